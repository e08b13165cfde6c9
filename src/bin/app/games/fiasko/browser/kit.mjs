// Playing Fiasko as people do: by pressing what is on the screen.
import { answered, expect, settle, sitDownAt } from "../../../../../../tests/browser/support.mjs";

export { settle };

/** Sets up a table by hand, as `sitDownAt` does. */
export const sitDown = (page, seats, wishes) => sitDownAt(page, "fiasko", seats, wishes);

export const raise = (page) => page.getByRole("button", { name: /raise the shutter/ });
export const blind = (page) => page.getByRole("button", { name: /without looking/ });
export const drawButton = (page) => page.getByRole("button", { name: /^Draw (a card|again)/ });
export const done = (page) => page.getByRole("button", { name: "Done" });
export const scores = (page) => page.locator(".set .btn.is-legal");
export const result = (page) => page.locator(".podium");

/** Which screen is up: public, private, report, open or over. */
export async function screen(page) {
  await answered(page);
  if (await result(page).count()) return "over";
  const kind = await page.locator(".table").getAttribute("class");
  if (/table--report/.test(kind)) return "report";
  return /table--(public|private|open)/.exec(kind)[1];
}

export async function handSize(page, name) {
  const seat = page.locator(".seat", { hasText: name });
  return Number.parseInt(await seat.locator(".seat__facts li").first().innerText(), 10);
}

/** Scores the first legal product. Only the score that ends the game is asked about, with Cancel under the finger. */
export async function score(page) {
  await scores(page).first().click();
  await answered(page);
  const question = page.getByRole("dialog");
  if (!(await question.count())) return;
  await expect(question).toContainText("This ends the game");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: /^Score / }).click();
}

/**
 * One person's turn on the hot seat. With `look` (or a hand worth a look) the shutter is raised;
 * else the card is drawn without looking. Returns what was done.
 */
export async function turn(page, { look = false } = {}) {
  const name = (await page.locator(".shutter h2 bdi").innerText()).trim();
  if (!look && (await handSize(page, name)) < 4) {
    await blind(page).click();
    return "drew blind";
  }
  await raise(page).click();
  await expect(page.locator(".table--private")).toBeVisible();
  await settle(page);
  if (await scores(page).count()) {
    await score(page);
    return "scored";
  }
  await drawButton(page).click();
  await expect.poll(() => screen(page)).not.toBe("private");
  if ((await screen(page)) === "report") {
    await settle(page);
    await done(page).click();
  }
  return "drew";
}

const goOn = (page) => page.getByRole("button", { name: "Go on" });

/** Waits until a person is to act or the game is over. What everybody waits for is read and pressed away. */
export async function ready(page) {
  await answered(page);
  const asked = async () => {
    if (await goOn(page).count()) {
      await settle(page);
      await goOn(page).click({ timeout: 2_000 }).catch(() => {});
      await answered(page);
    }
    return (await result(page).count()) || (await raise(page).and(page.locator(":not([aria-disabled])")).count());
  };
  await expect.poll(asked, { timeout: 30_000 }).toBeTruthy();
}

/** Plays on until the end. Calls `each` before every turn. */
export async function playOut(page, { most = 400, each = async () => {} } = {}) {
  for (let turns = 0; turns < most; turns += 1) {
    do {
      await ready(page);
      if (await result(page).count()) return turns;
      await settle(page);
    } while (await goOn(page).count());
    await each(turns);
    await turn(page, { look: turns % 9 === 8 });
  }
  throw new Error(`the game has not ended after ${most} turns`);
}
