//! The JSON Schema of game files.

use schemars::Schema;
use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use serde_json::{Value, json};

use crate::draft::RulesDraft;

impl RulesDraft {
    /// The JSON Schema of a game file, as text: `docs/games.schema.json`. Editors that know TOML
    /// complete and check a file by it. It covers shapes and words; only
    /// [`Rules::parse`](crate::Rules::parse) checks whether the cards add up.
    #[must_use]
    pub fn json_schema() -> String {
        let generator = SchemaSettings::draft07()
            .with_transform(NoNull)
            .into_generator();
        let mut schema = generator.into_root_schema_for::<Self>();
        schema.insert("title".into(), json!("A game of Webspinner"));
        let about = "A game file. docs/games.md explains its keys.";
        schema.insert("description".into(), json!(about));
        // The two keys that every file must give, whatever it inherits.
        schema.insert("required".into(), json!(["id", "name"]));
        format!("{:#}\n", schema.as_value())
    }
}

/// TOML has no null: a key that may be missing is missing.
#[derive(Clone, Debug)]
struct NoNull;

impl Transform for NoNull {
    fn transform(&mut self, schema: &mut Schema) {
        if let Some(Value::Array(types)) = schema.get_mut("type") {
            types.retain(|kind| kind != "null");
            if let [only] = &types[..] {
                let only = only.clone();
                schema.insert("type".into(), only);
            }
        }
        if let Some(Value::Array(choices)) = schema.get_mut("anyOf") {
            choices.retain(|choice| choice.get("type") != Some(&json!("null")));
            if let [Value::Object(only)] = &choices[..] {
                let only = only.clone();
                schema.remove("anyOf");
                for (key, value) in only {
                    schema.insert(key, value);
                }
            }
        }
        schema.remove("default");
        schema.remove("format");
        transform_subschemas(self, schema);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_described() {
        let schema: Value = serde_json::from_str(&RulesDraft::json_schema()).expect("JSON");
        let tables = schema["definitions"].as_object().expect("tables");
        for table in tables.values().chain([&schema]) {
            let Some(keys) = table["properties"].as_object() else {
                continue;
            };
            for (key, value) in keys {
                assert!(value["description"].is_string(), "{key}");
            }
        }
    }
}
