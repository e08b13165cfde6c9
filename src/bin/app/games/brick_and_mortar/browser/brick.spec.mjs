// Brick & Mortar by clicking: a whole first game, and what may stand on which screen.
import { axe, expect, look, noSidewaysScroll, SIZES, test } from "../../../../../../tests/browser/support.mjs";
import { counts, moment, playOut, primary, settle, sitDown, step } from "./kit.mjs";

/** What must have been on the screen, and what the log must tell, in a game where people spend all they have. */
const SEEN = {
  "a public auction": /high bid/,
  "a competition for supply": /Too few for all who have room/,
  "a competition for demand": /More for sale than wanted/,
  "the order of service": /Highest price first.*1st.*2nd/,
  "surplus at risk": /at risk: offered items that find no box/,
};
const TOLD = {
  "a public auction": /put .+ up at \$\d+/,
  "a rival bid": /bid \$\d+/,
  "a store won": /won .+ at \$\d+/,
  "a competition for supply": /The dials for \w+, highest first: .+ \$\d+, .+ \$\d+/,
  "a competition for demand": /The offers of \w+, cheapest first: .+ \d+ at \$\d+, /,
  "items that found no box": /found no box/,
  "surplus": /The surplus \w+ is lost: \w+ \d/,
  "debt": /with \d+ Debt Tokens?/,
  "the end": /The game is over/,
};

test("two people and a computer play a whole first game by clicking", async ({ page }) => {
  test.setTimeout(900_000);
  // The computer's chance as well: the same game every time.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array.fill(7);
  });
  await sitDown(page, ["Ada", "Ben", "Till:Calm"], { deal: 4711 });
  const seen = new Set();
  await playOut(page, {
    each: async () => {
      const words = await page.locator("#app .board, #app .counter__decide").allTextContents();
      for (const [what, pattern] of Object.entries(SEEN)) if (pattern.test(words.join(" "))) seen.add(what);
      return false;
    },
  });
  expect([...seen].sort(), "seen on the screen").toEqual(Object.keys(SEEN).sort());

  await expect(page.locator(".podium")).toContainText("Ada");
  await expect(page.getByRole("row", { name: /^Total/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Debt/ })).toContainText(/−\d/);
  await page.getByRole("button", { name: "Open the log" }).click();
  const log = (await page.locator(".loglist li").allTextContents()).join("\n");
  for (const [what, pattern] of Object.entries(TOLD)) expect(log, what).toMatch(pattern);
});

/** What six months of a first game may cost two people beside a computer, every moment read (docs/PRESSES.md). */
const MOST = { presses: 250, raises: 45 };

for (const [who, policy] of Object.entries({
  "who mind their money": { thrifty: true },
  "who buy a store every month": {},
})) {
  test(`six months take two people ${who} no more presses and hand-overs than promised`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.addInitScript(() => {
      crypto.getRandomValues = (array) => array.fill(7);
    });
    await sitDown(page, ["Ada", "Ben", "Till:Calm"], { deal: 4711, settings: { pace: "quick" } });
    await playOut(page, { ...policy, each: async () => (await page.locator(".bar").getByText("July").count()) > 0 });
    const { presses, raises, by, kinds } = counts(page);
    const often = Object.entries(kinds).sort(([, one], [, other]) => other - one);
    const told = `${presses} presses, ${raises} raises: ${JSON.stringify(by)}\n${often.map(([kind, count]) => `${count} ${kind}`).join("\n")}`;
    test.info().annotations.push({ type: "presses", description: told });
    console.log(told);
    expect(presses).toBeLessThanOrEqual(MOST.presses);
    expect(raises).toBeLessThanOrEqual(MOST.raises);
  });
}

/** Plays until an auction runs in which a person is to bid. */
async function auctioned(page) {
  const bids = async () => (await primary(page).allInnerTexts()).some((words) => /^Bid /.test(words));
  await playOut(page, { most: 120, each: async () => (await moment(page)) === "decide" && (await bids()) });
  await settle(page);
}

/** "in sight", or where else it is: beyond an edge of the window, scrolled away, or covered. */
const sight = (locator) =>
  locator.first().evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return `from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
      const at = document.elementFromPoint((left + right) / 2, y);
      if (!element.contains(at)) return `covered by ${at?.localName}.${at?.className} at ${Math.round(y)}`;
    }
    return "in sight";
  });

for (const [size, viewport] of Object.entries({ ...SIZES, laptop: { width: 1366, height: 768 } })) {
  test(`an auction stays in view and its buttons at their places, on a ${size}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await sitDown(page, ["Maximiliana", "Ben", "Cora", "Dev"], { deal: 7 });
    await auctioned(page);
    const drop = page.getByRole("button", { name: "Drop out" });
    const places = async () => {
      // What is bid for, how much, by whom, and who is still in.
      for (const part of [".bidline__now", ".bidders"]) expect(await sight(page.locator(`#tray ${part}`)), part).toBe("in sight");
      const card = page.locator(viewport.width < 1100 ? "#tray .bm-lotcard" : ".pubrow .is-now .store__sign");
      expect(await sight(card), "what is bid for").toBe("in sight");
      if (size !== "phone") expect(await sight(page.locator("#tray .stepper")), "the dial").toBe("in sight");
      const at = async (locator) => Object.values(await locator.boundingBox()).map(Math.round).slice(0, 2);
      return [await at(primary(page)), await at(drop)];
    };
    const before = await places();
    await expect(page.locator("#tray .bidline")).toContainText("high bid");
    // The next of four who is asked has the same buttons at the same places, and nothing has scrolled away.
    await primary(page).click();
    await settle(page);
    await expect(primary(page)).toHaveText(/^Bid /);
    expect(await places(), "Bid and Drop out keep their places").toEqual(before);
    await look(page, `auction-${size}`);
  });
}

for (const viewport of [{ width: 1366, height: 768 }, SIZES.desktop, SIZES.phone]) {
  const size = `${viewport.width} by ${viewport.height}`;
  test(`what decides stands above the fold, at ${size}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await sitDown(page, ["Ada", "Ben", "Cora", "Till:Calm"], { deal: 7, settings: { pace: "quick" } });
    const wide = viewport.width >= 1100;
    const seen = new Set();
    const check = async (what, parts) => {
      if (seen.has(what)) return;
      seen.add(what);
      await settle(page);
      for (const part of parts) expect(await sight(page.locator(part)), `${what}: ${part}`).toBe("in sight");
      if (wide) expect(await sight(page.locator(".log li")), `${what}: the last news`).toBe("in sight");
      const prices = await page.locator(".lanes--small .price").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      if (wide) expect(new Set(prices).size, `${what}: the prices of all goods stand in a line: ${prices}`).toBeLessThanOrEqual(1);
      await look(page, `fold-${what}-${viewport.width}`);
    };
    await playOut(page, {
      most: 160,
      each: async () => {
        if ((await moment(page)) !== "decide") return false;
        const label = await primary(page).innerText();
        // The own shelves and the rivals' goods lie beside the hand; on a phone above it.
        if (/^Seal \d+ supply/.test(label)) await check("adverts", [".bm-strip", wide ? ".bm-play" : ".bm-play__card"]);
        if (/^Seal \d+ at/.test(label)) await check("sale", [".dial .stepper", ".dial__sum", ...(wide ? [".counter__own .store__shelves"] : [])]);
        if (/^Stock up to \d/.test(label)) await check("stock", [".counter__decide h3", ".counter__decide .stepper", ...(wide ? [".counter__decide .dial__sum"] : [])]);
        if (/^Invest nothing/.test(label)) await check("points", [".bm-rung"]);
        // Every store of the hand can be bought where it lies; on a phone the first two.
        if (/^Choose a store, or pass/.test(label)) await check("stores", [1, 2, 3].slice(0, wide ? 3 : 2).map((at) => `.bm-cards > :nth-child(${at}) .bm-choose`));
        return seen.size === 5;
      },
    });
  });
}

test("the edge of the counter stays when the counter scrolls", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 12 });
  await expect.poll(() => moment(page), { timeout: 30_000 }).toBe("decide");
  const edge = await page.locator("#tray").evaluate((tray) => {
    tray.scrollTo(0, 60);
    const { position, top } = getComputedStyle(tray, "::before");
    // A sticky piece sticks to the inner edge of the padding: the edge is drawn above it.
    return { position, above: Number.parseFloat(top) + Number.parseFloat(getComputedStyle(tray).paddingTop), scrolled: tray.scrollTop > 0 };
  });
  expect(edge).toEqual({ position: "sticky", above: 0, scrolled: true });
});

test("the bills of the month are paid on the stage, before points are asked for", async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, ["Ada", "Ben"], { deal: 7, settings: { pace: "quick" } });
  const stage = page.locator(".occasion");
  const title = async () => (await stage.locator("h2").allInnerTexts()).join();
  await playOut(page, { most: 200, each: async () => (await title()) === "The month’s bills" });
  await expect(stage.locator(".bm-shown__bills li")).toHaveCount(2);
  await expect(stage).toContainText(/(Ada|Ben) (paid \$[1-9]|lost \d+ \w+ to age)/);
  await expect(stage.locator(".bm-shown__bills li").first()).toContainText(/Utilities \$\d/);
  await settle(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(primary(page)).toHaveText(/^Invest nothing/);
});

test("the row of stores moves on on the stage, before Market Cards are asked for", async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, ["Ada", "Ben"], { deal: 7, settings: { pace: "quick" } });
  const stage = page.locator(".occasion");
  const title = async () => (await stage.locator("h2").allInnerTexts()).join();
  await playOut(page, { most: 200, each: async () => (await title()) === "The row of stores moves on" });
  const gone = await stage.locator(".bm-shown__gone li").allInnerTexts();
  expect([1, 4]).toContain(gone.length);
  await expect(stage.locator(".pubrow .store")).toHaveCount(4);
  await expect(stage.locator(".pubrow .is-new")).toHaveCount(gone.length);
  for (const name of await stage.locator(".pubrow .is-new .store__name").allInnerTexts()) await expect(stage.locator(".occasion__sentence")).toContainText(name);
  await noSidewaysScroll(page);
  await settle(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.locator(".phases .is-now")).toHaveText(/Adverts|Advertisement/);
});

test("on a phone a stage is seen whole, however many cards were played", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(SIZES.phone);
  await sitDown(page, ["Ada", "Ben", "Cora", "Dev"], { deal: 7, settings: { pace: "quick", motion: "off" } });
  const seen = new Set();
  await playOut(page, {
    most: 300,
    each: async () => {
      if ((await moment(page)) !== "moment") return false;
      const title = await page.locator(".occasion h2").innerText();
      if (!/^(The Market Cards|The row of stores moves on|The offers of|The prices for)/.test(title)) return false;
      seen.add(title.split(" ")[1]);
      const bottom = (selector) => page.locator(selector).evaluate((box) => box.getBoundingClientRect().bottom);
      const edge = await page.locator(".actions--moment").evaluate((box) => box.getBoundingClientRect().top);
      expect(await bottom(".occasion__pieces"), title).toBeLessThanOrEqual(edge);
      return seen.size === 4;
    },
  });
});

test("a price is one press, and the dial beside it is the same price", async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array.fill(7);
  });
  await sitDown(page, ["Ada", "Ben", "Till:Calm"], { deal: 4711, settings: { pace: "quick" } });
  const dialled = async () => /^Seal (\$|\d+ at \$)/.test((await primary(page).allInnerTexts()).join());
  await playOut(page, { most: 200, each: async () => (await moment(page)) === "decide" && (await dialled()) });
  await settle(page);
  const cell = page.locator(".bm-price").nth(2);
  const price = await cell.innerText();
  await cell.click();
  await expect(cell).toHaveAttribute("aria-pressed", "true");
  await expect(primary(page)).toHaveText(new RegExp(`^Seal .*\\${price}(,|$)`));
  const dial = page.getByRole("spinbutton", { name: /^Price/ });
  await expect(dial).toHaveValue(price.slice(1));
  await dial.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('.bm-price[aria-pressed="true"]')).toHaveText(`$${Number(price.slice(1)) + 1}`);
});

test("whoever wants no goods says so once, and is not asked again before the sale", async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7, settings: { pace: "quick" } });
  const none = page.getByRole("button", { name: "None for me this month" });
  await playOut(page, { most: 250, each: async () => (await moment(page)) === "public" && (await none.count()) > 0 });
  const named = (await page.locator(".shutter__words h2").innerText()).replace("Pass to ", "");
  await settle(page);
  await none.click();
  const phase = async () => (await page.locator(".phases .is-now").allInnerTexts()).join().trim();
  await playOut(page, {
    most: 80,
    each: async () => {
      if ((await moment(page)) === "public" && (await phase()) === "Supply") {
        // Until it has answered by itself the screen may still name them.
        await expect(page.locator(".shutter__words h2")).not.toHaveText(`Pass to ${named}`, { timeout: 5000 });
      }
      return (await phase()) === "Sale" || (await phase()) === "Investment";
    },
  });
});

test("opened dials are a stage of their own, until one press goes on", async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array.fill(7);
  });
  await sitDown(page, ["Ada", "Ben", "Till:Calm"], { deal: 4711, settings: { pace: "quick" } });
  const stage = page.locator(".occasion");
  const opened = async () => /The (prices|offers)/.test((await stage.allInnerTexts()).join());
  await playOut(page, { most: 200, each: opened });
  await expect.poll(() => stage.locator(".bm-service li").count()).toBeGreaterThanOrEqual(2);
  const goOn = page.getByRole("button", { name: "Go on" });
  await expect(goOn).toBeVisible();
  await expect(page.locator(".counter__decide, .bm-hands"), "nothing is asked meanwhile").toHaveCount(0);
  await look(page, "dials-opened");
  await settle(page);
  await goOn.click();
  await expect(stage.getByText(/The (prices|offers) /)).toHaveCount(0);
});

test("money, hands and dials are only in the page while their owner looks", async ({ page }) => {
  test.setTimeout(180_000);
  await sitDown(page, ["Ada", "Ben"], { deal: 7 });
  const secrets = () => page.locator("#app .tray .money, #app .bm-hands, #app .counter__decide, #app .bm-play").count();
  let looked = 0;
  for (let turns = 0; turns < 40; turns += 1) {
    const now = await moment(page);
    if (now === "public" || now === "reveal") expect(await secrets()).toBe(0);
    if (now === "decide" && (await page.locator(".table--private").count())) {
      expect(await secrets()).toBeGreaterThan(1);
      looked += 1;
      if (turns % 5 === 4) {
        await page.keyboard.press("Escape");
        await expect(page.locator(".table--public")).toBeVisible();
        expect(await secrets()).toBe(0);
        await settle(page);
        continue;
      }
    }
    await step(page, turns);
    await settle(page);
  }
  expect(looked).toBeGreaterThan(3);
});

test("a store of the hand that was asked about is not told when the shutter falls", async ({ page }) => {
  test.setTimeout(120_000);
  await sitDown(page, ["Ada", "Ben"], { deal: 7 });
  const card = page.locator(".bm-hands .store__name").first();
  await playOut(page, { most: 60, each: async () => (await page.locator(".table--private").count()) > 0 && (await card.count()) > 0 });
  await settle(page);
  const told = page.locator(".bm-note, .bm-explain");
  const finger = { bubbles: true, pointerType: "touch", isPrimary: true };
  // Behind the shutter nothing is told, not even by a question that was on its way.
  const nothingTold = async () => {
    await expect(page.locator(".table--public")).toBeVisible();
    await expect(told).toHaveCount(0);
    await page.waitForTimeout(700);
    await expect(told).toHaveCount(0);
  };
  await card.dispatchEvent("pointerdown", finger);
  await expect(told).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await nothingTold();
  await page.locator(".shutter__raise").click();
  await settle(page);
  await expect(told).toHaveCount(0);
  await card.dispatchEvent("pointerdown", finger);
  await page.keyboard.press("Escape");
  await nothingTold();
});

test("a half-made choice outlives the shutter for its owner alone, and sealing asks nothing", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 7 });
  const raise = async (name) => {
    await settle(page);
    await page.getByRole("button", { name: `I am ${name}` }).click();
    await expect(page.locator(".table--private")).toBeVisible();
    await settle(page);
  };
  const chosen = page.locator('.bm-play [aria-pressed="true"]');
  const supply = page.locator(".bm-play").getByRole("button", { name: /^Supply/ });
  await raise("Ada");
  await supply.nth(1).click();
  await expect(chosen).toHaveCount(1);
  const words = await chosen.textContent();
  await page.keyboard.press("Escape");
  await expect(page.locator(".table--public")).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await raise("Ada");
  await expect(chosen).toHaveText(words);
  await supply.first().click();

  // A seal can be changed until the last one, so its numbers stand on the button and nothing is asked.
  await expect(primary(page)).toHaveText(/Seal 2 supply, 0 demand/);
  await primary(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await raise("Ben");
  await expect(chosen).toHaveCount(0);
});

test("the shutter falls at once when the page goes away, whatever was pressed last", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 7 });
  await settle(page);
  await page.getByRole("button", { name: "I am Ada" }).click();
  await settle(page);
  await page.locator(".bm-play").getByRole("button", { name: /^Supply/ }).first().click();
  const open = await page.evaluate(async () => {
    window.dispatchEvent(new Event("pagehide"));
    for (let turns = 0; turns < 20; turns += 1) await null; // no frame comes while a page is away
    return document.querySelectorAll(".table--private, .bm-play").length;
  });
  expect(open, "nothing of Ada's waits for a frame").toBe(0);
});

test("the log can be asked for one player and for one phase", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm", "Penny:Calm"], { deal: 12 });
  await playOut(page, { each: async () => (await page.getByText("February").count()) > 0 });
  await settle(page);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "What happened" });
  const lines = drawer.locator(".loglist li");
  const [who, when] = ["Who", "When"].map((name) => drawer.getByRole("combobox", { name, exact: true }));
  // The drawer is pressed first and drawn in a later frame.
  await expect(lines.first()).toBeVisible();
  const all = await lines.allInnerTexts();
  await who.focus();
  await who.selectOption("Till");
  await expect(lines.first()).toBeVisible();
  for (const line of await lines.allInnerTexts()) expect(line).toContain("Till");
  await expect(who, "the choice keeps the focus").toBeFocused();
  await when.selectOption("Utilities");
  await expect(lines).toHaveText([/Till.* paid \$/]);
  await look(page, "brick-log-desktop-light");
  await who.selectOption("Everybody");
  await expect(lines).toHaveCount(3);
  await when.selectOption("All phases");
  expect(await lines.allInnerTexts(), "nothing is lost by looking").toEqual(all);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ["light", "dark"]) {
    test(`a ${size} shows the table, ${theme}, without breach or sideways scroll`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await sitDown(page, ["Ada", "Till:Calm", "Penny:Calm"], { deal: 12, settings: { theme } });
      for (let looks = 0; looks < 12; looks += 1) {
        await expect.poll(() => moment(page), { timeout: 30_000 }).toMatch(/decide|question/);
        await noSidewaysScroll(page);
        const beyond = () => page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight);
        if (size === "desktop") expect(await beyond(), "only the board and the counter scroll").toBe(0);
        if (looks % 3 === 0) await axe(page);
        await step(page, looks);
      }
    });
  }
}

test("a dial turns by keyboard, stops at its ends, and says so", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 12 });
  await expect.poll(async () => {
    if (await page.getByRole("spinbutton").count()) return true;
    await step(page, 1);
    return false;
  }, { timeout: 60_000 }).toBe(true);
  const dial = page.getByRole("spinbutton").first();
  const least = Number(await dial.getAttribute("min"));
  const most = Number(await dial.getAttribute("max"));
  await dial.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(dial).toHaveValue(String(least));
  await page.keyboard.press("ArrowUp");
  await expect(dial).toHaveValue(String(Math.min(most, least + 1)));
  // Typed, and put right where it cannot be.
  await dial.fill("999");
  await page.keyboard.press("Enter");
  await expect(dial).toHaveValue(String(most));
  await page.keyboard.press("Home");
  await expect(dial).toHaveValue(String(least));
  // Held, a button repeats until it is let go.
  const plus = page.locator(".stepper", { has: dial }).getByRole("button").last();
  await plus.hover();
  await page.mouse.down();
  await page.waitForTimeout(1200);
  await page.mouse.up();
  const held = Number(await dial.inputValue());
  expect(held).toBeGreaterThanOrEqual(Math.min(most, least + 3));
  await page.waitForTimeout(400);
  await expect(dial).toHaveValue(String(held));
  await expect(primary(page)).toBeVisible();
});
