// Playing Supermarché as people do: by pressing what is on the screen.
import { answered, expect, sitDownAt } from "../../../../../../tests/browser/support.mjs";

/** Sets up a game for one person, or for a computer of a level. `start`: Easy, Normal or Hard. */
export async function openShop(page, { name = "Elif", store, start = "Normal", odds, computer, ...wishes } = {}) {
  const also = async () => {
    if (store) await page.getByLabel("Name of the store").fill(store);
    await page.getByText(new RegExp(`^${start} \\$`)).click();
    if (odds !== undefined) await page.getByRole("switch", { name: /Show the chances/ }).setChecked(odds, { force: true });
  };
  // Dice that roll are waited for; most tests are about what they lead to.
  const settings = { motion: "off", ...wishes.settings };
  await sitDownAt(page, "supermarche", [computer ? `${name}:${computer}` : name], { also, ...wishes, settings });
}

export const primary = (page) => page.locator(".actions .btn--primary");
export const result = (page) => page.locator(".podium");
export const phase = (page) => page.locator(".phases .is-now").innerText();
export const money = async (page) => Number.parseInt((await page.locator(".till__money").innerText()).replace("−", "-").replace("$", ""), 10);

/** Waits until the table shows something else than `before`, or the result stands there; in between neither may. */
export async function changed(page, before) {
  const now = () => page.locator(".table").allInnerTexts();
  await expect.poll(async () => (await result(page).count()) || (await now()).some((text) => text !== before)).toBeTruthy();
}

/** Presses the large button and waits until it asks something else, or the game is over. */
export async function go(page) {
  const before = await page.locator(".table").innerText();
  await primary(page).click();
  await answered(page);
  await changed(page, before);
}

const trucks = (page) => page.locator(".prices .number--bare");
const aisles = (page) => page.locator(".aisle .number--bare");

/** Presses plus once at each of the steppers that allow it, until nothing moves or `most` are moved. */
async function fill(page, steppers, most) {
  let moved = 0;
  for (let rounds = 0; rounds < 5 && moved < most; rounds += 1) {
    const before = moved;
    for (let index = 0; index < 5 && moved < most; index += 1) {
      const plus = steppers.nth(index).locator("button").last();
      if ((await plus.getAttribute("aria-disabled")) === "true") continue;
      const number = steppers.nth(index).locator("input");
      const count = Number(await number.inputValue());
      await plus.click();
      await expect(number).toHaveValue(String(count + 1));
      moved += 1;
    }
    if (moved === before) break;
  }
  return moved;
}

/** Half of what can be had of each food, one press each. */
async function halves(page) {
  for (let index = 0; index < 5; index += 1) {
    const half = page.locator(".prices > li").nth(index).getByRole("button", { name: /^half/ });
    if (!(await half.count())) continue;
    const before = await page.locator(".till__money").innerText();
    await half.click();
    await expect(page.locator(".till__money")).not.toHaveText(before);
  }
}

/**
 * One decision by simple rules of thumb, through visible buttons only.
 * With `reckless` nothing is bought and every customer is let in, until the shop is lost.
 * With `brisk` the buttons that do more than one thing are pressed: half an order, “Fill and open”.
 */
export async function step(page, { reckless = false, brisk = false } = {}) {
  const asked = await page.locator(".roll h2").innerText();
  if (asked === "The order") {
    if (brisk) await halves(page);
    else if (!reckless) await fill(page, trucks(page), 9);
  } else if (asked === "A sale today?") {
    if (!brisk) await fill(page, aisles(page), 15);
    if ((await primary(page).getAttribute("aria-disabled")) === "true" || !reckless) {
      const free = page.locator(".sales__one:not([aria-disabled])").first();
      const round = await page.locator(".till .track .is-now").innerText();
      const due = Number(round) > 3;
      if (due && (await page.locator(".sales__one.is-chosen").first().innerText()).startsWith("No sale")) await free.click();
    }
  } else if (asked === "Who comes in?") {
    await page.locator(".choice").first().click({ trial: true });
    if ((await page.locator(".choice.is-chosen").count()) === 0) await page.locator(".choice").first().click();
  } else if (/^One .* first\?$/.test(asked)) {
    await page.getByRole("button", { name: /No, straight to the dice/ }).click();
  } else if (await page.locator(".roll .choice").count()) {
    await page.locator(".roll .choice").nth(1).click();
  } else if (asked === "Between customers" && !reckless) {
    const restock = page.getByRole("button", { name: /^Restock, one leaves/ });
    const thin = Number.parseInt(await page.locator(".sm-store .panel__head b").innerText(), 10) <= 9;
    if (thin && (await restock.count())) {
      await restock.click();
      if (brisk) await page.locator(".sm-fill").click();
      else await fill(page, page.locator(".slip--restock .number--bare"), 8);
    }
  }
  await go(page);
  return asked;
}

/** Plays on until the end. Returns what was asked on the way. */
export async function playOut(page, { most = 600, each = async () => {}, ...policy } = {}) {
  const asked = new Set();
  for (let steps = 0; steps < most; steps += 1) {
    if (await result(page).count()) return asked;
    await each(steps);
    asked.add(await step(page, policy));
  }
  throw new Error(`the game has not ended after ${most} steps`);
}
