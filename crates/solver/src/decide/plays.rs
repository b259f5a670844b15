//! The plays that a search tries.

use webspinner_rules::{Move, Slot};

use super::fingerprint::PositionHasher;
use crate::foundations::prune::prune;
use crate::problem::{Problem, has};
use crate::prunings::Prunings;
use crate::state::State;

/// Collects the plays to try in a position: all legal ones but those that only lead to a position
/// that another one leads to too, or back to this one.
pub(crate) fn plays(
    problem: &Problem,
    hasher: &PositionHasher,
    prunings: Prunings,
    state: &State,
    plays: &mut Vec<Move>,
) {
    plays.clear();
    if prunings.stuck && state.never_deals_again(problem) {
        return;
    }
    state.moves(problem, plays);
    prune(problem, prunings, state, plays);
    if !prunings.symmetry {
        return;
    }
    let classes = hasher.classes(state.dealt());
    let vacant = |index: usize| state.column(index).is_empty();
    let first_vacancy =
        |index: usize| (0..index).all(|other| classes[other] != classes[index] || !vacant(other));
    let first_empty = |slot: Slot| {
        let foundations = state.foundations();
        let empty = |slot: usize| foundations[slot].first == 0;
        !hasher.free_foundations(state.dealt())
            || !empty(slot.index())
            || !(0..slot.index()).any(empty)
    };
    plays.retain(|play| match *play {
        // Vacancies of one class are interchangeable, and a whole column that goes to one of its
        // own class effectively stays.
        Move::Shift { from, to, count } if vacant(to.index()) => {
            let (from, to) = (from.index(), to.index());
            let whole = usize::from(count) == state.column(from).len();
            first_vacancy(to) && !(whole && classes[from] == classes[to])
        }
        // So are empty reserves.
        Move::ToReserve { slot, .. } => state.reserves()[..slot.index()]
            .iter()
            .all(|&card| card != 0),
        Move::FromReserve { to, .. } => !vacant(to.index()) || first_vacancy(to.index()),
        Move::ToFoundation { slot, .. } => first_empty(slot),
        _ => true,
    });
}

/// Whether a legal play could be followed by one that puts the cards back: it takes them from where
/// they may be placed or from a reserve that takes cards, and turns up no card. The caller must
/// know that they still lie there and are not collected.
pub(crate) fn goes_back(problem: &Problem, before: &State, play: Move) -> bool {
    let (from, count) = match play {
        Move::Shift { from, count, .. } => (from, usize::from(count)),
        Move::ToReserve { from, .. } => (from, 1),
        Move::FromReserve { .. } => return problem.rules.reserves_take_cards(),
        _ => return false,
    };
    let column = before.column(from.index());
    let (rest, lifted) = column.split_at(column.len() - count);
    let end = rest.last().map(|&end| problem.place[usize::from(end)]);
    let down = before.face_down(from.index());
    has(end.unwrap_or(problem.fills_vacancy), lifted[0]) && (down == 0 || down < rest.len())
}
