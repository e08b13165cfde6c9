// The open tables as people with three colour deficiencies see them, for review: one picture a game in docs/colours/.
//   node scripts/colours.mjs [on-shelf]     (looks at the built page: dist/, or the folder $HIGH_STREET_DIST names)
// Seats, goods and cards must be told apart in each by letter, glyph or pattern. Needs ./test to have run once.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launch } from "../tests/browser/browser.mjs";
import * as brick from "../src/bin/app/games/brick_and_mortar/browser/kit.mjs";
import * as fiasko from "../src/bin/app/games/fiasko/browser/kit.mjs";
import * as onShelf from "../src/bin/app/games/on_shelf/browser/kit.mjs";
import { serve } from "../tests/browser/serve.mjs";
import * as mall from "../src/bin/app/games/shopping_mall/browser/kit.mjs";
import * as supermarche from "../src/bin/app/games/supermarche/browser/kit.mjs";

const { chromium } = createRequire(new URL("../tests/browser/", import.meta.url))("@playwright/test");
const folder = fileURLToPath(new URL("../docs/colours/", import.meta.url));
const EYES = ["none", "protanopia", "deuteranopia", "tritanopia"];
const HEAVIEST = 150_000;
const settings = { theme: "light", motion: "off" };

/** Brings each table to a moment with many pieces on it. */
const tables = {
  async fiasko(page) {
    await fiasko.sitDown(page, ["Ada", "Ben", "Cora", "Dev", "Emil", "Flora"], { deal: 19, settings });
    for (let turns = 0; turns < 200; turns += 1) {
      await fiasko.ready(page);
      await fiasko.settle(page);
      const name = (await page.locator(".shutter h2 bdi").innerText()).trim();
      if (turns > 24 && (await fiasko.handSize(page, name)) > 3) break;
      await fiasko.turn(page, { look: turns % 7 === 6 });
    }
    await fiasko.raise(page).click();
  },
  async supermarche(page) {
    await supermarche.openShop(page, { deal: 7, settings });
    for (let steps = 0; steps < 14; steps += 1) await supermarche.step(page);
  },
  async "brick-and-mortar"(page) {
    await brick.sitDown(page, ["Ada", "Ben", "Cora", "Dev"], { deal: 19, settings });
    for (let turns = 0; turns < 200; turns += 1) {
      await brick.settle(page);
      if ((await brick.moment(page)) === "decide" && (await page.locator(".tray .shelf .cube").count()) > 4) break;
      await brick.step(page, turns);
    }
  },
  async "on-shelf"(page) {
    await onShelf.openDay(page, ["Ada", "Ben", "Cora", "Dev", "Emil"], { deal: 19, settings });
    for (let steps = 0; steps < 60 || !(await page.locator(".os-jobs .job.is-legal").count()); steps += 1) {
      await onShelf.ready(page);
      await onShelf.step(page);
    }
  },
  async "shopping-mall"(page) {
    await mall.sitDown(page, ["Ada", "Ben", "Cora", "Dev"], { deal: 19, settings });
    const hand = new mall.Hand(page);
    for (let turn = 0; turn < 90; turn += 1) {
      const kind = await mall.asked(page);
      if (turn > 40 && kind === "act") break;
      await mall.decide(hand, kind, turn);
    }
  },
};
const [only] = process.argv.slice(2);

/** Four small pictures on one sheet. */
async function sheet(browser, shots) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 980 } });
  const figures = shots.map(([eye, png]) => `<figure><img src="data:image/png;base64,${png.toString("base64")}"><figcaption>${eye}</figcaption></figure>`);
  await page.setContent(`<style>body{margin:0;display:grid;grid-template-columns:1fr 1fr;font:16px sans-serif}figure{margin:4px}img{width:100%;display:block}</style>${figures.join("")}`);
  for (let quality = 70; quality >= 20; quality -= 10) {
    const picture = await page.screenshot({ type: "jpeg", quality, fullPage: true });
    if (picture.length <= HEAVIEST) return picture;
  }
  throw new Error(`no sheet is lighter than ${HEAVIEST} bytes`);
}

mkdirSync(folder, { recursive: true });
const server = await serve();
const browser = await chromium.launch(launch);
for (const [name, play] of Object.entries(tables).filter(([name]) => !only || name === only)) {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1280, height: 860 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await play(page);
  const session = await context.newCDPSession(page);
  const shots = [];
  for (const type of EYES) {
    await session.send("Emulation.setEmulatedVisionDeficiency", { type });
    shots.push([type === "none" ? "full colour vision" : type, await page.screenshot()]);
  }
  const picture = await sheet(browser, shots);
  writeFileSync(`${folder}${name}.jpg`, picture);
  console.log(`${name}.jpg: ${Math.round(picture.length / 1000)} kB`);
  await context.close();
}
await browser.close();
await server.close();
