//! A database that may not be written any more: the server answers what it can, and says what to
//! do.

use std::fs;

use crate::serving::full_disk::is_root;
use crate::serving::process::{Server, alone, id};

/// Lets nobody write the database from here on. What SQLite keeps beside it may be written.
const BIND: &str =
    "mount --bind site.db site.db && mount -o remount,bind,ro site.db && exec \"$@\"";

#[test]
fn a_database_that_may_not_be_written_is_an_error_and_the_server_not_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.send_result(0), 201);
    server.terminate();
    assert_eq!(server.wait().code(), Some(0));

    let mut program = alone("unshare", folder.path());
    if !is_root() {
        program.args(["--user", "--map-root-user"]);
    }
    program.args(["--mount", "sh", "-c", BIND, "sh"]);
    program.arg(env!("CARGO_BIN_EXE_webspinner"));
    program.args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error"]);
    program.args(["--database", "sqlite:site.db"]);
    let log = folder.path().join("log");
    let server = Server::logging_to(program, &log);
    let (status, text) = server.get("/readyz");
    assert_eq!(status, 503, "{text}");
    assert_eq!(server.get("/healthz").0, 200);
    assert_eq!(server.send_result(1), 503);
    assert_eq!(server.get(&format!("/api/v1/results/{}", id(0))).0, 200);
    let log = fs::read_to_string(log).expect("it is there");
    for part in [
        "ERROR",
        "the database may not be written: attempt to write a readonly database",
        "give the file of the database and its folder to the user that runs the server",
    ] {
        assert!(log.contains(part), "{part}: {log}");
    }
}
