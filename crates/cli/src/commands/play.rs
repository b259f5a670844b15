//! `webspinner play`, and `webspinner` alone.

use std::io::Write;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueHint};
use webspinner_rules::deal::Shuffle;
use webspinner_table::Criteria;
use webspinner_table::difficulty::Level;
use webspinner_tui::Start;

use super::Status;
use crate::choice::{GameArgument, read_position};
use crate::database::Database;
use crate::demo;
use crate::input::Source;
use crate::limits::{parse_index, said};
use crate::records;
use crate::terminal::{ThemeArgument, is_interactive, play};

/// Play in the terminal
///
/// Without a game it continues the one left unfinished last, or offers a choice.
#[derive(Debug, Default, Args)]
#[command(after_help = "\
Examples:
  webspinner play
  webspinner play spiderette
  webspinner play spider ms:617
  webspinner play spider --difficulty medium
  webspinner play ./mine.toml
  webspinner play spider --position puzzle.txt
  webspinner play --record game.spider --at 30")]
pub(crate) struct Options {
    /// The game: its id or name, a game file, or a whole deal such as spider:ms:617
    #[arg(hide_possible_values = true)]
    game: Option<GameArgument>,
    /// The deal: a number, a scheme and number such as ms:617, or cards:3DAS... [default: a random
    /// one]
    #[arg(value_parser = said::<Shuffle>)]
    deal: Option<Shuffle>,
    /// Play from the position in this file, as `deal --reveal` or `deal --json` prints it; such a
    /// game is not saved
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "game", conflicts_with = "deal")]
    position: Option<Source>,
    /// Play from a position of this record, as text or as JSON; such a game is not saved
    #[arg(
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        conflicts_with_all = ["game", "position", "winnable", "difficulty"]
    )]
    record: Option<Source>,
    /// With --record: the position after this many moves and row deals; 0 is the deal [default:
    /// where its player stands]
    #[arg(long, value_name = "N", requires = "record", value_parser = parse_index)]
    at: Option<usize>,
    /// Look for a random deal that can be won, and play it
    #[arg(long, requires = "game", conflicts_with_all = ["deal", "position"])]
    winnable: bool,
    /// Look for a random deal that can be won and is easy, medium or hard among those of its game
    #[arg(
        long,
        value_name = "LEVEL",
        requires = "game",
        conflicts_with_all = ["deal", "position"],
        value_parser = said::<Level>
    )]
    difficulty: Option<Level>,
    #[command(flatten)]
    theme: ThemeArgument,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    if options.game.is_none() && options.record.is_none() && !is_interactive() {
        demo::run(out)?;
    } else {
        let file = options.game.as_ref().and_then(GameArgument::file);
        play(
            database,
            options.start()?,
            options.theme.theme,
            file.as_ref(),
        )?;
    }
    Ok(Status::Yes)
}

impl Options {
    /// The criteria of the deal to look for.
    fn criteria(&self) -> Option<Criteria> {
        let any = self.winnable.then_some(Criteria::Winnable);
        self.difficulty.map(Criteria::Level).or(any)
    }

    fn start(&self) -> Result<Start> {
        if let Some(source) = &self.record {
            let record = records::read_one(source, 1)?;
            let reached = records::reached(&record, self.at);
            let (game, _) = reached.with_context(|| source.to_string())?;
            let rules = Arc::clone(game.rules());
            return Ok(Start::Position(rules, game.position().clone()));
        }
        let Some(game) = &self.game else {
            return Ok(Start::Resume);
        };
        if let Some(source) = &self.position {
            let (rules, _) = game.read()?;
            let position = read_position(&rules, source)?;
            return Ok(Start::Position(rules, position));
        }
        if let Some(criteria) = self.criteria() {
            let (rules, named) = game.read()?;
            ensure!(
                named.is_none(),
                "leave out the deal, or --winnable and --difficulty, which look for one"
            );
            return Ok(Start::FindDeal(rules, criteria));
        }
        let (rules, shuffle) = game.read_with(self.deal.as_ref())?;
        // A deal that the game does not have is an error before the screen is taken.
        rules.deal(&shuffle)?;
        Ok(Start::Deal(rules, Some(shuffle)))
    }
}
