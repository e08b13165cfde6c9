// A peek lives while it is held: whatever ends it also ends one that has only begun.
import { expect, test } from "./support.mjs";
import { blind, settle, sitDown } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

const box = (page) => page.locator(".peekbox");
const promise = (page) => page.getByText("Nothing secret is on this screen");

/** Everybody holds two cards. */
async function sitAndDraw(page, settings = {}) {
  await sitDown(page, ["Ada", "Ben"], { deal: 3, settings });
  for (let turns = 0; turns < 4; turns += 1) {
    await settle(page);
    await blind(page).click();
  }
  await settle(page);
}

async function hold(page) {
  const { x, y, width, height } = await page.locator(".peeker").first().boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
}

const ENDS = {
  "the window loses the focus": () => window.dispatchEvent(new Event("blur")),
  "the tab is hidden": () => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    delete document.visibilityState;
  },
  "the page is left": () => window.dispatchEvent(new Event("pagehide")),
  "a second finger comes": () =>
    document.querySelector(".board").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: false, pointerId: 7 })),
  "something scrolls": () => document.querySelector(".board").dispatchEvent(new Event("scroll")),
};

test("a peek ends with whatever must end it, also within its first 300 ms", async ({ page }) => {
  await sitAndDraw(page);
  for (const [what, end] of Object.entries(ENDS)) {
    await hold(page);
    await expect(box(page)).toBeVisible();
    await page.evaluate(end);
    await expect(box(page), what).toHaveCount(0);
    await page.mouse.up();
    // In one turn of the page's own clock: a busy machine must not stretch the first moment.
    await hold(page);
    await page.evaluate(end);
    await page.waitForTimeout(500);
    await expect(box(page), `${what}, early`).toHaveCount(0);
    await page.mouse.up();
  }
});

test("nothing is promised while somebody peeks", async ({ page }) => {
  await sitAndDraw(page);
  await expect(promise(page)).toBeVisible();
  await page.keyboard.down("h");
  await expect(box(page)).toBeVisible();
  await expect(promise(page)).toBeHidden();
  await page.keyboard.up("h");
  await expect(promise(page)).toBeVisible();
});

test("a tap or the key H opens a peek for five seconds where holding is too hard", async ({ page }) => {
  await page.clock.install();
  await sitDown(page, ["Ada", "Ben"], { deal: 3, settings: { "tap-to-peek": true } });
  await page.clock.runFor(500);
  for (const open of [() => page.keyboard.press("h"), () => page.locator(".peeker").first().click()]) {
    await open();
    await expect(box(page)).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(box(page)).toBeVisible();
    await page.clock.runFor(600);
    await expect(box(page)).toHaveCount(0);
  }
});

test("a key that is held for ever peeks no longer than a hand lies open", async ({ page }) => {
  await page.clock.install();
  await sitDown(page, ["Ada", "Ben"], { deal: 3, settings: { idle: 60 } });
  await page.clock.runFor(500);
  await page.keyboard.down("h");
  await page.clock.runFor(55_000);
  await expect(box(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(box(page)).toHaveCount(0);
});
