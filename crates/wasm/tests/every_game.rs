//! Every game is played at random, and drawn after every move, forwards and backwards.

use std::collections::HashSet;

use webspinner_rules::{LegalMove, Position, Rules, games};
use webspinner_wasm::{CardView, Scene, Table};

/// Deals of each game; `WEBSPINNER_SOAK` multiplies them.
const DEALS: u64 = 4;
/// The most moves that are made in each.
const MOVES: u64 = 120;

fn soak() -> u64 {
    let factor = std::env::var("WEBSPINNER_SOAK").unwrap_or_else(|_| "1".into());
    factor.parse().expect("WEBSPINNER_SOAK is a whole number")
}

/// An arbitrary legal move, the same every time.
fn some_move(rules: &Rules, position: &Position, number: u64) -> Option<LegalMove> {
    let legal = rules.legal_moves(position);
    // Fibonacci hashing: neighbouring numbers fall far from each other.
    let at = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    let count = u64::try_from(legal.len()).expect("few moves");
    let at = usize::try_from(at.checked_rem(count)?).expect("less than there are moves");
    legal.get(at).copied()
}

/// Draws the table, and checks that every card of the pack is in it once.
fn drawn(table: &Table, rules: &Rules) -> Scene {
    let scene = table.scene();
    let columns = scene.columns.iter().flat_map(|column| &column.cards);
    let rest = scene.foundations.iter().flatten();
    let rest = rest.chain(scene.reserves.iter().flatten());
    let open: Vec<&CardView> = columns.chain(rest).chain(&scene.collected).collect();
    let ids: HashSet<_> = open.iter().map(|card| card.id).collect();
    let stock: HashSet<_> = scene.stock.cards.iter().copied().collect();
    assert_eq!(ids.len(), open.len(), "{}", rules.id());
    assert!(ids.is_disjoint(&stock), "{}", rules.id());
    assert_eq!(
        ids.len() + stock.len(),
        rules.pack().size(),
        "{}",
        rules.id()
    );
    scene
}

/// Takes whatever can be taken in hand, and puts it back.
fn hold_all(table: &mut Table, rules: &Rules, scene: &Scene) {
    for column in 1..=u8::try_from(scene.columns.len()).expect("few columns") {
        let _ = table.take(column, None);
        drawn(table, rules);
        table.release();
    }
    for slot in 1..=u8::try_from(scene.reserves.len()).expect("few reserves") {
        let _ = table.take_reserve(slot);
        drawn(table, rules);
        table.release();
    }
}

/// Plays a deal by chance.
fn play(table: &mut Table, rules: &Rules, mut position: Position, deal: u64) {
    for number in 0..MOVES {
        let Some(made) = some_move(rules, &position, deal * 1000 + number) else {
            return;
        };
        let notation = made.get().to_string();
        let _ = position.apply(rules, made);
        let result = table.play(&notation, 0.0);
        assert_eq!(result.refused, None, "{}: {notation}", rules.id());
        let scene = drawn(table, rules);
        assert!(table.last_move().is_some(), "{}: {notation}", rules.id());
        if number % 16 == 0 {
            hold_all(table, rules, &scene);
        }
    }
}

/// Takes every move back and makes it again.
fn go_back_and_forth(table: &mut Table, rules: &Rules, start: &str) {
    let (end, length) = (table.picture(), table.line_length());
    for _ in 0..length {
        assert_eq!(table.undo(0.0).refused, None, "{}", rules.id());
        drawn(table, rules);
    }
    assert_eq!(table.picture(), start, "{}", rules.id());
    for _ in 0..length {
        assert_eq!(table.redo(0.0).refused, None, "{}", rules.id());
        drawn(table, rules);
    }
    assert_eq!(table.picture(), end, "{}", rules.id());
}

#[test]
fn every_game_is_drawn_after_every_move_and_again_on_the_way_back() {
    for rules in games::all() {
        for deal in 1..=DEALS * soak() {
            let shuffle = format!("own:{deal}");
            let mut table = Table::deal(&rules.id().to_string(), &shuffle).expect("own deals");
            let position = rules.deal(&shuffle.parse().expect("a shuffle"));
            let start = table.picture();
            play(&mut table, rules, position.expect("own deals"), deal);
            let mut resumed = Table::resume(&table.saved(false, 0.0).expect("a deal").record)
                .expect("its own record");
            assert_eq!(resumed.picture(), table.picture(), "{}", rules.id());
            go_back_and_forth(&mut resumed, rules, &start);
        }
    }
}
