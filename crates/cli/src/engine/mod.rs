//! A game played by JSON lines: one request a line, one answer a line.
//!
//! `docs/formats.md` specifies the protocol. A new request is a name in `request`, what it does in
//! `session`, and the shape of its answer in `answer`.

mod answer;
mod line;
mod new;
mod problem;
mod request;
mod session;
mod solve;

pub(crate) use answer::outcome_word;

use std::io::{self, BufRead, Write};

use anyhow::{Context, Result};
use line::Line;
use problem::Problem;
use session::Session;

/// Answers every line of the input, until it ends.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub(crate) fn serve(mut input: impl BufRead, mut output: impl Write) -> Result<()> {
    let mut session = Session::default();
    let (mut request, mut answer) = (Vec::new(), Vec::new());
    while let Some(line) = line::next(&mut input, &mut request).context("cannot read a request")? {
        answer.clear();
        match line {
            Line::Whole(line) => session.answer(line, &mut answer),
            Line::TooLong => session::fail(&Problem::TooLong, &mut answer),
        }
        answer.push(b'\n');
        send(&mut output, &answer).context("cannot write an answer")?;
    }
    Ok(())
}

/// One write for the whole line, so that whoever waits for it is woken once.
fn send(output: &mut impl Write, answer: &[u8]) -> io::Result<()> {
    output.write_all(answer)?;
    output.flush()
}
