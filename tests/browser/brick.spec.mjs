// Brick & Mortar by clicking: a whole first game, and what may stand on which screen.
import { axe, expect, noSidewaysScroll, SIZES, test } from "./support.mjs";
import { moment, playOut, primary, settle, sitDown, step } from "./brick.mjs";

test("two people and a computer play a whole first game by clicking", async ({ page }) => {
  test.setTimeout(1_200_000);
  await sitDown(page, ["Ada", "Ben", "Till:Calm"], { deal: 4711 });
  const seen = new Set();
  await playOut(page, { each: async (did) => void seen.add(did.split(/[\d$]/)[0].trim()) });
  await expect(page.locator(".podium")).toContainText("Ada");
  await expect(page.getByRole("row", { name: /^Total/ })).toBeVisible();
  for (const kind of ["Buy", "Seal", "Stock", "Sell"]) {
    expect([...seen].some((label) => label.startsWith(kind)), `somebody pressed ${kind}`).toBe(true);
  }
});

test("money, hands and dials are only in the page while their owner looks", async ({ page }) => {
  test.setTimeout(180_000);
  await sitDown(page, ["Ada", "Ben"], { deal: 7 });
  const secrets = () => page.locator("#app .tray .money, #app .bm-hands, #app .bm-decide, #app .bm-play").count();
  let looked = 0;
  for (let turns = 0; turns < 40; turns += 1) {
    const now = await moment(page);
    if (now === "public" || now === "reveal") expect(await secrets()).toBe(0);
    if (now === "decide" && (await page.locator(".table--private").count())) {
      expect(await secrets()).toBeGreaterThan(1);
      looked += 1;
      if (turns % 5 === 4) {
        await page.keyboard.press("Escape");
        await expect(page.locator(".table--public")).toBeVisible();
        expect(await secrets()).toBe(0);
        await settle(page);
        continue;
      }
    }
    await step(page, turns);
    await settle(page);
  }
  expect(looked).toBeGreaterThan(3);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ["light", "dark"]) {
    test(`a ${size} shows the table, ${theme}, without breach or sideways scroll`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await sitDown(page, ["Ada", "Till:Calm", "Penny:Calm"], { deal: 12, settings: { theme } });
      for (let looks = 0; looks < 12; looks += 1) {
        await expect.poll(() => moment(page), { timeout: 30_000 }).toBe("decide");
        await noSidewaysScroll(page);
        if (looks % 3 === 0) await axe(page);
        await step(page, looks);
      }
    });
  }
}

test("a dial turns by keyboard, stops at its ends, and says so", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 12 });
  await expect.poll(async () => {
    if (await page.getByRole("spinbutton").count()) return true;
    if ((await moment(page)) === "decide") await step(page, 1);
    return false;
  }, { timeout: 60_000 }).toBe(true);
  const dial = page.getByRole("spinbutton").first();
  const least = await dial.getAttribute("aria-valuemin");
  await dial.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(dial).toHaveAttribute("aria-valuenow", least);
  await page.keyboard.press("ArrowUp");
  await expect(dial).toHaveAttribute("aria-valuenow", String(Number(least) + 1));
  await expect(primary(page)).toBeVisible();
});
