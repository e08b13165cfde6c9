use crate::{Unpacking, pack};

/// Any bytes, the same every time.
fn noise(count: usize) -> Vec<u8> {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from(state >> 24).expect("eight bits")
    };
    (0..count).map(|_| next()).collect()
}

fn comes_back(bytes: &[u8]) {
    assert_eq!(Unpacking::new(pack(bytes)).next(bytes.len()), bytes);
}

#[test]
fn what_was_packed_comes_back() {
    comes_back(b"");
    comes_back(b"x");
    comes_back(&[0; 10_000]);
    comes_back(&[255; 10_000]);
    comes_back(&noise(50_000));
    comes_back(&b"local.get 3 i32.load offset=4 ".repeat(300));
}

#[test]
fn it_comes_back_in_pieces_of_any_size() {
    let bytes = [noise(3_000), b"shop".repeat(500), noise(3_000)].concat();
    let mut unpacking = Unpacking::new(pack(&bytes));
    let mut back = Vec::new();
    for size in (1..).take_while(|size| size * (size + 1) / 2 <= bytes.len()) {
        back.extend(unpacking.next(size));
    }
    let rest = bytes.len() - back.len();
    back.extend(unpacking.next(rest));
    assert_eq!(back, bytes);
}

#[test]
fn noise_hardly_grows_and_what_repeats_nearly_vanishes() {
    let bytes = noise(100_000);
    assert!(pack(&bytes).len() < 103_000);
    let twice = [bytes.clone(), bytes].concat();
    assert!(pack(&twice).len() < 106_000);
}

#[test]
fn what_is_no_archive_gives_bytes_and_no_panic() {
    for packed in [vec![], vec![0; 3], noise(5_000)] {
        assert_eq!(Unpacking::new(packed).next(20_000).len(), 20_000);
    }
}

/// What one machine packs, a browser on another unpacks: nothing may hang on either.
#[test]
fn the_same_bytes_are_packed_alike_on_every_machine() {
    let packed = pack(&[b"one street, five shops".repeat(40), noise(2_000)].concat());
    let sum = packed.iter().fold(0_u32, |sum, byte| sum.rotate_left(5) ^ u32::from(*byte));
    assert_eq!((packed.len(), sum), (2128, 684_122_428));
}
