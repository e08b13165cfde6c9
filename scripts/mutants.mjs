// How much of the rules could be wrong without a test noticing: changes a random sample of places, one at a time, and
// looks whether the game's own tests fail.
//   node scripts/mutants.mjs 40 1 fiasko supermarche     (how many a game, the seed, folders of src/games)
// All changes are built at once, each behind a switch, because building them one by one takes hours. Works on a copy in
// target/mutants. What does not compile is no place to change. Survivors are printed: a test is missing, or the change
// makes no difference.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [count, seed, ...games] = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
const tree = join(root, "target/mutants/tree");
if (!games.length) throw new Error("Say how many changes, a seed, and the folders of src/games.");
// Words are not rules, the audit is a test itself, and computers may think as they like.
const SPARED = /(^|\/)(tests|bot)\/|(event|illegal|card_text|imagine|mod|audit|candidates)\.rs$/;

let state = Number(seed) >>> 0;
const chance = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const USUAL = [
  [/^bool$/, ["true", "false"]],
  [/^(u8|u32|usize|i32|i64)$/, ["0", "1"]],
  [/^Option</, ["None"]],
  [/^Vec</, ["Vec::new()"]],
  [/^Result<\(\), /, ["Ok(())"]],
];
const SWAPS = { " < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > ", " + ": " - ", " - ": " + ", " * ": " + ", " && ": " || ", " || ": " && " };

/** Every change that one line allows: what it does, and the line with a switch for it. */
function changes(lines, at) {
  const line = lines[at];
  const on = "crate::mutant(N)";
  const found = [];
  const swaps = (text) =>
    Object.entries(SWAPS)
      .filter(([from]) => text.split(from).length === 2)
      .map(([from, to]) => [`${from.trim()} → ${to.trim()}`, text.replace(from, to)]);
  const condition = /^(\s*(?:\} else )?if )(?!let )(.+) \{$/.exec(line);
  if (condition && !/\blet\b/.test(condition[2])) {
    const [, before, test] = condition;
    found.push([`not (${test})`, `${before}(${test}) != ${on} {`]);
    for (const [what, other] of swaps(test)) found.push([`${what} in ${test}`, `${before}(if ${on} { ${other} } else { ${test} }) {`]);
  }
  const body = /^\s*(?:pub(?:\([^)]*\))? )?fn (\w+).*\) -> (.+) \{$/.exec(line) ?? /^\s*\) -> (.+) \{$/.exec(line);
  if (body) {
    const kind = body.at(-1);
    const values = USUAL.find(([type]) => type.test(kind))?.[1] ?? [];
    for (const value of values) found.push([`returns ${value}: ${line.trim()}`, `${line} if ${on} { return ${value}; }`]);
  }
  const arm = /^(\s*)([A-Z(|&][^=]*?) => (.*)$/.exec(line);
  if (arm && !/ if /.test(arm[2])) {
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((other) => other.trim() && other.search(/\S/) < arm[1].length);
    if (rest.slice(0, end).some((other) => other.startsWith(`${arm[1]}_ =>`))) found.push([`no arm ${arm[2]}`, `${arm[1]}${arm[2]} if !${on} => ${arm[3]}`]);
  }
  const step = /^(\s*)(\S.*) ([+-])= (.+);$/.exec(line);
  if (step) {
    const [, space, what, sign, by] = step;
    const other = sign === "+" ? "-" : "+";
    found.push([`${other}= in ${line.trim()}`, `${space}if ${on} { ${what} ${other}= ${by}; } else { ${what} ${sign}= ${by}; }`]);
  }
  const let_ = /^(\s*let [^=]+ = )([^{}|]+);$/.exec(line);
  if (let_) {
    for (const [what, other] of swaps(let_[2])) found.push([`${what} in ${line.trim()}`, `${let_[1]}if ${on} { ${other} } else { ${let_[2]} };`]);
  }
  return found;
}

function sample(game) {
  const files = execFileSync("git", ["ls-files", `src/games/${game}`], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const all = [];
  for (const file of files.filter((name) => !SPARED.test(name))) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const tests = lines.findIndex((line) => line.startsWith("#[cfg(test)]"));
    for (let at = 0; at < (tests < 0 ? lines.length : tests); at += 1) {
      const here = changes(lines, at);
      if (here.length) all.push({ game, file, at, what: here[Math.floor(chance() * here.length)] });
    }
  }
  const chosen = [];
  const places = all.length;
  while (chosen.length < Number(count) && all.length) chosen.push(...all.splice(Math.floor(chance() * all.length), 1));
  return { game, chosen, places };
}

/** The copy with every change behind its switch. */
function write(mutants) {
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    for (const { at, number, what, dropped } of mutants.filter((mutant) => mutant.file === file)) {
      if (!dropped) lines[at] = what[1].replaceAll("(N)", `(${number})`);
    }
    writeFileSync(join(tree, file), lines.join("\n"));
  }
  const lib = readFileSync(join(root, "src/lib.rs"), "utf8");
  const on = "\npub(crate) fn mutant(number: u32) -> bool {\n    static ON: std::sync::OnceLock<u32> = std::sync::OnceLock::new();\n    let on = || std::env::var(\"MUTANT\").ok().and_then(|n| n.parse().ok()).unwrap_or(0);\n    *ON.get_or_init(on) == number\n}\n";
  writeFileSync(join(tree, "src/lib.rs"), lib + on);
}

function build(mutants) {
  const env = { ...process.env, CARGO_TARGET_DIR: join(root, "target/mutants/build"), RUSTFLAGS: "-Awarnings" };
  for (let tries = 0; tries < 8; tries += 1) {
    write(mutants);
    const { stdout } = spawnSync("cargo", ["test", "--no-run", "--locked", "--lib", "--message-format=json"], { cwd: tree, env, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
    const told = stdout.trim().split("\n").map((line) => JSON.parse(line));
    const built = told.find(({ reason, executable }) => reason === "compiler-artifact" && executable);
    if (built) return built.executable;
    const wrong = told.filter(({ message }) => message?.level === "error").flatMap(({ message }) => message.spans);
    const here = ({ file, at }) => wrong.some((span) => span.file_name === file && span.line_start - 1 <= at && at < span.line_end);
    // A guard may leave a match open that is said to be wrong where it begins.
    const below = ({ file, at, what }) => what[0].startsWith("no arm") && wrong.some((span) => span.file_name === file && span.line_start <= at && at < span.line_start + 60);
    const standing = mutants.filter(({ dropped }) => !dropped);
    const guilty = standing.some(here) ? standing.filter(here) : standing.filter(below);
    if (!guilty.length) throw new Error(told.map(({ message }) => message?.rendered ?? "").join("").slice(0, 3000));
    for (const mutant of guilty) mutant.dropped = true;
  }
  throw new Error("It does not compile.");
}

/** Runs the game's tests with one change in force, until the first that fails. */
const run = (binary, game, number, patience) =>
  new Promise((resolve) => {
    const child = spawn(binary, [`games::${game}::`], { cwd: tree, env: { ...process.env, MUTANT: String(number), RUST_BACKTRACE: "0" }, stdio: ["ignore", "pipe", "ignore"] });
    const end = (how) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(how);
    };
    const timer = setTimeout(() => end("hangs"), patience);
    child.stdout.on("data", (text) => /\.\.\. FAILED/.test(text) && end("caught"));
    child.on("exit", (code) => end(code === 0 ? "survives" : "caught"));
  });

rmSync(tree, { recursive: true, force: true });
mkdirSync(tree, { recursive: true });
for (const name of readdirSync(root)) {
  if (!/^(\.|target|dist|tests$|docs$)/.test(name)) cpSync(join(root, name), join(tree, name), { recursive: true });
}
cpSync(join(root, "tests"), join(tree, "tests"), { recursive: true, filter: (path) => !/node_modules|results/.test(path) });

const samples = games.map(sample);
const all = samples.flatMap(({ chosen }) => chosen);
for (const [index, mutant] of all.entries()) mutant.number = index + 1;
const binary = build(all);
const rows = [];
for (const { game, chosen, places } of samples) {
  const began = Date.now();
  if ((await run(binary, game, 0, 2 ** 30)) !== "survives") throw new Error(`The tests of ${game} fail without any change.`);
  const patience = 20_000 + 6 * (Date.now() - began);
  const viable = chosen.filter(({ dropped }) => !dropped);
  let caught = 0;
  for (const { number, file, at, what } of viable) {
    const how = await run(binary, game, number, patience);
    caught += how !== "survives";
    console.log(`${how.padEnd(9)} ${file}:${at + 1} ${what[0]}`);
  }
  rows.push(`| ${game} | ${places} | ${viable.length} | ${caught} | ${Math.round((100 * caught) / viable.length)} % |`);
}
console.log(`\n${rows.join("\n")}`);
