//! Damaged and newer databases are moved out of the way, and nothing else is touched.

use std::fs;
use std::path::Path;

use crate::common::{Other, POINTS, Scene, beside, filled, minute, record};
use webspinner_store::{Error, GameFilter, QuarantineReason, Quarantined};

/// Opens an unusable database, and checks that every byte of it survives and a new one works.
fn opens_anew(scene: &Scene) -> Quarantined {
    let before = fs::read(&scene.path).ok();
    // SQLite leaves an empty log behind if the last one to close was only reading.
    let log = |path: &Path| {
        fs::read(beside(path, "-wal"))
            .ok()
            .filter(|log| !log.is_empty())
    };
    let log_before = log(&scene.path);
    let (store, quarantined) = scene.try_open().expect("a new database is begun");
    let quarantined = quarantined.expect("the old one is moved away");
    assert_eq!(quarantined.path, scene.path);
    assert_eq!(fs::read(&quarantined.moved_to).ok(), before);
    assert_eq!(log(&quarantined.moved_to), log_before);
    assert_eq!(
        store
            .list(&GameFilter::default(), None, 10)
            .expect("the new database works")
            .games,
        []
    );
    store
        .begin(&record("spider", "own:77", 1), POINTS, minute(0))
        .expect("the new database works");
    drop(store);
    assert_eq!(
        scene
            .open()
            .list(&GameFilter::default(), None, 10)
            .expect("the new database works")
            .games
            .len(),
        1
    );
    quarantined
}

fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .expect("a plain name")
}

#[test]
fn a_file_that_never_was_a_database_is_left_alone() {
    let scene = Scene::new();
    for text in ["# A thesis\n".repeat(999), "short".to_owned()] {
        fs::write(&scene.path, &text).unwrap();
        let error = scene.try_open().unwrap_err();
        assert!(matches!(error, Error::NotADatabase { .. }), "{error:?}");
        assert!(error.to_string().contains("name another file"), "{error}");
        assert_eq!(fs::read_to_string(&scene.path).unwrap(), text);
        assert_eq!(scene.files(), ["games.db"]);
    }
}

#[test]
fn a_database_with_a_lost_header_is_quarantined() {
    let scene = filled(3);
    let mut bytes = fs::read(&scene.path).unwrap();
    bytes[..100].fill(0);
    fs::write(&scene.path, bytes).unwrap();
    let quarantined = opens_anew(&scene);
    let name = name(&quarantined.moved_to);
    let stamp = name.strip_prefix("games.db.damaged-").expect(name);
    let shape = stamp.replace(|letter: char| letter.is_ascii_digit(), "0");
    assert_eq!(shape, "00000000T000000");
    assert!(matches!(
        quarantined.reason,
        QuarantineReason::Damaged { .. }
    ));
    let message = quarantined.to_string();
    for part in [
        "games.db is damaged (file is not a database)",
        name,
        ".recover",
        "a new one was begun",
    ] {
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn a_database_cut_short_is_quarantined() {
    let scene = filled(30);
    let bytes = fs::read(&scene.path).unwrap();
    fs::write(&scene.path, &bytes[..bytes.len() / 2]).unwrap();
    opens_anew(&scene);
}

#[test]
fn a_database_with_a_page_of_noise_is_quarantined() {
    let scene = filled(60);
    let mut bytes = fs::read(&scene.path).unwrap();
    let page_of_games = 8 * 4096;
    for (index, byte) in bytes[page_of_games..][..4096].iter_mut().enumerate() {
        *byte = u8::try_from(index * 7 % 251).unwrap();
    }
    fs::write(&scene.path, bytes).unwrap();
    opens_anew(&scene);
}

#[test]
fn a_log_that_lost_its_database_is_quarantined() {
    let scene = Scene::new();
    fs::write(beside(&scene.path, "-wal"), "the last games of a database").unwrap();
    let quarantined = opens_anew(&scene);
    assert!(
        quarantined.to_string().contains("its log is there"),
        "{quarantined}"
    );
}

#[test]
fn a_damaged_database_keeps_its_log_beside_it() {
    let scene = filled(1);
    let mut bytes = fs::read(&scene.path).unwrap();
    bytes[..100].fill(0xff);
    fs::write(&scene.path, bytes).unwrap();
    fs::write(
        beside(&scene.path, "-wal"),
        "frames not yet in the database",
    )
    .unwrap();
    opens_anew(&scene);
}

#[test]
fn two_databases_quarantined_in_one_second_are_both_kept() {
    let scene = filled(1);
    let mut kept = Vec::new();
    for text in ["first", "second", "third"] {
        fs::write(&scene.path, text.repeat(500)).unwrap();
        let (store, quarantined) = scene.try_open().unwrap();
        kept.push((quarantined.expect("moved away").moved_to, text));
        drop(store);
    }
    for (path, text) in kept {
        assert_eq!(fs::read_to_string(path).unwrap(), text.repeat(500));
    }
}

#[test]
fn a_database_of_a_later_version_is_quarantined() {
    let scene = filled(2);
    Other::open(&scene.path).run(
        "CREATE TABLE of_the_future (answer BIGINT);
         INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'future', TRUE, x'00', 1);",
    );
    let quarantined = opens_anew(&scene);
    assert!(name(&quarantined.moved_to).starts_with("games.db.newer-"));
    assert!(matches!(
        quarantined.reason,
        QuarantineReason::Newer {
            version: 9999,
            known: 4
        }
    ));
    assert!(
        quarantined
            .to_string()
            .contains("by a later version of this program"),
        "{quarantined}"
    );
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let scene = Scene::new();
    Other::open(&scene.path)
        .run("CREATE TABLE addresses (name TEXT); INSERT INTO addresses VALUES ('Ann');");
    let before = fs::read(&scene.path).unwrap();
    let error = scene.try_open().unwrap_err();
    assert!(matches!(error, Error::OtherProgram { .. }), "{error}");
    assert_eq!(fs::read(&scene.path).unwrap(), before);
    assert_eq!(scene.files(), ["games.db"]);
}

#[test]
fn the_database_of_a_site_is_named_as_one() {
    let scene = Scene::new();
    Other::open(&scene.path)
        .run("PRAGMA application_id = 0x57537073; CREATE TABLE results (id BLOB);");
    let error = scene.try_open().unwrap_err();
    assert!(matches!(error, Error::Site { .. }), "{error:?}");
    let message = error.to_string();
    assert!(
        message.contains("is the database of a Webspinner site"),
        "{message}"
    );
    assert_eq!(scene.files(), ["games.db"]);
}

#[test]
fn an_empty_file_becomes_a_database() {
    let scene = Scene::new();
    fs::write(&scene.path, "").unwrap();
    scene.open();
}

#[test]
fn a_creation_cut_short_is_finished() {
    let scene = Scene::new();
    // What is there after the header was marked and before the tables were made.
    Other::open(&scene.path).run("PRAGMA journal_mode = WAL; PRAGMA application_id = 0x5753706e;");
    let store = scene.open();
    store
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
}

#[test]
fn a_busy_database_is_not_a_damaged_one() {
    let scene = filled(1);
    let mut other = Other::open(&scene.path);
    other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM settings;");
    let error = scene.try_open().unwrap_err();
    assert!(matches!(error, Error::Busy(_)), "{error:?}");
    other.run("ROLLBACK");
    drop(other);
    assert_eq!(
        scene
            .open()
            .list(&GameFilter::default(), None, 10)
            .unwrap()
            .games
            .len(),
        1
    );
}

#[test]
fn what_another_store_has_open_is_not_quarantined() {
    let scene = filled(1);
    let store = scene.open();
    Other::open(&scene.path).run(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'future', TRUE, x'00', 1);",
    );
    let files = scene.files();
    let error = scene.try_open().unwrap_err();
    assert!(matches!(error, Error::QuarantineInUse { .. }), "{error}");
    assert!(error.to_string().contains("end that program"), "{error}");
    assert_eq!(scene.files(), files);
    assert_eq!(
        store
            .list(&GameFilter::default(), None, 10)
            .unwrap()
            .games
            .len(),
        1
    );
    drop(store);
    opens_anew(&scene);
}

#[test]
fn folders_are_made_and_a_folder_is_no_database() {
    let mut scene = Scene::new();
    scene.path = scene.folder.path().join("a/b/games.db");
    drop(scene.open());
    scene.path = scene.folder.path().join("a");
    let error = scene.try_open().unwrap_err();
    assert!(matches!(error, Error::IsAFolder { .. }), "{error:?}");
    let message = error.to_string();
    assert!(
        message.contains("is a folder, not a database: name a file in it"),
        "{message}"
    );
    scene.path = scene.folder.path().join("a/b/games.db/games.db");
    let error = scene.try_open().unwrap_err();
    assert!(
        matches!(error, Error::Folder { .. } | Error::Open { .. }),
        "{error:?}"
    );
}
