// Who watches the watch: every kind of secret that `frames.mjs` looks for is put into a public screen by hand, and must
// be told with its element, the frame and the last press.
import { expect, test } from "./support.mjs";
import { raise, ready, settle, sitDown, turn } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

/** What is put into the page for two frames, and what the watch must say of it. */
const LEAKS = {
  "an element of somebody's own": [
    () => document.querySelector(".board").insertAdjacentHTML("beforeend", '<p class="leak" data-private="">milk 3</p>'),
    /of somebody's own: <p class="leak" data-private=""><\/p>milk 3/,
  ],
  "a line told to one person": [
    (words) => document.querySelector("[role=log]").insertAdjacentHTML("beforeend", `<p class="leak">${words}</p>`),
    /told to one person only \(.*\): "Ada drew .*\." in <p class="leak"><\/p>Ada drew/,
  ],
  "a label told to one person": [
    (words) => document.querySelector(".board").insertAdjacentHTML("beforeend", `<i class="leak" title="${words}"></i>`),
    /told to one person only \(.*\): "Ada drew .*\." in <i class="leak" title="Ada drew /,
  ],
  "an attribute that nobody reads": [
    (words) => document.querySelector(".board").insertAdjacentHTML("beforeend", `<i class="leak" data-last="${words}"></i>`),
    /told to one person only \(.*\): "Ada drew .*\." in <i class="leak" data-last="Ada drew /,
  ],
  "a field": [
    (words) => {
      document.querySelector(".board").insertAdjacentHTML("beforeend", '<input class="leak">');
      document.querySelector("input.leak").value = words;
    },
    /told to one person only \(.*\): "Ada drew .*\." in <input class="leak">/,
  ],
  "a peek that nobody holds": [
    () => document.querySelector(".board").insertAdjacentHTML("beforeend", '<div class="leak peekbox">milk 3</div>'),
    /a peek that nobody holds: <div class="leak peekbox"><\/div>milk 3/,
    /"Nothing secret is on this screen" beside a peek/,
  ],
};

test("a secret in a frame is told with its element, the frame and the last press", async ({ page, trouble }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 9 });
  for (let turns = 0; turns < 3; turns += 1) {
    await turn(page, { look: true });
    await ready(page);
    await settle(page);
  }
  await raise(page).click();
  const line = page.locator(".is-secret", { hasText: "Ada drew" }).last();
  const words = await line.evaluate((element) => element.innerText.split("\n").at(-1).trim());
  await settle(page);
  await page.keyboard.press("Escape");
  await settle(page);
  expect(trouble.found(), "before anything is put there").toEqual([]);

  const frames = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  let told = 0;
  for (const [what, [leak, ...wanted]] of Object.entries(LEAKS)) {
    await page.evaluate(leak, words);
    await frames();
    await page.evaluate(() => document.querySelector(".leak").remove());
    await expect.poll(() => trouble.found().length, what).toBe((told += wanted.length));
    for (const [at, words] of wanted.entries()) {
      const note = trouble.found().at(at - wanted.length);
      expect(note, what).toMatch(words);
      expect(note, what).toMatch(/on a public screen, in frame \d+, after the key Escape$/);
    }
  }

  // Beside what leaves with somebody's stay there is only the board that everybody sees alike.
  await page.evaluate(() => document.querySelector(".table").insertAdjacentHTML("beforeend", '<p class="leak">milk 3</p>'));
  await frames();
  await page.evaluate(() => document.querySelector(".leak").remove());
  await expect.poll(() => trouble.found().some((note) => /what leaves with nobody's stay: <p class="leak"><\/p>milk 3 on a public screen/.test(note))).toBe(true);

  // Whatever was drawn for a person's stay, marked or not, goes with it.
  await page.reload();
  await settle(page);
  await raise(page).click();
  await expect(page.locator(".table--private")).toBeVisible();
  await page.evaluate(() => document.querySelector("[data-screen]").setAttribute("data-screen", "public"));
  await frames();
  await expect.poll(() => trouble.found().some((note) => /what was somebody's own: <div .*data-stay="".*on a public screen.*after a press of <button/.test(note))).toBe(true);
  trouble.allow(/^a secret in a frame/);
});
