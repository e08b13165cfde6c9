// A monkey at every open shop of the street: random presses, keys, reloads, back and forward, sizes, themes, hidden
// tabs. It fails on whatever fails any test (an error, a foreign request, a secret in a frame), on a dead end, and on
// public facts that are others after a reload. HIGH_STREET_MONKEY is how many whims a game is given, and
// HIGH_STREET_SEED where they come from; both are printed. HIGH_STREET_SHOP sends it to one shop. `./test --long` gives
// it many more whims.
import { expect, open, settle, test, withSettings } from "./support.mjs";
import { isDeadEnd, leave, pause, whim, whims } from "./monkey.mjs";

const COUNT = Number(process.env.HIGH_STREET_MONKEY ?? 50);
const SEED = Number(process.env.HIGH_STREET_SEED ?? 11);
/** How long it may stay away from the table. */
const ASTRAY = 3;

async function sitDown(page, slug, chance) {
  await page.goto(`/#/new/${slug}`);
  const rows = page.locator(".seatrow");
  await expect(rows.first()).toBeVisible();
  for (let row = 0; row < (await rows.count()); row += 1) {
    // Where there are two persons there are secrets.
    const sitter = row < 2 || chance.below(2) ? "Person" : "Computer";
    const choice = rows.nth(row).getByText(sitter, { exact: true });
    if (await choice.count()) await choice.click();
  }
  await page.getByLabel("Deal number (optional)").fill(String(chance.below(10_000)));
  await page.getByRole("button", { name: "Open the shop" }).click();
  await expect(page.locator("[data-screen]")).toBeAttached();
  await settle(page);
  return page.url();
}

/** Sits down at a shop and follows its whims; throws what it stumbled over. */
async function roam(page, trouble, slug) {
  const chance = whims(SEED);
  const trail = [];
  const told = () => `HIGH_STREET_SHOP=${slug} HIGH_STREET_SEED=${SEED} HIGH_STREET_MONKEY=${COUNT}, whim ${trail.length}:\n${trail.slice(-25).join("\n")}`;
  console.log(`monkey: ${slug}, ${COUNT} whims of seed ${SEED}`);
  try {
    let table = await sitDown(page, slug, chance);
    for (let astray = 0; trail.length < COUNT; ) {
      trail.push(await whim(page, chance));
      await pause(page, chance);
      expect(trouble.found()).toEqual([]);
      if (await isDeadEnd(page)) throw new Error("a dead end");
      astray = (await page.locator("[data-screen]").count()) ? 0 : astray + 1;
      if (astray <= ASTRAY) continue;
      const over = await page.locator(".podium").count();
      if (over) table = await sitDown(page, slug, chance);
      else await page.goto(table);
      trail.push(over ? "(a new table)" : "(back to the table)");
      astray = 0;
    }
    await page.goto(table);
    trail.push(await leave(page));
    expect(trouble.found()).toEqual([]);
  } catch (error) {
    error.message = `${error.message}\n${told()}`;
    throw error;
  }
}

const ready = (page) => withSettings(page, { pace: "quick", tips: false, sound: false });

test("a monkey finds no error, no dead end and no secret in any shop", async ({ page, trouble }) => {
  test.setTimeout(120_000 + COUNT * 15_000);
  await ready(page);
  await open(page);
  const doors = page.locator(".shop__link");
  await expect(doors.first()).toBeVisible();
  const slugs = await doors.evaluateAll((links) => links.map((link) => link.getAttribute("href").split("/").at(-1)));
  expect(slugs.length, "open shops").toBeGreaterThan(2);
  for (const slug of slugs.filter((slug) => [slug, undefined].includes(process.env.HIGH_STREET_SHOP))) await roam(page, trouble, slug);
});

/** What is wrong with the page after some presses or with every reload, and what the monkey must say of it. */
const FAULTS = {
  "facts that differ after a reload": [/public facts differ after a reload/, ({ began }) => {
    const name = document.querySelector(".seat__name");
    if (name && name.textContent !== began) name.textContent = began;
  }],
  "a dead end": [/a dead end/, ({ presses }) => {
    const controls = document.querySelectorAll(":is(.tray, .actions, .board) button, .done");
    if (presses > 12) for (const control of controls) control.setAttribute("aria-disabled", "true");
  }],
  "an error": [/broken on purpose/, ({ presses }) => presses > 12 && !window.said && console.error((window.said = "broken on purpose"))],
  "a secret": [/of somebody's own/, ({ presses }) => {
    const board = document.querySelector("[data-screen=public] .board");
    if (presses > 8 && board && !document.querySelector(".leak")) board.insertAdjacentHTML("beforeend", '<p class="leak" data-private="">milk 3</p>');
  }],
};

for (const [what, [words, fault]] of Object.entries(FAULTS)) {
  test(`a monkey notices ${what}`, async ({ page, trouble }) => {
    test.setTimeout(240_000);
    await ready(page);
    await page.addInitScript(`(() => {
      const seen = { presses: 0, began: String(performance.timeOrigin) };
      addEventListener("click", () => { seen.presses += 1; }, true);
      setInterval(() => (${fault})(seen), 50);
    })()`);
    await expect(roam(page, trouble, "fiasko")).rejects.toThrow(words);
    trouble.allow(/broken on purpose/, /^a secret in a frame: of somebody's own: <p class="leak"/);
  });
}
