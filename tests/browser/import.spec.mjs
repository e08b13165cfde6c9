// A file may ask for a counted amount of work, and no more: the worst that is let in is judged while nobody notices,
// on a device a quarter as fast as this one.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { expect, open, test } from "./support.mjs";

const MOST = 250;
const LONGEST = 5_000;
const TRIES = 5;

const folder = new URL("../../src/games/", import.meta.url);
const games = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
const golden = (game, name) => JSON.parse(readFileSync(new URL(`${game}/golden/${name}`, folder), "utf8"));
const packed = (text) => deflateRawSync(text, { level: 9 }).toString("base64url");
const chairs = (count) => Array.from({ length: count }, (_, index) => ({ name: `Seat ${index + 1}`, hue: index + 1, sitter: "Person" }));

/** A file to import; `save` is a text, or what it says. */
function record(save, more = {}) {
  const text = typeof save === "string" ? save : JSON.stringify(save);
  const { game, setup } = JSON.parse(text);
  const seats = setup.seats ?? 1;
  const facts = { format: 1, game, title: "", round: 1, next: null, finished: false, saved_at: 1 };
  return JSON.stringify({ ...facts, chairs: chairs(seats), standings: Array(seats).fill(0), save: packed(text), ...more });
}

/** As many actions as a save may hold: a recorded game, and then what nothing in the rules ends. */
function endless(game) {
  const { table, setup, after, repeat } = golden(game, "endless.json");
  const { save } = golden(game, table);
  const again = Array.from({ length: LONGEST - after }, (_, step) => repeat[step % repeat.length]);
  return { ...save, setup: { ...save.setup, ...setup }, actions: [...save.actions.slice(0, after), ...again] };
}

/** A finished game in which an action was changed: it is played up to there. */
function changed(game) {
  const { save } = golden(game, golden(game, "endless.json").table);
  const actions = save.actions.map(([seat, action], step) => [step === save.actions.length - 2 ? seat + 1 : seat, action]);
  return record({ ...save, actions }, { finished: true });
}

function files() {
  const { save: fiasko } = golden("fiasko", "r1-2.json");
  const wide = JSON.stringify(endless("fiasko"));
  const wishes = Array.from({ length: 8_000 }, (_, about) => ({ seat: 0, about: String(about), answer: "Never" }));
  return [
    ...games.map((game) => [`${game} without an end`, game, record(endless(game))]),
    ...games.map((game) => [`${game} with a changed action`, game, changed(game)]),
    ["a text as long as it may be", "fiasko", record(`${wide.slice(0, -1)}${" ".repeat((256 << 10) - wide.length)}}`)],
    ["a bomb", "fiasko", record({ ...fiasko, title: "x".repeat(900_000) })],
    ["more orders than anybody can give", "fiasko", record(fiasko, { wishes })],
  ];
}

/** What the page's own thread has worked, in ms: however busy the machine is with something else. */
async function worked(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "ThreadTime").value;
}

for (const [name, game, text] of files()) {
  test(`a file is judged in ${MOST} ms at a quarter of the speed: ${name}`, async ({ page, context }) => {
    expect(text.length, "within the size cap").toBeLessThan(512 << 10);
    await open(page);
    // The street shows only the latest of the finished ones.
    const saves = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("hs.game.")).length);
    const answer = page.getByRole("alert").filter({ hasText: /\./ });
    const put = async (file) => {
      const before = await saves();
      // From the disk: what is handed over as a buffer is decoded in the page, and counted.
      const path = test.info().outputPath("game.json");
      writeFileSync(path, file);
      await page.locator('input[type="file"]').setInputFiles(path);
      await expect.poll(async () => (await answer.count()) || (await saves()) > before, { intervals: [200], timeout: 20_000 }).toBeTruthy();
    };
    // The shop comes with its first file, and the browser translates what imports, whatever that holds.
    await put(record(golden(game, golden(game, "endless.json").table).save));
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const times = [];
    while (times.length < TRIES) {
      const before = await worked(cdp);
      await put(text);
      times.push((await worked(cdp)) - before);
      for (const close of await answer.getByRole("button", { name: "Close" }).all()) await close.click();
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)];
    console.log(`${name}: ${text.length} bytes, ${times.map(Math.round).join(", ")} ms`);
    expect(median, `of ${times.map(Math.round)}`).toBeLessThanOrEqual(MOST);
  });
}
