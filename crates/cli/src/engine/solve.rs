//! Searches for the game of a conversation.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use webspinner_rules::{Game, Move, Position};
use webspinner_solver::{Effort, Limits, Report, Verdict, rest_of_line};

use super::request::{Count, LimitsJson};
use crate::solving::{PortfolioSearch, Solved};

/// The time limit of a verdict or a hint, unless the request gives one: as long as a player is
/// willing to wait.
const QUICK: Duration = Duration::from_secs(1);

impl LimitsJson {
    /// These limits, with a time limit if there was none.
    pub(super) fn quick(self) -> Self {
        let quick = u64::try_from(QUICK.as_millis()).expect("a second");
        Self {
            time_ms: self.time_ms.or(Some(Count(quick))),
            ..self
        }
    }
}

/// Remembered results: they save a new search while the player follows a winning line, or plays on
/// in a lost game.
#[derive(Debug, Default)]
pub(super) struct SolverCache {
    /// A position, and moves that win from it.
    won: Option<(Position, Vec<Move>)>,
    /// The length of the line from which the game is lost.
    lost_from: Option<usize>,
}

impl SolverCache {
    /// The verdict for the position: remembered, or else found by a search.
    pub(super) fn verdict(
        &mut self,
        game: &Game,
        limits: LimitsJson,
        stopped: &AtomicBool,
    ) -> Solved {
        match self.recall(game) {
            None => self.search(game, limits, stopped),
            Some(verdict) => Solved {
                report: Report::new(verdict, Effort::default()),
                time: Duration::ZERO,
            },
        }
    }

    /// The result of a new search of the position.
    pub(super) fn search(
        &mut self,
        game: &Game,
        limits: LimitsJson,
        stopped: &AtomicBool,
    ) -> Solved {
        let memory = limits.memory_bytes;
        let search = PortfolioSearch {
            limits: Limits::nodes(limits.nodes.map_or(u64::MAX, |count| count.0))
                .with_memory(memory.map_or(Limits::MEMORY_BYTES_MAX, |count| count.0)),
            time: limits.time_ms.map(|count| Duration::from_millis(count.0)),
            shorten: None,
            threads: NonZeroUsize::MIN,
            cancelled: stopped,
        };
        let solved = search.solve(game.rules(), game.position());
        match &solved.report.verdict {
            Verdict::Won(line) => self.won = Some((game.position().clone(), line.clone())),
            Verdict::Lost => self.lost_from = Some(game.length()),
            Verdict::Unknown(_) => {}
        }
        solved
    }

    /// Forgets what no longer holds once a move was undone.
    pub(super) fn undone(&mut self, game: &Game) {
        self.lost_from = self.lost_from.filter(|from| *from <= game.length());
    }

    fn recall(&self, game: &Game) -> Option<Verdict> {
        if self.lost_from.is_some() {
            return Some(Verdict::Lost);
        }
        let (start, line) = self.won.as_ref()?;
        let rest = rest_of_line(game.rules(), start, line, game.position())?;
        Some(Verdict::Won(rest.to_vec()))
    }
}
