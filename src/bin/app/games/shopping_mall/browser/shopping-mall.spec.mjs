// Shopping Mall in a browser: a whole game by pressing the mall, auctions on the shared screen, every size.
import { SIZES, axe, byKey, expect, noSidewaysScroll, test } from "../../../../../../tests/browser/support.mjs";
import { crowds, drop, lots, playOut, primary, settle, sitDown, until } from "./kit.mjs";

test("three people play a whole game by pressing, and no shutter ever comes down", async ({ page }) => {
  const kinds = new Set();
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  const presses = await playOut(page, {
    each: async (kind) => {
      expect(await page.locator(".shutter").count(), "never a shutter").toBe(0);
      if (!kinds.has(kind)) await noSidewaysScroll(page);
      kinds.add(kind);
    },
  });
  expect([...kinds]).toEqual(expect.arrayContaining(["auction", "bid", "act", "manager", "arrivals"]));
  expect(presses).toBeLessThan(450);
  await expect(page.locator(".podium")).toBeVisible();
});

test("a whole game by the keyboard alone, on a tablet", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(SIZES.tablet);
  await sitDown(page, ["Ada", "Till:Calm", "Uma:Calm"], { deal: 12 });
  const kinds = new Set();
  await playOut(page, {
    press: byKey,
    each: async (kind) => {
      if (kinds.has(kind)) return;
      kinds.add(kind);
      await noSidewaysScroll(page);
      await expect(primary(page)).toBeInViewport({ ratio: 1 });
    },
  });
  expect([...kinds]).toEqual(expect.arrayContaining(["auction", "bid", "act"]));
  await noSidewaysScroll(page);
});

test("a bid nobody can pay is refused without a number", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await lots(page).first().click();
  await primary(page).click();
  await settle(page);
  await page.getByRole("button", { name: "Any", exact: true }).click();
  const any = page.getByRole("spinbutton", { name: "Your bid" });
  await any.fill("1250");
  await any.press("Tab");
  await primary(page).click();
  await expect(page.locator(".toast")).toContainText("That bid cannot be placed");
  await expect(page.locator(".toast")).not.toContainText(/\d/);
});

test("an auction: the lot, the ring and the buttons stay where they are", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await lots(page).first().click();
  await primary(page).click();
  await settle(page);
  await expect(page.locator(".sm-lot")).toBeInViewport({ ratio: 1 });
  // A button under the pointer is lifted a little.
  const places = async () => {
    await page.mouse.move(2, 2);
    const boxes = await Promise.all([primary(page), drop(page)].map((button) => button.boundingBox()));
    return boxes.map(({ x, y }) => [Math.round(x), Math.round(y)]);
  };
  const before = await places();
  await primary(page).click();
  await settle(page);
  await expect.poll(places).toEqual(before);
  await expect(page.locator(".sm-ring .is-high")).toHaveCount(1);
  await axe(page);
});

test("on a phone the way out of a dear auction is seen beside the bids", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await lots(page).first().click();
  await primary(page).click();
  await settle(page);
  for (const bid of ["Bid 250", "Bid 400", "Bid 450"]) {
    await page.getByRole("button", { name: bid, exact: true }).click();
    await settle(page);
  }
  await expect(page.locator(".actions__more .btn")).toHaveText([/^Bid 600\s*provision/, /^Bid 700\s*provision/, /Any/, /Drop out/]);
  await noSidewaysScroll(page);
  await expect(drop(page)).toBeInViewport({ ratio: 1 });
});

test("a sale is shown in the middle of the stage, as wide as it may be", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7, settings: { pace: "quick" } });
  await lots(page).first().click();
  await primary(page).click();
  await settle(page);
  for (const name of ["Ben", "Cora"]) {
    await expect(page.locator(".status__text")).toContainText(`${name}: bid`);
    await drop(page).click();
    await settle(page);
  }
  await primary(page).click();
  await expect(page.locator(".occasion__title")).toHaveText(/ for nothing$/);
  for (const size of [SIZES.desktop, SIZES.tablet, SIZES.phone]) {
    await page.setViewportSize(size);
    const [place, stage] = await Promise.all(
      [".occasion", ".occasion__stage"].map((part) => page.locator(part).boundingBox()),
    );
    expect(Math.abs(place.x + place.width / 2 - stage.x - stage.width / 2), "in the middle").toBeLessThan(3);
    expect(stage.width, "no narrower than it must be").toBeGreaterThan(Math.min(760, place.width) - 60);
  }
});

test("a phone plays a whole game by touch, and nothing scrolls sideways", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: SIZES.phone });
  const page = await context.newPage();
  await sitDown(page, ["Ada", "Till:Calm", "Uma:Calm"], { deal: 5 });
  const kinds = new Set();
  await playOut(page, {
    press: (_page, control) => control.tap(),
    each: async (kind) => {
      if (kinds.has(kind)) return;
      kinds.add(kind);
      await noSidewaysScroll(page);
      await expect(primary(page)).toBeInViewport({ ratio: 1 });
    },
  });
  expect([...kinds]).toEqual(expect.arrayContaining(["auction", "bid", "act", "arrivals"]));
  await noSidewaysScroll(page);
  await context.close();
});

test("a crowd is led by the keyboard alone, on a phone", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await sitDown(page, ["Ada", "Till:Calm", "Uma:Calm"], { deal: 7 });
  await until(page, "act");
  await settle(page);
  await crowds(page).first().press("Enter");
  await expect(page.locator(".sm-spot.is-open")).not.toHaveCount(0);
  await page.keyboard.press("1");
  await expect(page.locator(".sm-way--chosen")).toHaveCount(1);
  // What would come of it stands between the mall and the button.
  await expect(page.locator(".sm-outcome__sum")).toBeInViewport({ ratio: 1 });
  await noSidewaysScroll(page);
  await axe(page);
  await page.keyboard.press("d");
  await expect(page.locator(".sm-way--chosen")).toHaveCount(0);
});
