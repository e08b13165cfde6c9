// On Shelf: a day against each other with its presses and shutters counted, a day together without any shutter, a look
// at the screens, the keyboard, and refusals in words.
import { byKey, expect, look as lookAt, noSidewaysScroll, open, settle, SIZES, test, THEMES } from "../../../../../../tests/browser/support.mjs";
import { enterDay, job, openDay, playOut, primary, raise, result, step, SURE } from "./kit.mjs";

const look = (page, name) => lookAt(page, `on-shelf-${name}`);

test("four people play a Wednesday by clicking, and the shutter rises at most thirty times", async ({ page }) => {
  test.setTimeout(180_000);
  await openDay(page, ["Ada", "Ben", "Cora", "Dan"], { deal: 4711 });
  const count = await playOut(page);
  await expect(result(page)).toBeVisible();
  expect(count.shutters).toBeLessThanOrEqual(30);
  await expect(page.locator(".os-evening li h4")).toHaveCount(4);
  test.info().annotations.push({ type: "counted", description: JSON.stringify(count) });
});

test("a team on a phone never sees a shutter", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(SIZES.phone);
  await openDay(page, ["Ada", "Ben", "Till:Keen"], { deal: 12, together: true });
  const count = await playOut(page, {
    each: async ({ presses }) => {
      if (presses % 40 === 0) await noSidewaysScroll(page);
    },
  });
  expect(count.shutters).toBe(0);
  await expect(page.locator(".result__head")).toContainText(/The team made it|Nobody won: \d+ were missing/);
  await noSidewaysScroll(page);
});

test("a Saturday against computers on a phone", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(SIZES.phone);
  await openDay(page, ["Ada", "Till:Calm", "Uma:Calm"], { deal: 3, day: 5 });
  await playOut(page, {
    liked: SURE,
    each: async ({ presses }) => {
      if (presses % 40 === 0) await noSidewaysScroll(page);
    },
  });
  await noSidewaysScroll(page);
});

test("a whole Wednesday by the keyboard alone, on a tablet", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(SIZES.tablet);
  await openDay(page, ["Ada", "Till:Calm", "Uma:Calm"], { deal: 5 });
  const pressed = [];
  await page.exposeFunction("noteClick", (what) => pressed.push(what));
  // A click that a key makes has no place.
  await page.evaluate(() => addEventListener("click", (event) => event.detail && window.noteClick(event.target.outerHTML), true));
  await playOut(page, { liked: SURE, press: byKey });
  await expect(result(page)).toBeVisible();
  expect(pressed, "pressed with the pointer").toEqual([]);
});

test("a phone holds six discs on one space", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openDay(page, ["Ada", "Ben", "Cora", "Dan", "Eve", "Finn"], { deal: 7 });
  await expect(page.locator(".os-track--narrow .os-track__disc")).toHaveCount(6);
  await noSidewaysScroll(page);
});

// A team of six at 6 PM on a Saturday, really played: one of them holds eight customers and is at the Check Out, red beer
// is stopped, and the common index is 130 (`full_hand` in the rules' tests looks that it is so).
test("a phone holds a hand of eight, a sales stop and an index of 130", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await enterDay(page, "full-hand", ["Ada", "Ben", "Cora", "Dan", "Eve", "Finn"]);
  await expect(page.locator(".os-cards--sale .wish")).toHaveCount(8);
  await expect(page.locator(".bay.is-stopped .bay__stop")).toHaveCount(1);
  await expect(page.locator(".os-csi__team b")).toHaveText("130");
  await noSidewaysScroll(page);
  const fold = await page.locator(".actions").evaluate((actions) => actions.getBoundingClientRect().top);
  for (const value of await page.locator(".os-cards--sale .wish__brings").all()) {
    const box = await value.boundingBox();
    expect(box.y + box.height, "what each customer brings is in sight").toBeLessThanOrEqual(fold);
  }
  await look(page, "hand-of-eight-phone");
  await page.locator(".os-cards--sale .wish.is-legal").first().click();
  await expect(primary(page)).toContainText("Sell for");
  await noSidewaysScroll(page);
  await look(page, "sale-of-eight-phone");
});

/** Of letters on their ground. What is disabled is nothing axe looks at. */
const contrast = (control) =>
  control.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const light = (rgb) => {
      const [red, green, blue] = rgb.match(/[\d.]+/g).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const [more, less] = [light(color), light(backgroundColor)].sort((one, other) => other - one);
    return more / less;
  });

test("every size and theme shows the store, and a job by keyboard", async ({ page }) => {
  test.setTimeout(120_000);
  await openDay(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      await look(page, `turn-${size}-${theme}`);
      expect(await contrast(job(page, "Check Out")), `a job that cannot be played can be read, ${theme}`).toBeGreaterThan(4.5);
    }
  }
  await settle(page);
  await page.keyboard.press("1");
  await expect(page.locator(".os-jobs--few")).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.locator(".os-left b")).toHaveText(/\d/);
  await expect(primary(page)).toContainText("Fill up and done");
  await page.keyboard.press("f");
  await expect(primary(page)).not.toContainText("Fill up");
  await expect(primary(page)).toContainText("rolls for spillage");
  await look(page, "stocked-desktop-dark");
  await page.keyboard.press("d");
  await expect(page.locator(".os-left b")).toHaveCount(0);
});

test("the rules fit their page in every size", async ({ page }) => {
  await open(page, "/#/rules/on-shelf");
  await expect(page.locator(".os-values")).toBeVisible();
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await noSidewaysScroll(page);
    const wide = await page.locator(".sheet, .os-figure, .os-rules-jobs").evaluateAll((figures) =>
      figures.filter((figure) => figure.getBoundingClientRect().right > figure.parentElement.getBoundingClientRect().right + 1).map((figure) => figure.className),
    );
    expect(wide, "wider than the text around it").toEqual([]);
  }
});

test("what cannot be done says why", async ({ page }) => {
  await openDay(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await job(page, "Check Out").click({ force: true });
  await expect(page.locator(".toast")).toContainText("The store is closed this hour");
  await job(page, "Stock").click();
  await expect(page.locator(".os-jobs--few")).toBeVisible();
  await primary(page).click({ force: true });
  await expect(page.locator(".toast")).toContainText("Press beer, wine or liquor first");
  await expect(raise(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".toast")).toHaveCount(0);
  expect(await step(page)).toBe("goods");
  expect(await step(page), "fills up and is done in one press").toBe("done");
  await expect(page.locator(".os-jobs .job")).toHaveCount(8);
});
