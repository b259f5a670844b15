//! A database that is no longer writable: the server answers what it can, and says what to do.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::serving::full_disk::is_root;
use crate::serving::process::{Server, alone, id};

/// Lets nobody write the database from here on. What SQLite keeps beside it may be written.
const BIND: &str =
    "mount --bind site.db site.db && mount -o remount,bind,ro site.db && exec \"$@\"";

/// The same for its whole folder.
const BIND_ALL: &str =
    r#"mount --bind . . && mount -o remount,bind,ro . && cd "$PWD" && exec "$@""#;

/// A program in a place of its own, where this command makes something read-only.
fn confined(folder: &Path, bind: &str) -> Command {
    let mut program = alone("unshare", folder);
    if !is_root() {
        program.args(["--user", "--map-root-user"]);
    }
    program.args(["--mount", "sh", "-c", bind, "sh"]);
    program.arg(env!("CARGO_BIN_EXE_webspinner"));
    program
}

#[test]
fn a_site_on_a_read_only_disk_is_served_and_looked_after() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.send_result(0), 201);
    server.terminate();
    assert_eq!(server.wait().code(), Some(0));

    let mut program = confined(folder.path(), BIND_ALL);
    program.args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error"]);
    program.args(["--database", "sqlite:site.db"]);
    let server = Server::run(program);
    assert_eq!(server.get(&format!("/api/v1/results/{}", id(0))).0, 200);
    assert_eq!(server.send_result(1), 503);
    assert_eq!(server.get("/readyz").0, 503);
    let id = id(0);
    for (arguments, status, says) in [
        (&["results"][..], 0, id.as_str()),
        (&["remove-result", &id, "--yes"], 2, "run this as the owner"),
    ] {
        let mut admin = confined(folder.path(), BIND_ALL);
        admin.arg("admin").args(arguments);
        let output = admin.args(["--database", "sqlite:site.db"]).output();
        let output = output.expect("it runs");
        let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert_eq!(output.status.code(), Some(status), "{text}");
        assert!(text.contains(says), "{text}");
    }
}

#[test]
fn a_database_that_may_not_be_written_is_an_error_and_the_server_not_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.send_result(0), 201);
    server.terminate();
    assert_eq!(server.wait().code(), Some(0));

    let mut program = confined(folder.path(), BIND);
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
        "the database may not be written",
        "attempt to write a readonly database",
        "give the file of the database and its folder to the user that runs the server",
    ] {
        assert!(log.contains(part), "{part}: {log}");
    }
}
