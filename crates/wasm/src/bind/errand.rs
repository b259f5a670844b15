//! What a worker does, as JavaScript calls it. Only the module with the solver has it.

use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{out, taken};
use crate::errand::{
    self, DealSearchRequest, FindNews, Finding, MeasureNews, Measuring, ReferenceSetView,
    VerdictView,
};
use crate::knowledge::EngineQuery;

/// Works an answer out, which may take a minute.
///
/// # Errors
/// If the query is none.
#[wasm_bindgen]
pub fn answer(query: Ts<EngineQuery>) -> Result<Ts<VerdictView>, String> {
    errand::answer(&taken(&query)?).map(out)
}

/// How many positions are looked at until it is known whether this one can be won, but not many
/// more than so many.
///
/// # Errors
/// If the query is none.
#[wasm_bindgen]
#[expect(clippy::cast_precision_loss, reason = "no search is so long")]
pub fn nodes(query: Ts<EngineQuery>, nodes_max: u32) -> Result<f64, String> {
    errand::nodes(&taken(&query)?, nodes_max).map(|nodes| nodes as f64)
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
    pub fn new(request: Ts<DealSearchRequest>) -> Result<FindingHandle, String> {
        Finding::new(&taken(&request)?).map(Self)
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
        deal: Ts<EngineQuery>,
        reference_set: Ts<ReferenceSetView>,
    ) -> Result<MeasuringHandle, String> {
        Measuring::new(&taken(&deal)?, &taken(&reference_set)?).map(Self)
    }

    /// Does one more piece, which takes from a second to a minute.
    pub fn step(&mut self) -> Ts<MeasureNews> {
        out(self.0.step())
    }
}
