// Two deals that everybody sees alike until noon, and in which every hand is another one (`twins` in the rules' tests): at
// every turn, before and after each seat has looked at its customers, the two pages are the same letter by letter.
import { answered, expect, settle, test } from "../../../../../../tests/browser/support.mjs";
import { job, jobs, openDay, primary, raise, ready, step } from "./kit.mjs";

const DEALS = [14_692_689, 21_132_781];

/** The whole document as it stands; the order in which attributes were put says nothing. */
const whole = async (page) => ({
  tree: await page.locator("body").ariaSnapshot(),
  ...(await page.evaluate(() => {
    const written = (node) => {
      if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeValue;
      const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
      return `<${node.localName}${attributes.join("")}>${[...node.childNodes].map(written).join("")}</${node.localName}>`;
    };
    return {
      html: written(document.getElementById("app")),
      title: document.title,
      state: JSON.stringify(history.state),
      fields: [...document.querySelectorAll("input")].map((field) => field.value),
    };
  })),
});

const press = async (page, control) => {
  await settle(page);
  await control.click();
  await answered(page);
};

/** The customers in sight of whoever looks. */
const hand = (page) => page.locator(".table--private .wish .wish__row").evaluateAll((rows) => rows.map((row) => row.innerHTML).join("|"));

test("twins: pages of two deals that differ only in customers are the same at every job turn", async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const pages = [];
  for (const deal of DEALS) {
    const page = await (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();
    await openDay(page, ["Ada", "Ben", "Cora"], { deal, day: 5 });
    pages.push(page);
  }
  const count = { turns: 0, looks: 0, other: 0 };
  const alike = async (when) => {
    const [one, other] = await Promise.all(pages.map(async (page) => (await settle(page), whole(page))));
    expect(one, when).toEqual(other);
  };
  const both = (deed) => Promise.all(pages.map(deed));
  for (let delivered = false, looked = false; ; ) {
    await both(ready);
    await alike(`turn ${count.turns}, look ${count.looks}`);
    const [page] = pages;
    if (!(await jobs(page).count()) || (await page.locator(".os-jobs--few").count())) {
      // A shutter without a look before it is the rush hour.
      if (await raise(page).count()) break;
      await both((one) => step(one));
      continue;
    }
    if (!delivered) {
      await both((one) => press(one, job(one, "Stock")));
      [delivered, count.turns] = [true, 1];
      continue;
    }
    const open = !(await job(page, "Check Out").getAttribute("aria-disabled"));
    if (!open || looked) {
      await both((one) => press(one, job(one, "Take a break")));
      looked = false;
      count.turns += 1;
      continue;
    }
    await both((one) => press(one, job(one, "Check Out")));
    await alike(`behind the shutter, look ${count.looks}`);
    await both((one) => press(one, raise(one)));
    const [mine, theirs] = await both(hand);
    expect(mine, "somebody looks").not.toBe("");
    count.other += Number(mine !== theirs);
    await expect(primary(page)).toBeVisible();
    await both((one) => press(one, one.getByRole("button", { name: /Another job/ })));
    count.looks += 1;
    looked = true;
  }
  expect(count).toEqual({ turns: 9, looks: 6, other: 6 });
});
