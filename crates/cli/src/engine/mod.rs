//! The engine protocol: one JSON request a line, one JSON answer a line.
//!
//! `docs/formats.md` specifies it. To add a request, add its name in `request`, its effect in
//! `conversation`, and the shape of its answer in `answer`. Requests are read on a separate thread,
//! so that `stop` reaches a running search.

mod answer;
mod conversation;
mod line;
mod new;
mod problem;
mod reader;
mod request;
mod schema;
mod shapes;
mod solve;
mod table;

pub(crate) use answer::outcome_word;
pub(crate) use schema::text as schema;
pub(crate) use shapes::moves_or_null;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::sync_channel;
use std::thread;

use anyhow::{Context, Result};
use conversation::Conversation;
use reader::{AHEAD_MAX, Requested, read_all};

/// Answers every line of the input, until it ends.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub(crate) fn serve(
    input: impl FnOnce() -> Box<dyn BufRead> + Send + 'static,
    mut output: impl Write,
) -> Result<()> {
    let mut conversation = Conversation::default();
    let (sender, requests) = sync_channel(AHEAD_MAX);
    // The thread is never joined: if the output fails, it may be waiting for a line that never
    // comes.
    let reader = thread::Builder::new().spawn(move || read_all(&mut input(), &sender));
    reader.context("cannot start a thread")?;
    let mut answer = Vec::new();
    for read in requests {
        let Requested { request, stopped } = read.context("cannot read a request")?;
        answer.clear();
        conversation.answer(request, &stopped, &mut answer);
        answer.push(b'\n');
        send(&mut output, &answer).context("cannot write an answer")?;
    }
    Ok(())
}

/// One write for the whole line, so that a client that waits for it is woken once.
fn send(output: &mut impl Write, answer: &[u8]) -> io::Result<()> {
    output.write_all(answer)?;
    output.flush()
}
