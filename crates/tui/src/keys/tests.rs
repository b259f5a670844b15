//! Keys mean one thing each.

use super::*;

#[test]
fn no_key_means_two_things() {
    for table in [TablePlace::Game, TablePlace::Lesson, TablePlace::Puzzle] {
        let keys: Vec<Key> = bindings(table).flat_map(|row| row.keys).copied().collect();
        for (place, key) in keys.iter().enumerate() {
            assert!(!keys[..place].contains(key), "{key:?}");
        }
    }
}

#[test]
fn no_action_has_a_key_that_names_a_column() {
    let rows = [BINDINGS, IN_LESSONS, IN_PUZZLES].into_iter().flatten();
    for key in rows.flat_map(|row| row.keys) {
        if let Key::Char(letter) = key {
            let event = KeyEvent::new(KeyCode::Char(*letter), KeyModifiers::NONE);
            assert_eq!(column(&event), None, "{letter}");
        }
    }
}

#[test]
fn every_column_has_its_own_key() {
    for number in 1..=webspinner_rules::COLUMNS_MAX {
        let place = Column::new(number).expect("not zero");
        let code = KeyCode::Char(column_key(place));
        let event = KeyEvent::new(code, KeyModifiers::NONE);
        assert_eq!(column(&event), Some(place));
    }
}
