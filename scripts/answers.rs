//! Questions of the page, answered natively, for `scripts/measure.mjs` to compare with the worker's time: on each line
//! of the input the bytes of one question; on each line of the output the milliseconds its answer takes.
use std::io::BufRead;
use std::time::Instant;

use high_street::games::{Errand, Room};

const TIMES: u32 = 5;

fn main() {
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("a line");
        let bytes: Vec<u8> =
            line.split(',').map(|byte| byte.parse().expect("bytes, with commas between")).collect();
        let begun = Instant::now();
        for _ in 0..TIMES {
            let errand = Errand::from_bytes(&bytes).expect("an errand of this build");
            Room::default().answer(&errand, || true).expect("a question that can be answered");
        }
        println!("{}", begun.elapsed().as_secs_f64() * 1000.0 / f64::from(TIMES));
    }
}
