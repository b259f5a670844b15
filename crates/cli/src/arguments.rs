//! The command line. The options of each command are in `commands`, next to what it does.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueHint};

use crate::commands;
use crate::database::{DatabaseArgument, WithDatabase};

/// Spider Solitaire and its relatives in the terminal
///
/// Without a command it opens the terminal game: the game left unfinished last, or a choice of
/// games. If input or output is not a terminal, it plays a stored game as a demonstration.
#[derive(Debug, Parser)]
#[command(
    name = "webspinner",
    version = env!("WEBSPINNER_VERSION"),
    max_term_width = 100,
    after_help = "Examples:
  webspinner                          continue the last game, or choose one
  webspinner play spiderette          play a new deal of Spiderette
  webspinner play spider ms:14934     play the deal that PySolFC numbers 14934
  webspinner rules little-spider      read the rules of a game
  webspinner games easy               find a game by a word

Exit status: 0 success, 1 the answer is no (for an illegal record, say), 2 bad input or a failure,
130 stopped by Ctrl-C or a signal before the end."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) database: DatabaseArgument,
    /// The folder with custom games, one game file each [default: webspinner/games in the user's
    /// configuration folder]
    #[arg(
        long,
        env = "WEBSPINNER_GAMES",
        value_name = "DIR",
        value_hint = ValueHint::DirPath,
        hide_env_values = true
    )]
    pub(crate) games_folder: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(WithDatabase<commands::play::Options>),
    Games(commands::games::Options),
    Rules(commands::rules::Options),
    Deal(commands::deal::Options),
    Replay(WithDatabase<commands::replay::Options>),
    Solve(commands::solve::Options),
    Analyze(commands::analyze::Options),
    Check(commands::check::Options),
    Stats(WithDatabase<commands::stats::Options>),
    Import(WithDatabase<commands::import::Options>),
    Export(WithDatabase<commands::export::Options>),
    Serve(WithDatabase<commands::serve::Options>),
    Backup(WithDatabase<commands::backup::Options>),
    Restore(WithDatabase<commands::restore::Options>),
    Admin(commands::admin::Options),
    Survey(commands::survey::Options),
    Report(commands::report::Options),
    Perft(commands::perft::Options),
    Bench(commands::bench::Options),
    Tune(commands::tune::Options),
    Engine(commands::engine::Options),
    Completions(commands::completions::Options),
    Man(commands::man::Options),
    Licences(commands::licences::Options),
}
