//! Packed text: small, and blind to a glance. It is packed, not locked.
use std::{error, fmt};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

/// A thousand-action game is some twenty kilobytes; a bomb must not fill the memory, and reading it
/// must not take long.
const LARGEST: usize = 256 << 10;
const FAST: u8 = 1;
const TIGHT: u8 = 10;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackError {
    TooLarge {
        bytes: usize,
        most: usize,
    },
    /// Small, but not when it is unpacked.
    Bomb,
    Broken,
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackError::TooLarge { bytes, most } => write!(
                f,
                "This file is too large ({} kB) to be a High Street game; the limit is {} kB.",
                bytes.div_ceil(1024),
                most / 1024
            ),
            PackError::Bomb => write!(
                f,
                "This file unpacks to more than {} kB, which no High Street game does.",
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

/// The same as small as it gets, for an address: packed once, not after every move.
pub(super) fn pack_tightly(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), TIGHT))
}

fn fits(text: &str) -> Result<(), PackError> {
    match text.len() {
        bytes if bytes > LARGEST => Err(PackError::TooLarge { bytes, most: LARGEST }),
        _ => Ok(()),
    }
}

/// A text that was not packed, if it is no larger than a packed one may be.
pub(super) fn plain(text: &str) -> Result<String, PackError> {
    fits(text).map(|()| text.to_owned())
}

pub fn unpack(packed: &str) -> Result<String, PackError> {
    fits(packed)?;
    let bytes = URL_SAFE_NO_PAD.decode(packed.trim()).map_err(|_| PackError::Broken)?;
    let text = decompress_to_vec_with_limit(&bytes, LARGEST).map_err(|why| match why.status {
        TINFLStatus::HasMoreOutput => PackError::Bomb,
        _ => PackError::Broken,
    })?;
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
        assert_eq!(unpack(&bomb), Err(PackError::Bomb));
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
