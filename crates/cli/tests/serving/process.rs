//! A server in a separate process, and a minimal HTTP client.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio};

use crate::printed;

/// A record that anybody may have played.
pub(crate) const LOST: &str = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n[Result \"lost\"]\n[Time \"9\"]\n\n1. d@3\n";

/// A running server. It is killed when dropped.
pub(crate) struct Server {
    child: Child,
    address: String,
}

/// The program with these arguments, in this folder, isolated from the user's own files.
pub(crate) fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = alone(env!("CARGO_BIN_EXE_webspinner"), folder);
    command.args(arguments);
    command
}

/// Any program, in this folder, isolated from the user's own files.
pub(crate) fn alone(program: &str, folder: &Path) -> Command {
    let mut command = Command::new(program);
    let variables = std::env::vars_os().map(|(name, _)| name);
    let ours = variables.filter(|name| name.to_string_lossy().starts_with("WEBSPINNER_"));
    for name in ours {
        command.env_remove(name);
    }
    command
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("APPDATA", folder.join("data"))
        .env("HOME", folder)
        .env("USERPROFILE", folder)
        .env("LC_ALL", "C.UTF-8")
        .env_remove("LANGUAGE")
        .stdin(Stdio::null());
    command
}

/// Runs the program to its end.
pub(crate) fn output(folder: &Path, arguments: &[&str]) -> Output {
    let output = command(folder, arguments).output();
    let output = output.expect("the program was built for this test");
    printed::check(arguments, &output.stdout);
    output
}

impl Server {
    /// A server on this database, and any free port.
    pub(crate) fn start(folder: &Path, database: &str) -> Self {
        Self::with(folder, &["--database", database])
    }

    /// A server with these arguments, and any free port.
    pub(crate) fn with(folder: &Path, arguments: &[&str]) -> Self {
        let listen = ["serve", "--listen", "127.0.0.1:0", "--log-level", "error"];
        Self::run(command(folder, &[&listen, arguments].concat()))
    }

    /// A server to which any number of results may be sent, at the address where another one was.
    pub(crate) fn busy(folder: &Path, address: &str, database: &str) -> Self {
        let listen = ["serve", "--listen", address, "--log-level", "error"];
        let unlimited = ["--requests-per-minute", "0", "--results-per-minute", "0"];
        let database = ["--database", database];
        let all = [&listen[..], &unlimited, &database].concat();
        Self::run(command(folder, &all))
    }

    /// Starts a server with this command.
    pub(crate) fn run(command: Command) -> Self {
        Self::run_with_output(command).0
    }

    /// Starts a server with this command, and its log in this file.
    pub(crate) fn logging_to(command: Command, log: &Path) -> Self {
        let log = File::create(log).expect("the folder is ours");
        Self::start_with(command, log.into()).0
    }

    /// Starts a server with this command; returns also what it prints after its address.
    pub(crate) fn run_with_output(command: Command) -> (Self, BufReader<ChildStdout>) {
        Self::start_with(command, Stdio::null())
    }

    fn start_with(mut command: Command, log: Stdio) -> (Self, BufReader<ChildStdout>) {
        let child = command.stdout(Stdio::piped()).stderr(log).spawn();
        let mut child = child.expect("the program was built for this test");
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.take().expect("it is piped"));
        let read = stdout.read_line(&mut line);
        read.expect("it prints UTF-8");
        let address = line.trim().strip_prefix("listening on http://");
        let address = address.and_then(|address| address.strip_suffix('/'));
        let address = address
            .unwrap_or_else(|| panic!("it did not start: {line:?}"))
            .to_owned();
        (Self { child, address }, stdout)
    }

    pub(crate) fn connect(&self) -> std::io::Result<TcpStream> {
        TcpStream::connect(&self.address)
    }

    /// Sends a request, and returns the status and the body of the answer.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        ask_at(&self.address, method, path, body).expect("it answers")
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// What it answers with JSON.
    pub(crate) fn json(&self, path: &str) -> serde_json::Value {
        let (status, body) = self.get(path);
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("JSON")
    }

    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        self.ask("GET", path, "")
    }

    /// Sends a result, and returns the status of the answer.
    pub(crate) fn send_result(&self, number: u128) -> u16 {
        self.ask("POST", "/api/v1/results", &result(number)).0
    }

    /// The head of a request with this many bytes after it.
    pub(crate) fn head(&self, method: &str, path: &str, bytes: usize) -> String {
        head(&self.address, method, path, bytes)
    }

    /// Sends it the signal to stop.
    pub(crate) fn terminate(&self) {
        let id = self.child.id().to_string();
        let status = Command::new("kill").args(["-TERM", &id]).status();
        assert!(status.expect("every Unix has it").success());
    }

    /// Waits for its end.
    pub(crate) fn wait(mut self) -> ExitStatus {
        self.child.wait().expect("it was started")
    }

    /// Ends it as a crash would.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it was started");
        self.child.wait().expect("it was started");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a request to this address, and returns the status and the body of the answer.
pub(crate) fn ask_at(
    address: &str,
    method: &str,
    path: &str,
    body: &str,
) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(head(address, method, path, body.len()).as_bytes())?;
    stream.write_all(body.as_bytes())?;
    read_answer(stream)
}

fn head(address: &str, method: &str, path: &str, bytes: usize) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {bytes}\r\n\r\n"
    )
}

/// Reads an answer to its end.
pub(crate) fn answer(stream: TcpStream) -> (u16, String) {
    read_answer(stream).expect("a whole answer")
}

/// Reads an answer to its end, which may come too early.
fn read_answer(mut stream: TcpStream) -> io::Result<(u16, String)> {
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    let status = text
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let whole = text.split_once("\r\n\r\n").zip(status);
    let ((_, body), status) = whole.ok_or(io::ErrorKind::UnexpectedEof)?;
    Ok((status, body.to_owned()))
}

/// The id of a result that a test sends.
pub(crate) fn id(number: u128) -> String {
    let digits = format!("{number:032x}");
    let parts = [
        &digits[..8],
        &digits[8..12],
        &digits[12..16],
        &digits[16..20],
        &digits[20..],
    ];
    parts.join("-")
}

/// A game that was lost, each of another length.
pub(crate) fn result(number: u128) -> String {
    let time = format!("[Time \"{}\"]", 9 + number);
    let record = LOST.replace("[Time \"9\"]", &time);
    serde_json::json!({ "id": id(number), "record": record }).to_string()
}
