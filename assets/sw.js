// Keeps the whole shop for offline play. scripts/finish.sh writes above this line: VERSION, FILES, ARCHIVE, UNPACK, PACKED,
// and wasm_bindgen, by which the code that unpacks is called.
// A new version waits until the page asks for it, so a running game never mixes two versions.
const HOME = self.registration.scope;
const MINE = `high-street ${HOME} `; // other pages may share this origin
const CACHE = MINE + VERSION;

self.addEventListener("install", (event) => event.waitUntil(stock()));

// "no-cache" asks again about files whose names stay the same, and transfers only what changed.
const requestFor = (file, integrity = "") => new Request(new URL(file, HOME), { cache: "no-cache", integrity });

async function stock() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => requestFor(...[file].flat())));
  await unpack(cache);
  const page = await (await cache.match(HOME)).text();
  if (!page.includes(VERSION)) throw new Error("The host still gives out an older page. The next visit tries again.");
}

// The shops and the computer players come in one archive. Unpacking it takes some seconds of this thread, on which
// nobody waits; piece by piece, because a browser ends a worker that does not answer.
const PIECE = 1 << 16;

async function unpack(cache) {
  const [code, packed] = await Promise.all([UNPACK, ARCHIVE].map(brought));
  await wasm_bindgen({ module_or_path: code });
  const unpacking = new wasm_bindgen.Unpacking(packed);
  for (const [file, length] of PACKED) {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length; at += PIECE) {
      bytes.set(unpacking.next(Math.min(PIECE, length - at)), at);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await cache.put(requestFor(file), new Response(bytes, { headers: { "content-type": "application/wasm" } }));
  }
  unpacking.free();
}

async function brought([file, integrity]) {
  const response = await fetch(requestFor(file, integrity));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(MINE) && name !== CACHE;
  const clean = async () => {
    // The last of the old ones stays: a window that still shows it may yet ask for its shops and computer players.
    const names = (await caches.keys()).filter(old).slice(0, -1);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(HOME)) event.respondWith(answer(request));
});

// By whatever name the page is asked for, it is the one these files belong to.
const isHome = ({ mode, url }) => mode === "navigate" && [HOME, `${HOME}index.html`].includes(url.split(/[?#]/)[0]);

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(isHome(request) ? HOME : request, { ignoreSearch: true });
  if (kept) return kept;
  const older = await caches.match(request, { ignoreSearch: true });
  if (older) return older;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === "navigate") return cache.match(HOME);
    throw error;
  }
}
