// Supermarché: whole games by clicking and by keyboard, a lost shop, the advisor, and a look at every screen.
import { axe, expect, noSidewaysScroll, shot, SIZES, test, THEMES } from "./support.mjs";
import { go, money, openShop, phase, playOut, primary, result, step } from "./supermarche.mjs";

async function look(page, name) {
  // What is still fading in has no contrast to judge yet.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  await noSidewaysScroll(page);
  await axe(page);
  await shot(page, `supermarche-${name}`);
}

/** Plays on until the panel asks something that matches. */
async function until(page, asked, policy) {
  for (let steps = 0; steps < 200; steps += 1) {
    if (asked.test(await page.locator(".roll h2").innerText())) return;
    await step(page, policy);
    if (await result(page).count()) break;
  }
  throw new Error(`nobody asked ${asked}`);
}

test("all six rounds by clicking, up to the result", async ({ page }) => {
  test.setTimeout(240_000);
  await openShop(page, { start: "Easy", deal: 12 });
  await expect(page.locator(".shutter")).toHaveCount(0);
  const phases = new Set();
  const asked = await playOut(page, { each: async () => phases.add(await phase(page)) });
  await expect(result(page)).toBeVisible();
  expect([...phases]).toEqual(expect.arrayContaining(["Preparation", "Delivery", "Stocking", "Customers", "Waste"]));
  expect([...asked]).toEqual(expect.arrayContaining(["The order", "A sale today?", "Who comes in?", "Between customers"]));
  await expect(page.locator(".sm-end__rounds tbody tr")).toHaveCount(6);
  await expect(page.locator(".bands .is-now")).toHaveCount(1);
  await look(page, "end-desktop-light");
});

test("a lost shop is told at once", async ({ page }) => {
  test.setTimeout(240_000);
  await openShop(page, { start: "Hard", deal: 5, odds: false });
  await playOut(page, { reckless: true });
  await expect(result(page)).toBeVisible();
  await expect(page.locator(".bands .is-now")).toContainText("Shutters down");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("−");
});

test("by keyboard alone: a round", async ({ page }) => {
  test.setTimeout(120_000);
  await openShop(page, { start: "Easy", deal: 12 });
  await page.keyboard.press("2");
  await page.keyboard.press("4");
  await expect(primary(page)).toHaveText("Turn customers 2 and 4 up");
  await page.keyboard.press("d");
  await expect(page.locator(".roll h2")).toHaveText("The order");
  const plus = page.getByRole("button", { name: /^Buy 1 bakery/ });
  await plus.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".slip__sum")).toContainText("1 cube");
  await expect(plus).toBeFocused();
  for (let presses = 0; presses < 90; presses += 1) {
    const asked = await page.locator(".roll h2").innerText();
    if (asked.startsWith("The end of round")) break;
    if (asked === "Who comes in?") {
      // The first two are 2 and 4; then whoever is up.
      for (const key of ["1", "2", "3", "4", "5"]) {
        if ((await primary(page).getAttribute("aria-disabled")) !== "true") break;
        await page.keyboard.press(key);
      }
    } else if (/item$/.test(asked) && (await primary(page).getAttribute("aria-disabled")) === "true") {
      await page.keyboard.press("n");
    }
    const before = await page.locator(".table").innerText();
    await page.keyboard.press("d");
    await expect.poll(async () => (await page.locator(".table").innerText()) !== before).toBeTruthy();
  }
  await expect(page.locator(".roll h2")).toHaveText("The end of round 1");
});

// Blocked controls stay in reach: `force`, because Playwright waits for what is aria-disabled.
test("what is refused says why, with numbers, and changes nothing", async ({ page }) => {
  await openShop(page, { start: "Hard", deal: 3 });
  await go(page);
  await page.getByRole("button", { name: /^Buy 1 dairy/ }).click({ force: true });
  await expect(page.locator(".toast")).toContainText(/costs \$\d/);
  expect(await money(page)).toBe(0);
  await go(page);
  await page.getByRole("button", { name: "Bring out 1 frozen" }).click({ force: true });
  await expect(page.locator(".toast")).toContainText(/stock room|shelves hold 15/);
  await go(page);
  await primary(page).click({ force: true });
  await expect(page.locator(".toast")).toContainText("Choose one of the face-up customers first.");
});

test("buying and taking back, quickly; undo says what it takes back", async ({ page }) => {
  await openShop(page, { start: "Easy", deal: 3 });
  await go(page);
  await page.getByRole("button", { name: /^Buy 1 produce/ }).dblclick();
  await expect(page.locator(".slip__sum")).toContainText("2 cubes");
  await page.getByRole("button", { name: /^Return 1 produce/ }).click();
  await expect(page.locator(".slip__sum")).toContainText("1 cube");
  await expect(page.locator(".btn--undo")).toContainText("Undo: return 1 produce");
  await page.locator(".btn--undo").click();
  await expect(page.locator(".slip__sum")).toContainText("2 cubes");
});

test("a hint comes from the worker and is counted", async ({ page }) => {
  test.setTimeout(120_000);
  await openShop(page, { start: "Normal", deal: 3 });
  await go(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".sm-note--hint")).toContainText("I would", { timeout: 30_000 });
  await shot(page, "supermarche-hint");
});

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`every decision looks right: ${size}, ${theme}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      await openShop(page, { start: "Easy", deal: 12, settings: { theme } });
      const called = (name) => `${name}-${size}-${theme}`;
      await look(page, called("flip"));
      await go(page);
      await page.getByRole("button", { name: /^Buy 1 produce/ }).click();
      await page.getByRole("button", { name: /^Buy 1 dry goods/ }).dblclick();
      await look(page, called("delivery"));
      await go(page);
      await page.locator(".sales__one", { hasText: "Bakery" }).click();
      await look(page, called("stocking"));
      await go(page);
      await look(page, called("choose"));
      await until(page, /first\?$/, {});
      await look(page, called("offer"));
      await until(page, /second item$/, {});
      await look(page, called("roll"));
      await until(page, /^Between customers$/, {});
      await look(page, called("between"));
      const restock = page.getByRole("button", { name: /^Restock/ });
      if ((await restock.getAttribute("aria-disabled")) !== "true") {
        await restock.click();
        await look(page, called("restock"));
        await restock.or(page.getByRole("button", { name: "No restock" })).first().click();
      }
      await until(page, /^The end of round/, {});
      await look(page, called("waste"));
      await go(page);
      await go(page);
      await until(page, /item$/, {});
      for (let rolls = 0; rolls < 60 && (await page.locator(".roll .choice").count()) < 2; rolls += 1) {
        await step(page);
        if (await result(page).count()) return;
      }
      await look(page, called("resolve"));
    });
  }
}

for (const [width, height] of [[360, 640], [640, 360], [1024, 768]]) {
  test(`nothing scrolls sideways at ${width} by ${height}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await openShop(page, { start: "Easy", deal: 12 });
    for (let steps = 0; steps < 12; steps += 1) {
      await noSidewaysScroll(page);
      await step(page);
    }
  });
}

test("reduced motion: the dice lie still at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openShop(page, { start: "Easy", deal: 12 });
  await until(page, /item$/, {});
  await go(page);
  const moving = await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect.getComputedTiming().duration > 0).length);
  expect(moving).toBe(0);
});
