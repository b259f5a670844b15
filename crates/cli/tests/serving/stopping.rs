//! Stopping: what was accepted is finished.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use crate::serving::process::{Server, answer, id, result};

/// Begins to send a result of this many bytes, and returns when the server waits for them.
fn begin(server: &Server, bytes: usize) -> TcpStream {
    let mut stream = server.connect().expect("it listens");
    let head = server.head("POST", "/api/v1/results", bytes);
    let head = head.replace("\r\n\r\n", "\r\nexpect: 100-continue\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("it reads");
    let mut go_on = *b"HTTP/1.1 100 Continue\r\n\r\n";
    stream.read_exact(&mut go_on).expect("it answers");
    assert_eq!(&go_on[9..12], b"100", "{}", go_on.escape_ascii());
    stream
}

#[test]
fn a_server_that_gets_a_signal_to_stop_succeeds() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.get("/healthz").0, 200);
    server.terminate();
    assert_eq!(server.wait().code(), Some(0));
}

#[test]
fn a_request_under_way_is_finished_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    let body = result(1);
    let (first, rest) = body.split_at(body.len() / 2);
    let mut stream = begin(&server, body.len());
    stream.write_all(first.as_bytes()).expect("it reads");
    server.terminate();
    while server.connect().is_ok() {
        std::thread::yield_now();
    }
    stream.write_all(rest.as_bytes()).expect("it reads on");
    let (status, text) = answer(stream);
    assert_eq!(status, 201, "{text}");
    assert_eq!(server.wait().code(), Some(0));
    let again = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(again.get(&format!("/api/v1/results/{}", id(1))).0, 200);
}

#[test]
fn a_request_that_never_ends_is_cut_off_in_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["--database", "sqlite:site.db", "--stop-seconds", "1"];
    let server = Server::with(folder.path(), &arguments);
    let _stream = begin(&server, 1_000);
    server.terminate();
    assert_eq!(server.wait().code(), Some(2));
}
