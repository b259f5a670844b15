//! The whole truth about a table.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use webspinner_rules::{Card, Pile, Position, Rules};

use crate::arguments::rules_of;
use crate::errors::value_error;
use crate::picture::Table;
use crate::rules::PyRules;

/// Where every card lies, hidden ones too: immutable, equal if the same cards lie in the same
/// places. It is read from its picture, one line a column, and prints as one.
///
/// Cards are texts such as "7C" or "TD", with "#" before a card that lies face down.
///
/// >>> position = ws.Game("spider-1", "ms:1").position()
/// >>> ws.Position("spider-1", str(position)) == position
/// True
#[pyclass(name = "Position", module = "webspinner", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PyPosition {
    pub(crate) rules: PyRules,
    pub(crate) position: Position,
}

impl Hash for PyPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rules.hash(state);
        self.position.hash(state);
    }
}

#[pymethods]
impl PyPosition {
    #[new]
    fn new(rules: &Bound<'_, PyAny>, picture: &str) -> PyResult<Self> {
        let rules = rules_of(rules)?;
        let position = rules.parse_picture(picture).map_err(value_error)?;
        let rules = PyRules(rules);
        Ok(Self { rules, position })
    }

    /// The rules of the game.
    ///
    /// >>> ws.Game("spider", "ms:1").position().rules.id
    /// 'spider'
    #[getter]
    fn rules(&self) -> PyRules {
        self.rules.clone()
    }

    /// The columns from the left, each from its bottom card.
    ///
    /// >>> ws.Game("spider", "ms:1").position().columns[0][-1]
    /// '8H'
    #[getter]
    fn columns(&self) -> Vec<Vec<String>> {
        self.position.columns().iter().map(column).collect()
    }

    /// The stock, the card dealt next first.
    ///
    /// >>> len(ws.Game("spider", "ms:1").position().stock)
    /// 50
    #[getter]
    fn stock(&self) -> Vec<String> {
        texts(self.position.stock())
    }

    /// The card of each reserve from the left, None where it has been played.
    ///
    /// >>> ws.Game("spider", "ms:1").position().reserves
    /// []
    #[getter]
    fn reserves(&self) -> Vec<Option<String>> {
        reserves(self.position.reserves())
    }

    /// The foundations from the left, each from its bottom card.
    ///
    /// >>> ws.Game("spider", "ms:1").position().foundations
    /// []
    #[getter]
    fn foundations(&self) -> Vec<Vec<String>> {
        piles(self.position.foundations().iter().map(Vec::as_slice))
    }

    /// The collected runs in the order they left, each from its highest card.
    ///
    /// >>> ws.Game("spider", "ms:1").position().collected
    /// []
    #[getter]
    fn collected(&self) -> Vec<Vec<String>> {
        piles(self.position.collected())
    }

    fn __str__(&self) -> String {
        self.position.picture()
    }

    fn __repr__(&self) -> String {
        format!("<Position of {}>", self.rules.0.id())
    }

    fn __getnewargs__(&self) -> (PyRules, String) {
        (self.rules.clone(), self.position.picture())
    }

    /// The table as a picture for notebooks, with every card face up.
    ///
    /// >>> ws.Game("spider", "ms:1").position()._repr_svg_()[:4]
    /// '<svg'
    fn _repr_svg_(&self) -> String {
        Table::of_position(&self.rules.0, &self.position).svg()
    }
}

/// A position of a game, or the picture of one.
pub(crate) fn position_of(argument: &Bound<'_, PyAny>, rules: &Arc<Rules>) -> PyResult<Position> {
    if let Ok(known) = argument.cast::<PyPosition>() {
        let known = known.get();
        fits(rules, &known.rules.0)?;
        return Ok(known.position.clone());
    }
    match argument.cast::<PyString>() {
        Ok(text) => rules.parse_picture(text.to_str()?).map_err(value_error),
        Err(_) => Err(PyTypeError::new_err(
            "a position is a Position or the text of a picture",
        )),
    }
}

fn column(pile: &Pile) -> Vec<String> {
    let hidden = pile.cards()[..pile.face_down()].iter();
    let open = pile.open().iter().map(ToString::to_string);
    hidden.map(|card| format!("#{card}")).chain(open).collect()
}

/// The texts of some cards.
pub(crate) fn texts(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

/// The texts of piles of open cards.
pub(crate) fn piles<'c>(piles: impl Iterator<Item = &'c [Card]>) -> Vec<Vec<String>> {
    piles.map(|pile| texts(pile.iter().copied())).collect()
}

/// The texts of reserves.
pub(crate) fn reserves(reserves: &[Option<Card>]) -> Vec<Option<String>> {
    let text = |card: &Option<Card>| card.map(|card| card.to_string());
    reserves.iter().map(text).collect()
}

/// Rules that a position must fit.
fn fits(rules: &Rules, other: &Rules) -> PyResult<()> {
    if rules == other {
        return Ok(());
    }
    Err(PyValueError::new_err(format!(
        "the position is one of {}, not of {}",
        other.id(),
        rules.id()
    )))
}
