//! The commands: the options of each, and what it does.

pub(crate) mod admin;
pub(crate) mod analyze;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod deal;
pub(crate) mod engine;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod import;
pub(crate) mod learn;
pub(crate) mod licences;
pub(crate) mod man;
pub(crate) mod matches;
pub(crate) mod merge;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod stats;
pub(crate) mod survey;
pub(crate) mod verify;

use std::io::Write;

use anyhow::Result;

use crate::arguments::{Arguments, Command};

/// The outcome of a command, which gives the exit status. Bad input is an error instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// All is well.
    Yes,
    /// It is not: a record is illegal, say, or a game file invalid.
    No,
    /// Something could not be read, which was reported already.
    BadInput,
    /// Not known: the program was stopped before it was done.
    Interrupted,
}

impl Status {
    /// All is well, unless the program was stopped.
    fn unless(stopped: bool) -> Self {
        if stopped {
            Self::Interrupted
        } else {
            Self::Yes
        }
    }
}

/// Carries out a command and writes its output.
///
/// # Errors
/// If its input cannot be read or is invalid, or the output cannot be written.
pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Status> {
    let general = &arguments.database;
    let Some(command) = &arguments.command else {
        return play::run(&play::Options::default(), &general.into(), out);
    };
    match command {
        Command::Play(with) => play::run(&with.options, &with.database(general), out),
        Command::Learn(with) => learn::run(&with.options, &with.database(general), out),
        Command::Games(options) => games::run(options, out),
        Command::Rules(options) => rules::run(options, &general.into(), out),
        Command::Deal(options) => deal::run(options, out),
        Command::Puzzle(with) => puzzle::run(&with.options, &with.database(general), out),
        Command::Replay(with) => replay::run(&with.options, &with.database(general), out),
        Command::Solve(options) => solve::run(options, out),
        Command::Verify(options) => verify::run(options, out),
        Command::Analyze(options) => analyze::run(options, out),
        Command::Check(options) => check::run(options, out),
        Command::Stats(with) => stats::run(&with.options, &with.database(general), out),
        Command::Import(with) => import::run(&with.options, &with.database(general), out),
        Command::Export(with) => export::run(&with.options, &with.database(general), out),
        Command::Serve(with) => serve::run(&with.options, &with.database(general), out),
        Command::Backup(with) => backup::run(&with.options, &with.database(general), out),
        Command::Restore(with) => restore::run(&with.options, &with.database(general), out),
        Command::Admin(with) => admin::run(&with.options, &with.database(general), out),
        Command::Survey(options) => survey::run(options, out),
        Command::Match(options) => matches::run(options, out),
        Command::Merge(options) => merge::run(options, out),
        Command::Report(options) => report::run(options, out),
        Command::Perft(options) => perft::run(options, out),
        Command::Bench(options) => bench::run(options, out),
        Command::Engine(options) => engine::run(options, out),
        Command::Completions(options) => completions::run(options, out),
        Command::Man(options) => man::run(options, out),
        Command::Licences(options) => licences::run(options, out),
    }
}

/// Writes a value as one line of JSON.
fn write_json(out: &mut dyn Write, value: &impl serde::Serialize) -> Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}
