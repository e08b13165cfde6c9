// Two deals that everybody sees alike until closing, and in which every hand is another one (`twins` in the rules' tests
// says how): at every job turn of the day, and behind every shutter, the two pages are the same letter by letter.
import { answered, expect, settle, test } from "../../../../../../tests/browser/support.mjs";
import { enterSave, job, jobs, primary, raise, ready, recorded, result, step } from "./kit.mjs";

const { setup, deals, hours, luck, actions } = JSON.parse(recorded("twins"));

/** How many of the first actions were turns: one of the three at this table each. */
const turnsOf = (count) => actions.slice(0, count).filter(([, action]) => action === "Break" || action.Play).length;

/** A twin's table as it stands when its luck begins anew for the `part`th time. */
const save = (twin, part) => ({
  format: 2,
  game: "on-shelf",
  revision: 2,
  setup,
  seed: deals[twin],
  actions: actions.slice(0, luck[part].after),
  fresh: luck.slice(0, part + 1).map(({ after, seeds }) => ({ after, seed: seeds[twin] })),
});

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

for (const [part, { after }] of luck.entries()) {
  const [from, until] = [after, luck[part + 1]?.after].map(turnsOf);
  test(`twins: pages of two deals that differ only in customers are the same from ${9 + from / 3} to ${9 + until / 3} o'clock`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const pages = await Promise.all(
      deals.map(async (_, twin) => {
        const page = await (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();
        await enterSave(page, JSON.stringify(save(twin, part)), ["Ada", "Ben", "Cora"]);
        return page;
      }),
    );
    const [page] = pages;
    const both = (deed) => Promise.all(pages.map(deed));
    const alike = async (when) => {
      const [one, other] = await both(async (each) => {
        await settle(each);
        // Cubes fly as long as they take.
        await expect(each.locator(".travel")).toHaveCount(0);
        return whole(each);
      });
      expect(one, when).toEqual(other);
    };
    /** Behind the shutter both are alike; before it lie other customers. */
    const look = async (when) => {
      await alike(`behind the shutter, ${when}`);
      await both((one) => press(one, raise(one)));
      const [mine, theirs] = await both(hand);
      expect(mine, "somebody looks").not.toBe("");
      expect(mine, "and holds another customer").not.toBe(theirs);
    };
    /** Serves the first customer that was taken openly: the one that was dealt lies before it. */
    const serve = () =>
      both(async (one) => {
        await press(one, one.locator(".os-cards--sale .wish").nth(1));
        await press(one, primary(one));
      });
    const play = (name) => both((one) => press(one, job(one, name)));
    for (let [turn, looked] = [from, false]; ; ) {
      await both(ready);
      if (await result(page).count()) break;
      await alike(`turn ${turn}`);
      const working = !(await jobs(page).count()) || (await page.locator(".os-jobs--few").count());
      if (await raise(page).count()) {
        if (turn === until) break;
        await look("in the rush hour");
        await serve();
      } else if (working) {
        await both((one) => step(one));
      } else if (turn === until) {
        break;
      } else if (!looked && turn % 3 === 0 && !(await job(page, "Check Out").getAttribute("aria-disabled"))) {
        await play("Check Out");
        await look(`turn ${turn}`);
        await both((one) => press(one, one.getByRole("button", { name: /Another job/ })));
        looked = true;
      } else {
        const planned = hours[Math.floor(turn / 3)][turn % 3]?.replace("CheckOut", "Check Out");
        const can = planned && !(await job(page, planned).getAttribute("aria-disabled"));
        await play(can ? planned : "Take a break");
        if (can && planned === "Check Out") {
          await look(`turn ${turn}`);
          await serve();
        }
        [turn, looked] = [turn + 1, false];
      }
      expect(turn, "turns of these hours").toBeLessThanOrEqual(until);
    }
  });
}
