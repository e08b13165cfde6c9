// Looking back: playing on from a step, passing a game on by a link, and a page for every name.
import { deflateRawSync } from "node:zlib";
import { axe, expect, look, noSidewaysScroll, open, SIZES, started, test, THEMES, withSettings } from "./support.mjs";
import { sitDown } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

const saves = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("hs.game.")).map((key) => JSON.parse(localStorage.getItem(key))));

/** A game of computers, played to its end. */
async function finished(page, settings = {}) {
  await sitDown(page, ["Till:Calm", "Penny:Calm"], { deal: 19, settings });
  await expect(page.locator(".podium")).toBeVisible({ timeout: 60_000 });
}

test("a finished game is played on from a step, with a person in a chair, marked and uncounted", async ({ page }) => {
  test.setTimeout(120_000);
  await finished(page);
  await page.getByRole("button", { name: "Step through the game" }).click();
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".steps__where")).toContainText("Step 6 of");
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Play on from here" });
  await dialog.getByRole("radiogroup", { name: "Who plays Till" }).getByText("Person").click();
  await dialog.getByText("Fresh luck").click();
  await axe(page);
  await dialog.getByRole("button", { name: "Play on", exact: true }).click();
  await expect(page.locator(".table")).toBeVisible();
  await expect(page.locator(".bar__sub")).toContainText("tried");
  const tried = (await saves(page)).find((record) => record.tried);
  expect(tried.tried).toEqual({ after: 6, fresh_luck: true });
  expect(tried.chairs[0].sitter).toBe("Person");
  await open(page, "/#/");
  await expect(page.locator(".save__tried")).toHaveText("Tried from step 6, fresh luck");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("hs.history")).length), "only the first counts").toBe(1);
});

test("a finished game goes round by its link, and the address forgets it", async ({ page, context, trouble }) => {
  // An empty page has no storage to put settings into.
  trouble.allow(/Access is denied for this document/);
  test.setTimeout(120_000);
  await finished(page);
  await page.getByRole("button", { name: "Pass it on" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this game" }).inputValue();
  expect(link.length).toBeLessThan(2_953);
  await expect(page.locator(".qr")).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("dialog").getByRole("button", { name: "Copy the link" }).first().click();
  await expect(page.getByRole("dialog").getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await started(page);
  await expect(page.locator(".replay")).toBeVisible();
  await expect(page.locator(".steps__where")).toContainText("Step 0 of");
  expect(new URL(page.url()).hash).toMatch(/^#\/table\/fiasko\/[a-z0-9]+$/);
  expect(await page.evaluate(() => localStorage.getItem("hs.history")), "it is nobody's result here").toBeNull();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.locator(".replay")).toBeVisible();
  expect(await saves(page), "the same game once").toHaveLength(1);
});

test("a hostile link is refused in a sentence and changes nothing", async ({ page }) => {
  const packed = (text) => deflateRawSync(text, { level: 9 }).toString("base64url");
  const chairs = [1, 2].map((hue) => ({ name: "<img src=x onerror=alert(1)>", hue, sitter: "Person" }));
  const running = JSON.stringify({ format: 1, game: "fiasko", title: "", round: 1, next: null, finished: true, saved_at: 1, chairs, standings: [0, 0], save: "" });
  const save = JSON.stringify({ format: 1, game: "fiasko", revision: 1, setup: { seats: 2 }, seed: 1, actions: [] });
  for (const odd of ["AAAA", packed("x".repeat(900_000)), packed("{}\n{}"), packed(`${running}\n${save}`), packed(running.replace("fiasko", "ludo") + "\n{}")]) {
    await page.goto("about:blank");
    await open(page, `/#/game/${odd}`);
    await expect(page.getByRole("alert")).toContainText(/\.$/);
    expect(new URL(page.url()).hash).toBe("#/");
    expect(await saves(page)).toEqual([]);
  }
});

test("a link to a deal fills the set-up and leaves the address", async ({ page }) => {
  await open(page, "/#/new/supermarche/20261116");
  await expect(page.getByLabel("Deal number (optional)")).toHaveValue("20261116");
  await expect(page).toHaveURL(/#\/new\/supermarche$/);
});

test("today's deal is passed on before anybody has played it", async ({ page }) => {
  await open(page, "/#/new/supermarche");
  await page.getByText("Pass today’s deal on").click();
  const link = await page.getByRole("textbox", { name: "Link to this deal" }).inputValue();
  const now = new Date();
  const today = now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
  expect(new URL(link).hash).toBe(`#/new/supermarche/${today}`);
});

test("a deal is passed on by the browser's own sheet where it has one", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async ({ title, url }) => void (window.shared = { title, url });
  });
  await open(page, "/#/new/fiasko/4711");
  await page.getByText("Pass this deal on").click();
  const link = await page.getByRole("textbox", { name: "Link to this deal" }).inputValue();
  expect(new URL(link).hash).toBe("#/new/fiasko/4711");
  await page.getByRole("button", { name: "Share …" }).click();
  await expect.poll(() => page.evaluate(() => window.shared?.url)).toBe(link);
  expect(await page.evaluate(() => window.shared.title)).toContain("Fiasko");
});

/** Twelve evenings of Ada: against others, together, alone, and a deal of the day. */
function evenings(now) {
  const player = (name, points, place) => ({ name, person: name !== "Till", points, place });
  const day = (back) => new Date(now - back * 86_400_000);
  const deal = (date) => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
  const one = (id, game, at, players, more = {}) => ({ id, game, at: at.getTime(), rounds: 20, deal: 7, class: "", hints: 0, together: false, players, ...more });
  const rivals = Array.from({ length: 11 }, (_, back) =>
    one(`r${back}`, back % 3 ? "fiasko" : "brick-and-mortar", day(back), [player("Ada", 60 - back, 1 + (back % 2)), player("Ben", 55, 2 - (back % 2)), player("Till", 20, 3)]));
  const daily = [0, 1, 2, 5].map((back) => one(`d${back}`, "supermarche", day(back), [player("Ada", 100 + back, 1)], { deal: deal(day(back)), class: "normal start" }));
  const team = one("t", "on-shelf", day(1), ["Ada", "Ben", "Cora"].map((name) => player(name, 88, 2)), { together: true, class: "Wednesday, together" });
  return [...rivals, ...daily, team];
}

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the page of a name: ${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await withSettings(page, { theme });
      await page.addInitScript((text) => localStorage.setItem("hs.history", text), JSON.stringify(evenings(Date.now())));
      await open(page, "/#/history");
      await look(page, `results-${size}-${theme}`);
      await page.getByRole("link", { name: "Ada", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Against others" })).toBeVisible();
      await expect(page.getByText(/Won 6 of 11 \(55%\)\. Chance would give 3\.67 of 11/)).toBeVisible();
      await expect(page.getByText("3 days in a row now")).toBeVisible();
      await noSidewaysScroll(page);
      await look(page, `person-${size}-${theme}`);
    });
  }
}
