// A type of goods has two drawings, a large one and a small glyph on cubes and cards: they show the same thing.
import { readFileSync } from "node:fs";
import { expect, test } from "../../../../../../tests/browser/support.mjs";

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
const drawn = (box, inside) => `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" ${box}>${inside}</svg>`;

test("the small glyph of every type of goods is its drawing in small", async ({ page }) => {
  const art = read("art.svg");
  const looks = [...read("words.rs").matchAll(/art: "(g-\w+)",\s+glyph: "([^"]+)"/g)];
  expect(looks.length).toBe(5);
  const pairs = looks.map(([, id, glyph]) => {
    const [, box, inside] = new RegExp(`<symbol id="${id}" ([^>]*)>(.*?)</symbol>`, "s").exec(art);
    return { id, large: drawn(box, inside), small: drawn('viewBox="0 0 24 24"', `<path d="${glyph}"/>`) };
  });
  // How much of what either covers do both cover? A bolt for a television: 0.29, a diamond for a ring: 0.51.
  const likeness = await page.evaluate(async (pairs) => {
    const covers = async (svg) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(24, 24).getContext("2d");
      canvas.drawImage(image, 0, 0, 24, 24);
      return [...canvas.getImageData(0, 0, 24, 24).data].filter((_, at) => at % 4 === 3).map((alpha) => alpha > 100);
    };
    const alike = async ({ id, large, small }) => {
      const [one, other] = [await covers(large), await covers(small)];
      const both = one.filter((on, at) => on && other[at]).length;
      const either = one.filter((on, at) => on || other[at]).length;
      return [id, both / either];
    };
    return Promise.all(pairs.map(alike));
  }, pairs);
  for (const [id, share] of likeness) expect(share, id).toBeGreaterThan(0.55);
});
