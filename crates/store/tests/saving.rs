//! Games are saved move by move and found again.

use crate::common::{POINTS, Scene, ended, game_id, minute, record, too_large};
use webspinner_db::{Place, TooLarge};
use webspinner_rules::record::{GameResult, HeaderText, Points, Records, Undone};
use webspinner_store::{BlockingStore, Error, GameFilter, SETTING_BYTES_MAX, Saved, SavedId};

fn in_memory() -> BlockingStore {
    BlockingStore::open(&Place::Memory)
        .expect("memory is free")
        .0
}

#[test]
fn a_game_is_resumed_as_it_was_saved_last() {
    let scene = Scene::new();
    let store = scene.open();
    let mut handle = store
        .begin(&record("spider", "own:1", 0), POINTS, minute(0))
        .unwrap();
    for moves in 1..=5 {
        let played = record("spider", "own:1", moves);
        let saved = store
            .save(&mut handle, &played, POINTS, minute(moves))
            .unwrap();
        assert_eq!(saved, Saved::InPlace);
    }
    drop(store);

    let loaded = scene
        .open()
        .latest_unfinished()
        .unwrap()
        .expect("an unfinished game");
    assert_eq!(loaded.record, record("spider", "own:1", 5));
    assert_eq!(loaded.handle, handle);
    let listing = loaded.listing;
    assert_eq!(
        (listing.started_at, listing.updated_at),
        (minute(0), minute(5))
    );
    assert_eq!(
        (listing.made, listing.summary.moves, listing.summary.time_ms),
        (5, 5, Some(5_000))
    );
    assert_eq!(listing.deal, "own:1");
}

#[test]
fn a_resumed_game_goes_on_in_its_row() {
    let scene = Scene::new();
    let store = scene.open();
    store
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
    let mut handle = store.latest_unfinished().unwrap().expect("the game").handle;
    let won = ended(record("spider", "own:1", 2), GameResult::Won);
    assert_eq!(
        store.save(&mut handle, &won, POINTS, minute(1)).unwrap(),
        Saved::InPlace
    );
    assert_eq!(store.latest_unfinished().unwrap(), None);
    assert_eq!(
        store
            .list(&GameFilter::default(), None, 10)
            .unwrap()
            .games
            .len(),
        1
    );
}

#[test]
fn the_game_saved_last_is_the_one_to_resume() {
    let store = in_memory();
    let mut first = store
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
    store
        .begin(&record("spiderette", "own:2", 1), POINTS, minute(1))
        .unwrap();
    let latest = || {
        store
            .latest_unfinished()
            .unwrap()
            .expect("a game")
            .listing
            .deal
    };
    assert_eq!(latest(), "own:2");
    let _ = store
        .save(&mut first, &record("spider", "own:1", 2), POINTS, minute(2))
        .unwrap();
    assert_eq!(latest(), "own:1");
}

#[test]
fn a_deleted_game_is_gone() {
    let store = in_memory();
    let handle = store
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
    assert!(store.delete(handle.id()).unwrap());
    assert!(!store.delete(handle.id()).unwrap());
    assert_eq!(store.load(handle.id()).unwrap(), None);
    assert_eq!(store.load(SavedId::new()).unwrap(), None);
}

#[test]
fn points_times_and_aids_of_any_size_come_back() {
    let store = in_memory();
    let mut played = ended(record("spider", "own:1", 1), GameResult::Lost);
    played.header.time_ms = Some(u64::MAX >> 1);
    played.header.undos = u32::MAX;
    played.header.hints = 3;
    let points = Points {
        cards_in_order: u32::MAX,
        score: i64::MIN,
        undone: Undone::Known,
    };
    let handle = store.begin(&played, points, minute(0)).unwrap();
    let listing = store.load(handle.id()).unwrap().expect("the game").listing;
    assert_eq!((listing.undos, listing.hints), (u32::MAX, 3));
    let summary = listing.summary;
    assert_eq!(
        (summary.cards_in_order, summary.score),
        (u32::MAX, i64::MIN)
    );
    assert_eq!(
        (summary.time_ms, summary.assisted()),
        (Some(u64::MAX >> 1), true)
    );
    assert_eq!(
        (summary.game, summary.result),
        (game_id("spider"), GameResult::Lost)
    );
}

#[test]
fn a_record_too_large_is_refused_and_the_game_stays_as_it_was() {
    let store = in_memory();
    let small = record("spider", "own:1", 1);
    let mut handle = store.begin(&small, POINTS, minute(0)).unwrap();
    let error = store
        .save(&mut handle, &too_large(), POINTS, minute(1))
        .unwrap_err();
    assert!(
        matches!(
            error,
            Error::TooLarge(TooLarge {
                bytes_max: Records::BYTES_MAX,
                ..
            })
        ),
        "{error}"
    );
    assert_eq!(
        store.load(handle.id()).unwrap().expect("the game").record,
        small
    );
}

#[test]
fn texts_are_kept_to_the_letter() {
    let store = in_memory();
    let mut odd = record("spider", "own:1", 1);
    odd.header.player = Some(HeaderText::new("Ann \"; DROP TABLE games; -- ♠ ' %").unwrap());
    let handle = store.begin(&odd, POINTS, minute(0)).unwrap();
    assert_eq!(
        store.load(handle.id()).unwrap().expect("the game").record,
        odd
    );
}

#[test]
fn settings_belong_to_their_namespace() {
    let scene = Scene::new();
    let store = scene.open();
    assert_eq!(store.setting("tui", "theme").unwrap(), None);
    store.set_setting("tui", "theme", "unicode").unwrap();
    store.set_setting("tui", "theme", "ascii").unwrap();
    store.set_setting("web", "theme", "dark").unwrap();
    drop(store);
    let store = scene.open();
    assert_eq!(
        store.setting("tui", "theme").unwrap().as_deref(),
        Some("ascii")
    );
    assert!(store.remove_setting("tui", "theme").unwrap());
    assert!(!store.remove_setting("tui", "theme").unwrap());
    assert_eq!(store.setting("tui", "theme").unwrap(), None);
    assert_eq!(
        store.setting("web", "theme").unwrap().as_deref(),
        Some("dark")
    );
    let large = "x".repeat(SETTING_BYTES_MAX + 1);
    let error = store.set_setting("web", "theme", &large).unwrap_err();
    assert!(matches!(error, Error::TooLarge(_)), "{error}");
    assert_eq!(
        store.setting("web", "theme").unwrap().as_deref(),
        Some("dark")
    );
}
