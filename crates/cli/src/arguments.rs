//! The command line. The options of each command are in `commands`, next to what it does. Their doc
//! comments are the help: the first paragraph is what `-h` shows, all of them what `--help` does.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand, ValueHint};

use crate::commands;
use crate::database::{DatabaseArgument, WithDatabase, WithSite};
use crate::language::LanguageArgument;

/// Spider Solitaire and its relatives in the terminal
///
/// Without a command it opens the terminal game: your last unfinished game, or a list to choose
/// from. If input or output is not a terminal, it plays a stored game as a demonstration.
#[derive(Debug, Parser)]
#[command(
    name = "webspinner",
    // Else it is the name of the file, which is another one on Windows.
    bin_name = "webspinner",
    version = env!("WEBSPINNER_VERSION"),
    max_term_width = 100,
    after_help = "\
Examples:
  webspinner                       continue the last game, or choose one
  webspinner play spiderette       play a new deal of Spiderette
  webspinner play spider ms:617    play the deal that PySolFC numbers 617
  webspinner rules little-spider   read the rules of a game
  webspinner games easy            find a game by a word

Exit status: 0 success, 1 the answer is no (for an illegal record, say), 2 bad input or a failure, \
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

/// What to do. Each command is explained where its options are.
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

impl Arguments {
    /// The arguments of this run. If they are not valid, or ask for help or the version, the
    /// program prints that and ends.
    pub(crate) fn of_this_run() -> Self {
        let mut command = command_line();
        let matches = command.get_matches_mut();
        let arguments = Self::from_arg_matches(&matches);
        arguments.unwrap_or_else(|error| error.format(&mut command).exit())
    }
}

/// The command line, whose commands have the options of the program, too.
pub(crate) fn command_line() -> clap::Command {
    let mut command = Arguments::command();
    command.build();
    command.mut_subcommands(without_folder)
}

/// The command with a help that leaves out the folder of custom games. Every command accepts it,
/// but few know games, and the help of the program has it.
fn without_folder(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|known| {
        let is_folder = known.get_id() == "games_folder";
        if is_folder { known.hide(true) } else { known }
    });
    command.mut_subcommands(without_folder)
}

/// Environment variables without an argument: they are for developers.
const FURTHER_VARIABLES: [&str; 3] = ["WEBSPINNER_PAGE", "WEBSPINNER_SOAK", "WEBSPINNER_VERSION"];

/// All environment variables that the program knows.
pub(crate) fn variables() -> BTreeSet<String> {
    let mut known = FURTHER_VARIABLES.map(str::to_owned).into();
    add_variables(&Arguments::command(), &mut known);
    known
}

fn add_variables(command: &clap::Command, known: &mut BTreeSet<String>) {
    let names = command.get_arguments().filter_map(Arg::get_env);
    known.extend(names.filter_map(|name| name.to_str().map(str::to_owned)));
    for command in command.get_subcommands() {
        add_variables(command, known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_has_no_contradictions() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_command_and_every_argument_is_explained() {
        let program = command_line();
        for command in program.get_subcommands() {
            let examples = command.get_after_help().map(ToString::to_string);
            let has_any = examples.is_some_and(|text| text.starts_with("Examples:\n  "));
            let name = command.get_name();
            assert!(has_any || name == "help", "{name} has no examples");
        }
        assert_explained(program);
    }

    fn assert_explained(mut command: clap::Command) {
        let name = command.get_bin_name().unwrap_or_default().to_owned();
        assert!(command.get_about().is_some(), "{name} is not explained");
        for argument in command.get_arguments() {
            let id = argument.get_id();
            assert!(
                argument.get_help().is_some(),
                "{name}: {id} is not explained"
            );
        }
        let help = command.render_long_help().to_string();
        for wrong in ["{ $", "\n\n\n"] {
            assert!(!help.contains(wrong), "{name} has {wrong:?}: {help}");
        }
        for below in command.get_subcommands() {
            assert_explained(below.clone());
        }
    }
}
