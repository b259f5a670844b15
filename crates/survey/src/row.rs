//! The answer to one deal, as files store it.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_rules::{Move, Rules};
use webspinner_solver::{Effort, StopReason};

/// Whether a deal can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// There is a line that wins.
    Won,
    /// It was proved that there is none.
    Lost,
    /// A limit was reached first.
    Unknown,
}

impl Verdict {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Unknown];

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Unknown => "unknown",
        }
    }
}

/// One row of the results. The fields are named like the columns; docs/formats.md says what each
/// one holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the formats of files are documented elsewhere")]
pub struct Row {
    pub game: String,
    /// None where a position was decided that is no deal. No file has such a row.
    pub shuffle: Option<String>,
    /// The scheme of the shuffle, which is what counts. Rows of older files lack it.
    #[serde(default)]
    pub scheme: Option<String>,
    /// Its number, if that is below 2^64. Rows of older files lack it.
    #[serde(default)]
    pub number: Option<u64>,
    pub verdict: Verdict,
    pub why: Option<String>,
    pub length: Option<u32>,
    pub length_found: Option<u32>,
    pub line: Option<String>,
    pub nodes: u64,
    pub memory_bytes: u64,
    pub time_ms: f64,
    pub shorten_ms: Option<f64>,
    pub member: Option<u32>,
    pub run: u32,
}

/// The contents of a row apart from its cost.
pub(crate) enum Answer {
    Won(Won),
    Lost,
    Unknown(StopReason),
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
        shuffle: Option<&Shuffle>,
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
            shuffle: shuffle.map(ToString::to_string),
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
    #[must_use]
    pub fn with_number(self) -> Self {
        let (scheme, number) = self.named().unzip();
        let number = number.flatten();
        Self {
            scheme,
            number,
            ..self
        }
    }

    /// The shuffle, as messages name it.
    pub(crate) fn name(&self) -> String {
        self.shuffle.clone().unwrap_or_default()
    }

    /// Scheme and number of the shuffle.
    fn named(&self) -> Option<(String, Option<u64>)> {
        Some(match self.parsed()? {
            Shuffle::Number(deal) => (deal.scheme().to_string(), u64::try_from(deal.number()).ok()),
            Shuffle::Cards(_) => ("cards".to_owned(), None),
        })
    }

    fn parsed(&self) -> Option<Shuffle> {
        self.shuffle.as_ref()?.parse().ok()
    }

    /// The number of the deal, if the row names one.
    pub(crate) fn deal(&self) -> Option<DealNumber> {
        match self.parsed()? {
            Shuffle::Number(number) => Some(number),
            Shuffle::Cards(_) => None,
        }
    }

    /// The contradiction in a row from the table of a survey, if there is one.
    pub(crate) fn problem(&self) -> Option<RowProblem> {
        match self.deal() {
            None => Some(RowProblem::Shuffle),
            Some(_) => self.contradiction(),
        }
    }

    /// The contradiction in a row about any position, if there is one. Moves are not read.
    pub fn contradiction(&self) -> Option<RowProblem> {
        let times = [Some(self.time_ms), self.shorten_ms];
        let is_time = |time: &f64| time.is_finite() && *time >= 0.0;
        let (won, unknown) = (Verdict::Won, Verdict::Unknown);
        let is_word = |why: &String| StopReason::ALL.iter().any(|known| known.word() == why);
        let named = self.named();
        let is_named = |scheme: &String| named == Some((scheme.clone(), self.number));
        if self.shuffle.is_some() && named.is_none() {
            Some(RowProblem::Shuffle)
        } else if !self.scheme.iter().all(is_named) {
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
            shuffle: Some(format!("own:{cost}")),
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
    /// Its deal is not in its survey.
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
