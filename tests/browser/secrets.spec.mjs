// Nothing secret is in the page behind the curtain: not in elements, attributes, title, history
// state, fields or accessibility tree, whatever the hands hold.
import { answered, expect, test } from "./support.mjs";
import * as brick from "../../src/bin/app/games/brick_and_mortar/browser/kit.mjs";
import { blind, raise, ready, screen, settle, sitDown, turn } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

/** The whole document as it stands, without what only says when and where. */
const document_ = async (page) => ({
  tree: await page.locator("body").ariaSnapshot(),
  ...(await page.evaluate(() => ({
    told: [...document.querySelectorAll(".log li, .pile")].map((element) => element.textContent),
    html: document.getElementById("app").outerHTML,
    title: document.title,
    state: JSON.stringify(history.state),
    fields: [...document.querySelectorAll("input")].map((field) => field.value),
  }))),
});

test("twins: two deals that look alike to everybody give the same public page", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  // Deals whose first cards are all goods look alike as long as nobody looks: same heights, same backs.
  const pages = [];
  for (const deal of [1, 2, 3, 4, 5]) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await sitDown(page, ["Ada", "Ben"], { deal });
    await settle(page);
    const seen = [];
    for (let turns = 0; turns < 6; turns += 1) {
      await blind(page).click();
      await settle(page);
      seen.push(await document_(page));
    }
    pages.push(seen);
    await context.close();
  }
  // Group by what everybody may know, the log and the heights; then compare letter by letter.
  const key = (seen) => JSON.stringify(seen.map(({ told }) => told));
  const groups = new Map();
  for (const seen of pages) groups.set(key(seen), [...(groups.get(key(seen)) ?? []), seen]);
  const largest = [...groups.values()].sort((a, b) => b.length - a.length)[0];
  expect(largest.length, "two of five deals look alike").toBeGreaterThan(1);
  for (const other of largest.slice(1)) {
    for (const [turns, page] of other.entries()) expect(page, `after ${turns + 1} draws`).toEqual(largest[0][turns]);
  }
});

test("a hand is only in the page while its owner looks", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 9 });
  await settle(page);
  for (let turns = 0; turns < 6; turns += 1) {
    await turn(page, { look: false });
    await ready(page);
    await settle(page);
  }
  const cards = () => page.locator("#app .tray .tin, #app .hand .tin").count();
  expect(await cards()).toBe(0);
  await raise(page).click();
  await answered(page);
  expect(await cards()).toBeGreaterThan(0);
  const live = await page.locator('[role="log"]').innerText();
  expect(live).not.toMatch(/drew (milk|pickles|tomatoes|sweetcorn|sardines)/i);
  await settle(page);
  // The first frame after Escape has no card in it.
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        requestAnimationFrame(() => resolve(document.querySelectorAll("#app .tray .tin").length));
      }),
  );
  expect(left).toBe(0);
});

test("a reload comes back behind the curtain with the game as it was", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 9 });
  await settle(page);
  for (let turns = 0; turns < 3; turns += 1) {
    await turn(page);
    await ready(page);
    await settle(page);
  }
  const height = await page.locator(".pile").first().innerText();
  const next = await page.locator(".shutter h2").innerText();
  await raise(page).click();
  await expect(page.locator(".table--private")).toBeVisible();
  await page.reload();
  await expect(page.locator(".table--public")).toBeVisible();
  expect(await page.locator("#app .tray .tin").count()).toBe(0);
  expect(await page.locator(".pile").first().innerText()).toBe(height);
  expect(await page.locator(".shutter h2").innerText()).toBe(next);
  // Away by Back and in again by Forward: still the curtain.
  await page.goBack();
  await page.goForward();
  await expect(page.locator(".table--public")).toBeVisible();
});

test("an unfinished export names no card", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Keen"], { deal: 9, settings: { pace: "once" } });
  await page.getByRole("button", { name: /^Menu/ }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export to a file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^fiasko-turn-\d+\.json$/);
  const text = await (await import("node:fs/promises")).readFile(await file.path(), "utf8");
  expect(text).not.toMatch(/milk|pickles|tomatoes|sweetcorn|sardines/i);
});

// What these two do is watched by `frames.mjs`, as in every test: here people hide and seal as often as they can.
test("no frame after Hide, Done or a seal shows what was told to one person: Brick & Mortar", async ({ page }) => {
  test.setTimeout(180_000);
  await brick.sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7, draft: true });
  let hidden = 0;
  for (let turns = 0; turns < 60; turns += 1) {
    await settle(page);
    const did = await brick.step(page, turns);
    if (did === "over") break;
    await answered(page);
    if ((await brick.moment(page)) !== "decide" || !(await page.locator(".btn--hide").count())) continue;
    await settle(page);
    await page.locator(".btn--hide").click();
    await expect(page.locator(".table--public")).toBeVisible();
    hidden += 1;
    await settle(page);
    await page.locator(".shutter__raise").click();
  }
  expect(hidden, "hand-overs that were watched").toBeGreaterThan(12);
});

test("a board that shows everybody the same stands when a shutter falls, and keeps nothing: Brick & Mortar", async ({ page }) => {
  test.setTimeout(180_000);
  await brick.sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7, draft: true });
  const board = () => page.locator(".board").evaluate((element) => element.outerHTML);
  let stood = 0;
  for (let turns = 0; turns < 24; turns += 1) {
    await settle(page);
    if ((await brick.moment(page)) === "public") {
      const before = await board();
      await page.evaluate(() => (window.board = document.querySelector(".board")));
      await page.locator(".shutter__raise").click();
      await expect(page.locator(".table--private")).toBeVisible();
      await settle(page);
      await page.locator(".btn--hide").click();
      await expect(page.locator(".table--public")).toBeVisible();
      expect(await page.evaluate(() => window.board === document.querySelector(".board")), "the same board").toBe(true);
      expect(await board(), "says what it said before it was looked behind the shutter").toBe(before);
      stood += 1;
      await settle(page);
    }
    if ((await brick.step(page, turns)) === "over") break;
  }
  expect(stood, "shutters that fell").toBeGreaterThan(6);
});

test("no frame after Hide or Done shows what was told to one person: Fiasko", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 4 });
  for (let turns = 0; turns < 18; turns += 1) {
    await settle(page);
    if (turns % 3) {
      await raise(page).click();
      expect(await screen(page)).toBe("private");
      await settle(page);
      await page.keyboard.press("Escape");
      expect(await screen(page)).toBe("public");
      await settle(page);
    }
    await turn(page, { look: true });
    await ready(page);
  }
});
