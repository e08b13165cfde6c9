// A file may ask for a counted amount of work, and no more: the worst that is let in is judged while nobody notices,
// on a device a quarter as fast as this one.
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { expect, open, test } from "./support.mjs";

const MOST = 250;

const golden = (name) => JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), "utf8")).save;
const packed = (text) => deflateRawSync(text, { level: 9 }).toString("base64url");
const chairs = (count) => Array.from({ length: count }, (_, index) => ({ name: `Seat ${index + 1}`, hue: index + 1, sitter: "Person" }));

function record(save, seats, more = {}) {
  const text = typeof save === "string" ? save : JSON.stringify(save);
  const facts = { format: 1, game: JSON.parse(text).game, title: "", round: 1, next: null, finished: false, saved_at: 1 };
  return JSON.stringify({ ...facts, chairs: chairs(seats), standings: Array(seats).fill(0), save: packed(text), ...more });
}

const repeated = (save, first, action, count) => ({ ...save, actions: [...first, ...Array(count - first.length).fill(action)] });

function files() {
  const fiasko = golden("fiasko-r1-2");
  const begins = fiasko.actions[0][0];
  const draws = Array.from({ length: 5_000 }, (_, step) => [(begins + step) % 2, "Draw"]);
  const brick = golden("brick-and-mortar-r2-4");
  const market = golden("supermarche-r1-1");
  const sale = market.actions.findIndex(([, action]) => typeof action === "object" && "SetSale" in action);
  const wide = JSON.stringify({ ...fiasko, actions: draws });
  const wishes = Array.from({ length: 8_000 }, (_, about) => ({ seat: 0, about: String(about), answer: "Never" }));
  return {
    "as many draws as a save may hold": record({ ...fiasko, actions: draws }, 2),
    "the same in a text as long as it may be": record(`${wide.slice(0, -1)}${" ".repeat((256 << 10) - wide.length)}}`, 2),
    "a sealed choice changed for ever": record(repeated(brick, [], brick.actions[0], 5_000), 4),
    "a sale set for ever": record(repeated(market, market.actions.slice(0, sale), market.actions[sale], 5_000), 1),
    "a bomb": record({ ...fiasko, title: "x".repeat(900_000) }, 2),
    "more orders than anybody can give": record(fiasko, 2, { wishes }),
  };
}

for (const [name, text] of Object.entries(files())) {
  test(`a file is judged in ${MOST} ms at a quarter of the speed: ${name}`, async ({ page, context }) => {
    expect(text.length, "within the size cap").toBeLessThan(512 << 10);
    await open(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(() => {
      window.tasks = [];
      new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: "longtask" });
    });
    const file = { name: "worst.json", mimeType: "application/json", buffer: Buffer.from(text) };
    const times = [];
    // The browser translates the code that imports with the first file, whatever that holds.
    const first = { ...file, buffer: Buffer.from(record(golden("fiasko-r1-2"), 2)) };
    await page.locator('input[type="file"]').setInputFiles(first);
    await expect(page.locator(".save")).toHaveCount(1);
    // The best of some tries: the machine may be busy with something else.
    while (times.length < 5 && !(Math.min(...times) <= MOST)) {
      await page.evaluate(() => window.tasks.splice(0));
      const before = await page.locator(".save").count();
      await page.locator('input[type="file"]').setInputFiles(file);
      const answer = page.getByRole("alert").filter({ hasText: /\./ });
      await expect.poll(async () => (await answer.count()) || (await page.locator(".save").count()) > before, { timeout: 20_000 }).toBeTruthy();
      await page.waitForTimeout(100);
      times.push(await page.evaluate(() => window.tasks.reduce((sum, { duration }) => sum + duration, 0)));
      for (const close of await answer.getByRole("button", { name: "Close" }).all()) await close.click();
    }
    console.log(`${name}: ${text.length} bytes, ${times.map(Math.round).join(", ")} ms`);
    expect(Math.min(...times), `of ${times.map(Math.round)}`).toBeLessThanOrEqual(MOST);
  });
}
