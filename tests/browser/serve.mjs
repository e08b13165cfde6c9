// A tiny static server for the tests: the built page at / and, as on GitHub Pages, at /high-street/.
// `node serve.mjs [port]` serves until it is stopped; tests that need to close their server import `serve`.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const DIST = resolve(process.env.HIGH_STREET_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url)));

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Serves `root` on 127.0.0.1. `answer(path, response)` may answer first, to play a broken or a newer host. */
export async function serve({ port = 0, root = DIST, answer = () => false } = {}) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://here").pathname);
    if (answer(path, response)) return;
    if (path === "/high-street") return response.writeHead(301, { location: "/high-street/" }).end();
    const inside = path.replace(/^\/high-street\//, "/");
    const file = join(root, inside.endsWith("/") ? `${inside}index.html` : inside);
    const facts = file.startsWith(root + sep) ? await stat(file).catch(() => undefined) : undefined;
    if (!facts?.isFile()) return response.writeHead(404, { "content-type": "text/plain" }).end("not here\n");
    const etag = `"${facts.size}-${facts.mtimeMs}"`;
    const head = { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "cache-control": "no-cache", etag };
    if (request.headers["if-none-match"] === etag) return response.writeHead(304, head).end();
    response.writeHead(200, { ...head, "content-length": facts.size });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin } = await serve({ port: Number(process.argv[2] ?? 4173) });
  console.log(`serving ${DIST} at ${origin}/ and ${origin}/high-street/`);
}
