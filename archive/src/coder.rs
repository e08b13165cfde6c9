//! Writes bits in as few bits as their chances allow, and reads them again.
//!
//! A file is one number between 0 and 1, to many digits. Each bit narrows the range in which that number lies: to its
//! lower part for a one, to its upper part for a zero, as wide as the chance of that bit. Digits on which both ends of
//! the range agree are written.

/// How likely the next bit is a one, in 65536ths; never 0 and never 65536.
pub(crate) type Chance = u32;

#[derive(Clone, Copy)]
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    const ALL: Range = Range { low: 0, high: u32::MAX };

    /// The last number of the part that stands for a one.
    fn middle(self, one: Chance) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(one)) >> 16) as u32
    }

    fn narrow(&mut self, bit: bool, middle: u32) {
        if bit { self.high = middle } else { self.low = middle + 1 }
    }

    /// The first digit, if it is certain; the range then goes on behind it.
    fn settled(&mut self) -> Option<u8> {
        let digit = self.high >> 24;
        (self.low >> 24 == digit).then(|| {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            digit as u8
        })
    }
}

pub(crate) struct Writer {
    range: Range,
    written: Vec<u8>,
}

impl Default for Writer {
    fn default() -> Writer {
        Writer { range: Range::ALL, written: Vec::new() }
    }
}

impl Writer {
    pub(crate) fn write(&mut self, bit: bool, one: Chance) {
        let middle = self.range.middle(one);
        self.range.narrow(bit, middle);
        while let Some(digit) = self.range.settled() {
            self.written.push(digit);
        }
    }

    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.written.extend(self.range.high.to_be_bytes());
        self.written
    }
}

pub(crate) struct Reader {
    range: Range,
    /// The digits of the number from where the range begins.
    number: u32,
    packed: std::vec::IntoIter<u8>,
}

impl Reader {
    pub(crate) fn new(packed: Vec<u8>) -> Reader {
        let mut reader = Reader { range: Range::ALL, number: 0, packed: packed.into_iter() };
        for _ in 0..4 {
            reader.advance();
        }
        reader
    }

    fn advance(&mut self) {
        self.number = self.number << 8 | u32::from(self.packed.next().unwrap_or(0));
    }

    pub(crate) fn read(&mut self, one: Chance) -> bool {
        let middle = self.range.middle(one);
        let bit = self.number <= middle;
        self.range.narrow(bit, middle);
        while self.range.settled().is_some() {
            self.advance();
        }
        bit
    }
}
