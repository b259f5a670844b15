//! What a worker does, as JavaScript calls it. Only the module with the solver has it.

use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{out, taken};
use crate::errand::{
    self, FindNews, Finding, MeasureNews, Measuring, Sought, VerdictView, YardstickView,
};
use crate::knowledge::QuestionView;

/// Works an answer out, which may take a minute.
///
/// # Errors
/// If the question is none.
#[wasm_bindgen]
pub fn answer(question: Ts<QuestionView>) -> Result<Ts<VerdictView>, String> {
    errand::answer(&taken(&question)?).map(out)
}

/// How many positions are looked at until it is known whether this one can be won, but not many
/// more than so many.
///
/// # Errors
/// If the question is none.
#[wasm_bindgen]
#[expect(clippy::cast_precision_loss, reason = "no search is so long")]
pub fn nodes(question: Ts<QuestionView>, nodes_max: u32) -> Result<f64, String> {
    errand::nodes(&taken(&question)?, nodes_max).map(|nodes| nodes as f64)
}

/// [`Finding`] as JavaScript holds it.
#[wasm_bindgen(js_name = Finding)]
pub struct FindingHandle(Finding);

#[wasm_bindgen(js_class = Finding)]
impl FindingHandle {
    /// Begins a search for a deal.
    ///
    /// # Errors
    /// If what is given is not what is meant.
    #[wasm_bindgen(constructor)]
    pub fn new(sought: Ts<Sought>) -> Result<FindingHandle, String> {
        Finding::new(&taken(&sought)?).map(Self)
    }

    /// Looks at one more deal, which takes from a moment to some seconds.
    pub fn step(&mut self) -> Ts<FindNews> {
        out(self.0.step())
    }
}

/// [`Measuring`] as JavaScript holds it.
#[wasm_bindgen(js_name = Measuring)]
pub struct MeasuringHandle(Measuring);

#[wasm_bindgen(js_class = Measuring)]
impl MeasuringHandle {
    /// Begins to measure a deal.
    ///
    /// # Errors
    /// If what is given is not what is meant.
    #[wasm_bindgen(constructor)]
    pub fn new(
        deal: Ts<QuestionView>,
        yardstick: Ts<YardstickView>,
    ) -> Result<MeasuringHandle, String> {
        Measuring::new(&taken(&deal)?, &taken(&yardstick)?).map(Self)
    }

    /// Does one more piece, which takes from a second to a minute.
    pub fn step(&mut self) -> Ts<MeasureNews> {
        out(self.0.step())
    }
}
