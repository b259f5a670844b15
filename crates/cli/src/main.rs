//! Turns arguments into calls to the other crates.

mod arguments;
mod certificates;
mod choice;
mod commands;
mod custom_games;
mod database;
mod demo;
mod engine;
mod input;
mod interrupt;
mod language;
mod limits;
mod listed;
mod output;
mod problem;
mod progress;
mod records;
mod shard;
mod solving;
mod terminal;
mod words;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Result;
use arguments::Arguments;
use commands::Status;

/// Bad input (invalid arguments or files), or a failure of the system.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let arguments = Arguments::of_this_run();
    match run(&arguments) {
        Ok(Status::Yes) => ExitCode::SUCCESS,
        Ok(Status::No) => ExitCode::FAILURE,
        Ok(Status::BadInput) => ExitCode::from(BAD_INPUT),
        Ok(Status::Interrupted) => ExitCode::from(interrupt::STATUS),
        // The reader of the output has closed the pipe.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("webspinner: {}", problem::text(&error));
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn run(arguments: &Arguments) -> Result<Status> {
    arguments.language.speak();
    if let Some(folder) = &arguments.games_folder {
        custom_games::use_folder(folder)?;
    }
    let mut out = io::stdout().lock();
    let answer = commands::run(arguments, &mut out)?;
    out.flush()?;
    Ok(answer)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause
            .downcast_ref::<serde_json::Error>()
            .and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(ErrorKind::BrokenPipe)
    })
}
