// Which browser the tests drive: the one the system has. ./test finds or installs it and sets CHROME_PATH.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function chrome() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = process.env.CHROME_PATH || [...places, ...APPS].find(existsSync);
  if (!found) throw new Error("No Chromium was found. Install chromium or Google Chrome, or set CHROME_PATH to its program.");
  return found;
}

export const launch = {
  executablePath: chrome(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
