//! The ends of a stage: the positions on which the next row is dealt.

use std::cmp::Reverse;

use rustc_hash::FxHashSet;
use webspinner_rules::Move;

use super::BeamNode;
use super::candidates::Generator;
use super::forest::MoveForest;
use super::value::{Total, Valuer};
use crate::state::State;

/// One end of a stage, the row already dealt.
#[derive(Debug)]
struct End {
    state: State,
    total: Total,
    /// The cost of the moves to it.
    paid: i32,
    /// The last linked move before the moves below.
    last_move: Option<u32>,
    /// The moves that fill the vacancies and deal the row.
    plays: Vec<Move>,
}

impl End {
    fn worth(&self) -> i32 {
        self.total.value - self.paid
    }
}

/// The best ends of a stage.
#[derive(Debug)]
pub(super) struct Pool<'v, 'p> {
    valuer: &'v Valuer<'p>,
    size: usize,
    move_cost: i32,
    ends: Vec<End>,
    /// What an end must be worth to be among the best.
    least: i32,
    last: bool,
}

impl<'v, 'p> Pool<'v, 'p> {
    pub(super) fn new(valuer: &'v Valuer<'p>, size: usize, move_cost: i32) -> Self {
        Self {
            valuer,
            size,
            move_cost,
            ends: Vec::new(),
            least: i32::MIN,
            last: true,
        }
    }

    /// How many ends are kept.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether no row can be dealt in this stage any more.
    pub(super) fn is_last(&self) -> bool {
        self.last
    }

    /// Deals the next row on a position, and keeps what comes out if it is among the best; says
    /// whether it is. The columns have been read by `generator`, which may read others for it.
    pub(super) fn offer(&mut self, node: &BeamNode, generator: &mut Generator<'_, 'p>) -> bool {
        let problem = self.valuer.problem;
        if node.state.stock(problem).is_empty() || !problem.rules.deals_rows() {
            return false;
        }
        self.last = false;
        self.promises(node, generator) && self.deal(node, generator)
    }

    /// Whether the row, laid on the columns as they are, may lead to one of the best ends. Filling
    /// vacancies first seldom gains anything.
    fn promises(&self, node: &BeamNode, generator: &Generator<'_, 'p>) -> bool {
        let problem = self.valuer.problem;
        let vacancies = self.valuer.vacancies(node.state.vacancies());
        let row = node.state.row(problem).zip(node.state.stock(problem));
        let mut value = node.worth() - vacancies - self.move_cost;
        for (index, &card) in row {
            let before = generator.column(&node.state, index);
            let after = self.valuer.read(before, card);
            if self.valuer.is_finished(after) {
                return true;
            }
            value += after.value - before.value;
        }
        value > self.least
    }

    /// Deals the row, vacancies filled first where the game asks for that.
    fn deal(&mut self, node: &BeamNode, generator: &mut Generator<'_, 'p>) -> bool {
        let problem = self.valuer.problem;
        let mut state = node.state.clone();
        let mut plays = Vec::new();
        if problem.deals_full() && !self.fill(&mut state, &mut plays, generator) {
            return false;
        }
        if !state.may_deal(problem) {
            return false;
        }
        state.apply(problem, Move::Deal);
        plays.push(Move::Deal);
        let total = self.valuer.total(&state);
        let moves = i32::try_from(plays.len()).expect("one for each column, and the row");
        let paid = node.paid + self.move_cost * moves;
        if total.value - paid <= self.least {
            return false;
        }
        let last_move = node.last_move;
        self.ends.push(End {
            state,
            total,
            paid,
            last_move,
            plays,
        });
        if self.ends.len() >= 4 * self.size {
            self.drop_worst();
        }
        true
    }

    /// Fills every vacancy with what costs least; says whether that could be done.
    fn fill(
        &self,
        state: &mut State,
        plays: &mut Vec<Move>,
        generator: &mut Generator<'_, 'p>,
    ) -> bool {
        while let Some(to) = (0..state.columns()).find(|&index| state.end(index).is_none()) {
            generator.read(state);
            let Some(play) = generator.best_fill(state, to) else {
                return false;
            };
            state.apply(self.valuer.problem, play);
            plays.push(play);
        }
        true
    }

    /// Keeps the best ends, each once, best first.
    fn drop_worst(&mut self) {
        self.ends
            .sort_by_key(|end| (Reverse(end.worth()), end.total.hash));
        let mut seen = FxHashSet::default();
        self.ends.retain(|end| seen.insert(end.total.hash));
        self.ends.truncate(self.size);
        if self.ends.len() == self.size {
            self.least = self.ends.last().map_or(i32::MIN, End::worth);
        }
    }

    /// The beam that begins the next stage.
    pub(super) fn into_beam(mut self, forest: &mut MoveForest) -> Vec<BeamNode> {
        self.drop_worst();
        let ends = self.ends.into_iter();
        ends.map(|end| {
            let plays = end.plays.into_iter();
            let last_move =
                plays.fold(end.last_move, |before, play| Some(forest.add(before, play)));
            BeamNode {
                state: end.state,
                total: end.total,
                last_move,
                paid: end.paid,
            }
        })
        .collect()
    }
}
