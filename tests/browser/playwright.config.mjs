import { defineConfig } from "@playwright/test";
import { createServer } from "node:net";
import { launch } from "./browser.mjs";

// Playwright reads this file once in every process; the first one picks the port.
process.env.HIGH_STREET_PORT ??= await new Promise((resolve) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => resolve(String(port)));
  });
});
const port = process.env.HIGH_STREET_PORT;

export default defineConfig({
  // Those of the house, and each game's own, which lie with the game.
  projects: [
    { name: "house", testDir: "." },
    { name: "games", testDir: "../../src/bin/app/games" },
  ],
  outputDir: "results/runs",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine gets a second chance; ./test names whoever needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "results/report.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: "chromium",
    launchOptions: launch,
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // What is not there is said soon, whatever a whole game may take.
    actionTimeout: 30_000,
  },
  webServer: {
    command: `node serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
