//! Where every card lies.

use serde::ser::{Serialize, SerializeSeq, Serializer};
use webspinner_rules::{Card, Game, Pile, Position};

use super::Ended;
use crate::engine::shapes;

/// Where every card lies.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(in crate::engine) struct State<'s> {
    #[schemars(schema_with = "shapes::columns")]
    columns: Vec<PileJson<'s>>,
    #[serde(serialize_with = "stock")]
    #[schemars(schema_with = "shapes::cards")]
    stock: &'s Position,
    #[schemars(schema_with = "shapes::piles")]
    foundations: &'s [Vec<Card>],
    #[schemars(schema_with = "shapes::reserves")]
    reserves: &'s [Option<Card>],
    collected: usize,
    #[serde(flatten)]
    ended: Ended,
}

impl<'s> State<'s> {
    pub(in crate::engine) fn of(game: &'s Game) -> Self {
        let position = game.position();
        Self {
            columns: position.columns().iter().map(PileJson).collect(),
            stock: position,
            foundations: position.foundations(),
            reserves: position.reserves(),
            collected: position.collected_len(),
            ended: Ended::of(game),
        }
    }
}

fn stock<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(position.stock())
}

/// The cards of a column from the bottom, a `#` before each that lies face down.
struct PileJson<'s>(&'s Pile);

impl Serialize for PileJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct FaceDown(Card);

        impl Serialize for FaceDown {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&format_args!("#{}", self.0))
            }
        }

        let cards = self.0.cards();
        let mut list = serializer.serialize_seq(Some(cards.len()))?;
        for card in &cards[..self.0.face_down()] {
            list.serialize_element(&FaceDown(*card))?;
        }
        for card in self.0.open() {
            list.serialize_element(card)?;
        }
        list.end()
    }
}
