//! Plays that need not be tried.

use webspinner_rules::Move;

use super::late::late;
use crate::problem::Problem;
use crate::prunings::Prunings;
use crate::state::State;

/// Leaves out plays that no win needs; of a position that can be won, a play that leads to a win
/// stays.
///
/// Both prunings below speak of positions to which no row comes.
///
/// **A foundation takes at once what nothing wants.** Let a card go now to its foundation, which is
/// not empty (to start one is a choice of colours and places), and let no card on the table be one
/// that may lie on it. Take any win from here and play the card at once instead of when it was
/// played, and leave out its moves between columns before that. No other card ever lay on it, so
/// the plays of all others keep their targets; the columns on which it lay end, meanwhile, in the
/// card below it, which hinders nothing, and a column that it leaves empty would have been needed
/// as a target for itself alone. The cards that follow it on its foundation come no earlier than
/// before. So the win stands, and the other plays need not be tried.
///
/// **A card alone in its column stays there.** Let a card be alone in a column from which every
/// foundation may be reached (no row rule binds it), and take a win in which it goes to another
/// column. Leave that play out, and from then on make each play on the card, and on what comes to
/// lie on it, where it lies instead of where it would have lain: wherever the column was an end for
/// others, it is the same end here, and the card's own moves between columns are left out as well.
/// What it would have covered is open instead. The column that it left would have stayed empty, so
/// it was a target for none. When the card goes to its foundation both plays have come to the same
/// position. The new win is shorter, so doing this again and again ends with one in which no such
/// card moves.
pub(crate) fn prune(problem: &Problem, prunings: Prunings, state: &State, plays: &mut Vec<Move>) {
    if !late(problem, state) {
        return;
    }
    let mut unwanted = plays
        .iter()
        .filter(|play| is_unwanted(problem, state, **play));
    if let Some(&play) = unwanted.next().filter(|_| prunings.unwanted) {
        plays.clear();
        plays.push(play);
        return;
    }
    if !prunings.alone {
        return;
    }
    plays.retain(|play| match *play {
        Move::Shift { from, .. } => {
            state.column(from.index()).len() > 1 || state.row_binds(problem, from.index())
        }
        _ => true,
    });
}

/// Whether a play takes a card to a foundation on which no card of the table may lie.
fn is_unwanted(problem: &Problem, state: &State, play: Move) -> bool {
    let Move::ToFoundation { from, slot } = play else {
        return false;
    };
    if state.foundations()[slot.index()].first == 0 {
        return false;
    }
    let Some(card) = state.end(from.index()) else {
        return false;
    };
    let mut columns = (0..state.columns()).flat_map(|index| state.column(index));
    let lie_on_it = problem.place[usize::from(card)];
    columns.all(|&other| lie_on_it >> other & 1 == 0)
}
