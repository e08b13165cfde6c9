//! A length in pixels, written to the tenth.
//!
//! The library's way of writing fractions is exact to the last of sixteen digits, and would be a thirtieth of the
//! street.
use std::fmt;

#[derive(Clone, Copy)]
pub struct Tenths(pub f64);

impl fmt::Display for Tenths {
    #[allow(clippy::cast_possible_truncation, reason = "a screen has few pixels")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        write!(f, "{sign}{whole}")?;
        if part == 0 { Ok(()) } else { write!(f, ".{part}") }
    }
}

#[cfg(test)]
mod tests {
    use super::Tenths;

    #[test]
    fn a_length_is_written_to_the_tenth() {
        let written = [0.0, 12.0, 99.94, 0.05, -0.04, -3.25, 1440.999]
            .map(|length| Tenths(length).to_string());
        assert_eq!(written, ["0", "12", "99.9", "0.1", "0", "-3.3", "1441"]);
    }
}
