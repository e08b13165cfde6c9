// Measures the finished page and prints the figures as Markdown; `--write` puts them into docs/PERFORMANCE.md.
//   node scripts/measure.mjs [--write] [bytes] [start] [clicks] [think] [engine] [reports]   (no name: all of them)
//   node scripts/measure.mjs clicks "On Shelf" "Brick & Mortar: seal a dial"          (at one table, of one click; the other rows stay)
//   node scripts/measure.mjs reports fiasko on-shelf                                 (of these titles; the other rows stay)
// Builds what it measures, with the tools ./test has set up. Needs ./test to have run once. Ends with an error if
// anything is over its budget. $HIGH_STREET_DIST names a page that is built already.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as brick from "../src/bin/app/games/brick_and_mortar/browser/kit.mjs";
import * as onShelf from "../src/bin/app/games/on_shelf/browser/kit.mjs";
import * as mall from "../src/bin/app/games/shopping_mall/browser/kit.mjs";
import { launch } from "../tests/browser/browser.mjs";
import { blind, drawButton, raise, ready, scores, settle, sitDown } from "../src/bin/app/games/fiasko/browser/kit.mjs";
import { serve } from "../tests/browser/serve.mjs";
import * as supermarche from "../src/bin/app/games/supermarche/browser/kit.mjs";
import { answered, open, started, withSettings } from "../tests/browser/support.mjs";

const { chromium } = createRequire(new URL("../tests/browser/", import.meta.url))("@playwright/test");
const home = fileURLToPath(new URL("..", import.meta.url));
const file = (path) => `${home}${path}`;
const THROTTLE = 4; // a phone is about four times slower than the machine this runs on

/* ---- Building ------------------------------------------------------------------------------ */

function trunk(folder, dist, more = {}) {
  const script = `. scripts/tools.sh && need_rust && need_wasm && need_trunk && cd "$1" && run_trunk -q build --release --dist "$2"`;
  execFileSync("sh", ["-ec", script, "sh", folder, dist], { cwd: home, stdio: "inherit", env: { ...process.env, ...more } });
  return dist;
}

function buildCounter() {
  const profile = (name) => /\[profile\.release\]\n([^[]*?)\n*(?:\[|$|#)/.exec(readFileSync(file(name), "utf8"))?.[1].trim();
  if (profile("Cargo.toml") !== profile("scripts/counter/Cargo.toml")) {
    throw new Error("scripts/counter/Cargo.toml must have the same [profile.release] as Cargo.toml");
  }
  copyFileSync(file("Cargo.lock"), file("scripts/counter/Cargo.lock")); // the same versions; cargo drops what it does not need
  return trunk("scripts/counter", file("target/counter/dist"), { CARGO_TARGET_DIR: file("target/counter") });
}

/* ---- Transfer ------------------------------------------------------------------------------ */

// In bare counters: [what, at most].
const BUDGETS = { street: 4, first: 6, second: 3.5, all: 23 };
const over = [];

/** What the page asks for on its way through `steps`, addresses or what to do there: for each the files not asked for before. */
async function asked(browser, dist, ...ways) {
  const server = await serve({ root: dist });
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const seen = new Set();
  let fresh = [];
  page.on("response", (response) => {
    const { origin, pathname } = new URL(response.url());
    const name = pathname === "/" ? "index.html" : pathname.slice(1);
    if (origin !== server.origin || !response.ok() || seen.has(name)) return;
    seen.add(name);
    fresh.push(name);
  });
  const steps = [];
  for (const way of ways) {
    fresh = [];
    if (typeof way === "string") await page.goto(server.origin + way);
    else await way(page);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    steps.push(fresh.sort());
  }
  const shops = await page.locator(".shop__link").evaluateAll((links) => links.map((link) => link.getAttribute("href").replace("#/new/", "")));
  await context.close();
  await server.close();
  return { steps, shops };
}

// Into a shop as people go: the set-up as it stands, then the table.
async function sitDownThere(page) {
  await page.getByRole("button", { name: "Open the shop" }).click();
  await page.locator(".table").waitFor();
}

function size(dist, files) {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const name of files) {
    const bytes = readFileSync(`${dist}/${name}`);
    sum.raw += bytes.length;
    sum.gzip += gzipSync(bytes, { level: 9 }).length;
    sum.brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return sum;
}

async function bytes(browser, dist) {
  const bare = buildCounter();
  const counter = size(bare, (await asked(browser, bare, "/")).steps[0]);
  const { steps, shops } = await asked(browser, dist, "/");
  const [street] = steps;
  const inside = {};
  const worker = readdirSync(dist).filter((name) => name.startsWith("worker"));
  for (const slug of shops) {
    const { steps } = await asked(browser, dist, "/", `/#/new/${slug}`, sitDownThere);
    inside[slug] = [...steps[1], ...steps[2]].filter((name) => !worker.includes(name));
  }
  const sw = readFileSync(`${dist}/sw.js`, "utf8");
  const kept = /FILES = [^]*?(?=const PACKED)/.exec(sw)[0]; // with the archive and what unpacks it
  const all = ["sw.js", ...[...kept.matchAll(/"\.\/([^"]*)"/g)].map(([, name]) => name || "index.html")];

  const kB = (bytes) => (bytes / 1000).toFixed(1);
  const row = (what, files, most) => {
    const sum = size(dist, files);
    const counters = ["gzip", "brotli"].map((key) => sum[key] / counter[key]);
    if (most && Math.max(...counters) > most) over.push(`${what}: ${counters.map((n) => n.toFixed(2)).join(" and ")} counters, at most ${most}`);
    return `| ${what} | ${kB(sum.raw)} | ${kB(sum.gzip)} | ${kB(sum.brotli)} | ${counters.map((n) => n.toFixed(2)).join(" | ")} | ${most ?? ""} |`;
  };
  const seconds = shops.map((slug) => {
    // The dearest way to come second: after the shop with the least in common.
    const ways = shops.filter((other) => other !== slug).map((other) => inside[slug].filter((file) => !inside[other].includes(file)));
    return row(`${slug}, entered second`, ways.toSorted((a, b) => size(dist, b).brotli - size(dist, a).brotli)[0], BUDGETS.second);
  });
  return [
    "| what | raw kB | gzip kB | brotli kB | counters, gzip | counters, brotli | at most |",
    "|---|---:|---:|---:|---:|---:|---:|",
    `| a bare Yew counter, same profile | ${kB(counter.raw)} | ${kB(counter.gzip)} | ${kB(counter.brotli)} | 1 | 1 | |`,
    row("**the street**", street, BUDGETS.street),
    ...shops.map((slug) => row(`${slug}, entered first`, inside[slug], BUDGETS.first)),
    ...seconds,
    row("the computers, with the first of them", worker),
    row("**everything, for offline**", all, BUDGETS.all),
  ];
}

/* ---- Start --------------------------------------------------------------------------------- */

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const INTERACTIVE = 3000;
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

// The first visit at the slow profile: everything compressed, nothing kept.
async function firstVisit(browser, dist) {
  const packed = new Map();
  const answer = (path, response) => {
    const name = path === "/" ? "index.html" : path.slice(1);
    if (!/\.(html|css|js|wasm|svg)$/.test(name)) return false;
    if (!packed.has(name)) packed.set(name, brotliCompressSync(readFileSync(`${dist}/${name}`)));
    const type = { html: "text/html", css: "text/css", js: "text/javascript", wasm: "application/wasm", svg: "image/svg+xml" }[name.split(".").at(-1)];
    response.writeHead(200, { "content-type": type, "content-encoding": "br", "cache-control": "no-store" }).end(packed.get(name));
    return true;
  };
  const server = await serve({ root: dist, answer });
  const runs = [];
  for (let run = 0; run < 6; run++) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
    await page.goto(server.origin);
    await page.waitForFunction(() => document.querySelector(".shop__link") && performance.getEntriesByName("started").length, undefined, { timeout: 60_000 });
    runs.push(await page.evaluate(() => performance.getEntriesByName("started")[0].startTime));
    await context.close();
  }
  await server.close();
  return Math.round(median(runs.slice(1))); // the first one packs
}

async function start(browser, dist) {
  const slow = await firstVisit(browser, dist);
  if (slow > INTERACTIVE) over.push(`the street can be used after ${slow} ms, at most ${INTERACTIVE}`);
  const server = await serve({ root: dist });
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(server.origin);
  await first.evaluate(() => navigator.serviceWorker.ready);
  await server.close();
  const lines = ["| start | first paint ms | street can be used ms |", "|---|---:|---:|"];
  lines.push(`| first visit, 1.6 Mbit/s, 150 ms, CPU ${THROTTLE}× slower (aim: at most ${INTERACTIVE}) | | ${slow} |`);
  for (const rate of [1, THROTTLE]) {
    const runs = [];
    for (let run = 0; run < 7; run++) {
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate });
      await page.goto(server.origin);
      await page.waitForFunction(() => performance.getEntriesByName("started").length && performance.getEntriesByType("paint").length);
      runs.push(
        await page.evaluate(() => [
          performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
          performance.getEntriesByName("started")[0].startTime,
        ]),
      );
      await page.close();
    }
    const [paint, started] = [0, 1].map((which) => Math.round(median(runs.map((run) => run[which]))));
    lines.push(`| without a network, CPU ${rate}× slower | ${paint} | ${started} |`.replace("CPU 1× slower", "CPU as it is"));
  }
  await context.close();
  return lines;
}

/* ---- Click to paint, and the longest task while a computer player thinks -------------------- */

// Four at the table, some rounds in: hands, a discard pile, a log.
async function fiaskoInTheMiddle(page) {
  await sitDown(page, ["Ada", "Ben", "Cora", "Dev"], { deal: 19 });
  for (let turns = 0; turns < 16; turns++) {
    await ready(page);
    await settle(page);
    await blind(page).click();
  }
}

const DIAL = '.counter__decide .stepper button:not([aria-disabled="true"])';

// Four full buildings, from the engine: one record for every question that is asked there.
function fullStreet() {
  const cargo = ["run", "--release", "--locked", "-q", "--example", "full_street"];
  return JSON.parse(execFileSync("cargo", cargo, { cwd: home, stdio: ["ignore", "pipe", "inherit"], maxBuffer: 1 << 26 }));
}

const street = (question) => async (page, records) => {
  await page.evaluate((text) => localStorage.setItem("hs.game.aaaaaaaaaa", text), JSON.stringify(records[question]));
  await page.goto("/#/table/brick-and-mortar/aaaaaaaaaa");
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  await settle(page);
};
// The same with the shutter raised, where there is one.
const counter = (question) => async (page, records) => {
  await street(question)(page, records);
  const shutter = page.locator(".shutter__raise");
  if (await shutter.count()) await shutter.click();
  await settle(page);
};
// Two at the table: one of them has just taken free food, is asked what to stock, and may take that back.
const taken = async (page, records) => {
  const { save } = JSON.parse(readFileSync(file("src/games/brick_and_mortar/golden/r3-2.json"), "utf8"));
  const at = save.actions.findIndex(([seat, action], step) => action.Take !== undefined && save.actions[step + 1]?.[0] === seat);
  const chairs = records.Stock.chairs.slice(0, 2);
  const before = JSON.stringify({ ...save, actions: save.actions.slice(0, at) });
  const record = { ...records.Stock, chairs, standings: [0, 0], next: chairs[save.actions[at][0]].name, save: before };
  await counter("taken")(page, { taken: record });
  await page.locator(PRIMARY).click();
  await page.getByRole("button", { name: /^Undo: / }).and(page.locator(":not([aria-disabled])")).waitFor();
  await settle(page);
};

const AISLE = '.aisle :is(.sm-step, .stepper) button:not([aria-disabled="true"])';

// Days in the grocery: a record for every question that is asked on the way, until something lies in the back room
// that can be brought out.
async function groceryDays(page) {
  await supermarche.openShop(page, { deal: 7, settings: QUIET });
  const records = {};
  for (let steps = 0; steps < 24 || !records.Aisles; steps++) {
    const asked = await page.locator(".roll h2").innerText();
    records[asked] ??= await kept(page);
    if (await page.locator(AISLE).count()) records.Aisles ??= await kept(page);
    await supermarche.step(page);
  }
  return records;
}
const grocery = (question) => async (page, records) => {
  const [key, text] = records[question];
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
  await page.goto(`/#/table/supermarche/${key.replace("hs.game.", "")}`);
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  await settle(page);
};
// Somebody is chosen who may come in: without, the button only says what is missing.
const invited = async (page, records) => {
  await grocery("Who comes in?")(page, records);
  await page.locator(".choice:not(.is-chosen)").first().click();
  await settle(page);
};
const plus = (place) => `${place} :is(.sm-step, .stepper) button:last-of-type:not([aria-disabled="true"])`;

const atTable = async (page) => (await page.reload(), await started(page), await ready(page), await settle(page));
const ownScreen = async (page) => (await atTable(page), await raise(page).click(), await settle(page));

const PRIMARY = ".actions .btn--primary";
const QUIET = { pace: "once", tips: false, sound: false };
const at = (reach, selector) => async (page, records) => (await reach(page, records), page.locator(selector).first());

// A game as it lies in storage now; and the same table again, as it was then.
const kept = (page) => page.evaluate(() => Object.entries({ ...localStorage }).find(([key]) => key.startsWith("hs.game.")));
const again = (slug) => async (page, [key, text]) => {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
  await page.goto(`/#/table/${slug}/${key.replace("hs.game.", "")}`);
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  await settle(page);
};

// A busy store and a mall with some shops, each before a person's turn.
async function onShelfInTheMiddle(page) {
  await onShelf.openDay(page, ["Ada", "Ben", "Cora", "Dev"], { deal: 19, settings: QUIET });
  for (let steps = 0; steps < 40 || !(await page.locator(".os-jobs .job.is-legal").count()); steps++) {
    await onShelf.ready(page);
    await onShelf.step(page);
  }
  return kept(page);
}
async function mallInTheMiddle(page) {
  await mall.sitDown(page, ["Ada", "Ben", "Cora", "Dev"], { deal: 19, settings: QUIET });
  await mall.until(page, "act");
  return kept(page);
}

// [table, how to get there, clicks: [what it is, async (page, what getting there gave) => the locator to click]].
const TABLES = [
  ["Fiasko", fiaskoInTheMiddle, [
    ["draw without looking", async (page) => (await atTable(page), blind(page))],
    ["raise the shutter", async (page) => (await atTable(page), raise(page))],
    ["draw a card on the own screen", async (page) => (await ownScreen(page), drawButton(page))],
    ["hide the hand", async (page) => (await ownScreen(page), page.getByRole("button", { name: "Hide" }))],
    ["open the log", async (page) => (await atTable(page), page.getByRole("button", { name: "Log", exact: true }))],
  ]],
  ["Brick & Mortar", async (page) => (await withSettings(page, QUIET), await open(page), fullStreet()), [
    ["raise the shutter to buy", at(street("StoreAction"), ".shutter__raise")],
    ["raise the shutter to advertise", at(street("Advertise"), ".shutter__raise")],
    ["choose a Market Card", at(counter("Advertise"), ".bm-play .bm-choose")],
    ["hide the counter", at(counter("Advertise"), ".btn--hide")],
    ["choose a store", at(counter("StoreAction"), '.bm-choose:not([aria-disabled="true"])')],
    ["take back what was taken", at(taken, ".btn--undo")],
    ["bid on the public screen", at(street("Auction"), PRIMARY)],
    ["turn a dial", at(counter("DialSale"), DIAL)],
    ["seal a dial", at(counter("DialSupply"), PRIMARY)],
    ["stock", at(counter("Stock"), PRIMARY)],
    ["deliver", at(counter("Deliver"), PRIMARY)],
    ["buy a point", at(counter("Invest"), DIAL)],
    ["explain a store", at(counter("StoreAction"), ".bm-buy .store__name")],
    ["open the log", at(counter("StoreAction"), 'button[aria-label="Log"]')],
    ["open the menu", at(counter("StoreAction"), 'button[aria-label^="Menu"]')],
  ]],
  ["Supermarché", groceryDays, [
    ["order one more", at(grocery("The order"), plus(".prices"))],
    ["place the order", at(grocery("The order"), PRIMARY)],
    ["change what stands in an aisle", at(grocery("Aisles"), AISLE)],
    ["choose a sale", at(grocery("A sale today?"), ".sales__one:not([aria-disabled]):not(.is-chosen)")],
    ["choose a customer", at(grocery("Who comes in?"), ".choice:not(.is-chosen)")],
    ["let the customer in", at(invited, PRIMARY)],
    ["go on between customers", at(grocery("Between customers"), PRIMARY)],
    ["open the log", at(grocery("The order"), 'button[aria-label="Log"]')],
    ["open the menu", at(grocery("The order"), 'button[aria-label^="Menu"]')],
  ]],
  ["On Shelf", onShelfInTheMiddle, [
    ["choose a job", at(again("on-shelf"), ".os-jobs .job.is-legal")],
    ["open the log", at(again("on-shelf"), 'button[aria-label="Log"]')],
  ]],
  ["Shopping Mall", mallInTheMiddle, [
    ["choose a move", at(again("shopping-mall"), ".sm-row")],
    ["open the log", at(again("shopping-mall"), 'button[aria-label="Log"]')],
  ]],
];

// Plays on a page while computer players think: one person against five of the sharpest.
async function THINKING(page, place) {
  await sitDown(page, ["Ada", "Till:Sharp", "Penny:Sharp", "Basil:Sharp", "Olive:Sharp", "Ginger:Sharp"], { deal: 19, place, settings: { pace: "quick" } });
  await page.evaluate(() => (window.longTasks.length = 0));
  for (let turns = 0; turns < 8; turns++) {
    await drawButton(page).and(page.locator(":not([aria-disabled])")).waitFor();
    if (await scores(page).count()) await settle(page);
    await drawButton(page).click();
  }
}

// What one click costs, from the browser's own trace: the script, style and layout until the first frame after it is
// handed over, and the time until the answer is, paint and all. That is the same frame, or a later one where the press
// is shown first and then answered. Beside it what of that time the page's thread had a core: on a machine with other
// work the rest is waiting. The click comes in as the mouse would, so nothing of the test tool runs in the page meanwhile.
const WORK = ["EventDispatch", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "UpdateLayoutTree", "Layout"];
const HANDED = "Layerize"; // the last thing the page does for a frame
const PAINT = ["PrePaint", "Paint"];
const CLICK = { frame: 16.7, slowly: 100, atOnce: 33 }; // milliseconds at the most

async function touchCost(page, cdp, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(300);
  const events = [];
  const collect = ({ value }) => events.push(...value);
  cdp.on("Tracing.dataCollected", collect);
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["devtools.timeline"] } });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(1_000);
  const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await complete;
  cdp.off("Tracing.dataCollected", collect);
  const click = events.find(({ name, args }) => name === "EventDispatch" && args.data.type === "click");
  if (!click) throw new Error("the click did not arrive");
  const ours = events.filter(({ tid, pid, ph, ts, name }) => tid === click.tid && pid === click.pid && ph === "X" && ts >= click.ts && [...WORK, HANDED, ...PAINT].includes(name));
  const all = [];
  for (const event of ours.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const last = all.at(-1);
    if (!last || event.ts >= last.ts + last.dur) all.push(event); // one inside another is counted with it
  }
  const work = all.filter(({ name }) => !PAINT.includes(name));
  const handed = (from) => work.find(({ name, ts }) => name === HANDED && ts >= from);
  const frame = handed(click.ts + click.dur);
  if (!frame) return undefined; // the trace of a busy machine has holes
  const soon = work.filter(({ name, ts }) => name === "TimerFire" && ts > click.ts && ts < frame.ts + 200_000);
  const [longest] = soon.toSorted((a, b) => b.dur - a.dur);
  const answer = longest?.dur > 3000 ? handed(longest.ts + longest.dur) : frame;
  const sum = work.filter(({ ts }) => ts < frame.ts).reduce((total, { dur }) => total + dur, 0);
  const core = all.filter(({ ts }) => ts <= answer.ts).reduce((total, { tdur }) => total + (tdur ?? 0), 0);
  return { frame: sum / 1000, answer: (answer.ts + answer.dur - click.ts) / 1000, core: core / 1000 };
}

async function clicks(browser, dist) {
  const server = await serve({ root: dist });
  const [frame, slowly, atOnce] = Object.values(CLICK);
  const lines = [
    `| click | in its frame, 4× slower (at most ${frame}) | answer, 4× slower (at most ${slowly}) | of that on a core | answer, as it is (at most ${atOnce}) | of that on a core |`,
    "|---|---:|---:|---:|---:|---:|",
  ];
  const [told] = /<!-- clicks -->[^]*<!-- \/clicks -->/.exec(readFileSync(report, "utf8"));
  for (const [table, prepare, all] of TABLES) {
    const wanted = ([name]) => !chosen.length || chosen.includes(table) || chosen.includes(`${table}: ${name}`);
    if (!all.some(wanted)) {
      lines.push(...told.split("\n").filter((line) => line.startsWith(`| ${table}: `)));
      continue;
    }
    const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
    const page = await context.newPage();
    const given = await prepare(page);
    const cdp = await context.newCDPSession(page);
    const throttle = (rate) => cdp.send("Emulation.setCPUThrottlingRate", { rate });
    for (const [name, reach] of all) {
      if (!wanted([name])) {
        lines.push(...told.split("\n").filter((line) => line.startsWith(`| ${table}: ${name} |`)));
        continue;
      }
      const cost = async (rate) => {
        const runs = [];
        for (let tries = 0; runs.length < 3; tries++) {
          if (tries > 9) throw new Error(`${table}: ${name} draws nothing`);
          const locator = await reach(page, given);
          await throttle(rate);
          const run = await touchCost(page, cdp, locator);
          if (run) runs.push(run);
          await throttle(1);
        }
        return (key) => median(runs.map((run) => run[key]));
      };
      const [slow, plain] = [await cost(THROTTLE), await cost(1)];
      const found = { frame: slow("frame"), slowly: slow("answer"), atOnce: plain("answer") };
      for (const [what, most] of Object.entries(CLICK)) {
        if (found[what] > most) over.push(`${table}: ${name}, ${what}: ${found[what].toFixed(1)} ms, at most ${most}`);
      }
      lines.push(`| ${table}: ${name} | ${slow("frame").toFixed(1)} | ${slow("answer").toFixed(0)} | ${slow("core").toFixed(0)} | ${plain("answer").toFixed(0)} | ${plain("core").toFixed(0)} |`);
      console.log(lines.at(-1));
    }
    await context.close();
  }
  await server.close();
  return lines;
}

async function think(browser, dist) {
  const server = await serve({ root: dist });
  const lines = ["| CPU | tasks over 50 ms | longest task ms (aim: at most 50) |", "|---|---:|---:|"];
  for (const rate of [1, THROTTLE]) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
    });
    await THINKING(page, `${server.origin}/`);
    const long = await page.evaluate(() => window.longTasks); // the browser reports only tasks over 50 ms
    lines.push(`| ${rate}× slower | ${long.length} | ${long.length ? Math.max(...long).toFixed(0) : "under 50"} |`.replace("1× slower", "as it is"));
    await context.close();
  }
  await server.close();
  return lines;
}

/* ---- The computers in the browser, against the same questions answered natively ------------- */

// The longest thoughts of a computer that plays `deal`: what the page sent to the worker, and how long it took there.
async function thoughts(browser, server, sit) {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.questions = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (question) {
      window.questions.push([...question]);
      return post.call(this, question);
    };
  });
  await sit(page);
  await page.waitForFunction(() => window.questions.length >= 12, undefined, { timeout: 60_000 });
  const timed = await page.evaluate(async () => {
    const room = new Worker(document.querySelector('meta[name="worker"]').content);
    const heard = () => new Promise((resolve) => room.addEventListener("message", resolve, { once: true }));
    await heard();
    const times = [];
    for (const question of window.questions.slice(0, 12)) {
      const answer = async () => (room.postMessage(new Uint8Array(question)), await heard());
      await answer();
      const begun = performance.now();
      for (let run = 0; run < 5; run++) await answer();
      times.push({ question, browser: (performance.now() - begun) / 5 });
    }
    return times;
  });
  await context.close();
  return timed.toSorted((a, b) => b.browser - a.browser).slice(0, 5);
}

const HALF = 0.5;

// Whole games of Fiasko by chance: the same program, built as the worker is, in V8 and natively.
async function playouts() {
  const GAMES = 20_000;
  const build = (...more) =>
    execFileSync("cargo", ["build", "--profile", "worker", "--locked", "-q", "--example", "playouts", ...more], { cwd: home, stdio: "inherit" });
  build();
  build("--target", "wasm32-unknown-unknown");
  const module = await WebAssembly.compile(readFileSync(file("target/wasm32-unknown-unknown/worker/examples/playouts.wasm")));
  const { exports } = await WebAssembly.instantiate(module, {});
  const timed = (run) => {
    run(); // warm
    const begun = performance.now();
    run();
    return (performance.now() - begun) / GAMES;
  };
  const there = timed(() => exports.main(0, 0));
  const here = timed(() => execFileSync(file("target/worker/examples/playouts")));
  if (here / there < HALF) over.push(`Fiasko by chance: ${(here / there).toFixed(2)} of native speed, at least ${HALF}`);
  return `| Fiasko, 4 seats: a whole game by chance, mean of ${GAMES} | ${there.toFixed(4)} | ${here.toFixed(4)} | ${(here / there).toFixed(2)} |`;
}

async function engine(browser, dist) {
  const server = await serve({ root: dist });
  const settings = { pace: "quick" };
  const sharp = {
    "Brick & Mortar, 4 seats": (page) => brick.sitDown(page, ["Ada:Sharp", "Till:Sharp", "Penny:Sharp", "Basil:Sharp"], { deal: 19, settings }),
    Supermarché: (page) => supermarche.openShop(page, { deal: 7, computer: "Sharp", settings }),
  };
  const lines = ["| what | in wasm ms | natively ms | of native speed (at least half) |", "|---|---:|---:|---:|", await playouts()];
  for (const [name, sit] of Object.entries(sharp)) {
    const five = await thoughts(browser, server, sit);
    const input = five.map(({ question }) => question.join(",")).join("\n");
    const cargo = ["run", "--profile", "worker", "--locked", "-q", "--example", "answers"];
    const native = execFileSync("cargo", cargo, { cwd: home, input, stdio: ["pipe", "pipe", "inherit"] }).toString().trim().split("\n").map(Number);
    const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const [there, here] = [mean(five.map(({ browser }) => browser)), mean(native)];
    if (here / there < HALF) over.push(`${name}: ${(here / there).toFixed(2)} of native speed, at least ${HALF}`);
    lines.push(`| ${name}: the five longest of twelve thoughts, Hard | ${there.toFixed(1)} | ${here.toFixed(1)} | ${(here / there).toFixed(2)} |`);
  }
  await server.close();
  return lines;
}

/* ---- The report on a finished game of each title --------------------------------------------- */

const FIRST = 2.5; // seconds until something is told: about two
const TITLES = ["brick-and-mortar", "fiasko", "on-shelf", "shopping-mall", "supermarche"];

/**
 * Chromium's emulation slows the page's own thread alone. On Linux, by root and with control groups of the first kind,
 * the worker's thread gets no more than its share of a core as well. Says whether it could.
 */
async function slowWorker(rate) {
  const group = "/sys/fs/cgroup/cpu/high-street-worker";
  const PERIOD = 10_000; // microseconds
  const parent = (pid) => Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1] ?? 0);
  const ours = (pid) => pid > 1 && (pid === process.pid || ours(parent(pid)));
  const workers = () =>
    readdirSync("/proc").filter(Number).flatMap((pid) => {
      try {
        if (!ours(Number(pid))) return [];
        return readdirSync(`/proc/${pid}/task`).filter((task) => readFileSync(`/proc/${pid}/task/${task}/comm`, "utf8").startsWith("DedicatedWorker"));
      } catch {
        return []; // it has just ended
      }
    });
  try {
    mkdirSync(group, { recursive: true });
    writeFileSync(`${group}/cpu.cfs_period_us`, `${PERIOD}`);
    writeFileSync(`${group}/cpu.cfs_quota_us`, `${PERIOD / rate}`);
  } catch {
    return false;
  }
  for (let tries = 0; tries < 100; tries += 1) {
    const found = workers();
    for (const thread of found) writeFileSync(`${group}/tasks`, thread);
    if (found.length) return true;
    await new Promise((go) => setTimeout(go, 5));
  }
  return false;
}

async function reports(browser, dist) {
  const cargo = ["run", "--profile", "worker", "--locked", "-q", "--example", "reports"];
  const records = JSON.parse(execFileSync("cargo", cargo, { cwd: home, maxBuffer: 64 << 20, stdio: ["pipe", "pipe", "inherit"] }));
  const server = await serve({ root: dist });
  const lines = [
    "| title | CPU | first findings s (aim: about 2) | whole report s | tasks over 50 ms | longest task ms (aim: at most 50) |",
    "|---|---|---:|---:|---:|---:|",
  ];
  const [told] = /<!-- reports -->[^]*<!-- \/reports -->/.exec(readFileSync(report, "utf8"));
  for (const [slug, record] of Object.entries(records)) {
    if (titles.length && !titles.includes(slug)) {
      lines.push(...told.split("\n").filter((line) => line.startsWith(`| ${slug} |`)));
      continue;
    }
    for (const rate of [1, THROTTLE]) {
      const context = await browser.newContext({ serviceWorkers: "block" });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await page.addInitScript((text) => localStorage.setItem("hs.game.looked-into", text), JSON.stringify(record));
      await page.goto(`${server.origin}/#/table/${slug}/looked-into`);
      await page.getByRole("button", { name: "Look into this game" }).waitFor();
      await cdp.send("Emulation.setCPUThrottlingRate", { rate });
      await page.evaluate(() => {
        window.longTasks = [];
        new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
      });
      const begun = performance.now();
      const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
      await page.getByRole("button", { name: "Look into this game" }).click();
      const slowed = rate > 1 && (await slowWorker(rate));
      await page.locator(".report__who").first().waitFor({ timeout: 120_000 });
      const first = seconds();
      await page.getByRole("progressbar").waitFor({ state: "detached", timeout: 1_200_000 });
      const whole = seconds();
      const long = await page.evaluate(() => window.longTasks);
      const longest = long.length ? Math.max(...long).toFixed(0) : "under 50";
      lines.push(`| ${slug} | ${rate === 1 ? "as it is" : `${slowed ? "" : "the page "}${rate}× slower`} | ${first} | ${whole} | ${long.length} | ${longest} |`);
      console.log(lines.at(-1));
      if (rate === 1 && first > FIRST) over.push(`${slug}: first findings after ${first} s, at most ${FIRST}`);
      if (long.length) over.push(`${slug}: a task of ${longest} ms while the report is made, at most 50`);
      await context.close();
    }
  }
  await server.close();
  return lines;
}

/* ---- What is written down -------------------------------------------------------------------- */

const PARTS = { bytes, start, clicks, think, engine, reports };
const words = process.argv.slice(2);
const write = words.includes("--write");
const chosen = words.filter((word) => TABLES.some(([table, , all]) => word === table || all.some(([name]) => word === `${table}: ${name}`)));
const titles = words.filter((word) => TITLES.includes(word));
const wanted = words.filter((word) => word !== "--write" && !chosen.includes(word) && !titles.includes(word));
const unknown = wanted.find((word) => !(word in PARTS));
if (unknown) {
  console.error(`measure.mjs does not know '${unknown}'. It knows: ${Object.keys(PARTS).join(", ")}, --write.`);
  process.exit(1);
}

const dist = process.env.HIGH_STREET_DIST ?? trunk(".", file("dist"));
const browser = await chromium.launch(launch);
const report = file("docs/PERFORMANCE.md");
const note = (name, text) => {
  console.log(`\n${name}\n${text}`);
  if (!write) return;
  const old = readFileSync(report, "utf8");
  const block = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);
  if (!block.test(old)) throw new Error(`docs/PERFORMANCE.md has no place marked '${name}'`);
  writeFileSync(report, old.replace(block, (_all, begin, end) => `${begin}${text}\n${end}`));
};
const day = new Date().toISOString().slice(0, 10);
note("machine", `Measured on ${day}: ${cpus().length} × ${cpus()[0].model.trim()}, Chromium ${browser.version()}, Node ${process.versions.node}.`);
for (const [name, part] of Object.entries(PARTS)) {
  if (!wanted.length || wanted.includes(name)) note(name, (await part(browser, dist)).join("\n"));
}
await browser.close();
if (over.length) {
  console.error(`\nOver the budget:\n${over.join("\n")}`);
  process.exit(1);
}
