//! A site's database is made once, and an error when opening it is one line.

use std::path::Path;
use std::process::{Command, Stdio};

use webspinner_db::Place;
use webspinner_site::{Refusal, Site, SiteError, SiteOptions, Stored};
use webspinner_store::Store;

use crate::site::cluster::{Cluster, OWNER};
use crate::site::scene::{
    FOURTH_VERSION, Kind, Scene, game, joined, laws, nickname, run, runtime, won,
};

laws! {
    instances_that_start_at_once_all_work,
    a_later_version_is_left_alone,
    the_data_of_others_are_left_alone,
    nicknames_that_look_alike_are_kept_when_keys_change,
    no_error_contains_the_password,
}

async fn open(place: &Place) -> Result<Site, SiteError> {
    Site::open(place, SiteOptions::default()).await
}

/// Asserts that the error is one line with this text.
fn assert_says(error: &SiteError, what: &str) {
    let line = error.to_string();
    assert!(line.contains(what), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
}

async fn instances_that_start_at_once_all_work(scene: Scene) {
    for round in 0..3 {
        let scene = if round == 0 { &scene } else { &scene.another() };
        let mut opening = Vec::new();
        for _ in 0..6 {
            let place = scene.place.clone();
            opening.push(tokio::spawn(async move { open(&place).await }));
        }
        for (number, opened) in (0..).zip(opening) {
            let site = opened.await.unwrap().expect("it opens");
            let _ = site
                .store(won("own:1", 50 + number, 1_000, 900))
                .await
                .unwrap();
            site.check().await.unwrap();
        }
    }
}

/// The database; set only for the copies of a test that open it at the same time.
const DATABASE: &str = "WEBSPINNER_TEST_OPENED_SITE";

#[test]
fn programs_that_start_at_once_on_a_new_file_all_work() {
    const TEST: &str = "site::opening::programs_that_start_at_once_on_a_new_file_all_work";
    if let Some(path) = std::env::var_os(DATABASE) {
        runtime().block_on(async {
            let site = open(&Place::File(path.into())).await.expect("it opens");
            match site.store(won("own:1", 9, 1_000, 900)).await {
                Ok(Stored::New) | Err(SiteError::Refused(Refusal::SameRecord(_))) => {}
                other => panic!("{other:?}"),
            }
        });
        return;
    }
    run(Kind::Sqlite, async |scene| {
        let start = |_| {
            let mut program = Command::new(std::env::current_exe().expect("this test"));
            program.args(["--exact", TEST, "--nocapture"]);
            program.env(DATABASE, scene.path()).stdout(Stdio::null());
            program.spawn().expect("this test starts")
        };
        let programs: Vec<_> = (0..4).map(start).collect();
        for mut program in programs {
            assert!(program.wait().expect("it ends").success());
        }
        // All four sent the same record, which counts once.
        let totals = scene
            .open()
            .await
            .totals(&game("spider"), None, None)
            .await
            .unwrap();
        assert_eq!(totals.played, 1);
    });
}

async fn a_later_version_is_left_alone(scene: Scene) {
    open(&scene.place).await.unwrap().close().await;
    scene.sql(
        "INSERT INTO webspinner_steps (version, description, success, checksum, execution_time) \
         VALUES (99, 'later', true, '', 0)",
    )
    .await;
    let error = open(&scene.place).await.unwrap_err();
    assert!(
        matches!(
            error,
            SiteError::Newer {
                version: 99,
                known: 10,
                ..
            }
        ),
        "{error:?}"
    );
    assert_says(
        &error,
        "was made by a later version of this program (its tables have version 99",
    );
}

/// Takes a database from the tables of version 4 back to those of version 1, whose keys of
/// nicknames were in lower case.
const VERSION_1: &str = "ALTER TABLE players DROP COLUMN nickname_key_version; \
    DROP INDEX results_of_deal; DROP TABLE sync_items; DROP TABLE sync_copies; \
    ALTER TABLE results DROP COLUMN hidden; \
    DELETE FROM webspinner_steps WHERE version > 1";

async fn nicknames_that_look_alike_are_kept_when_keys_change(scene: Scene) {
    let site = scene.open().await;
    let (ann, bob) = (joined(&site, "Strasse").await, joined(&site, "Bob").await);
    site.close().await;
    scene
        .sql("UPDATE players SET nickname = 'straße' WHERE nickname = 'Bob'")
        .await;
    scene.sql(FOURTH_VERSION).await;
    scene.sql(VERSION_1).await;
    let site = scene.open().await;
    let name = async |id| site.player(id).await.unwrap().unwrap().nickname.unwrap();
    assert_eq!(name(ann.id).await.as_str(), "Strasse");
    assert_eq!(name(bob.id).await.as_str(), "straße");
    assert!(!site.is_free(&nickname("STRASSE")).await.unwrap());
    let taken = site.rename_player(bob.id, Some(&nickname("StraSSe"))).await;
    assert!(matches!(taken, Err(SiteError::NicknameTaken)), "{taken:?}");
    // A backup of both names restores.
    let mut backup = Vec::new();
    let counts = site.backup(&mut backup).await.unwrap();
    let empty = scene.another();
    let copy = empty.open().await;
    assert_eq!(copy.restore(&*backup).await.unwrap(), counts);
    assert!(!copy.is_free(&nickname("strasse")).await.unwrap());
}

async fn the_data_of_others_are_left_alone(scene: Scene) {
    scene.sql("CREATE TABLE recipes (cake TEXT)").await;
    let error = open(&scene.place).await.unwrap_err();
    assert!(matches!(error, SiteError::Foreign { .. }), "{error:?}");
    assert_says(&error, "holds other data than a site's and was left alone");
}

async fn no_error_contains_the_password(scene: Scene) {
    let site = scene.open().await;
    assert_eq!(
        format!("{site:?}"),
        format!("Site({:?})", scene.place.to_string())
    );
    if scene.kind == Kind::Postgres {
        let cluster = Cluster::shared();
        let name = format!("{:?}", scene.place);
        assert!(!name.contains(OWNER), "{name}");
        cluster.sql(
            "postgres",
            "DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN PASSWORD 'right'",
        );
        let wrong: Place = cluster.url("guest:s3cret", "postgres").parse().unwrap();
        let error = open(&wrong).await.unwrap_err();
        assert_says(&error, "cannot be opened: password authentication failed");
        for text in [format!("{error} {error:?}"), format!("{wrong} {wrong:?}")] {
            assert!(!text.contains("s3cret"), "{text}");
        }
    }
}

#[test]
fn a_file_that_is_not_a_database_is_reported_and_stays() {
    run(Kind::Sqlite, async |scene| {
        let garbage = "no database, but a long enough text ".repeat(100);
        std::fs::write(scene.path(), &garbage).unwrap();
        assert_says(
            &open(&scene.place).await.unwrap_err(),
            "is not a database and was left alone",
        );
        assert_eq!(std::fs::read_to_string(scene.path()).unwrap(), garbage);

        let folder = Place::File(scene.folder.path().to_owned());
        assert_says(
            &open(&folder).await.unwrap_err(),
            "is a folder: name a file in it",
        );
        let below = Place::File(scene.path().join("below.db"));
        let error = open(&below).await.unwrap_err();
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
    });
}

#[test]
fn the_database_of_a_player_and_that_of_a_site_are_not_confused() {
    run(Kind::Sqlite, async |scene| {
        let games = Place::File(scene.folder.path().join("games.db"));
        Store::open(&games).await.unwrap().store.close().await;
        assert_says(
            &open(&games).await.unwrap_err(),
            "holds the saved games of one player, not a site",
        );
        open(&scene.place).await.unwrap().close().await;
        let error = Store::open(&scene.place).await.unwrap_err().to_string();
        assert!(
            error.contains("is the database of a Webspinner site"),
            "{error}"
        );
        let server: Place = "postgres://localhost/games".parse().unwrap();
        let error = Store::open(&server).await.unwrap_err().to_string();
        assert!(
            error.contains("kept in a file, not on a PostgreSQL server"),
            "{error}"
        );
    });
}

#[test]
fn a_path_means_what_it_says() {
    run(Kind::Sqlite, async |scene| {
        let folder = scene.folder.path().join("a b%20?mode=ro#x/é");
        std::fs::create_dir_all(&folder).unwrap();
        let place = Place::File(folder.join("s%2Fi?te.db"));
        let site = open(&place).await.unwrap();
        let _ = site.store(won("own:1", 50, 1_000, 900)).await.unwrap();
        site.close().await;
        assert!(Path::new(&folder.join("s%2Fi?te.db")).is_file());
    });
}

#[test]
fn a_site_in_memory_works_and_leaves_nothing() {
    runtime().block_on(async {
        let (one, two) = (
            open(&Place::Memory).await.unwrap(),
            open(&Place::Memory).await.unwrap(),
        );
        let result = won("own:1", 50, 1_000, 900);
        let _ = one.store(result.clone()).await.unwrap();
        assert!(one.result(result.id).await.unwrap().is_some());
        assert_eq!(two.result(result.id).await.unwrap(), None);
    });
}

#[test]
fn a_missing_server_or_database_is_reported() {
    runtime().block_on(async {
        let cluster = Cluster::shared();
        let missing: Place = cluster.url(OWNER, "nowhere").parse().unwrap();
        let error = open(&missing).await.unwrap_err();
        assert_says(
            &error,
            "cannot be opened: database \"nowhere\" does not exist",
        );
        // Nothing listens on port 1.
        let away: Place = "postgres://me:s3cret@127.0.0.1:1/games".parse().unwrap();
        let error = open(&away).await.unwrap_err();
        assert_says(
            &error,
            "the database postgres://127.0.0.1:1/games cannot be opened: ",
        );
        assert!(!format!("{error:?}").contains("s3cret"), "{error:?}");
    });
}

#[test]
fn a_user_without_permission_does_not_look_like_a_busy_database() {
    run(Kind::Postgres, async |scene| {
        let cluster = Cluster::shared();
        let shown = scene.place.to_string();
        let (_, database) = shown.rsplit_once('/').expect("the URL names a database");
        cluster.sql(
            database,
            "DROP ROLE IF EXISTS reader; CREATE ROLE reader LOGIN PASSWORD 'right'; \
             REVOKE CREATE ON SCHEMA public FROM PUBLIC",
        );
        let place: Place = cluster.url("reader:right", database).parse().unwrap();
        let error = open(&place).await.unwrap_err();
        assert!(!error.is_transient(), "{error:?}");
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
    });
}
