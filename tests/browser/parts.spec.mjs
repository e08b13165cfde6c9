// The page comes in parts: every shop opens, cold and without a network, and a part that is missing or foreign is a
// sentence and a button, never a broken page.
import { readdirSync, readFileSync } from "node:fs";
import { DIST, serve } from "./serve.mjs";
import { axe, expect, open, shot, started, test, watch } from "./support.mjs";

const files = readdirSync(DIST);
const part = (name) => files.find((file) => file.startsWith(`part-${name}-`));
const slugs = async (page) => {
  const doors = await page.locator(".shop__link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  return doors.map((door) => door.replace("#/new/", ""));
};

/** Each page of a shop, and the two beside the shops. */
async function everyPage(page, origin) {
  await open(page, origin);
  const shops = await slugs(page);
  expect(shops.length, "open shops").toBeGreaterThanOrEqual(3);
  for (const slug of shops) {
    await page.goto(`${origin}/#/new/${slug}`);
    await expect(page.getByRole("button", { name: "Open the shop" }), slug).toBeVisible();
    // Its stylesheet is worn and its drawings hang before it is drawn.
    expect(await page.evaluate(() => document.adoptedStyleSheets[0]?.cssRules.length ?? 0), `the sheet of ${slug}`).toBeGreaterThan(20);
    expect(await page.locator("#drawings symbol").count(), `the drawings of ${slug}`).toBeGreaterThan(3);
    await page.goto(`${origin}/#/rules/${slug}`);
    await expect(page.locator(".prose").first(), slug).toBeVisible();
  }
  await page.goto(`${origin}/#/history`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results");
  await page.goto(`${origin}/#/settings`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Settings");
  return shops;
}

test("every shop opens cold, each in a window of its own", async ({ browser, baseURL }) => {
  const street = await browser.newPage();
  await open(street, baseURL);
  const shops = await slugs(street);
  await street.close();
  for (const slug of shops) {
    const context = await browser.newContext();
    const trouble = await watch(context, baseURL);
    const page = await context.newPage();
    await open(page, `${baseURL}/#/new/${slug}`);
    await page.getByRole("button", { name: "Open the shop" }).click();
    await expect(page.locator(".table"), slug).toBeVisible();
    // Nothing on the table shows a symbol that did not come with the page or the shop.
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll("#app use")].map((use) => use.getAttribute("href")).filter((id) => !document.querySelector(id)),
    );
    expect(lost, `drawings of ${slug}`).toEqual([]);
    expect(trouble.found()).toEqual([]);
    await context.close();
  }
});

test("every shop opens without a network after one visit to the street", async ({ browser }) => {
  const server = await serve();
  const context = await browser.newContext();
  const trouble = await watch(context, server.origin);
  const page = await context.newPage();
  await open(page, server.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await server.close();
  await page.reload();
  await started(page);
  await everyPage(page, server.origin);
  expect(trouble.found()).toEqual([]);
  await context.close();
});

test("the street fetches no shop but, once it can be used, the hall; and the pointer over a front fetches one", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await open(page, baseURL);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((file) => file.startsWith("part-"))).toEqual([part("hall")]);
  const [ready, fetched] = await page.evaluate(
    (hall) => [performance.getEntriesByName("started")[0].startTime, performance.getEntriesByType("resource").find(({ name }) => name.endsWith(hall)).startTime],
    part("hall"),
  );
  expect(fetched, "nobody waits for the hall").toBeGreaterThanOrEqual(ready);
  await page.locator('.shop__link[href="#/new/fiasko"]').hover();
  await expect.poll(() => asked).toContain(part("fiasko"));
  await context.close();
});

// Words of every part of looking back, and what they are drawn with.
const LOOKING_BACK = [
  "Luck or skill?", "reckoning, never the truth", "What the words mean", "Play on from here", "Fresh luck", // the report, and playing on
  "Link to this game", "Drawing the code", "A game passed on", // links and codes
  "Most often beaten by", "Daily deals", // people
  ".report__", ".tryon__", ".qr__", ".people__", ".calendar__", ".steps__",
];

test("the first visit brings nothing of the report, of links and codes or of people's pages", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const asked = new Set(["index.html"]);
  page.on("request", (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  await open(page, baseURL);
  await page.waitForLoadState("networkidle");
  const holding = (word) => files.filter((file) => /\.(html|js|css|wasm)$/.test(file) && readFileSync(`${DIST}/${file}`).includes(word));
  expect([...asked].filter((file) => file.endsWith(".wasm")), "the street's code and the hall").toHaveLength(2);
  for (const word of LOOKING_BACK) {
    expect(holding(word), `“${word}” is somewhere`).not.toEqual([]);
    expect(holding(word).filter((file) => asked.has(file)), `“${word}” on the first visit`).toEqual([]);
  }
  await context.close();
});

const TROUBLES = [
  ["missing", (response) => response.writeHead(404, { "content-type": "text/plain" }).end("gone\n")],
  [
    "foreign",
    (response) => response.writeHead(200, { "content-type": "application/wasm" }).end(readFileSync(`${DIST}/${part("supermarche")}`)),
  ],
  ["not code at all", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Welcome to the hotel</p>")],
];

for (const [what, answerWith] of TROUBLES) {
  test(`a part that is ${what} is a sentence, and comes when one tries again`, async ({ browser }) => {
    let well = false;
    const server = await serve({
      answer(path, response) {
        if (well || !path.endsWith(part("fiasko"))) return false;
        answerWith(response);
        return true;
      },
    });
    const context = await browser.newContext();
    const trouble = await watch(context, server.origin);
    trouble.allow(/part-fiasko|404|integrity|Failed to fetch|addAll/);
    const page = await context.newPage();
    await open(page, server.origin);
    await page.locator('.shop__link[href="#/new/fiasko"]').click();
    await expect(page.getByRole("alert")).toContainText("could not be fetched");
    await expect(page.locator("html")).not.toHaveAttribute("data-broken");
    await axe(page);
    await shot(page, `part-${what.replaceAll(" ", "-")}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toContainText("could not be fetched");
    // The rest of the street is as it was.
    await page.goto(`${server.origin}/#/new/supermarche`);
    await expect(page.getByRole("button", { name: "Open the shop" })).toBeVisible();
    await page.goto(`${server.origin}/#/new/fiasko`);
    await expect(page.getByRole("alert")).toBeVisible();
    well = true;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Open the shop" })).toBeVisible();
    expect(trouble.found()).toEqual([]);
    await context.close();
    await server.close();
  });
}
