//! The JSON Schema of the protocol, and the page that explains it.

use std::process::Command;

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Value, json};

use crate::engine::client::Client;

const PAGE: &str = include_str!("../../../../docs/formats.md");
const SCHEMA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.schema.json");

/// The schema that the program prints.
fn printed() -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_webspinner"));
    let output = program.args(["engine", "--schema"]).output();
    let output = output.expect("the program was built for this test");
    String::from_utf8(output.stdout).expect("JSON is UTF-8")
}

#[test]
fn the_schema_is_up_to_date() {
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let current = std::fs::read_to_string(SCHEMA).unwrap_or_else(|_| "null".to_owned());
    if read(&current) == read(&printed()) {
        return;
    }
    assert!(
        std::env::var_os("UPDATE_SCHEMA").is_some(),
        "docs/engine.schema.json is out of date: run \
         `UPDATE_SCHEMA=1 cargo test -p webspinner --test it engine::schema`"
    );
    std::fs::write(SCHEMA, printed()).expect("the docs can be written");
}

/// Allows no keys but those that the schema lists, which later versions may add to.
fn close(schema: &mut Value) {
    let answers = schema["$defs"]["Success"]["anyOf"].as_array_mut();
    for answer in answers.expect("a list") {
        answer["unevaluatedProperties"] = json!(false);
        answer["properties"]["ok"] = json!(true);
    }
}

/// The schema, compiled.
struct Checker {
    schemas: Schemas,
    request: SchemaIndex,
    answer: SchemaIndex,
}

impl Checker {
    fn new() -> Self {
        let mut schema = serde_json::from_str(&printed()).expect("JSON");
        close(&mut schema);
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler
            .add_resource("engine.json", schema)
            .expect("a schema");
        let mut compile = |name: &str| {
            let place = format!("engine.json#/$defs/{name}");
            compiler.compile(&place, &mut schemas).expect("a schema")
        };
        let (request, answer) = (compile("Request"), compile("Answer"));
        Self {
            schemas,
            request,
            answer,
        }
    }

    fn is_request(&self, value: &Value) -> bool {
        self.schemas.validate(value, self.request).is_ok()
    }

    fn assert_answer(&self, value: &Value) {
        if let Err(error) = self.schemas.validate(value, self.answer) {
            panic!("{value}\n{error}");
        }
    }
}

/// The chapter about the protocol.
fn chapter() -> &'static str {
    let (_, chapter) = PAGE
        .split_once("\n## Engine protocol\n")
        .expect("a chapter");
    let (chapter, _) = chapter.split_once("\n## ").expect("another chapter");
    chapter
}

/// The lines of its code blocks.
fn blocks() -> Vec<Value> {
    let blocks = chapter().split("\n```json\n").skip(1);
    let blocks = blocks.filter_map(|rest| Some(rest.split_once("\n```")?.0));
    blocks
        .flat_map(str::lines)
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}\n{error}")))
        .collect()
}

/// The objects in its running text and tables, those aside that leave something out.
fn spans() -> Vec<Value> {
    let text = chapter().split("```").step_by(2).collect::<String>();
    let spans = text.split('`').skip(1).step_by(2);
    spans
        .filter(|span| span.starts_with('{') && !span.contains('…'))
        .map(|span| serde_json::from_str(span).unwrap_or_else(|error| panic!("{span}\n{error}")))
        .collect()
}

#[test]
fn every_example_of_the_page_is_as_the_schema_says() {
    let checker = Checker::new();
    let (blocks, spans) = (blocks(), spans());
    assert!(
        blocks.len() > 10 && spans.len() > 15,
        "{blocks:?} {spans:?}"
    );
    for example in blocks.iter().chain(&spans) {
        if example.get("ok").is_some() {
            checker.assert_answer(example);
        } else {
            // The table of moves has moves alone.
            let played = json!({"move": example});
            let known = checker.is_request(example) || checker.is_request(&played);
            assert!(known, "{example}");
        }
    }
}

#[test]
fn what_is_sent_and_answered_is_as_the_schema_says() {
    let checker = Checker::new();
    let mut client = Client::start();
    for request in [
        json!({"hello": true}),
        json!({"state": true}),
        json!({"new": {"game": "spider", "deal": "ms:1"}}),
        json!({"legal": true}),
        json!({"move": "2-4"}),
        json!({"deal": true}),
        json!({"undo": true}),
        json!({"redo": true}),
        json!({"state": true}),
        json!({"view": true}),
        json!({"info": true}),
        json!({"hint": true}),
        json!({"record": true}),
        json!({"solve": {"nodes": 1}}),
        json!({"verdict": {"nodes": 1, "time_ms": 1000}}),
        json!({"stop": true}),
        json!({"games": true}),
    ] {
        assert!(checker.is_request(&request), "{request}");
        checker.assert_answer(&client.ask(&request));
    }
}

#[test]
fn what_the_engine_does_not_read_is_not_in_the_schema() {
    let checker = Checker::new();
    for wrong in [
        json!({}),
        json!([]),
        json!({"stat": true}),
        json!({"state": false}),
        json!({"state": true, "legal": true}),
        json!({"new": {"gaem": "spider"}}),
        json!({"move": {"from": 0, "to": 2}}),
        json!({"move": {"from": 1, "to": 2, "deal": true}}),
        json!({"hint": "lines"}),
        json!({"solve": {"time": 1}}),
        json!({"new": {"cards": ["1S"]}}),
    ] {
        assert!(!checker.is_request(&wrong), "{wrong}");
    }
}
