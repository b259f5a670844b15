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
    /// The name of that text, such as `refusal-wrong-rank`.
    pub refusal: Option<&'static str>,
    /// What happened, for a screen reader: "8 of spades to the 9 of hearts in column 4".
    pub said: Option<String>,
    /// What happened, in order, to be animated and heard.
    pub happened: Vec<Happened>,
    /// Everything there is to draw.
    pub scene: Scene,
    /// The move made last in this line.
    pub last: Option<Step>,
    /// The game as it is to be saved, if it has changed and this table
    /// [saves each move](crate::Table::save_each_move).
    pub saved: Option<SavedRecord>,
}

/// One thing that happened, in the order in which to show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Happened {
    /// The last cards of a pile became the last of another, in the same order.
    Moved {
        /// The pile they left.
        from: PileRef,
        /// The pile they reached.
        to: PileRef,
        /// How many.
        count: usize,
    },
    /// The last card of a column was turned face up.
    TurnedUp {
        /// The column, from 1.
        column: u8,
    },
    /// The last card of a column was turned face down again.
    TurnedDown {
        /// The column, from 1.
        column: u8,
    },
    /// The whole table changed.
    LaidOut,
    /// The game is won.
    Won,
    /// No move is left.
    Stuck,
}

impl From<&Event> for Happened {
    fn from(event: &Event) -> Self {
        match event {
            Event::Moved { from, to, cards } => Self::Moved {
                from: *from,
                to: *to,
                count: cards.len(),
            },
            Event::TurnedUp { column, .. } => Self::TurnedUp {
                column: column.number(),
            },
            Event::TurnedDown { column } => Self::TurnedDown {
                column: column.number(),
            },
            Event::LaidOut => Self::LaidOut,
            Event::Ended(Outcome::Won) => Self::Won,
            Event::Ended(Outcome::Stuck(_)) => Self::Stuck,
        }
    }
}

#[cfg(test)]
mod tests {
    use webspinner_table::PileRef;

    use crate::Table;

    #[test]
    fn a_refusal_comes_with_the_name_of_its_text() {
        let mut table = Table::deal("spider-1", "ms:1").expect("a deal");
        table.take(1, None);
        let refused = table.put(PileRef::Collected, 0.0);
        assert_eq!(refused.refusal, Some("refusal-no-collecting"));
        assert!(refused.refused.is_some_and(|text| !text.is_empty()));
        let played = table.deal_row(0.0);
        assert_eq!((played.refused, played.refusal), (None, None));
    }

    #[test]
    fn a_hint_comes_with_the_name_of_its_reason() {
        let mut table = Table::deal("spider-1", "ms:1").expect("a deal");
        let hint = table.hint().expect("a move");
        assert!(hint.idea.is_some_and(|name| name.starts_with("why-")));
        let made = table.play(&hint.notation, 0.0).last.expect("a move");
        assert_eq!((made.why, made.idea), (None, None));
    }

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
