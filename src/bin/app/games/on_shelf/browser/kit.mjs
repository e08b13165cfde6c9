// Playing On Shelf as people do: by pressing what is on the screen.
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { answered, byPointer, expect, open as openPage, settle, sitDownAt, withSettings } from "../../../../../../tests/browser/support.mjs";

/** Opens a day. `together` plays as a team; `module` is age control; `open` lays customers open. */
export async function openDay(page, seats, { together, module, open, day, ...wishes } = {}) {
  const also = async () => {
    if (together) await page.getByText("Together", { exact: true }).click();
    if (day) await page.getByLabel("Weekday").selectOption({ index: day });
    if (module) await page.getByRole("switch", { name: /age control/ }).setChecked(true, { force: true });
    if (open) await page.getByRole("switch", { name: /Customers lie open/ }).setChecked(true, { force: true });
  };
  await sitDownAt(page, "on-shelf", seats, { also, ...wishes });
}

/** Enters a recorded day (`src/games/on_shelf/golden`) where it stands, as people who import it do. */
export async function enterDay(page, name, people) {
  await enterSave(page, recorded(name), people);
}

/** A file of the rules' recorded days. */
export const recorded = (name) => readFileSync(new URL(`../../../../../games/on_shelf/golden/${name}.json`, import.meta.url), "utf8").trim();

/** Enters a day that was written down. */
export async function enterSave(page, text, people) {
  const chairs = people.map((person, index) => ({ name: person, hue: index + 1, sitter: "Person" }));
  const facts = { format: 1, game: "on-shelf", title: "", round: 1, next: null, finished: false, saved_at: 1 };
  const save = deflateRawSync(text, { level: 9 }).toString("base64url");
  const record = { ...facts, chairs, standings: people.map(() => 0), save };
  await withSettings(page, { pace: "once", tips: false, sound: false });
  await openPage(page);
  await page.locator('input[type="file"]').setInputFiles({ name: "day.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) });
  const table = page.locator(".table");
  const go = page.getByRole("link", { name: /Continue/ }).or(page.getByRole("button", { name: /Continue/ })).first();
  await expect(table.or(go).first()).toBeVisible();
  if (!(await table.count())) await go.click();
  await expect(table).toBeVisible();
  await settle(page);
}

export const primary = (page) => page.locator(".actions .btn--primary");
export const raise = (page) => page.getByRole("button", { name: /raise the shutter/ });
export const result = (page) => page.locator(".podium");
export const jobs = (page) => page.locator(".os-jobs .job");
export const job = (page, name) => page.locator(".os-jobs .job", { has: page.getByText(name, { exact: true }) });

const free = ":not([aria-disabled])";
/** What is pressed, the first that is there: a decision in hand before a new one. */
const ORDER = [
  ["moment", ".actions--moment .btn--primary"],
  ["raise", `.shutter__raise${free}`],
  ["customer", ".os-cards--sale .wish.is-legal"],
  ["done", `.actions .btn--primary${free}`],
  ["decline", '.actions__more .btn:has-text("Keep all jobs"), .actions__more .btn:has-text("Swap nothing")'],
  ["space", ".os-list .btn"],
  ["take", ".os-cards--take .wish.is-legal"],
  ["colour", `.os-colour${free}`],
  ["cube", ".bay .slot.is-legal"],
];

/** Jobs in the order in which they are liked, one more cautious each time nothing else will do. */
const LIKED = ["Check Out", "Pre-Order", "Stock", "Fill", "Floor", "Clean", "Take a break"];

/** Without the job that may find nobody to sell to. */
export const SURE = LIKED.filter((name) => name !== "Pre-Order");

/** Presses one thing. Returns what it was. */
export async function step(page, { liked = LIKED, press = byPointer } = {}) {
  const chosen = await page.locator(".os-cards--sale .wish.is-chosen").count();
  for (const [what, selector] of ORDER) {
    if (what === "customer" && chosen) continue;
    const button = page.locator(selector).first();
    if (await button.count()) {
      if (what === "raise" || what === "moment") await settle(page);
      await press(page, button);
      await answered(page);
      return what;
    }
  }
  for (const name of liked) {
    const card = page.locator(".os-jobs .job.is-legal", { has: page.getByText(name, { exact: true }) });
    if (await card.count()) {
      await settle(page);
      await press(page, card);
      await answered(page);
      return name;
    }
  }
  const other = page.locator(".os-jobs .is-legal").first();
  await settle(page);
  await press(page, other);
  await answered(page);
  return "goods";
}

/** Waits until a person is to act or the day is over. */
export async function ready(page) {
  const any = [...ORDER.map(([, selector]) => selector), ".os-jobs .is-legal", ".podium"].join(", ");
  await expect(page.locator(any).first()).toBeVisible({ timeout: 30_000 });
}

/** Plays on until the end. Counts presses and raised shutters; calls `each` before every press. */
export async function playOut(page, { most = 900, liked, press, each = async () => {} } = {}) {
  const count = { presses: 0, shutters: 0, moments: 0 };
  for (; count.presses < most; count.presses += 1) {
    await ready(page);
    if (await result(page).count()) return count;
    await each(count);
    const what = await step(page, { liked, press });
    if (what === "raise") count.shutters += 1;
    if (what === "moment") count.moments += 1;
  }
  throw new Error(`the day has not ended after ${most} presses`);
}
