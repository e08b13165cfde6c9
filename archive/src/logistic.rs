//! Chances and leanings. A leaning is the logarithm of the odds: 0 is even, and leanings of several judges can be
//! weighed and added. Tables in whole numbers, because functions of fractions differ in the last digit from machine to
//! machine, and then nothing could be unpacked.

/// Leanings go from −2047 to 2047, in 256ths.
pub(crate) const MOST: i32 = 2047;

/// 4096 / (1 + e^−x), for x from −8 to 8 by halves.
const CURVE: [i32; 33] = [
    1, 2, 4, 6, 10, 17, 27, 45, 74, 120, 194, 311, 488, 747, 1102, 1546, 2048, 2550, 2994, 3349,
    3608, 3785, 3902, 3976, 4022, 4051, 4069, 4079, 4086, 4090, 4092, 4094, 4095,
];

/// The chance, in 4096ths, that belongs to a leaning.
pub(crate) fn chance(leaning: i32) -> i32 {
    let from = leaning.clamp(-MOST, MOST) + 2048;
    let (at, part) = ((from >> 7) as usize, from & 127);
    (CURVE[at] * (128 - part) + CURVE[at + 1] * part + 64) >> 7
}

/// Leanings of all chances in 4096ths: `chance` the other way round.
pub(crate) fn leanings() -> Vec<i32> {
    let mut leaning = -MOST;
    let least = |wanted: i32| {
        while leaning < MOST && chance(leaning) < wanted {
            leaning += 1;
        }
        leaning
    };
    (0..4096).map(least).collect()
}
