// Everything can be reached and played with the keyboard alone.
import { expect, open, test } from "./support.mjs";
import { drawButton, raise, ready, result, scores, screen, settle, sitDown, turn } from "../../src/bin/app/games/fiasko/browser/kit.mjs";

/** Presses Tab until something with that name has the focus. */
async function tabTo(page, name, most = 120) {
  for (let presses = 0; presses < most; presses += 1) {
    const here = await page.evaluate(() => {
      const element = document.activeElement;
      return element.getAttribute("aria-label") ?? element.textContent ?? "";
    });
    if (name.test(here.trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test("a whole game by keyboard, from the street to the result", async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => localStorage.setItem("hs.settings", JSON.stringify({ pace: "once", tips: false, sound: false })));
  await open(page, "/");
  await tabTo(page, /Fiasko/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/new\/fiasko/);
  await tabTo(page, /^Open the shop$/);
  await page.keyboard.press("Enter");
  await expect(page.locator(".table")).toBeVisible();
  for (let turns = 0; turns < 400 && !(await result(page).count()); turns += 1) {
    await settle(page);
    switch (await screen(page)) {
      case "public":
        // The sign has the focus; Enter raises the shutter once a person is to act.
        await page.keyboard.press("Enter");
        break;
      case "private": {
        const legal = await scores(page).count();
        if (legal) {
          await page.keyboard.press((await scores(page).first().getAttribute("aria-keyshortcuts")) ?? "1");
          const question = page.getByRole("dialog");
          if (await question.count()) {
            await page.keyboard.press("Tab");
            await page.keyboard.press("Enter");
          }
        } else {
          await page.keyboard.press("d");
        }
        break;
      }
      case "report":
        // Either key presses Done, wherever the focus is.
        await page.keyboard.press(turns % 2 ? "Enter" : "d");
        break;
      default:
        break;
    }
  }
  await expect(result(page)).toBeVisible();
});

test("keys: rules, log, help, sound, and Escape closes", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 3 });
  await expect(drawButton(page)).not.toHaveAttribute("aria-disabled", "true");
  for (const key of ["r", "l", "?"]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.keyboard.press("m");
  await expect(page.getByText("Sound is on.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("hs.settings")).sound)).toBe(true);
});

test("Escape closes what was missed first, and the hand only then", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  for (let turns = 0; turns < 6; turns += 1) {
    await ready(page);
    await settle(page);
    if (turns < 5) await turn(page, { look: turns < 2 });
  }
  await raise(page).click();
  await settle(page);
  const lines = page.locator(".digest li");
  await expect(lines, "what nobody asked for is not drawn").toHaveCount(0);
  await page.locator(".digest > summary").click();
  await expect(page.locator(".digest[open] li")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".digest[open]")).toHaveCount(0);
  await expect(lines).toHaveCount(0);
  await page.locator(".digest > summary").press("Enter");
  await expect(page.locator(".digest[open] li"), "the first press opens it again").not.toHaveCount(0);
  await page.keyboard.press("Escape");
  expect(await screen(page)).toBe("private");
  await page.keyboard.press("Escape");
  await expect.poll(() => screen(page)).toBe("public");
});

test("focus is always to be seen and never lost", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben"], { deal: 3 });
  await settle(page);
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return "body";
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 ? "seen" : element.outerHTML.slice(0, 120);
    });
    expect(["seen", "body"]).toContain(seen);
  }
});

test("from the menu to the keys the focus goes along, and Escape still closes", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Calm"], { deal: 5 });
  await page.getByRole("button", { name: /^Menu/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await tabTo(page, /^Keys$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Menu/ })).toBeFocused();
});
