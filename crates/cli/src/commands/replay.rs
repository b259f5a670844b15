//! `webspinner replay`.

use std::io::Write;

use anyhow::Result;
use clap::{Args, ValueHint};
use webspinner_rules::{Game, Move};
use webspinner_tui::Start;

use super::{Status, write_json};
use crate::database::Database;
use crate::demo::standing;
use crate::input::Source;
use crate::limits::{parse_index, parse_ordinal};
use crate::records;
use crate::terminal::{is_interactive, play};

/// Replay a record in the terminal, or print its positions
///
/// Positions are printed if there is no terminal, or with --at or --json. Hidden cards show as ##.
/// The exit status is 1 if the record is illegal.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner replay game.spider
  webspinner replay game.spider --at 12
  webspinner export | webspinner replay - --game 3 --json")]
pub(crate) struct Options {
    /// A file of records, as text or as JSON; - for standard input
    #[arg(value_name = "RECORD", value_hint = ValueHint::FilePath)]
    file: Source,
    /// Which record of the file, counted from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = parse_ordinal)]
    game: usize,
    /// Only the position after this many moves and row deals; 0 is the deal
    #[arg(long, value_name = "N", value_parser = parse_index)]
    at: Option<usize>,
    /// Print the positions as JSON, one a line, hidden cards included
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let Some((record, replayed)) = records::replay_one(&options.file, options.game)? else {
        return Ok(Status::No);
    };
    let moves = match options.at {
        None => records::main_line(&record),
        Some(at) => records::first_moves(&record, at)?,
    };
    if options.at.is_none() && !options.json && is_interactive() {
        play(database, Start::Replay(Box::new(record)), None, None)?;
        return Ok(Status::Yes);
    }
    let mut game = Game::new(replayed.rules, replayed.start);
    let wanted = |length: usize| options.at.is_none_or(|at| at == length);
    if wanted(0) {
        write(&game, None, options.json, out)?;
    }
    for played in moves {
        let _ = game.play(played)?;
        if wanted(game.length()) {
            if options.at.is_none() && !options.json {
                writeln!(out)?;
            }
            write(&game, Some(played), options.json, out)?;
        }
    }
    Ok(Status::Yes)
}

/// A position, and the move that led to it.
fn write(game: &Game, played: Option<Move>, json: bool, out: &mut dyn Write) -> Result<()> {
    if json {
        let outcome = game.outcome().map(crate::engine::outcome_word);
        return write_json(
            out,
            &serde_json::json!({
                "length": game.length(), "move": played, "position": game.position(), "outcome": outcome,
            }),
        );
    }
    let line = match played {
        None => standing(game),
        Some(played) => format!("{played}: {}", standing(game)),
    };
    write!(out, "; {line}\n{}", game.view().picture())?;
    Ok(())
}
