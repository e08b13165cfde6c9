// Playing Shopping Mall as people do: by pressing the mall and the counter.
import { answered, byPointer, expect, settle, sitDownAt } from "../../../../../../tests/browser/support.mjs";

export { settle };

/** Sets up a table by hand, as `sitDownAt` does. */
export const sitDown = (page, seats, wishes) => sitDownAt(page, "shopping-mall", seats, wishes);

export const result = (page) => page.locator(".podium");
export const primary = (page) => page.locator(".actions .btn--primary");
export const crowds = (page) => page.locator("button.sm-spot");
export const lots = (page) => page.locator("button.sm-tile");
export const drop = (page) => page.getByRole("button", { name: "Drop out", exact: true });
const goOn = (page) => page.locator(".actions--moment .btn--primary");

/** What is asked: act, auction, bid, door, free, merge, manager, arrivals, moment or over. */
export async function asked(page) {
  await answered(page);
  if (await result(page).count()) return "over";
  if (await page.locator(".occasion").count()) return "moment";
  if (!(await primary(page).count())) return "wait";
  if (await page.locator(".sm-tray--bid").count()) return "bid";
  const says = await page.locator(".status__text").innerText();
  for (const [kind, words] of [
    ["free", /for nothing\?/],
    ["manager", /who runs/],
    ["merge", /which shop does it join/],
    ["door", /which shop does the/],
    ["arrivals", /let visitors in/],
    ["auction", /: put a shop up/],
    ["act", /move a crowd|swap managers/],
  ]) {
    if (words.test(says)) return kind;
  }
  return "wait";
}

/** Presses and counts. */
export class Hand {
  presses = 0;
  constructor(page, by = byPointer) {
    this.page = page;
    this.by = by;
  }
  async press(what) {
    this.presses += 1;
    await this.by(this.page, what);
    await answered(this.page);
  }
}

/** One decision, taken as a quick player would: bid the least now and then, else drop out. */
export async function decide(hand, kind, turn) {
  const { page } = hand;
  if (kind === "moment") return hand.press(goOn(page));
  if (kind === "bid") {
    // Every third bidder opens; nobody raises twice.
    const open = await page.locator(".sm-bidding__now").innerText();
    const wants = /No bid/.test(open) && turn % 3 === 0;
    return hand.press(wants ? primary(page) : drop(page));
  }
  if (kind === "auction") {
    await hand.press(lots(page).nth(turn % (await lots(page).count())));
  } else if (kind === "act") {
    await hand.press(page.locator(".sm-row").first());
  } else if (kind === "arrivals") {
    const four = page.locator(".sm-token");
    for (let at = 0; at < (await four.count()); at += 1) await hand.press(four.nth(at));
  }
  await hand.press(primary(page));
  const question = page.getByRole("dialog");
  if (await question.count()) await hand.press(question.getByRole("button").last());
}

/** Plays on as `decide` does until `kind` is asked for. */
export async function until(page, kind, most = 200) {
  const hand = new Hand(page);
  for (let turn = 0; turn < most; turn += 1) {
    await expect.poll(() => asked(page), { timeout: 30_000 }).not.toBe("wait");
    const now = await asked(page);
    await settle(page);
    if (now === kind) return;
    await decide(hand, now, turn);
  }
  throw new Error(`nobody is asked for ${kind} in ${most} decisions`);
}

/** Plays on until the end; hands out the presses it took. */
export async function playOut(page, { most = 600, press, each = async () => {} } = {}) {
  const hand = new Hand(page, press);
  for (let turn = 0; turn < most; turn += 1) {
    await expect.poll(() => asked(page), { timeout: 30_000 }).not.toBe("wait");
    const kind = await asked(page);
    if (kind === "over") return hand.presses;
    await settle(page);
    await each(kind, turn);
    await decide(hand, kind, turn);
  }
  throw new Error(`the game has not ended after ${most} decisions`);
}
