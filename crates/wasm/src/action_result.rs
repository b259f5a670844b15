//! The result of an action on the table.

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::Outcome;
use webspinner_table::{Event, PileRef};

/// The result of an action of the player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ActionResult {
    /// Why the action was refused; `undefined` if it was not.
    pub refused: Option<String>,
    /// What happened, for a screen reader: "8 of spades to the 9 of hearts in column 4".
    pub said: Option<String>,
    /// What happened, in order, for sounds.
    pub happened: Vec<Happened>,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Happened {
    /// Cards were moved.
    Moved,
    /// A row was dealt.
    Dealt,
    /// A card turned over.
    Turned,
    /// Cards left the table.
    Collected,
    /// The whole table changed.
    LaidOut,
    /// The game is won.
    Won,
    /// No move is left.
    Stuck,
}

impl ActionResult {
    pub(crate) fn refused(why: String) -> Self {
        Self {
            refused: Some(why),
            ..Self::default()
        }
    }

    pub(crate) fn of(events: &[Event], said: Option<String>) -> Self {
        let mut happened: Vec<Happened> = events.iter().map(Happened::from).collect();
        happened.dedup();
        Self {
            refused: None,
            said,
            happened,
        }
    }
}

impl From<&Event> for Happened {
    fn from(event: &Event) -> Self {
        match event {
            Event::Moved {
                to: PileRef::Collected | PileRef::Foundation(_),
                ..
            } => Self::Collected,
            Event::Moved {
                from: PileRef::Stock,
                ..
            } => Self::Dealt,
            Event::Moved { .. } => Self::Moved,
            Event::TurnedUp { .. } | Event::TurnedDown { .. } => Self::Turned,
            Event::LaidOut => Self::LaidOut,
            Event::Ended(Outcome::Won) => Self::Won,
            Event::Ended(Outcome::Stuck(_)) => Self::Stuck,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Table;

    #[test]
    fn a_row_is_announced_card_by_card() {
        let mut table = Table::deal("spider-1", "ms:1").expect("a deal");
        let said = table.deal_row(0.0).said.expect("a row is dealt");
        let (first, cards) = said.split_once(", ").expect("cards after it");
        assert_eq!(first, "a row is dealt");
        assert_eq!(cards.split(", ").count(), 10, "{said}");
        assert!(
            cards.split(", ").all(|card| card.contains(" of ")),
            "{said}"
        );
    }
}
