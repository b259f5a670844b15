//! What an action of the player did, and everything there is to show afterwards.

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::Outcome;
use webspinner_table::{Event, PileRef};

use crate::record::SavedRecord;
use crate::scene::Scene;
use crate::step::Step;

/// What an action of the player did, and everything there is to show and to save afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ActionResult {
    /// Why nothing happened; `undefined` if something did.
    pub refused: Option<String>,
    /// What happened, for a screen reader: "8 of spades to the 9 of hearts in column 4".
    pub said: Option<String>,
    /// What happened, in order, for sounds.
    pub happened: Vec<Happened>,
    /// Everything there is to draw.
    pub scene: Scene,
    /// The move made last in this line.
    pub last: Option<Step>,
    /// The game as it is to be saved, if it has changed and this table
    /// [saves each move](crate::Table::save_each_move).
    pub saved: Option<SavedRecord>,
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

/// What can be heard of these events.
pub(crate) fn happened(events: &[Event]) -> Vec<Happened> {
    let mut happened: Vec<Happened> = events.iter().map(Happened::from).collect();
    happened.dedup();
    happened
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
    fn a_row_is_read_aloud_card_by_card() {
        let mut table = Table::deal("spider-1", "ms:1").expect("a deal");
        let said = table.deal_row(0.0).said.expect("a row is dealt");
        let (first, cards) = said.split_once(", ").expect("cards after it");
        assert_eq!(first, "a row from the stock");
        assert_eq!(cards.split(", ").count(), 10, "{said}");
        assert!(
            cards.split(", ").all(|card| card.contains(" of ")),
            "{said}"
        );
    }
}
