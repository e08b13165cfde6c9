// Runs before the first paint: puts the theme on <html>, then starts the app.
// Served as a file of its own, because the content security policy forbids inline scripts.
(() => {
  "use strict";
  const page = document.documentElement;

  let wish;
  try {
    wish = JSON.parse(localStorage.getItem("hs.settings")).theme;
  } catch {
    // No settings yet, unreadable ones, or no storage at all: go by the system.
  }
  const dark = wish === "dark" || (wish !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.dataset.theme = dark ? "dark" : "light";
  const frame = document.querySelector('meta[name="theme-color"]');
  frame.content = frame.dataset[page.dataset.theme];

  const say = (text, trouble) => {
    const line = document.getElementById("boot-text");
    if (!line) return; // the app has taken the sign down
    line.textContent = text;
    line.toggleAttribute("data-trouble", trouble);
  };

  // What the storage would not take: key and text. The app writes it here, where it outlives the app.
  window.unsaved = {};

  // The games that can still be handed out: those that are nowhere else, and the one on the table.
  const rescued = () => {
    const games = Object.entries(window.unsaved).filter(([key]) => key.startsWith("hs.game."));
    const [, place, , id] = location.hash.split("/");
    const key = `hs.game.${id}`;
    try {
      const kept = place === "table" && !(key in window.unsaved) && localStorage.getItem(key);
      if (kept) games.push([key, kept]);
    } catch {
      // The storage is blocked: then the game is among the unsaved ones.
    }
    return games;
  };
  const fate = () => {
    if (Object.keys(window.unsaved).some((key) => key.startsWith("hs.game."))) {
      return "The last moves could not be saved in this browser. Export the game before you leave this page, or they are lost.";
    }
    return rescued().length ? "The game is saved up to the last move." : "No game is on the table. Saved games are not touched.";
  };

  // When the app breaks it cannot draw its own way back, so this part needs no wasm.
  const broke = () => {
    const app = document.getElementById("app");
    if (!app) return; // told already
    app.remove(); // a hand may lie open in it
    page.dataset.broken = "";
    document.title = "Something broke · High Street";
    document.getElementById("broken-text").textContent = `${fate()} Nothing secret is on this screen.`;
    document.getElementById("broken-title").focus();
  };
  const trap = (error) => error instanceof WebAssembly.RuntimeError && broke();
  addEventListener("error", (event) => trap(event.error));
  addEventListener("unhandledrejection", (event) => trap(event.reason));
  document.addEventListener("click", (event) => {
    switch (event.target.closest?.("[data-do]")?.dataset.do) {
      case "reload":
        location.reload();
        break;
      case "export": {
        const games = rescued();
        for (const [key, game] of games) {
          const link = document.createElement("a");
          link.href = URL.createObjectURL(new Blob([game], { type: "application/json" }));
          link.download = `${key.replace("hs.game.", "rescued-")}.json`;
          link.click();
          URL.revokeObjectURL(link.href);
        }
        if (!games.length) document.getElementById("broken-text").textContent = "There is no game here to export.";
      }
    }
  });

  // The browser offers to install the page whenever it likes, so it is caught here and asked for on the street.
  const installable = (event) => {
    event?.preventDefault();
    window.installer = event;
    dispatchEvent(new Event("installable"));
  };
  addEventListener("beforeinstallprompt", installable);
  addEventListener("appinstalled", () => installable());

  document.addEventListener("DOMContentLoaded", async () => {
    const { js, wasm } = document.querySelector('meta[name="start"]').dataset;
    const slow = setTimeout(() => say("Still opening. The connection seems to be slow …", false), 8000);
    try {
      if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
      const app = await import(new URL(js, document.baseURI));
      await app.default({ module_or_path: new URL(wasm, document.baseURI) });
      performance.mark("started");
      dispatchEvent(new Event("opened"));
    } catch (error) {
      if ("broken" in page.dataset) return broke();
      console.error(error);
      say(
        navigator.onLine === false
          ? "High Street could not open because there is no connection, and this device has not kept a copy yet. Connect once and load the page again."
          : `High Street could not open (${error.message}). Load the page again; if that does not help, update the browser. Saved games are not touched.`,
        true,
      );
    } finally {
      clearTimeout(slow);
    }
  });
})();
