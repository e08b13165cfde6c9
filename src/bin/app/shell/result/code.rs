//! A link as one code to be scanned. What computes it comes in a file of its own, when somebody asks.
use std::fmt::Write;

use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

use crate::own_file::own_file;

/// The side of the code in modules, and its dark modules as the outline of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    pub side: i32,
    pub path: String,
}

impl Code {
    /// Its width in pixels where there is room: whole pixels to a module, and three at least. With two, or with two and a
    /// half, the codes of long games cannot be scanned from an ordinary screen.
    pub fn width(&self) -> i32 {
        const USUAL: i32 = 420;
        self.side * (USUAL / self.side).max(3)
    }
}

type Encode = fn(&str) -> Option<Code>;

own_file!(code: Encode = encode);

/// Light around it, as scanners want it.
pub const MARGIN: i32 = 4;

/// `None` where a link is longer than one code holds.
fn encode(link: &str) -> Option<Code> {
    let segment = QrSegment::make_bytes(link.as_bytes());
    let (least, most) = (Version::MIN, Version::MAX);
    let mask: Option<Mask> = None;
    let code =
        QrCode::encode_segments_advanced(&[segment], QrCodeEcc::Low, least, most, mask, true)
            .ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let dark = (x..code.size()).take_while(|&x| code.get_module(x, y)).count();
            if dark > 0 {
                write!(path, "M{} {}h{dark}v1h-{dark}z", x + MARGIN, y + MARGIN)
                    .expect("a text takes all");
            }
            x += i32::try_from(dark).expect("a code is small") + 1;
        }
    }
    Some(Code { side: code.size() + 2 * MARGIN, path })
}

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn one_code_holds_2953_letters_and_no_more() {
        assert!(encode(&"a".repeat(2_953)).is_some());
        assert_eq!(encode(&"a".repeat(2_954)), None);
    }

    #[test]
    fn a_module_is_drawn_in_whole_pixels_three_of_them_at_least() {
        for letters in [40, 600, 1_050, 2_750, 2_953] {
            let code = encode(&"a".repeat(letters)).unwrap();
            let pixels = code.width() / code.side;
            assert!(
                pixels >= 3 && code.width() % code.side == 0 && code.width() < 600,
                "{letters}"
            );
        }
    }

    #[test]
    fn a_code_begins_with_the_corner_a_scanner_looks_for() {
        let code = encode("https://high-street.example/").unwrap();
        assert_eq!(code.side, 25 + 8);
        assert!(code.path.starts_with("M4 4h7v1h-7z"), "{}", code.path);
    }
}
