// An evening on one device: whose screen it is, what stays in its place, what a second click does.
import { expect, SIZES, test } from "./support.mjs";
import { blind, done, drawButton, raise, ready, result, score, scores, screen, settle, sitDown, turn } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

test("a private screen follows the shutter, a report follows a drawn card, and the presses are few", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  expect(await screen(page)).toBe("public");
  await expect(page).toHaveTitle(/^Pass to (Ada|Ben) · Fiasko$/);
  await raise(page).click();
  expect(await screen(page)).toBe("private");
  await expect(page).toHaveTitle(/^(Ada|Ben) · Fiasko$/);
  await settle(page);
  await drawButton(page).click();
  expect(await screen(page)).toBe("report");
  await settle(page);
  await done(page).click();
  expect(await screen(page)).toBe("public");
});

test("two clicks at one point act once, and a held Enter acts once", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  const before = await page.locator(".pile").first().innerText();
  expect(before).toContain("88");
  const box = await blind(page).boundingBox();
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await settle(page);
  await expect(page.locator(".pile").first()).toContainText("87");
  await blind(page).focus();
  await page.keyboard.down("Enter");
  for (let repeats = 0; repeats < 6; repeats += 1) {
    await page.waitForTimeout(120);
    await page.keyboard.down("Enter");
  }
  await page.keyboard.up("Enter");
  await expect(page.locator(".pile").first()).toContainText("86");
});

test("every control keeps its place: Done stands where Draw stood, and blind presses stay", async ({ page }) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await sitDown(page, ["Ada", "Ben"], { deal: 3 });
    await settle(page);
    const first = await blind(page).boundingBox();
    await raise(page).click();
    await settle(page);
    const draw = await drawButton(page).boundingBox();
    await drawButton(page).click();
    await settle(page);
    const put = await done(page).boundingBox();
    const corner = (box) => [Math.round(box.x + box.width), Math.round(box.y + box.height)];
    const [x, y] = corner(put);
    const [right, bottom] = corner(draw);
    expect(Math.abs(x - right), `Done on a ${size}: ${JSON.stringify(put)} for ${JSON.stringify(draw)}`).toBeLessThan(24);
    expect(Math.abs(y - bottom), `Done on a ${size}: ${JSON.stringify(put)} for ${JSON.stringify(draw)}`).toBeLessThan(24);
    await done(page).click();
    await settle(page);
    const second = await blind(page).boundingBox();
    expect([second.x, second.y], `blind on a ${size}`).toEqual([first.x, first.y]);
  }
});

test("on a phone Hide says its word, so that its lock is not taken for that of a seal", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await raise(page).click();
  await settle(page);
  const word = await page.locator(".btn--hide span").evaluate((span) => {
    const { left, top, width, height } = span.getBoundingClientRect();
    return { text: span.innerText, seen: span.contains(document.elementFromPoint(left + width / 2, top + height / 2)), width };
  });
  expect(word).toMatchObject({ text: "Hide", seen: true });
  expect(word.width).toBeGreaterThan(16);
});

test("with one person there is never a curtain", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm", "Penny:Sharp"], { deal: 5 });
  for (let turns = 0; turns < 12; turns += 1) {
    await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
    expect(await screen(page)).toBe("open");
    await expect(page.locator(".shutter")).toHaveCount(0);
    await drawButton(page).click();
  }
  await page.reload();
  await expect(drawButton(page)).toBeVisible();
  expect(await screen(page)).toBe("open");
});

test("a refused click says why, with numbers, and changes nothing", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 5 });
  const blocked = page.locator('.set .btn[aria-disabled="true"]', { hasText: /^(Below|Already)/ }).first();
  for (let turns = 0; turns < 20 && !(await blocked.count()); turns += 1) {
    await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
    await drawButton(page).click();
    await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  }
  await settle(page); // the last card has come
  const cards = await page.locator(".tin", { has: page.locator("b") }).count();
  await blocked.click({ force: true });
  await expect(page.getByRole("alert")).toContainText(/You need at least 13|already scored/);
  expect(await page.locator(".tin", { has: page.locator("b") }).count()).toBe(cards);
});

test("a score that does not end the game is done at once", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 5 });
  for (let turns = 0; turns < 40 && !(await scores(page).count()); turns += 1) {
    await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
    await drawButton(page).click();
    await page.waitForTimeout(60);
  }
  await scores(page).first().click();
  await expect(page.locator(".log, .loglist").first()).toContainText(/scored/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("play again keeps the seats; same deal again keeps the cards", async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, ["Ada", "Till:Sharp"], { deal: 77 });
  const hand = page.locator(".tray .tin");
  const firstCard = async () => {
    await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
    await settle(page);
    await drawButton(page).click();
    await expect(hand).toHaveCount(1);
    return (await hand.getAttribute("aria-label")).replace(", just drawn", "");
  };
  const card = await firstCard();
  for (let turns = 0; turns < 300 && !(await result(page).count()); turns += 1) {
    await expect.poll(async () => (await result(page).count()) || (await drawButton(page).and(page.locator(":not([aria-disabled])")).count())).toBeTruthy();
    if (await result(page).count()) break;
    if (await scores(page).count()) await score(page);
    else await drawButton(page).click();
    await page.waitForTimeout(30);
  }
  await expect(result(page)).toBeVisible();
  const finished = page.url();
  await page.getByRole("button", { name: /same deal/i }).click();
  await expect(page.locator(".seat__name")).toHaveText(["Ada", "Till"]);
  expect(await firstCard()).toBe(card);
  await page.goto(finished);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator(".table")).toBeVisible();
  await expect(page.locator(".seat__name")).toHaveText(["Ada", "Till"]);
  expect(page.url()).not.toBe(finished);
});

test("the shutter hides a hand at once when the tab is hidden or Escape is pressed", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await turn(page, { look: true });
  await ready(page);
  await settle(page);
  await turn(page, { look: true });
  await ready(page);
  await settle(page);
  for (const away of [() => page.keyboard.press("Escape"), () => page.evaluate(() => window.dispatchEvent(new Event("pagehide")))]) {
    await raise(page).click();
    await expect(page.locator(".tray .tin").first()).toBeVisible();
    await settle(page);
    await away();
    expect(await screen(page)).toBe("public");
    await expect(page.locator(".tray .tin")).toHaveCount(0);
    await settle(page);
  }
});

test("holding the chip peeks, letting go hides", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  for (let turns = 0; turns < 4; turns += 1) {
    await blind(page).click();
    await settle(page);
  }
  const chip = page.locator(".peeker").first();
  const box = await chip.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await expect(page.locator(".peekbox .tin").first()).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(".peekbox")).toHaveCount(0);
  await page.keyboard.down("h");
  await expect(page.locator(".peekbox")).toBeVisible();
  await page.keyboard.up("h");
  await expect(page.locator(".peekbox")).toHaveCount(0);
});
