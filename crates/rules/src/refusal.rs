//! Why the rules refuse a move.

use crate::card::{Card, Colour, Rank, Suit};
use crate::column::{Column, Slot};
use crate::english;
use crate::knobs::SuitRelation;

/// Why a move is not legal.
///
/// `Display` says it in English, with cards as symbols.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has no such column.
    #[error("there is no column {column}: this game has {}", english::count(*columns, "column"))]
    NoSuchColumn {
        /// The requested column.
        column: Column,
        /// How many the game has.
        columns: u8,
    },
    /// A shift needs two different columns.
    #[error("the cards are already in column {column}")]
    SameColumn {
        /// The column named twice.
        column: Column,
    },
    /// The column to lift from is empty.
    #[error("column {column} is empty")]
    ColumnIsEmpty {
        /// The empty column.
        column: Column,
    },
    /// A move of no cards.
    #[error("a move takes at least one card")]
    NoCards,
    /// More cards than lie face up in the column.
    #[error("{count} cards cannot be lifted from column {column}: only the last {}",
        lying_face_up(*open))]
    NotOpen {
        /// The column.
        column: Column,
        /// How many cards were to be lifted.
        count: u16,
        /// How many lie face up.
        open: u16,
    },
    /// Only the end card may be lifted in this game.
    #[error(
        "only the {} can be lifted: in this game cards move one at a time",
        english::card(*end)
    )]
    OneAtATime {
        /// The card that may be lifted.
        end: Card,
    },
    /// The cards are not in sequence.
    #[error(
        "{} are not in sequence, so only {} can be lifted",
        english::cards(cards),
        english::the_cards(liftable)
    )]
    NotInSequence {
        /// The cards that were to be lifted, bottom first.
        cards: Vec<Card>,
        /// The part of them that may be lifted.
        liftable: Vec<Card>,
    },
    /// The suits of the cards do not agree as a run needs.
    #[error("{} {}, so only {} can be lifted",
        english::cards(cards), broken(*suit), english::the_cards(liftable))]
    NotARun {
        /// The cards that were to be lifted, bottom first.
        cards: Vec<Card>,
        /// How they would have to agree.
        suit: SuitRelation,
        /// The part of them that may be lifted.
        liftable: Vec<Card>,
    },
    /// Between columns nothing moves while the stock lasts.
    #[error("cards move between columns only once the stock is empty")]
    ColumnsClosedWhileStockLasts,
    /// Between columns nothing moves once the stock is empty.
    #[error("cards move between columns only while the stock lasts")]
    ColumnsClosedOnceStockIsEmpty,
    /// Between columns nothing ever moves in this game.
    #[error("in this game cards do not move between columns")]
    ColumnsClosed,
    /// The card's rank does not fit.
    #[error(
        "the {} does not go on the {}{}",
        english::card(*card), english::card(*onto), ranks_taken(*onto, takes)
    )]
    WrongRank {
        /// The card.
        card: Card,
        /// What it was to go on.
        onto: Card,
        /// The ranks that do go on it, highest first; none on an ace where nothing does.
        takes: Vec<Rank>,
    },
    /// The card's suit does not fit.
    #[error("the {} does not go on the {}, which takes only {}{}",
        english::card(*card), english::card(*onto), suits_taken(*onto, *suit),
        if *same_rank { " or cards of the same rank" } else { "" })]
    WrongSuit {
        /// The card.
        card: Card,
        /// What it was to go on.
        onto: Card,
        /// How they would have to agree.
        suit: SuitRelation,
        /// Whether cards of the same rank go there, too, of any suit.
        same_rank: bool,
    },
    /// Only a king, with the cards on it, fills a vacancy.
    #[error(
        "the {} does not go to an empty column: only {} does",
        english::card(*card), english::a_rank(*king)
    )]
    VacancyTakesKings {
        /// The card.
        card: Card,
        /// The highest rank of the pack.
        king: Rank,
    },
    /// An empty column stays empty.
    #[error("column {column} is empty, and in this game empty columns are not filled")]
    VacancyStaysEmpty {
        /// The column.
        column: Column,
    },
    /// The game has no foundations.
    #[error("this game has no foundations")]
    NoFoundations,
    /// The game has no such foundation.
    #[error(
        "there is no foundation {slot}: this game has {}",
        english::count(*slots, "foundation")
    )]
    NoSuchFoundation {
        /// The requested slot.
        slot: Slot,
        /// How many the game has.
        slots: u8,
    },
    /// The card does not start a foundation.
    #[error(
        "the {} cannot start a foundation: that takes {}",
        english::card(*card), english::any_of(takes)
    )]
    FoundationStart {
        /// The card.
        card: Card,
        /// The ranks that could.
        takes: Vec<Rank>,
    },
    /// The colour of the first ace or king has settled that this card starts no foundation.
    #[error(
        "the {} cannot start a foundation: in this deal {} do",
        english::card(*card), starts(*card)
    )]
    FoundationColour {
        /// The card.
        card: Card,
    },
    /// The foundation goes on with another card.
    #[error("{}", foundation_next(*card, *needs))]
    FoundationNext {
        /// The card.
        card: Card,
        /// The card it needs next; none when it is complete.
        needs: Option<Card>,
    },
    /// From the lower row a card goes only to the foundation directly above.
    #[error("from column {from}, cards go {}", foundation_above(*above))]
    FoundationNotAbove {
        /// The column of the lower row.
        from: Column,
        /// The foundation above it, if there is one.
        above: Option<Slot>,
    },
    /// The game has no reserves.
    #[error("this game has no reserves")]
    NoReserves,
    /// The game has no such reserve.
    #[error("there is no reserve {slot}: this game has {}", english::count(*slots, "reserve"))]
    NoSuchReserve {
        /// The requested slot.
        slot: Slot,
        /// How many the game has.
        slots: u8,
    },
    /// No card lies in the reserve.
    #[error("reserve {slot} is empty")]
    ReserveIsEmpty {
        /// The slot.
        slot: Slot,
    },
    /// A reserve takes a single card, and has one.
    #[error("reserve {slot} already holds the {}", english::card(*card))]
    ReserveIsFull {
        /// The slot.
        slot: Slot,
        /// Its card.
        card: Card,
    },
    /// More than one card for a reserve.
    #[error("a reserve takes one card")]
    ReserveTakesOneCard,
    /// In this game cards leave the reserves and never join them.
    #[error("in this game no card can be moved to a reserve")]
    ReservesTakeNothing,
    /// Runs leave by themselves, or not at all, in this game.
    #[error("in this game runs are not collected by hand")]
    NoCollecting,
    /// The column does not end in a complete run.
    #[error("column {column} does not end in a complete run")]
    NoFinishedRun {
        /// The column.
        column: Column,
    },
    /// The game deals no rows.
    #[error("this game deals no rows")]
    NoRowDeals,
    /// The stock is empty.
    #[error("the stock is empty")]
    StockIsEmpty,
    /// A row is dealt only when every column holds a card.
    #[error("a row cannot be dealt while {} empty", english::columns_are(columns))]
    DealNeedsFullColumns {
        /// The vacancies, from the left; at least one.
        columns: Vec<Column>,
    },
    /// A row goes to the columns that hold cards, and none does.
    #[error("a row cannot be dealt while every column is empty")]
    DealNeedsACard,
    /// In thought: nobody has seen the card that would turn up at the end of the column.
    #[error("the card that turns up in column {column} is not known yet")]
    CardUnknown {
        /// The column.
        column: Column,
    },
    /// In thought: nobody has seen the cards of the next row.
    #[error("the cards of the next row are not known yet")]
    RowUnknown,
}

/// "one is face up", "4 are face up".
fn lying_face_up(open: u16) -> String {
    match open {
        1 => "one is face up".to_owned(),
        open => format!("{open} are face up"),
    }
}

/// What cards that are no run do instead of agreeing.
fn broken(suit: SuitRelation) -> &'static str {
    match suit {
        SuitRelation::OneSuit => "are not one suit",
        SuitRelation::OneColour => "are not one colour",
        SuitRelation::Alternating => "do not alternate red and black",
        SuitRelation::Any => "are not a run",
    }
}

fn ranks_taken(onto: Card, takes: &[Rank]) -> String {
    if takes.is_empty() {
        format!(": nothing goes on {}", english::a_rank(onto.rank()))
    } else {
        format!(", which takes {}", english::any_of(takes))
    }
}

fn suits_taken(onto: Card, relation: SuitRelation) -> &'static str {
    match (relation, onto.colour()) {
        (SuitRelation::OneSuit, _) => match onto.suit() {
            Suit::Clubs => "clubs",
            Suit::Spades => "spades",
            Suit::Hearts => "hearts",
            Suit::Diamonds => "diamonds",
        },
        (SuitRelation::OneColour, Colour::Black) | (SuitRelation::Alternating, Colour::Red) => {
            "black cards"
        }
        (SuitRelation::OneColour, Colour::Red) | (SuitRelation::Alternating, Colour::Black) => {
            "red cards"
        }
        (SuitRelation::Any, _) => "other cards",
    }
}

/// Which cards start foundations: the colour refused to an ace belongs to the kings, and the other
/// way round.
fn starts(refused: Card) -> &'static str {
    if (refused.rank() == Rank::ACE) == (refused.colour() == Colour::Black) {
        "red aces and black kings"
    } else {
        "black aces and red kings"
    }
}

fn foundation_next(refused: Card, needs: Option<Card>) -> String {
    match needs {
        Some(needs) => {
            let (refused, needs) = (english::card(refused), english::card(needs));
            format!("the {refused} does not go on this foundation, which needs the {needs} next")
        }
        None => "this foundation is complete".to_owned(),
    }
}

fn foundation_above(above: Option<Slot>) -> String {
    match above {
        Some(above) => format!("only to foundation {above}, directly above it"),
        None => "to no foundation: there is none directly above it".to_owned(),
    }
}
