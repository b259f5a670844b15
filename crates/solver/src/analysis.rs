//! Analysis of a played game: where it could still be won.

use std::collections::HashMap;
use std::ops::Range;

use rustc_hash::FxBuildHasher;
use webspinner_rules::{Move, Outcome, Position, Refusal, Rules};

use crate::line::play;
use crate::report::{Effort, Report, StopReason, Verdict};

/// Whether a position can be won: a [`Verdict`] without the line that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prospect {
    /// It can.
    Won,
    /// It cannot.
    Lost,
    /// Not known, and why the search stopped.
    Unknown(StopReason),
}

impl From<&Verdict> for Prospect {
    fn from(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Won(_) => Self::Won,
            Verdict::Lost => Self::Lost,
            Verdict::Unknown(why) => Self::Unknown(*why),
        }
    }
}

/// A game that was played, and for each of its positions whether it could still be won.
///
/// Positions count from 0, which is the start; position n is the one after n moves. Nobody plays
/// from a lost position into a won one, so the positions that can be won come first and the lost
/// ones last, and whatever is not known lies between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    prospects: Vec<Prospect>,
    line: Option<Vec<Move>>,
    searches: usize,
    effort: Effort,
}

impl Analysis {
    /// What is known of each position, one more than moves were played.
    #[must_use]
    pub fn prospects(&self) -> &[Prospect] {
        &self.prospects
    }

    /// The last position that can be won.
    #[must_use]
    pub fn last_won(&self) -> Option<usize> {
        self.prospects
            .iter()
            .rposition(|known| *known == Prospect::Won)
    }

    /// The first position that is known to be lost.
    #[must_use]
    pub fn first_lost(&self) -> Option<usize> {
        self.prospects
            .iter()
            .position(|known| *known == Prospect::Lost)
    }

    /// The number of the move that lost the game, counted from 1; `None` if none did, or if it is
    /// not known which of several it was.
    #[must_use]
    pub fn losing_move(&self) -> Option<usize> {
        let (won, lost) = (self.last_won()?, self.first_lost()?);
        (won + 1 == lost).then_some(lost)
    }

    /// Moves that win from [`Analysis::last_won`]; none if that is won already.
    #[must_use]
    pub fn line(&self) -> Option<&[Move]> {
        self.line.as_deref()
    }

    /// How many positions were searched; the rest followed from those.
    #[must_use]
    pub fn searches(&self) -> usize {
        self.searches
    }

    /// What all searches cost together: nodes and members are summed, memory is the largest of any
    /// search.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

/// A move that is not legal where it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// Its number, counted from 1.
    pub number: usize,
    /// Why the rules refuse it.
    pub refusal: Refusal,
}

/// Finds out for each position of a game that was played whether it could still be won.
///
/// `solve` receives the number of a position and the position. It is called as rarely as possible:
/// a binary search takes about log2 of the number of moves, plus one call for every position that
/// stays unknown. A won position settles all before it and all that its line comes through, a lost
/// one all after it. Once it answers [`StopReason::Cancelled`], it is not called again.
///
/// All positions are in memory, about a kilobyte each.
///
/// # Errors
/// For the first move that is not legal.
///
/// # Panics
/// If a line that `solve` returns does not win.
pub fn analyze(
    rules: &Rules,
    start: &Position,
    moves: &[Move],
    mut solve: impl FnMut(usize, &Position) -> Report,
) -> Result<Analysis, IllegalMove> {
    let positions = positions(rules, start, moves)?;
    let mut known = Findings::at_first(rules, &positions);
    while let Some(number) = known.next_question() {
        let report = solve(number, &positions[number]);
        known.pay(report.effort);
        match report.verdict {
            Verdict::Won(line) => known.won(number, line),
            Verdict::Lost => known.lost(number),
            Verdict::Unknown(why) => known.unknown(number, why),
        }
    }
    Ok(known.into_analysis())
}

/// The start, and the position after each move.
fn positions(
    rules: &Rules,
    start: &Position,
    moves: &[Move],
) -> Result<Vec<Position>, IllegalMove> {
    let mut positions = vec![start.clone()];
    for (index, played) in moves.iter().enumerate() {
        let mut position = positions[index].clone();
        let legal = rules.check(&position, *played);
        let legal = legal.map_err(|refusal| IllegalMove {
            number: index + 1,
            refusal,
        })?;
        let _ = position.apply(rules, legal);
        positions.push(position);
    }
    Ok(positions)
}

/// What has been found out so far.
struct Findings<'p> {
    rules: &'p Rules,
    positions: &'p [Position],
    /// The number of each position; the last one where it came up again.
    numbers: HashMap<&'p Position, usize, FxBuildHasher>,
    /// The positions that are still open: all before them are won, all after them lost.
    open: Range<usize>,
    /// Why there is no answer, for the open positions that were searched.
    why: Vec<Option<StopReason>>,
    /// Wins from the last position before the open ones.
    line: Option<Vec<Move>>,
    searches: usize,
    effort: Effort,
}

impl<'p> Findings<'p> {
    /// What follows from the rules alone.
    fn at_first(rules: &'p Rules, positions: &'p [Position]) -> Self {
        let numbered = positions.iter().enumerate();
        let mut known = Self {
            rules,
            positions,
            numbers: numbered
                .map(|(number, position)| (position, number))
                .collect(),
            open: 0..positions.len(),
            why: vec![None; positions.len()],
            line: None,
            searches: 0,
            effort: Effort::default(),
        };
        let end = positions.len() - 1;
        if rules.is_won(&positions[end]) {
            known.won(end, Vec::new());
        }
        let stuck = |position| matches!(rules.outcome(position), Some(Outcome::Stuck(_)));
        if let Some(number) = positions.iter().position(stuck) {
            known.lost(number);
        }
        known
    }

    /// The position in the middle of the longest stretch without an answer.
    fn next_question(&self) -> Option<usize> {
        let open = self.open.clone();
        let stretches = self.why[open.clone()].split(Option::is_some);
        let stretches = stretches.scan(open.start, |start, stretch| {
            let begins = std::mem::replace(start, *start + stretch.len() + 1);
            Some((stretch.len(), begins))
        });
        let longest = stretches
            .filter(|(length, _)| *length > 0)
            .max_by_key(|(length, _)| *length);
        longest.map(|(length, begins)| begins + length / 2)
    }

    fn pay(&mut self, effort: Effort) {
        self.searches += 1;
        self.effort.nodes += effort.nodes;
        self.effort.memory_bytes = self.effort.memory_bytes.max(effort.memory_bytes);
        self.effort.members += effort.members;
    }

    /// This position is won, and so is every later one that the line comes through.
    fn won(&mut self, number: usize, mut line: Vec<Move>) {
        let mut position = self.positions[number].clone();
        let (mut last, mut made) = (number, 0);
        for index in 0..=line.len() {
            if let Some(met) = self.numbers.get(&position).filter(|met| **met >= last) {
                (last, made) = (*met, index);
            }
            if let Some(played) = line.get(index) {
                assert!(
                    play(self.rules, &mut position, *played),
                    "a line found is legal"
                );
            }
        }
        assert!(self.rules.is_won(&position), "a line found wins");
        assert!(last < self.open.end, "no lost position is won");
        line.drain(..made);
        self.line = Some(line);
        self.open.start = last + 1;
    }

    /// This position is lost, and so was its first occurrence.
    fn lost(&mut self, number: usize) {
        let first = self
            .positions
            .iter()
            .position(|position| *position == self.positions[number]);
        let first = first.expect("a position is equal to itself");
        assert!(first >= self.open.start, "no won position is lost");
        self.open.end = first;
    }

    /// This position stays unknown wherever it came up; if the analysis is cancelled, so do all
    /// others.
    fn unknown(&mut self, number: usize, why: StopReason) {
        for other in self.open.clone() {
            let same = self.positions[other] == self.positions[number];
            if same || (why == StopReason::Cancelled && self.why[other].is_none()) {
                self.why[other] = Some(why);
            }
        }
    }

    fn into_analysis(self) -> Analysis {
        let prospect = |number: usize| match self.why[number] {
            _ if number < self.open.start => Prospect::Won,
            _ if number >= self.open.end => Prospect::Lost,
            why => Prospect::Unknown(why.expect("every open position was searched")),
        };
        Analysis {
            prospects: (0..self.positions.len()).map(prospect).collect(),
            line: self.line,
            searches: self.searches,
            effort: self.effort,
        }
    }
}
