//! A database that a foreign program has open is not moved away.
//!
//! The locks in question belong to processes, so this takes a second one.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::common::{Scene, beside};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use webspinner_store::Error;

/// The path of the database; set only for the copy of this test that is to hold it.
const DATABASE: &str = "WEBSPINNER_TEST_HELD";

#[test]
fn a_database_that_another_program_holds_is_not_quarantined() {
    if let Some(path) = std::env::var_os(DATABASE) {
        return hold(Path::new(&path));
    }
    let scene = Scene::new();
    drop(scene.open());
    let (mut holder, mut output) = start_holder(&scene.path);
    let error = scene.try_open().expect_err("it is newer, and in use");
    assert!(matches!(error, Error::QuarantineInUse { .. }), "{error:?}");
    assert!(scene.files().iter().all(|name| !name.contains("newer")));

    drop(holder.stdin.take());
    output
        .read_to_end(&mut Vec::new())
        .expect("its output ends");
    assert!(holder.wait().expect("it ends").success());
    let quarantined = scene
        .try_open()
        .expect("nobody holds it")
        .1
        .expect("it is newer");
    assert!(quarantined.moved_to.exists());
    assert!(!beside(&quarantined.moved_to, "-lock").exists());
}

/// Starts this test again as the other program, and waits until it holds the database.
fn start_holder(path: &Path) -> (Child, impl Read) {
    let mut holder = Command::new(std::env::current_exe().expect("this test"))
        .args([
            "--exact",
            "held_elsewhere::a_database_that_another_program_holds_is_not_quarantined",
            "--nocapture",
        ])
        .env(DATABASE, path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("this test starts");
    let mut output = BufReader::new(holder.stdout.take().expect("piped"));
    let is_held = output
        .by_ref()
        .lines()
        .any(|line| line.expect("text").ends_with("held"));
    assert!(is_held, "the other program holds the database");
    (holder, output)
}

/// Makes the database a newer one, and holds it until the input ends.
fn hold(path: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build();
    runtime.expect("a runtime").block_on(async {
        let options = SqliteConnectOptions::new().filename(path);
        let mut connection = options.connect().await.expect("SQLite opens the file");
        let newer = "INSERT INTO _sqlx_migrations \
            (version, description, success, checksum, execution_time) \
            VALUES (9999, 'future', TRUE, x'00', 1)";
        sqlx::raw_sql(newer)
            .execute(&mut connection)
            .await
            .expect("the table is there");
        println!("held");
        std::io::stdin()
            .read_to_end(&mut Vec::new())
            .expect("the input ends");
        connection.close().await.expect("SQLite closes the file");
    });
}
