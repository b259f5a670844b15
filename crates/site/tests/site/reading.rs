//! A site is read, backed up and started where it cannot be written.

use std::fs;
use std::path::PathBuf;

use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use webspinner_rules::record::{GameResult, Undone};
use webspinner_site::{Field, ResultId, Site, SiteError, SiteOptions, Stored};
use webspinner_wire::BoardOrder;

use crate::site::boards::{board, entry, ids, site, store, whole};
use crate::site::scene::{
    FOURTH_VERSION, Kind, Scene, deal_of, game, joined, laws, otherwise, run, second, won,
};

laws! {
    a_site_of_an_older_version_is_read_and_brought_up_to_date,
    boards_are_as_before_when_an_older_site_is_brought_up_to_date,
    a_site_that_is_read_is_not_written,
    a_site_that_is_not_there_is_not_made,
}

/// A closed site with one result.
async fn with_a_result(scene: &Scene) {
    let site = scene.open().await;
    let _ = site.store(won("own:1", 50, 1_000, 900)).await.unwrap();
    site.close().await;
}

async fn results_in_backup(scene: &Scene) -> u64 {
    let site = Site::open_to_read(&scene.place).await.expect("it opens");
    let mut backup = Vec::new();
    let counts = site.backup(&mut backup).await.expect("a backup");
    site.close().await;
    let empty = scene.another();
    let copy = empty.open().await;
    assert_eq!(copy.restore(&*backup).await.expect("it restores"), counts);
    counts.results
}

/// The file that SQLite keeps beside the database under this suffix.
fn beside(scene: &Scene, suffix: &str) -> PathBuf {
    scene.folder.path().join(format!("site.db{suffix}"))
}

async fn a_site_of_an_older_version_is_read_and_brought_up_to_date(scene: Scene) {
    let site = scene.open().await;
    let mut result = won("own:1", 50, 1_000, 900);
    let deal = deal_of("2026-11-21");
    site.agree_on_deal(&deal).await.unwrap();
    (result.day, result.received_at) = (Some(deal.day), second(1));
    let of_day = result.id;
    let _ = site.store(result).await.unwrap();
    site.close().await;
    scene.sql(FOURTH_VERSION).await;
    assert_eq!(results_in_backup(&scene).await, 1);
    let site = scene.open().await;
    let totals = site.totals(&game("spider"), None, None).await.unwrap();
    assert_eq!(totals.highest_score, Some(900));
    assert_eq!(totals.most_cards_in_order, Some(50));
    let standing = site
        .standing(of_day, BoardOrder::Time, false)
        .await
        .unwrap();
    assert_eq!(standing.expect("it is on the board").places, 1);
}

async fn boards_are_as_before_when_an_older_site_is_brought_up_to_date(scene: Scene) {
    let older = site(&scene).await;
    let players = [joined(&older, "Ann").await, joined(&older, "Ben").await];
    for number in 0..40_u32 {
        let (moves, time, points) = (
            40 + number * 7 % 11,
            4_000 + number * 37 % 900,
            800 - number,
        );
        let mut result = entry(moves, time.into(), (points % 13).into(), number);
        result = otherwise(result, 1 + number);
        result.record.header.made = 1_000 + number;
        result.player = [None, Some(players[0].id), Some(players[1].id)][number as usize % 3];
        match number % 7 {
            // Older versions knew only whether there were undos, not what they had shown.
            1 => (result.record.header.undos, result.points.undone) = (3, Undone::Known),
            3 => result.record.header.hints = 1,
            5 => result.record.header.result = GameResult::Lost,
            _ => {}
        }
        let id = store(&older, &result).await;
        if number % 10 == 9 {
            older.hide_results(&[id]).await.unwrap();
        }
        if number == 20 {
            // The same moves, sent by someone else.
            (result.id, result.player) = (ResultId::new(), Some(players[0].id));
            result.record.header.made += 100;
            let _ = store(&older, &result).await;
        }
    }
    let mut before = Vec::new();
    let boards = BoardOrder::ALL.map(|order| Field::ALL.map(|field| board(field, order)));
    for board in boards.into_iter().flatten() {
        before.push((ids(&whole(&older, &board, 50).await), board));
    }
    older.close().await;
    scene.sql(FOURTH_VERSION).await;
    let newer = scene.open().await;
    for (before, board) in before {
        assert_eq!(ids(&whole(&newer, &board, 50).await), before, "{board:?}");
        let last = *before.last().expect("it has places");
        let standing = newer.standing(last, board.order, board.field == Field::NoUndo);
        let place = standing.await.unwrap().map(|standing| standing.held.place);
        assert_eq!(place, Some(before.len() as u64), "{board:?}");
    }
}

async fn a_site_that_is_read_is_not_written(scene: Scene) {
    with_a_result(&scene).await;
    assert_eq!(results_in_backup(&scene).await, 1);
    let site = Site::open_to_read(&scene.place).await.unwrap();
    let stored = site.store(won("own:2", 50, 1_000, 900)).await;
    assert!(stored.is_err(), "{stored:?}");
    let totals = site.totals(&game("spider"), None, None).await.unwrap();
    assert_eq!(totals.played, 1);
}

async fn a_site_that_is_not_there_is_not_made(scene: Scene) {
    let error = Site::open_to_read(&scene.place).await.unwrap_err();
    assert!(matches!(error, SiteError::Missing { .. }), "{error:?}");
    if scene.kind == Kind::Sqlite {
        assert!(!scene.path().exists());
    }
    let site = scene.open().await;
    assert!(site.restore(&b""[..]).await.is_err());
}

#[test]
fn a_site_that_lacks_nothing_opens_without_writing() {
    run(Kind::Sqlite, async |scene| {
        with_a_result(&scene).await;
        // Any other writer now has to wait for this transaction, which never ends.
        let options = SqliteConnectOptions::new().filename(scene.path());
        let mut writer = SqliteConnection::connect_with(&options).await.unwrap();
        let begun = sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut writer).await;
        begun.expect("nobody else writes");
        assert_eq!(results_in_backup(&scene).await, 1);
        let site = scene.open().await;
        let totals = site.totals(&game("spider"), None, None).await.unwrap();
        assert_eq!(totals.played, 1);
    });
}

#[test]
fn a_backup_is_made_where_not_even_a_log_can_be() {
    run(Kind::Sqlite, async |scene| {
        with_a_result(&scene).await;
        // Nobody can make a log where a folder is.
        fs::create_dir(beside(&scene, "-wal")).unwrap();
        assert_eq!(results_in_backup(&scene).await, 1);
    });
}

#[test]
fn a_site_is_read_where_nothing_can_be_written_and_written_as_soon_as_it_can() {
    run(Kind::Sqlite, async |scene| {
        with_a_result(&scene).await;
        fs::create_dir(beside(&scene, "-wal")).unwrap();
        let site = Site::open_existing(&scene.place, SiteOptions::default());
        let site = site.await.expect("it can be read");
        let played = async || {
            let totals = site.totals(&game("spider"), None, None).await.unwrap();
            totals.played
        };
        assert_eq!(played().await, 1);
        let another = won("own:2", 50, 1_000, 900);
        let refused = site.store(another.clone()).await;
        let read_only = matches!(refused, Err(SiteError::ReadOnly(_)));
        assert!(read_only, "{refused:?}");
        let checked = site.check().await;
        let read_only = matches!(checked, Err(SiteError::ReadOnly(_)));
        assert!(read_only, "{checked:?}");
        fs::remove_dir(beside(&scene, "-wal")).unwrap();
        site.check().await.expect("it can be written");
        assert_eq!(site.store(another).await.unwrap(), Stored::New);
        assert_eq!(played().await, 2);
    });
}

#[test]
fn a_site_that_has_to_be_written_to_be_read_says_what_to_do() {
    run(Kind::Sqlite, async |scene| {
        with_a_result(&scene).await;
        scene.sql(FOURTH_VERSION).await;
        fs::create_dir(beside(&scene, "-wal")).unwrap();
        let error = Site::open(&scene.place, SiteOptions::default()).await;
        let error = error.unwrap_err().to_string();
        assert!(error.contains("make room on its disk, or give"), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    });
}

#[test]
fn a_backup_leaves_nothing_beside_the_database() {
    run(Kind::Sqlite, async |scene| {
        with_a_result(&scene).await;
        let before = fs::read(scene.path()).unwrap();
        assert_eq!(results_in_backup(&scene).await, 1);
        assert_eq!(fs::read(scene.path()).unwrap(), before);
        assert!(!beside(&scene, "-wal").exists() && !beside(&scene, "-shm").exists());
    });
}

#[test]
fn changes_that_wait_in_a_log_are_not_left_out() {
    run(Kind::Sqlite, async |scene| {
        let site = scene.open().await;
        let _ = site.store(won("own:1", 50, 1_000, 900)).await.unwrap();
        // The copy has the result in its log alone, as after a crash.
        let copy = scene.another();
        fs::copy(scene.path(), copy.path()).unwrap();
        fs::copy(beside(&scene, "-wal"), beside(&copy, "-wal")).unwrap();
        assert_eq!(results_in_backup(&copy).await, 1);
    });
}
