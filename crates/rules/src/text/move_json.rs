//! Moves as JSON, such as `{"from": 4, "to": 9, "count": 3}`.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::column::{Column, Slot};
use crate::moves::Move;

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::Shift { from, to, count } => {
                map.serialize_entry("from", from)?;
                map.serialize_entry("to", to)?;
                map.serialize_entry("count", count)?;
            }
            Self::ToFoundation { from, slot } => {
                map.serialize_entry("from", from)?;
                map.serialize_entry("to", FOUNDATION)?;
                map.serialize_entry("slot", slot)?;
                map.serialize_entry("count", &1)?;
            }
            Self::FromReserve { slot, to } => {
                map.serialize_entry("from", RESERVE)?;
                map.serialize_entry("slot", slot)?;
                map.serialize_entry("to", to)?;
                map.serialize_entry("count", &1)?;
            }
            Self::ToReserve { from, slot } => {
                map.serialize_entry("from", from)?;
                map.serialize_entry("to", RESERVE)?;
                map.serialize_entry("slot", slot)?;
                map.serialize_entry("count", &1)?;
            }
            Self::Collect { from } => map.serialize_entry("collect", from)?,
            Self::Deal => map.serialize_entry("deal", &true)?,
        }
        map.end()
    }
}

/// `count` may be left out where one card moves; a key that is not the move's own is an error.
impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(MoveVisitor)
    }
}

struct MoveVisitor;

impl<'de> Visitor<'de> for MoveVisitor {
    type Value = Move;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(r#"a move, such as {"from": 1, "to": 8, "count": 1}"#)
    }

    // Maps only: derived code would also accept a list of values without keys.
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Move, A::Error> {
        let keys = Keys::deserialize(MapAccessDeserializer::new(map))?;
        keys.into_move().map_err(A::Error::custom)
    }
}

const RESERVE: &str = "reserve";
const FOUNDATION: &str = "foundation";

/// A place that is a column, or the word for another kind of place.
enum End<W> {
    Column(Column),
    Word(&'static str, PhantomData<W>),
}

trait Words {
    const WORDS: &'static [&'static str];
}

struct Origin;
struct Target;

impl Words for Origin {
    const WORDS: &'static [&'static str] = &[RESERVE];
}

impl Words for Target {
    const WORDS: &'static [&'static str] = &[FOUNDATION, RESERVE];
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    #[serde(default, bound(deserialize = ""))]
    from: Option<End<Origin>>,
    #[serde(default, bound(deserialize = ""))]
    to: Option<End<Target>>,
    slot: Option<Slot>,
    count: Option<u64>,
    collect: Option<Column>,
    deal: Option<bool>,
}

#[derive(thiserror::Error, Debug)]
enum KeysError {
    #[error(
        "a move is {{\"from\", \"to\"}}, {{\"collect\"}} or {{\"deal\": true}}: these keys belong to \
         several of them, or to none"
    )]
    Mixed,
    #[error("a move has both `from` and `to`")]
    HalfShift,
    #[error("a move from a reserve goes to a column")]
    NotToColumn,
    #[error("a move to a foundation, or to or from a reserve, needs a `slot`")]
    NoSlot,
    #[error("a move between columns has no `slot`")]
    NeedlessSlot,
    #[error("`count` is a number from 1 to {}", u16::MAX)]
    Count,
    #[error("`count` is 1 in moves to a foundation, or to or from a reserve")]
    TooManyCards,
    #[error("`deal` is always true")]
    DealFalse,
}

impl Keys {
    fn into_move(self) -> Result<Move, KeysError> {
        let shifts = self.from.is_some() || self.to.is_some();
        let loose = self.slot.is_some() || self.count.is_some();
        match (shifts, self.collect, self.deal) {
            (true, None, None) => self.into_shift(),
            (false, Some(from), None) if !loose => Ok(Move::Collect { from }),
            (false, None, Some(true)) if !loose => Ok(Move::Deal),
            (false, None, Some(false)) => Err(KeysError::DealFalse),
            _ => Err(KeysError::Mixed),
        }
    }

    fn into_shift(self) -> Result<Move, KeysError> {
        let (Some(from), Some(to)) = (self.from, self.to) else {
            return Err(KeysError::HalfShift);
        };
        let count = u16::try_from(self.count.unwrap_or(1)).unwrap_or(0);
        if count == 0 {
            return Err(KeysError::Count);
        }
        if let (End::Column(from), End::Column(to)) = (&from, &to) {
            let shift = Move::Shift {
                from: *from,
                to: *to,
                count,
            };
            return if self.slot.is_some() {
                Err(KeysError::NeedlessSlot)
            } else {
                Ok(shift)
            };
        }
        if count != 1 {
            return Err(KeysError::TooManyCards);
        }
        let slot = self.slot.ok_or(KeysError::NoSlot)?;
        match (from, to) {
            (End::Column(from), End::Word(RESERVE, _)) => Ok(Move::ToReserve { from, slot }),
            (End::Column(from), _) => Ok(Move::ToFoundation { from, slot }),
            (_, End::Column(to)) => Ok(Move::FromReserve { slot, to }),
            _ => Err(KeysError::NotToColumn),
        }
    }
}

impl<'de, W: Words> Deserialize<'de> for End<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(EndVisitor(PhantomData))
    }
}

struct EndVisitor<W>(PhantomData<W>);

impl<W: Words> Visitor<'_> for EndVisitor<W> {
    type Value = End<W>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the number of a column, from 1 to {}", u8::MAX)?;
        let separators = std::iter::once(", or ").chain(std::iter::repeat(" or "));
        (separators.zip(W::WORDS)).try_for_each(|(or, word)| write!(f, "{or}{word:?}"))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<End<W>, E> {
        let column = u8::try_from(number).ok().and_then(Column::new);
        let refusal = || E::invalid_value(Unexpected::Unsigned(number), &self);
        column.map(End::Column).ok_or_else(refusal)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<End<W>, E> {
        let known = W::WORDS.iter().find(|known| **known == word);
        let refusal = || E::invalid_value(Unexpected::Str(word), &self);
        known
            .map(|known| End::Word(known, PhantomData))
            .ok_or_else(refusal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Move, serde_json::Error> {
        serde_json::from_str(text)
    }

    #[test]
    fn every_kind_of_move_has_its_documented_shape() {
        for (text, json) in [
            ("1-8", r#"{"from":1,"to":8,"count":1}"#),
            ("1-8x3", r#"{"from":1,"to":8,"count":3}"#),
            ("3-f2", r#"{"from":3,"to":"foundation","slot":2,"count":1}"#),
            ("r1-4", r#"{"from":"reserve","slot":1,"to":4,"count":1}"#),
            ("4-r1", r#"{"from":4,"to":"reserve","slot":1,"count":1}"#),
            ("c3", r#"{"collect":3}"#),
            ("d", r#"{"deal":true}"#),
        ] {
            let played: Move = text.parse().expect("a move");
            assert_eq!(serde_json::to_string(&played).expect("a map"), json);
            assert_eq!(read(json).expect(json), played);
            let without_count = json.replace(r#","count":1"#, "");
            assert_eq!(read(&without_count).expect(json), played);
            let value = serde_json::to_value(played).expect("a map");
            assert_eq!(serde_json::from_value::<Move>(value).expect(json), played);
        }
    }

    #[test]
    fn what_is_no_move_is_refused_with_the_reason() {
        let shown = |text: &str| format!("{text}\n    {}", read(text).expect_err(text));
        let texts = [
            "{}",
            "[]",
            "[1,8,null,null,null,null]",
            "7",
            r#"{"from":1}"#,
            r#"{"count":1}"#,
            r#"{"from":0,"to":8}"#,
            r#"{"from":1,"to":256}"#,
            r#"{"from":1,"to":-8}"#,
            r#"{"from":1,"to":"8"}"#,
            r#"{"from":"foundation","to":8}"#,
            r#"{"from":"reserve","to":"foundation","slot":1}"#,
            r#"{"from":"reserve","to":"reserve","slot":1}"#,
            r#"{"from":"reserve","to":4}"#,
            r#"{"from":4,"to":"reserve"}"#,
            r#"{"from":1,"to":"foundation","slot":0}"#,
            r#"{"from":1,"to":"foundation","slot":1,"count":2}"#,
            r#"{"from":1,"to":8,"slot":1}"#,
            r#"{"from":1,"to":8,"count":0}"#,
            r#"{"from":1,"to":8,"count":70000}"#,
            r#"{"from":1,"to":8,"count":"2"}"#,
            r#"{"from":1,"to":8,"cuont":2}"#,
            r#"{"from":1,"to":8,"deal":true}"#,
            r#"{"collect":3,"count":13}"#,
            r#"{"deal":false}"#,
            r#"{"from":1,"from":2,"to":3}"#,
        ];
        insta::assert_snapshot!(texts.map(shown).join("\n"));
    }
}
