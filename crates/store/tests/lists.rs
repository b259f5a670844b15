//! Lists, pages and what statistics count.

use crate::common::{POINTS, at, ended, game_id, minute, record};
use webspinner_db::Place;
use webspinner_rules::GameId;
use webspinner_rules::record::Date;
use webspinner_rules::record::GameResult::{Lost, Unfinished, Won};
use webspinner_rules::stats::Group;
use webspinner_store::{BlockingStore, GameFilter, ImportedRecord, Listing};

/// Twelve games: every third of spiderette, every second unfinished, every fourth assisted.
fn twelve() -> BlockingStore {
    let store = BlockingStore::open(&Place::Memory)
        .expect("memory is free")
        .0;
    for number in 0..12 {
        let game = if number % 3 == 0 {
            "spiderette"
        } else {
            "spider"
        };
        let result = if number % 2 == 0 { Unfinished } else { Won };
        let mut game = ended(record(game, &format!("own:{number}"), number), result);
        game.header.hints = u32::from(number % 4 == 1);
        // Two games a minute, so that times alone do not order them.
        let begun = store.begin(&game, POINTS, minute(number / 2));
        begun.expect("the game is saved");
    }
    store
}

fn numbers(games: &[Listing]) -> Vec<u32> {
    let number = |game: &Listing| game.deal["own:".len()..].parse().expect("a number");
    games.iter().map(number).collect()
}

#[test]
fn lists_begin_with_the_game_saved_last() {
    let store = twelve();
    let list = |wanted: &GameFilter| numbers(&store.list(wanted, None, 100).unwrap().games);
    assert_eq!(
        list(&GameFilter::default()),
        [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    );
    assert_eq!(list(&GameFilter::unfinished()), [10, 8, 6, 4, 2, 0]);
    assert_eq!(list(&GameFilter::finished()), [11, 9, 7, 5, 3, 1]);
}

#[test]
fn lists_narrow_to_a_game_and_to_games_played_alone() {
    let store = twelve();
    let list = |wanted: &GameFilter| numbers(&store.list(wanted, None, 100).unwrap().games);
    let spiderette = GameFilter {
        game: Some(game_id("spiderette")),
        ..GameFilter::finished()
    };
    assert_eq!(list(&spiderette), [9, 3]);
    let helped = GameFilter {
        assisted: Some(true),
        ..GameFilter::finished()
    };
    assert_eq!(list(&helped), [9, 5, 1]);
    let alone = GameFilter {
        assisted: Some(false),
        ..spiderette
    };
    assert_eq!(list(&alone), [3]);
}

#[test]
fn pages_show_each_game_once_even_when_games_are_saved_and_deleted_in_between() {
    let store = twelve();
    let (mut seen, mut cursor) = (Vec::new(), None);
    loop {
        let page = store
            .list(&GameFilter::default(), cursor.as_ref(), 5)
            .unwrap();
        seen.extend(numbers(&page.games));
        if seen.len() == 5 {
            store.delete(page.games[4].id).unwrap();
            store
                .begin(&record("spider", "own:99", 1), POINTS, minute(60))
                .unwrap();
        }
        cursor = page.next;
        if cursor.is_none() {
            break;
        }
    }
    assert_eq!(seen, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
}

#[test]
fn a_page_that_ends_the_list_names_no_next_one() {
    let store = twelve();
    let page = |limit| store.list(&GameFilter::default(), None, limit).unwrap();
    assert!(page(11).next.is_some());
    assert!(page(12).next.is_none());
    assert_eq!(page(0).games.len(), 1);
    assert_eq!(page(u32::MAX).games.len(), 12);
}

#[test]
fn results_come_in_the_order_in_which_games_ended() {
    let store = twelve();
    let moves = |game: Option<&GameId>| {
        let results = store.results(game).unwrap();
        let moves = results
            .iter()
            .map(|result| (result.summary.moves, result.left));
        moves.collect::<Vec<_>>()
    };
    // The unfinished ones were left when the next deal of the same game began.
    let spiderette = [(3, false), (6, true), (9, false)];
    assert_eq!(moves(Some(&game_id("spiderette"))), spiderette);
    let (left, all): (Vec<_>, Vec<_>) = moves(None).into_iter().partition(|&(_, left)| left);
    assert_eq!(left, [2, 4, 6, 8].map(|moves| (moves, true)));
    assert_eq!(all, [1, 3, 5, 7, 9, 11].map(|moves| (moves, false)));
    assert_eq!(moves(Some(&game_id("scorpion"))), []);
}

#[test]
fn a_game_ends_when_its_end_is_saved_and_not_when_it_was_begun() {
    let store = BlockingStore::open(&Place::Memory)
        .expect("memory is free")
        .0;
    let mut long = store
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
    let short = ended(record("spider", "own:2", 2), Lost);
    store.begin(&short, POINTS, minute(1)).unwrap();
    let won = ended(record("spider", "own:1", 3), Won);
    let _ = store.save(&mut long, &won, POINTS, minute(2)).unwrap();
    let results = store.results(None).unwrap();
    assert_eq!(
        results
            .iter()
            .map(|result| result.summary.result)
            .collect::<Vec<_>>(),
        [Lost, Won]
    );
    assert_eq!(Group::Own.statistics(&results).current_streak, 1);
}

#[test]
fn imported_records_count_on_their_date() {
    let store = BlockingStore::open(&Place::Memory)
        .expect("memory is free")
        .0;
    let dated = |date: Option<&str>, moves| {
        let mut record = ended(record("spider", "own:1", moves), Won);
        record.header.date = date.map(|date| Date::new(date).expect("a date"));
        ImportedRecord {
            id: None,
            record,
            points: POINTS,
        }
    };
    let records = [
        dated(None, 1),
        dated(Some("2024-05-01T12:00:00+02:00"), 2),
        dated(Some("2024-05-01"), 3),
    ];
    store.import(records, at("2026-11-21T00:00:00Z")).unwrap();
    let moves = store
        .results(None)
        .unwrap()
        .into_iter()
        .map(|result| result.summary.moves);
    assert_eq!(moves.collect::<Vec<_>>(), [3, 2, 1]);
}
