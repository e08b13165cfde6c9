// Saves: nothing loses or corrupts a game.
import { readFile, writeFile } from "node:fs/promises";
import { expect, open, started, test } from "./support.mjs";
import { blind, drawButton, ready, screen, settle, sitDown } from "../../src/bin/app/games/fiasko/browser/kit.mjs";
import { openShop } from "../../src/bin/app/games/supermarche/browser/kit.mjs";

const fill = (page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });

const keys = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("hs.game.")));

async function exported(page) {
  await page.getByRole("button", { name: /^Menu/ }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export to a file" }).click();
  return (await download).path();
}

test("a broken save spoils only its own row", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await blind(page).click();
  await page.evaluate(() => {
    localStorage.setItem("hs.game.rotten", '{"format":1,"game":"fias');
    localStorage.setItem("hs.game.foreign", JSON.stringify({ hello: "world" }));
  });
  await open(page, "/#/");
  await page.reload();
  await started(page);
  await expect(page.getByText(/not a High Street game|cannot be read/).first()).toBeVisible();
  await page.getByRole("link", { name: /Continue/ }).or(page.getByRole("button", { name: /Continue/ })).first().click();
  await expect(page.locator(".table--public")).toBeVisible();
});

test("a save that was cut or changed opens with a sentence, never a panic", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await blind(page).click();
  const [key] = await keys(page);
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  const record = JSON.parse(text);
  const damages = [
    text.slice(0, text.length / 2),
    JSON.stringify({ ...record, save: record.save.slice(0, 20) }),
    JSON.stringify({ ...record, save: "%%%" }),
    JSON.stringify({ ...record, chairs: [] }),
    JSON.stringify({ ...record, format: 99 }),
    "null",
  ];
  const address = page.url();
  for (const damage of damages) {
    await open(page, "/#/");
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, damage]);
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "This game cannot be opened" })).toBeVisible();
    await page.goto("/#/settings");
  }
});

test("storage that is full, blocked or cleared does not stop a game", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 3 });
  await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await fill(page);
  await drawButton(page).click();
  await expect(page.getByRole("alert")).toContainText(/storage is full/i);
  const file = await exported(page);
  expect(JSON.parse(await readFile(file, "utf8")).game).toBe("fiasko");
  await page.keyboard.press("Escape");
  await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await drawButton(page).click();
  await expect(page.locator(".pile").first()).not.toContainText("88");
});

test("a game that needs the room takes it from kept reports, and nobody is warned", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 3 });
  await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  const [game] = await keys(page);
  const before = await page.evaluate((name) => localStorage.getItem(name), game);
  await page.evaluate(() => {
    localStorage.setItem("hs.report.0123456789abcdef", "1 AAAA");
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this.getItem("hs.report.0123456789abcdef")) throw new DOMException("full", "QuotaExceededError");
      return setItem.call(this, key, value);
    };
  });
  await drawButton(page).click();
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), game)).not.toBe(before);
  expect(await page.evaluate(() => localStorage.getItem("hs.report.0123456789abcdef"))).toBeNull();
  await expect(page.getByText(/storage is full/)).toHaveCount(0);
});

test("with all site data blocked the page plays on and says so once", async ({ page }) => {
  await page.addInitScript(() => {
    const no = () => new DOMException("no", "SecurityError");
    Object.defineProperty(window, "localStorage", { get: () => { throw no(); } });
    navigator.locks.request = () => Promise.reject(no());
  });
  await page.goto("/#/new/fiasko");
  await started(page);
  await page.getByRole("button", { name: "Open the shop" }).click();
  await expect(page.locator(".table")).toBeVisible();
  await ready(page);
  await settle(page);
  await blind(page).click();
  await expect(page.getByText(/closing the page ends it/).first()).toBeVisible();
});

test("export and import give the same game; a hostile file gets a sentence", async ({ page }, info) => {
  await sitDown(page, ["Ada", "<b>Ben</b>"], { deal: 3 });
  await settle(page);
  for (let turns = 0; turns < 3; turns += 1) {
    await blind(page).click();
    await settle(page);
  }
  const height = await page.locator(".pile").first().innerText();
  const file = await exported(page);
  await page.goto("/#/");
  await started(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await started(page);
  const input = page.locator('input[type="file"]');
  const hostile = {
    "empty.json": "",
    "html.json": "<html><script>alert(1)</script>",
    "deep.json": "[".repeat(100_000),
    "foreign.json": '{"format":1,"game":"chess"}',
    "large.json": `"${"x".repeat(3 * 1024 * 1024)}"`,
  };
  for (const [name, text] of Object.entries(hostile)) {
    const path = info.outputPath(name);
    await writeFile(path, text);
    await input.setInputFiles(path);
    await expect(page.getByRole("alert").filter({ hasText: /\./ }).first(), name).toBeVisible();
    expect(await keys(page)).toEqual([]);
  }
  await input.setInputFiles(file);
  await expect.poll(() => keys(page).then((all) => all.length)).toBe(1);
  if (!(await page.locator(".table").count())) {
    await page.getByRole("link", { name: /Continue/ }).or(page.getByRole("button", { name: /Continue/ })).first().click();
  }
  await expect(page.locator(".table--public")).toBeVisible();
  expect(await screen(page)).toBe("public");
  expect(await page.locator(".pile").first().innerText()).toBe(height);
  await expect(page.locator(".seat").nth(1)).toContainText("<b>Ben</b>");
});

test("a deleted game can be put back", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await page.goto("/#/");
  await expect(page.locator(".save")).toHaveCount(1);
  await page.locator(".save").getByRole("button", { name: /more|manage|options|rename/i }).first().click();
  await page.getByRole("button", { name: /delete/i }).first().click();
  await expect.poll(() => keys(page).then((all) => all.length)).toBe(0);
  await page.getByRole("button", { name: /undo|put back/i }).click();
  await expect.poll(() => keys(page).then((all) => all.length)).toBe(1);
});

test("the warning about a full storage stands on the result, too", async ({ page }) => {
  await sitDown(page, ["Till:Calm", "Penny:Calm"], { deal: 3, settings: { pace: "step" } });
  await fill(page);
  await page.getByRole("button", { name: "Next move" }).click();
  const warning = page.getByRole("alert").filter({ hasText: /storage is full/ });
  await expect(warning).toBeVisible();
  await page.getByRole("button", { name: "Skip to the end" }).click();
  await expect(page.locator(".podium")).toBeVisible({ timeout: 30_000 });
  await expect(warning).toBeVisible();
});

test("deleting an old game makes room for the one that was not saved", async ({ page }) => {
  await sitDown(page, ["Old", "Game"], { deal: 3 });
  await page.goto("/#/");
  await page.evaluate(() => {
    const [old] = Object.keys(localStorage).filter((key) => key.startsWith("hs.game."));
    const text = localStorage[old].replace(/}$/, `,"pad":"${"x".repeat(400_000)}"}`);
    localStorage[old] = text;
    // Down to the last letter: nothing more goes in.
    for (let size = 1 << 20, part = 0; size >= 1; ) {
      try {
        localStorage[`fill${part}`] = "y".repeat(size);
        part += 1;
      } catch {
        size >>= 1;
      }
    }
  });
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await blind(page).click();
  await expect(page.getByRole("alert")).toContainText(/storage is full/);
  const address = page.url();
  await page.goto("/#/");
  const notice = page.locator(".notice", { hasText: /storage is full/ });
  await expect(notice).toBeVisible();
  await page.locator(".save", { hasText: "Old" }).getByRole("button", { name: /^Manage/ }).click();
  await page.getByRole("button", { name: "Delete this game" }).click();
  await expect(notice).toHaveCount(0);
  await page.goto(address);
  await page.reload();
  await started(page);
  await expect(page.locator(".pile").first()).toContainText("87");
});

test("results that were cleared stay cleared, also when their game is looked at or imported", async ({ page }) => {
  await sitDown(page, ["Till:Calm", "Penny:Calm"]);
  await expect(page.locator(".podium")).toBeVisible({ timeout: 30_000 });
  const results = page.locator(".past__head");
  await page.goto("/#/history");
  await expect(results).toHaveCount(1);
  await page.getByRole("button", { name: "Clear the results" }).click();
  await expect(page.getByText(/No game has been finished yet/)).toBeVisible();
  await page.goto("/#/");
  const [key] = await keys(page);
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  const file = { name: "finished.json", mimeType: "application/json", buffer: Buffer.from(text) };
  for (const games of [2, 3]) {
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.locator(".save")).toHaveCount(games);
  }
  for (let game = 0; game < 3; game += 1) {
    await page.goto("/#/");
    await page.getByRole("link", { name: /See the result/ }).nth(game).click();
    await expect(page.locator(".podium")).toBeVisible();
  }
  await page.goto("/#/history");
  await expect(page.getByText(/No game has been finished yet/)).toBeVisible();
});

test("alone at the table, a computer’s help is told as a hint is", async ({ page }) => {
  await openShop(page, { settings: { pace: "step" } });
  for (const wish of ["Let a computer play on", "Let a person play on"]) {
    await page.getByRole("button", { name: /^Menu/ }).click();
    await page.getByRole("button", { name: wish }).click();
    await page.getByRole("dialog", { name: wish }).getByRole("button", { name: wish }).click();
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click(); // it says so, over the menu's button
  }
  const [key] = await keys(page);
  expect(await page.evaluate((name) => JSON.parse(localStorage.getItem(name)).hints, key)).toBe(1);
});
