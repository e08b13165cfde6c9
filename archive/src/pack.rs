//! `pack FILE …`: writes an archive of the files, one behind the other, to standard output.
use std::io::{Result, Write, stdout};
use std::{env, fs};

fn main() -> Result<()> {
    let mut bytes = Vec::new();
    for file in env::args().skip(1) {
        bytes.extend(fs::read(file)?);
    }
    stdout().write_all(&archive::pack(&bytes))
}
