//! What a player knows, as somebody wrote it.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::knowledge::Knowledge;
use crate::text::{JsonError, PositionDraft, TableCard, from_json};

/// A card as a player sees or remembers it; `##` is one that was never seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown<C>(pub Option<C>);

impl<C> Shown<C> {
    /// How a card that was never seen is written.
    pub(super) const UNSEEN: &'static str = "##";
}

impl<C: fmt::Display> fmt::Display for Shown<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(card) => card.fmt(f),
            None => f.write_str(Self::UNSEEN),
        }
    }
}

impl<C: FromStr> FromStr for Shown<C> {
    type Err = C::Err;

    fn from_str(text: &str) -> Result<Self, C::Err> {
        let known = (text != Self::UNSEEN).then(|| text.parse());
        known.transpose().map(Self)
    }
}

impl<C: fmt::Display> serde::Serialize for Shown<C> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, C: FromStr<Err: fmt::Display>> serde::Deserialize<'de> for Shown<C> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What a player knows, as somebody wrote it. Any draft can be written;
/// [`Rules::knowledge`](crate::Rules::knowledge) turns a valid one into [`Knowledge`].
///
/// It has the fields of a [`PositionDraft`], and the same JSON with `"##"` for each card that was
/// never seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnowledgeDraft {
    /// The columns from the left, bottom card first. A face-down card that is named is remembered.
    pub columns: Vec<Vec<Shown<TableCard>>>,
    /// The stock in dealing order. A card that is named is remembered.
    #[serde(default)]
    pub stock: Vec<Shown<Card>>,
    /// The foundations from the left, bottom card first.
    #[serde(default)]
    pub foundations: Vec<Vec<Card>>,
    /// The reserves from the left; `None` (in JSON `null`) where the card has been played.
    #[serde(default)]
    pub reserves: Vec<Option<Card>>,
    /// The collected runs in the order they left, each from its highest card. `None` stands for
    /// none where there are unseen cards, and otherwise for the cards that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub collected: Option<Vec<Vec<Card>>>,
}

impl KnowledgeDraft {
    /// Reads a draft from JSON, of at most [`PositionDraft::JSON_BYTES_MAX`] bytes.
    ///
    /// # Errors
    /// If the text is too long, is not JSON, or does not have the right shape.
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        from_json(text, PositionDraft::JSON_BYTES_MAX)
    }

    /// The draft of a position with these cards in the places of the unseen ones: column by column
    /// from the bottom, then the stock in dealing order. `None` if they are too few.
    pub(super) fn fill(&self, cards: impl IntoIterator<Item = Card>) -> Option<PositionDraft> {
        let mut cards = cards.into_iter();
        let mut columns = Vec::with_capacity(self.columns.len());
        for column in &self.columns {
            let mut face_down = || {
                cards.next().map(|card| TableCard {
                    card,
                    face_up: false,
                })
            };
            let filled = column.iter().map(|shown| shown.0.or_else(&mut face_down));
            columns.push(filled.collect::<Option<_>>()?);
        }
        let stock = self.stock.iter();
        let stock = stock.map(|shown| shown.0.or_else(|| cards.next()));
        Some(PositionDraft {
            columns,
            stock: stock.collect::<Option<_>>()?,
            foundations: self.foundations.clone(),
            reserves: self.reserves.clone(),
            collected: self.collected.clone(),
        })
    }
}

impl From<&Knowledge> for KnowledgeDraft {
    fn from(knowledge: &Knowledge) -> Self {
        let (draft, seen) = (PositionDraft::from(&knowledge.position), &knowledge.seen);
        let columns = draft.columns.into_iter().zip(&seen.face_down_min);
        let column = |(cards, &unseen): (Vec<TableCard>, &u16)| {
            let shown = |(index, card)| Shown((index >= usize::from(unseen)).then_some(card));
            cards.into_iter().enumerate().map(shown).collect()
        };
        let remembered = draft.stock.len() - seen.stock_min;
        let stock = draft.stock.into_iter().enumerate();
        Self {
            columns: columns.map(column).collect(),
            stock: stock
                .map(|(index, card)| Shown((index < remembered).then_some(card)))
                .collect(),
            foundations: draft.foundations,
            reserves: draft.reserves,
            collected: draft.collected,
        }
    }
}

/// The JSON of its draft; it is read back as a [`KnowledgeDraft`].
impl serde::Serialize for Knowledge {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        KnowledgeDraft::from(self).serialize(serializer)
    }
}
