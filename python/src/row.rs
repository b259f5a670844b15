//! One row of the results of a survey.

use std::time::Duration;

use pyo3::prelude::*;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{GameId, Move, Rules};
use webspinner_solver::{Report, Verdict, Why};

use crate::errors::value_error;

/// More moves than any line of ours has, and few enough for 8,192 lines in one Arrow array.
const MOVES_MAX: usize = 20_000;

/// Whether a game can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Won,
    Lost,
    Unknown,
}

impl Word {
    const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Unknown];

    /// The word for it in files.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Unknown => "unknown",
        }
    }
}

/// What was found out about a game, and what it cost. The fields are named like the columns of
/// survey results, which docs/formats.md explains.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) game: String,
    /// None where the game was not decided from its deal on.
    pub(crate) shuffle: Option<Shuffle>,
    pub(crate) verdict: Word,
    pub(crate) why: Option<Why>,
    pub(crate) length: Option<u32>,
    pub(crate) length_found: Option<u32>,
    pub(crate) line: Option<Vec<Move>>,
    pub(crate) nodes: u64,
    pub(crate) memory_bytes: u64,
    pub(crate) time_ms: f64,
    pub(crate) shorten_ms: Option<f64>,
    pub(crate) member: Option<u32>,
    pub(crate) run: u32,
}

/// The columns of a row as files have them, in a dict of Python.
#[derive(FromPyObject, IntoPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Columns {
    game: String,
    shuffle: Option<String>,
    scheme: Option<String>,
    number: Option<u64>,
    verdict: String,
    why: Option<String>,
    length: Option<u32>,
    length_found: Option<u32>,
    line: Option<String>,
    nodes: u64,
    memory_bytes: u64,
    time_ms: f64,
    shorten_ms: Option<f64>,
    member: Option<u32>,
    run: u32,
}

impl Columns {
    /// Whether the row is about a deal.
    pub(crate) fn names_deal(&self) -> bool {
        self.shuffle.is_some()
    }
}

impl Row {
    /// What a search reports after so much time.
    pub(crate) fn new(
        rules: &Rules,
        shuffle: Option<Shuffle>,
        report: Report,
        time: Duration,
    ) -> Self {
        let effort = report.effort;
        let (verdict, why, line) = match report.verdict {
            Verdict::Won(line) => (Word::Won, None, Some(line)),
            Verdict::Lost => (Word::Lost, None, None),
            Verdict::Unknown(why) => (Word::Unknown, Some(why), None),
        };
        Self {
            game: rules.id().to_string(),
            shuffle,
            verdict,
            why,
            length: line.as_ref().map(|line| count(line.len())),
            length_found: None,
            line,
            nodes: effort.nodes,
            memory_bytes: effort.memory_bytes,
            time_ms: milliseconds(time),
            shorten_ms: None,
            member: (verdict != Word::Unknown).then(|| count(effort.members)),
            run: 1,
        }
    }

    /// The row of a file, unless it contradicts itself.
    pub(crate) fn read(columns: Columns) -> PyResult<Self> {
        let known = |word: &Word| word.text() == columns.verdict;
        let verdict = Word::ALL.into_iter().find(known);
        let verdict =
            verdict.ok_or_else(|| value_error("a verdict is 'won', 'lost' or 'unknown'"))?;
        let game = GameId::new(&columns.game);
        let game = game.ok_or_else(|| value_error("its game is not the id of a game"))?;
        let row = Self {
            game: game.to_string(),
            shuffle: columns.shuffle.as_deref().map(shuffle).transpose()?,
            verdict,
            why: columns.why.as_deref().map(why).transpose()?,
            length: columns.length,
            length_found: columns.length_found,
            line: columns.line.as_deref().map(moves).transpose()?,
            nodes: columns.nodes,
            memory_bytes: columns.memory_bytes,
            time_ms: columns.time_ms,
            shorten_ms: columns.shorten_ms,
            member: columns.member,
            run: columns.run,
        };
        let named = (row.scheme(), row.number());
        if columns.scheme.is_some() && named != (columns.scheme, columns.number) {
            let message = "its scheme and its number are not those of its shuffle";
            return Err(value_error(message));
        }
        row.problem()
            .map_or(Ok(row), |problem| Err(value_error(problem)))
    }

    /// The row as files have it.
    pub(crate) fn columns(&self) -> Columns {
        Columns {
            game: self.game.clone(),
            shuffle: self.shuffle.as_ref().map(ToString::to_string),
            scheme: self.scheme(),
            number: self.number(),
            verdict: self.verdict.text().to_owned(),
            why: self.why.map(|why| why.word().to_owned()),
            length: self.length,
            length_found: self.length_found,
            line: self.line_text(),
            nodes: self.nodes,
            memory_bytes: self.memory_bytes,
            time_ms: self.time_ms,
            shorten_ms: self.shorten_ms,
            member: self.member,
            run: self.run,
        }
    }

    /// The contradiction in a row from a file, if there is one.
    fn problem(&self) -> Option<&'static str> {
        let is_won = self.verdict == Word::Won;
        let moves = self.line.as_ref().map(|line| count(line.len()));
        let mut times = [Some(self.time_ms), self.shorten_ms].into_iter().flatten();
        if self.length.is_some() != is_won || moves.is_some() && !is_won {
            Some("a deal has a length and a line if and only if it is won")
        } else if moves.is_some() && moves != self.length {
            Some("its line has another length than it says")
        } else if self.why.is_some() != (self.verdict == Word::Unknown) {
            Some("a deal says why if and only if it is unknown")
        } else if !times.all(|time| time.is_finite() && time >= 0.0) {
            Some("a time is not a number from 0 up")
        } else {
            None
        }
    }

    /// The scheme of the shuffle, which is what counts.
    pub(crate) fn scheme(&self) -> Option<String> {
        self.shuffle.as_ref().map(|shuffle| match shuffle {
            Shuffle::Number(deal) => deal.scheme().to_string(),
            Shuffle::Cards(_) => "cards".to_owned(),
        })
    }

    /// Its number, if it has one below 2^64.
    pub(crate) fn number(&self) -> Option<u64> {
        match self.shuffle.as_ref()? {
            Shuffle::Number(deal) => u64::try_from(deal.number()).ok(),
            Shuffle::Cards(_) => None,
        }
    }

    /// The line as files have it: moves separated by single blanks.
    pub(crate) fn line_text(&self) -> Option<String> {
        let line = self.line.as_ref()?.iter();
        let moves: Vec<String> = line.map(ToString::to_string).collect();
        Some(moves.join(" "))
    }
}

fn shuffle(text: &str) -> PyResult<Shuffle> {
    text.parse().map_err(value_error)
}

fn why(word: &str) -> PyResult<Why> {
    let why = Why::ALL.into_iter().find(|why| why.word() == word);
    why.ok_or_else(|| value_error("it does not say which limit was reached"))
}

fn moves(text: &str) -> PyResult<Vec<Move>> {
    let moves = text.split_ascii_whitespace();
    if moves.clone().nth(MOVES_MAX).is_some() {
        let message = format!("its line has more than {MOVES_MAX} moves");
        return Err(value_error(message));
    }
    moves.map(|it| it.parse().map_err(value_error)).collect()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).expect("no line has 2^32 moves, and no portfolio as many members")
}

/// Milliseconds with three decimal places.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1000.0
}
