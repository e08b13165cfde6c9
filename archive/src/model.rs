//! Guesses the next bit. Several judges each look back in their own way and remember what came after the like; their
//! leanings are weighed by how well they did of late, and the result is corrected by what such results were worth.
use crate::coder::Chance;
use crate::instructions::Instructions;
use crate::logistic::{self, MOST};

/// Judges who look at the last bytes, or at the last opcodes.
const JUDGES: usize = 7;
/// Two opinions of each judge, two of the longest repetition, and one that never changes.
const OPINIONS: usize = 2 * JUDGES + 3;

/// What a judge remembers: a check and fifteen counters, one for each beginning of half a byte.
type Page = [u32; 16];
const PAGES: usize = 1 << 16;

/// A counter is a chance of 22 bits above how often it was used.
const FRESH: u32 = 1 << 31;
const USES: u32 = 0x3FF;
/// Beyond this many uses old news counts less than new.
const MEMORY: u32 = 12;

struct Judge {
    pages: Vec<Page>,
    /// What it looks at, in short.
    context: u32,
    /// The page for that.
    at: usize,
}

/// The longest stretch that ended like the present one, and what came after it.
struct Repetition {
    /// Where stretches of five bytes were seen last.
    seen: Vec<usize>,
    at: usize,
    length: usize,
    /// How often the bit that came then comes again, by length, in 65536ths.
    trust: [i32; 32],
    says: Option<bool>,
}

/// Weights of all opinions, one set for each situation.
struct Scales {
    weights: Vec<[i32; OPINIONS]>,
    at: usize,
    chance: i32,
}

/// Chances as they turned out, by situation and by what was guessed: 33 steps each, in 65536ths.
struct Experience {
    turned_out: Vec<[i32; 33]>,
    at: (usize, usize),
}

pub(crate) struct Model {
    leanings: Vec<i32>,
    judges: [Judge; JUDGES],
    opinions: [i32; OPINIONS],
    repetition: Repetition,
    by_bits: Scales,
    by_instruction: Scales,
    of_bits: Experience,
    of_pairs: Experience,
    instructions: Instructions,
    bytes: Vec<u8>,
    /// The last eight bytes, the newest in the lowest place.
    recent: u64,
    /// A one and the bits of the present byte that are known.
    begun: usize,
}

fn hash(number: u64, salt: u64) -> u32 {
    let mixed = (number ^ salt << 58).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xD1B5_4A32_D192_ED03);
    (mixed >> 32) as u32
}

impl Judge {
    fn new() -> Judge {
        Judge { pages: vec![[FRESH; 16]; PAGES], context: 0, at: 0 }
    }

    /// Opens the page for what it looks at and the first half of the byte. Two places are tried; where neither is the
    /// one, the less used is written anew.
    fn open(&mut self, half: usize) {
        let wanted = hash(u64::from(self.context) << 8 | half as u64, 1);
        let check = wanted | 1;
        let first = (wanted >> 16) as usize % PAGES;
        let second = first ^ 1;
        self.at = if self.pages[first][0] == check {
            first
        } else if self.pages[second][0] == check {
            second
        } else {
            let uses = |page: usize| self.pages[page][1] & USES;
            let worse = if uses(first) <= uses(second) { first } else { second };
            self.pages[worse] = [FRESH; 16];
            self.pages[worse][0] = check;
            worse
        };
    }
}

impl Repetition {
    fn new() -> Repetition {
        let trust = std::array::from_fn(|length| 65535 - 32768 / (length as i32 + 1));
        Repetition { seen: vec![0; 1 << 18], at: 0, length: 0, trust, says: None }
    }

    /// What it says about the next bit, and how surely; nothing once it was wrong in this byte.
    fn guess(&mut self, bytes: &[u8], begun: usize, leanings: &[i32]) -> [i32; 2] {
        self.says = None;
        if self.length == 0 {
            return [0; 2];
        }
        let expected = usize::from(bytes[self.at]) | 256;
        let known = begun.ilog2();
        if expected >> (8 - known) != begun {
            self.length = 0;
            return [0; 2];
        }
        let bit = expected >> (7 - known) & 1 == 1;
        self.says = Some(bit);
        let chance = self.trust[self.length.min(31)] >> 4;
        let (leaning, plain) = (leanings[chance as usize], chance - 2048);
        if bit { [leaning, plain] } else { [-leaning, -plain] }
    }

    fn learn(&mut self, bit: bool) {
        if let Some(said) = self.says {
            let trust = &mut self.trust[self.length.min(31)];
            *trust += ((if said == bit { 65535 } else { 0 }) - *trust) / 64;
        }
    }

    fn pass(&mut self, bytes: &[u8], recent: u64) {
        let here = (hash(recent & 0xFF_FFFF_FFFF, 2) >> 14) as usize;
        if self.length > 0 {
            self.at += 1;
            self.length += 1;
        } else {
            self.at = self.seen[here];
            let same = bytes[..self.at].iter().rev().zip(bytes.iter().rev());
            let length = same.take(32).take_while(|(then, now)| then == now).count();
            self.length = if length < 4 { 0 } else { length };
        }
        self.seen[here] = bytes.len();
    }
}

impl Scales {
    fn new(situations: usize) -> Scales {
        Scales { weights: vec![[19660; OPINIONS]; situations], at: 0, chance: 2048 }
    }

    fn weigh(&mut self, situation: usize, opinions: &[i32; OPINIONS]) -> i32 {
        self.at = situation;
        let weights = &self.weights[situation];
        let sum: i64 =
            weights.iter().zip(opinions).map(|(w, o)| i64::from(*w) * i64::from(*o)).sum();
        let most = i64::from(MOST);
        let leaning = (sum >> 16).clamp(-most, most) as i32;
        self.chance = logistic::chance(leaning);
        leaning
    }

    /// Whoever leaned the right way is heard more.
    fn learn(&mut self, bit: bool, opinions: &[i32; OPINIONS]) {
        let error = ((i32::from(bit) << 12) - self.chance) * 6;
        for (weight, opinion) in self.weights[self.at].iter_mut().zip(opinions) {
            *weight += (opinion * error + 0x2000) >> 14;
        }
    }
}

impl Experience {
    fn new(situations: usize) -> Experience {
        let row = std::array::from_fn(|step| logistic::chance((step as i32 - 16) * 128) * 16);
        Experience { turned_out: vec![row; situations], at: (0, 0) }
    }

    /// In 65536ths; between two steps, a part of each.
    fn correct(&mut self, situation: usize, leaning: i32) -> i32 {
        let from = leaning + 2048;
        let (step, part) = ((from >> 7) as usize, from & 127);
        let row = &self.turned_out[situation];
        self.at = (situation, step + usize::from(part >= 64));
        (row[step] * (128 - part) + row[step + 1] * part) >> 7
    }

    fn learn(&mut self, bit: bool) {
        let entry = &mut self.turned_out[self.at.0][self.at.1];
        *entry += ((if bit { 65535 } else { 0 }) - *entry) / 64;
    }
}

/// In which half of the byte, and where there: a one and its bits that are known.
fn in_half(begun: usize) -> usize {
    if begun < 16 { begun } else { begun & 15 | 16 >> (8 - begun.ilog2()) }
}

impl Model {
    pub(crate) fn new() -> Model {
        let mut model = Model {
            leanings: logistic::leanings(),
            judges: std::array::from_fn(|_| Judge::new()),
            opinions: [0; OPINIONS],
            repetition: Repetition::new(),
            by_bits: Scales::new(3 * 256),
            by_instruction: Scales::new(32 * 256),
            of_bits: Experience::new(256),
            of_pairs: Experience::new(1 << 16),
            instructions: Instructions::default(),
            bytes: Vec::new(),
            recent: 0,
            begun: 1,
        };
        model.look();
        model
    }

    /// Each judge looks at what came, in its own way.
    fn look(&mut self) {
        let (recent, code) = (self.recent, &self.instructions);
        let last = |bytes: u32| recent & ((1 << (8 * bytes)) - 1);
        let opcodes = |count: u32| code.opcodes & ((1 << (8 * count)) - 1);
        let here = code.place();
        let number = if code.inside > 0 { last(1) } else { 0 };
        let before = if here > 0 { last(1) } else { 0 };
        let seen = [
            last(1),
            last(2),
            last(3),
            last(6),
            opcodes(2) | before << 16 | here << 24,
            opcodes(3) | number << 24 | here << 32,
            opcodes(5) | before << 40 | here << 48,
        ];
        for (salt, (judge, seen)) in self.judges.iter_mut().zip(seen).enumerate() {
            judge.context = hash(seen, salt as u64 + 3);
            judge.open(0);
        }
    }

    /// How likely the next bit is a one.
    pub(crate) fn guess(&mut self) -> Chance {
        let slot = in_half(self.begun);
        for (judge, opinions) in self.judges.iter().zip(self.opinions.chunks_exact_mut(2)) {
            let counter = judge.pages[judge.at][slot];
            let chance = (counter >> 20) as usize;
            let known = counter & USES;
            opinions[0] = if known == 0 { 0 } else { self.leanings[chance] };
            opinions[1] = (chance as i32 - 2048) / if known < 4 { 2 } else { 1 };
        }
        let repeated = self.repetition.guess(&self.bytes, self.begun, &self.leanings);
        self.opinions[2 * JUDGES..2 * JUDGES + 2].copy_from_slice(&repeated);
        self.opinions[2 * JUDGES + 2] = 256;

        let repeats = match self.repetition.length {
            0 => 0,
            1..16 => 1,
            _ => 2,
        };
        let code = &self.instructions;
        let place = (code.place() << 8 | code.opcode()) as usize;
        let one = self.by_bits.weigh(repeats << 8 | self.begun, &self.opinions);
        let other = self.by_instruction.weigh(place, &self.opinions);
        let leaning = (one + other) / 2;
        let pair = hash(self.recent & 0xFFFF | (self.begun as u64) << 16, 11) >> 16;
        let plain = logistic::chance(leaning) * 16;
        let by_bits = self.of_bits.correct(self.begun, leaning);
        let by_pairs = self.of_pairs.correct(pair as usize, leaning);
        let sum = (plain + by_bits + 2 * by_pairs) / 4;
        sum.clamp(16, 65520) as Chance
    }

    /// Takes in what the bit was.
    pub(crate) fn learn(&mut self, bit: bool) {
        let slot = in_half(self.begun);
        for judge in &mut self.judges {
            let counter = &mut judge.pages[judge.at][slot];
            let uses = *counter & USES;
            let (chance, sure) = (i64::from(*counter >> 10), i64::from(bit) * 0x3F_FFFF);
            // The first news counts most: by a half, by a third, …
            let moved = chance + (sure - chance) * 10 / (i64::from(uses) * 10 + 16);
            *counter = (moved as u32) << 10 | (uses + 1).min(MEMORY);
        }
        self.repetition.learn(bit);
        self.by_bits.learn(bit, &self.opinions);
        self.by_instruction.learn(bit, &self.opinions);
        self.of_bits.learn(bit);
        self.of_pairs.learn(bit);
        self.begun = self.begun << 1 | usize::from(bit);
        match self.begun {
            16..32 => {
                for judge in &mut self.judges {
                    judge.open(self.begun);
                }
            }
            256.. => self.pass(),
            _ => {}
        }
    }

    /// A byte is whole.
    fn pass(&mut self) {
        let byte = self.begun as u8;
        self.begun = 1;
        self.bytes.push(byte);
        self.recent = self.recent << 8 | u64::from(byte);
        self.instructions.pass(byte);
        self.repetition.pass(&self.bytes, self.recent);
        self.look();
    }
}
