//! Turns arguments into calls to the other crates.

mod choice;
mod engine;
mod games;
mod words;

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The Spider family of patience games in the terminal
#[derive(Parser)]
#[command(name = "webspinner", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game by JSON lines on standard input and output, for other programs
    Engine,
}

fn main() -> ExitCode {
    match run(&Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("webspinner: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(command: &Command) -> Result<()> {
    match command {
        Command::Engine => engine::serve(io::stdin().lock(), io::stdout().lock()),
    }
}
