// Shopping Mall in a browser: crowds, managers and arrivals, pressed where they stand.
import { expect, test } from "../../../../../../tests/browser/support.mjs";
import { crowds, primary, settle, sitDown, until } from "./kit.mjs";

const open = (page) => ({ deal: 7, also: () => page.getByText("Open", { exact: true }).click() });

/** What everybody has, where balances lie open. */
const balances = async (page) => {
  const told = await page.locator(".seat__big > [aria-hidden]").allInnerTexts();
  return told.map((words) => Number(words.replace(/\D/g, "")));
};

/** What the preview says each of Ada, Ben and Cora would gain. */
const promised = async (page) => {
  const gains = { A: 0, B: 0, C: 0 };
  for (const words of await page.locator(".sm-outcome__sum > span").allInnerTexts()) {
    const found = words.match(/([ABC])\s*([+−])([\d,]+)/);
    if (found) gains[found[1]] = Number(found[3].replace(",", "")) * (found[2] === "+" ? 1 : -1);
  }
  return Object.values(gains);
};

test("a crowd is pressed, every place says what it brings, and what was shown comes true and can be undone", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], open(page));
  await until(page, "act");
  await crowds(page).first().click();
  await settle(page);
  const places = page.locator(".sm-spot.is-open");
  expect(await places.count()).toBeGreaterThan(3);
  await expect(page.locator(".sm-badge--own").first()).toBeVisible();
  await expect(page.locator(".sm-way")).toHaveCount(0);
  // Two ways lead from the west gate to fountain 2.
  await page.getByRole("button", { name: /^Fountain 2, .*Go there/ }).click();
  await settle(page);
  await expect(page.locator(".sm-way")).toHaveCount(2);
  await expect(page.locator(".sm-way--chosen")).toHaveCount(1);
  const ways = page.getByRole("group", { name: "Which way" }).getByRole("button");
  await expect(ways).toHaveText([/^Inside/, /^Around/]);
  await ways.nth(1).click();
  await settle(page);
  await expect(primary(page)).toContainText("fountain 2, around");
  await ways.nth(0).click();
  await settle(page);
  const [before, gains] = [await balances(page), await promised(page)];
  expect(gains.some((gain) => gain !== 0)).toBe(true);
  await primary(page).click();
  await settle(page);
  expect(await balances(page)).toEqual(before.map((cash, seat) => cash + gains[seat]));
  await page.getByRole("button", { name: /^Undo: move from/ }).click();
  await settle(page);
  expect(await balances(page)).toEqual(before);
});

test("a press on the mall ends a walk that is still shown", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await until(page, "act");
  await page.locator(".sm-row").first().click();
  await primary(page).click();
  await expect(page.locator(".sm-walkers")).toHaveCount(1);
  await page.locator(".sm-map").click({ position: { x: 4, y: 4 } });
  await expect(page.locator(".sm-walkers")).toHaveCount(0);
});

test("one manager is dragged onto another, or both are pressed", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await until(page, "act");
  await page.keyboard.press("s");
  await settle(page);
  const figures = page.locator("button.sm-figure");
  const middle = async (figure) => {
    const { x, y, width, height } = await figure.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(figures.nth(0))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(figures.nth(1))), { steps: 8 });
  await page.mouse.up();
  await expect(primary(page)).toContainText("Swap expert and steady");
  await figures.nth(2).click();
  await settle(page);
  await figures.nth(0).click();
  await settle(page);
  await expect(primary(page)).toContainText("Swap expert and trainee");
  const shop = async () => (await figures.nth(0).innerText()).split("\n").at(-2);
  const was = await figures.nth(2).innerText();
  await primary(page).click();
  await settle(page);
  await page.keyboard.press("s");
  await settle(page);
  expect(was).toContain(await shop());
});

test("two of the framed four in the queue are pressed and come in", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await until(page, "arrivals");
  const framed = page.getByRole("list", { name: "Next to come in" }).getByRole("button");
  await expect(framed).toHaveCount(4);
  const trades = (await framed.allTextContents()).map((words) => words.trim());
  await framed.nth(3).click();
  await expect(primary(page)).toHaveAttribute("aria-disabled", "true");
  await framed.nth(0).click();
  await expect(page.locator(".sm-token.is-on")).toHaveCount(2);
  await primary(page).click();
  await settle(page);
  const gate = await page.locator(".sm-spot--gate").first().getAttribute("aria-label");
  for (const trade of [trades[0], trades[3]]) expect(gate).toContain(trade);
});
