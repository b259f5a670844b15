//! The JSON Schemas of values that the protocol and other output share.

use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};
use webspinner_players::Why;

/// A card, such as `7C`.
pub(super) fn card(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "string", "pattern": pattern("")})
}

/// What a card looks like with something in front.
fn pattern(front: &str) -> String {
    format!("^({front}[A2-9TJQKatjqk][CDHScdhs♣♦♥♠])$")
}

/// A list of cards.
pub(super) fn cards(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "array", "items": card(generator)})
}

/// A list of piles.
pub(super) fn piles(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "array", "items": cards(generator)})
}

/// Columns, whose face-down cards have a `#` in front.
pub(super) fn columns(_: &mut SchemaGenerator) -> Schema {
    let card = json!({"type": "string", "pattern": pattern("#?")});
    json_schema!({"type": "array", "items": {"type": "array", "items": card}})
}

/// Columns as a fair player sees them: `##` is a card that was never seen.
pub(super) fn seen_columns(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "array", "items": {"type": "array", "items": seen("##|#?")}})
}

/// A stock as a fair player sees it.
pub(super) fn seen_stock(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "array", "items": seen("##|")})
}

fn seen(front: &str) -> Value {
    json!({"type": "string", "pattern": pattern(front)})
}

/// The reserves, `null` where the card has been played.
pub(super) fn reserves(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "array", "items": {"anyOf": [card(generator), {"type": "null"}]}})
}

/// The number of a column or of another pile.
pub(super) fn number(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "integer", "minimum": 1, "maximum": 255})
}

/// A move as an object.
pub(super) fn r#move(generator: &mut SchemaGenerator) -> Schema {
    let place = number(generator);
    let one = json!({"const": 1});
    let kind = |properties: Value, required: Value| {
        json!({
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": false,
        })
    };
    json_schema!({"oneOf": [
        kind(
            json!({
                "from": place, "to": place,
                "count": {"type": "integer", "minimum": 1, "maximum": 65535},
            }),
            json!(["from", "to"]),
        ),
        kind(
            json!({"from": place, "to": {"const": "foundation"}, "slot": place, "count": one}),
            json!(["from", "to", "slot"]),
        ),
        kind(
            json!({"from": place, "to": {"const": "reserve"}, "slot": place, "count": one}),
            json!(["from", "to", "slot"]),
        ),
        kind(
            json!({"from": {"const": "reserve"}, "slot": place, "to": place, "count": one}),
            json!(["from", "slot", "to"]),
        ),
        kind(json!({"collect": place}), json!(["collect"])),
        kind(json!({"deal": {"const": true}}), json!(["deal"])),
    ]})
}

/// A list of moves.
pub(super) fn moves(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "array", "items": r#move(generator)})
}

/// A list of moves, or `null`.
pub(crate) fn moves_or_null(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({"anyOf": [moves(generator), {"type": "null"}]})
}

/// A move as an object or as people type it.
pub(super) fn move_or_text(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({"anyOf": [r#move(generator), {"type": "string"}]})
}

/// The kinds of hints.
pub(super) fn hint_kind(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"enum": [true, "line"]})
}

/// The reasons of hints.
pub(super) fn reason(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"enum": Why::WORDS})
}

/// A position, as its draft is written.
pub(super) fn position(generator: &mut SchemaGenerator) -> Schema {
    draft(&columns(generator), &cards(generator), generator)
}

/// What is known of a position, as its draft is written.
pub(super) fn knowledge(generator: &mut SchemaGenerator) -> Schema {
    draft(&seen_columns(generator), &seen_stock(generator), generator)
}

fn draft(columns: &Schema, stock: &Schema, generator: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": ["object", "null"],
        "properties": {
            "columns": columns,
            "stock": stock,
            "foundations": piles(generator),
            "reserves": reserves(generator),
            "collected": {"anyOf": [piles(generator), {"type": "null"}]},
        },
        "required": ["columns"],
        "additionalProperties": false,
    })
}
