// Shopping Mall in a browser: auctions among people and computers on one screen.
import { expect, started, test } from "../../../../../../tests/browser/support.mjs";
import { drop, lots, primary, settle, sitDown, until } from "./kit.mjs";

const asked = (page) => page.locator(".status__text");
const nothing = (page) => page.getByRole("button", { name: "Leave it" });

async function putUp(page, at) {
  await lots(page).nth(at).click();
  await settle(page);
  await primary(page).click();
  await settle(page);
}

test("an auction nobody wants is one press a person, and none for whoever asked to be left out of it", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await putUp(page, 0);
  await expect(asked(page)).toContainText("Ben: bid 50 or more");
  await page.locator(".sm-wishes").getByText("until my turn").click();
  await settle(page);
  await expect(asked(page), "what is asked now is asked").toContainText("Ben: bid");
  for (const name of ["Ben", "Cora"]) {
    await expect(asked(page)).toContainText(`${name}: bid`);
    await drop(page).click();
    await settle(page);
  }
  await nothing(page).click();
  await settle(page);
  // The wish is kept with the table.
  await page.reload();
  await started(page);
  await settle(page);
  await putUp(page, 3);
  await expect(asked(page)).toContainText("Cora: bid", { timeout: 5000 });
  await expect(page.locator(".players .log")).toContainText("Ben drops out");
  await settle(page); // Cora's question has only just come
  await drop(page).click();
  await settle(page);
  await nothing(page).click();
  await settle(page);
  // The own turn ends it.
  await expect(asked(page)).toContainText("Ben: put a shop up");
  await putUp(page, 5);
  for (const name of ["Cora", "Ada"]) {
    await expect(asked(page)).toContainText(`${name}: bid`);
    await drop(page).click();
    await settle(page);
  }
  await nothing(page).click();
});

test("after this bid: the next raise finds the bidder gone", async ({ page }) => {
  await sitDown(page, ["Ada", "Ben", "Cora"], { deal: 7 });
  await putUp(page, 0);
  await page.locator(".sm-wishes").getByText("after this bid").click();
  await settle(page);
  await primary(page).click();
  await settle(page);
  await expect(asked(page)).toContainText("Cora: bid 100");
  await primary(page).click();
  await settle(page);
  await expect(asked(page)).toContainText("Ada: bid 150");
  await primary(page).click();
  await settle(page);
  // Ben would be asked now.
  await expect(asked(page)).toContainText("Cora: bid 200", { timeout: 5000 });
});

test("computers bid one after the other, told by name and amount", async ({ page }) => {
  await sitDown(page, ["Ada", "Till:Keen", "Uma:Keen"], { deal: 7, settings: { pace: "quick" } });
  await until(page, "auction");
  await page.evaluate(() => {
    window.heard = [];
    const lines = () => [...document.querySelectorAll(".players .log li")].map((line) => line.textContent);
    let before = 0;
    new MutationObserver(() => {
      const calls = lines().filter((words) => /(bids \d|drops out)/.test(words)).length;
      if (calls !== before) window.heard.push(calls - before);
      before = calls;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await putUp(page, 12);
  await until(page, "auction", 40).catch(() => {});
  const heard = await page.evaluate(() => window.heard.filter((more) => more > 0));
  expect(heard.length).toBeGreaterThan(1);
  expect(Math.max(...heard), "one beat each").toBe(1);
});

test("what an auction came to stands in the middle of the stage", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(page, ["Ada", "Ben", "Cora:Keen"], { deal: 11, settings: { pace: "normal" } });
  await until(page, "moment");
  const [card, stage] = await Promise.all([".occasion__stage", ".occasion"].map((part) => page.locator(part).boundingBox()));
  expect(Math.abs(card.x + card.width / 2 - (stage.x + stage.width / 2)), "beside the middle").toBeLessThan(12);
  expect(card.width, "as wide as there is room for").toBeGreaterThan(stage.width * 0.8);
});
