// Every screen, in both themes and three sizes: no accessibility violation, nothing sideways, a picture to look at.
import { axe, expect, look, noSidewaysScroll, open, shot, SIZES, test, THEMES } from "./support.mjs";
import { blind, drawButton, done, raise, ready, screen, settle, sitDown, turn } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

test("a game that waits is continued from under the sign, and whoever played is known by name", async ({ page }) => {
  await sitDown(page, ["Mia", "Jonas"], { deal: 3 });
  await page.goto("/#/");
  await expect(page.locator(".strip")).toContainText(/Continue Fiasko.*(Mia|Jonas) is next/s);
  await expect(page.locator(".street__kept")).not.toBeEmpty();
  const worn = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await expect.poll(worn, "no shop dresses the street").toBe(0);
  // The whole front is the door.
  await page.locator(".shop").nth(3).click({ position: { x: 60, y: 80 } });
  await expect(page.locator(".setup")).toBeVisible();
  const known = page.getByRole("group", { name: "Players known here" });
  await expect(known.getByRole("button")).toHaveText(["Mia", "Jonas"]);
  await known.getByRole("button", { name: "Jonas" }).click();
  await expect(page.getByLabel(/^Name of /).first()).toHaveValue("Jonas");
  // A name that is pressed is selected, so the next letter replaces it.
  await page.getByLabel(/^Name of /).nth(1).click();
  await page.keyboard.type("Zoë");
  await expect(page.getByLabel(/^Name of /).nth(1)).toHaveValue("Zoë");
});

test("the street says whether there is a network, and installs itself where the browser would", async ({ page, context }) => {
  await open(page, "/");
  const kept = page.locator(".street__kept");
  await context.setOffline(true);
  await expect(kept).toContainText("No network now");
  await context.setOffline(false);
  await expect(kept).not.toContainText("No network now");
  await expect(kept.getByRole("button")).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => (window.asked = true);
    dispatchEvent(offer);
  });
  await kept.getByRole("button", { name: "Install" }).click();
  expect(await page.evaluate(() => window.asked)).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(kept.getByRole("button")).toHaveCount(0);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`every chair of every shop fits a ${size}, and a table of computers is seen whole`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    for (const game of ["fiasko", "supermarche", "on-shelf", "brick-and-mortar", "shopping-mall"]) {
      await open(page, `/#/new/${game}`);
      const add = page.getByRole("button", { name: /^Add a / });
      await expect(page.locator(".seatrow").first()).toBeVisible();
      while (await add.count()) await add.click();
      const dashes = await page.locator(".seatrow--empty").evaluateAll((rows) => rows.map((row) => getComputedStyle(row).borderTopColor));
      for (const colour of dashes) expect(colour, `${game}: a full table has no empty place`).toBe("rgba(0, 0, 0, 0)");
      await noSidewaysScroll(page);
      const cut = await page.locator(".seatrow").evaluateAll((rows) => {
        const wide = (row) => [...row.querySelectorAll("*")].some((one) => one.getBoundingClientRect().right > row.getBoundingClientRect().right + 1);
        return rows.filter(wide).length;
      });
      expect(cut, `${game}: rows that run over`).toBe(0);
      const over = await page.locator(".setup .options").evaluateAll((boxes) => {
        const edge = (box) => box.getBoundingClientRect().right + 1;
        return boxes.flatMap((box) => [...box.querySelectorAll(".seg")].filter((one) => edge(one) > edge(box) + 1).map((one) => one.innerText));
      });
      expect(over, `${game}: choices that run over`).toEqual([]);
    }
    await sitDown(page, ["Till:Calm", "Penny:Calm"], { deal: 19, settings: { pace: "step", tips: false, sound: false } });
    await noSidewaysScroll(page);
    // No tray nobody sits at: the board goes down to the buttons.
    await expect(page.locator(".tray")).toHaveCount(0);
    await shot(page, `watched-${size}`);
  });
}

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const settings = { theme, pace: "once", tips: true, sound: false };
    const called = (name) => `${name}-${size}-${theme}`;

    test(`pages around the table: ${size}, ${theme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await sitDown(page, ["Ada", "Ben"], { deal: 3, settings });
      await open(page, "/#/");
      await look(page, called("street"));
      for (const [address, name] of [["#/new/fiasko", "setup"], ["#/rules/fiasko", "rules"], ["#/settings", "settings"], ["#/history", "history"]]) {
        await page.goto(`/${address}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await look(page, called(name));
      }
    });

    test(`the table: ${size}, ${theme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await sitDown(page, ["Ada", "Ben", "Chloé", "Till:Keen"], { deal: 19, settings });
      await settle(page);
      await look(page, called("public"));
      for (let turns = 0; turns < 15; turns += 1) {
        await blind(page).click();
        await ready(page);
        await settle(page);
      }
      await raise(page).click();
      await settle(page);
      await look(page, called("private"));
      await page.keyboard.press("r");
      await expect(page.getByRole("dialog")).toBeVisible();
      await look(page, called("rules-drawer"));
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Log", exact: true }).click();
      await look(page, called("log"));
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Menu/ }).click();
      await look(page, called("menu"));
      await page.keyboard.press("Escape");
      await drawButton(page).click();
      if ((await screen(page)) === "report") {
        await look(page, called("report"));
        await settle(page);
        await done(page).click();
      }
      await ready(page);
      await look(page, called("public-later"));
    });

    test(`the end: ${size}, ${theme}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      await sitDown(page, ["Till:Sharp", "Penny:Sharp", "Basil:Keen"], { deal: 19, settings: { ...settings, tips: false } });
      await expect(page.locator(".podium")).toBeVisible({ timeout: 200_000 });
      await look(page, called("end"));
    });
  }
}

for (const [width, height] of [[360, 640], [640, 360], [768, 1024], [1024, 768]]) {
  test(`nothing scrolls sideways at ${width} by ${height}, and main targets are large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page, ["Ada", "Ben", "Cora", "Dev", "Emil", "Flora"], { deal: 3 });
    await settle(page);
    await noSidewaysScroll(page);
    for (const button of [raise(page), blind(page)]) {
      const box = await button.boundingBox();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await turn(page, { look: true });
    await ready(page);
    await noSidewaysScroll(page);
    await page.goto("/#/");
    await noSidewaysScroll(page);
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`large text reflows: 200 % at ${size} size`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDown(page, ["Ada", "Ben", "Till:Calm"], { deal: 3, settings: { text: 200 } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await settle(page);
    await noSidewaysScroll(page);
    await raise(page).click();
    await noSidewaysScroll(page);
    await settle(page);
    // What lies below the window is reached by scrolling, never cut off.
    for (const button of [drawButton(page), page.getByRole("button", { name: "Hide" }), page.locator(".card").last()]) {
      await button.scrollIntoViewIfNeeded();
      const { y, height } = await button.boundingBox();
      expect(y + height).toBeLessThanOrEqual(viewport.height + 1);
    }
    await shot(page, `large-text-${size}`);
    for (const address of ["#/", "#/new/brick-and-mortar", "#/settings", "#/rules/fiasko"]) {
      await page.goto(`/${address}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await noSidewaysScroll(page);
    }
  });
}

/** How light a colour is, from 0 to 255. */
const light = (colour) => {
  const [red, green, blue] = colour.match(/[\d.]+/g).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test("at night the tile of whoever is to act is no fainter than another and has the brightest line, by day the darkest", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 3, settings: { theme: "dark" } });
  await settle(page);
  const tiles = (now) =>
    page.locator(`.seat${now ? ".is-now" : ":not(.is-now)"}`).evaluateAll((all) => all.map((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderTopColor]));
  const look = async () => {
    const [[now], others] = [await tiles(true), await tiles(false)];
    expect(others.length).toBe(2);
    return others.map((other) => now.map((colour, part) => light(colour) - light(other[part])));
  };
  for (const [ground, line] of await look()) {
    expect(ground, "its ground").toBeGreaterThanOrEqual(0);
    expect(line, "its line").toBeGreaterThan(40);
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  for (const [, line] of await look()) expect(line, "its line by day").toBeLessThan(-40);
});

test("strange names neither break nor inject", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const names = ["<img src=x onerror=alert(1)>", "אבגדה שלום", "👩‍👩‍👧‍👦🛒 family", "Wwwwwwwwwwwwwwwwwwwwwwwww"];
  await sitDown(page, names, { deal: 3 });
  await settle(page);
  await noSidewaysScroll(page);
  await axe(page);
  expect(await page.locator("#app img").count()).toBe(0);
  await shot(page, "names-phone");
  await page.goto("/#/");
  await noSidewaysScroll(page);
});

test("reduced motion leaves nothing moving", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 3 });
  await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await drawButton(page).click();
  const moving = await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect.getComputedTiming().duration > 0).length);
  expect(moving).toBe(0);
});
