//! Messages about ranks, refusals and outcomes.

use webspinner_rules::knobs::SuitRelation;
use webspinner_rules::record::{AddRefused, MoveTree};
use webspinner_rules::{Card, Colour, Outcome, Rank, Refusal, Stuck};

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
        match self {
            Self::NoSuchColumn { column, columns } => Message::new("refusal-no-such-column")
                .with("column", *column)
                .with("columns", *columns),
            Self::SameColumn { column } => {
                Message::new("refusal-same-column").with("column", *column)
            }
            Self::ColumnIsEmpty { column } => {
                Message::new("refusal-column-is-empty").with("column", *column)
            }
            Self::NoCards => Message::new("refusal-no-cards"),
            Self::NotOpen {
                column,
                count,
                open,
            } => Message::new("refusal-not-open")
                .with("column", *column)
                .with("count", *count)
                .with("open", *open),
            Self::OneAtATime { end } => Message::new("refusal-one-at-a-time").with("end", *end),
            Self::NotInSequence { cards, liftable } => {
                broken_run(Message::new("refusal-not-in-sequence"), cards, liftable)
            }
            Self::NotARun {
                cards,
                suit,
                liftable,
            } => broken_run(Message::new("refusal-not-a-run"), cards, liftable)
                .with("suit", Arg::Choice(suit.word())),
            Self::ColumnsClosedWhileStockLasts => {
                Message::new("refusal-columns-closed-while-stock-lasts")
            }
            Self::ColumnsClosedOnceStockIsEmpty => {
                Message::new("refusal-columns-closed-once-stock-is-empty")
            }
            Self::ColumnsClosed => Message::new("refusal-columns-closed"),
            Self::WrongRank { card, onto, takes } => wrong_rank(*card, *onto, takes),
            Self::WrongSuit {
                card,
                onto,
                suit,
                same_rank,
            } => wrong_suit(*card, *onto, *suit, *same_rank),
            Self::VacancyTakesKings { card, king } => Message::new("refusal-vacancy-takes-kings")
                .with("card", *card)
                .with("king", a_rank(*king)),
            Self::VacancyStaysEmpty { column } => {
                Message::new("refusal-vacancy-stays-empty").with("column", *column)
            }
            Self::NoFoundations => Message::new("refusal-no-foundations"),
            Self::NoSuchFoundation { slot, slots } => Message::new("refusal-no-such-foundation")
                .with("slot", *slot)
                .with("slots", *slots),
            Self::FoundationStart { card, takes } => Message::new("refusal-foundation-start")
                .with("card", *card)
                .with("takes", any_of(takes)),
            Self::FoundationColour { card } => foundation_colour(*card),
            Self::FoundationNext { card, needs } => match needs {
                Some(needs) => Message::new("refusal-foundation-next")
                    .with("card", *card)
                    .with("needs", *needs),
                None => Message::new("refusal-foundation-complete"),
            },
            Self::FoundationNotAbove { from, above } => match above {
                Some(above) => Message::new("refusal-foundation-not-above")
                    .with("from", *from)
                    .with("above", *above),
                None => Message::new("refusal-no-foundation-above").with("from", *from),
            },
            Self::NoReserves => Message::new("refusal-no-reserves"),
            Self::NoSuchReserve { slot, slots } => Message::new("refusal-no-such-reserve")
                .with("slot", *slot)
                .with("slots", *slots),
            Self::ReserveIsEmpty { slot } => {
                Message::new("refusal-reserve-is-empty").with("slot", *slot)
            }
            Self::ReserveIsFull { slot, card } => Message::new("refusal-reserve-is-full")
                .with("slot", *slot)
                .with("card", *card),
            Self::ReserveTakesOneCard => Message::new("refusal-reserve-takes-one-card"),
            Self::ReservesTakeNothing => Message::new("refusal-reserves-take-nothing"),
            Self::NoCollecting => Message::new("refusal-no-collecting"),
            Self::NoFinishedRun { column } => {
                Message::new("refusal-no-finished-run").with("column", *column)
            }
            Self::NoRowDeals => Message::new("refusal-no-row-deals"),
            Self::StockIsEmpty => Message::new("refusal-stock-is-empty"),
            Self::DealNeedsFullColumns { columns } => {
                let numbers = columns.iter().map(|column| plain(&column.to_string()));
                Message::new("refusal-deal-needs-full-columns")
                    .with("count", columns.len())
                    .with("columns", Arg::All(numbers.collect()))
            }
            Self::DealNeedsACard => Message::new("refusal-deal-needs-a-card"),
            Self::CardUnknown { column } => {
                Message::new("refusal-card-unknown").with("column", *column)
            }
            Self::RowUnknown => Message::new("refusal-row-unknown"),
            _ => untranslated(self),
        }
    }
}

fn broken_run(message: Message, cards: &[Card], liftable: &[Card]) -> Message {
    message
        .with("cards", cards)
        .with("liftable", liftable)
        .with("count", liftable.len())
}

fn wrong_rank(card: Card, onto: Card, takes: &[Rank]) -> Message {
    let message = if takes.is_empty() {
        Message::new("refusal-nothing-goes-on").with("rank", a_rank(onto.rank()))
    } else {
        Message::new("refusal-wrong-rank").with("takes", any_of(takes))
    };
    message.with("card", card).with("onto", onto)
}

fn wrong_suit(card: Card, onto: Card, suit: SuitRelation, same_rank: bool) -> Message {
    Message::new("refusal-wrong-suit")
        .with("card", card)
        .with("onto", onto)
        .with("relation", Arg::Choice(suit.word()))
        .with("suit", onto.suit())
        .with("colour", colour_choice(onto.colour()))
        .with(
            "same-rank",
            Arg::Choice(if same_rank { "also" } else { "no" }),
        )
}

/// A colour in which aces are refused belongs to the kings, and vice versa.
fn foundation_colour(card: Card) -> Message {
    let red_aces = (card.rank() == Rank::ACE) == (card.colour() == Colour::Black);
    let aces = if red_aces { Colour::Red } else { Colour::Black };
    Message::new("refusal-foundation-colour")
        .with("card", card)
        .with("aces", colour_choice(aces))
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
        match self {
            Self::Full => Message::new("record-full").with("limit", MoveTree::NODES_MAX),
            Self::TooManyChildren => {
                Message::new("record-too-many-lines").with("limit", MoveTree::CHILDREN_MAX)
            }
            // What only a file can do.
            _ => untranslated(self),
        }
    }
}
