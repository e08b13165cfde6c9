// Keeps watch over every frame of every test. `guardFrames` runs in the page before anything else does; `support.mjs`
// puts it there and fails the test with what it has to tell.

/**
 * On a screen that is not somebody's own there must be no element of such a screen, no line that only one person was
 * told, and no open peek that nobody holds. Looks whenever the document has changed, which is more often than it is
 * painted; at attributes, fields and peeks in every frame, because the time alone can make a peek wrong.
 */
export function guardFrames() {
  // The screens that may show one person's things; everything else is for everybody, pages without a table included.
  const OWN = new Set(["private", "report", "open"]);
  const PRIVATE = "[data-private], .tray:not(.shutter)";
  // A tap opens for five seconds; what a busy machine adds is no fault of the page.
  const TAPPED = 5_000 + 700;
  const [frame, now] = [requestAnimationFrame.bind(window), performance.now.bind(performance)];
  const told = new Set();
  /** What only one person was told, and where. */
  const canaries = new Map();
  /** What leaves with somebody's stay, marked private or not; and what of a table stands outside of it. */
  const STAY = "[data-stay]";
  const BESIDE = ".side > :not(.side__scroll, .area), .table > :not(.area), .area:not([data-stay]) > :not(.board)";
  /** What was drawn for somebody's stay. */
  const own = new WeakSet();
  let [frames, press, table, changed] = [0, "nothing yet", "", false];
  const hold = { pointer: false, key: false, tapped: -Infinity };

  const screen = () => document.querySelector("[data-screen]")?.getAttribute("data-screen") ?? "no table";
  const brief = (element) => element.cloneNode(false).outerHTML + element.textContent.trim().replace(/\s+/g, " ").slice(0, 80);
  const note = (what) => {
    const where = `${screen()} screen`;
    if (told.size > 8 || told.has(where + what)) return;
    told.add(where + what);
    window.noteSecret(`${what} on a ${where}, in frame ${frames}, after ${press}`);
  };

  /** The words of a line alone: the chip before them and the lock behind them stand in no other place. */
  const spoken = (line) => {
    const words = line.lastElementChild.cloneNode(true);
    words.querySelector(".line__lock")?.remove();
    return words.textContent.trim();
  };

  const look = () => {
    changed = true;
    if (table !== location.hash) canaries.clear();
    table = location.hash;
    if (OWN.has(screen())) {
      if (screen() !== "open") for (const area of document.querySelectorAll(STAY)) own.add(area);
      for (const line of document.querySelectorAll(".is-secret")) {
        const words = spoken(line);
        if (words.length > 8) canaries.set(words, press);
      }
      return;
    }
    // All that was secret is laid open with the result.
    if (document.querySelector(".podium")) return canaries.clear();
    for (const area of document.querySelectorAll(STAY)) if (own.has(area)) note(`what was somebody's own: ${brief(area)}`);
    for (const element of document.querySelectorAll(BESIDE)) note(`what leaves with nobody's stay: ${brief(element)}`);
    for (const element of document.querySelectorAll(PRIVATE)) {
      if (!element.closest(".peekbox")) note(`of somebody's own: ${brief(element)}`);
    }
    seek(document.documentElement.textContent);
  };

  /** Looks for what one person was told, unless that person peeks. */
  const seek = (shown) => {
    if (document.querySelector(".peekbox")) return;
    for (const [words, seen] of canaries) {
      if (shown.includes(words)) note(`told to one person only (${seen}): "${words}" in ${brief(saying(words))}`);
    }
  };

  /** What an element says beside its words: labels, whatever other attribute it has, and a field what is typed there. */
  const spelled = (element) => [...element.attributes].map(({ value }) => value).concat(element.value ?? []).join("\n");

  /** The innermost element that says this, or that spells it. The title of the window is an element, too. */
  const saying = (words) => {
    const spelling = [...document.querySelectorAll("*")].find((element) => spelled(element).includes(words));
    const within = (parent) => [...parent.children].find((child) => child.textContent.includes(words));
    let element = document.documentElement;
    for (let next = element; next; next = within(next)) element = next;
    return spelling ?? element;
  };

  /** In every frame that is another one: attributes are many, so they are not gone through after every change. */
  const spell = () => {
    if (changed && canaries.size && !OWN.has(screen())) seek([...document.querySelectorAll("*")].map(spelled).join("\n"));
    changed = false;
  };

  const peeks = () => {
    frames += 1;
    spell();
    const peek = document.querySelector(".peekbox");
    if (peek) {
      const held = hold.pointer || hold.key || now() - hold.tapped < TAPPED;
      if (!held) note(`a peek that nobody holds: ${brief(peek)}`);
      const promise = document.querySelector(".shutter__safe");
      if (promise?.checkVisibility({ visibilityProperty: true })) note(`"${promise.textContent}" beside a peek`);
    }
    frame(peeks);
  };

  const taps = () => /peek for 5 seconds/.test(document.querySelector(".peeker")?.textContent);
  const isH = (event) => event.key?.toLowerCase() === "h";
  const control = (event) => event.target.closest?.("button, a, summary, input, [role=button]") ?? event.target;
  const letGo = () => Object.assign(hold, { pointer: false, key: false });
  const hear = (target, name, heard) => target.addEventListener(name, heard, { capture: true, passive: true });
  hear(window, "pointerdown", (event) => {
    letGo();
    hold.pointer = event.isPrimary && Boolean(event.target.closest?.(".peeker"));
  });
  hear(window, "click", (event) => {
    press = `a press of ${brief(control(event))}`;
    if (taps() && event.target.closest?.(".peeker")) hold.tapped = now();
  });
  hear(window, "keydown", (event) => {
    if (event.key) press = `the key ${event.key}`;
    if (event.repeat || !isH(event)) return;
    if (taps()) hold.tapped = now();
    else hold.key = true;
  });
  hear(window, "keyup", (event) => isH(event) && (hold.key = false));
  for (const end of ["pointerup", "pointercancel", "scroll", "pagehide", "pageshow"]) hear(window, end, letGo);
  hear(window, "blur", (event) => event.target === window && letGo());
  hear(document, "visibilitychange", () => document.visibilityState === "hidden" && letGo());

  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  frame(peeks);
}
