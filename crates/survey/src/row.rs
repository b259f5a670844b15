//! The answer to one deal, as files store it.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_rules::{Move, Rules};
use webspinner_solver::{Effort, Why};

/// Whether a deal can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Verdict {
    Won,
    Lost,
    Unknown,
}

/// One row of the results. The fields are named like the columns; docs/formats.md says what each
/// one holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) game: String,
    pub(crate) shuffle: String,
    /// The scheme of the shuffle, which is what counts. Rows of older files lack it.
    #[serde(default)]
    pub(crate) scheme: Option<String>,
    /// Its number, if that is below 2^64. Rows of older files lack it.
    #[serde(default)]
    pub(crate) number: Option<u64>,
    pub(crate) verdict: Verdict,
    pub(crate) why: Option<String>,
    pub(crate) length: Option<u32>,
    pub(crate) length_found: Option<u32>,
    pub(crate) line: Option<String>,
    pub(crate) nodes: u64,
    pub(crate) memory_bytes: u64,
    pub(crate) time_ms: f64,
    pub(crate) shorten_ms: Option<f64>,
    pub(crate) member: Option<u32>,
    pub(crate) run: u32,
}

/// The contents of a row apart from its cost.
pub(crate) enum Answer {
    Won(Won),
    Lost,
    Unknown(Why),
}

/// A win that was replayed.
pub(crate) struct Won {
    pub(crate) line: Vec<Move>,
    /// Set where the line was shortened: how long it was before, and the time that took.
    pub(crate) shortened: Option<(usize, Duration)>,
}

impl Row {
    pub(crate) fn new(
        rules: &Rules,
        deal: DealNumber,
        answer: &Answer,
        effort: &Effort,
        time: Duration,
        run: u32,
    ) -> Self {
        let (verdict, why, won) = match answer {
            Answer::Won(won) => (Verdict::Won, None, Some(won)),
            Answer::Lost => (Verdict::Lost, None, None),
            Answer::Unknown(why) => (Verdict::Unknown, Some(why.word().to_owned()), None),
        };
        let shortened = won.and_then(|won| won.shortened);
        let decided = verdict != Verdict::Unknown;
        let row = Self {
            game: rules.id().to_string(),
            shuffle: deal.to_string(),
            scheme: None,
            number: None,
            verdict,
            why,
            length: won.map(|won| count(won.line.len())),
            length_found: shortened.map(|(found, _)| count(found)),
            line: won.map(|won| text(&won.line)),
            nodes: effort.nodes,
            memory_bytes: effort.memory_bytes,
            time_ms: milliseconds(time),
            shorten_ms: shortened.map(|(_, time)| milliseconds(time)),
            member: decided.then(|| count(effort.members)),
            run,
        };
        row.with_number()
    }

    /// The row with scheme and number as columns of their own, which say what its shuffle says.
    pub(crate) fn with_number(self) -> Self {
        let deal = self.deal();
        Self {
            scheme: deal.map(|deal| deal.scheme().to_string()),
            number: deal.and_then(|deal| u64::try_from(deal.number()).ok()),
            ..self
        }
    }

    /// The number of the deal, if the row names one.
    pub(crate) fn deal(&self) -> Option<DealNumber> {
        match self.shuffle.parse() {
            Ok(Shuffle::Number(number)) => Some(number),
            _ => None,
        }
    }

    /// The contradiction in a row from a file, if there is one.
    pub(crate) fn problem(&self) -> Option<RowProblem> {
        let times = [Some(self.time_ms), self.shorten_ms];
        let is_time = |time: &f64| time.is_finite() && *time >= 0.0;
        let (won, unknown) = (Verdict::Won, Verdict::Unknown);
        let is_word = |why: &String| Why::ALL.iter().any(|known| known.word() == why);
        let Some(deal) = self.deal() else {
            return Some(RowProblem::Shuffle);
        };
        let named = (deal.scheme().to_string(), u64::try_from(deal.number()).ok());
        let is_other = |scheme: &String| (scheme, self.number) != (&named.0, named.1);
        if self.scheme.as_ref().is_some_and(is_other) {
            Some(RowProblem::Number)
        } else if self.length.is_some() != (self.verdict == won) {
            Some(RowProblem::Length)
        } else if self.why.is_some() != (self.verdict == unknown) {
            Some(RowProblem::Why)
        } else if !self.why.iter().all(is_word) {
            Some(RowProblem::Word)
        } else if !times.iter().flatten().all(is_time) {
            Some(RowProblem::Time)
        } else {
            None
        }
    }
}

#[cfg(test)]
impl Row {
    /// A row whose deal has its cost as its number, and as its length if it is won.
    pub(crate) fn with_cost(verdict: Verdict, cost: u32) -> Self {
        Self {
            game: "spider".to_owned(),
            shuffle: format!("own:{cost}"),
            scheme: None,
            number: None,
            verdict,
            why: (verdict == Verdict::Unknown).then(|| "time".to_owned()),
            length: (verdict == Verdict::Won).then_some(cost),
            length_found: None,
            line: None,
            nodes: cost.into(),
            memory_bytes: 0,
            time_ms: cost.into(),
            shorten_ms: None,
            member: None,
            run: 1,
        }
    }
}

/// What is wrong with a row of a table of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RowProblem {
    /// The deal is not one.
    #[error("its shuffle is not a scheme and a number, such as ms:1")]
    Shuffle,
    /// Scheme or number are not those of the shuffle.
    #[error("its scheme and its number are not those of its shuffle")]
    Number,
    /// There is a length without a win, or a win without a length.
    #[error("a deal has a length if and only if it is won")]
    Length,
    /// There is a reason for a verdict that is known, or none for one that is not.
    #[error("a deal says why if and only if it is unknown")]
    Why,
    /// The reason is not one that a search can have.
    #[error("it does not say which limit was reached")]
    Word,
    /// It is about a deal that its survey does not have.
    #[error("its deal is none of the survey")]
    Stranger,
    /// It was found by a run that its survey does not have.
    #[error("its survey has no such run")]
    Run,
    /// A time that is negative or no number.
    #[error("a time is not a number from 0 up")]
    Time,
}

/// Moves as people type them, separated by blanks.
fn text(line: &[Move]) -> String {
    let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

fn count(number: usize) -> u32 {
    u32::try_from(number).expect("no line has 2^32 moves, and no portfolio as many members")
}

/// Milliseconds with three decimal places.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1000.0
}
