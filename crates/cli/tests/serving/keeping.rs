//! What was answered is stored, and can be moved elsewhere.

use std::fs;
use std::io::Write as _;
use std::process::Stdio;

use crate::serving::process::{Server, command, id, output};

#[test]
fn what_was_answered_survives_the_death_of_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    for number in 1..=20 {
        assert_eq!(server.send_result(number), 201);
    }
    server.kill();
    let server = Server::start(folder.path(), "sqlite:site.db");
    for number in 1..=20 {
        assert_eq!(
            server.send_result(number),
            200,
            "it was there, and counts once"
        );
    }
    let figures = server.get("/api/v1/statistics/spider").1;
    let figures: serde_json::Value = serde_json::from_str(&figures).expect("JSON");
    assert_eq!(figures["unassisted"]["played"], 20);
}

#[test]
fn a_site_moves_by_backup_and_restore() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.send_result(1), 201);
    let run = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let output = output(folder.path(), &words);
        let text = [output.stdout, output.stderr].concat();
        let text = String::from_utf8(text).expect("it prints UTF-8");
        (output.status.code(), text)
    };
    // The server goes on meanwhile.
    let (code, text) = run("backup site.backup --database sqlite:site.db");
    assert_eq!(code, Some(0), "{text}");
    assert!(
        text.starts_with("written: one result, 0 players, "),
        "{text}"
    );
    let (code, text) = run("restore site.backup --database sqlite:new.db");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.starts_with("restored: one result, "), "{text}");
    let moved = Server::start(folder.path(), "sqlite:new.db");
    assert_eq!(moved.get(&format!("/api/v1/results/{}", id(1))).0, 200);
    // A misspelt name creates neither an empty backup nor a database.
    let (code, text) = run("backup nothing.backup --database sqlite:folder/sit.db");
    let expected = "webspinner: there is no site in the database sqlite:folder/sit.db\n";
    assert_eq!((code, text.as_str()), (Some(2), expected));
    for left in ["nothing.backup", "folder"] {
        assert!(!folder.path().join(left).exists(), "{left}");
    }
    // Neither an old backup nor a site in use is overwritten.
    let (code, text) = run("backup site.backup --database sqlite:site.db");
    assert_eq!(
        (code, text.as_str()),
        (
            Some(2),
            "webspinner: site.backup is there already, and a backup is never overwritten: name a new \
             file\n"
        )
    );
    let (code, text) = run("restore site.backup --database sqlite:site.db");
    assert!(
        code == Some(2) && text.contains("holds data already"),
        "{text}"
    );
    fs::write(folder.path().join("bad.backup"), "nonsense").expect("ours");
    let (code, text) = run("restore bad.backup --database sqlite:empty.db");
    assert!(code == Some(2) && text.lines().count() == 1, "{text}");
    assert!(
        !folder.path().join("empty.db").exists(),
        "no half-made site is left"
    );
}

#[test]
fn a_backup_is_for_its_owner_alone_and_may_go_through_a_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.send_result(1), 201);
    let written = output(
        folder.path(),
        &["backup", "site.backup", "--database", "site.db"],
    );
    assert_eq!(written.status.code(), Some(0), "{written:?}");
    let path = folder.path().join("site.backup");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = path.metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let piped = output(folder.path(), &["backup", "-", "--database", "site.db"]);
    assert_eq!(piped.status.code(), Some(0), "{piped:?}");
    assert!(
        piped.stderr.starts_with(b"written: one result"),
        "{piped:?}"
    );
    let mut restore = command(folder.path(), &["restore", "-", "--database", "new.db"]);
    let mut restore = restore
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    let mut pipe = restore.stdin.take().expect("it is piped");
    pipe.write_all(&piped.stdout).expect("it reads");
    drop(pipe);
    let restored = restore.wait_with_output().expect("it ends");
    assert!(
        restored.stdout.starts_with(b"restored: one result"),
        "{restored:?}"
    );
}
