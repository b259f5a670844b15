//! What a line asks for.

use std::borrow::Cow;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error, MapAccess, Visitor};
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
    /// List the games.
    Games,
}

/// The names of all requests, for the error that lists them.
const NAMES: &[&str] = &[
    "new", "legal", "move", "deal", "undo", "state", "info", "hint", "games",
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
            "hint" => Self::Hint,
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
        if bool::deserialize(deserializer)? {
            Ok(Self)
        } else {
            Err(D::Error::custom("the value of this request is always true"))
        }
    }
}
