// The page itself: it opens anywhere, says so when it cannot, and opens again without a network.
import { readdirSync, readFileSync } from "node:fs";
import { DIST, serve } from "./serve.mjs";
import { axe, expect, noSidewaysScroll, open, shot, sitDownAt, SIZES, started, test, THEMES, watch, withSettings } from "./support.mjs";

const PLACES = ["/", "/high-street/"];

/** Waits until the offline copy is complete and answers for this page. */
const controlled = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    }
  });

for (const place of PLACES) {
  test(`the page opens at ${place}`, async ({ page }) => {
    await open(page, place);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-release", /^\d+\.\d+\.\d+-\d+$/);
  });

  test(`after one visit to ${place} the page opens with the server closed`, async ({ browser }) => {
    const server = await serve();
    const context = await browser.newContext();
    const trouble = await watch(context, server.origin);
    const page = await context.newPage();
    await open(page, server.origin + place);
    await controlled(page);
    await expect(page.locator(".street__kept"), "the street says so").toContainText("plays offline");
    await server.close();

    await page.reload();
    await started(page);
    const tab = await context.newPage();
    await open(tab, `${server.origin}${place}?from=home#/`);
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    // The computer players' files were not needed yet; they must be there all the same.
    const kept = await tab.evaluate(async () => {
      const loader = await fetch(document.querySelector('meta[name="worker"]').content);
      const files = (await loader.clone().text()).match(/\.\/worker[^"]*/g);
      const answers = [loader, ...(await Promise.all(files.map((file) => fetch(file))))];
      return answers.map((answer) => `${answer.status} ${new URL(answer.url).pathname.split("/").at(-1).replace(/\d+/, "N")}`);
    });
    expect(kept).toEqual(["200 worker_loader-N.js", "200 worker-N.js", "200 worker_bg-N.wasm"]);
    expect(trouble.found()).toEqual([]);
    await context.close();
  });
}

test("a new version waits until it is asked for", async ({ browser }) => {
  let edition = 1;
  const server = await serve({
    answer(path, response) {
      if (edition === 1 || path !== "/sw.js") return false;
      response.writeHead(200, { "content-type": "text/javascript" });
      response.end('self.addEventListener("message", (event) => event.data === "skip-waiting" && self.skipWaiting());\n');
      return true;
    },
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, server.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  edition = 2;
  const waits = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    while (next.state === "installing") await new Promise((resolve) => next.addEventListener("statechange", resolve, { once: true }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return next.state;
  });
  expect(waits).toBe("installed");
  const state = await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const active = new Promise((resolve) => waiting.addEventListener("statechange", () => waiting.state === "activated" && resolve(waiting.state)));
    waiting.postMessage("skip-waiting");
    return active;
  }).catch((error) => (/navigation|context/.test(error.message) ? "activated" : Promise.reject(error)));
  expect(state).toBe("activated");
  await context.close();
  await server.close();
});

/** A host that puts up a newer edition when told to. It differs in its name and those of the computer players' files. */
async function host() {
  let newer = false;
  const renamed = (file) =>
    readFileSync(`${DIST}/${file}`, "utf8")
      .replaceAll(/\d+\.\d+\.\d+-\d+/g, "9.9.9-9")
      .replaceAll(/(worker\w*)-\d+/g, "$1-9");
  // The same code under its new name, or the offline copy would not take it.
  const original = (path) => readdirSync(DIST).find((file) => `/${file.replace(/-\d+\./, "-9.")}` === path);
  const answer = (path, response) => {
    const file = { "/": "index.html", "/index.html": "index.html", "/sw.js": "sw.js" }[path];
    if (!newer || !(file || path.includes("worker"))) return false;
    if (file) response.writeHead(200, { "content-type": file === "sw.js" ? "text/javascript" : "text/html" }).end(renamed(file));
    else if (path.includes("-9.")) response.writeHead(200).end(readFileSync(`${DIST}/${original(path)}`));
    else response.writeHead(404).end();
    return true;
  };
  return { ...(await serve({ answer })), putUp: () => (newer = true) };
}

const edition = (page) => page.locator("html").getAttribute("data-release");

test("every window gets the new version by its own “Reload”", async ({ browser }) => {
  const server = await host();
  const context = await browser.newContext();
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await open(page, server.origin);
    await controlled(page);
  }
  server.putUp();
  await first.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const reload = async (page) => {
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => edition(page).catch(() => "")).toBe("9.9.9-9");
  };
  await reload(first);
  // The host has its computer players no more; the window that still shows the old version needs them.
  const room = () => fetch(document.querySelector('meta[name="worker"]').content).then((answer) => answer.status);
  expect(await second.evaluate(room)).toBe(200);
  await reload(second);
  await context.close();
  await server.close();
});

test("until then the old page is shown, by whatever name it is asked for", async ({ browser }) => {
  const server = await host();
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, server.origin);
  await controlled(page);
  const before = await edition(page);
  server.putUp();
  for (const address of ["/index.html", "/index.html?from=home#/", "/"]) {
    await open(page, server.origin + address);
    expect(await edition(page), address).toBe(before);
  }
  await context.close();
  await server.close();
});

test("the theme stands before anything is painted", async ({ page }) => {
  await page.route(/\.wasm$/, () => {}); // the app never comes: only the loading sign is there
  await withSettings(page, { theme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("#boot")).toBeVisible();
  await shot(page, "loading-dark");
  await axe(page);
});

test("when the system turns to night, so does all of the page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page);
  const frame = page.locator('meta[name="theme-color"]');
  const day = await frame.getAttribute("content");
  await expect(page.getByRole("button", { name: "Night colours" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(frame).not.toHaveAttribute("content", day);
  await page.getByRole("button", { name: "Day colours" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(frame).toHaveAttribute("content", day);
});

test("“Show all tips again” brings them back, also to a table and after “No more tips”", async ({ page }) => {
  await sitDownAt(page, "fiasko", ["Ada", "Till:Calm"], { deal: 5, settings: { tips: true } });
  const tip = page.locator(".coach");
  await page.getByRole("button", { name: "No more tips" }).click();
  await expect(tip).toHaveCount(0);
  const again = async () => {
    await page.getByRole("button", { name: /^Menu/ }).click();
    await page.getByRole("button", { name: "Show all tips again" }).click();
    await page.keyboard.press("Escape");
  };
  await again();
  await expect(tip).toHaveCount(1);
  while (await tip.count()) await page.getByRole("button", { name: "Got it" }).click();
  await again();
  await expect(tip).toHaveCount(1);
});

test("broken settings are no reason not to open", async ({ page }) => {
  await withSettings(page, '{"theme": "da');
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", /light|dark/);
});

test("a page that cannot load says so", async ({ page, trouble }) => {
  trouble.allow(/ERR_FAILED|Failed to fetch/);
  await page.route(/app.*\.wasm$/, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("status")).toContainText("High Street could not open");
  await shot(page, "cannot-load");
  await axe(page);
});

test("the manifest is complete and every icon is there", async ({ page, request, baseURL }) => {
  await open(page);
  const address = new URL(await page.locator('link[rel="manifest"]').getAttribute("href"), `${baseURL}/`);
  const manifest = await (await request.get(address.href)).json();
  expect(manifest).toMatchObject({ name: "High Street", start_url: ".", scope: ".", display: "standalone" });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(new URL(src, address).href);
    expect(answer.ok(), src).toBe(true);
    expect(answer.headers()["content-type"]).toBe(type);
  }
});

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the first screen fits a ${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await withSettings(page, { theme });
      await open(page);
      await noSidewaysScroll(page);
      await axe(page);
      await shot(page, `first-${size}-${theme}`);
    });
  }
}
