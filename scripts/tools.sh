# Shared by ./play, ./test and .ci/run: finds the tools at the versions the project is built with,
# or builds them once, from the package registries only. Source it in the project's folder.
#
# Built tools are kept outside the checkout, by version, in $HIGH_STREET_TOOLS
# (by default ~/.cache/high-street), so the next checkout starts in seconds.

TRUNK=0.21.14
SPLIT=0.2.4
WASM=wasm32-unknown-unknown
project=$PWD
tools=${HIGH_STREET_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/high-street}

say() { printf '%s\n' "$*"; }
die() { printf '\n%s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# step "text": the next of $steps steps, with its number in front.
step() { step=$((${step:-0} + 1)); say "[$step/$steps] $*"; }

need_rust() {
  have cargo || PATH=$HOME/.cargo/bin:$PATH
  have cargo || die "Rust is missing. Install it from https://rustup.rs and run this again."
  wanted=$(awk -F '"' '/^rust-version/ { print $2 }' Cargo.toml)
  found=$(rustc --version | cut -d ' ' -f 2)
  awk -v found="$found" -v wanted="$wanted" \
    'BEGIN { split(found, f, "."); split(wanted, w, "."); exit !(f[1] * 1000 + f[2] >= w[1] * 1000 + w[2]) }' ||
    die "Rust $wanted or newer is needed, and this is $found. Run 'rustup update stable' and try again."
  need_cc
  [ -f Cargo.lock ] || cargo generate-lockfile || die "The package list could not be fetched. Is there a connection to crates.io?"
}

# Rust links every program with it.
need_cc() {
  have cc || have clang && return
  apt_install gcc libc6-dev
  have cc || die "A C compiler is missing, with which Rust links its programs. Install gcc with your system's packages (on macOS: xcode-select --install) and run this again."
}

# Where the system has apt-get and lets us use it without asking.
apt_install() {
  root=
  [ "$(id -u)" = 0 ] || root="sudo -n"
  have apt-get && { [ -z "$root" ] || $root true 2>/dev/null; } || return 0
  say "      Installing $* with apt-get."
  export DEBIAN_FRONTEND=noninteractive
  $root apt-get update -qq && $root apt-get install -y -qq "$@" >/dev/null || true
}

need_wasm() {
  [ -d "$(rustc --print sysroot)/lib/rustlib/$WASM" ] && return
  have rustup || die "The Rust target $WASM is missing. Install Rust from https://rustup.rs, which can add it, and run this again."
  rustup target add "$WASM" || die "The Rust target $WASM could not be added. Is there a connection to static.rust-lang.org?"
}

# build PROGRAM CRATE VERSION [FLAGS]: puts the program on PATH, built if it is not there yet.
build() {
  program=$1 crate=$2 version=$3
  shift 3
  home=$tools/$crate-$version
  PATH=$home/bin:$PATH
  if [ ! -x "$home/bin/$program" ]; then
    say "      Building $crate $version from source. This happens once and takes a few minutes."
    # Quick to build is worth more here than quick to run. One build folder, so that an interrupted build goes on.
    CARGO_TARGET_DIR=$tools/build CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 \
      CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 cargo install "$crate" --version "=$version" --root "$home" "$@" ||
      die "$crate $version could not be built; the lines above say why. If they speak of the network, connect and run this again."
    rm -rf "$tools/build"
  fi
}

need_trunk() {
  bindgen=$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/[^0-9.]/, ""); print }' Cargo.lock)
  [ -n "$bindgen" ] || die "Cargo.lock names no wasm-bindgen, so its program cannot be chosen. Is the file complete?"
  case "$(wasm-bindgen --version 2>/dev/null) $(wasm-bindgen-test-runner --version 2>/dev/null)" in
    "wasm-bindgen $bindgen"*" $bindgen"*) ;;
    # Its own list of locked packages names some that not every registry mirror has.
    *) build wasm-bindgen wasm-bindgen-cli "$bindgen" ;;
  esac
  case "$(trunk --version 2>/dev/null)" in
    "trunk 0.21.14" | "trunk 0.21."[2-9][0-9]* | "trunk 0.21.1"[5-9] | "trunk 0.22."*) ;;
    *) build trunk trunk "$TRUNK" --locked ;;
  esac
  build wasm-split-cli wasm_split_cli_support "$SPLIT" --features build-binary
  export PATH
}

# Trunk stumbles over NO_COLOR=1, which many machines set. A release is cut on its way through wasm-bindgen, and no
# folder of this machine is named in it.
run_trunk() (
  unset NO_COLOR
  case " $* " in
    *" --release "*)
      HIGH_STREET_BINDGEN=$(command -v wasm-bindgen)
      PATH=$project/scripts/bin:$PATH
      CARGO_ENCODED_RUSTFLAGS=--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=crates
      export HIGH_STREET_BINDGEN PATH CARGO_ENCODED_RUSTFLAGS
      ;;
  esac
  exec trunk "$@"
)

need_node() {
  have node && have npm || die "Node.js is missing. Install version 20 or newer from https://nodejs.org or your system's packages, and run this again."
  node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' ||
    die "Node.js 20 or newer is needed, and this is $(node --version). Please update it and run this again."
}

# The browser tests' packages, installed again only when their list changes.
need_playwright() {
  stamp=tests/browser/node_modules/.installed
  sum=$(cksum <tests/browser/package-lock.json)
  [ "$(cat "$stamp" 2>/dev/null)" = "$sum" ] && return
  (cd tests/browser && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund) ||
    die "The browser tests' packages could not be installed. Is there a connection to the npm registry?"
  printf '%s' "$sum" >"$stamp"
}

find_chrome() {
  if [ -n "${CHROME_PATH:-}" ]; then
    [ -x "$CHROME_PATH" ] || die "CHROME_PATH is set to '$CHROME_PATH', which is not a program. Correct it or unset it, and run this again."
    return
  fi
  for name in chromium chromium-browser google-chrome google-chrome-stable chrome \
    "/Applications/Chromium.app/Contents/MacOS/Chromium" \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    CHROME_PATH=$(command -v "$name") && export CHROME_PATH && return
  done
  return 1
}

need_chrome() {
  find_chrome && return
  apt_install chromium
  find_chrome || die "The browser tests need Chromium. Install chromium or Google Chrome with your system's packages, or set CHROME_PATH to its program, and run this again."
}
