//! A database opened for reading stays as it was, and nothing is made beside it.

use std::fs;

use crate::common::{POINTS, Scene, beside, minute, record};
use webspinner_db::Place;
use webspinner_store::{BlockingStore, Error, GameFilter};

fn read(scene: &Scene) -> Result<BlockingStore, Error> {
    BlockingStore::open_to_read(&Place::File(scene.path.clone()))
}

fn count(store: &BlockingStore) -> usize {
    let page = store.list(&GameFilter::default(), None, 10);
    page.expect("a list").games.len()
}

fn with_a_game() -> Scene {
    let scene = Scene::new();
    let game = record("spider", "own:1", 3);
    let saved = scene.open().begin(&game, POINTS, minute(0));
    saved.expect("the game is saved");
    scene
}

#[test]
fn a_missing_database_stays_missing() {
    let mut scene = Scene::new();
    scene.path = scene.folder.path().join("no/games.db");
    let error = read(&scene).unwrap_err();
    assert!(matches!(error, Error::Missing { .. }), "{error:?}");
    assert!(
        error.to_string().starts_with("there is no database "),
        "{error}"
    );
    assert!(scene.files().is_empty());
}

#[test]
fn games_are_read_and_not_written() {
    let scene = with_a_game();
    let (files, bytes) = (scene.files(), fs::read(&scene.path).unwrap());
    let store = read(&scene).unwrap();
    assert_eq!(count(&store), 1);
    let game = record("spider", "own:2", 1);
    let saved = store.begin(&game, POINTS, minute(1));
    assert!(matches!(saved, Err(Error::ReadOnly(_))), "{saved:?}");
    drop(store);
    assert_eq!(scene.files(), files);
    assert_eq!(fs::read(&scene.path).unwrap(), bytes);
}

#[test]
fn games_are_read_where_nothing_can_be_made() {
    let scene = with_a_game();
    // Nobody can make a log where a folder is.
    fs::create_dir(beside(&scene.path, "-wal")).unwrap();
    assert_eq!(count(&read(&scene).unwrap()), 1);
}

#[test]
fn an_empty_file_has_no_games_and_stays_empty() {
    let scene = Scene::new();
    fs::write(&scene.path, "").unwrap();
    assert_eq!(count(&read(&scene).unwrap()), 0);
    assert_eq!(scene.files(), ["games.db"]);
    assert_eq!(fs::read(&scene.path).unwrap(), b"");
}

#[test]
fn what_cannot_be_used_stays_where_it_is() {
    let scene = with_a_game();
    let mut bytes = fs::read(&scene.path).unwrap();
    bytes[..100].fill(0);
    fs::write(&scene.path, &bytes).unwrap();
    let files = scene.files();
    let error = read(&scene).unwrap_err();
    assert!(matches!(error, Error::Unusable { .. }), "{error:?}");
    assert_eq!(scene.files(), files);
    assert_eq!(fs::read(&scene.path).unwrap(), bytes);
}

#[test]
fn a_glance_at_a_setting_makes_and_changes_nothing() {
    let mut scene = Scene::new();
    let glance = |scene: &Scene| {
        let place = Place::File(scene.path.clone());
        BlockingStore::glance_at_setting(&place, "tui", "language")
    };
    let store = scene.open();
    assert_eq!(glance(&scene), None);
    store.set_setting("tui", "language", "de").unwrap();
    // Only the log has it yet.
    assert_eq!(glance(&scene).as_deref(), Some("de"));
    drop(store);
    let (files, bytes) = (scene.files(), fs::read(&scene.path).unwrap());
    assert_eq!(glance(&scene).as_deref(), Some("de"));
    assert_eq!(scene.files(), files);
    assert_eq!(fs::read(&scene.path).unwrap(), bytes);
    fs::write(&scene.path, "# A thesis").unwrap();
    assert_eq!(glance(&scene), None);
    for missing in ["none.db", "no/games.db"] {
        scene.path = scene.folder.path().join(missing);
        assert_eq!(glance(&scene), None);
    }
    assert_eq!(scene.files(), files);
}
