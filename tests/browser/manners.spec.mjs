// Manners at a shared device: whose eyes, whose turn, how long, and with which finger.
import { expect, test } from "./support.mjs";
import { blind, drawButton, handSize, raise, ready, screen, settle, sitDown } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

const PRODUCTS = /milk|pickles|tomatoes|sweetcorn|sardines/i;
const menu = (page) => page.getByRole("button", { name: /^Menu/ });
const pile = (page) => page.locator(".pile").first();

/** Some turns without looking, so that everybody holds cards. */
async function someTurns(page, count) {
  for (let turns = 0; turns < count; turns += 1) {
    await ready(page);
    await settle(page);
    await blind(page).click();
  }
  await ready(page);
  await settle(page);
}

test("a chair is given away after a question, and the one who is left raises the shutter", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Till:Calm"], { deal: 3 });
  await someTurns(page, 2);
  await menu(page).click();
  const chair = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Ben" });
  await chair.getByRole("button", { name: "Let a computer play on" }).click();
  const question = page.getByRole("dialog", { name: "Let a computer play on for Ben?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Let a computer play on" }).click();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.locator(".shutter h2")).toHaveText("Pass to Ada");
    expect(await page.locator("#app .tray .hand").count(), "Ada's hand is nobody's yet").toBe(0);
  }
  await settle(page);
  await raise(page).click();
  await expect(page.locator(".table--open .tray")).toContainText("Ada’s hand");
});

test("what is read out on the own screen names the person and the count, never a card", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 9 });
  await someTurns(page, 6);
  await raise(page).click();
  await expect(page.locator(".tray .tin").first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement.textContent)).toMatch(/^(Ada|Ben)’s hand: \d+ cards?$/);
  await settle(page);
  const refused = page.locator('.set .btn[aria-disabled="true"]').first();
  const toast = page.locator(".toast--here");
  // A refusal passes with the next press, wherever it is.
  await refused.click({ force: true });
  await expect(toast).toContainText(/13|scored/);
  await page.locator(".tray h2").click();
  await expect(toast).toHaveCount(0);
  await refused.click({ force: true });
  await expect(toast).toHaveCount(1);
  const heard = await page.locator('[role="status"], [role="alert"], [role="log"], [aria-live="polite"]').allInnerTexts();
  expect(heard.join(" ")).toContain("Refused.");
  expect(heard.join(" ")).not.toMatch(PRODUCTS);
  // Escape hides the hand at once, whatever else it might close.
  await page.keyboard.press("Escape");
  expect(await screen(page)).toBe("public");
});

test("the shutter falls on a screen nobody touches, and on no other", async ({ page }) => {
  await page.clock.install();
  await sitDown(page, ["Ada", "Ben"], { deal: 3, settings: { idle: 60 } });
  await page.clock.runFor(500);
  await raise(page).click();
  for (const touch of [() => page.keyboard.press("ArrowDown"), () => page.locator(".tray").dispatchEvent("wheel"), () => page.locator(".tray").click({ position: { x: 4, y: 4 } })]) {
    await page.clock.runFor(45_000);
    expect(await screen(page), touch.toString()).toBe("private");
    await touch();
  }
  await page.clock.runFor(45_000);
  expect(await screen(page)).toBe("private");
  await page.clock.runFor(20_000);
  expect(await screen(page)).toBe("public");
});

test("a computer's answer comes a whole beat after the person's move", async ({ page }) => {
  // A deal whose first cards are all goods: no moment stands between a move and its answer.
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 11, settings: { pace: "normal" } });
  for (let turns = 0; turns < 3; turns += 1) {
    await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
    await page.waitForTimeout(900); // a person who thinks longer than a beat
    const waited = await page.evaluate(async () => {
      const lines = () => document.querySelector(".log ol").childElementCount;
      const before = lines();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      [...document.querySelectorAll(".actions button")].find((button) => /^Draw/.test(button.textContent.trim())).click();
      while (lines() === before) await frame();
      const [began, own] = [performance.now(), lines()];
      while (lines() === own && performance.now() - began < 5_000) await frame();
      return performance.now() - began;
    });
    expect(waited).toBeGreaterThan(500);
    expect(waited).toBeLessThan(1_500);
  }
});

test("in the open, two quick presses of one key play for one person only", async ({ page }) => {
  const also = () => page.getByRole("switch", { name: /Hands lie open/ }).check({ force: true });
  await sitDown(page, ["Ada", "Ben"], { deal: 3, also });
  expect(await screen(page)).toBe("open");
  await page.keyboard.press("d");
  await page.keyboard.press("d");
  await settle(page);
  await expect(pile(page)).toContainText("87");
  await expect(page.locator("[data-heading]").first()).toBeFocused();
  await page.keyboard.press("d");
  await expect(pile(page)).toContainText("86");
});

test("a second finger, and a press that began on the last screen, end a peek and do nothing", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await someTurns(page, 4);
  const hold = async () => {
    const box = await page.locator(".peeker").first().boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await expect(page.locator(".peekbox .tin").first()).toBeVisible();
  };
  const finger = { bubbles: true, pointerType: "touch", isPrimary: false, pointerId: 7 };
  for (const end of [
    () => page.locator(".board").dispatchEvent("pointerdown", finger),
    () => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
    () => page.evaluate(() => document.dispatchEvent(new Event("scroll"))),
  ]) {
    await hold();
    await end();
    await expect(page.locator(".peekbox")).toHaveCount(0);
    await page.mouse.up();
  }
  // Pressed on the blind button, let go on the screen that follows.
  const cards = async () => /\d+/.exec(await pile(page).innerText())[0];
  const before = await cards();
  const { x, y, width, height } = await blind(page).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await raise(page).dispatchEvent("click");
  await expect(page.locator(".table--private")).toBeVisible();
  await settle(page);
  await page.mouse.up();
  expect(await screen(page)).toBe("private");
  expect(await cards()).toBe(before);
});

test("whoever cannot hold taps, and five seconds later it is gone", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3, settings: { "tap-to-peek": true } });
  await someTurns(page, 4);
  await page.keyboard.press("h");
  await expect(page.locator(".peekbox .tin").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".peekbox")).toHaveCount(0);
  await page.getByRole("button", { name: /peek for 5 seconds/ }).first().click();
  await expect(page.locator(".peekbox .tin").first()).toBeVisible();
  await page.waitForTimeout(4_000);
  await expect(page.locator(".peekbox")).toHaveCount(1);
  await expect(page.locator(".peekbox")).toHaveCount(0, { timeout: 3_000 });
});

// Everything the page does by itself before the next frame.
const BEFORE_THE_FRAME = async () => {
  for (let turns = 0; turns < 20; turns += 1) await null;
};

test("a press is seen in the next frame, and answered when that is painted", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  const frames = await page.evaluate(`(async () => {
    const button = document.querySelector(".shutter__raise");
    const seen = () => (document.querySelector(".table--private") ? "answered" : button.hasAttribute("data-pressed") ? "pressed" : "nothing");
    const frames = [seen()];
    button.click();
    await (${BEFORE_THE_FRAME})();
    for (let most = 0; most < 30 && frames.at(-1) !== "answered"; most += 1) {
      frames.push(seen());
      await new Promise(requestAnimationFrame);
    }
    return frames;
  })()`);
  expect([...new Set(frames)]).toEqual(["nothing", "pressed", "answered"]);
  await expect(page.locator("[data-pressed]"), "nothing stays pressed").toHaveCount(0);
});

test("an answer is drawn in one go, on a slow device too", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora", "Dev"], { deal: 19 });
  await someTurns(page, 8);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  // A frame that has the new screen's name and still the old one's shutter has half of the answer.
  await page.evaluate(() => {
    window.halves = 0;
    const look = () => {
      const screen = document.querySelector("[data-screen]").getAttribute("data-screen");
      window.halves += Number((screen === "public") !== Boolean(document.querySelector(".shutter")));
      requestAnimationFrame(look);
    };
    look();
  });
  await raise(page).click();
  await expect(page.locator(".tray:not(.shutter)")).toBeVisible();
  expect(await page.evaluate(() => window.halves)).toBe(0);
});

test("what was pressed as the page went away is done and kept", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  const [pressed, kept] = await page.evaluate(`(async () => {
    const game = () => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith("hs.game.")));
    const before = game();
    [...document.querySelectorAll("button")].find((button) => /without looking/.test(button.innerText)).click();
    await (${BEFORE_THE_FRAME})();
    const waits = game() === before;
    window.dispatchEvent(new Event("pagehide"));
    await (${BEFORE_THE_FRAME})();
    return [waits, game() !== before];
  })()`);
  expect([pressed, kept], "it waits for its frame, but not when there may be none").toEqual([true, true]);
  expect((await handSize(page, "Ada")) + (await handSize(page, "Ben"))).toBe(1);
});

test("a button keeps still wherever on it the mouse rests", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3, settings: { motion: "off" } });
  await settle(page);
  const { x, y, width, height } = await raise(page).boundingBox();
  // A button that rises under the mouse leaves it, comes back, and rises again.
  await page.mouse.move(x + width / 2, y + height - 0.5);
  const tops = await raise(page).evaluate(async (button) => {
    const seen = new Set();
    for (let frames = 0; frames < 12; frames += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(button.getBoundingClientRect().top);
    }
    return [...seen];
  });
  expect(tops).toHaveLength(1);
});
