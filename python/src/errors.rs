//! Errors of the crates as exceptions of Python.

use std::error::Error;
use std::fmt::Display;
use std::iter::successors;

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use webspinner_rules::Refusal;

pyo3::create_exception!(
    webspinner,
    IllegalMove,
    PyValueError,
    "The rules refuse a move; the message says why.

>>> game = ws.Game(\"spider\", \"ms:1\")
>>> game.play(\"1-3\")
Traceback (most recent call last):
    ...
webspinner.IllegalMove: the 8♥ does not go on the A♥: nothing goes on an ace
"
);

/// What a crate says of a value that it cannot use.
pub(crate) fn value_error(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// What a crate says of something that failed, and why.
pub(crate) fn failed(error: impl Error + 'static) -> PyErr {
    let causes = successors(error.source(), |&error| error.source());
    let texts: Vec<String> = causes.map(ToString::to_string).collect();
    value_error([vec![error.to_string()], texts].concat().join(": "))
}

/// A move that the rules refuse.
pub(crate) fn illegal_move(refusal: &Refusal) -> PyErr {
    IllegalMove::new_err(refusal.to_string())
}
