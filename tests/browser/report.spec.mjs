// The report on a finished game: asked for, made in the worker, stopped, kept, and looked at again.
import { readFileSync } from "node:fs";
import { expect, look, noSidewaysScroll, open, SIZES, test } from "./support.mjs";

/** A recorded game, with Ada as the only person. */
function record(folder, slug, file, names) {
  const { save } = JSON.parse(readFileSync(new URL(`../../src/games/${folder}/golden/${file}`, import.meta.url), "utf8"));
  const chairs = names.map((name, index) => ({ name, hue: index + 1, sitter: index === 0 ? "Person" : { Computer: "Hard" } }));
  return {
    format: 1, game: slug, title: "", chairs, round: 1, standings: names.map(() => 0), next: null, finished: true, saved_at: 1,
    save: JSON.stringify(save),
  };
}
const FIASKO = record("fiasko", "fiasko", "r1-2.json", ["Ada", "Till"]);
const MALL = record("shopping_mall", "shopping-mall", "r1-3.json", ["Ada", "Till", "Penny"]);

async function openResult(page, game = FIASKO) {
  await page.addInitScript((text) => {
    if (!localStorage.getItem("hs.game.looked-into")) localStorage.setItem("hs.game.looked-into", text);
  }, JSON.stringify(game));
  await open(page, `/#/table/${game.game}/looked-into`);
  await expect(page.getByRole("heading", { name: "Luck or skill?" })).toBeVisible();
}

test("a finished game is looked into, and no task holds the page up", async ({ page }) => {
  test.setTimeout(240_000);
  await openResult(page);
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: "longtask" });
  });
  await page.getByRole("button", { name: "Look into this game" }).click();
  await expect(page.getByText("Ada could expect")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("only half reckoned")).toBeVisible();
  await page.getByRole("button", { name: "Begin again" }).click();
  await expect(page.getByRole("heading", { name: "What mattered to Ada" })).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole("progressbar")).toHaveCount(0, { timeout: 200_000 });
  const longest = await page.evaluate(() => Math.max(0, ...window.tasks.map(({ duration }) => duration)));
  console.log(`longest task: ${Math.round(longest)} ms`);
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await noSidewaysScroll(page);
    await look(page, `report-${name}`);
  }

  // It is kept: nobody waits for it twice.
  await page.reload();
  await expect(page.getByText("Ada could expect")).toBeVisible();
  await page.getByRole("button", { name: "Show" }).first().click();
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Ada" }), "as the one it mattered to saw it").toBeChecked();
  await page.getByRole("button", { name: "Back to the result" }).click();
  await page.getByRole("button", { name: "What the words mean" }).click();
  await expect(page.getByRole("dialog")).toContainText("never the truth");
  await page.keyboard.press("Escape");

  // A choice once more: the answer comes after the choice.
  await page.getByRole("button", { name: "Try it" }).first().click();
  const asked = page.getByRole("dialog", { name: "What would you do as Ada?" });
  await expect(asked.locator(".report__course").nth(1)).toBeVisible();
  await expect(asked).not.toContainText(/±|Sharp|what Ada did/);
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const beyond = await asked.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(beyond, "nothing of the table is beyond the edge").toBeLessThanOrEqual(0);
  }
  await asked.locator(".report__course").first().click();
  await expect(asked.getByRole("status")).toContainText(/Reckoned in \d+ imagined games[.;]/);
  await expect(asked).toContainText("what Ada did");
  await expect(asked.getByText("Your choice:")).toHaveCount(1);
  await expect(asked).toContainText("what Sharp would do");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play on", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Play on from here" })).toContainText("marked as tried");
});

test("a game without chance after the deal is looked into: deal and choices make the sum", async ({ page }) => {
  test.setTimeout(120_000);
  await openResult(page, MALL);
  await page.getByRole("button", { name: "Look into this game" }).click();
  await expect(page.getByText("Ada could expect")).toBeVisible({ timeout: 60_000 });
  // Of a few trials only sums can be told; they add up as well.
  await expect(page.locator(".report__rest")).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole("button", { name: "Stop" }).click();
  const number = async (row) => {
    const head = page.getByRole("rowheader", { name: row, exact: true });
    const cell = page.locator(".report .sheet tr").filter({ has: head }).locator("td").first();
    return Number((await cell.innerText()).replace("−", "-").replace(/[+%]/g, ""));
  };
  expect(await number("Draws and dice")).toBe(0);
  const parts = await Promise.all(["Before the deal", "Deal", "Own choices", "Others’ choices"].map(number));
  expect(parts.reduce((sum, part) => sum + part)).toBe(await number("Result"));

  // Looked back at, the mall has room: it once had what its table gives it, and here there is no table around it.
  await page.getByRole("button", { name: "Step through the game" }).click();
  for (const [size, least] of [["desktop", 480], ["tablet", 480], ["phone", 320]]) {
    await page.setViewportSize(SIZES[size]);
    expect((await page.locator(".replay .sm-map").boundingBox()).width, size).toBeGreaterThan(least);
    await noSidewaysScroll(page);
  }
});
