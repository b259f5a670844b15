//! What happened on the table, to be animated, played as sound or read aloud.

use webspinner_rules::{Card, Column, Move, Outcome, Position, Rules, Slot};

/// A reference to a pile. Columns, foundations and reserves count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Deserialize, serde::Serialize, tsify::Tsify),
    serde(tag = "kind", content = "number", rename_all = "camelCase")
)]
pub enum PileRef {
    /// A column.
    Column(#[cfg_attr(feature = "typescript", tsify(type = "number"))] Column),
    /// A foundation.
    Foundation(#[cfg_attr(feature = "typescript", tsify(type = "number"))] Slot),
    /// A reserve.
    Reserve(#[cfg_attr(feature = "typescript", tsify(type = "number"))] Slot),
    /// The stock.
    Stock,
    /// The collected runs.
    Collected,
}

/// One thing that happened, in the order in which to show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Cards went from one pile to another, bottom card first: a move, a card of a row, a collected
    /// run, or one of these undone.
    Moved {
        /// The pile they left.
        from: PileRef,
        /// The pile they reached.
        to: PileRef,
        /// The cards.
        cards: Vec<Card>,
    },
    /// The end card of a column was turned face up.
    TurnedUp {
        /// The column.
        column: Column,
        /// The card.
        card: Card,
    },
    /// The end card of a column was turned face down again.
    TurnedDown {
        /// The column.
        column: Column,
    },
    /// The table was laid out anew, or the session went to another line: redraw everything.
    LaidOut,
    /// The game is won or stuck.
    Ended(Outcome),
}

impl Event {
    /// Whether it turns a card of one of these columns up, or down again.
    pub(crate) fn turns(&self, columns: &[Column]) -> bool {
        let (Self::TurnedUp { column, .. } | Self::TurnedDown { column }) = self else {
            return false;
        };
        columns.contains(column)
    }

    /// The same event undone.
    fn reversed(self) -> Self {
        match self {
            Self::Moved { from, to, cards } => Self::Moved {
                from: to,
                to: from,
                cards,
            },
            Self::TurnedUp { column, .. } => Self::TurnedDown { column },
            other @ (Self::TurnedDown { .. } | Self::LaidOut | Self::Ended(_)) => other,
        }
    }
}

/// The events of a move, worked out from the positions before and after it.
#[must_use]
pub(crate) fn events(rules: &Rules, before: &Position, made: Move, after: &Position) -> Vec<Event> {
    let mut events = Vec::new();
    match made {
        Move::Deal => events.extend(row(rules, before)),
        Move::Collect { .. } => {}
        Move::Shift { from, to, count } => {
            let cards = before.column(from).cards();
            let cards = cards[cards.len() - usize::from(count)..].to_vec();
            events.push(moved(PileRef::Column(from), PileRef::Column(to), cards));
        }
        Move::ToFoundation { from, slot } => {
            let card = before.column(from).end().into_iter().collect();
            events.push(moved(
                PileRef::Column(from),
                PileRef::Foundation(slot),
                card,
            ));
        }
        Move::ToReserve { from, slot } => {
            let card = before.column(from).end().into_iter().collect();
            events.push(moved(PileRef::Column(from), PileRef::Reserve(slot), card));
        }
        Move::FromReserve { slot, to } => {
            let card = before.reserves()[slot.index()].into_iter().collect();
            events.push(moved(PileRef::Reserve(slot), PileRef::Column(to), card));
        }
    }
    events.extend(collected(before, after));
    events.extend(turned_up(before, after));
    events
}

/// The events of undoing a move, last first.
#[must_use]
pub(crate) fn reversed(events: Vec<Event>) -> Vec<Event> {
    events.into_iter().rev().map(Event::reversed).collect()
}

fn moved(from: PileRef, to: PileRef, cards: Vec<Card>) -> Event {
    Event::Moved { from, to, cards }
}

/// The cards of a row, each to its column.
fn row(rules: &Rules, before: &Position) -> impl Iterator<Item = Event> {
    let columns = before.row_columns(rules);
    columns
        .zip(before.stock())
        .map(|(column, card)| moved(PileRef::Stock, PileRef::Column(column), vec![card]))
}

/// The runs that have been collected in between.
fn collected(before: &Position, after: &Position) -> Vec<Event> {
    after
        .collected_from()
        .skip(before.collected_len())
        .filter_map(|(from, run)| {
            Some(moved(
                PileRef::Column(from?),
                PileRef::Collected,
                run.to_vec(),
            ))
        })
        .collect()
}

/// The cards that were face down before and are face up now.
fn turned_up(before: &Position, after: &Position) -> Vec<Event> {
    let pairs = before.columns().iter().zip(after.columns()).enumerate();
    pairs
        .filter(|(_, (then, now))| now.face_down() < then.face_down())
        .filter_map(|(index, (_, now))| {
            let column = Column::at(index);
            now.end().map(|card| Event::TurnedUp { column, card })
        })
        .collect()
}
