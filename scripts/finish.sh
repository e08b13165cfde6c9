#!/bin/sh
# The last step of every Trunk build (the hook in Trunk.toml calls it).
# A release gets one stylesheet, computer players named by their contents, the content security policy,
# its version on <html>, and a service worker that knows every file. A development build gets none of these.
set -eu
cd "$TRUNK_STAGING_DIR"

if [ "$TRUNK_PROFILE" != release ]; then
  cat >sw.js <<'JS'
// Nothing is kept offline while developing. This only removes a release that was
// opened at the same address before, which would otherwise be shown for ever.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  for (const name of await caches.keys()) if (name.startsWith("high-street ")) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll()) page.navigate(page.url);
});
JS
  exit 0
fi

policy="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:"
policy="$policy; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"

checksum() { cksum | cut -d ' ' -f 1; }

# One stylesheet, in the order of the links.
sheets=$(awk '
  { page = page $0 "\n" }
  END {
    while (match(page, /<link [^>]*rel="?stylesheet[^>]*>/)) {
      link = substr(page, RSTART, RLENGTH); page = substr(page, RSTART + RLENGTH)
      if (match(link, /href="?[^" >]+/)) { href = substr(link, RSTART, RLENGTH); sub(/^href="?/, "", href); print href }
    }
  }' index.html)
[ -n "$sheets" ] || { echo "finish.sh: index.html names no stylesheet" >&2; exit 1; }
# shellcheck disable=SC2086 # the names have no spaces
cat $sheets >street.css
# shellcheck disable=SC2086
rm $sheets
sheet="street-$(checksum <street.css).css"
mv street.css "$sheet"

# The computer players. They are loaded long after the page, perhaps after a newer release was put up:
# under names of their own, a page meets those it was built with or none.
sum=$(cat worker_loader.js worker.js worker_bg.wasm | checksum)
loader="worker_loader-$sum.js"
sed -e "s/worker\.js/worker-$sum.js/" -e "s/worker_bg\.wasm/worker_bg-$sum.wasm/" worker_loader.js >"$loader"
[ "$(grep -c "worker[_a-z]*-$sum" "$loader")" = 2 ] || { echo "finish.sh: worker_loader.js is not as expected" >&2; exit 1; }
rm worker_loader.js
mv worker.js "worker-$sum.js"
mv worker_bg.wasm "worker_bg-$sum.wasm"

# The version: the package's, and a checksum over everything that is delivered.
package=$(awk -F '"' '/^version *=/ { print $2; exit }' "$TRUNK_SOURCE_DIR/Cargo.toml")
files=$(find . -type f ! -name index.html | LC_ALL=C sort)
# shellcheck disable=SC2086
version="$package-$(cat index.html "$TRUNK_SOURCE_DIR/assets/sw.js" $files | checksum)"

awk -v version="$version" -v policy="$policy" -v sheet="$sheet" -v loader="$loader" '
  { page = page $0 "\n" }
  END {
    found = sub(/<meta [^>]*name="?release[^>]*>/, "<meta http-equiv=\"Content-Security-Policy\" content=\"" policy "\">", page)
    found += sub(/<html /, "<html data-release=\"" version "\" ", page)
    found += sub(/<link [^>]*rel="?stylesheet[^>]*>/, "<LINK rel=\"stylesheet\" href=\"./" sheet "\">", page)
    found += sub(/worker_loader\.js/, loader, page)
    gsub(/<link [^>]*rel="?stylesheet[^>]*>/, "", page)
    sub(/<LINK /, "<link ", page)
    if (found != 4) { print "finish.sh: index.html is not as expected" > "/dev/stderr"; exit 1 }
    printf "%s", page
  }' index.html >index.new
mv index.new index.html

# The service worker. The page itself is kept as "./"; the drawn icons are only for installing.
{
  echo "const VERSION = \"$version\";"
  echo 'const FILES = ['
  echo '  "./",'
  echo "$files" | sed -e '/\.png$/d' -e 's/.*/  "&",/'
  echo '];'
  cat "$TRUNK_SOURCE_DIR/assets/sw.js"
} >sw.js
