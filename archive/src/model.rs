//! Guesses the next bit. Several judges each look back in their own way and remember what came after the like; their
//! leanings are weighed by how well they did of late, and the result is corrected by what such results were worth.
use crate::coder::Chance;
use crate::instructions::Instructions;
use crate::judge::{Judge, hash};
use crate::logistic;
use crate::repetition::Repetition;
use crate::weighing::{Experience, Scales};

/// Judges who look at the last bytes, or at the last opcodes.
const JUDGES: usize = 7;
/// Two opinions of each judge, two of the longest repetition, and one that never changes.
const OPINIONS: usize = 2 * JUDGES + 3;

pub(crate) struct Model {
    leanings: Vec<i32>,
    judges: [Judge; JUDGES],
    opinions: [i32; OPINIONS],
    repetition: Repetition,
    by_bits: Scales<OPINIONS>,
    by_instruction: Scales<OPINIONS>,
    of_bits: Experience,
    of_pairs: Experience,
    instructions: Instructions,
    bytes: Vec<u8>,
    /// The last eight bytes, the newest in the lowest place.
    recent: u64,
    /// A one and the bits of the present byte that are known.
    begun: usize,
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
            judge.look(hash(seen, salt as u64 + 3));
        }
    }

    /// How likely the next bit is a one.
    pub(crate) fn guess(&mut self) -> Chance {
        for (judge, opinions) in self.judges.iter().zip(self.opinions.chunks_exact_mut(2)) {
            opinions.copy_from_slice(&judge.opinions(self.begun, &self.leanings));
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
        let leaning = i32::midpoint(one, other);
        let pair = hash(self.recent & 0xFFFF | (self.begun as u64) << 16, 11) >> 16;
        let plain = logistic::chance(leaning) * 16;
        let by_bits = self.of_bits.correct(self.begun, leaning);
        let by_pairs = self.of_pairs.correct(pair as usize, leaning);
        let sum = (plain + by_bits + 2 * by_pairs) / 4;
        sum.clamp(16, 65520) as Chance
    }

    /// Takes in what the bit was.
    pub(crate) fn learn(&mut self, bit: bool) {
        for judge in &mut self.judges {
            judge.learn(self.begun, bit);
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
