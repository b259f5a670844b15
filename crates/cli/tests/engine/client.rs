//! A program that talks to the engine.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running engine.
pub(crate) struct Client {
    engine: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Client {
    /// Starts one.
    pub(crate) fn start() -> Self {
        let mut engine = Command::new(env!("CARGO_BIN_EXE_webspinner"))
            .args(["engine"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program was built for this test");
        let requests = engine.stdin.take().expect("it is piped");
        let answers = BufReader::new(engine.stdout.take().expect("it is piped"));
        Self {
            engine,
            requests,
            answers,
        }
    }

    /// Sends a line as it is and waits for the line that answers it.
    pub(crate) fn line(&mut self, request: &[u8]) -> String {
        self.send(request);
        self.receive()
    }

    /// Sends a line, and waits for nothing.
    pub(crate) fn send(&mut self, request: &[u8]) {
        self.requests.write_all(request).expect("the engine reads");
        self.requests.write_all(b"\n").expect("the engine reads");
        self.requests.flush().expect("the engine reads");
    }

    /// Waits for the next answer.
    pub(crate) fn receive(&mut self) -> String {
        let mut answer = String::new();
        let read = self.answers.read_line(&mut answer);
        assert!(read.expect("the engine writes UTF-8") > 0, "it lives on");
        answer.trim_end().to_owned()
    }

    /// Sends a request, and returns its answer whatever it is.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        let answer = self.line(request.to_string().as_bytes());
        serde_json::from_str(&answer).expect("each answer is JSON")
    }

    /// Sends a request that must succeed.
    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// Sends a request that must fail, and returns why it does.
    pub(crate) fn error(&mut self, request: &Value) -> String {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        answer["error"]
            .as_str()
            .expect("the error is text")
            .to_owned()
    }

    /// The state of the game.
    pub(crate) fn state(&mut self) -> Value {
        self.ok(&json!({"state": true}))
    }

    /// The legal moves, and whether a row may be dealt.
    pub(crate) fn legal(&mut self) -> Value {
        self.ok(&json!({"legal": true}))
    }

    /// Ends the input, and returns the engine's exit status.
    pub(crate) fn end(mut self) -> Option<i32> {
        drop(self.requests);
        self.engine.wait().expect("it was started").code()
    }
}
