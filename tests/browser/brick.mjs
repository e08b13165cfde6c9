// Playing Brick & Mortar as people do: by pressing what is on the screen, with a simple policy.
import { answered, settle, sitDownAt } from "./support.mjs";

export { settle };

/** Sets up a table by hand, as `sitDownAt` does. */
export async function sitDown(page, seats, { draft = false, ...wishes } = {}) {
  const also = async () => draft && (await page.getByText("Draft", { exact: true }).click());
  await sitDownAt(page, "brick-and-mortar", seats, { also, ...wishes });
}

export const primary = (page) => page.locator(".actions .btn--primary");

/** What is on the screen: over, question, reveal, report, public, decide or wait. */
export async function moment(page) {
  await answered(page);
  return page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    const table = document.querySelector(".table");
    if (!table) return "wait";
    if (document.querySelector("[role=dialog] .btn--primary")) return "question";
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
  await answered(page);
  return true;
}

/** Turns a stepper up to its end, at most so often. */
async function turnUp(page, stepper, most) {
  for (let turned = 0; turned < most; turned += 1) {
    if (!(await press(page, `${stepper}[aria-label$="one more"]`))) return;
  }
}

const POINTS = '.counter__decide .stepper [aria-label^="Buy points"]';
const SHELVES = '.counter__decide .stepper [aria-label^="Into "]';

/**
 * Makes the choice the primary button waits for, where it waits for one. Returns its label. People here spend all
 * they have: they open auctions, fill every shelf, offer everything, and buy points. So they compete for everything and
 * soon need to borrow.
 */
export async function choose(page, turns) {
  const label = await primary(page).innerText();
  const blocked = (await primary(page).getAttribute("aria-disabled")) === "true";
  if (/^Choose a store, or pass/.test(label)) {
    const [first, second] = turns % 2 ? [".bm-line", ".bm-cards"] : [".bm-cards", ".bm-line"];
    const bought = (await press(page, `${first} .bm-choose`)) || (await press(page, `${second} .bm-choose`));
    if (!bought) await page.getByRole("button", { name: "Pass", exact: true }).click();
    if (!bought) return "Pass";
  } else if (/^Choose a store/.test(label)) {
    await press(page, ".pubrow .bm-choose");
  } else if (/^Seal \d+ supply/.test(label) && blocked) {
    await press(page, ".bm-play .bm-choose", turns % 2);
    await press(page, '.bm-play__card:not(:has([aria-pressed="true"])) .bm-choose', 0);
  } else if (/^Stock no/.test(label)) {
    await turnUp(page, SHELVES, 8);
  } else if (/^Stock \d/.test(label)) {
    // Refused a moment ago: too dear.
    await press(page, `${SHELVES}[aria-label$="one less"]`);
  } else if (/^Invest nothing/.test(label)) {
    await turnUp(page, POINTS, 4);
    while ((await primary(page).getAttribute("aria-disabled")) === "true") {
      await press(page, `${POINTS}[aria-label$="one less"]`);
    }
  } else if (/^Bid /.test(label) && blocked) {
    await page.getByRole("button", { name: "Drop out", exact: true }).click();
    return "Pass";
  } else if (/^Open /.test(label) && blocked) {
    await page.locator(".actions__more .btn").click();
    return label;
  } else if (/^Discard /.test(label) && blocked) {
    await press(page, '.bm-play [aria-pressed="false"]');
    await press(page, '.bm-play [aria-pressed="false"]');
  }
  return primary(page).innerText();
}

/** In an auction on the public screen: raises as long as the store is cheap and the bid is not refused. */
async function bid(page) {
  const least = Number((await page.locator(".blind .btn").first().innerText()).replace(/\D/g, ""));
  const refused = await page.locator(".toast").getByText("cannot be done").count();
  await page.locator(".blind .btn")[least > 12 || refused ? "last" : "first"]().click();
  return "public: bid";
}

/** One step of the game by whoever is to act. Returns what was pressed. */
export async function step(page, turns) {
  const now = await moment(page);
  if (now === "over" || now === "wait") return now;
  if (now === "question") await page.getByRole("dialog").locator(".btn--primary").click();
  if (now === "reveal") await page.getByRole("button", { name: "Open them together" }).click();
  if (now === "report") await page.getByRole("button", { name: "Done", exact: true }).click();
  if (now === "public") {
    if (await page.locator(".blind .btn").count()) return bid(page);
    await page.locator(".shutter__raise").click();
    return "public: raise";
  }
  if (now !== "decide") return now;
  const label = await choose(page, turns);
  if (label !== "Pass") await press(page, ".actions .btn--primary");
  return label;
}

/** Plays on until the result, or until `each(did)` says so. Returns how many presses it took. */
export async function playOut(page, { most = 1000, each = async () => false } = {}) {
  const screen = () => page.evaluate(() => `${document.title} ${document.querySelector(".table")?.className}`);
  let before = "";
  for (let turns = 0; turns < most; ) {
    const did = await step(page, turns);
    if (did === "over" || (await each(did))) return turns;
    if (did !== "wait") turns += 1;
    // Only another screen is deaf for a moment.
    await answered(page);
    const now = await screen();
    await (now === before ? page.waitForTimeout(60) : settle(page));
    before = now;
  }
  throw new Error(`the game has not ended after ${most} presses`);
}
