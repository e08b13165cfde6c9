// Playing Brick & Mortar as people do: by pressing what is on the screen, with a simple policy. Every press and every
// raised shutter is counted.
import { answered, settle, sitDownAt } from "../../../../../../tests/browser/support.mjs";

export { settle };

/** Sets up a table by hand, as `sitDownAt` does. */
export async function sitDown(page, seats, { draft = false, ...wishes } = {}) {
  const also = async () => draft && (await page.getByText("Draft", { exact: true }).click());
  await sitDownAt(page, "brick-and-mortar", seats, { also, ...wishes });
}

export const primary = (page) => page.locator(".actions .btn--primary");

const COUNTS = new WeakMap();

/** What has been pressed at this table so far: presses, raised shutters among them, and how often each kind of question. */
export function counts(page) {
  if (!COUNTS.has(page)) COUNTS.set(page, { presses: 0, raises: 0, by: {}, kinds: {} });
  return COUNTS.get(page);
}

/** The question without its names and numbers: "Supply, Seal $#, buy up to #". */
async function kindOf(page, target, what) {
  const phase = (await page.locator(".phases .is-now").allInnerTexts()).join("").trim();
  if (what === "raises") return phase || "from a stage";
  const words = what === "moments" ? page.locator(".occasion h2") : target;
  const label = (await words.first().innerText()).split("\n")[0];
  const seats = await page.locator(".seat__name").allInnerTexts();
  const plain = [...seats, "food", "clothing", "electronics", "jewelry", "art"].reduce((text, name) => text.replaceAll(name, "…"), label);
  return `${phase} ${plain.replace(/\d+/g, "#").replace(/(open|Open|Buy|Put|Close|Give) [A-Z][\w() ]*?(?= (in slot|for|up|and)|$)/g, "$1 …")}`.trim();
}

async function click(page, target, what) {
  // Nothing is pressed that is still deaf.
  await settle(page);
  const kind = `${what}: ${await kindOf(page, target, what)}`;
  await target.click();
  const count = counts(page);
  const another = (counted, name) => (counted[name] = (counted[name] ?? 0) + 1);
  count.presses += 1;
  another(count.by, what);
  another(count.kinds, kind);
  await answered(page);
}

/** What is on the screen: over, moment, question, reveal, report, public, decide or wait. */
export async function moment(page) {
  await answered(page);
  return page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    const table = document.querySelector(".table");
    if (!table) return "wait";
    if (document.querySelector("[role=dialog] .btn--primary")) return "question";
    if (document.querySelector(".occasion")) return "moment";
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
  await click(page, target, "choices");
  return true;
}

const more = (page, name) => page.locator(".actions__more").getByRole("button", { name });

/** The purse of whoever decides: behind the screen, or by holding the key to peek. Looking is no press. */
export async function purse(page) {
  const dollars = async (place) => Number((await place.innerText()).replace(/\D/g, ""));
  const own = page.locator(".tray .money");
  if (await own.count()) return dollars(own.first());
  await page.keyboard.down("h");
  const peeked = page.locator(".peekbox .money");
  await peeked.waitFor();
  const money = await dollars(peeked);
  await page.keyboard.up("h");
  await peeked.waitFor({ state: "detached" });
  return money;
}

/** What so many points cost, as the price cells say. */
const prices = (page) => page.locator(".bm-rung > span:not(.sr)").evaluateAll((cells) => cells.map((cell) => Number(cell.textContent.replace(/\D/g, ""))));

/** Presses one of the buttons beside the large one. Returns its name. */
async function instead(page, name) {
  await click(page, more(page, name).first(), "decisions");
  return "instead";
}

/** What a thrifty person keeps in the purse for goods when a store is bought. */
const KEPT = 8;

/** What whoever is to act has, as everybody sees it. */
const stores = async (page) => Number(/(\d) stores?/.exec(await page.locator(".seat.is-now").first().innerText())?.[1] ?? 0);

/**
 * What people do who mind their money: one card as demand and one as supply, a store if cash pays for it and goods besides, a
 * bid up to $8. Returns what `choose` returns, or nothing where everybody does the same.
 */
async function thriftily(page, label, blocked) {
  if (/^Choose a store, or pass/.test(label)) {
    const money = await purse(page);
    const offers = page.locator('.bm-cards .bm-choose:not([aria-disabled="true"]), .bm-line .bm-choose:not([aria-disabled="true"])');
    const prices = (await offers.allInnerTexts()).map((words) => Number(words.replace(/\D/g, "")));
    const one = prices.findIndex((price) => price + KEPT <= money);
    if (one < 0) return instead(page, /^Pass$/);
    await click(page, offers.nth(one), "choices");
  } else if (/^Seal \d+ supply/.test(label) && blocked) {
    await press(page, ".bm-play .bm-choose", 1);
    await press(page, '.bm-play__card:not(:has([aria-pressed="true"])) .bm-choose', 0);
  } else if (/^Bid /.test(label)) {
    const least = Number(label.replace(/\D/g, ""));
    if (least > 8 || (await stores(page)) === 4 || least + KEPT > (await purse(page))) return instead(page, "Drop out");
  } else {
    return undefined;
  }
  return primary(page).innerText();
}

/**
 * Makes the choice the primary button waits for, where it waits for one. Returns its label, or "instead" where another
 * button was pressed. People here buy when it is their month to, fill every shelf, offer everything at the top price less
 * a little, and buy points.
 */
export async function choose(page, turns, thrifty = false) {
  const label = await primary(page).innerText();
  const blocked = (await primary(page).getAttribute("aria-disabled")) === "true";
  await settle(page);
  const minded = thrifty && (await thriftily(page, label, blocked));
  if (minded) return minded;
  if (/^Choose a store, or pass/.test(label)) {
    const [first, second] = turns % 2 ? [".bm-line", ".bm-cards"] : [".bm-cards", ".bm-line"];
    const bought = (await press(page, `${first} .bm-choose`)) || (await press(page, `${second} .bm-choose`));
    if (!bought) return instead(page, /^Pass$/);
  } else if (/^Choose a store/.test(label)) {
    await press(page, ".pubrow .bm-choose");
  } else if (/^Seal \d+ supply/.test(label) && blocked) {
    await press(page, ".bm-play .bm-choose", turns % 2);
    await press(page, '.bm-play__card:not(:has([aria-pressed="true"])) .bm-choose', 0);
  } else if (/^Seal \$\d/.test(label)) {
    // One more than the least.
    await press(page, ".counter__decide .bm-price", 1);
  } else if (/^Invest nothing/.test(label)) {
    await settle(page);
    const money = await purse(page);
    const most = (await prices(page)).filter((price) => price <= money).length;
    if (most > 0) await press(page, ".bm-rung", Math.min(most, 4) - 1);
  } else if (/^Bid /.test(label)) {
    await settle(page);
    const least = Number(label.replace(/\D/g, ""));
    if (blocked || least > 12 || least > (await purse(page))) return instead(page, "Drop out");
  } else if (/^Open /.test(label) && blocked) {
    return instead(page, /^Give /);
  } else if (/^Discard /.test(label) && blocked) {
    await press(page, '.bm-play [aria-pressed="false"]');
    await press(page, '.bm-play [aria-pressed="false"]');
  }
  return primary(page).innerText();
}

/** Raises the shutter, wherever that is offered. */
async function raise(page) {
  await click(page, page.locator(".shutter__raise"), "raises");
  counts(page).raises += 1;
}

/** One step of the game by whoever is to act. Returns what was pressed. */
export async function step(page, turns, { thrifty = false } = {}) {
  const now = await moment(page);
  if (now === "over" || now === "wait") return now;
  if (now === "moment") {
    // Whoever minds their money passes without a look, where stores are bought.
    const asked = (await page.locator(".occasion .shutter__raise, .actions--moment .shutter__raise").count()) > 0;
    const building = /goes to/.test(await page.locator(".occasion h2").innerText());
    if (asked && !(thrifty && building)) {
      await raise(page);
      return "moment: raise";
    }
    await click(page, page.getByRole("button", { name: "Go on" }), "moments");
  }
  if (now === "question") await click(page, page.getByRole("dialog").locator(".btn--primary"), "questions");
  if (now === "reveal") await click(page, page.getByRole("button", { name: "Open them together" }), "openings");
  if (now === "report") await click(page, page.getByRole("button", { name: "Done", exact: true }), "reports");
  if (now === "public") {
    // Passing needs no look, but for a glance at the purse.
    const pass = page.getByRole("button", { name: /^Pass: no store/ });
    if (thrifty && (await pass.count())) {
      await settle(page);
      if ((await stores(page)) === 4 || (await purse(page)) < 6 + KEPT) {
        await click(page, pass, "decisions");
        return "public: pass";
      }
    }
    await raise(page);
    return "public: raise";
  }
  if (now !== "decide") return now;
  const label = await choose(page, turns, thrifty);
  // Whoever pressed another button may be on a screen that has no large one.
  if (label === "instead") return label;
  const may = (await primary(page).getAttribute("aria-disabled")) !== "true";
  if (may) await click(page, primary(page), "decisions");
  return label;
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"];

/** Whose turn in which month: what people do hangs on that, and not on how often was pressed before. */
async function turnOf(page) {
  const bar = await page.locator(".bar").innerText();
  const now = await page.locator(".seat").evaluateAll((seats) => seats.findIndex((seat) => seat.matches(".is-now")));
  return MONTHS.findIndex((month) => bar.includes(month)) + now;
}

/**
 * Plays on until the result, or until `each(did)` says so. Returns how many steps it took. With another `shift` people buy
 * and play in another order.
 */
export async function playOut(page, { most = 1000, each = async () => false, thrifty = false, shift = 0 } = {}) {
  const screen = () => page.evaluate(() => `${document.title} ${document.querySelector(".table")?.className}`);
  let before = "";
  for (let turns = 0; turns < most; ) {
    const did = await step(page, (await turnOf(page)) + shift + MONTHS.length, { thrifty });
    if (did === "over" || (await each(did))) return turns;
    if (did !== "wait") turns += 1;
    // Only another screen is deaf for a moment.
    await answered(page);
    const now = await screen();
    await (now === before ? page.waitForTimeout(60) : settle(page));
    before = now;
  }
  throw new Error(`the game has not ended after ${most} steps`);
}
