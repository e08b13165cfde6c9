// What everybody waits for stays until it is pressed away: no computer's next move takes its place.
import { axe, expect, noSidewaysScroll, settle, shot, SIZES, test } from "./support.mjs";
import { blind, drawButton, screen, sitDown } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

const moment = (page) => page.locator(".occasion");
const goOn = (page) => page.getByRole("button", { name: "Go on" });

/** Draws until something everybody waits for has happened to somebody in `who`. */
async function drawUntil(page, who) {
  for (let turns = 0; turns < 400; turns += 1) {
    await expect(moment(page).or(drawButton(page)).first()).toBeVisible();
    if (await moment(page).count()) {
      if (who.test(await moment(page).innerText())) return;
      await settle(page);
      await goOn(page).click();
      await settle(page);
    } else {
      // A computer's mishap may take the button away at any time.
      const disabled = await drawButton(page).getAttribute("aria-disabled", { timeout: 500 }).catch(() => "true");
      if (disabled !== "true") await drawButton(page).click({ timeout: 500 }).catch(() => {});
      await settle(page);
    }
  }
  throw new Error("nothing happened in 400 looks");
}

for (const [size, viewport] of Object.entries({ phone: SIZES.phone, desktop: SIZES.desktop })) {
  test(`a computer's mishap is not replaced by the next draw, on a ${size}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await sitDown(page, ["Ada", "Till:Calm", "Penny:Calm"], { deal: 5, settings: { pace: "quick" } });
    await drawUntil(page, /(Till|Penny).*(Fiasko|catastrophe)|Fiasko for (Till|Penny)/is);
    expect(await page.locator("[data-screen]").getAttribute("data-screen")).toBe("moment");
    const told = await moment(page).innerText();
    const box = await moment(page).locator("h2").boundingBox();
    expect(box.y + box.height, "above the fold").toBeLessThan(viewport.height);
    await noSidewaysScroll(page);
    await axe(page);
    await shot(page, `moment-${size}`);
    // Ten beats of the computers later it still stands there, and the game with it.
    await page.waitForTimeout(1500);
    expect(await moment(page).innerText()).toBe(told);
    await expect(page.getByRole("log").first()).not.toBeEmpty();
    await goOn(page).click();
    await expect(moment(page).locator("h2", { hasText: told.split("\n")[0] })).toHaveCount(0);
    // Whoever comes back is not shown it again.
    await page.reload();
    await expect(moment(page)).toHaveCount(0);
    expect(await screen(page)).toBe("open");
  });
}

for (const [size, viewport] of Object.entries({ phone: SIZES.phone, desktop: SIZES.desktop })) {
  test(`seventeen lost cards are all seen, on a ${size}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    // In this deal whoever begins and never stops loses seventeen cards.
    const also = () => page.getByText("Press your luck", { exact: true }).click();
    await sitDown(page, ["Ada", "Ben"], { deal: 6, settings: { pace: "quick" }, also });
    for (let draws = 0; draws < 40; draws += 1) {
      await settle(page);
      if (await moment(page).count()) {
        if (/Fiasko for/.test(await moment(page).innerText())) break;
        await goOn(page).click();
      } else {
        await blind(page).first().click();
      }
    }
    await expect(moment(page)).toContainText("17 cards");
    expect(await page.evaluate(() => Math.round(scrollY)), "wherever the page was scrolled to").toBe(0);
    const tins = moment(page).locator(".tin");
    await expect(tins).toHaveCount(17);
    const clipped = await moment(page).locator(".moment__cards").evaluate((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    expect(clipped, "a box that is cut").toBe(false);
    for (const tin of await tins.all()) await expect(tin).toBeInViewport({ ratio: 0.95 });
    await shot(page, `moment-seventeen-${size}`);
  });
}
