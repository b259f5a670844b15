//! What a person at the table knows.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use pyo3::prelude::*;
use webspinner_rules::{Game, Knowledge, View, ViewColumn};

use crate::arguments::rules_of;
use crate::errors::value_error;
use crate::picture::Table;
use crate::position::{piles, reserves, texts};
use crate::rules::PyRules;

/// A card that was never seen.
const UNSEEN: &str = "##";

/// What a person at the table knows: immutable, equal if it looks the same, wherever the hidden
/// cards lie. They are absent from it, so no program that is given a view can peek.
///
/// Cards are texts such as "7C" or "TD". "##" is a card that was never seen, "#7C" one that lies
/// face down and is remembered from a line undone. A view is read from its picture, one line a
/// column, and prints as one.
///
/// >>> view = ws.Game("spider", "ms:1").view()
/// >>> print(*str(view).splitlines()[:2], sep="\n")
/// 1: ## ## ## ## ## 8H
/// 2: ## ## ## ## TH
/// >>> ws.View("spider", str(view)) == view
/// True
#[pyclass(name = "View", module = "webspinner", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PyView {
    rules: PyRules,
    knowledge: Knowledge,
}

impl Hash for PyView {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rules.hash(state);
        self.knowledge.hash(state);
    }
}

#[pymethods]
impl PyView {
    #[new]
    fn new(rules: &Bound<'_, PyAny>, picture: &str) -> PyResult<Self> {
        let rules = rules_of(rules)?;
        let knowledge = rules.parse_knowledge(picture).map_err(value_error)?;
        let rules = PyRules(rules);
        Ok(Self { rules, knowledge })
    }

    /// The rules of the game.
    ///
    /// >>> ws.Game("spider", "ms:1").view().rules.id
    /// 'spider'
    #[getter]
    fn rules(&self) -> PyRules {
        self.rules.clone()
    }

    /// The columns from the left, each from its bottom card.
    ///
    /// >>> ws.Game("spider", "ms:1").view().columns[4]
    /// ['##', '##', '##', '##', '4H']
    #[getter]
    fn columns(&self) -> Vec<Vec<String>> {
        self.view().columns().map(column).collect()
    }

    /// The stock, the card dealt next first.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> set(game.view().stock)
    /// {'##'}
    /// >>> game.play("d")
    /// >>> move = game.undo()
    /// >>> game.view().stock.count("##")
    /// 40
    #[getter]
    fn stock(&self) -> Vec<String> {
        let view = self.view();
        let mut stock = texts(view.stock_remembered());
        stock.resize(view.stock_len(), UNSEEN.to_owned());
        stock
    }

    /// The card of each reserve from the left, None where it has been played.
    ///
    /// >>> ws.Game("spider", "ms:1").view().reserves
    /// []
    #[getter]
    fn reserves(&self) -> Vec<Option<String>> {
        reserves(self.view().reserves())
    }

    /// The foundations from the left, each from its bottom card.
    ///
    /// >>> ws.Game("spider", "ms:1").view().foundations
    /// []
    #[getter]
    fn foundations(&self) -> Vec<Vec<String>> {
        piles(self.view().foundations().iter().map(Vec::as_slice))
    }

    /// The collected runs in the order they left, each from its highest card.
    ///
    /// >>> ws.Game("spider", "ms:1").view().collected
    /// []
    #[getter]
    fn collected(&self) -> Vec<Vec<String>> {
        piles(self.view().collected())
    }

    /// The cards that were never seen, sorted: their order does not show where they lie.
    ///
    /// >>> len(ws.Game("spider", "ms:1").view().unseen)
    /// 94
    #[getter]
    fn unseen(&self) -> Vec<String> {
        texts(self.view().unseen().into_iter())
    }

    fn __str__(&self) -> String {
        self.knowledge.picture()
    }

    fn __repr__(&self) -> String {
        format!("<View of {}>", self.rules.0.id())
    }

    fn __getnewargs__(&self) -> (PyRules, String) {
        (self.rules.clone(), self.knowledge.picture())
    }

    /// The table as a picture for notebooks.
    ///
    /// >>> ws.Game("spider", "ms:1").view()._repr_svg_()[:4]
    /// '<svg'
    fn _repr_svg_(&self) -> String {
        Table::of_view(&self.view()).svg()
    }
}

impl PyView {
    /// What is known of a game.
    pub(crate) fn of(game: &Game) -> Self {
        Self {
            rules: PyRules(Arc::clone(game.rules())),
            knowledge: game.view().knowledge(),
        }
    }

    fn view(&self) -> View<'_> {
        self.knowledge.view(&self.rules.0)
    }
}

fn column(column: ViewColumn<'_>) -> Vec<String> {
    let hidden = column.hidden().map(|card| match card {
        Some(card) => format!("#{card}"),
        None => UNSEEN.to_owned(),
    });
    let open = column.open().iter().map(ToString::to_string);
    hidden.chain(open).collect()
}
