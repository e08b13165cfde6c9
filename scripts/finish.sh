#!/bin/sh
# The last step of every Trunk build (the hook in Trunk.toml calls it).
# A release gets one stylesheet, the parts of the page's code and the computer players under names of their build, the
# content security policy, its version on <html>, and a service worker that knows every file. A development build gets
# none of these.
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
die() { echo "finish.sh: $*" >&2; exit 1; }

# The digest a browser checks a file against before it lets it in.
digest() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi <"$1" | cut -c 1-64 |
    sed 's/../0x& /g' | awk '
      function digit(c) { return index("0123456789abcdef", c) - 1 }
      {
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        for (i = 1; i <= NF; i++) byte[i - 1] = digit(substr($i, 3, 1)) * 16 + digit(substr($i, 4, 1))
        for (i = 0; i < 32; i += 3) {
          three = byte[i] * 65536 + byte[i + 1] * 256 + byte[i + 2]
          four = ""
          for (j = 0; j < 4; j++) { four = substr(letters, three % 64 + 1, 1) four; three = int(three / 64) }
          text = text four
        }
        print "sha256-" substr(text, 1, 43) "="
      }'
}

# One stylesheet, in the order of the links.
sheets=$(awk '
  { page = page $0 "\n" }
  END {
    while (match(page, /<link [^>]*rel="?stylesheet[^>]*>/)) {
      link = substr(page, RSTART, RLENGTH); page = substr(page, RSTART + RLENGTH)
      if (match(link, /href="?[^" >]+/)) { href = substr(link, RSTART, RLENGTH); sub(/^href="?/, "", href); print href }
    }
  }' index.html)
[ -n "$sheets" ] || die "index.html names no stylesheet"
# shellcheck disable=SC2086 # the names have no spaces
cat $sheets >street.css
# shellcheck disable=SC2086
rm $sheets
sheet="street-$(checksum <street.css).css"
mv street.css "$sheet"

# The parts of the page's code. They are fetched long after the page, perhaps after a newer release was put up: under
# names of their build, and only if it is the very one this page was cut from. The cut makes a small file for every set
# of parts that have something in common. What a shop shares with its own pages (brick_rules, brick_stores)
# comes with the shop; all the others, and the rooms, come as two: the house, and the hall, which is what four or more
# shops need. Everybody will need that, so the page fetches it as soon as the street stands.
parts=$TRUNK_SOURCE_DIR/target/parts
built=${CARGO_TARGET_DIR:-$TRUNK_SOURCE_DIR/target}
app=$(echo app-*.js)
[ -f "$app" ] && [ -f "$parts/__wasm_split.js" ] || die "the page is not cut; build it with ./play --build"
wasm=${app%.js}_bg.wasm

# shared NAME: the small files that come with a part, the house or the hall. Above each of them stands who needs it.
shared() {
  awk -v wanted="$1" -v parts="$parts" '
    /^\/\* / { users = $0; gsub(/[^a-z_]+/, " ", users) }
    /^const __chunk_/ {
      count = split(users, names, " ")
      owners = shops = 0
      split("", seen)
      for (i = 1; i <= count; i++) {
        sub(/_(rules|stores)$/, "", names[i])
        if (names[i] in seen) continue
        seen[names[i]]
        owners++
        owner = names[i]
        if (owner !~ /^(rooms|results|settings|code)$/) shops++
      }
      if (owners > 1) owner = shops < 4 ? "house" : "hall"
      sub(/^__/, "", $2)
      if (owner == wanted) print parts "/" $2 ".wasm"
    }' "$parts/__wasm_split.js"
}

# All code in as few bytes as it takes, and all that travels in one file as one module (tighten/).
(cd "$TRUNK_SOURCE_DIR" && cargo build --quiet --locked -p high-street-tighten)
tighten() { "$built/debug/tighten" "$@"; }
tighten "$wasm" "$wasm"
tighten worker_bg.wasm worker_bg.wasm
tight=$parts/tight
rm -rf "$tight"
mkdir "$tight"
# shellcheck disable=SC2046 # names without spaces
tighten "$tight/house.wasm" "$parts/split_rooms.wasm" $(shared house)
# shellcheck disable=SC2046
tighten "$tight/hall.wasm" $(shared hall)
for part in "$parts"/split_*.wasm; do
  name=${part##*/split_} name=${name%.wasm}
  # shellcheck disable=SC2046
  [ "$name" = rooms ] || tighten "$tight/$name.wasm" "$part" $(shared "$name")
done

sum=$(cat "$app" "$wasm" "$TRUNK_SOURCE_DIR/assets/parts.js" "$tight"/*.wasm | checksum)
{
  echo 'const PARTS = {'
  for part in "$tight"/*.wasm; do
    name=${part##*/} name=${name%.wasm}
    mv "$part" "part-$name-$sum.wasm"
    echo "  $name: [\"./part-$name-$sum.wasm\", \"$(digest "part-$name-$sum.wasm")\"],"
  done
  echo '};'
  sed "s#\./app\.js#./app-$sum.js#" "$TRUNK_SOURCE_DIR/assets/parts.js"
  grep -o '__wasm_split_load_[a-z_]*' "$parts/__wasm_split.js" | sort -u | while read -r call; do
    name=${call#__wasm_split_load_}
    case $name in
      rooms) name= ;;
      *_rules | *_stores) name="\"${name%_*}\", \"$name\"" ;;
      *) name="\"$name\"" ;;
    esac
    echo "export const $call = part($name);"
  done
} >"parts-$sum.js"
# (Beside the imports the name stands for them inside the wasm file, too; there it stays.)
sed "s#from *\"\./__wasm_split\.js\"#from\"./parts-$sum.js\"#g" "$app" >"app-$sum.js"
grep -q "parts-$sum\.js" "app-$sum.js" || die "$app is not as expected"
rm "$app"
mv "$wasm" "app-$sum.wasm"
sed -e "s#$app#app-$sum.js#g" -e "s#$wasm#app-$sum.wasm#g" index.html >index.new
mv index.new index.html

# The computer players. They are loaded long after the page, perhaps after a newer release was put up:
# under names of their own, a page meets those it was built with or none.
sum=$(cat worker_loader.js worker.js worker_bg.wasm | checksum)
loader="worker_loader-$sum.js"
sed -e "s/worker\.js/worker-$sum.js/" -e "s/worker_bg\.wasm/worker_bg-$sum.wasm/" worker_loader.js >"$loader"
[ "$(grep -c "worker[_a-z]*-$sum" "$loader")" = 2 ] || die "worker_loader.js is not as expected"
rm worker_loader.js
mv worker.js "worker-$sum.js"
mv worker_bg.wasm "worker_bg-$sum.wasm"

# The shops and the computer players once more, for offline play, in one archive that is far smaller than they are one by
# one (archive/), and the code that unpacks it.
(
  cd "$TRUNK_SOURCE_DIR"
  set -- --quiet --locked --profile worker -p high-street-archive
  cargo build "$@" --bin pack
  cargo build "$@" --lib --target wasm32-unknown-unknown
  "$HIGH_STREET_BINDGEN" --target no-modules --no-typescript --remove-name-section --remove-producers-section \
    --out-dir "$built/unpack" --out-name unpack "$built/wasm32-unknown-unknown/worker/archive.wasm"
)
packed=$(echo part-*.wasm worker_bg-*.wasm)
# shellcheck disable=SC2086 # the names have no spaces
"$built/worker/pack" $packed >archive.bin
archive="archive-$(checksum <archive.bin).bin"
mv archive.bin "$archive"
unpack="unpack-$(checksum <"$built/unpack/unpack_bg.wasm").wasm"
cp "$built/unpack/unpack_bg.wasm" "$unpack"

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

# The service worker. The page itself is kept as "./"; the drawn icons are only for installing; what is in the archive
# comes with it; code is kept only if it is of this build.
{
  echo "const VERSION = \"$version\";"
  echo 'const FILES = ['
  echo '  "./",'
  for file in $files; do
    case $file in
      *.png | ./part-* | ./worker_bg-* | "./$archive" | "./$unpack") ;;
      *.wasm) echo "  [\"$file\", \"$(digest "$file")\"]," ;;
      *) echo "  \"$file\"," ;;
    esac
  done
  echo '];'
  echo "const ARCHIVE = [\"./$archive\", \"$(digest "$archive")\"];"
  echo "const UNPACK = [\"./$unpack\", \"$(digest "$unpack")\"];"
  echo 'const PACKED = ['
  for file in $packed; do
    echo "  [\"./$file\", $(wc -c <"$file" | tr -d ' ')],"
  done
  echo '];'
  cat "$built/unpack/unpack.js" "$TRUNK_SOURCE_DIR/assets/sw.js"
} >sw.js
