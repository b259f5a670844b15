//! A full disk, simulated by a database that may not grow.

use sqlx::sqlite::SqlitePoolOptions;
use tempfile::TempDir;
use webspinner_db::{Place, Timestamp};
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{Header, MoveTree, Points, Record};
use webspinner_rules::{GameId, Move};

use crate::{Error, ImportedRecord, Saved, Store};

fn record(moves: usize) -> Record {
    let game = GameId::new("spider").expect("an id");
    let mut tree = MoveTree::new();
    for _ in 0..moves {
        tree.play(Move::Deal, None).expect("the tree has room");
    }
    let header = Header::new(game, 1, Shuffle::own(1));
    Record { header, tree }
}

/// Opens the database with a single connection, because a limit on pages belongs to one.
async fn open(folder: &TempDir) -> Store {
    let path = folder.path().join("games.db");
    let opened = Store::open(&Place::File(path.clone())).await;
    opened.expect("the database opens").store.close().await;
    let options = SqlitePoolOptions::new().max_connections(1);
    let pool = options.connect_with(crate::sqlite::options(&path)).await;
    Store {
        pool: pool.expect("the database opens again"),
        _lock: None,
    }
}

/// Lets the database grow to this many pages.
async fn pages_max(store: &Store, pages: u32) {
    let sql = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
    sqlx::raw_sql(sql)
        .execute(&store.pool)
        .await
        .expect("SQLite takes the limit");
}

/// Saves ever longer states until no page is left; returns the moves of the last one that fitted.
async fn fill(store: &Store, handle: &mut crate::SaveHandle, at: Timestamp) -> usize {
    pages_max(store, 1).await; // SQLite raises the limit to the pages there are.
    for moves in (500..).step_by(500) {
        match store
            .save(handle, &record(moves), Points::default(), at)
            .await
        {
            Ok(saved) => assert_eq!(saved, Saved::InPlace),
            Err(error) => {
                assert!(matches!(error, Error::Full(_)), "{error:?}");
                assert!(error.to_string().contains("no space is left"), "{error}");
                return moves - 500;
            }
        }
    }
    unreachable!("no database is endless")
}

#[tokio::test]
async fn what_does_not_fit_is_reported_and_the_state_before_it_stays() {
    let folder = TempDir::new().expect("a folder for the test");
    let store = open(&folder).await;
    let at: Timestamp = "2026-11-21".parse().expect("a day");
    let mut handle = store
        .begin(&record(0), Points::default(), at)
        .await
        .expect("room for a game");
    let kept = fill(&store, &mut handle, at).await;

    let loaded = store
        .load(handle.id())
        .await
        .expect("it can still be read")
        .expect("the game");
    assert!(
        loaded.record == record(kept),
        "another state than that of {kept} moves"
    );
    assert_eq!(loaded.handle, handle);
    let incoming = |moves| ImportedRecord {
        id: None,
        record: record(moves),
        points: Points::default(),
    };
    let imported = store.import([incoming(1), incoming(9_000)], at).await;
    assert!(matches!(imported, Err(Error::Full(_))), "{imported:?}");
    store.close().await;

    let store = open(&folder).await;
    let loaded = store
        .load(handle.id())
        .await
        .expect("it can be read")
        .expect("the game");
    assert!(
        loaded.record == record(kept),
        "another state than that of {kept} moves"
    );
    let games = store
        .list(&crate::GameFilter::default(), None, 10)
        .await
        .expect("a list")
        .games;
    assert_eq!(games.len(), 1);
}

#[tokio::test]
async fn once_there_is_room_again_the_game_goes_on() {
    let folder = TempDir::new().expect("a folder for the test");
    let store = open(&folder).await;
    let at: Timestamp = "2026-11-21".parse().expect("a day");
    let mut handle = store
        .begin(&record(0), Points::default(), at)
        .await
        .expect("room for a game");
    let kept = fill(&store, &mut handle, at).await;
    pages_max(&store, 1_000_000).await;
    let saved = store
        .save(&mut handle, &record(kept + 500), Points::default(), at)
        .await;
    assert_eq!(saved.expect("room again"), Saved::InPlace);
    let games = store
        .list(&crate::GameFilter::default(), None, 10)
        .await
        .expect("a list")
        .games;
    assert_eq!(games.len(), 1);
}
