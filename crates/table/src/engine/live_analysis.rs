//! Live analysis: whether the game on the table can still be won, as far as it is known.
//!
//! Results are stored by position, so they still hold when the player comes back by undo or by
//! another line. Most of it costs nothing: a line that wins makes every position along it won, and
//! every position before it; after a lost position all are lost.

use std::collections::HashMap;
use std::sync::Arc;

use rustc_hash::FxBuildHasher;
use webspinner_players::{Hint, Why};
use webspinner_rules::record::NodeId;
use webspinner_rules::{Move, Outcome, Position, Rules};
use webspinner_solver::{StopReason, Verdict, rest_of_line, wins};

use crate::engine::assessment::{Assessment, LastWinnable, Prospect};
use crate::engine::query::{Answer, EFFORTS, Query};
use crate::session::Session;

/// What is known about one position.
#[derive(Clone, Debug)]
enum Known {
    /// These moves from this one on win.
    Won(Arc<[Move]>, usize),
    Lost,
    /// This many levels of effort have not decided it.
    Open(usize),
}

/// What is known about the positions of one session, and the next query.
#[derive(Clone, Debug)]
pub struct LiveAnalysis {
    rules: Arc<Rules>,
    known: HashMap<Position, Known, FxBuildHasher>,
    /// The node of the move tree that `positions` lead to.
    node: Option<NodeId>,
    /// The start of the game and the position after each of `moves`.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl LiveAnalysis {
    /// An analysis that knows nothing yet.
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

    /// Follows the session to where it stands now; it must always be the same session. Only what
    /// differs from the line followed before is played, so a move, an undo or a redo costs the same
    /// however long the game is.
    #[expect(clippy::missing_panics_doc, reason = "the moves were played already")]
    pub fn follow(&mut self, session: &Session) {
        let node = session.tree().current();
        if self.node == Some(node) {
            return;
        }
        self.node = Some(node);
        if self.positions.is_empty() {
            self.positions.push(session.start().clone());
        }
        let pairs = self.moves.iter().copied().zip(session.game.played());
        let shared = pairs.take_while(|(ours, theirs)| ours == theirs).count();
        self.moves.truncate(shared);
        self.positions.truncate(shared + 1);
        for made in session.game.played().skip(shared) {
            let position = if self.moves.len() + 1 == session.length() {
                session.position().clone()
            } else {
                let mut position = self.here().clone();
                let legal = self.rules.check(&position, made);
                let _ = position.apply(&self.rules, legal.expect("it was legal when it was made"));
                position
            };
            self.moves.push(made);
            self.positions.push(position);
        }
        self.look_at_end();
        self.settle_from(shared + 1);
    }

    /// Whether the game can be won from where the session stands.
    #[must_use]
    pub fn assessment(&self) -> Assessment {
        match self.known.get(self.here()) {
            Some(Known::Won(..)) => Assessment::CanBeWon,
            Some(Known::Lost) => Assessment::Lost(self.last_winnable_back()),
            Some(Known::Open(_)) | None => Assessment::NotKnown,
        }
    }

    /// The next query that helps to assess the game and, if it is lost, to find where it was lost;
    /// `None` if that is known or every level of effort has been tried.
    #[must_use]
    pub fn next_query(&self) -> Option<Query> {
        let last = self.positions.len().checked_sub(1)?;
        match self.effort(last) {
            Some(effort) => Some(self.ask(last, effort)),
            None if self.is_lost(last) => self.next_query_for_last_winnable(),
            None => None,
        }
    }

    /// The next query that helps to find the last winnable position; `None` if it is known or every
    /// level of effort has been tried.
    ///
    /// It is about the middle one of the undecided positions on which least effort was spent: each
    /// answer but "unknown" halves the number of undecided positions.
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

    /// Records that these moves win a position.
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

    /// Applies an answer, whatever position it is about.
    ///
    /// # Panics
    /// If its line does not win, or if it contradicts what is known.
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
            Verdict::Unknown(StopReason::Nodes | StopReason::Memory | StopReason::GaveUp) => {
                if matches!(before, None | Some(Known::Open(_))) {
                    let next = Known::Open(answer.effort + 1);
                    self.known.insert(answer.position, next);
                }
            }
            Verdict::Unknown(StopReason::Time | StopReason::Cancelled) => {}
        }
        self.settle();
    }

    /// The moves of the shortest known win from where the session stands.
    #[must_use]
    pub fn winning_line(&self) -> Option<&[Move]> {
        match self.known.get(self.here())? {
            Known::Won(line, from) => Some(&line[*from..]),
            Known::Lost | Known::Open(_) => None,
        }
    }

    /// The next move of the [winning line](LiveAnalysis::winning_line).
    #[must_use]
    pub fn engine_hint(&self) -> Option<Hint> {
        let play = *self.winning_line()?.first()?;
        Some(Hint {
            play,
            why: Why::Wins,
        })
    }

    /// How many moves lead from the start to the last position that is known to be winnable.
    #[must_use]
    pub fn last_winnable(&self) -> Option<usize> {
        // Every position before a won one is won.
        let won = |position: &Position| matches!(self.known.get(position), Some(Known::Won(..)));
        self.positions.partition_point(won).checked_sub(1)
    }

    /// The prospects of the start and of the position after each move of the line that led here.
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

    /// The moves of the line that led here.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many moves lead to the first position known to be lost; one more than were made if none
    /// is.
    fn first_lost(&self) -> usize {
        // Every position after a lost one is lost.
        let lost = |position: &Position| matches!(self.known.get(position), Some(Known::Lost));
        self.positions.partition_point(|position| !lost(position))
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
        last.expect("`follow` comes before any other call")
    }

    fn is_lost(&self, index: usize) -> bool {
        let known = self.known.get(&self.positions[index]);
        matches!(known, Some(Known::Lost))
    }

    /// The level of effort for the next query about a position; `None` if it is decided, or no
    /// level is left.
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

    /// Applies what the rules alone say about the position where the session stands.
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

    /// Records a winning line, unless one as short is known.
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
        self.settle_from(0);
    }

    /// The same, given that all conclusions for the positions before this one are drawn.
    fn settle_from(&mut self, first: usize) {
        for index in first.max(1)..self.positions.len() {
            self.go_along(index);
        }
        let new = first..self.positions.len();
        let is_news = |index: &usize| match (*index, self.won_in(*index)) {
            (_, None) => false,
            (0, Some(_)) => true,
            (index, Some(moves)) => self
                .won_in(index - 1)
                .is_none_or(|before| before > moves + 1),
        };
        if new.clone().any(|index| is_news(&index))
            && let Some(last) = new.clone().rfind(|index| self.won_in(*index).is_some())
        {
            self.go_back_from(last);
        }
        let first_lost = if first > 0 && self.is_lost(first - 1) {
            Some(first)
        } else {
            new.clone().find(|index| self.is_lost(*index))
        };
        for index in first_lost.unwrap_or(new.end)..new.end {
            let position = self.positions[index].clone();
            self.known.insert(position, Known::Lost);
        }
    }

    /// In how many moves a position is won, if a line is known.
    fn won_in(&self, index: usize) -> Option<usize> {
        match self.known.get(&self.positions[index])? {
            Known::Won(line, from) => Some(line.len() - from),
            Known::Lost | Known::Open(_) => None,
        }
    }

    /// A position on the winning line of the one before it is won.
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

    /// Every position that leads to a winnable one is winnable.
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
