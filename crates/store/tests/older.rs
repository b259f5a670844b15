//! Databases of earlier versions are read as they are, and brought up to date when opened.

use std::fs;

use crate::common::{Other, POINTS, Scene, ended, filled, minute, record};
use webspinner_db::Place;
use webspinner_rules::record::GameResult;
use webspinner_rules::stats::PlayKind;
use webspinner_store::{BlockingStore, Error, GameFilter};

/// Makes the tables those of the first version.
const FIRST_VERSION: &str = "DROP TABLE settings; \
    ALTER TABLE games DROP COLUMN undone; ALTER TABLE games DROP COLUMN at_stake; \
    ALTER TABLE games RENAME COLUMN score TO windows_points; \
    ALTER TABLE games RENAME COLUMN cards_in_order TO network_points; \
    DELETE FROM _sqlx_migrations WHERE version > 1;";

#[test]
fn an_older_database_is_read_as_it_is() {
    let scene = filled(1);
    Other::open(&scene.path).run(FIRST_VERSION);
    let bytes = fs::read(&scene.path).unwrap();
    let store = BlockingStore::open_to_read(&Place::File(scene.path.clone())).unwrap();
    let page = store.list(&GameFilter::default(), None, 10).unwrap();
    let summary = &page.games[0].summary;
    assert_eq!((summary.score, summary.cards_in_order), (480, 12));
    let begun = store.begin(&record("spider", "own:9", 1), POINTS, minute(9));
    assert!(begun.is_err(), "{begun:?}");
    drop(store);
    assert_eq!(fs::read(&scene.path).unwrap(), bytes);
}

#[test]
fn an_older_database_is_brought_up_to_date_when_nobody_else_has_it_open() {
    let scene = filled(1);
    Other::open(&scene.path).run(FIRST_VERSION);
    let store = scene.open();
    store.set_setting("tui", "theme", "ascii").unwrap();
    Other::open(&scene.path).run(FIRST_VERSION);
    let error = scene.try_open().unwrap_err();
    assert!(matches!(error, Error::UpgradeInUse { .. }), "{error}");
    drop(store);
    let store = scene.open();
    assert_eq!(store.setting("tui", "theme").unwrap(), None);
    let page = store.list(&GameFilter::default(), None, 10).unwrap();
    assert_eq!(page.games[0].summary.score, 480);
}

#[test]
fn games_of_an_older_database_are_judged_by_their_records() {
    let scene = Scene::new();
    let store = scene.open();
    let mut undone = ended(record("spider", "own:1", 1), GameResult::Lost);
    undone.header.undos = 1;
    let plain = ended(record("spider", "own:2", 1), GameResult::Lost);
    for (minute_of, game) in [(1, &undone), (2, &plain)] {
        store.begin(game, POINTS, minute(minute_of)).unwrap();
    }
    drop(store);
    Other::open(&scene.path).run(FIRST_VERSION);
    let kinds = |store: &BlockingStore| {
        let results = store.results(None).unwrap();
        let kinds = results.into_iter().map(|result| result.summary.kind);
        kinds.collect::<Vec<_>>()
    };
    let judged = [PlayKind::Undo, PlayKind::NoUndo];
    let place = Place::File(scene.path.clone());
    assert_eq!(kinds(&BlockingStore::open_to_read(&place).unwrap()), judged);
    assert_eq!(kinds(&scene.open()), judged);
}
