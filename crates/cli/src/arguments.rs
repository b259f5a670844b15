//! The command line. The options of each command are in `commands`, next to what it does, and
//! their texts in `messages/*/help.ftl`.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueHint};

use crate::commands;
use crate::database::{DatabaseArgument, WithDatabase, WithSite};
use crate::language::LanguageArgument;

#[derive(Debug, Parser)]
#[command(
    name = "webspinner",
    // Else it is the name of the file, which is another one on Windows.
    bin_name = "webspinner",
    version = env!("WEBSPINNER_VERSION"),
    max_term_width = 100,
    after_help = "\
  webspinner
  webspinner play spiderette
  webspinner play spider ms:617
  webspinner rules little-spider
  webspinner games easy"
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) database: DatabaseArgument,
    #[arg(
        long,
        env = "WEBSPINNER_GAMES",
        value_name = "DIR",
        value_hint = ValueHint::DirPath,
        hide_env_values = true,
        global = true,
        display_order = 900
    )]
    pub(crate) games_folder: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(WithDatabase<commands::play::Options>),
    Learn(WithDatabase<commands::learn::Options>),
    Games(commands::games::Options),
    Rules(commands::rules::Options),
    Deal(commands::deal::Options),
    Puzzle(WithDatabase<commands::puzzle::Options>),
    Replay(WithDatabase<commands::replay::Options>),
    Solve(commands::solve::Options),
    Verify(commands::verify::Options),
    Analyze(commands::analyze::Options),
    Check(commands::check::Options),
    Stats(WithDatabase<commands::stats::Options>),
    Import(WithDatabase<commands::import::Options>),
    Export(WithDatabase<commands::export::Options>),
    Serve(Box<WithSite<commands::serve::Options>>),
    Backup(WithSite<commands::backup::Options>),
    Restore(WithSite<commands::restore::Options>),
    Admin(WithSite<commands::admin::Options>),
    Survey(commands::survey::Options),
    Match(commands::matches::Options),
    Merge(commands::merge::Options),
    Report(commands::report::Options),
    Perft(commands::perft::Options),
    Bench(commands::bench::Options),
    Engine(commands::engine::Options),
    Completions(commands::completions::Options),
    Man(commands::man::Options),
    Licences(commands::licences::Options),
}
