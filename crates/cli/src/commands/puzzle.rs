//! `webspinner puzzle`.

use std::io::{self, BufRead, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use clap::Args;
use webspinner_rules::Move;
use webspinner_table::Session;
use webspinner_table::difficulty::Level;
use webspinner_tasks::{Attempt, Standing, level, numbered, of_day, of_level, puzzles};
use webspinner_tui::Start;
use webspinner_words::{GameTexts, Say};

use super::Status;
use crate::database::Database;
use crate::limits::{parse_ordinal, said};
use crate::terminal::{ThemeArgument, is_interactive, play as play_on_table};
use crate::words::{reached, say};

const SECONDS_A_DAY: u64 = 24 * 60 * 60;

/// Solve a puzzle from a real game
///
/// Without a number it is the puzzle of the day. In a terminal it lies on the table of the game;
/// otherwise type moves such as 3-4 or 3-4x2, ? for a hint or > for the solution; each move is
/// judged at once. That only one move keeps the win, or that no shorter way exists, is proved.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner puzzle                         the puzzle of the day
  webspinner puzzle 12                      puzzle number 12
  webspinner puzzle --difficulty hard       a hard one
  echo '3-4 5-4x2' | webspinner puzzle 12   have two moves judged")]
pub(crate) struct Options {
    /// The number of the puzzle [default: the puzzle of the day]
    #[arg(value_parser = parse_ordinal)]
    puzzle: Option<usize>,
    /// The puzzle of the day among those that are easy, medium or hard
    #[arg(long, value_name = "LEVEL", conflicts_with = "puzzle", value_parser = said::<Level>)]
    difficulty: Option<Level>,
    /// Show the solution
    #[arg(long)]
    solution: bool,
    #[command(flatten)]
    theme: ThemeArgument,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let number = options.number()?;
    let puzzle = numbered(number).with_context(|| {
        let count = puzzles().len();
        format!("there is no such puzzle: they are numbered from 1 to {count}")
    })?;
    if is_interactive() && !options.solution {
        play_on_table(database, Start::Puzzle(number), options.theme.theme, None)?;
        return Ok(Status::Yes);
    }
    let session = puzzle.session()?;
    let attempt = Attempt::new(puzzle);
    let (level, rating) = (level(puzzle.rating).word(), puzzle.rating);
    let (name, deal) = (say(&session.rules().name_message()), &puzzle.deal);
    let played = reached(puzzle.played.len());
    writeln!(
        out,
        "; puzzle {number} ({level}, {rating}): {name}, {deal} {played}"
    )?;
    write!(out, "{}", session.view().picture())?;
    writeln!(out, "; {}", say(&puzzle.message()))?;
    if options.solution {
        writeln!(out, "; {}", solution(&attempt))?;
        return Ok(Status::Yes);
    }
    let how = "Type moves such as 3-4 or 3-4x2, ? for a hint, > for the solution.";
    writeln!(out, "; {how}")?;
    out.flush()?;
    answer(attempt, session, out)
}

impl Options {
    fn number(&self) -> Result<usize> {
        if let Some(number) = self.puzzle {
            return Ok(number);
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
        let day = now.as_secs() / SECONDS_A_DAY;
        let Some(level) = self.difficulty else {
            return Ok(of_day(day));
        };
        let numbers: Vec<usize> = of_level(level).collect();
        let index = usize::try_from(day)? % numbers.len().max(1);
        Ok(numbers.get(index).copied().unwrap_or(1))
    }
}

fn solution(attempt: &Attempt) -> String {
    let moves = attempt.solution().iter();
    let texts: Vec<String> = moves.map(ToString::to_string).collect();
    format!("Solution: {}", texts.join(" "))
}

/// Reads what the player types until the puzzle is solved or nothing more comes.
fn answer(mut attempt: Attempt, mut session: Session, out: &mut dyn Write) -> Result<Status> {
    let mut status = Status::Yes;
    for line in io::stdin().lock().lines() {
        for word in line?.split_whitespace() {
            match word {
                "?" => {
                    let hint = attempt.solution().first().map(ToString::to_string);
                    writeln!(out, "; Try {}.", hint.unwrap_or_default())?;
                }
                ">" => {
                    writeln!(out, "; {}", solution(&attempt))?;
                    return Ok(Status::No);
                }
                word => {
                    status = Status::No;
                    play(&mut attempt, &mut session, word, out)?;
                }
            }
            if attempt.standing() == Standing::Reached {
                return Ok(Status::Yes);
            }
        }
        out.flush()?;
    }
    Ok(status)
}

/// Plays what may be a move, and says how good it was. A wrong one is undone.
fn play(
    attempt: &mut Attempt,
    session: &mut Session,
    word: &str,
    out: &mut dyn Write,
) -> Result<()> {
    let played = match word.parse::<Move>() {
        Ok(played) => played,
        Err(error) => return Ok(writeln!(out, "; {}", say(&error.message()))?),
    };
    let standing = match session.play(played, 0) {
        Ok(_) => attempt.judge(session, 0),
        Err(why) => return Ok(writeln!(out, "; {word}: {}", say(&why.message()))?),
    };
    writeln!(out, "; {word}: {}", say(&standing.message()))?;
    if !matches!(standing, Standing::Missed(_)) {
        write!(out, "{}", session.view().picture())?;
    }
    Ok(())
}
