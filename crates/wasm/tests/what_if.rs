//! Moves tried in thought, as they are drawn and said.

use webspinner_rules::games;
use webspinner_wasm::{Scene, Table};

/// How many cards in columns, reserves and foundations, or collected, can be read.
fn readable(scene: &Scene) -> usize {
    let columns = scene.columns.iter().flat_map(|column| &column.cards);
    let foundations = scene.foundations.iter().flatten();
    let reserves = scene.reserves.iter().flatten();
    let all = columns.chain(foundations).chain(reserves);
    let all = all.chain(&scene.collected);
    all.filter(|card| card.face.is_some() || card.seen.is_some())
        .count()
}

#[test]
fn it_begins_where_the_game_is_and_shows_no_further_card() {
    for rules in games::all() {
        let id = rules.id().as_str();
        let mut played = Table::deal(id, "own:3").expect("a deal");
        let columns = u8::try_from(played.scene().columns.len()).expect("few columns");
        let wander = |table: &mut Table, step: u8| table.obvious(1 + step % columns, None, 0.0);
        for step in 0..10 {
            wander(&mut played, step);
        }
        let before = played.scene();
        let mut tried = played.what_if();
        let first = tried.scene();
        assert_eq!(first.columns, before.columns, "{id}");
        assert_eq!(first.stock.cards, before.stock.cards, "{id}");
        for step in 0..60 {
            wander(&mut tried, step);
            tried.deal_row(0.0);
            assert_eq!(readable(&tried.scene()), readable(&before), "{id}");
        }
        while tried.undo(0.0).refused.is_none() {}
        assert_eq!(tried.scene().columns, first.columns, "{id}");
        assert_eq!(played.scene(), before, "{id}");
        assert!(tried.saved(false, 0.0).is_none(), "{id}");
    }
}

#[test]
fn a_card_that_would_turn_up_stays_a_back_and_says_so() {
    let runs = "KS-AS ".repeat(7);
    let picture = format!("1: #AS 8S\n2: KS-9S\n3: 7S-2S\ncollected: {runs}");
    let mut tried = Table::practice("spider-1", &picture)
        .expect("a position")
        .what_if();
    let result = tried.play("1-2", 0.0);
    let said = result.said.expect("a move");
    assert!(
        said.ends_with("the next card of column 1 is unknown"),
        "{said}"
    );
    assert_eq!(result.happened.len(), 1, "nothing turns up");
    let column = &result.scene.columns[0];
    assert_eq!((column.lift, column.cards[0].face.as_ref()), (0, None));
    let refused = tried.take(1, None).refused.expect("it is not known");
    assert_eq!(
        refused,
        "the card that turns up in column 1 is not known yet"
    );
}
