//! The JSON Schema of the protocol, `docs/engine.schema.json`.

use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Value, json};

use super::answer::{Answer, Failed};
use super::request::Request;

/// The schema as text. A line of the protocol is a `Request` or an `Answer` of its definitions.
pub(crate) fn text() -> String {
    let mut definitions = serde_json::Map::new();
    let mut define = |name: &str, settings: SchemaSettings, root: Root| {
        let mut schema = root(&mut settings.into_generator());
        if let Some(Value::Object(more)) = schema.remove("$defs") {
            definitions.extend(more);
        }
        schema.remove("$schema");
        definitions.insert(name.to_owned(), schema.to_value());
    };
    let settings = SchemaSettings::draft2020_12;
    define("Request", settings(), |generator| {
        generator.root_schema_for::<Request>()
    });
    define("Success", settings().for_serialize(), |generator| {
        generator.root_schema_for::<Answer<'_>>()
    });
    define("Failure", settings().for_serialize(), |generator| {
        generator.root_schema_for::<Failed>()
    });
    let with_ok = |ok: bool, name: &str| {
        json!({
            "properties": {"ok": {"const": ok}},
            "required": ["ok"],
            "$ref": format!("#/$defs/{name}"),
        })
    };
    let answer = json!({"anyOf": [with_ok(true, "Success"), with_ok(false, "Failure")]});
    definitions.insert("Answer".to_owned(), answer);
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The engine protocol of Webspinner",
        "description": "One line: a request or an answer. docs/formats.md explains them.",
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Answer"}],
        "$defs": definitions,
    });
    format!("{schema:#}\n")
}

type Root = fn(&mut SchemaGenerator) -> Schema;
