//! Starting, and what keeps a server from it.

use std::fs;
use std::io::{BufRead as _, Read as _, Write as _};
use std::net::TcpListener;
use std::path::Path;

use crate::cluster::{Cluster, OWNER};
use crate::serving::process::{Server, answer, ask_at, command, output};

/// The error when it cannot serve: one line on standard error.
fn refusal(folder: &Path, arguments: &[&str]) -> String {
    let output = output(folder, &[&["serve"], arguments].concat());
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stderr).expect("it prints UTF-8");
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("webspinner: "))
        .collect();
    assert_eq!((lines.len(), text.lines().count()), (1, 1), "{text}");
    text
}

#[test]
fn settings_come_from_flags_the_environment_and_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("server.toml");
    fs::write(
        &file,
        "database = 'sqlite:from-file.db'\nresults-per-minute = 0\n",
    )
    .expect("ours");
    let file = file.to_str().expect("plain");
    let server = Server::with(folder.path(), &["--config", file]);
    assert_eq!(server.get("/readyz").0, 200);
    assert!(folder.path().join("from-file.db").exists());
    let flag = ["--config", file, "--database", "sqlite:from-flag.db"];
    let other = Server::with(folder.path(), &flag);
    assert_eq!(other.get("/readyz").0, 200);
    assert!(folder.path().join("from-flag.db").exists());
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("it has one").to_string();
    let folder = tempfile::tempdir().expect("a folder");
    let text = refusal(folder.path(), &["--listen", &address]);
    assert!(
        text.starts_with(&format!(
            "webspinner: --listen: cannot listen on {address}: "
        )),
        "{text}"
    );
    assert!(text.contains("choose another port"), "{text}");
}

#[test]
fn an_address_that_the_machine_lacks_is_named_with_some_that_it_may_have() {
    let folder = tempfile::tempdir().expect("a folder");
    // CITE: RFC 5737 keeps this network for documents: no machine has an address in it.
    let text = refusal(folder.path(), &["--listen", "192.0.2.1:8080"]);
    let start = "webspinner: --listen: cannot listen on 192.0.2.1:8080: ";
    assert!(text.starts_with(start), "{text}");
    assert!(text.contains("such as 127.0.0.1 or [::1]"), "{text}");
}

#[test]
fn a_file_that_is_not_a_database_is_named_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("notes.txt");
    fs::write(&path, "not a database\n".repeat(1_000)).expect("ours");
    let text = refusal(
        folder.path(),
        &["--listen", "127.0.0.1:0", "--database", "sqlite:notes.txt"],
    );
    assert!(text.contains("notes.txt"), "{text}");
    assert_eq!(
        fs::read_to_string(path).expect("it is there"),
        "not a database\n".repeat(1_000)
    );
}

#[test]
fn a_server_that_is_not_there_is_named_without_the_password() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = "postgres://ann:secret@127.0.0.1:1/games";
    let text = refusal(
        folder.path(),
        &["--listen", "127.0.0.1:0", "--database", database],
    );
    assert!(
        text.contains("127.0.0.1:1/games") && !text.contains("secret"),
        "{text}"
    );
}

#[test]
fn a_database_that_is_missing_on_its_server_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = Cluster::start_new();
    let database = cluster.url(OWNER, "nothing");
    let text = refusal(
        folder.path(),
        &["--listen", "127.0.0.1:0", "--database", &database],
    );
    assert!(
        text.contains("cannot be opened: ") && text.contains("\"nothing\" does not exist"),
        "{text}"
    );
}

#[test]
fn a_database_of_a_later_version_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = Cluster::start_new();
    let database = cluster.new_database();
    Server::start(folder.path(), &database).kill();
    let (_, name) = database.rsplit_once('/').expect("it names a database");
    cluster.sql(
        name,
        "INSERT INTO webspinner_steps (version, description, success, checksum, execution_time) \
         VALUES (99, 'later', true, '', 0)",
    );
    let text = refusal(
        folder.path(),
        &["--listen", "127.0.0.1:0", "--database", &database],
    );
    assert!(
        text.contains("was made by a later version of this program (its tables have version 99"),
        "{text}"
    );
}

#[test]
fn settings_that_make_no_sense_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(
        folder.path().join("bad.toml"),
        "listen = '127.0.0.1:0'\nlisten-on = 1\n",
    )
    .expect("ours");
    let text = refusal(folder.path(), &["--config", "bad.toml"]);
    assert!(
        text.starts_with("webspinner: bad.toml: line 2: there is no setting listen-on: "),
        "{text}"
    );
    let text = refusal(folder.path(), &["--config", "none.toml"]);
    assert!(text.starts_with("webspinner: none.toml: "), "{text}");
    for origin in ["spider.example", "http://192.168.1.5:8235"] {
        let output = output(folder.path(), &["serve", "--origin", origin]);
        let text = String::from_utf8(output.stderr).expect("it prints UTF-8");
        assert_eq!(output.status.code(), Some(2), "{text}");
        for part in ["a host without a path, such as", "instead of an IP address"] {
            assert!(text.contains(part), "{text}");
        }
    }
}

#[test]
fn the_page_and_a_new_site_are_announced_and_its_folder_is_not_made_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database",
        "sqlite:site.db",
    ];
    let further_lines = || {
        let (server, mut output) = Server::run_with_output(command(folder.path(), &arguments));
        // Whatever it says is there before it answers.
        assert_eq!(server.get("/readyz").0, 200);
        server.terminate();
        let (_, port) = server.address().rsplit_once(':').expect("it has a port");
        let open = format!("open http://localhost:{port}/\n");
        let mut lines = String::new();
        output.read_to_string(&mut lines).expect("it prints UTF-8");
        assert_eq!(server.wait().code(), Some(0));
        let before = lines.strip_suffix(&open);
        before.unwrap_or_else(|| panic!("{lines}")).to_owned()
    };
    assert_eq!(further_lines(), "created a new site in sqlite:site.db\n");
    assert_eq!(further_lines(), "");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let file = folder.path().join("site.db").metadata();
        let mode = file.expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "names and passkeys are in it");
    }
    let misspelt = [
        "--listen",
        "127.0.0.1:0",
        "--database",
        "sqlite:sti/site.db",
    ];
    let text = refusal(folder.path(), &misspelt);
    assert!(
        text.contains("there is no folder sti for the database"),
        "{text}"
    );
    assert!(!folder.path().join("sti").exists());
}

#[test]
fn what_keeps_a_server_from_starting_is_told_in_english() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("it has one").to_string();
    let text = refusal(folder.path(), &["--listen", &address, "--language", "fr"]);
    let start = format!("webspinner: --listen: cannot listen on {address}: ");
    assert!(text.starts_with(&start), "{text}");
}

#[test]
fn the_log_begins_with_what_the_server_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = [
        "serve",
        "--listen",
        "0.0.0.0:0",
        "--database",
        "sqlite:site.db",
        "--origin",
        "https://spider.example",
        "--client-address-header",
        "x-forwarded-for",
    ];
    let log = folder.path().join("log");
    let server = Server::logging_to(command(folder.path(), &arguments), &log);
    drop(server);
    let log = fs::read_to_string(log).expect("it is there");
    assert!(!log.contains("passkeys"), "{log}");
    for part in [
        concat!("version=\"", env!("CARGO_PKG_VERSION"), "\""),
        "address=0.0.0.0:",
        "database=\"sqlite:site.db\"",
        "origin=\"https://spider.example/\"",
        "WARN",
        "the header of the proxy is trusted",
    ] {
        assert!(log.contains(part), "{part}: {log}");
    }
}

#[test]
fn an_origin_without_passkeys_is_a_warning_in_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let listen = ["serve", "--listen", "127.0.0.1:0"];
    let origin = ["--origin", "http://spider.example"];
    let program = command(folder.path(), &[&listen[..], &origin].concat());
    let log = folder.path().join("log");
    drop(Server::logging_to(program, &log));
    let log = fs::read_to_string(log).expect("it is there");
    let warning = "browsers have no passkeys at this origin";
    assert!(log.contains("WARN") && log.contains(warning), "{log}");
}

#[test]
fn a_proxy_that_names_nobody_is_reported_once_and_without_what_it_sent() {
    let folder = tempfile::tempdir().expect("a folder");
    let listen = ["serve", "--listen", "127.0.0.1:0"];
    let proxy = ["--client-address-header", "forwarded"];
    let program = command(folder.path(), &[&listen[..], &proxy].concat());
    let log = folder.path().join("log");
    let server = Server::logging_to(program, &log);
    let warnings = || {
        let log = fs::read_to_string(&log).expect("it is there");
        assert!(!log.contains("secret"), "{log}");
        let is_ours = |line: &&str| line.contains("address in the header of the proxy");
        log.lines().filter(is_ours).map(str::to_owned).collect()
    };
    let ask = |header: &str| -> Vec<String> {
        let head = server.head("GET", "/api/v1/about", 0);
        let head = head.replacen("\r\n", &format!("\r\n{header}"), 1);
        let mut stream = server.connect().expect("it listens");
        stream.write_all(head.as_bytes()).expect("it reads");
        assert_eq!(answer(stream).0, 200);
        warnings()
    };
    assert!(ask("forwarded: for=192.0.2.1;proto=https\r\n").is_empty());
    let first = ask("forwarded: for=unknown;secret=1\r\n");
    let [warning] = &first[..] else {
        panic!("{first:?}");
    };
    assert!(warning.contains("header=\"forwarded\""), "{warning}");
    assert_eq!(ask(""), first);
}

#[test]
fn metrics_have_an_address_of_their_own_if_it_is_set() {
    let folder = tempfile::tempdir().expect("a folder");
    let listen = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database",
        "sqlite:site.db",
    ];
    let private = ["--metrics-listen", "127.0.0.1:0"];
    let program = command(folder.path(), &[&listen[..], &private].concat());
    let (server, mut output) = Server::run_with_output(program);
    let mut line = String::new();
    output.read_line(&mut line).expect("it prints UTF-8");
    let address = line.trim().strip_prefix("metrics at http://");
    let address = address.and_then(|line| line.strip_suffix("/metrics"));
    let address = address.unwrap_or_else(|| panic!("no address: {line:?}"));
    let (status, text) = ask_at(address, "GET", "/metrics", "").expect("it answers");
    assert_eq!(status, 200);
    assert!(text.contains("webspinner_build_info"), "{text}");
    assert!(!server.get("/metrics").1.contains("webspinner_build_info"));
    // Both addresses are named if they are taken.
    let taken = ["--listen", "127.0.0.1:0", "--metrics-listen", address];
    let text = refusal(folder.path(), &taken);
    assert!(
        text.contains(&format!("--metrics-listen: cannot listen on {address}: ")),
        "{text}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_service_manager_learns_when_the_server_is_ready_and_when_it_stops() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("notify");
    let socket = std::os::unix::net::UnixDatagram::bind(&path).expect("a socket");
    let next = || {
        let mut bytes = [0; 100];
        let length = socket.recv(&mut bytes).expect("the server sends");
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    };
    let listen = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database",
        "sqlite:site.db",
    ];
    let mut program = command(folder.path(), &listen);
    program.env("NOTIFY_SOCKET", &path);
    let server = Server::run(program);
    assert_eq!(next(), "READY=1\n");
    assert_eq!(server.get("/readyz").0, 200);
    server.terminate();
    assert_eq!(next(), "STOPPING=1\n");
    assert_eq!(server.wait().code(), Some(0));
}
