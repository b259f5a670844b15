//! What is known about whether a game can still be won, as it is played.
//!
//! Knowledge is kept by position, so whatever was found out once holds when the player comes back
//! by undo or by another line. Most of it costs nothing: a line that wins makes every position
//! along it won, and every position before it; after a lost position all are lost.

use std::collections::HashMap;
use std::sync::Arc;

use rustc_hash::FxBuildHasher;
use webspinner_rules::{Move, NodeId, Outcome, Position, Rules};
use webspinner_solver::{Verdict, Why as Stopped, rest_of_line, wins};

use crate::hint::{Hint, Why};
use crate::query::{Answer, EFFORTS, Query};
use crate::session::Session;

/// How the game on the table stands, for somebody who sees every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assessment {
    /// It can be won from here.
    CanBeWon,
    /// It cannot.
    Lost(LastWinnable),
    /// Not known yet, as long as there is a [query](LiveAnalysis::next_query); after that, not at all.
    NotKnown,
}

/// Where a game that is lost could still be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastWinnable {
    /// Nowhere: it was lost from the start.
    Never,
    /// So many moves back.
    MovesBack {
        /// Moves to take back, at least one.
        count: usize,
        /// Whether the move after it lost the game; otherwise one of those after it did.
        is_last: bool,
    },
    /// That is not known yet.
    NotKnown,
}

/// Whether one position of a game can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// It can.
    Won,
    /// It cannot.
    Lost,
    /// That is not known.
    Open,
}

/// What is known of one position.
#[derive(Clone, Debug)]
enum Known {
    /// These moves from this one on win.
    Won(Arc<[Move]>, usize),
    Lost,
    /// This many efforts have not answered it.
    Open(usize),
}

/// Keeps what is known about the positions of one session, and what there is to ask.
#[derive(Clone, Debug)]
pub struct LiveAnalysis {
    rules: Arc<Rules>,
    known: HashMap<Position, Known, FxBuildHasher>,
    /// The place in the lines tried that `positions` lead to.
    node: Option<NodeId>,
    /// The start of the game and the position after each of `moves`.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl LiveAnalysis {
    /// Knows nothing yet.
    #[must_use]
    pub fn new(rules: Arc<Rules>) -> Self {
        Self {
            rules,
            known: HashMap::default(),
            node: None,
            positions: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Goes where the session, which is always the same one, stands now. It costs nothing while
    /// the session stays where it was.
    #[expect(clippy::missing_panics_doc, reason = "the moves were played already")]
    pub fn follow(&mut self, session: &Session) {
        let node = session.tree().current();
        if self.node == Some(node) {
            return;
        }
        self.node = Some(node);
        self.moves = session.game.played().collect();
        let mut position = session.start().clone();
        self.positions = vec![position.clone()];
        for made in &self.moves {
            let legal = self.rules.check(&position, *made);
            let _ = position.apply(&self.rules, legal.expect("it was legal when it was made"));
            self.positions.push(position.clone());
        }
        self.look_at_end();
        self.settle();
    }

    /// How the game stands.
    #[must_use]
    pub fn assessment(&self) -> Assessment {
        match self.known.get(self.here()) {
            Some(Known::Won(..)) => Assessment::CanBeWon,
            Some(Known::Lost) => Assessment::Lost(self.last_winnable_back()),
            Some(Known::Open(_)) | None => Assessment::NotKnown,
        }
    }

    /// What to ask next to know how the game stands and, if it is lost, where it was lost; `None`
    /// when that is known, or no effort is left.
    #[must_use]
    pub fn next_query(&self) -> Option<Query> {
        let last = self.positions.len().checked_sub(1)?;
        match self.effort(last) {
            Some(effort) => Some(self.ask(last, effort)),
            None if self.is_lost(last) => self.next_query_for_last_winnable(),
            None => None,
        }
    }

    /// What to ask next to know the last position that can be won; `None` when it is known, or no
    /// effort is left.
    ///
    /// The position in the middle of the open ones that were asked about least: each answer but
    /// "not known" halves what is open.
    #[must_use]
    pub fn next_query_for_last_winnable(&self) -> Option<Query> {
        let open = self.last_winnable().map_or(0, |won| won + 1)..self.first_lost();
        let efforts = open.filter_map(|index| Some((self.effort(index)?, index)));
        let efforts: Vec<(usize, usize)> = efforts.collect();
        let least = efforts.iter().map(|(effort, _)| *effort).min()?;
        let least: Vec<&(usize, usize)> = efforts
            .iter()
            .filter(|(effort, _)| *effort == least)
            .collect();
        let (effort, index) = least[least.len() / 2];
        Some(self.ask(*index, *effort))
    }

    /// Takes in that a position is won by these moves.
    ///
    /// # Panics
    /// If it is not, or is known to be lost.
    pub fn apply_win(&mut self, position: Position, line: Vec<Move>) {
        let wins = wins(&self.rules, &position, &line);
        assert!(wins, "a line found wins");
        let before = self.known.get(&position);
        assert!(!matches!(before, Some(Known::Lost)), "no lost game is won");
        self.set_won(position, line.into(), 0);
        self.settle();
    }

    /// Takes in an answer, whatever position it is about.
    ///
    /// # Panics
    /// If it says that a line wins which does not, or contradicts what is known.
    pub fn apply_answer(&mut self, answer: Answer) {
        let before = self.known.get(&answer.position);
        match answer.verdict {
            Verdict::Won(line) => return self.apply_win(answer.position, line),
            Verdict::Lost => {
                assert!(
                    !matches!(before, Some(Known::Won(..))),
                    "no won game is lost"
                );
                self.known.insert(answer.position, Known::Lost);
            }
            Verdict::Unknown(Stopped::Nodes | Stopped::Memory | Stopped::GaveUp) => {
                if matches!(before, None | Some(Known::Open(_))) {
                    let next = Known::Open(answer.effort + 1);
                    self.known.insert(answer.position, next);
                }
            }
            Verdict::Unknown(Stopped::Time | Stopped::Cancelled) => {}
        }
        self.settle();
    }

    /// Moves that win from where the session stands; `None` where none are known.
    #[must_use]
    pub fn line(&self) -> Option<&[Move]> {
        match self.known.get(self.here())? {
            Known::Won(line, from) => Some(&line[*from..]),
            Known::Lost | Known::Open(_) => None,
        }
    }

    /// The next move of that line.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        let play = *self.line()?.first()?;
        Some(Hint {
            play,
            why: Why::Wins,
        })
    }

    /// How many moves lead from the start to the last position that is known to be winnable.
    #[must_use]
    pub fn last_winnable(&self) -> Option<usize> {
        let won = |position: &Position| matches!(self.known.get(position), Some(Known::Won(..)));
        self.positions.iter().rposition(won)
    }

    /// What is known of the start and of the position after each move of the line that led here.
    #[must_use]
    pub fn prospects(&self) -> Vec<Prospect> {
        let known = self
            .positions
            .iter()
            .map(|position| self.known.get(position));
        let prospects = known.map(|known| match known {
            Some(Known::Won(..)) => Prospect::Won,
            Some(Known::Lost) => Prospect::Lost,
            Some(Known::Open(_)) | None => Prospect::Open,
        });
        prospects.collect()
    }

    /// The start of the game and the position after each move of the line that led here.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// How many moves lead to the first position known to be lost; one more than were made if none
    /// is.
    fn first_lost(&self) -> usize {
        let first = (0..self.positions.len()).find(|index| self.is_lost(*index));
        first.unwrap_or(self.positions.len())
    }

    fn last_winnable_back(&self) -> LastWinnable {
        let (last_winnable, first_lost) = (self.last_winnable(), self.first_lost());
        match last_winnable {
            Some(won) => LastWinnable::MovesBack {
                count: self.moves.len() - won,
                is_last: won + 1 == first_lost,
            },
            None if first_lost == 0 => LastWinnable::Never,
            None => LastWinnable::NotKnown,
        }
    }

    fn here(&self) -> &Position {
        let last = self.positions.last();
        last.expect("a analysis follows its session before it is asked")
    }

    fn is_lost(&self, index: usize) -> bool {
        let known = self.known.get(&self.positions[index]);
        matches!(known, Some(Known::Lost))
    }

    /// The effort to ask about a position with; `None` if it is decided, or no effort is left.
    fn effort(&self, index: usize) -> Option<usize> {
        let next = match self.known.get(&self.positions[index]) {
            None => 0,
            Some(Known::Open(next)) => *next,
            Some(Known::Won(..) | Known::Lost) => return None,
        };
        (next < EFFORTS.len()).then_some(next)
    }

    fn ask(&self, index: usize, effort: usize) -> Query {
        Query {
            rules: Arc::clone(&self.rules),
            position: self.positions[index].clone(),
            effort,
        }
    }

    /// What the rules alone say of the position that the session stands at.
    fn look_at_end(&mut self) {
        let here = self.here().clone();
        match self.rules.outcome(&here) {
            Some(Outcome::Won) => self.set_won(here, Arc::new([]), 0),
            Some(Outcome::Stuck(_)) => {
                self.known.insert(here, Known::Lost);
            }
            None => {}
        }
    }

    /// Notes a line that wins, unless one as short is known.
    fn set_won(&mut self, position: Position, line: Arc<[Move]>, from: usize) {
        let left = line.len() - from;
        match self.known.get(&position) {
            Some(Known::Won(old, old_from)) if old.len() - old_from <= left => {}
            _ => {
                self.known.insert(position, Known::Won(line, from));
            }
        }
    }

    /// Draws every conclusion for the positions that lead to where the session stands.
    fn settle(&mut self) {
        for index in 1..self.positions.len() {
            self.go_along(index);
        }
        if let Some(last) = self.last_winnable() {
            self.go_back_from(last);
        }
        for index in self.first_lost()..self.positions.len() {
            let position = self.positions[index].clone();
            self.known.insert(position, Known::Lost);
        }
    }

    /// A position that the line of the one before it comes through is won.
    fn go_along(&mut self, index: usize) {
        let [before, position] = [&self.positions[index - 1], &self.positions[index]];
        let (Some(Known::Won(line, from)), None | Some(Known::Open(_))) =
            (self.known.get(before), self.known.get(position))
        else {
            return;
        };
        let rest = rest_of_line(&self.rules, before, &line[*from..], position);
        if let Some(rest) = rest {
            let (line, from) = (Arc::clone(line), line.len() - rest.len());
            self.set_won(position.clone(), line, from);
        }
    }

    /// Whatever leads to a position that can be won can be won.
    fn go_back_from(&mut self, last: usize) {
        let Some(Known::Won(rest, from)) = self.known.get(&self.positions[last]) else {
            return;
        };
        let moves = self.moves[..last].iter().chain(&rest[*from..]);
        let line: Arc<[Move]> = moves.copied().collect();
        for index in 0..last {
            let position = self.positions[index].clone();
            self.set_won(position, Arc::clone(&line), index);
        }
    }
}

#[cfg(test)]
mod tests;
