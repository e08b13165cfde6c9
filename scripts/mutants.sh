#!/bin/sh
# Changes the rules of a game in one place after another and shows what no test notices (docs/MUTANTS.md).
#   scripts/mutants.sh on_shelf         a sample of about 60 mutants
#   scripts/mutants.sh on_shelf 1       all of them (hours)
#   scripts/mutants.sh on_shelf 16 3    every 16th, from the third on: another sample
#   MUTANTS_RE=selling scripts/mutants.sh brick_and_mortar 1     those whose name holds the word
# Needs cargo-mutants 27 and cargo-nextest (cargo install --locked cargo-mutants cargo-nextest).
set -eu
cd "$(dirname "$0")/.."
game=${1:?which game, e.g. on_shelf}
[ -d "src/games/$game" ] || { echo "There is no src/games/$game." >&2; exit 1; }
out=${MUTANTS_OUT:-$PWD/target/mutants}/$game
rm -rf "$out"
mkdir -p "$out"

# In a copy that knows no other game a mutant is built in a third of the time.
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -r Cargo.toml Cargo.lock build.rs lean archive tighten src benches scripts "$copy"
cd "$copy"
for other in src/games/*/; do
  other=$(basename "$other")
  [ "$other" = "$game" ] || sed -i "/^pub mod $other;/d; s/\b$other\b//" src/games/mod.rs
done
# Their tests play other games.
sed -i '/^#\[cfg(test)\]/,$d' src/games/think.rs src/games/look_back.rs
# Linking is half of what a mutant costs.
! command -v mold > /dev/null || export RUSTFLAGS="${RUSTFLAGS:-} -Clink-arg=-fuse-ld=mold"

# The rules: not the computers, not what they imagine, not the count of pieces that only tests make.
mutants() {
  cargo mutants --no-config -f "src/games/$game/**/*.rs" ${MUTANTS_RE:+--re "$MUTANTS_RE"} \
    -e "**/tests/**" -e "**/bot/**" -e "**/imagine.rs" -e "**/audit.rs" "$@"
}
all=$(mutants --list | wc -l)
each=${2:-$((all / 60 > 0 ? all / 60 : 1))}
first=${3:-0}
echo "$game: $all mutants, every ${each}th of them from number $first on"

# A mutant may loop and allocate for ever.
ulimit -v 8000000
run() {
  name=$1
  shift
  mutants -o "$out/$name" --in-place --cap-lints true -C=--locked -C=--lib "$@" || [ $? -lt 4 ]
}

# First the examples of the rule book; then, for what they missed, everything the game inherits.
run book --shard "$first/$each" --sharding round-robin --timeout "${MUTANTS_TIMEOUT:-60}" --test-tool cargo -- \
  "games::$game::" -- --skip ::inherits:: --skip ::minds:: --skip ::secrets:: --skip ::computers:: --skip ::full_games:: --skip ::laws::
missed=$out/book/mutants.out/missed.txt
if [ -s "$missed" ] && [ -z "${MUTANTS_BOOK_ONLY:-}" ]; then
  # Names as they are, for a regular expression.
  MUTANTS_RE="^($(sed 's/[][\\.*^$+?(){}|]/\\&/g' "$missed" | paste -sd '|' -))\$"
  run all --timeout 600 --test-tool nextest -- -E "test(/^games::$game::/) - test(the_hard_computer_beats_chance)"
fi

# A filter by name lets a few mutants of its own through (those that delete a field), so the second pass counts only for
# what the first one missed.
count() { cat "$out/book/mutants.out/$1.txt" 2>/dev/null | wc -l; }
again() { cat "$out/all/mutants.out/$1.txt" 2>/dev/null | grep -Fx -f "$missed" || true; }
killed=$(($(count caught) + $(count timeout) + $(again caught | wc -l) + $(again timeout | wc -l)))
viable=$(($(count caught) + $(count timeout) + $(count missed)))
echo "$game: $all mutants, $((viable + $(count unviable))) sampled, $viable viable, $killed killed," \
  "$(($(count timeout) + $(again timeout | wc -l))) of them by running out of time"
[ -n "${MUTANTS_BOOK_ONLY:-}" ] && cat "$missed" || again missed
