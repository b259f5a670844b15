//! The requests of a client.

#![expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the bare method is not general enough over lifetimes"
)]

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{DeserializeOwned, Deserializer, Error, Unexpected};
use serde_untagged::UntaggedEnumVisitor;
use webspinner_players::ThoughtLimits;
use webspinner_rules::text::{KnowledgeDraft, PositionDraft};
use webspinner_rules::{Card, Move};

use super::shapes;

/// One request: an object with a single key, its name.
#[derive(Debug, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Request {
    /// Says which program answers, and which version of the protocol it speaks.
    Hello(True),
    /// Begins another game.
    New(#[serde(deserialize_with = "object")] Box<NewGame>),
    /// Resumes the game of a record, given as the text of a `.spider` file.
    Load(String),
    /// Returns the record of the game, as the text of a `.spider` file.
    Record(True),
    /// Lists the legal moves.
    Legal(True),
    /// Makes a move.
    Move(
        #[serde(deserialize_with = "move_or_text")]
        #[schemars(schema_with = "shapes::move_or_text")]
        MoveOrText,
    ),
    /// Deals a row.
    Deal(True),
    /// Takes the last move back.
    Undo(True),
    /// Redoes the move that was undone last.
    Redo(True),
    /// Shows where every card lies, hidden cards included.
    State(True),
    /// Shows what a fair player sees.
    View(True),
    /// Says which game this is and how it stands.
    Info(True),
    /// Ranks the moves that a fair player would consider, or gives the next move of a line that
    /// wins.
    Hint(
        #[serde(deserialize_with = "hint_kind")]
        #[schemars(schema_with = "shapes::hint_kind")]
        HintKind,
    ),
    /// Has the fair player say what it would play up to the next new card.
    Advise(
        #[serde(deserialize_with = "advise_or_true")]
        #[schemars(schema_with = "or_true_schema::<Advise>")]
        Box<Advise>,
    ),
    /// Searches the position for a win, or for a proof that there is no win.
    Solve(
        #[serde(deserialize_with = "limits_or_true")]
        #[schemars(schema_with = "or_true_schema::<LimitsJson>")]
        LimitsJson,
    ),
    /// Says within a short time whether the game can still be won.
    Verdict(
        #[serde(deserialize_with = "limits_or_true")]
        #[schemars(schema_with = "or_true_schema::<LimitsJson>")]
        LimitsJson,
    ),
    /// Stops the searches that were requested before.
    Stop(True),
    /// Lists the built-in games.
    Games(True),
}

/// Which game to begin, and from which cards. Keys that would say the same thing exclude each
/// other.
#[derive(Debug, Default, serde::Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGame {
    /// The id of a built-in game.
    pub(super) game: Option<String>,
    /// The text of a game file, for a custom game.
    pub(super) rules: Option<String>,
    /// A shuffle such as `ms:617`, or a whole deal such as `spider:ms:617`.
    pub(super) deal: Option<String>,
    /// All cards, first dealt first.
    #[serde(default)]
    #[schemars(schema_with = "shapes::cards")]
    pub(super) cards: Option<Vec<Card>>,
    /// With `cards`: the scheme whose layout they get.
    pub(super) scheme: Option<String>,
    /// Instead of a deal: a picture of the position to start from.
    pub(super) picture: Option<String>,
    /// Instead of a deal: where every card lies.
    #[serde(default)]
    #[schemars(schema_with = "shapes::position")]
    pub(super) position: Option<PositionDraft>,
}

/// A move as an object, or as people type it.
#[derive(Clone, Debug)]
pub(super) enum MoveOrText {
    Move(Move),
    Text(String),
}

/// The value of a request that needs none.
#[derive(Clone, Copy, Debug)]
pub(super) struct True;

/// Why a value is refused that can only be `true`.
const NEVER_FALSE: &str = "the value of this request is never false";

impl<'de> serde::Deserialize<'de> for True {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        UntaggedEnumVisitor::new()
            .expecting("true")
            .bool(|value| only_true(value, Self))
            .deserialize(deserializer)
    }
}

impl JsonSchema for True {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "True".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"const": true})
    }
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, Default, serde::Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LimitsJson {
    /// The time limit, in milliseconds.
    pub(super) time_ms: Option<Count>,
    /// The limit on positions searched.
    pub(super) nodes: Option<Count>,
    /// The limit on memory, in bytes.
    pub(super) memory_bytes: Option<Count>,
}

/// What the fair player is asked: about the game of the conversation, or about what the client
/// knows of any other, such as one at a real table.
#[derive(Debug, Default, serde::Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Advise {
    /// How much the player thinks; 2 if not given.
    #[serde(default)]
    #[schemars(schema_with = "level_schema")]
    pub(super) level: Level,
    /// With `knowledge` or `picture`: the id of a built-in game.
    pub(super) game: Option<String>,
    /// With `knowledge` or `picture`: the text of a game file, for a custom game.
    pub(super) rules: Option<String>,
    /// What is known of another game: a position with `"##"` for each card that was never seen.
    #[serde(default)]
    #[schemars(schema_with = "shapes::knowledge")]
    pub(super) knowledge: Option<KnowledgeDraft>,
    /// The same as a picture.
    pub(super) picture: Option<String>,
}

/// How much the fair player thinks, by its level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level(pub(super) ThoughtLimits);

impl Default for Level {
    fn default() -> Self {
        Self(ThoughtLimits::USUAL)
    }
}

impl<'de> serde::Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Count(level) = Count::deserialize(deserializer)?;
        let effort = ThoughtLimits::of_level(level);
        let unknown = || Error::custom(format!("there is no level {level}"));
        effort.map(Self).ok_or_else(unknown)
    }
}

fn level_schema(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "integer", "minimum": 1, "maximum": ThoughtLimits::LEVELS.len()})
}

/// A whole number from 0, which may be written as 1e6.
#[derive(Clone, Copy, Debug)]
pub(super) struct Count(pub(super) u64);

impl<'de> serde::Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = "a whole number from 0";
        UntaggedEnumVisitor::new()
            .expecting(expected)
            .u64(|number| Ok(Self(number)))
            .f64(move |number| {
                // Printed without an exponent, and with a fraction only if there is one.
                let whole = number.to_string().parse();
                let wrong = || Error::invalid_value(Unexpected::Float(number), &expected);
                whole.map(Self).map_err(|_| wrong())
            })
            .deserialize(deserializer)
    }
}

impl JsonSchema for Count {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Count".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        u64::json_schema(generator)
    }
}

/// The kind of hint.
#[derive(Clone, Copy, Debug)]
pub(super) enum HintKind {
    /// A hint from what a fair player knows.
    Fair,
    /// A hint from the solver, which sees every card.
    Line,
}

/// A value that is an object; a derived reader would also take a list of values without keys.
fn object<'de, D: Deserializer<'de>, T: DeserializeOwned>(deserializer: D) -> Result<T, D::Error> {
    UntaggedEnumVisitor::new()
        .expecting("an object")
        .map(|map| map.deserialize())
        .deserialize(deserializer)
}

/// A move as an object, or in the form that people type.
fn move_or_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<MoveOrText, D::Error> {
    UntaggedEnumVisitor::new()
        .expecting(r#"a move, such as {"from": 1, "to": 8, "count": 1} or "1-8""#)
        .string(|text| Ok(MoveOrText::Text(text.to_owned())))
        .map(|map| map.deserialize().map(MoveOrText::Move))
        .deserialize(deserializer)
}

/// Limits as an object, or `true` where there are none.
fn limits_or_true<'de, D: Deserializer<'de>>(deserializer: D) -> Result<LimitsJson, D::Error> {
    object_or_true(
        deserializer,
        r#"limits, such as {"time_ms": 1000}, or true"#,
    )
}

/// What is asked as an object, or `true` for the usual question.
fn advise_or_true<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<Advise>, D::Error> {
    object_or_true(deserializer, r#"a level, such as {"level": 2}, or true"#)
}

fn object_or_true<'de, D: Deserializer<'de>, T: Default + DeserializeOwned>(
    deserializer: D,
    expected: &'static str,
) -> Result<T, D::Error> {
    UntaggedEnumVisitor::new()
        .expecting(expected)
        .bool(|value| only_true(value, T::default()))
        .map(|map| map.deserialize())
        .deserialize(deserializer)
}

fn only_true<T>(given: bool, value: T) -> Result<T, serde_untagged::de::Error> {
    given
        .then_some(value)
        .ok_or_else(|| Error::custom(NEVER_FALSE))
}

/// An object, or `true` for the usual one.
fn or_true_schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    let object = generator.subschema_for::<T>();
    json_schema!({"anyOf": [object, {"const": true}]})
}

fn hint_kind<'de, D: Deserializer<'de>>(deserializer: D) -> Result<HintKind, D::Error> {
    let expected = r#"true (a fair hint) or "line" (one that sees every card)"#;
    UntaggedEnumVisitor::new()
        .expecting(expected)
        .bool(|value| only_true(value, HintKind::Fair))
        .string(move |text| match text {
            "line" => Ok(HintKind::Line),
            other => Err(Error::invalid_value(Unexpected::Str(other), &expected)),
        })
        .deserialize(deserializer)
}
