//! Packed text: small, and blind to a glance. It is packed, not locked.
use std::{error, fmt};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// A thousand-action game is some twenty kilobytes; a bomb must not fill the memory.
const LARGEST: usize = 1 << 20;
const FAST: u8 = 1;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackError {
    TooLarge { bytes: usize },
    Broken,
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackError::TooLarge { bytes } => write!(
                f,
                "This file is too large ({} kB) to be a High Street game; the limit is {} kB.",
                bytes / 1024,
                LARGEST / 1024
            ),
            PackError::Broken => f.write_str("This file is cut off or was changed on the way."),
        }
    }
}

impl error::Error for PackError {}

pub fn pack(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), FAST))
}

pub fn unpack(packed: &str) -> Result<String, PackError> {
    if packed.len() > LARGEST {
        return Err(PackError::TooLarge { bytes: packed.len() });
    }
    let bytes = URL_SAFE_NO_PAD.decode(packed.trim()).map_err(|_| PackError::Broken)?;
    let text = decompress_to_vec_with_limit(&bytes, LARGEST).map_err(|_| PackError::Broken)?;
    String::from_utf8(text).map_err(|_| PackError::Broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_back() {
        for text in ["", "x", "Grüße 🛒", &"[0,\"Draw\"],".repeat(5000)] {
            assert_eq!(unpack(&pack(text)).as_deref(), Ok(text));
        }
    }

    #[test]
    fn a_bomb_does_not_unfold() {
        let bomb = pack(&" ".repeat(LARGEST + 1));
        assert!(bomb.len() < 10_000);
        assert_eq!(unpack(&bomb), Err(PackError::Broken));
    }

    #[test]
    fn a_cut_or_changed_text_is_refused_at_every_place() {
        let packed = pack("{\"format\":1,\"game\":\"fiasko\"}");
        for cut in 0..packed.len() {
            assert!(unpack(&packed[..cut]).is_err(), "cut at {cut}");
        }
        assert_eq!(unpack("not base64 at all!"), Err(PackError::Broken));
    }
}
