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

impl PileRef {
    /// The last `count` cards of a column, or the card of a reserve.
    pub(crate) fn last(self, position: &Position, count: u16) -> Vec<Card> {
        match self {
            Self::Column(column) => {
                let cards = position.column(column).cards();
                cards[cards.len().saturating_sub(usize::from(count))..].to_vec()
            }
            Self::Reserve(slot) => position.reserves()[slot.index()].into_iter().collect(),
            Self::Foundation(_) | Self::Stock | Self::Collected => Vec::new(),
        }
    }
}

/// The cards that a move carries from one pile to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Where they come from.
    pub from: PileRef,
    /// How many there are; of a row deal, 0.
    pub count: u16,
    /// Where they go; of a row deal, to no single pile.
    pub to: Option<PileRef>,
}

impl Carried {
    /// The cards that this move carries.
    #[must_use]
    pub fn by(rules: &Rules, made: Move) -> Self {
        let run = u16::from(rules.pack().highest().number());
        let (from, count, to) = match made {
            Move::Shift { from, to, count } => (PileRef::Column(from), count, PileRef::Column(to)),
            Move::ToFoundation { from, slot } => {
                (PileRef::Column(from), 1, PileRef::Foundation(slot))
            }
            Move::ToReserve { from, slot } => (PileRef::Column(from), 1, PileRef::Reserve(slot)),
            Move::FromReserve { slot, to } => (PileRef::Reserve(slot), 1, PileRef::Column(to)),
            Move::Collect { from } => (PileRef::Column(from), run, PileRef::Collected),
            Move::Deal => {
                return Self {
                    from: PileRef::Stock,
                    count: 0,
                    to: None,
                };
            }
        };
        let to = Some(to);
        Self { from, count, to }
    }

    /// Whether it is these cards that it carries. Any card of a complete run stands for the whole
    /// run.
    pub(crate) fn is_of(self, from: PileRef, count: u16) -> bool {
        self.from == from && (self.count == count || self.to == Some(PileRef::Collected))
    }
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
    let Carried { from, count, to } = Carried::by(rules, made);
    match to {
        None => events.extend(row(rules, before)),
        // It is among the runs below.
        Some(PileRef::Collected) => {}
        Some(to) => events.push(moved(from, to, from.last(before, count))),
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
