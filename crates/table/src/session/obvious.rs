//! The move that a player most likely means by pointing at a column or a card.

use std::cmp::Reverse;

use webspinner_rules::{Card, Column, Game, LegalMove, Move, Position, Rules};

use crate::session::event::{Carried, PileRef};

/// How good a destination is, the best last: the order is the variants', then the length in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Appeal {
    /// To a reserve that takes cards: players who mean that say so.
    InReserve,
    /// A whole column to another vacancy changes nothing but where rows land.
    WholeColumnToVacancy,
    /// A part of a run to a vacancy tears the run.
    TornToVacancy,
    /// A part of a run onto a card it does not join.
    TornOnto,
    /// All that can be lifted, to a vacancy.
    ToVacancy,
    /// All that can be lifted onto a card it fits but does not join; longer columns first.
    Onto,
    /// Cards that join a run; the length of the run they make.
    Joins(usize),
    /// Off the table.
    OffTable,
}

/// The best legal move of the cards at the end of a column, or of exactly `count` of them, or of a
/// reserve card: off the table first, then the longest join, then any card they fit on, then a
/// vacancy. Among equals the leftmost.
#[must_use]
pub(crate) fn best(game: &Game, from: PileRef, count: Option<u16>) -> Option<LegalMove> {
    let (rules, position) = (game.rules(), game.position());
    let is_meant = |legal: &LegalMove| {
        let carried = Carried::by(rules, legal.get());
        carried.is_of(from, count.unwrap_or(carried.count))
    };
    let moves = game.legal_moves().into_iter();
    let meant = moves.filter(is_meant).enumerate();
    meant
        .max_by_key(|(order, legal)| (appeal(rules, position, legal.get()), Reverse(*order)))
        .map(|(_, legal)| legal)
}

fn appeal(rules: &Rules, position: &Position, made: Move) -> Appeal {
    match made {
        Move::ToReserve { .. } => Appeal::InReserve,
        Move::Collect { .. } | Move::ToFoundation { .. } | Move::Deal => Appeal::OffTable,
        Move::Shift { from, to, count } => {
            let cards = position.column(from).cards();
            let lifted = &cards[cards.len() - usize::from(count)..];
            let torn_from = cards[..cards.len() - lifted.len()].last();
            let torn_from = torn_from.filter(|_| position.column(from).open().len() > lifted.len());
            let torn = torn_from.is_some_and(|upper| rules.joins(*upper, lifted[0]));
            let whole = lifted.len() == cards.len();
            landing(rules, position, lifted, to, torn, whole)
        }
        Move::FromReserve { slot, to } => {
            let card = position.reserves()[slot.index()];
            landing(rules, position, card.as_slice(), to, false, false)
        }
    }
}

fn landing(
    rules: &Rules,
    position: &Position,
    lifted: &[Card],
    to: Column,
    torn: bool,
    whole: bool,
) -> Appeal {
    let target = position.column(to).open();
    match target.last() {
        None if whole => Appeal::WholeColumnToVacancy,
        None if torn => Appeal::TornToVacancy,
        None => Appeal::ToVacancy,
        Some(onto) if rules.joins(*onto, lifted[0]) => {
            Appeal::Joins(run_length(rules, target) + run_length(rules, lifted))
        }
        Some(_) if torn => Appeal::TornOnto,
        Some(_) => Appeal::Onto,
    }
}

/// How many cards at the end join.
fn run_length(rules: &Rules, cards: &[Card]) -> usize {
    let joined = cards.windows(2).rev();
    1 + joined
        .take_while(|pair| rules.joins(pair[0], pair[1]))
        .count()
}
