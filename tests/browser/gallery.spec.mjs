// Every question of every game, as it hangs in the gallery of development builds, on a real table of the finished page:
// no accessibility violation, nothing sideways, a picture to look at. The tables are written down by
// `cargo test --features ssr --bin app gallery`, which ./test runs before. Each is looked at in one of three sizes and
// two themes by turns; ./test --long looks at all six.
import { existsSync, readFileSync } from "node:fs";
import { answered, expect, look, open, settle, SIZES, test, THEMES, withSettings } from "./support.mjs";

const file = new URL("../../target/gallery.json", import.meta.url);
const hung = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
const ways = Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => [size, theme]));
const long = Boolean(process.env.HIGH_STREET_MONKEY);

test("the gallery's tables are written down", () => {
  test.skip(!hung.length, "cargo test --features ssr --bin app gallery writes them");
  expect(new Set(hung.map(({ slug }) => slug)).size).toBe(5);
});

for (const [index, { slug, name, record }] of hung.entries()) {
  for (const [size, theme] of long ? ways : [ways[index % ways.length]]) {
    test(`${slug}: ${name}, ${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(SIZES[size]);
      await withSettings(page, { theme, pace: "once", tips: true, sound: false });
      await page.addInitScript((text) => {
        if (localStorage.getItem("hs.game.gallery") === null) localStorage.setItem("hs.game.gallery", text);
      }, JSON.stringify(record));
      await open(page, `/#/table/${slug}/gallery`);
      await expect(page.locator(".table, .podium").first()).toBeVisible();
      await settle(page);
      const shutter = page.locator(".shutter__raise:not([aria-disabled])");
      if (await shutter.count()) {
        await shutter.click();
        await answered(page);
        await settle(page);
      }
      await look(page, `gallery-${slug}-${name.replace(" ", "-")}-${size}-${theme}`);
    });
  }
}
