// What every browser test stands on. Import `test` and `expect` from here, not from Playwright:
// then a console error, an uncaught error, a breach of the content security policy, a request
// to another origin or a frame with a secret in it fails the test by itself.
import { test as plain, expect } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { guardFrames } from "./frames.mjs";

export { expect };

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
export const THEMES = ["light", "dark"];

/**
 * Watches every page of a context, its workers included. The `trouble` fixture does this for the test's
 * own context; call it yourself for one you made with `browser.newContext`. Frames are watched in either.
 * - `allow(/words/)` lets through what a test provokes on purpose.
 * - `origins` are the addresses the page may talk to.
 */
export async function watch(context, ...origins) {
  const notes = [];
  const allowed = [];
  const note = (text) => notes.push(text);
  const trouble = {
    origins: new Set(origins),
    allow: (...patterns) => allowed.push(...patterns),
    note,
    found: () => notes.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
  context.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (event) => note(`uncaught: ${event.error().stack ?? event.error()}`));
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!["data:", "blob:"].includes(protocol) && !trouble.origins.has(origin)) note(`another origin: ${request.url()}`);
  });
  await context.exposeBinding("notePolicyBreach", (_source, text) => note(`content security policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      window.notePolicyBreach(`${effectiveDirective} stopped ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
    });
  });
  return trouble;
}

/** Looks at every frame of a context for what is secret there. */
async function guard(context, { note }) {
  await context.exposeBinding("noteSecret", (_source, text) => note(`a secret in a frame: ${text}`));
  await context.addInitScript(guardFrames);
  return context;
}

/**
 * As in a window where the browser lets nothing be kept. Stocking for offline play takes a core for seconds, and only
 * tests of that wait for it; they open contexts of their own.
 */
const keepNothing = () => {
  const { serviceWorker } = navigator; // an empty page has none
  if (serviceWorker) serviceWorker.register = () => Promise.reject(new DOMException("Nothing is kept in this test.", "SecurityError"));
};

export const test = plain.extend({
  trouble: [
    async ({ browser, context, baseURL }, use) => {
      await context.addInitScript(keepNothing);
      const trouble = await watch(context, new URL(baseURL).origin);
      await guard(context, trouble);
      // A context that a test makes itself has secrets, too.
      const { newContext } = browser;
      browser.newContext = async (...wishes) => guard(await newContext.apply(browser, wishes), trouble);
      await use(trouble);
      browser.newContext = newContext;
      expect(trouble.found(), "errors, policy breaches, foreign requests and secrets").toEqual([]);
    },
    { auto: true },
  ],
});

/** Settings as the app keeps them, put in place before the page first loads. */
export async function withSettings(page, settings) {
  await page.addInitScript((text) => {
    if (localStorage.getItem("hs.settings") === null) localStorage.setItem("hs.settings", text);
  }, typeof settings === "string" ? settings : JSON.stringify(settings));
}

/** Opens an address and waits until the app has taken down the loading sign. */
export async function open(page, address = "/") {
  await page.goto(address);
  await started(page);
}

export async function started(page) {
  await expect(page.locator("#boot"), "the loading sign is taken down").toHaveCount(0);
}

/**
 * Sets up a table by hand. `seats`: "Ada" is a person, "Till:Sharp" a computer of that level. `also` sets what only this
 * game asks.
 */
export async function sitDownAt(page, game, seats, { deal, place = "/", settings = {}, also = async () => {} } = {}) {
  await withSettings(page, { pace: "once", tips: false, sound: false, ...settings });
  await open(page, `${place}#/new/${game}`);
  await expect(page.locator(".setup"), "the shop's file is here").toBeVisible();
  const rows = page.locator(".seatrow");
  while ((await rows.count()) > seats.length) await page.getByRole("button", { name: /^Remove / }).last().click();
  while ((await rows.count()) < seats.length) await page.getByRole("button", { name: /^Add a / }).click();
  for (const [index, seat] of seats.entries()) {
    const [name, level] = seat.split(":");
    const row = rows.nth(index);
    await row.getByLabel(/^Name of /).fill(name);
    await row.getByText(level ? "Computer" : "Person", { exact: true }).click();
    if (level) await row.getByText(level, { exact: true }).click();
  }
  // House rules are folded away.
  for (const folded of await page.locator(".setup__house:not([open]) > summary").all()) await folded.click();
  await also();
  if (deal) await page.getByLabel("Deal number (optional)").fill(String(deal));
  await page.getByRole("button", { name: "Open the shop" }).click();
  await expect(page.locator(".table")).toBeVisible();
  await settle(page); // the table is a new screen, too
}

/** Waits until the last press is done: it is painted as a press first. */
export const answered = (page) =>
  page.evaluate(async () => {
    const last = (name) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0;
    while (last("pressed") > last("answered")) await new Promise(requestAnimationFrame);
  });

/** The same, and the end of the dead time after a change of screen (400 ms): presses do nothing before. */
export async function settle(page) {
  await answered(page);
  await page.evaluate(async () => {
    const since = () => performance.now() - (performance.getEntriesByName("screen").at(-1)?.startTime ?? 0);
    while (since() <= 410) await new Promise((resolve) => setTimeout(resolve, 420 - since()));
  });
}

/** Two ways to press something: with the pointer, or by the key it names, or else on its focus. */
export const byPointer = (_page, control) => control.click();
export async function byKey(page, control) {
  const key = (await control.getAttribute("aria-keyshortcuts"))?.split(" ").at(-1) ?? "Enter";
  return key === "Enter" ? control.press(key) : page.keyboard.press(key.toLowerCase());
}

/** Counts what people press from now on, and how often a shutter is raised. Ask what it returns for both. */
export async function countPresses(page) {
  await page.evaluate(() => {
    window.counted = { presses: 0, raises: 0 };
    const count = ({ target }) => {
      window.counted.presses += 1;
      if (target.closest(".shutter__raise")) window.counted.raises += 1;
    };
    addEventListener("click", count, true);
  });
  return () => page.evaluate(() => window.counted);
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** No accessibility violation on the page as it stands. Runs under the page's own security policy. */
export async function axe(page, options = {}) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((wish) => window.axe.run(document, wish), {
    resultTypes: ["violations"],
    ...options,
  });
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} | ${target.join(" ")} | ${failureSummary.replace(/\s+/g, " ")}`),
  );
  expect(told, "accessibility violations").toEqual([]);
}

/** Nothing, neither the page nor a part of it, is wider than its place. */
export async function noSidewaysScroll(page) {
  const wide = await page.evaluate(() => {
    const name = (element) => `${element.localName}${element.id && `#${element.id}`}.${[...element.classList].join(".")}`;
    const root = document.scrollingElement;
    const found = [];
    if (root.scrollWidth > root.clientWidth) found.push(`the page: ${root.scrollWidth} in ${root.clientWidth}`);
    for (const element of document.body.querySelectorAll("*")) {
      const { overflowX } = getComputedStyle(element);
      const scrolls = overflowX === "auto" || overflowX === "scroll";
      if (scrolls && element.scrollWidth > element.clientWidth) {
        found.push(`${name(element)} scrolls: ${element.scrollWidth} in ${element.clientWidth}`);
      }
      const { right, width } = element.getBoundingClientRect();
      const clipped = element.closest(".sprites, .sr");
      if (found.length && width && right > root.clientWidth + 1 && !clipped) found.push(`${name(element)} ends at ${Math.round(right)}`);
    }
    return found.slice(0, 8);
  });
  expect(wide, "wider than the screen").toEqual([]);
}

/** A picture for people to look at, in results/shots. */
export async function shot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: fileURLToPath(new URL(`results/shots/${name}.png`, import.meta.url)),
    animations: "disabled",
  });
}

/** A screen as people see it: nothing on the move, nothing too wide, no violation, and a picture of it. */
export async function look(page, name) {
  await answered(page);
  // What is still fading in has no contrast to judge yet; what moves for good is never done.
  await page.evaluate(() => {
    const ends = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    return Promise.allSettled(ends.map(({ finished }) => finished)).then(() => {});
  });
  await noSidewaysScroll(page);
  await axe(page);
  await shot(page, name);
}
