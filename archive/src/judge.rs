//! One who looks back in its own way, and remembers what came after the like.

/// What a judge remembers: a check and fifteen counters, one for each beginning of half a byte.
type Page = [u32; 16];
const PAGES: usize = 1 << 16;

/// A counter is a chance of 22 bits above how often it was used.
const FRESH: u32 = 1 << 31;
const USES: u32 = 0x3FF;
/// Beyond this many uses old news counts less than new.
const MEMORY: u32 = 12;

pub(crate) struct Judge {
    pages: Vec<Page>,
    /// What it looks at, in short.
    context: u32,
    /// The page for that.
    at: usize,
}

/// Many numbers in few bits, the same for the same.
pub(crate) fn hash(number: u64, salt: u64) -> u32 {
    let mixed = (number ^ salt << 58).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xD1B5_4A32_D192_ED03);
    (mixed >> 32) as u32
}

impl Judge {
    pub(crate) fn new() -> Judge {
        Judge { pages: vec![[FRESH; 16]; PAGES], context: 0, at: 0 }
    }

    /// A byte begins; this is what came before it.
    pub(crate) fn look(&mut self, context: u32) {
        self.context = context;
        self.open(0);
    }

    /// Opens the page for what it looks at and the first half of the byte, once that is known. Two places are tried; where neither is the
    /// one, the less used is written anew.
    pub(crate) fn open(&mut self, half: usize) {
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

    /// What it thinks of the next bit, and how that looks without regard to how sure it is.
    pub(crate) fn opinions(&self, begun: usize, leanings: &[i32]) -> [i32; 2] {
        let counter = self.pages[self.at][in_half(begun)];
        let chance = (counter >> 20) as usize;
        let plain = chance as i32 - 2048;
        match counter & USES {
            0 => [0; 2],
            1..4 => [leanings[chance], plain / 2],
            _ => [leanings[chance], plain],
        }
    }

    pub(crate) fn learn(&mut self, begun: usize, bit: bool) {
        let counter = &mut self.pages[self.at][in_half(begun)];
        let uses = *counter & USES;
        let (chance, sure) = (i64::from(*counter >> 10), i64::from(bit) * 0x3F_FFFF);
        // The first news counts most: 10/16, 10/26, 10/36, …
        let moved = chance + (sure - chance) * 10 / (i64::from(uses) * 10 + 16);
        *counter = (moved as u32) << 10 | (uses + 1).min(MEMORY);
    }
}

/// Where on a page: a one and the bits of the present half of the byte that are known.
fn in_half(begun: usize) -> usize {
    let known = begun.ilog2();
    let first = 1 << (known % 4);
    first | begun & (first - 1)
}
