// Saves: nothing loses or corrupts a game.
import { readFile, writeFile } from "node:fs/promises";
import { expect, open, started, test } from "./support.mjs";
import { blind, drawButton, ready, screen, settle, sitDown } from "./fiasko.mjs";

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
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await drawButton(page).click();
  await expect(page.getByRole("alert")).toContainText(/storage is full/i);
  const file = await exported(page);
  expect(JSON.parse(await readFile(file, "utf8")).game).toBe("fiasko");
  await page.keyboard.press("Escape");
  await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await drawButton(page).click();
  await expect(page.locator(".pile").first()).not.toContainText("88");
});

test("without any storage the page plays on and says so once", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }));
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

test("a game is open in one window; “Continue here” moves it", async ({ context, page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await blind(page).click();
  await settle(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole("heading", { name: "This game is open in another window" })).toBeVisible();
  expect(await second.locator(".table").count()).toBe(0);
  await second.getByRole("button", { name: "Continue here" }).click();
  await expect(second.locator(".table--public")).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByText(/continued in another window/)).toBeVisible();
  await settle(second);
  await blind(second).click();
  await expect(second.locator(".pile").first()).toContainText("86");
});

test("when the app breaks, the way back needs no wasm and loses nothing", async ({ page, trouble }) => {
  trouble.allow(/High Street stopped/, /unreachable/, /RuntimeError/);
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  await blind(page).click();
  await settle(page);
  const height = await page.locator(".pile").first().innerText();
  await page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }));
  await expect(page.getByRole("heading", { name: "Something broke" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the game" }).click();
  expect(JSON.parse(await readFile(await (await download).path(), "utf8")).game).toBe("fiasko");
  await page.getByRole("button", { name: "Back to the table" }).click();
  await expect(page.locator(".table--public")).toBeVisible();
  expect(await page.locator(".pile").first().innerText()).toBe(height);
});

test("a computers’ room that cannot open is told, and a retry plays on", async ({ browser, baseURL }) => {
  // Without the offline copy, which would bring the worker's files all the same.
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route(/worker_loader\.js/, (route) => route.abort());
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 5 });
  for (let turns = 0; turns < 2 && !(await page.getByText(/stopped thinking/).count()); turns += 1) {
    if (await drawButton(page).and(page.locator(":not([aria-disabled])")).count()) await drawButton(page).click();
    await page.waitForTimeout(600);
  }
  await expect(page.getByText(/stopped thinking/)).toBeVisible();
  await page.unroute(/worker_loader\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await context.close();
});
