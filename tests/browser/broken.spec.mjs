// When something breaks: what is told is true, nothing secret stays, and nothing is lost.
import { readFile } from "node:fs/promises";
import { expect, open, test } from "./support.mjs";
import { blind, drawButton, raise, settle, sitDown } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

const TRAP = [/High Street stopped/, /unreachable/, /RuntimeError/];
const trap = async (page) => {
  await page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }));
  await expect(page.getByRole("heading", { name: "Something broke" })).toBeVisible();
};
const rescued = async (page) => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the game" }).click();
  return JSON.parse(await readFile(await (await download).path(), "utf8"));
};

test("when the app breaks, the way back needs no wasm and loses nothing", async ({ page, trouble }) => {
  trouble.allow(...TRAP);
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await blind(page).click();
  await settle(page);
  const height = await page.locator(".pile").first().innerText();
  await trap(page);
  await expect(page.locator("#broken")).toContainText("saved up to the last move");
  expect((await rescued(page)).game).toBe("fiasko");
  await page.getByRole("button", { name: "Back to the table" }).click();
  await expect(page.locator(".table--public")).toBeVisible();
  expect(await page.locator(".pile").first().innerText()).toBe(height);
});

test("after a crash no hand is left in the document", async ({ page, trouble }) => {
  trouble.allow(...TRAP);
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await raise(page).click();
  await expect(page.locator(".tray")).toBeVisible();
  await trap(page);
  await expect(page.locator(".tray, .card, .table")).toHaveCount(0);
});

test("a crash with a full storage says so and hands out the last move", async ({ page, trouble }) => {
  trouble.allow(...TRAP);
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await blind(page).click();
  await settle(page);
  await blind(page).click();
  await expect(page.locator(".pile").first()).toContainText("86");
  await trap(page);
  await expect(page.locator("#broken")).toContainText("could not be saved");
  await expect(page.locator("#broken")).not.toContainText("saved up to the last move");
  expect((await rescued(page)).round).toBe(2); // the storage still holds the first
});

test("a crash without any storage hands out the game all the same", async ({ page, trouble }) => {
  trouble.allow(...TRAP);
  await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }));
  await open(page, "/#/new/fiasko");
  await page.getByRole("button", { name: "Open the shop" }).click();
  await expect(page.locator(".table")).toBeVisible();
  await trap(page);
  expect((await rescued(page)).game).toBe("fiasko");
});

test("a crash on the street has nothing to export and says so", async ({ page, trouble }) => {
  trouble.allow(...TRAP);
  await open(page);
  await trap(page);
  await expect(page.locator("#broken")).toContainText("Saved games are not touched");
  await page.getByRole("button", { name: "Export the game" }).click();
  await expect(page.locator("#broken")).toContainText("no game here to export");
});

test("a computers’ room that cannot open is told, and a retry plays on", async ({ browser, baseURL }) => {
  // Without the offline copy, which would bring the worker's files all the same.
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route(/worker_loader/, (route) => route.abort());
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 5 });
  for (let turns = 0; turns < 2 && !(await page.getByText(/stopped thinking/).count()); turns += 1) {
    if (await drawButton(page).and(page.locator(":not([aria-disabled])")).count()) await drawButton(page).click();
    await page.waitForTimeout(600);
  }
  await expect(page.getByText(/stopped thinking/)).toBeVisible();
  await page.unroute(/worker_loader/);
  // Only the button tries again: what is told stays true until then.
  const table = await page.locator(".board").innerText();
  await page.keyboard.press("m");
  await page.waitForTimeout(1500);
  await expect(page.getByText(/stopped thinking/)).toBeVisible();
  expect(await page.locator(".board").innerText()).toBe(table);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/stopped thinking/)).toHaveCount(0);
  await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await context.close();
});
