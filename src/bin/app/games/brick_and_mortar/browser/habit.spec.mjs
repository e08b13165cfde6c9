// Brick & Mortar: a store that was told "always" or "never" answers by itself.
import { readFileSync } from "node:fs";
import { expect, look, open, settle, SIZES, started, test, THEMES, withSettings } from "../../../../../../tests/browser/support.mjs";
import { primary } from "./kit.mjs";

/** A game of three in which Cora, who owns Private Catering, is asked at these steps; then food is stocked. */
const golden = (name) => JSON.parse(readFileSync(new URL(`../../../../../games/brick_and_mortar/golden/${name}.json`, import.meta.url), "utf8")).save;
const save = golden("r3-3-draft");
const ASKED = save.actions.flatMap(([seat, action], step) => (seat === 2 && action.Take ? [step] : []));
const ID = "aaaaaaaaaa";

/** A game of two, in which Ben takes at this step and stocks right after. */
const OTHER = golden("r3-2");
const TAKEN = OTHER.actions.findIndex(([seat, action], step) => action.Take !== undefined && OTHER.actions[step + 1]?.[0] === seat);

/** A game as it stood after so many steps. */
const game = (steps, of = save) => JSON.stringify({ ...of, actions: of.actions.slice(0, steps) });

/** Lays the table on the shelf and opens it. The names of computers end with a star. */
async function sit(page, names, steps, settings = {}, of = save) {
  const chair = (name, index) => ({
    name: name.replace("*", ""),
    hue: index + 1,
    sitter: name.endsWith("*") ? { Computer: "Easy" } : "Person",
  });
  const record = {
    format: 1,
    game: "brick-and-mortar",
    title: "",
    chairs: names.map(chair),
    round: 1,
    standings: names.map(() => 0),
    next: null,
    finished: false,
    saved_at: 1,
    save: game(steps, of),
  };
  await withSettings(page, { pace: "once", tips: false, sound: false, ...settings });
  await open(page);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`hs.game.${ID}`, JSON.stringify(record)]);
  await open(page, `/#/table/brick-and-mortar/${ID}`);
  await expect(page.locator(".table")).toBeVisible();
  await settle(page);
}

/** The same people later in the same game, with all they have asked for; as after a reload. */
async function later(page, steps, of = save) {
  await page.evaluate(
    ([key, save]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), save })),
    [`hs.game.${ID}`, game(steps, of)],
  );
  await page.reload();
  await started(page);
  await expect(page.locator(".table")).toBeVisible();
}

async function raise(page, name) {
  await settle(page);
  await page.getByRole("button", { name: `I am ${name}` }).click();
  await expect(page.locator(".table--private")).toBeVisible();
  await settle(page);
}

const choice = (page, name) => page.getByRole("radiogroup", { name: "From now on, Private Catering" }).getByLabel(name, { exact: true });
const answers = (page) => page.locator(".status").getByText("answers by itself");
/** What is asked after Private Catering. */
const stocks = (page) => page.locator(".status").getByText(/price for food|stock food/);
const told = (page) => page.locator(".log ol li");

test("a store told “always” is not asked again until it is told to ask", async ({ page }) => {
  await sit(page, ["Ada", "Ben", "Cora"], ASKED[0]);
  // Its limits and what it brings are public: no shutter stands before it.
  await expect(page.locator(".table--open")).toBeVisible();
  await expect(choice(page, "Ask me")).toBeChecked();
  await choice(page, "Ask me").focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Always fill")).toBeChecked();
  await expect(page.locator(".bm-habit")).toContainText("From the next time on");
  await page.waitForTimeout(1500);
  await expect(primary(page), "this time it is still asked").toHaveText("Take 2 food, free");
  // It was said before everybody; what else its owner has asked for is not told on this screen.
  await page.locator(".bm-title").getByRole("button").click();
  await expect(page.getByRole("dialog", { name: "Private Catering" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Private Catering" }).getByRole("radio")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await settle(page);
  await primary(page).click();
  await expect(stocks(page)).toBeVisible();

  // A month later, in a page that was loaded anew.
  await later(page, ASKED[1]);
  await expect(answers(page)).toHaveText("Cora: Private Catering answers by itself.");
  await expect(page.locator(".bm-habit"), "and no switch tells what it will say").toHaveCount(0);
  await expect(stocks(page)).toBeVisible();
  await expect(told(page).filter({ hasText: /Cora.*took 2 food free into Private Catering/ }).first()).toBeVisible();

  // The switch is where the store is explained, for its owner alone.
  const explained = page.getByRole("dialog", { name: "Private Catering" });
  const card = page.getByRole("button", { name: "Private Catering" }).first();
  await settle(page);
  await card.click();
  await expect(explained).toBeVisible();
  await expect(explained.getByRole("radio")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await raise(page, "Cora");
  await card.click();
  await expect(choice(page, "Always fill")).toBeChecked();
  await explained.getByText("Ask me", { exact: true }).click();
  await expect(choice(page, "Ask me")).toBeChecked();
  await expect(explained).toContainText("It asks every time.");
  await page.keyboard.press("Escape");

  await later(page, ASKED[2]);
  await page.waitForTimeout(1500);
  await expect(answers(page)).toHaveCount(0);
  await expect(primary(page)).toHaveText("Take 2 food, free");
  await expect(choice(page, "Ask me")).toBeChecked();
});

test("nothing is answered while somebody reads", async ({ page }) => {
  await sit(page, ["Ada*", "Ben*", "Cora"], ASKED[0]);
  await page.locator(".bm-habit").getByText("Never", { exact: true }).click();
  await expect(choice(page, "Never")).toBeChecked();

  await later(page, ASKED[1]);
  await expect(answers(page)).toHaveText("Cora: Private Catering answers by itself (never).");
  await page.keyboard.press("l");
  await expect(page.getByRole("dialog", { name: "What happened" })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(answers(page), "the log is being read").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stocks(page)).toBeVisible();
  await expect(told(page).filter({ hasText: /Cora.*took no free food.*Private Catering/ }).first()).toBeVisible();
});

test("an answer that is taken back is asked by hand", async ({ page }) => {
  await sit(page, ["Ada*", "Ben"], TAKEN, {}, OTHER);
  const asked = await primary(page).innerText();
  expect(asked).toMatch(/^Take 1 /);
  await page.locator(".bm-habit").getByText("Never", { exact: true }).click();

  // After a reload it counts at once.
  await later(page, TAKEN, OTHER);
  await expect(answers(page)).toContainText("answers by itself (never).");
  await expect(answers(page)).toHaveCount(0);
  await settle(page);
  await page.getByRole("button", { name: "Undo: take 0" }).click();
  await expect(primary(page)).toHaveText(asked);
  await page.waitForTimeout(1500);
  await expect(primary(page), "not at once again").toHaveText(asked);
  await expect(answers(page)).toHaveCount(0);
});

test("whoever takes a chair is asked again", async ({ page }) => {
  await sit(page, ["Ada", "Ben*", "Cora"], ASKED[0]);
  await page.locator(".bm-habit").getByText("Always fill", { exact: true }).click();
  await expect(choice(page, "Always fill")).toBeChecked();
  const wishes = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key)).wishes, `hs.game.${ID}`);
  expect(await wishes()).toEqual([{ seat: 2, about: "3", answer: "Always" }]);
  await page.getByRole("button", { name: /^Menu/ }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("listitem").filter({ hasText: "Cora" }).getByRole("button", { name: "Let a computer play on" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Let a computer play on" }).click();
  await expect.poll(wishes).toBeUndefined();
});

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    test(`a ${size} shows the switch, ${theme}, without breach or sideways scroll`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await sit(page, ["Ada*", "Ben*", "Cora"], ASKED[0], { theme });
      await page.locator(".bm-habit").getByText("Always fill", { exact: true }).click();
      await expect(choice(page, "Always fill")).toBeChecked();
      await look(page, `habit-asked-${size}-${theme}`);
      await page.locator(".bm-title").getByRole("button").click();
      await expect(page.getByRole("dialog", { name: "Private Catering" }).getByRole("radio")).toHaveCount(3);
      await look(page, `habit-explained-${size}-${theme}`);
    });
  }
}
