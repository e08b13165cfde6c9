// Whole games of Fiasko by clicking, on a large screen and on a phone. The rules of the hot seat are tested with it, too:
// tests/browser/hotseat.spec.mjs.
import { countPresses, expect, noSidewaysScroll, shot, SIZES, test } from "../../../../../../tests/browser/support.mjs";
import { blind, playOut, ready, result, settle, sitDown } from "./kit.mjs";

test("two people and a computer play a whole game by clicking", async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, ["Ada", "Ben", "Till:Keen"], { deal: 4711 });
  await playOut(page);
  await expect(result(page)).toContainText("Ada");
  await expect(page.getByText("4711")).toBeVisible();
  await expect(page.getByRole("heading", { name: /over the turns/i })).toBeVisible();
  await shot(page, "result-desktop-light");
  // The result is kept in the history, once, and the finished game can be opened again.
  await page.reload();
  await expect(result(page)).toBeVisible();
  const entered = await page.evaluate(() => JSON.parse(localStorage.getItem("hs.history")).length);
  expect(entered).toBe(1);
});

/** What a whole game may cost two people beside a computer, every moment read (docs/PRESSES.md). */
const MOST = { presses: 130, raises: 25 };

test("a whole game takes two people no more presses and hand-overs than written down", async ({ page }) => {
  test.setTimeout(400_000);
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array.fill(7);
  });
  await sitDown(page, ["Ada", "Ben", "Till:Keen"], { deal: 4711, settings: { pace: "quick" } });
  const counted = await countPresses(page);
  const turns = await playOut(page);
  const { presses, raises } = await counted();
  console.log(`Fiasko: ${turns} turns, ${presses} presses, ${raises} raises`);
  test.info().annotations.push({ type: "counted", description: JSON.stringify({ turns, presses, raises }) });
  expect(presses).toBeLessThanOrEqual(MOST.presses);
  expect(raises).toBeLessThanOrEqual(MOST.raises);
});

test("six at the table leave the log its lines, and every tile is whole", async ({ page }) => {
  test.setTimeout(120_000);
  const seats = ["Mia", "Jonas", "Olive:Keen", "Emre", "Ginger:Keen", "Basil:Keen"];
  for (const viewport of [SIZES.desktop, { width: 1366, height: 768 }]) {
    await page.setViewportSize(viewport);
    await sitDown(page, seats, { deal: 4711 });
    for (let turns = 0; turns < 4; turns += 1) {
      await ready(page);
      await settle(page);
      await blind(page).click();
    }
    await ready(page);
    const lines = page.locator(".log li");
    for (const nth of [0, 1]) await expect(lines.nth(nth)).toBeInViewport({ ratio: 0.9 });
    for (const tile of await page.locator(".seat").all()) await expect(tile).toBeInViewport({ ratio: 0.99 });
    // Names are whole beside a score of three digits, and the mark of a computer.
    const cut = await page.locator(".seat").evaluateAll((tiles) => {
      for (const big of tiles.map((tile) => tile.querySelector(".seat__big > span"))) big.textContent = "203";
      const names = tiles.map((tile) => tile.querySelector(".seat__name"));
      return names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText);
    });
    expect(cut, `cut at ${viewport.width}`).toEqual([]);
    await shot(page, `fiasko-six-${viewport.height}`);
  }
});

for (const seats of [["Ada", "Ben", "Cora:Keen"], ["Ada", "Ben", "Cora", "Dev"]]) {
  test(`on a tablet the shutter is seen whole by ${seats.length}, with the button to peek`, async ({ page }) => {
    await page.setViewportSize(SIZES.tablet);
    await sitDown(page, seats, { deal: 4711 });
    await settle(page);
    const edge = await page.locator(".actions").evaluate((actions) => actions.getBoundingClientRect().top);
    const sign = await page.locator(".shutter__sign").boundingBox();
    expect(sign.y + sign.height, "nothing lies over it").toBeLessThanOrEqual(edge);
    await expect(page.locator(".shutter .peeker").first()).toBeInViewport({ ratio: 1 });
  });
}

test("a phone plays a whole game too, and nothing scrolls sideways", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(SIZES.phone);
  await sitDown(page, ["Ada", "Ben"], { deal: 12 });
  await playOut(page, {
    each: async (turns) => {
      if (turns % 10 === 0) await noSidewaysScroll(page);
    },
  });
  await noSidewaysScroll(page);
  await shot(page, "result-phone-light");
});
