//! Reading requests ahead, while earlier ones are being answered.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;

use super::line::{self, InputLine};
use super::problem::Problem;
use super::request::Request;
use crate::input::BYTE_ORDER_MARK;

/// How many requests are read ahead. Each may be as long as a line, so there is a limit.
pub(super) const AHEAD_MAX: usize = 64;

/// The request in a line, or what is wrong with the line.
pub(super) struct Requested {
    pub(super) request: Result<Request, Problem>,
    /// Set once a later line asks to stop the searches before it.
    pub(super) stopped: Arc<AtomicBool>,
}

/// Reads all lines and sends on their requests, until the receiver is gone.
pub(super) fn read_all(input: &mut dyn BufRead, requests: &SyncSender<io::Result<Requested>>) {
    let mut buffer = Vec::new();
    // Shared by all requests since the last `stop`.
    let mut stopped = Arc::<AtomicBool>::default();
    loop {
        let request = match line::next(input, &mut buffer) {
            Ok(None) => return,
            Ok(Some(InputLine::Whole(line))) => read(line),
            Ok(Some(InputLine::TooLong)) => Err(Problem::TooLong),
            Err(error) => {
                // Without a receiver the conversation has ended already.
                let _ = requests.send(Err(error));
                return;
            }
        };
        if let Ok(Request::Stop(_)) = request {
            stopped.store(true, Ordering::Relaxed);
            stopped = Arc::default();
        }
        let stopped = Arc::clone(&stopped);
        if requests.send(Ok(Requested { request, stopped })).is_err() {
            return;
        }
    }
}

/// The request of one line.
fn read(line: &[u8]) -> Result<Request, Problem> {
    let text = std::str::from_utf8(line).map_err(|error| Problem::NotUtf8 {
        at: error.valid_up_to() + 1,
    })?;
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    if text.trim_ascii().is_empty() {
        return Err(Problem::Empty);
    }
    serde_json::from_str(text).map_err(|error| Problem::not_a_request(text, error))
}
