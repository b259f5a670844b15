//! A full disk: a small one for the server alone, which the test fills.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::serving::process::{Server, alone, id, output, result};

/// Mounts a small disk over the current folder, in a private namespace, and runs the arguments.
const MOUNT: &str = r#"mount -t tmpfs -o size=4m small "$PWD" && cd "$PWD" && exec "$@""#;

pub(crate) fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.expect("every Unix has it").stdout.trim_ascii() == b"0"
}

/// The server on its small disk.
fn start(folder: &Path) -> Server {
    let mut server = alone("unshare", folder);
    if !is_root() {
        server.args(["--user", "--map-root-user"]);
    }
    server.args(["--mount", "sh", "-c", MOUNT, "sh"]);
    server.arg(env!("CARGO_BIN_EXE_webspinner"));
    server.args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error"]);
    server.args(["--database", "sqlite:site.db", "--results-per-minute", "0"]);
    Server::run(server)
}

/// A program that sees the disk of this server.
fn beside(server: &Server, folder: &Path) -> Command {
    let mut command = alone("nsenter", folder);
    command.arg(format!("--target={}", server.process()));
    if !is_root() {
        command.args(["--user", "--preserve-credentials"]);
    }
    command.args(["--mount", "sh", "-c"]);
    command.args([r#"cd "$0" && exec "$@""#, &folder.display().to_string()]);
    command.arg(env!("CARGO_BIN_EXE_webspinner"));
    command
}

/// Where the disk of a server is seen from outside.
fn disk(server: &Server, folder: &Path) -> PathBuf {
    let root = PathBuf::from(format!("/proc/{}/root", server.process()));
    root.join(
        folder
            .strip_prefix("/")
            .expect("the folder has a whole path"),
    )
}

/// What `restore` says of the backup in this folder.
fn restore(folder: &Path) -> String {
    let restored = output(
        folder,
        &["restore", "site.backup", "--database", "sqlite:new.db"],
    );
    String::from_utf8([restored.stdout, restored.stderr].concat()).expect("it prints UTF-8")
}

#[test]
fn a_full_disk_refuses_results_until_there_is_room_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path());
    let disk = disk(&server, folder.path());
    for number in 0..3 {
        assert_eq!(server.send_result(number), 201);
    }
    assert!(disk.join("site.db").exists() && !folder.path().join("site.db").exists());

    let mut filler = File::create(disk.join("filler")).expect("there is room");
    while filler.write_all(&[0; 4_096]).is_ok() {}
    let (refused, problem) = (3..1_000)
        .map(|number| {
            (
                number,
                server.ask("POST", "/api/v1/results", &result(number)),
            )
        })
        .find(|(_, (status, _))| *status != 201)
        .expect("the disk is full");
    let (status, problem): (u16, String) = problem;
    assert_eq!(status, 507, "{problem}");
    assert!(problem.contains("\"type\":\"/api#full\""), "{problem}");
    assert_eq!(server.get("/healthz").0, 200);
    assert_eq!(server.get("/readyz").0, 200);
    let figures = server.json("/api/v1/statistics/spider");
    assert_eq!(
        figures["unassisted"]["played"].as_u64(),
        refused.try_into().ok()
    );
    assert_eq!(
        server.get(&format!("/api/v1/results/{}", id(refused))).0,
        404
    );

    // A backup goes to another disk, and another server can start.
    let elsewhere = tempfile::tempdir().expect("a folder");
    let backup = elsewhere.path().join("site.backup");
    let mut command = beside(&server, folder.path());
    command.arg("backup").arg(&backup);
    let written = command.args(["--database", "sqlite:site.db"]).output();
    let written = written.expect("nsenter is there");
    let error = String::from_utf8_lossy(&written.stderr);
    assert!(written.status.success(), "{error}");
    let restored = restore(elsewhere.path());
    assert!(
        restored.starts_with(&format!("restored: {refused} results")),
        "{restored}"
    );
    let mut second = beside(&server, folder.path());
    second.args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error"]);
    second.args(["--database", "sqlite:site.db"]);
    let second = Server::run(second);
    assert_eq!(second.json("/api/v1/statistics/spider"), figures);
    drop(second);

    drop(filler);
    fs::remove_file(disk.join("filler")).expect("it is there");
    // Whichever of its connections to the database it takes.
    for number in refused..refused + 20 {
        assert_eq!(server.send_result(number), 201, "there is room again");
    }
    server.terminate();
    assert_eq!(server.wait().code(), Some(0));
}
