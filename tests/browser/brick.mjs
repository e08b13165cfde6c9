// Playing Brick & Mortar as people do: by pressing what is on the screen, with a simple policy.
import { expect, open } from "./support.mjs";

/** Sets up a table by hand. `seats`: "Ada" is a person, "Till:Calm" a computer of that level. */
export async function sitDown(page, seats, { deal, draft = false, settings = {} } = {}) {
  await page.addInitScript((wish) => {
    if (localStorage.getItem("hs.settings") === null) localStorage.setItem("hs.settings", JSON.stringify(wish));
  }, { pace: "once", tips: false, sound: false, ...settings });
  await open(page, "/#/new/brick-and-mortar");
  const rows = page.locator(".seatrow");
  while ((await rows.count()) > seats.length) await page.getByRole("button", { name: /^Remove / }).last().click();
  while ((await rows.count()) < seats.length) await page.getByRole("button", { name: /^Add a / }).click();
  for (const [index, seat] of seats.entries()) {
    const [name, level] = seat.split(":");
    const row = rows.nth(index);
    await row.getByRole("textbox").fill(name);
    await row.getByText(level ? "Computer" : "Person", { exact: true }).click();
    if (level) await row.getByText(level, { exact: true }).click();
  }
  if (draft) await page.getByText("Draft", { exact: true }).click();
  if (deal) await page.getByLabel("Deal number (optional)").fill(String(deal));
  await page.getByRole("button", { name: "Open the shop" }).click();
  await expect(page.locator(".table")).toBeVisible();
}

/** The dead time after a change of screen: presses do nothing before it is over. */
export const settle = (page) => page.waitForTimeout(430);

export const primary = (page) => page.locator(".actions .btn--primary");

/** What is on the screen: over, reveal, report, public, decide or wait. */
export async function moment(page) {
  return page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    const table = document.querySelector(".table");
    if (!table) return "wait";
    const has = (name) => table.classList.contains(`table--${name}`);
    if (has("reveal")) return "reveal";
    if (has("report")) return "report";
    if (has("public")) return document.querySelector(".shutter__raise:not([aria-disabled])") ? "public" : "wait";
    return document.querySelector(".actions .btn--primary") ? "decide" : "wait";
  });
}

/** Presses the nth thing that matches, if it may be pressed. */
async function press(page, selector, index = 0) {
  const target = page.locator(`${selector}:not([aria-disabled="true"])`).nth(index);
  if (!(await target.count())) return false;
  await target.click();
  return true;
}

/** Makes the choice the primary button waits for, where it waits for one. Returns its label. */
export async function choose(page, turns) {
  const label = await primary(page).innerText();
  const blocked = (await primary(page).getAttribute("aria-disabled")) === "true";
  if (/^Choose a store, or pass/.test(label)) {
    const bought = turns % 3 === 0 ? await press(page, ".bm-line .bm-choose") : await press(page, ".bm-cards .bm-choose");
    if (!bought) await page.getByRole("button", { name: "Pass", exact: true }).click();
    if (!bought) return "Pass";
  } else if (/^Choose a store/.test(label)) {
    await press(page, ".pubrow .bm-choose");
  } else if (/^Seal \d+ supply/.test(label) && blocked) {
    await press(page, ".bm-play .bm-choose", turns % 2);
    await press(page, '.bm-play__card:not(:has([aria-pressed="true"])) .bm-choose', 1);
  } else if (/^Stock no/.test(label)) {
    await press(page, '.bm-decide .stepper [aria-label^="Into "][aria-label$="one more"]');
    await press(page, '.bm-decide .stepper [aria-label^="Into "][aria-label$="one more"]');
  } else if (/^Stock \d/.test(label)) {
    // Refused a moment ago: too dear.
    await press(page, '.bm-decide .stepper [aria-label^="Into "][aria-label$="one less"]');
  } else if (/^Invest nothing/.test(label)) {
    for (let points = 0; points < 3; points += 1) await press(page, '.bm-decide .stepper [aria-label^="Buy points"][aria-label$="one more"]');
    if ((await primary(page).getAttribute("aria-disabled")) === "true") {
      for (let points = 0; points < 3; points += 1) await press(page, '.bm-decide .stepper [aria-label^="Buy points"][aria-label$="one less"]');
    }
  } else if (/^Open /.test(label) && blocked) {
    await page.locator(".actions__more .btn").click();
    return label;
  } else if (/^Discard /.test(label) && blocked) {
    await press(page, '.bm-play [aria-pressed="false"]');
    await press(page, '.bm-play [aria-pressed="false"]');
  }
  return primary(page).innerText();
}

/** One step of the game by whoever is to act. Returns what was pressed. */
export async function step(page, turns) {
  const now = await moment(page);
  if (now === "over" || now === "wait") return now;
  if (now === "reveal") await page.getByRole("button", { name: "Open them together" }).click();
  if (now === "report") await page.getByRole("button", { name: "Done", exact: true }).click();
  if (now === "public") {
    const bids = page.locator(".blind .btn");
    if (!(await bids.count())) await page.locator(".shutter__raise").click();
    else if (turns % 4) await bids.last().click();
    else await bids.first().click();
    return `public: ${now}`;
  }
  if (now !== "decide") return now;
  const label = await choose(page, turns);
  const question = page.getByRole("dialog").locator(".btn--primary");
  if (!(await question.count()) && label !== "Pass") await press(page, ".actions .btn--primary");
  if (await question.count()) await question.click();
  return label;
}

/** Plays on until the result, or until `stop(page, label)` says so. */
export async function playOut(page, { most = 1500, each = async () => false } = {}) {
  const screen = () => page.evaluate(() => `${document.title} ${document.querySelector(".table")?.className}`);
  let before = "";
  for (let turns = 0; turns < most; turns += 1) {
    const did = await step(page, turns);
    if (did === "over") return turns;
    if (await each(did, turns)) return turns;
    // Only another screen is deaf for a moment.
    const now = await screen();
    await (now === before ? page.waitForTimeout(60) : settle(page));
    before = now;
  }
  throw new Error(`the game has not ended after ${most} steps`);
}
