// The report on a finished game: asked for, made in the worker, stopped, kept, and looked at again.
import { readFileSync } from "node:fs";
import { expect, look, noSidewaysScroll, open, SIZES, test } from "./support.mjs";

const { save } = JSON.parse(readFileSync(new URL("../../src/games/fiasko/golden/r1-2.json", import.meta.url), "utf8"));
const chairs = ["Ada", "Till"].map((name, index) => ({
  name, hue: index + 1, sitter: index === 0 ? "Person" : { Computer: "Hard" },
}));
const record = {
  format: 1, game: "fiasko", title: "", chairs, round: 1, standings: [0, 0], next: null, finished: true, saved_at: 1,
  save: JSON.stringify(save),
};

async function openResult(page) {
  await page.addInitScript((text) => {
    if (!localStorage.getItem("hs.game.looked-into")) localStorage.setItem("hs.game.looked-into", text);
  }, JSON.stringify(record));
  await open(page, "/#/table/fiasko/looked-into");
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
  await page.getByRole("button", { name: "Back to the result" }).click();
  await page.getByRole("button", { name: "What the words mean" }).click();
  await expect(page.getByRole("dialog")).toContainText("never the truth");
});
