// Somebody who presses whatever there is: the hands of `monkey.spec.mjs`. All its whims come from one seed.
import { answered, settle, SIZES } from "./support.mjs";

/** Small and the same everywhere (mulberry32). */
export function whims(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (count) => Math.floor(next() * count), pick: (list) => list[Math.floor(next() * list.length)] };
}

const KEYS = ["Escape", "Enter", "Tab", "Shift+Tab", "Space", "ArrowRight", "ArrowDown", "u", "l", "r", "h", "m", "?", "d", "s", "b", "1", "2", "3"];
const WINDOWS = [...Object.values(SIZES), { width: 640, height: 360 }, { width: 360, height: 640 }];

/**
 * A control that can be seen now, at random; what carries the game on comes more often. Not what ends a game for good,
 * and nothing that talks to the world outside the page.
 */
const control = (page, chance, onward) =>
  page.evaluate(
    ([at, wished]) => {
      const FINAL = /^(export|import|delete|clear|end it|reload|break off)/i;
      const top = [...document.querySelectorAll("[role=dialog]")].at(-1);
      const seen = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const inside = x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1;
        return width > 0 && height > 0 && inside && getComputedStyle(element).visibility === "visible";
      };
      const all = (selector) =>
        [...(top ?? document).querySelectorAll(selector)].filter(
          (element) => seen(element) && !element.closest("[inert], .import") && !FINAL.test(element.textContent.trim()),
        );
      const forth = all('.btn--primary:not([aria-disabled="true"]), .blind .btn, .shutter__raise:not([aria-disabled="true"]), .is-legal');
      const any = all('button, a[href^="#"], summary, label, [role=button], [role=switch]');
      const from = wished && forth.length ? forth : any;
      if (!from.length) return null;
      const chosen = from[Math.floor(at * from.length)];
      const { x, y, width, height } = chosen.getBoundingClientRect();
      const words = (chosen.getAttribute("aria-label") ?? chosen.textContent).trim().replace(/\s+/g, " ").slice(0, 60);
      return { x: x + width / 2, y: y + height / 2, words: `${chosen.localName} “${words}”` };
    },
    [chance.next(), onward],
  );

async function press(page, chance, onward) {
  const target = await control(page, chance, onward);
  if (!target) {
    await page.mouse.wheel(0, 400 * (chance.below(2) ? 1 : -1));
    return "scrolled";
  }
  const clickCount = chance.below(12) ? 1 : 2;
  await page.mouse.click(target.x, target.y, { clickCount });
  return `${clickCount > 1 ? "pressed twice" : "pressed"} ${target.words}`;
}

async function peek(page) {
  const chip = page.locator(".peeker").first();
  const box = (await chip.count()) && (await chip.boundingBox());
  if (!box) return "found nothing to peek at";
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(350);
  await page.mouse.up();
  return "peeked";
}

/** As a browser tells a page that nobody sees it any more. */
const hide = (page) =>
  page.evaluate(async () => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const screen = document.querySelector("[data-screen]")?.getAttribute("data-screen");
    delete document.visibilityState;
    document.dispatchEvent(new Event("visibilitychange"));
    return screen;
  });

async function hideTab(page) {
  const screen = await hide(page);
  if (["private", "report"].includes(screen)) throw new Error(`a hidden tab shows a ${screen} screen`);
  return "hid the tab";
}

/** What lies on the boards of the games, where no half-made choice shows. */
const PIECES = ".pile, .sheet, .store, .bm-store, .sm-tile, .sm-spot, .sm-queue__head, .wall__heads";

/** Everything everybody may know, of a table that waits for a person; nothing where it might go on by itself. */
async function facts(page) {
  const read = () =>
    page.evaluate((pieces) => {
      const table = document.querySelector("[data-screen]");
      const screen = table?.getAttribute("data-screen");
      if (!["public", "open"].includes(screen) || document.querySelector(".toast, [role=dialog], .peekbox")) return null;
      if (/is thinking|^Skip/m.test(table.innerText)) return null;
      const text = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, " ").trim());
      return JSON.stringify({ screen, bar: text(".bar"), seats: text(".seat"), next: text(".shutter h2"), told: text(".log li"), board: text(pieces) });
    }, PIECES);
  const first = await read();
  if (!first) return null;
  await page.waitForTimeout(1_200);
  return (await read()) === first ? first : null;
}

async function reload(page) {
  const before = await facts(page);
  await page.reload();
  await page.waitForFunction(() => !document.getElementById("boot"));
  if (!before) return "reloaded";
  await page.locator("[data-screen]").waitFor({ timeout: 15_000 });
  await page.waitForTimeout(300);
  const after = await facts(page);
  if (after && after !== before) throw new Error(`public facts differ after a reload:\n${before}\n${after}`);
  return "reloaded and compared";
}

/** The last thing at a table: whatever came of it looks the same after a reload. */
export async function leave(page) {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await page.locator(".podium").count()) return "the game is over";
    await page.keyboard.press("Escape"); // whoever holds the device hides
    const told = await reload(page);
    if (told === "reloaded and compared") return told;
    await page.waitForTimeout(500); // a computer plays
  }
  throw new Error("no table that waits for a person");
}

/** One whim. Returns what was done. */
export async function whim(page, chance) {
  const dice = chance.below(100);
  if (dice < 58) return press(page, chance, true);
  if (dice < 76) return press(page, chance, false);
  if (dice < 84) {
    const key = chance.pick(KEYS);
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  if (dice < 88) return peek(page);
  if (dice < 91) return hideTab(page);
  if (dice < 94) {
    const size = chance.pick(WINDOWS);
    await page.setViewportSize(size);
    return `window ${size.width}×${size.height}`;
  }
  if (dice < 96) {
    const colorScheme = chance.pick(["light", "dark"]);
    await page.emulateMedia({ colorScheme, reducedMotion: chance.pick(["reduce", "no-preference"]) });
    return `${colorScheme} theme`;
  }
  if (dice < 98) return reload(page);
  const back = chance.below(2);
  await (back ? page.goBack({ timeout: 5_000 }) : page.goForward({ timeout: 5_000 })).catch(() => {});
  return back ? "back" : "forward";
}

/** Nothing to press for a long time that would carry the game on, and no computer that thinks. */
export async function isDeadEnd(page) {
  const alive = () =>
    page.evaluate(() => {
      const screen = document.querySelector("[data-screen]")?.getAttribute("data-screen");
      if (!screen) return true;
      if (document.querySelector("[role=dialog], .podium") || /is thinking/.test(document.body.innerText)) return true;
      const live = 'button:not([aria-disabled="true"]):not(.btn--undo):not(.btn--hide):not(.peeker), [role=button], [role=switch], input';
      // Behind a shutter the board only explains itself.
      const places = ["public", "reveal"].includes(screen) ? ".tray, .actions" : ".board, .tray, .actions, .done, .moment, .table--moment";
      return [...document.querySelectorAll(places)].some((part) => part.matches(live) || part.querySelector(live));
    });
  for (let tries = 0; tries < 40; tries += 1) {
    if (await alive()) return false;
    await page.waitForTimeout(250);
  }
  return true;
}

/** Sometimes waits as a person would, sometimes does not. */
export async function pause(page, chance) {
  await (chance.below(3) ? settle(page) : answered(page));
}
