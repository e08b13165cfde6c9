//! `tighten TIGHT MODULE …`: writes the modules into the file TIGHT, as one and in fewer bytes.
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let mut files = env::args().skip(1);
    let Some(tight) = files.next() else {
        eprintln!("tighten: Name the file to write, and then the modules.");
        return ExitCode::FAILURE;
    };
    match run(&tight, files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("tighten: {tight}: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(tight: &str, modules: impl Iterator<Item = String>) -> Result<(), String> {
    let read = |file: String| fs::read(&file).map_err(|why| format!("{file}: {why}"));
    let modules = modules.map(read).collect::<Result<Vec<_>, _>>()?;
    let written =
        tighten::tighten(&modules).map_err(|why| format!("these modules do not fit: {why}"))?;
    fs::write(tight, written).map_err(|why| why.to_string())
}
