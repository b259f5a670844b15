//! Why the rules refuse a move.

use crate::card::{Card, Rank};
use crate::knobs::SuitRelation;
use crate::place::{Column, Slot};

/// Why a move is not legal. Its text comes from the [message catalogue](crate::message).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has no such column.
    NoSuchColumn {
        /// The column asked for.
        column: Column,
        /// How many the game has.
        columns: u8,
    },
    /// A shift needs two different columns.
    SameColumn {
        /// The column named twice.
        column: Column,
    },
    /// The column to lift from is empty.
    ColumnIsEmpty {
        /// The empty column.
        column: Column,
    },
    /// A move of no cards.
    NoCards,
    /// More cards than lie face up in the column.
    NotOpen {
        /// The column.
        column: Column,
        /// How many cards were asked for.
        count: u16,
        /// How many lie face up.
        open: u16,
    },
    /// Only the end card may be lifted in this game.
    OneAtATime {
        /// The card that may be lifted.
        end: Card,
    },
    /// The cards are not in sequence.
    NotInSequence {
        /// The cards asked for, bottom first.
        cards: Vec<Card>,
        /// The part of them that may be lifted.
        liftable: Vec<Card>,
    },
    /// The suits of the cards do not agree as a run needs.
    NotARun {
        /// The cards asked for, bottom first.
        cards: Vec<Card>,
        /// How they would have to agree.
        suit: SuitRelation,
        /// The part of them that may be lifted.
        liftable: Vec<Card>,
    },
    /// Between columns nothing moves while the stock lasts.
    ColumnsClosedWhileStockLasts,
    /// Between columns nothing moves once the stock is empty.
    ColumnsClosedOnceStockIsEmpty,
    /// Between columns nothing ever moves in this game.
    ColumnsClosed,
    /// The card's rank does not fit.
    WrongRank {
        /// The card.
        card: Card,
        /// What it was to go on.
        onto: Card,
        /// The ranks that do go on it, highest first; none on an ace where nothing does.
        takes: Vec<Rank>,
    },
    /// The card's suit does not fit.
    WrongSuit {
        /// The card.
        card: Card,
        /// What it was to go on.
        onto: Card,
        /// How they would have to agree.
        suit: SuitRelation,
    },
    /// Only a king, with the cards on it, fills a vacancy.
    VacancyTakesKings {
        /// The card.
        card: Card,
        /// The highest rank of the pack.
        king: Rank,
    },
    /// An empty column stays empty.
    VacancyStaysEmpty {
        /// The column.
        column: Column,
    },
    /// The game has no foundations.
    NoFoundations,
    /// The game has no such foundation.
    NoSuchFoundation {
        /// The slot asked for.
        slot: Slot,
        /// How many the game has.
        slots: u8,
    },
    /// The card does not start a foundation.
    FoundationStart {
        /// The card.
        card: Card,
        /// The ranks that could.
        takes: Vec<Rank>,
    },
    /// The colour of the first ace or king has settled that this card starts no foundation.
    FoundationColour {
        /// The card.
        card: Card,
    },
    /// The foundation goes on with another card.
    FoundationNext {
        /// The card.
        card: Card,
        /// The card it needs next; none when it is complete.
        needs: Option<Card>,
    },
    /// From the lower row a card goes only to the foundation directly above.
    FoundationNotAbove {
        /// The column of the lower row.
        from: Column,
        /// The foundation above it, if there is one.
        above: Option<Slot>,
    },
    /// The game has no reserves.
    NoReserves,
    /// The game has no such reserve.
    NoSuchReserve {
        /// The slot asked for.
        slot: Slot,
        /// How many the game has.
        slots: u8,
    },
    /// The reserve has been played.
    ReserveIsEmpty {
        /// The slot.
        slot: Slot,
    },
    /// Runs leave by themselves, or not at all, in this game.
    NoCollecting,
    /// The column does not end in a finished run.
    NoFinishedRun {
        /// The column.
        column: Column,
    },
    /// The game deals no rows.
    NoRowDeals,
    /// The stock is empty.
    StockIsEmpty,
    /// A row is dealt only when every column holds a card.
    DealNeedsFullColumns {
        /// The leftmost vacancy.
        column: Column,
    },
    /// A row goes to the columns that hold cards, and none does.
    DealNeedsACard,
}
