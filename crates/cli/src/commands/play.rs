//! `webspinner play`, and `webspinner` alone.

use std::io::Write;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueHint};
use webspinner_rules::deal::Shuffle;
use webspinner_table::Criteria;
use webspinner_table::difficulty::Level;
use webspinner_tui::{Start, ThemeName};

use super::Status;
use crate::choice::{GameArgument, read_position};
use crate::database::Database;
use crate::demo;
use crate::input::Source;
use crate::limits::{parse_index, said};
use crate::problem::problem;
use crate::records;
use crate::terminal::{is_interactive, play};
use webspinner_words::Message;

#[derive(Debug, Default, Args)]
#[command(after_help = "\
  webspinner play
  webspinner play spiderette
  webspinner play spider ms:617
  webspinner play spider --difficulty medium
  webspinner play ./mine.toml
  webspinner play spider --position puzzle.txt
  webspinner play --record game.spider --at 30")]
pub(crate) struct Options {
    #[arg(hide_possible_values = true)]
    game: Option<GameArgument>,
    #[arg(value_parser = said::<Shuffle>)]
    deal: Option<Shuffle>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "game", conflicts_with = "deal")]
    position: Option<Source>,
    #[arg(
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        conflicts_with_all = ["game", "position", "winnable", "difficulty"]
    )]
    record: Option<Source>,
    #[arg(long, value_name = "N", requires = "record", value_parser = parse_index)]
    at: Option<usize>,
    #[arg(long, requires = "game", conflicts_with_all = ["deal", "position"])]
    winnable: bool,
    #[arg(
        long,
        value_name = "LEVEL",
        requires = "game",
        conflicts_with_all = ["deal", "position"],
        value_parser = said::<Level>
    )]
    difficulty: Option<Level>,
    #[arg(long, value_parser = said::<ThemeName>)]
    theme: Option<ThemeName>,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    if options.game.is_none() && options.record.is_none() && !is_interactive() {
        demo::run(out)?;
    } else {
        let file = options.game.as_ref().and_then(GameArgument::file);
        play(database, options.start()?, options.theme, file.as_ref())?;
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
                problem(&Message::new("play-search-and-deal"))
            );
            return Ok(Start::FindDeal(rules, criteria));
        }
        let (rules, shuffle) = game.read_with(self.deal.as_ref())?;
        // A deal that the game does not have is an error before the screen is taken.
        rules.deal(&shuffle)?;
        Ok(Start::Deal(rules, Some(shuffle)))
    }
}
