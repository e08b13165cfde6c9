//! `tighten FILE …`: writes each module anew, in fewer bytes.
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    for file in env::args().skip(1) {
        let tight = fs::read(&file).map_err(|why| why.to_string()).and_then(|module| {
            tighten::tighten(&module).map_err(|why| format!("this is no module: {why}"))
        });
        if let Err(why) =
            tight.and_then(|tight| fs::write(&file, tight).map_err(|why| why.to_string()))
        {
            eprintln!("tighten: {file}: {why}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
