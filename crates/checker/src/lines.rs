//! Reading a certificate line by line.

use std::io::{BufRead, Read};

use crate::refused::{Reason, Refused};

/// The longest line, in bytes: more than all moves of any position take.
const LINE_BYTES_MAX: u64 = 1 << 20;

/// The lines of a text, each read when it is asked for.
pub(crate) struct Lines<R> {
    text: R,
    line: String,
    /// The number of the line that was read last, counted from 1.
    number: u64,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(text: R) -> Self {
        Self {
            text,
            line: String::new(),
            number: 0,
        }
    }

    /// The next line, without its end.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub(crate) fn next(&mut self) -> Result<&str, Refused> {
        self.line.clear();
        self.number += 1;
        let read = (&mut self.text)
            .take(LINE_BYTES_MAX)
            .read_line(&mut self.line);
        match read {
            Err(error) => return Err(self.refused(Reason::Unreadable(error.to_string()))),
            Ok(_) if self.line.ends_with('\n') => {}
            Ok(bytes) if bytes as u64 == LINE_BYTES_MAX => return Err(self.refused(Reason::Form)),
            Ok(_) => return Err(self.refused(Reason::CutOff)),
        }
        self.line.pop();
        if self.line.ends_with('\r') {
            return Err(self.refused(Reason::LineEnds));
        }
        Ok(&self.line)
    }

    /// Makes sure that there is no further line.
    ///
    /// # Errors
    /// If there is one, or the end cannot be read.
    pub(crate) fn end(&mut self) -> Result<(), Refused> {
        self.number += 1;
        match self.text.fill_buf().map(<[u8]>::is_empty) {
            Ok(true) => Ok(()),
            Ok(false) => Err(self.refused(Reason::More)),
            Err(error) => Err(self.refused(Reason::Unreadable(error.to_string()))),
        }
    }

    /// The error that this is wrong with the line that was read last.
    pub(crate) fn refused(&self, reason: Reason) -> Refused {
        Refused {
            line: self.number,
            reason,
        }
    }
}
