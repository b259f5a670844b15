//! Messages about ranks, refusals and outcomes.

use webspinner_rules::record::{AddRefused, MoveTree};
use webspinner_rules::{Card, Colour, Column, Outcome, Rank, Refusal, Stuck};

use super::untranslated;
use crate::message::{a_rank, plain};
use crate::{Arg, Message, Say};

/// "an ace or a king".
fn any_of(ranks: &[Rank]) -> Arg {
    Arg::Either(ranks.iter().copied().map(a_rank).collect())
}

/// The word by which a text selects its variant for a colour.
fn colour_choice(colour: Colour) -> Arg {
    Arg::Choice(match colour {
        Colour::Black => "black",
        Colour::Red => "red",
    })
}

impl Say for Refusal {
    fn message(&self) -> Message {
        messages! { self =>
            Self::NoSuchColumn { column, columns } => "refusal-no-such-column" column columns;
            Self::SameColumn { column } => "refusal-same-column" column;
            Self::ColumnIsEmpty { column } => "refusal-column-is-empty" column;
            Self::NoCards => "refusal-no-cards";
            Self::NotOpen { column, count, open } => "refusal-not-open" column count open;
            Self::OneAtATime { end } => "refusal-one-at-a-time" end;
            Self::NotInSequence { cards, liftable } => "refusal-not-in-sequence" cards liftable,
                "count" = liftable.len();
            Self::NotARun { cards, suit, liftable } => "refusal-not-a-run" cards liftable,
                "count" = liftable.len(), "suit" = Arg::Choice(suit.word());
            Self::ColumnsClosedWhileStockLasts => "refusal-columns-closed-while-stock-lasts";
            Self::ColumnsClosedOnceStockIsEmpty => "refusal-columns-closed-once-stock-is-empty";
            Self::ColumnsClosed => "refusal-columns-closed";
            Self::WrongRank { card, onto, takes } if takes.is_empty() => "refusal-nothing-goes-on"
                card onto, "rank" = a_rank(onto.rank());
            Self::WrongRank { card, onto, takes } => "refusal-wrong-rank" card onto,
                "takes" = any_of(takes);
            Self::WrongSuit { card, onto, suit, same_rank } => "refusal-wrong-suit" card onto,
                "relation" = Arg::Choice(suit.word()), "suit" = onto.suit(),
                "colour" = colour_choice(onto.colour()),
                "same-rank" = Arg::Choice(if *same_rank { "also" } else { "no" });
            Self::VacancyTakesKings { card, king } => "refusal-vacancy-takes-kings" card,
                "king" = a_rank(*king);
            Self::VacancyStaysEmpty { column } => "refusal-vacancy-stays-empty" column;
            Self::NoFoundations => "refusal-no-foundations";
            Self::NoSuchFoundation { slot, slots } => "refusal-no-such-foundation" slot slots;
            Self::FoundationStart { card, takes } => "refusal-foundation-start" card,
                "takes" = any_of(takes);
            Self::FoundationColour { card } => "refusal-foundation-colour" card,
                "aces" = colour_choice(colour_of_aces(*card));
            Self::FoundationNext { card, needs: Some(needs) } => "refusal-foundation-next"
                card needs;
            Self::FoundationNext { needs: None, .. } => "refusal-foundation-complete";
            Self::FoundationNotAbove { from, above: Some(above) } => "refusal-foundation-not-above"
                from above;
            Self::FoundationNotAbove { from, above: None } => "refusal-no-foundation-above" from;
            Self::NoReserves => "refusal-no-reserves";
            Self::NoSuchReserve { slot, slots } => "refusal-no-such-reserve" slot slots;
            Self::ReserveIsEmpty { slot } => "refusal-reserve-is-empty" slot;
            Self::ReserveIsFull { slot, card } => "refusal-reserve-is-full" slot card;
            Self::ReserveTakesOneCard => "refusal-reserve-takes-one-card";
            Self::ReservesTakeNothing => "refusal-reserves-take-nothing";
            Self::NoCollecting => "refusal-no-collecting";
            Self::NoFinishedRun { column } => "refusal-no-finished-run" column;
            Self::NoRowDeals => "refusal-no-row-deals";
            Self::StockIsEmpty => "refusal-stock-is-empty";
            Self::DealNeedsFullColumns { columns } => "refusal-deal-needs-full-columns",
                "count" = columns.len(), "columns" = numbers(columns);
            Self::DealNeedsACard => "refusal-deal-needs-a-card";
            Self::CardUnknown { column } => "refusal-card-unknown" column;
            Self::RowUnknown => "refusal-row-unknown";
        }
    }
}

/// "1, 4 and 7".
fn numbers(columns: &[Column]) -> Arg {
    let numbers = columns.iter().map(|column| plain(&column.to_string()));
    Arg::All(numbers.collect())
}

/// A colour in which aces are refused belongs to the kings, and vice versa.
fn colour_of_aces(refused: Card) -> Colour {
    let red_aces = (refused.rank() == Rank::ACE) == (refused.colour() == Colour::Black);
    if red_aces { Colour::Red } else { Colour::Black }
}

impl Say for Outcome {
    fn message(&self) -> Message {
        match self {
            Self::Won => Message::new("outcome-won"),
            Self::Stuck(stuck) => stuck.message(),
        }
    }
}

impl Say for Stuck {
    fn message(&self) -> Message {
        match self {
            Self::NoMove => Message::new("outcome-no-move"),
            Self::TooFewCardsToDeal => Message::new("outcome-too-few-cards-to-deal"),
        }
    }
}

impl Say for AddRefused {
    fn message(&self) -> Message {
        // The rest only a file can do.
        messages! { self =>
            Self::Full => "record-full", "limit" = MoveTree::NODES_MAX;
            Self::TooManyChildren => "record-too-many-lines", "limit" = MoveTree::CHILDREN_MAX;
        }
    }
}
