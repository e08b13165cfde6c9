// Around the hot seat: a reminder of the time, a picture turned to the other side, a game laid open.
import { readFile } from "node:fs/promises";
import { axe, expect, noSidewaysScroll, shot, SIZES, test } from "./support.mjs";
import { blind, done, drawButton, raise, ready, screen, settle, sitDown } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

const menu = (page) => page.getByRole("button", { name: /^Menu/ });
const named = async (page) => (await page.locator(".shutter h2 bdi").innerText()).trim();

test("there is no clock unless it was asked for", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await raise(page).click();
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("the reminder counts on the own screen only, calls the time once in words, and plays for nobody", async ({ page }) => {
  await page.clock.install();
  await sitDown(page, ["Ada", "Ben"], { deal: 3, settings: { reminder: 60, idle: 0 } });
  await page.clock.runFor(500);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await raise(page).click();
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText("0:00");
  await expect(timer).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(5_000);
  await expect(timer).toHaveText("0:05");
  await expect(page.getByText("A minute is over.")).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(page.getByText("A minute is over.")).toHaveCount(1);
  expect(await screen(page)).toBe("private");
  await page.keyboard.press("Escape");
  await expect(timer).toHaveCount(0);
  await page.clock.runFor(500);
  await raise(page).click();
  await expect(timer).toHaveText("0:00");
});

/** Where the parts of the table are, from the top left, with nothing scrolled. */
function places(page) {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelector(".side__scroll").scrollTop = 0;
    const parts = [".bar", ".bar__tools", ".status__text", ".seat:last-child", ".tray", ".actions .btn", ".board"];
    return parts.map((part) => {
      const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
      return { part, left, top, width, height };
    });
  });
}

for (const size of ["phone", "tablet", "desktop"]) {
  test(`the picture turns to whoever sits across, and is the same picture: ${size}`, async ({ page }) => {
    const { width, height } = SIZES[size];
    await page.setViewportSize(SIZES[size]);
    await sitDown(page, ["Ada", "Ben"], { deal: 3 });
    await settle(page);
    const name = await named(page);
    const turned = page.locator(".side--across");
    const before = await places(page);
    await menu(page).click();
    const chair = page.getByRole("dialog").getByRole("listitem").filter({ hasText: name });
    await chair.getByRole("switch", { name: "Sits across: turn the picture" }).check({ force: true });
    await expect(turned).toHaveCount(1);
    await shot(page, `across-menu-${size}`);
    await page.keyboard.press("Escape");
    for (const [index, now] of (await places(page)).entries()) {
      const then = before[index];
      const mirrored = { part: then.part, left: width - then.left - then.width, top: height - then.top - then.height, width: then.width, height: then.height };
      for (const key of ["left", "top", "width", "height"]) expect(Math.abs(now[key] - mirrored[key]), `${now.part} ${key}`).toBeLessThanOrEqual(1);
    }
    await shot(page, `across-public-${size}`);
    await noSidewaysScroll(page);
    // The own screen is turned too; a toast stands at the control that was used, as its reader sees it.
    await raise(page).click();
    await settle(page);
    await expect(turned).toHaveCount(1);
    const undo = page.getByRole("button", { name: /^Undo/ });
    await undo.focus();
    await page.keyboard.press("u");
    const [button, toast] = [await undo.boundingBox(), await page.locator(".toast--here").boundingBox()];
    // From where Ben sits it stands above the button, and over no other one.
    const gap = toast.y - (button.y + button.height);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(170);
    const covered = await page.evaluate(({ x, y, width, height }) =>
      [...document.querySelectorAll(".actions button")].filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < x + width && right > x && top < y + height && bottom > y;
      }).map((other) => other.innerText), toast);
    expect(covered, "buttons under the toast").toEqual([]);
    await shot(page, `across-private-${size}`);
    await page.locator(".toast--here").getByRole("button", { name: "Close" }).click();
    await drawButton(page).click();
    await settle(page);
    if ((await screen(page)) === "report") await done(page).click();
    await ready(page);
    // The other one sits on this side.
    expect(await named(page)).not.toBe(name);
    await expect(turned).toHaveCount(0);
    await settle(page);
    await blind(page).click();
    await expect(page.locator(".shutter h2 bdi"), "the press is painted first, and done then").toHaveText(name);
    await page.reload();
    await expect(turned).toHaveCount(1);
  });
}

test("one person alone is never asked on which side they sit", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 3 });
  await settle(page);
  await menu(page).click();
  await expect(page.getByRole("switch", { name: /Sits across/ })).toHaveCount(0);
});

test("a game broken off is laid open for everybody, and for good", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Till:Calm"], { deal: 3 });
  for (let turns = 0; turns < 2; turns += 1) {
    await settle(page);
    await blind(page).click();
    await ready(page);
  }
  const ask = async () => {
    await settle(page);
    await menu(page).click();
    await page.getByRole("button", { name: "Break off and lay everything open" }).click();
  };
  await ask();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("ends the game for good");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  expect(await screen(page)).toBe("public");
  await ask();
  await question.getByRole("button", { name: "End it and lay everything open" }).click();

  const heading = page.getByRole("heading", { name: /^Broken off in turn \d+$/ });
  await expect(heading).toBeVisible();
  await expect(page.locator(".place--1, .place__no")).toHaveCount(0);
  for (const name of ["Ada", "Ben", "Till"]) await expect(page.getByRole("region", { name: `Own things of ${name}` }).locator(".tin").first()).toBeVisible();
  await page.getByRole("button", { name: "Open the log" }).click();
  expect(await page.locator(".loglist .line__lock").count()).toBeGreaterThanOrEqual(3);
  await noSidewaysScroll(page);
  await axe(page);
  await shot(page, "laid-open");
  expect(await page.evaluate(() => localStorage.getItem("hs.history")), "nobody has won").toBeNull();

  // Every step can be looked at with every eye.
  await page.getByRole("button", { name: "Step through the game" }).click();
  await page.locator(".steps input").fill("3");
  await page.locator(".replay__eyes").getByText("Ben", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Own things" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the result" }).click();
  await expect(page.getByRole("button", { name: "Step through the game" })).toBeFocused();

  // A reload, the list of games and a file all say so.
  await page.reload();
  await expect(heading).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export to a file" }).click()]);
  const text = await readFile(await file.path(), "utf8");
  expect(JSON.parse(text).laid_open).toBe(true);
  expect(JSON.parse(JSON.parse(text).save).actions.length).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Street", exact: true }).click();
  await expect(page.locator(".save")).toContainText("Broken off and laid open");
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await page.locator(".import input").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(page.locator(".save")).toHaveCount(2);
  await page.getByRole("link", { name: /^Look at it/ }).first().click();
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(raise(page)).toBeVisible();
});
