// Brings the parts of the page's code, when the code asks for them. scripts/finish.sh writes PARTS above this line and,
// below, a function for each part by the name the code knows it by. Two come with every part: the house, which is the
// rooms and whatever two or more shops need, and the hall, the piece of it that nearly all of them need.
import { initSync } from "./app.js";

const here = {};

/** Fetches a file once; if that fails, the next call tries again. */
const bring = (name) =>
  (here[name] ??= opened(PARTS[name]).catch((error) => {
    delete here[name];
    throw error;
  }));

async function opened([file, integrity]) {
  const response = await fetch(new URL(file, import.meta.url), { integrity });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // What the page shares with every part: one memory, one table of functions.
  await WebAssembly.instantiate(await response.arrayBuffer(), { __wasm_split: initSync() });
}

/** What the page's code calls; it is called back when everything is here, or when something could not be brought. */
const part =
  (...names) =>
  async (callback, data) => {
    let came = true;
    try {
      await Promise.all(["hall", "house", ...names].map(bring));
    } catch (error) {
      console.error(error);
      came = false;
    }
    initSync().__indirect_function_table.get(callback)(data, came);
  };

// Once the street can be used, what every shop needs is fetched. If it does not come, whoever walks in is told.
addEventListener("opened", () => bring("hall").catch(() => {}), { once: true });
