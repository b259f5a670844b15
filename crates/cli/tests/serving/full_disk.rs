//! A disk without room: a small one of the server's own, which the test fills.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{Server, alone, id, result};

/// Mounts a small disk over the folder it is in, where nobody else sees it, and runs the rest.
const MOUNT: &str = r#"mount -t tmpfs -o size=4m small "$PWD" && cd "$PWD" && exec "$@""#;

/// The server on a disk of its own.
fn start(folder: &Path) -> Server {
    let user = Command::new("id").arg("-u").output();
    let user = user.expect("every Unix has it").stdout;
    let mut server = alone("unshare", folder);
    if user.trim_ascii() != b"0" {
        server.args(["--user", "--map-root-user"]);
    }
    server.args(["--mount", "sh", "-c", MOUNT, "sh"]);
    server.arg(env!("CARGO_BIN_EXE_webspinner"));
    server.args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error"]);
    server.args(["--database", "sqlite:site.db", "--results-per-minute", "0"]);
    Server::run(server)
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

#[test]
fn a_full_disk_refuses_results_until_there_is_room_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path());
    let disk = disk(&server, folder.path());
    assert_eq!(server.send_result(0), 201);
    assert!(disk.join("site.db").exists() && !folder.path().join("site.db").exists());

    let mut filler = File::create(disk.join("filler")).expect("there is room");
    while filler.write_all(&[0; 4_096]).is_ok() {}
    let (refused, problem) = (1..1_000)
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
        figures["unaided"]["played"].as_u64(),
        refused.try_into().ok()
    );
    assert_eq!(
        server.get(&format!("/api/v1/results/{}", id(refused))).0,
        404
    );

    drop(filler);
    fs::remove_file(disk.join("filler")).expect("it is there");
    // Whichever of its connections to the database it takes.
    for number in refused..refused + 20 {
        assert_eq!(server.send_result(number), 201, "there is room again");
    }
    server.terminate();
    assert_eq!(server.wait().code(), Some(0));
}
