//! Results checked by the rules alone.

use std::path::Path;
use std::sync::Arc;

use thiserror::Error;
use webspinner_rules::deal::DealNumber;
use webspinner_rules::record::{AddRefused, GameResult, Header, MoveTree, Record, ReplayError};
use webspinner_rules::text::MoveTextError;
use webspinner_rules::{GameId, Move, Rules, games};

use crate::error::Cause;
use crate::read::{CheckedRows, ReportError, results_in};
use crate::row::{Row, Verdict};
use crate::table::Wanted;
use crate::table_error::TableError;
use crate::tally::Tally;

/// What a check of results found.
#[derive(Debug)]
#[non_exhaustive]
pub struct Checked {
    /// How many rows have each verdict.
    pub tally: Tally,
    /// The wins that are none, in the order of their rows.
    pub findings: Vec<Finding>,
    /// Whether a row has a line. Tables without any leave them out to be small, and their wins are
    /// counted as they are.
    pub has_lines: bool,
}

/// A row that says won, but does not show it.
#[derive(Debug, Error)]
#[error("row {row}, {deal}: {problem}")]
#[non_exhaustive]
pub struct Finding {
    /// The row, counted from 1.
    pub row: usize,
    /// The deal.
    pub deal: String,
    /// Why its line is no win.
    pub problem: LineProblem,
}

/// Why the line of a row is no win.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LineProblem {
    /// There is no line.
    #[error("it is won, but has no line")]
    Missing,
    /// A text in it is no move.
    #[error("move {number}: {problem}")]
    Text {
        /// Which one, counted from 1.
        number: usize,
        /// Why not.
        problem: MoveTextError,
    },
    /// It has more moves than any game.
    #[error(transparent)]
    Long(#[from] AddRefused),
    /// Its length is not the row's.
    #[error("its line has {moves} moves, and not as many as its length says")]
    Length {
        /// How many moves it has.
        moves: usize,
    },
    /// The rules refuse it, or the game is not won at its end.
    #[error(transparent)]
    Rules(#[from] ReplayError),
}

/// A row that says lost. It has no line, so nothing in it shows that it is true.
#[derive(Debug)]
#[non_exhaustive]
pub struct Loss<'r> {
    /// The row, counted from 1.
    pub row: usize,
    /// The rules of its game.
    pub rules: &'r Arc<Rules>,
    /// The deal.
    pub deal: DealNumber,
}

/// Replays every win of these results, a file or the folder of a survey, by the rules of its game:
/// those that the results bring along, or of the built-in game. Losses and unknown deals are
/// counted as they are.
///
/// # Errors
/// If the file is no table of results, a row contradicts itself, a deal is there twice, or nothing
/// says what the rules of the game are.
pub fn check(path: &Path) -> Result<Checked, ReportError> {
    check_rows(path, None)
}

/// As [`check`], and hands over every loss, in the order of the rows, to code that can check it.
///
/// # Errors
/// As [`check`].
pub fn check_with(path: &Path, on_loss: &mut dyn FnMut(&Loss<'_>)) -> Result<Checked, ReportError> {
    check_rows(path, Some(on_loss))
}

fn check_rows(
    path: &Path,
    mut on_loss: Option<&mut dyn FnMut(&Loss<'_>)>,
) -> Result<Checked, ReportError> {
    let file = results_in(path)?;
    let mut rows = CheckedRows::open(&file, Wanted::All)?;
    let provenance = rows.provenance.take();
    let broken = |source: Cause| ReportError::Broken {
        path: file.clone(),
        source,
    };
    let header = |row: &Row| {
        let deal = row.deal()?.into();
        match &provenance {
            Some(known) => known.survey.header(deal),
            None => games::find(&row.game).map(|rules| Header::of(rules, deal)),
        }
    };
    let no_such_game = |row: &Row| match GameId::new(&row.game) {
        Some(game) => broken(ReplayError::NoSuchGame { game }.into()),
        None => broken(TableError::Other.into()),
    };
    let mut rules: Option<Arc<Rules>> = None;
    let mut checked = Checked {
        tally: Tally::default(),
        findings: Vec::new(),
        has_lines: false,
    };
    for (number, row) in (1..).zip(rows) {
        let row = row?;
        checked.tally.add(row.verdict);
        checked.has_lines |= row.line.is_some();
        let is_checked = match row.verdict {
            Verdict::Won => true,
            Verdict::Lost => on_loss.is_some(),
            Verdict::Unknown => false,
        };
        if !is_checked {
            continue;
        }
        let header = header(&row).ok_or_else(|| no_such_game(&row))?;
        let rules = if let Some(rules) = &rules {
            rules
        } else {
            let found = header.resolve_rules();
            rules.insert(found.map_err(|error| broken(error.into()))?)
        };
        if row.verdict == Verdict::Lost {
            if let (Some(on_loss), Some(deal)) = (&mut on_loss, row.deal()) {
                on_loss(&Loss {
                    row: number,
                    rules,
                    deal,
                });
            }
        } else if let Err(problem) = win(&row, header, rules) {
            checked.findings.push(Finding {
                row: number,
                deal: row.name(),
                problem,
            });
        }
    }
    if !checked.has_lines {
        checked.findings.clear();
    }
    Ok(checked)
}

/// Replays the line of a row.
fn win(row: &Row, mut header: Header, rules: &Arc<Rules>) -> Result<(), LineProblem> {
    let line = row.line.as_deref().ok_or(LineProblem::Missing)?;
    let mut tree = MoveTree::new();
    let mut moves = 0;
    for text in line.split_ascii_whitespace() {
        moves += 1;
        let play: Move = text.parse().map_err(|problem| LineProblem::Text {
            number: moves,
            problem,
        })?;
        tree.play(play, None)?;
    }
    if row.length.map(usize::try_from) != Some(Ok(moves)) {
        return Err(LineProblem::Length { moves });
    }
    header.result = GameResult::Won;
    Record { header, tree }.replay_by(Arc::clone(rules))?;
    Ok(())
}
