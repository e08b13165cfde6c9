//! The text: what stands where, by the grammar of JSON.
use std::borrow::Cow;

use super::{Fault, Read, Wrong};

/// Things in things of their own kind: no deeper than this.
const DEEPEST: u8 = 64;

pub(super) struct Reader<'de> {
    text: &'de str,
    at: usize,
    depth: u8,
}

impl<'de> Reader<'de> {
    pub fn new(text: &'de str) -> Reader<'de> {
        Reader { text, at: 0, depth: 0 }
    }

    pub fn fault(&self, what: Wrong) -> Fault {
        let before = &self.text.as_bytes()[..self.at];
        let lines = before.split(|byte| *byte == b'\n');
        let (line, column) =
            lines.enumerate().last().map_or((1, 0), |(at, last)| (at + 1, last.len()));
        Fault { what, line, column }
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is no blank; it stays.
    #[inline(never)]
    pub fn peek(&mut self) -> Read<u8> {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.byte() {
            self.at += 1;
        }
        self.byte().ok_or(Wrong::Cut)
    }

    /// Whether this is the next byte; then it is taken.
    #[inline(never)]
    fn takes(&mut self, byte: u8) -> Read<bool> {
        let found = self.peek()? == byte;
        self.at += usize::from(found);
        Ok(found)
    }

    /// Nothing but this may stand here.
    #[inline(never)]
    pub fn take(&mut self, byte: u8) -> Read<()> {
        if self.takes(byte)? { Ok(()) } else { Err(Wrong::Garbled) }
    }

    /// The beginning of something of another kind is odd, anything else is garbled.
    #[inline(never)]
    pub fn begin(&mut self, byte: u8) -> Read<()> {
        match self.peek()? {
            found if found == byte => {
                self.at += 1;
                Ok(())
            }
            b'{' | b'[' | b'"' | b'-' | b'0'..=b'9' | b't' | b'f' | b'n' => Err(Wrong::Odd),
            _ => Err(Wrong::Garbled),
        }
    }

    pub fn deeper(&mut self) -> Read<()> {
        self.depth += 1;
        if self.depth > DEEPEST { Err(Wrong::Garbled) } else { Ok(()) }
    }

    pub fn shallower(&mut self) {
        self.depth -= 1;
    }

    /// Whether a list has something more before its end; the end is taken.
    #[inline(never)]
    pub fn more(&mut self, first: &mut bool, end: u8) -> Read<bool> {
        if self.takes(end)? {
            self.shallower();
            return Ok(false);
        }
        if !std::mem::take(first) {
            self.take(b',')?;
        }
        Ok(true)
    }

    pub fn end(&mut self) -> Read<()> {
        match self.peek() {
            Err(_) => Ok(()),
            Ok(_) => Err(Wrong::Garbled),
        }
    }

    /// `true`, `false` or `null`.
    #[inline(never)]
    fn word(&mut self, word: &str) -> Read<()> {
        let rest = &self.text.as_bytes()[self.at..];
        if rest.starts_with(word.as_bytes()) {
            self.at += word.len();
            return Ok(());
        }
        Err(if word.as_bytes().starts_with(rest) { Wrong::Cut } else { Wrong::Garbled })
    }

    pub fn bool(&mut self) -> Read<bool> {
        match self.peek()? {
            b't' => self.word("true").map(|()| true),
            b'f' => self.word("false").map(|()| false),
            _ => Err(self.begin(b't').err().unwrap_or(Wrong::Odd)),
        }
    }

    pub fn null(&mut self) -> Read<()> {
        if self.peek()? == b'n' { self.word("null") } else { self.begin(b'n') }
    }

    fn digits(&mut self) -> Read<&'de str> {
        let begin = self.at;
        while self.byte().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        let digits = &self.text[begin..self.at];
        match self.byte() {
            None if digits.is_empty() => Err(Wrong::Cut),
            _ if digits.is_empty() => Err(Wrong::Garbled),
            _ => Ok(digits),
        }
    }

    /// A number as it stands, and whether it is whole.
    fn any_number(&mut self) -> Read<(&'de str, bool)> {
        if !matches!(self.peek()?, b'-' | b'0'..=b'9') {
            self.begin(b'0')?;
        }
        let begin = self.at;
        self.at += usize::from(self.byte() == Some(b'-'));
        let digits = self.digits()?;
        if digits.len() > 1 && digits.starts_with('0') {
            return Err(Wrong::Garbled);
        }
        let whole = self.at;
        if self.byte() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.byte() {
            self.at += 1;
            self.at += usize::from(matches!(self.byte(), Some(b'+' | b'-')));
            self.digits()?;
        }
        Ok((&self.text[begin..self.at], self.at == whole))
    }

    #[inline(never)]
    pub fn number<T: std::str::FromStr>(&mut self) -> Read<T> {
        let (digits, whole) = self.any_number()?;
        digits.parse().ok().filter(|_| whole).ok_or(Wrong::Odd)
    }

    /// A text in quotes; a copy only where something in it is written in another way.
    #[inline(never)]
    pub fn text(&mut self) -> Read<Cow<'de, str>> {
        self.begin(b'"')?;
        let mut copy = String::new();
        let mut begin = self.at;
        loop {
            match self.byte().ok_or(Wrong::Cut)? {
                b'"' => {
                    let last = &self.text[begin..self.at];
                    self.at += 1;
                    return Ok(if copy.is_empty() { last.into() } else { (copy + last).into() });
                }
                b'\\' => {
                    copy.push_str(&self.text[begin..self.at]);
                    self.at += 1;
                    copy.push(self.escaped()?);
                    begin = self.at;
                }
                0..0x20 => return Err(Wrong::Garbled),
                _ => self.at += 1,
            }
        }
    }

    /// What stands after a backslash.
    fn escaped(&mut self) -> Read<char> {
        let kind = self.byte().ok_or(Wrong::Cut)?;
        self.at += 1;
        Ok(match kind {
            b'"' | b'\\' | b'/' => char::from(kind),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let first = self.four()?;
                // Two halves of one letter stand beside each other.
                let whole = if (0xd800..0xdc00).contains(&first) {
                    self.word("\\u")?;
                    let second = self.four()?.checked_sub(0xdc00).filter(|rest| *rest < 0x400);
                    0x10000 + ((first - 0xd800) << 10) + second.ok_or(Wrong::Garbled)?
                } else {
                    first
                };
                char::from_u32(whole).ok_or(Wrong::Garbled)?
            }
            _ => return Err(Wrong::Garbled),
        })
    }

    fn four(&mut self) -> Read<u32> {
        let mut number = 0;
        for _ in 0..4 {
            let digit = char::from(self.byte().ok_or(Wrong::Cut)?).to_digit(16);
            number = number * 16 + digit.ok_or(Wrong::Garbled)?;
            self.at += 1;
        }
        Ok(number)
    }

    /// Something nobody asked for: passed over, however deep it goes.
    pub fn skip(&mut self) -> Read<()> {
        let mut ends = Vec::new();
        loop {
            let mut first = false;
            match self.peek()? {
                b'"' => drop(self.text()?),
                b't' | b'f' => drop(self.bool()?),
                b'n' => self.null()?,
                b'-' | b'0'..=b'9' => drop(self.any_number()?),
                open @ (b'[' | b'{') => {
                    self.at += 1;
                    ends.push(if open == b'[' { b']' } else { b'}' });
                    first = true;
                }
                _ => return Err(Wrong::Garbled),
            }
            // Up to where the next one begins.
            loop {
                let Some(&end) = ends.last() else { return Ok(()) };
                if self.takes(end)? {
                    ends.pop();
                    first = false;
                    continue;
                }
                if !first {
                    self.take(b',')?;
                }
                if end == b'}' {
                    drop(self.text()?);
                    self.take(b':')?;
                }
                break;
            }
        }
    }
}
