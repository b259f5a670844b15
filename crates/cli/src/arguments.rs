//! The command line. Each command's own options stand with what it does, in `commands`.

use clap::{Parser, Subcommand};

use crate::commands;
use crate::database::Database;

/// The Spider family of patience games in the terminal
///
/// Without a command it opens the terminal game: the one that was left unfinished last, or a
/// choice of games. Where input or output is no terminal it plays a stored game through instead,
/// so that a pipe or a script sees it work.
#[derive(Debug, Parser)]
#[command(
    name = "webspinner",
    version,
    max_term_width = 100,
    after_help = "Examples:
  webspinner                          go on with the game left last, or choose one
  webspinner play spiderette          play a new deal of Spiderette
  webspinner play spider ms:14934     play the deal that PySolFC numbers 14934
  webspinner rules little-spider      read the rules of a game
  webspinner games easy               find a game by a word

Exit status: 0 all is well, 1 the answer is no (an illegal record, say), 2 bad input."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) database: Database,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(commands::play::Options),
    Games(commands::games::Options),
    Rules(commands::rules::Options),
    Deal(commands::deal::Options),
    Replay(commands::replay::Options),
    Solve(commands::solve::Options),
    Analyze(commands::analyze::Options),
    Check(commands::check::Options),
    Stats(commands::stats::Options),
    Import(commands::import::Options),
    Export(commands::export::Options),
    Serve(commands::serve::Options),
    Backup(commands::backup::Options),
    Restore(commands::restore::Options),
    Survey(commands::survey::Options),
    Report(commands::report::Options),
    Perft(commands::perft::Options),
    Bench(commands::bench::Options),
    Tune(commands::tune::Options),
    Engine(commands::engine::Options),
    Completions(commands::completions::Options),
    Man(commands::man::Options),
}
