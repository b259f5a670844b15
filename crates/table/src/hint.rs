//! Hints: ranked moves, from what a fair player knows.
//!
//! A hint looks up to three moves ahead on a [stand-in](View::stand_in) of the table, never past
//! a card that would be turned up and never past a row deal, and weighs where each line leads by
//! the [evaluation](crate::evaluation) less a little for each move.
//!
//! It does not run in circles. A line gains when it ends better than the *peak*, the best value
//! that the table has had since a card was last turned up, dealt or taken off. The rest of such a
//! line is still there, one move shorter, after its first move, so whoever follows hints that
//! gain raises the peak in the end. When no line gains, the hint is the row deal; when a vacancy
//! stands in its way, the best way to fill it, which lowers the value and not the peak, so that
//! no hint empties the column again for nothing. When there is no stock either, the legal moves
//! are still ranked, with [`Why::NothingBetter`]. No hint at all means that no move is legal.

use webspinner_rules::{LegalMove, Move, Position, Refusal, Rules, View};

use crate::evaluation::evaluate;

/// How far a hint looks ahead, in moves.
const DEPTH: u32 = 3;
/// What a move must gain to be worth making.
const MOVE_COST: i32 = 8;
/// With more moves than this at hand a hint looks one move less far, to answer at once.
const WIDE: usize = 40;

/// A move worth considering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub play: Move,
    /// What it is good for.
    pub why: Why,
}

/// What a hinted move is good for; the most telling reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// It takes a run, or a card, off the table.
    OffTable,
    /// It turns up a hidden card.
    TurnsUp,
    /// It makes a vacancy.
    MakesVacancy,
    /// It joins cards that then move together.
    Joins,
    /// It puts the table in better order.
    Order,
    /// It prepares a move that gains.
    Prepares,
    /// Nothing on the table gains: deal a row.
    DealRow,
    /// A row can be dealt only when this vacancy is filled.
    FillsVacancy,
    /// Nothing gains, and there is nothing to deal.
    NothingBetter,
}

/// All sensible moves, the best first; empty only when no move is legal. The table counts as
/// new: what it looked like before is not known.
#[must_use]
pub fn hints(view: &View<'_>) -> Vec<Hint> {
    hints_above(view, value(view))
}

/// The value of what a fair player sees.
pub(crate) fn value(view: &View<'_>) -> i32 {
    evaluate(view.rules(), &view.stand_in())
}

/// As [`hints`], where the table has had the value `peak` before.
pub(crate) fn hints_above(view: &View<'_>, peak: i32) -> Vec<Hint> {
    let rules = view.rules();
    let mut position = view.stand_in();
    let now = evaluate(rules, &position);
    let moves = candidates(rules, &position);
    let depth = if moves.len() > WIDE { DEPTH - 1 } else { DEPTH };
    let mut ranked: Vec<(i32, Hint)> = moves
        .into_iter()
        .map(|legal| {
            let (best, alone) = line_value(rules, &mut position, legal, depth);
            let why = why(rules, &position, legal, alone - now);
            let play = legal.get();
            (best - peak, Hint { play, why })
        })
        .collect();
    ranked.sort_by_key(|(gain, _)| -gain);
    let gains = ranked.iter().take_while(|(gain, _)| *gain > 0).count();
    let deal = view.deal_refused();
    let rest = ranked.split_off(gains);
    let good = ranked.into_iter().map(|(_, hint)| hint);
    good.chain(fallback(&position, deal.as_ref(), rest))
        .collect()
}

/// What to offer behind the moves that gain.
fn fallback(
    position: &Position,
    deal_refused: Option<&Refusal>,
    rest: Vec<(i32, Hint)>,
) -> Vec<Hint> {
    let deal = Hint {
        play: Move::Deal,
        why: Why::DealRow,
    };
    let fills = |hint: &Hint| match hint.play {
        Move::Shift { from, to, count } => {
            let leaves_some = position.column(from).cards().len() > usize::from(count);
            position.column(to).is_empty() && leaves_some
        }
        Move::FromReserve { to, .. } => position.column(to).is_empty(),
        _ => false,
    };
    let rest = rest.into_iter().map(|(_, hint)| hint);
    match deal_refused {
        None => vec![deal],
        Some(Refusal::DealNeedsFullColumns { .. }) => {
            let (fill, other): (Vec<Hint>, Vec<Hint>) = rest.partition(fills);
            let fill = fill
                .into_iter()
                .map(|hint| because(hint, Why::FillsVacancy));
            let other = other
                .into_iter()
                .map(|hint| because(hint, Why::NothingBetter));
            fill.chain(other).collect()
        }
        Some(_) => rest.map(|hint| because(hint, Why::NothingBetter)).collect(),
    }
}

fn because(hint: Hint, why: Why) -> Hint {
    Hint { why, ..hint }
}

/// The legal moves worth looking at: no row deal, and only the first of equal vacancies.
fn candidates(rules: &Rules, position: &Position) -> Vec<LegalMove> {
    let first = position.vacancies().next();
    let mut moves = rules.legal_moves(position);
    moves.retain(|legal| match legal.get() {
        Move::Deal => false,
        Move::Shift { to, .. } | Move::FromReserve { to, .. } => {
            !position.column(to).is_empty() || Some(to) == first
        }
        Move::ToFoundation { .. } | Move::Collect { .. } => true,
    });
    moves
}

/// The best value, less the cost of its moves, that a line beginning with this move leads to; and
/// the value that the move alone leads to.
fn line_value(rules: &Rules, position: &mut Position, legal: LegalMove, depth: u32) -> (i32, i32) {
    let undo = position.apply(rules, legal);
    let alone = evaluate(rules, position) - MOVE_COST;
    let mut best = alone;
    // What lies under a card just turned up is not known yet.
    if depth > 1 && !undo.turned() && undo.collected() == 0 {
        for next in candidates(rules, position) {
            let (value, _) = line_value(rules, position, next, depth - 1);
            best = best.max(value - MOVE_COST);
        }
    }
    position.undo(undo);
    (best, alone)
}

/// The most telling reason for a move that gains this much by itself.
fn why(rules: &Rules, position: &Position, legal: LegalMove, gain: i32) -> Why {
    let mut after = position.clone();
    let undo = after.apply(rules, legal);
    let joins = |made| match made {
        Move::Shift { from, to, count } => {
            let cards = position.column(from).cards();
            let lifted = cards[cards.len() - usize::from(count)];
            let onto = position.column(to).end();
            onto.is_some_and(|onto| rules.joins(onto, lifted))
        }
        _ => false,
    };
    match legal.get() {
        Move::ToFoundation { .. } | Move::Collect { .. } => Why::OffTable,
        _ if undo.collected() > 0 => Why::OffTable,
        _ if undo.turned() => Why::TurnsUp,
        _ if after.vacancies().count() > position.vacancies().count() => Why::MakesVacancy,
        _ if gain <= 0 => Why::Prepares,
        made if joins(made) => Why::Joins,
        _ => Why::Order,
    }
}
