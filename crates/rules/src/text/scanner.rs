//! Reads a text letter by letter and keeps track of the place.

use crate::text::{LineColumn, without_mark};

/// The rest of a text, and its place in it.
#[derive(Clone)]
pub(crate) struct Scanner<'t> {
    rest: &'t str,
    at: LineColumn,
}

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self {
            rest: without_mark(text),
            at: LineColumn { line: 1, column: 1 },
        }
    }

    pub(crate) fn rest(&self) -> &'t str {
        self.rest
    }

    /// Where the next letter is.
    pub(crate) fn at(&self) -> LineColumn {
        self.at
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(crate) fn bump(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        if letter == '\n' {
            self.at = LineColumn {
                line: self.at.line + 1,
                column: 1,
            };
        } else {
            self.at.column += 1;
        }
        Some(letter)
    }

    pub(crate) fn eat(&mut self, letter: char) -> bool {
        let found = self.peek() == Some(letter);
        if found {
            self.bump();
        }
        found
    }

    /// The letters from here on that are all `wanted`.
    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.bump();
        }
        &rest[..rest.len() - self.rest.len()]
    }

    /// Passes over blanks in this line.
    pub(crate) fn skip_blanks(&mut self) {
        self.take_while(|letter| letter == ' ' || letter == '\t');
    }

    /// Passes over blanks and line ends.
    pub(crate) fn skip_white(&mut self) {
        self.take_while(|letter| letter.is_ascii_whitespace());
    }

    /// Passes over the end of the line and says whether it was there; the end of the text is one.
    pub(crate) fn eat_line_end(&mut self) -> bool {
        if self.rest.starts_with("\r\n") {
            self.bump();
        }
        self.rest.is_empty() || self.eat('\n')
    }

    /// The rest of the line; goes on to the next.
    pub(crate) fn take_line(&mut self) -> &'t str {
        let line = self.take_while(|letter| letter != '\n');
        self.bump();
        line.strip_suffix('\r').unwrap_or(line)
    }
}
