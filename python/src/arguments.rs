//! Arguments that Python may give in several forms.

use std::sync::Arc;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Move, Rules};

use crate::errors::value_error;
use crate::moves::PyMove;
use crate::rules::{PyRules, read_rules};

/// How many characters of a wrong argument are shown.
const SHOWN_MAX: usize = 80;

/// A move, or a text that is read as one.
pub(crate) fn move_of(argument: &Bound<'_, PyAny>) -> PyResult<Move> {
    if let Ok(value) = argument.cast::<PyMove>() {
        return Ok(value.get().0);
    }
    match argument.cast::<PyString>() {
        Ok(text) => text.to_str()?.parse().map_err(value_error),
        Err(_) => Err(other_type(
            argument,
            "a move is a Move or a text such as '4-9x3'",
        )),
    }
}

/// The rules of a game, or what [`read_rules`] reads.
pub(crate) fn rules_of(argument: &Bound<'_, PyAny>) -> PyResult<Arc<Rules>> {
    if let Ok(rules) = argument.cast::<PyRules>() {
        return Ok(Arc::clone(&rules.get().0));
    }
    match argument.cast::<PyString>() {
        Ok(text) => read_rules(text.to_str()?),
        Err(_) => Err(other_type(
            argument,
            "a game is Rules or a text such as 'spider'",
        )),
    }
}

/// A deal of this game as the command line reads it; a number alone is an own one.
pub(crate) fn shuffle_of(argument: &Bound<'_, PyAny>, rules: &Rules) -> PyResult<Shuffle> {
    let text = match (argument.cast::<PyString>(), whole(argument)) {
        (Ok(text), _) => text.clone(),
        (_, Some(number)) => number.str()?,
        _ => {
            let expected = "a deal is a text such as 'ms:1' or a number";
            return Err(other_type(argument, expected));
        }
    };
    Shuffle::for_game(text.to_str()?, rules.id()).map_err(value_error)
}

/// A number from 0 to 2^64 - 1, or the usual one where none is given.
pub(crate) fn count_of(
    name: &str,
    argument: Option<&Bound<'_, PyAny>>,
    usual: u64,
) -> PyResult<u64> {
    let Some(given) = argument else {
        return Ok(usual);
    };
    let shown: String = given.repr()?.to_str()?.chars().take(SHOWN_MAX).collect();
    let Some(number) = whole(given) else {
        let message = format!("{name} is a whole number, not {shown}");
        return Err(PyTypeError::new_err(message));
    };
    number.extract().map_err(|_| {
        PyValueError::new_err(format!(
            "{name} is at least 0 and less than 2**64, not {shown}"
        ))
    })
}

/// A whole number of any type that Python counts with (arrays have several); none of anything else.
/// Some versions of `NumPy` count with truth values, and others do not.
fn whole<'py>(argument: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    let name = argument.get_type().name().ok()?;
    if name == "bool" || name == "bool_" {
        return None;
    }
    argument.call_method0("__index__").ok()
}

/// What is wrong with an argument of another type.
fn other_type(argument: &Bound<'_, PyAny>, expected: &str) -> PyErr {
    match argument.get_type().name() {
        Ok(name) => PyTypeError::new_err(format!("{expected}, not {name}")),
        Err(error) => error,
    }
}
