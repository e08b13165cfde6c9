// Several windows: none overwrites what another has done.
import { expect, open, started, test } from "./support.mjs";
import { blind, settle, sitDown } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

const move = async (page) => {
  await page.bringToFront();
  await settle(page);
  await blind(page).click();
  await settle(page);
};
const pile = (page) => page.locator(".pile").first();
const kept = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("hs.game."));
    return key && JSON.parse(localStorage[key]);
  });

test("a game is open in one window; “Continue here” moves it", async ({ context, page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await blind(page).click();
  await settle(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole("heading", { name: "This game is open in another window" })).toBeVisible();
  expect(await second.locator(".table").count()).toBe(0);
  await second.getByRole("button", { name: "Continue here" }).click();
  await expect(second.locator(".table--public")).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByText(/continued in another window/)).toBeVisible();
  await settle(second);
  await blind(second).click();
  await expect(second.locator(".pile").first()).toContainText("86");
});

test("in a browser without locks the window that is behind gives way", async ({ context, page }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined }));
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  const second = await context.newPage();
  await open(second, page.url());
  await move(page);
  await move(page);
  const { save } = await kept(page);
  await second.bringToFront();
  await blind(second).click();
  await expect(second).toHaveURL(/#\/$/);
  await expect(second.getByText(/continued in another window/)).toBeVisible();
  expect((await kept(page)).save).toBe(save);
  await second.getByRole("link", { name: /Continue/ }).first().click();
  await expect(pile(second)).toContainText("86");
  await move(second);
  await page.bringToFront();
  await page.getByRole("button", { name: /^Menu/ }).click();
  await page.getByRole("button", { name: /Break off/ }).click();
  await page.getByRole("button", { name: /^End it/ }).click();
  await expect(page.getByText(/continued in another window/)).toBeVisible();
  expect((await kept(page)).laid_open).toBe(false);
});

test("a name given on the street outlives the moves of the table", async ({ context, page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  const street = await context.newPage();
  await open(street, "/#/");
  await street.getByRole("button", { name: /^Manage/ }).click();
  await street.getByLabel("Name of this game").fill("Sunday");
  await street.getByRole("button", { name: "Rename" }).click();
  await expect(street.locator(".save h3")).toHaveText("Sunday");
  await move(page);
  await expect(page.locator(".bar__sub")).toContainText("Sunday");
  expect((await kept(page)).title).toBe("Sunday");
});

test("undoing a deletion does not undo moves made since", async ({ context, page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  const street = await context.newPage();
  await open(street, "/#/");
  await street.getByRole("button", { name: /^Manage/ }).click();
  await street.getByRole("button", { name: "Delete this game" }).click();
  await expect(street.locator(".save")).toHaveCount(0);
  await move(page);
  await move(page);
  const { save } = await kept(page);
  await street.bringToFront();
  await street.getByRole("button", { name: "Undo" }).click();
  await expect(street.locator(".save")).toHaveCount(1);
  expect((await kept(page)).save).toBe(save);
});

test("a page that says why there is no table names itself and has the focus", async ({ context, page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  const second = await context.newPage();
  await open(second, "/#/settings");
  const go = (address) => second.evaluate((hash) => (location.hash = hash), address);
  await go(new URL(page.url()).hash);
  await expect(second).toHaveTitle("This game is open in another window · Fiasko");
  await expect(second.getByRole("heading", { name: /open in another window/ })).toBeFocused();
  await go("#/table/fiasko/nowhere");
  await expect(second).toHaveTitle("This game cannot be opened · Fiasko");
  await expect(second.getByRole("heading", { name: /cannot be opened/ })).toBeFocused();
  await go("#/new/corner-shop");
  await expect(second).toHaveTitle("High Street");
  await expect(second.locator("body")).toHaveAttribute("data-game", "street");
});

test("the screen may sleep again when the table is left", async ({ page }) => {
  await page.addInitScript(() => {
    window.awake = 0;
    const request = async () => {
      window.awake += 1;
      return { release: async () => void (window.awake -= 1) };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  expect(await page.evaluate(() => window.awake)).toBe(1);
  await page.getByRole("link", { name: "Back to the street" }).click();
  await expect.poll(() => page.evaluate(() => window.awake)).toBe(0);
});
