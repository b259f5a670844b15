//! What a line asks for.

use std::borrow::Cow;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{
    Deserialize, DeserializeOwned, Deserializer, Error, MapAccess, Unexpected, Visitor,
};
use webspinner_rules::{Card, Move, PositionDraft};

/// One request: an object with a single key, its name.
#[derive(Debug)]
pub(super) enum Request {
    /// Begin another game.
    New(Box<NewGame>),
    /// List the legal moves.
    Legal,
    /// Make a move.
    Move(Move),
    /// Deal a row.
    Deal,
    /// Take the last move back.
    Undo,
    /// Tell where every card lies.
    State,
    /// Tell which game this is and how it stands.
    Info,
    /// Rank the moves that a fair player would consider.
    Hint,
    /// Tell the next move of a line that wins.
    LineHint,
    /// Tell whether it can still be won, and how.
    Solve(LimitsJson),
    /// Tell whether it can still be won, soon.
    Verdict(LimitsJson),
    /// List the games.
    Games,
}

/// The names of all requests, for the error that lists them.
const NAMES: &[&str] = &[
    "new", "legal", "move", "deal", "undo", "state", "info", "hint", "solve", "verdict", "games",
];

impl Request {
    /// The request of this name, its value read by `value`.
    fn read<'de, A: MapAccess<'de>>(name: &str, map: &mut A) -> Result<Self, A::Error> {
        let plain = match name {
            "new" => {
                let Object(new) = map.next_value()?;
                return Ok(Self::New(Box::new(new)));
            }
            "move" => {
                let Asked(asked) = map.next_value()?;
                return Ok(Self::Move(asked));
            }
            "legal" => Self::Legal,
            "deal" => Self::Deal,
            "undo" => Self::Undo,
            "state" => Self::State,
            "info" => Self::Info,
            "hint" => return Ok(map.next_value::<HintKind>()?.into()),
            "solve" => return Ok(Self::Solve(map.next_value::<LimitsOrTrue>()?.0)),
            "verdict" => return Ok(Self::Verdict(map.next_value::<LimitsOrTrue>()?.0)),
            "games" => Self::Games,
            other => return Err(A::Error::custom(unknown(other))),
        };
        map.next_value::<True>()?;
        Ok(plain)
    }
}

fn unknown(name: &str) -> String {
    let shown: String = name.chars().take(20).collect();
    format!("there is no request {shown:?}, only {}", NAMES.join(", "))
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(RequestVisitor)
    }
}

struct RequestVisitor;

impl<'de> Visitor<'de> for RequestVisitor {
    type Value = Request;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(r#"a request, such as {"state": true}"#)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Request, A::Error> {
        let one = "a line holds one request, an object with one key";
        let Some(name) = map.next_key::<Cow<'_, str>>()? else {
            return Err(A::Error::custom(one));
        };
        let request = Request::read(&name, &mut map)?;
        match map.next_key::<Cow<'_, str>>()? {
            None => Ok(request),
            Some(_) => Err(A::Error::custom(one)),
        }
    }
}

/// `{"new": {...}}`: which game, and from which cards. Of the keys that say the same thing, only
/// one may be given.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGame {
    /// The id of a built-in game.
    pub(super) game: Option<String>,
    /// The text of a game file, for a game of one's own.
    pub(super) rules: Option<String>,
    /// A deal number, as `ms:14934`.
    pub(super) deal: Option<String>,
    /// All cards, first dealt first.
    pub(super) cards: Option<Vec<Card>>,
    /// With `cards`: the program as which they are laid out.
    pub(super) scheme: Option<String>,
    /// Instead of a deal: a picture of the position to start from.
    pub(super) picture: Option<String>,
    /// Instead of a deal: where every card lies.
    pub(super) position: Option<PositionDraft>,
}

/// A value that is read from an object alone. Derived code would also take a list of the values
/// without their keys.
struct Object<T>(T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ObjectVisitor<T>(std::marker::PhantomData<T>);

        impl<'de, T: DeserializeOwned> Visitor<'de> for ObjectVisitor<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }

        deserializer.deserialize_map(ObjectVisitor(std::marker::PhantomData))
    }
}

/// A move as an object, or in the form that people type.
struct Asked(Move);

impl<'de> Deserialize<'de> for Asked {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AskedVisitor;

        impl<'de> Visitor<'de> for AskedVisitor {
            type Value = Asked;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(r#"a move, such as {"from": 1, "to": 8, "count": 1} or "1-8""#)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Asked, A::Error> {
                Move::deserialize(MapAccessDeserializer::new(map)).map(Asked)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Asked, E> {
                text.parse().map(Asked).map_err(E::custom)
            }
        }

        deserializer.deserialize_any(AskedVisitor)
    }
}

/// The value of a request that needs none.
struct True;

impl<'de> Deserialize<'de> for True {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        must_be_true(bool::deserialize(deserializer)?)?;
        Ok(Self)
    }
}

fn must_be_true<E: Error>(value: bool) -> Result<(), E> {
    if value {
        return Ok(());
    }
    Err(E::custom("the value of this request is never false"))
}

/// What a search may take.
#[derive(Clone, Copy, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LimitsJson {
    /// How long, in milliseconds.
    pub(super) time_ms: Option<u64>,
    /// How many positions it may look at.
    pub(super) nodes: Option<u64>,
    /// How many bytes its tables may take.
    pub(super) memory_bytes: Option<u64>,
}

/// The value of a request that takes limits: an object, or true where there are none.
struct LimitsOrTrue(LimitsJson);

impl<'de> Deserialize<'de> for LimitsOrTrue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct LimitsVisitor;

        impl<'de> Visitor<'de> for LimitsVisitor {
            type Value = LimitsOrTrue;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(r#"limits, such as {"time_ms": 1000}, or true"#)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<LimitsOrTrue, A::Error> {
                LimitsJson::deserialize(MapAccessDeserializer::new(map)).map(LimitsOrTrue)
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<LimitsOrTrue, E> {
                must_be_true(value)?;
                Ok(LimitsOrTrue(LimitsJson::default()))
            }
        }

        deserializer.deserialize_any(LimitsVisitor)
    }
}

/// Which hint is asked for.
enum HintKind {
    Fair,
    Line,
}

impl From<HintKind> for Request {
    fn from(kind: HintKind) -> Self {
        match kind {
            HintKind::Fair => Self::Hint,
            HintKind::Line => Self::LineHint,
        }
    }
}

impl<'de> Deserialize<'de> for HintKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct HintVisitor;

        impl Visitor<'_> for HintVisitor {
            type Value = HintKind;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(r#"true for a fair hint, or "line" for one that sees every card"#)
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<HintKind, E> {
                must_be_true(value)?;
                Ok(HintKind::Fair)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<HintKind, E> {
                match text {
                    "line" => Ok(HintKind::Line),
                    other => Err(E::invalid_value(Unexpected::Str(other), &self)),
                }
            }
        }

        deserializer.deserialize_any(HintVisitor)
    }
}
