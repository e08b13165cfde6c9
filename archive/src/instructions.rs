//! Where in an instruction a byte of code stands.

/// Guessed from the bytes alone. Headers, tables and texts are taken for code, too; whatever that says about them, it
/// says the same when they are unpacked.
#[derive(Default)]
pub(crate) struct Instructions {
    /// The last eight opcodes, the newest in the lowest byte.
    pub(crate) opcodes: u64,
    /// Numbers that still belong to the newest one.
    operands: u64,
    /// How many bytes of the present number have come.
    pub(crate) inside: u64,
    /// Behind a jump table's opcode comes how many targets it has.
    counts: bool,
}

const JUMP_TABLE: u8 = 0x0E;

impl Instructions {
    pub(crate) fn pass(&mut self, byte: u8) {
        if self.operands == 0 {
            self.opcodes = self.opcodes << 8 | u64::from(byte);
            self.operands = operands(byte);
            self.counts = byte == JUMP_TABLE;
            return;
        }
        // The last byte of a number is below 128.
        if byte >= 128 {
            self.inside += 1;
            return;
        }
        self.inside = 0;
        self.operands -= 1;
        if std::mem::take(&mut self.counts) {
            self.operands = u64::from(byte) + 1;
        }
    }

    pub(crate) fn opcode(&self) -> u64 {
        self.opcodes & 0xFF
    }

    /// Which byte of which operand comes next: 0 where it is an opcode.
    pub(crate) fn place(&self) -> u64 {
        if self.operands == 0 { 0 } else { self.operands.min(3) * 8 + self.inside.min(7) }
    }
}

/// How many numbers follow an opcode.
fn operands(opcode: u8) -> u64 {
    match opcode {
        // Calls through a table; loads and stores.
        0x11 | 0x28..=0x3E => 2,
        // Blocks, jumps, calls, variables, memory, whole numbers.
        0x02..=0x04 | 0x0C..=0x0E | 0x10 | 0x20..=0x24 | 0x3F..=0x42 => 1,
        _ => 0,
    }
}
