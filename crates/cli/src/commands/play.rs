//! `webspinner play`, and `webspinner` alone.

use std::io::Write;

use anyhow::{Result, ensure};
use clap::{Args, ValueHint};
use webspinner_rules::Shuffle;
use webspinner_table::{Criteria, Level};
use webspinner_tui::{Start, ThemeName};

use super::Answer;
use crate::choice::{GameArgument, read_position};
use crate::database::Database;
use crate::demo;
use crate::input::Source;
use crate::terminal::{is_interactive, play};

/// Play in the terminal
///
/// Without a game it goes on with the one that was left unfinished last, or offers a choice.
#[derive(Debug, Default, Args)]
#[command(after_help = "Examples:
  webspinner play
  webspinner play spiderette
  webspinner play spider ms:14934
  webspinner play spider --difficulty medium
  webspinner play ./mine.toml
  webspinner play spider --position puzzle.txt")]
pub(crate) struct Options {
    /// The game: its id, a game file, or a whole deal as spider:ms:14934
    game: Option<GameArgument>,
    /// The deal: a number, a scheme and its number as ms:14934, or cards:3DAS...; a random one if
    /// not given
    deal: Option<Shuffle>,
    /// Play from the position in this file, a picture as `deal --reveal` prints it or JSON; such a
    /// game is not kept
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "game", conflicts_with = "deal")]
    position: Option<Source>,
    /// Look for a random deal that can be won, and play it; such a game counts as assisted
    #[arg(long, requires = "game", conflicts_with_all = ["deal", "position"])]
    winnable: bool,
    /// Look for a random deal that can be won and is easy, medium or hard among those of its game
    #[arg(long, value_name = "LEVEL", requires = "game", conflicts_with_all = ["deal", "position"])]
    difficulty: Option<Level>,
    /// How cards look, this time: unicode, four-colours, high-contrast, light or ascii; without it,
    /// as last chosen in the game, or as suits the terminal
    #[arg(long)]
    theme: Option<ThemeName>,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Answer> {
    if options.game.is_none() && !is_interactive() {
        demo::run(out)?;
    } else {
        play(database, options.start()?, options.theme)?;
    }
    Ok(Answer::Yes)
}

impl Options {
    /// What deal is to be looked for.
    fn criteria(&self) -> Option<Criteria> {
        let any = self.winnable.then_some(Criteria::Winnable);
        self.difficulty.map(Criteria::Level).or(any)
    }

    fn start(&self) -> Result<Start> {
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
                "a deal that is named is not looked for: leave it out, or --winnable and --difficulty"
            );
            return Ok(Start::FindDeal(rules, criteria));
        }
        let (rules, shuffle) = game.read_with(self.deal.as_ref())?;
        // Whatever cannot be dealt is told before the screen is taken.
        rules.deal(&shuffle)?;
        Ok(Start::Deal(rules, Some(shuffle)))
    }
}
