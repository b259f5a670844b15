//! A position as somebody wrote it, valid or not.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, NotACard};
use crate::position::{Pile, Position};
use crate::text::{JsonError, from_json};

/// A card in a column, face up or face down; `#7D` is the seven of diamonds face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableCard {
    /// Which card it is.
    pub card: Card,
    /// Whether it lies face up.
    pub face_up: bool,
}

impl fmt::Display for TableCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.face_up { "" } else { "#" };
        write!(f, "{mark}{}", self.card)
    }
}

impl FromStr for TableCard {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let card = text.strip_prefix('#');
        Ok(Self {
            card: card.unwrap_or(text).parse()?,
            face_up: card.is_none(),
        })
    }
}

impl serde::Serialize for TableCard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for TableCard {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A position as somebody wrote it. Any draft can be written;
/// [`Rules::position`](crate::Rules::position) turns a valid one into a [`Position`].
///
/// Its JSON has one key for each field. Piles that are left out at the right are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionDraft {
    /// The columns from the left, bottom card first.
    pub columns: Vec<Vec<TableCard>>,
    /// The stock in dealing order.
    #[serde(default)]
    pub stock: Vec<Card>,
    /// The foundations from the left, bottom card first.
    #[serde(default)]
    pub foundations: Vec<Vec<Card>>,
    /// The reserves from the left; `None` (in JSON `null`) where the card has been played.
    #[serde(default)]
    pub reserves: Vec<Option<Card>>,
    /// The collected runs in the order they left, each from its highest card. `None` stands for
    /// the cards that are nowhere else, if they make up finished runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub collected: Option<Vec<Vec<Card>>>,
}

impl PositionDraft {
    /// The longest JSON text that is read, in bytes: ten times what the largest game needs.
    pub const JSON_BYTES_MAX: usize = 64 * 1024;

    /// Reads a draft from JSON.
    ///
    /// # Errors
    /// If the text is too long, is not JSON, or does not have the right shape.
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        from_json(text, Self::JSON_BYTES_MAX)
    }
}

impl From<&Position> for PositionDraft {
    fn from(position: &Position) -> Self {
        Self {
            columns: position.columns().iter().map(table_cards).collect(),
            stock: position.stock().collect(),
            foundations: position.foundations().to_vec(),
            reserves: position.reserves().to_vec(),
            collected: Some(position.collected().map(<[Card]>::to_vec).collect()),
        }
    }
}

fn table_cards(pile: &Pile) -> Vec<TableCard> {
    let cards = pile.cards().iter().enumerate();
    let table_card = |(index, &card)| TableCard {
        card,
        face_up: index >= pile.face_down(),
    };
    cards.map(table_card).collect()
}

/// The JSON of the position's draft; it is read back as a [`PositionDraft`].
impl serde::Serialize for Position {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionDraft::from(self).serialize(serializer)
    }
}
