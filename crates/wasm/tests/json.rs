//! What the page receives of types that other crates define, and what TypeScript knows of them.

use serde::Serialize;
use serde_json::{Value, json};
use tsify::Tsify;
use webspinner_rules::stats::{Statistics, statistics};
use webspinner_rules::{Column, Slot};
use webspinner_table::difficulty::{Level, ReferenceFigures};
use webspinner_table::{Criteria, PileRef};
use webspinner_wasm::Table;

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

#[test]
fn piles_have_a_kind_and_a_number() {
    let column = PileRef::Column(Column::at(2));
    let reserve = PileRef::Reserve(Slot::at(0));
    for (pile, text) in [
        (column, json!({ "kind": "column", "number": 3 })),
        (reserve, json!({ "kind": "reserve", "number": 1 })),
        (PileRef::Stock, json!({ "kind": "stock" })),
    ] {
        assert_eq!(written(&pile), text);
        assert_eq!(serde_json::from_value::<PileRef>(text).ok(), Some(pile));
    }
    let zero = json!({ "kind": "column", "number": 0 });
    assert!(serde_json::from_value::<PileRef>(zero).is_err());
    assert!(
        PileRef::DECL.contains(r#"{ kind: "column"; number: number }"#),
        "{}",
        PileRef::DECL
    );
}

#[test]
fn the_parts_of_the_score_add_up_to_it() {
    let mut table = Table::deal("spider-1", "own:1").expect("a deal");
    table.play("7-9", 0.0);
    table.undo(0.0);
    let parts = json!({ "start": 500, "moves": -1, "undos": -1, "runs": 0 });
    assert_eq!(written(&table.points_parts()), parts);
    assert_eq!(table.scene().figures.score, 498);
}

#[test]
fn criteria_are_one_word() {
    for (criteria, word) in [
        (Criteria::Winnable, "winnable"),
        (Criteria::Level(Level::Easy), "easy"),
        (Criteria::Level(Level::Medium), "medium"),
        (Criteria::Level(Level::Hard), "hard"),
    ] {
        assert_eq!(written(&criteria), word);
        let read = serde_json::from_value::<Criteria>(word.into());
        assert_eq!(read.ok(), Some(criteria));
    }
    assert!(serde_json::from_value::<Criteria>("brutal".into()).is_err());
    assert!(
        Level::DECL.contains(r#""easy" | "medium" | "hard""#),
        "{}",
        Level::DECL
    );
}

#[test]
fn a_reference_set_is_resumed_from_what_it_gave() {
    let text = json!({
        "tried": 2,
        "references": [
            { "played": 8, "won": 1, "orderPermille": 700, "nodes": 12, "length": 90 },
        ],
    });
    let figures: ReferenceFigures = serde_json::from_value(text.clone()).expect("figures");
    assert_eq!(written(&figures), text);
}

#[test]
fn statistics_have_the_names_of_a_site() {
    let none = written(&statistics([]));
    let names = none.as_object().expect("an object");
    assert_eq!(names.len(), 14);
    assert_eq!(
        (&none["played"], &none["win_ratio"]),
        (&json!(0), &Value::Null)
    );
    assert!(
        Statistics::DECL.contains("interface Statistics extends Figures"),
        "{}",
        Statistics::DECL
    );
}
