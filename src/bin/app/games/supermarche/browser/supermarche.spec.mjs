// Supermarché: whole games by clicking and by keyboard, a lost shop, the advisor, and a look at every screen.
import { countPresses, expect, look as lookAt, noSidewaysScroll, settle, shot, SIZES, test, THEMES } from "../../../../../../tests/browser/support.mjs";
import { changed, go, money, openShop, phase, playOut, primary, result, step } from "./kit.mjs";

const look = (page, name) => lookAt(page, `supermarche-${name}`);

/** Plays on until the panel asks something that matches. */
async function until(page, asked, policy) {
  for (let steps = 0; steps < 200; steps += 1) {
    if (asked.test(await page.locator(".roll h2").innerText())) return;
    await step(page, policy);
    if (await result(page).count()) break;
  }
  throw new Error(`nobody asked ${asked}`);
}

test("all six rounds by clicking, up to the result", async ({ page }) => {
  test.setTimeout(240_000);
  await openShop(page, { start: "Easy", deal: 12 });
  await expect(page.locator(".shutter")).toHaveCount(0);
  const phases = new Set();
  const asked = await playOut(page, { each: async () => phases.add(await phase(page)) });
  await expect(result(page)).toBeVisible();
  expect([...phases]).toEqual(expect.arrayContaining(["Preparation", "Delivery", "Stocking", "Customers", "Waste"]));
  expect([...asked]).toEqual(expect.arrayContaining(["The order", "A sale today?", "Who comes in?", "Between customers"]));
  await expect(page.locator(".sm-end__rounds tbody tr")).toHaveCount(6);
  await expect(page.locator(".bands .is-now")).toHaveCount(1);
  await look(page, "end-desktop-light");
});

/** What six rounds may cost (docs/PRESSES.md). */
const MOST = 200;

test("six rounds take no more presses than written down, and no shutter", async ({ page }) => {
  test.setTimeout(300_000);
  await openShop(page, { start: "Easy", deal: 12 });
  const counted = await countPresses(page);
  await playOut(page, { brisk: true });
  const { presses, raises } = await counted();
  console.log(`Supermarché: ${presses} presses`);
  test.info().annotations.push({ type: "counted", description: JSON.stringify({ presses, raises }) });
  expect(presses).toBeLessThanOrEqual(MOST);
  expect(raises).toBe(0);
  expect(await page.locator(".sm-end__rounds tbody tr").count(), "the shop was not lost on the way").toBe(6);
});

for (const [size, viewport] of Object.entries({ ...SIZES, laptop: { width: 1366, height: 768 } })) {
  test(`who comes in, the shelves and the rating are seen whole with tips on, on a ${size}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await openShop(page, { start: "Easy", deal: 12, settings: { tips: true } });
    const wide = viewport.width >= 1100;
    const foot = () => page.locator("#tray").evaluate((tray) => tray.getBoundingClientRect().top);
    const bottoms = (locator) => locator.evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().bottom)));
    const seen = new Set();
    for (let steps = 0; steps < 40; steps += 1) {
      const asked = await page.locator(".roll h2").innerText();
      seen.add(asked);
      await settle(page);
      const rating = page.locator(".till__rank b, .seat__facts li").getByText("Hanging by a receipt").or(page.getByText("Finding your feet")).or(page.getByText("Steady trade"));
      expect(await rating.locator("visible=true").count(), `${asked}: the rating`).toBeGreaterThan(0);
      if (wide) {
        const edge = await foot();
        // Two choices under the dice are seen with the frame around both.
        const choices = page.locator(".roll .choice, .roll:has(.roll__dice ~ .choice)");
        for (const bottom of await bottoms(choices)) expect(bottom, `${asked}: a choice`).toBeLessThanOrEqual(edge);
        if (/^(A sale today\?|The order)$/.test(asked)) for (const bottom of await bottoms(page.locator(".aisle"))) expect(bottom, `${asked}: an aisle`).toBeLessThanOrEqual(edge);
      } else if (asked === "Who comes in?") {
        await page.locator(".roll .choice").last().scrollIntoViewIfNeeded();
        const covered = await page.locator(".roll .choice").last().evaluate((choice) => {
          const { left, right, top, bottom } = choice.getBoundingClientRect();
          const at = (y) => choice.contains(document.elementFromPoint((left + right) / 2, y));
          return !at(top + 2) || !at(bottom - 3);
        });
        expect(covered, "the last choice can be brought into view").toBe(false);
      }
      await step(page, { brisk: true });
    }
    expect([...seen]).toEqual(expect.arrayContaining(["The order", "A sale today?", "Who comes in?"]));
  });
}

test("with plus and D the focus is never lost", async ({ page }) => {
  await openShop(page, { deal: 12 });
  await until(page, /^The order$/);
  const plus = page.locator(".prices .number--bare").first().locator("button").last();
  await plus.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".slip li").first()).toBeVisible();
  await settle(page);
  const before = await page.locator(".roll h2").innerText();
  await page.keyboard.press("d");
  await expect(page.locator(".roll h2")).not.toHaveText(before);
  await expect.poll(() => page.evaluate(() => document.activeElement.tagName)).not.toBe("BODY");
});

test("an order that is closed can be opened again after a reload", async ({ page }) => {
  await openShop(page, { deal: 12 });
  await until(page, /^The order$/);
  await go(page);
  await expect(page.locator(".btn--undo")).toContainText("Undo: close the order");
  await page.reload();
  await expect(page.locator(".btn--undo")).toContainText("Undo: close the order");
  await settle(page);
  await page.locator(".btn--undo").click();
  await expect(page.locator(".roll h2")).toHaveText("The order");
});

test("a lost shop is told at once", async ({ page }) => {
  test.setTimeout(240_000);
  await openShop(page, { start: "Hard", deal: 5, odds: false });
  await playOut(page, { reckless: true });
  await expect(result(page)).toBeVisible();
  await expect(page.locator(".bands .is-now")).toContainText("Shutters down");
  await expect(page.locator(".result__head")).toContainText("Shutters down");
  await expect(page.locator(".place")).toContainText(/bankrupt with −\$\d/);
  await expect(page.locator(".sm-end__fatal")).toContainText(/(walks out|had to leave|Thrown out).*That left −\$\d/s);
  await look(page, "lost-desktop-light");
});

/** Presses Tab until something with that name has the focus. */
async function tabTo(page, name, most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    const here = await page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent ?? "");
    if (name.test(here.trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Finds a control by Tab and presses it some times, if it is not blocked. */
async function pressByTab(page, name, times = 1) {
  await tabTo(page, name);
  for (let presses = 0; presses < times; presses += 1) {
    const blocked = await page.evaluate(() => document.activeElement.getAttribute("aria-disabled"));
    if (blocked !== "true") await page.keyboard.press("Enter");
  }
}

test("by keyboard alone, up to the result", async ({ page }) => {
  test.setTimeout(240_000);
  await openShop(page, { start: "Easy", deal: 12 });
  await page.keyboard.press("2");
  await page.keyboard.press("4");
  await expect(primary(page)).toHaveText("Turn customers 2 and 4 up");
  const blocked = async () => (await primary(page).getAttribute("aria-disabled")) === "true";
  for (let presses = 0; presses < 400 && !(await result(page).count()); presses += 1) {
    const asked = await page.locator(".roll h2").innerText();
    if (asked === "The order") {
      await pressByTab(page, /^Buy 1 bakery/, 2);
      await expect(page.getByRole("button", { name: /^Buy 1 bakery/ })).toBeFocused();
    } else if (asked === "A sale today?") {
      await pressByTab(page, /^Bring out 1 bakery/, 2);
      if (await blocked()) await pressByTab(page, /^(Produce|Bakery|Dairy|Dry Goods|Frozen)\$/);
    } else if (asked === "Who comes in?") {
      for (const slot of ["1", "2", "3", "4", "5"]) {
        if (!(await blocked())) break;
        await page.keyboard.press(slot);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    } else if (await blocked()) {
      await page.keyboard.press("n");
    }
    await expect(primary(page)).not.toHaveAttribute("aria-disabled", "true");
    const before = await page.locator(".table").innerText();
    await page.keyboard.press("d");
    await changed(page, before);
  }
  await expect(result(page)).toBeVisible();
});

// Blocked controls stay in reach: `force`, because Playwright waits for what is aria-disabled.
test("what is refused says why, with numbers, and changes nothing", async ({ page }) => {
  await openShop(page, { start: "Hard", deal: 3 });
  await go(page);
  await page.getByRole("button", { name: /^Buy 1 dairy/ }).click({ force: true });
  await expect(page.locator(".toast")).toContainText(/costs \$\d/);
  expect(await money(page)).toBe(0);
  await go(page);
  await page.getByRole("button", { name: "Bring out 1 frozen" }).click({ force: true });
  await expect(page.locator(".toast")).toContainText(/stock room|shelves hold 15/);
  await go(page);
  await primary(page).click({ force: true });
  await expect(page.locator(".toast")).toContainText("Choose one of the face-up customers first.");
});

test("a truck that is empty, full shelves and a second sale are refused in words", async ({ page }) => {
  test.setTimeout(120_000);
  await openShop(page, { start: "Easy", deal: 12 });
  await go(page);
  const buy = page.getByRole("button", { name: /^Buy 1 produce/ });
  const bought = page.locator(".prices .number--bare input").first();
  for (let cubes = 1; cubes <= 7; cubes += 1) {
    await buy.click();
    await expect(bought).toHaveValue(String(cubes));
  }
  await buy.click({ force: true });
  await expect(page.locator(".toast")).toContainText("only 0 Produce left (10 cubes exist in all)");
  await expect(bought).toHaveValue("7");
  await go(page);
  await page.getByRole("button", { name: "Bring out 1 produce" }).click({ force: true });
  await expect(page.locator(".toast")).toContainText("The shelves hold 15 cubes; there is room for 0 more.");
  await page.locator(".sales__one", { hasText: "Bakery" }).click();
  await go(page);
  await until(page, /^A sale today\?$/, { reckless: true });
  await page.locator(".sales__one", { hasText: "Bakery" }).click({ force: true });
  await expect(page.locator(".toast")).toContainText("Bakery has already had its sale this game.");
});

test("the shelves are filled sensibly, by key and by button", async ({ page }) => {
  test.setTimeout(120_000);
  await openShop(page, { start: "Easy", deal: 12 });
  await go(page);
  await page.getByRole("button", { name: /^Buy 1 dry goods/ }).dblclick();
  await go(page);
  await page.keyboard.press("f");
  await expect(page.locator(".toast")).toContainText("The shelves hold 15 cubes; there is room for 0 more.");
  await until(page, /^Between customers$/, { reckless: true });
  await page.keyboard.press("s");
  await page.keyboard.press("f");
  await expect(primary(page)).toHaveText(/^Bring out [12] cubes?, send one away$/);
  await page.keyboard.press("s");
  await until(page, /^The order$/, { reckless: true });
  await page.getByRole("button", { name: /^Buy 1 bakery/ }).dblclick();
  await go(page);
  const cubes = page.locator(".sm-store .panel__head b");
  const before = Number(await cubes.innerText());
  await page.getByRole("button", { name: /^Fill sensibly: .*bakery/ }).click();
  await expect.poll(async () => Number(await cubes.innerText())).toBeGreaterThan(before + 1);
  await expect(page.getByRole("button", { name: /^Fill sensibly: (shelves full|stock room empty)$/ })).toHaveAttribute("aria-disabled", "true");
  await page.locator(".btn--undo").click();
  await expect(page.getByRole("button", { name: /^Fill sensibly: \d/ })).toBeEnabled();
});

test("buying and taking back, quickly; undo says what it takes back", async ({ page }) => {
  await openShop(page, { start: "Easy", deal: 3, settings: { motion: "full" } });
  await go(page);
  await page.evaluate(() => {
    window.flights = 0;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) if (node.matches?.(".travel")) window.flights += node.childElementCount;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: /^Buy 1 produce/ }).dblclick();
  await expect(page.locator(".slip__sum")).toContainText("2 cubes");
  await expect.poll(() => page.evaluate(() => window.flights), "cubes come from the truck").toBeGreaterThan(0);
  await page.getByRole("button", { name: /^Return 1 produce/ }).click();
  await expect(page.locator(".slip__sum")).toContainText("1 cube");
  await expect(page.locator(".btn--undo")).toContainText("Undo: return 1 produce");
  await page.locator(".btn--undo").click();
  await expect(page.locator(".slip__sum")).toContainText("2 cubes");
});

test("a hint has a reason, and the game is told with its hints, its store and its text to pass on", async ({ page, context }) => {
  test.setTimeout(240_000);
  const store = "<b>سوق الزاوية</b>";
  await openShop(page, { start: "Hard", deal: 20261116, store, odds: false });
  await expect(page.locator(".sm-store h2")).toHaveText(store);
  await go(page);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator(".sm-note--hint p")).toContainText(/I would .+\. .+\.$/, { timeout: 30_000 });
  // Whoever asks again is told the same, and has asked once.
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator(".is-advised").first()).toBeVisible();
  await shot(page, "supermarche-hint");
  await page.reload();
  await expect(page.locator(".table")).toBeVisible();
  await settle(page);
  await playOut(page, { reckless: true });
  await expect(page.locator(".result__head")).toContainText(store);
  await expect(page.locator(".place")).toContainText("with 1 hint");
  const text = page.getByRole("textbox", { name: "To pass on" });
  await expect(text).toHaveValue(/^Supermarché · Deal of 16 Nov 2026 · hard start\n.*Shutters down\n.*\$\d.*\n.*\nPlayed with 1 hint\.$/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.locator(".share [role=status]")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
  await page.goto("/#/history");
  await expect(page.locator(".bests")).toContainText(/Supermarché, hard start.*best −\d+, Elif, \d+ \w+ \d+, with 1 hint/s);
  await expect(page.locator(".past").last()).toContainText("with 1 hint");
});

test("a hint names the whole order, marks its trucks, is repeated, and is done in one press", async ({ page }) => {
  await openShop(page, { start: "Easy", deal: 12 });
  await until(page, /^The order$/);
  const note = page.locator(".sm-note--hint");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(note).toContainText(/I would order \d.* for \$\d+ and close the order/, { timeout: 30_000 });
  const said = await note.innerText();
  await expect(page.locator(".prices li.is-advised").first()).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await settle(page);
  expect(await note.innerText()).toBe(said);
  await note.getByRole("button", { name: "Do it" }).click();
  await expect(page.locator(".roll h2")).toHaveText("A sale today?");
  await expect(page.locator(".bins-box h3")).toContainText(/Stock room [1-9]/i);
});

test("a hint leaves item and coupon in sight, with tips on", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(SIZES.desktop);
  await openShop(page, { start: "Easy", deal: 12, settings: { tips: true } });
  const readings = page.locator(".numbers ~ .choice");
  for (let steps = 0; steps < 120 && !(await readings.count()); steps += 1) await step(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".sm-note--hint")).toBeVisible({ timeout: 30_000 });
  await expect(readings.last()).toBeInViewport({ ratio: 0.95 });
  await expect(page.locator(".sm-note--hint")).toBeInViewport({ ratio: 0.95 });
  await look(page, "hint-resolve-desktop-light");
});

test("where copying is refused the text is selected", async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openShop(page, { start: "Hard", deal: 5, odds: false });
  await playOut(page, { reckless: true });
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.locator(".share [role=status]")).toContainText("copy it yourself");
  const selected = await page.evaluate(() => document.activeElement.selectionEnd - document.activeElement.selectionStart);
  expect(selected).toBeGreaterThan(80);
});

test("a computer is watched keeping the shop", async ({ page }) => {
  test.setTimeout(180_000);
  await openShop(page, { start: "Normal", deal: 3, computer: "Keen", settings: { pace: "quick" } });
  await expect(page.locator(".board .back")).toBeVisible();
  await look(page, "watched-desktop-light");
  await page.getByRole("button", { name: /^Skip/ }).click();
  await expect(result(page)).toBeVisible({ timeout: 150_000 });
});

/** What is decided stands above the counter of a phone that nobody has scrolled. */
async function isFirstInSight(page, choices) {
  await page.evaluate(() => scrollTo(0, 0));
  const counter = (await page.locator(".actions").boundingBox()).y;
  for (const choice of await choices.all()) {
    const { y, height } = await choice.boundingBox();
    expect(y + height, "above the counter").toBeLessThanOrEqual(counter);
  }
}

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`every decision looks right: ${size}, ${theme}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      await openShop(page, { start: "Easy", deal: 12, settings: { theme } });
      const called = (name) => `${name}-${size}-${theme}`;
      await look(page, called("flip"));
      await go(page);
      await page.getByRole("button", { name: /^Buy 1 produce/ }).click();
      await page.getByRole("button", { name: /^Buy 1 dry goods/ }).dblclick();
      await look(page, called("delivery"));
      for (const plus of await page.locator(".prices .number--bare button").all()) {
        expect((await plus.boundingBox()).width, "wide enough for a finger").toBeGreaterThanOrEqual(24);
      }
      await expect(page.locator(".prices li").first()).toContainText(/about \d+(\.\d)? wanted/);
      await page.getByText("All price cards").click();
      await expect(page.locator(".price-cards li")).toHaveCount(6);
      await look(page, called("price-cards"));
      await page.getByText("All price cards").click();
      await go(page);
      await page.locator(".sales__one", { hasText: "Bakery" }).click();
      await look(page, called("stocking"));
      if (size === "phone") await isFirstInSight(page, page.locator(".aisle .number--bare"));
      await go(page);
      await look(page, called("choose"));
      await until(page, /first\?$/, {});
      await look(page, called("offer"));
      if (size === "phone") await isFirstInSight(page, page.locator(".roll > .choice"));
      await until(page, /second item$/, {});
      const bar = page.locator(".numbers__ways rect").first();
      expect(await bar.evaluate((one) => getComputedStyle(one).vectorEffect), "a stretched bar has a thin line").toBe("non-scaling-stroke");
      const roll = await primary(page).boundingBox();
      for (const other of await page.locator(".actions .btn:not(.btn--primary)").all()) {
        expect((await other.boundingBox())?.width ?? 0, "Roll is the widest button").toBeLessThanOrEqual(roll.width);
      }
      await expect(page.locator(".back details.trucks:not([open]) > summary"), "prices are folded").toContainText("Delivery prices");
      await look(page, called("roll"));
      await until(page, /^Between customers$/, {});
      await look(page, called("between"));
      const restock = page.getByRole("button", { name: /^Restock/ });
      if ((await restock.getAttribute("aria-disabled")) !== "true") {
        await restock.click();
        await page.getByRole("button", { name: /^Fill sensibly/ }).click();
        await look(page, called("restock"));
        await restock.or(page.getByRole("button", { name: "No restock" })).first().click();
      }
      await until(page, /^The end of round/, {});
      await expect(page.locator(".roll__dice"), "the last customer's last roll").toBeVisible();
      await expect(page.locator(".till__sales"), "sales and restock at every width").toContainText(/sales 1 of 3 · restock (open|used)/i);
      await look(page, called("waste"));
      await go(page);
      await go(page);
      await step(page);
      await look(page, called("stocking-2"));
      const readings = page.locator(".numbers ~ .choice");
      for (let steps = 0; steps < 60 && !(await readings.count()); steps += 1) await step(page);
      await expect(readings, "the item itself, or the coupon").toHaveCount(2);
      await look(page, called("resolve"));
    });
  }
}

for (const [width, height] of [[360, 640], [640, 360], [1024, 768]]) {
  test(`nothing scrolls sideways at ${width} by ${height}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await openShop(page, { start: "Easy", deal: 12 });
    for (let steps = 0; steps < 12; steps += 1) {
      await noSidewaysScroll(page);
      await step(page);
    }
    await page.goto("/#/rules/supermarche");
    await expect(page.locator(".sm-fig").first()).toBeVisible();
    await noSidewaysScroll(page);
  });
}

test("reduced motion: the dice lie still at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openShop(page, { start: "Easy", deal: 12 });
  await until(page, /item$/, {});
  await go(page);
  const moving = await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect.getComputedTiming().duration > 0).length);
  expect(moving).toBe(0);
});
