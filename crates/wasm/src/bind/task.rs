//! The tasks of the worker as JavaScript calls them. Only the module with the solver has them.

use js_sys::Function;
use tsify::Ts;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use webspinner_table::SampleFigures;
use webspinner_table::difficulty::ReferenceFigures;

use super::out;
use super::whole::taken;
use crate::query::{EngineQuery, FairPlan, FairQuery, VerdictView};
use crate::task::{
    self, DealFinder, DealSearchProgress, DealSearchRequest, DifficultyMeter, DifficultyProgress,
    HousePlayer, HouseProgress, HouseRequest, JudgeRequest, LuckView, Sampler,
};

/// Answers a query, which may take a minute.
///
/// # Errors
/// If the query is malformed.
#[wasm_bindgen]
pub fn answer(query: Ts<EngineQuery>) -> Result<Ts<VerdictView>, String> {
    task::answer(&taken(&query)?).map(out)
}

/// What the fair player would play on a level, from 1 to 4: a few milliseconds on the first, about
/// a tenth of a second on the next.
///
/// # Errors
/// If the query is malformed, or there is no such level.
#[wasm_bindgen]
pub fn plan(query: Ts<FairQuery>, level: u32) -> Result<Ts<FairPlan>, String> {
    task::plan(&taken(&query)?, level).map(out)
}

/// The name of the network that the fair player needs for this game, an id or the text of a file,
/// and does not have yet: [`bring_network`] brings it before the game is planned, judged or played.
/// Without it the player is weaker.
///
/// # Errors
/// If the rules are malformed.
#[wasm_bindgen(js_name = missingNetwork)]
pub fn missing_network(rules: &str) -> Result<Option<String>, String> {
    task::missing_network(rules)
}

/// Gives the fair player a network, by its name.
///
/// # Errors
/// If the file holds no network of this version.
#[wasm_bindgen(js_name = bringNetwork)]
pub fn bring_network(name: &str, file: &[u8]) -> Result<(), String> {
    task::bring_network(name, file)
}

/// Judges a game as the fair player sees it, which takes some seconds. `report` is called with what
/// is known after every decision.
///
/// # Errors
/// If the request is malformed, or a move is illegal.
#[wasm_bindgen]
pub fn judge(
    request: Ts<JudgeRequest>,
    #[wasm_bindgen(unchecked_param_type = "(luck: LuckView) => void")] report: &Function,
) -> Result<Ts<LuckView>, String> {
    let report = |luck: LuckView| {
        // The page's own function returns nothing.
        let _ = report.call1(&JsValue::UNDEFINED, &out(luck).js_value());
    };
    task::judge(&taken(&request)?, report).map(out)
}

/// Counts the positions that a search looks at until it knows whether this one can be won, or
/// slightly more than `nodes_max`.
///
/// # Errors
/// If the query is malformed.
#[wasm_bindgen]
#[expect(clippy::cast_precision_loss, reason = "no search is so long")]
pub fn nodes(query: Ts<EngineQuery>, nodes_max: u32) -> Result<f64, String> {
    task::nodes(&taken(&query)?, nodes_max).map(|nodes| nodes as f64)
}

/// [`DealFinder`] as JavaScript holds it.
#[wasm_bindgen(js_name = DealFinder)]
pub struct DealFinderHandle(DealFinder);

#[wasm_bindgen(js_class = DealFinder)]
impl DealFinderHandle {
    /// Begins a search for a deal.
    ///
    /// # Errors
    /// If an argument is malformed.
    #[wasm_bindgen(constructor)]
    pub fn new(request: Ts<DealSearchRequest>) -> Result<DealFinderHandle, String> {
        DealFinder::new(&taken(&request)?).map(Self)
    }

    /// Looks at one more deal, which takes from a moment to some seconds.
    pub fn step(&mut self) -> Ts<DealSearchProgress> {
        out(self.0.step())
    }
}

/// [`DifficultyMeter`] as JavaScript holds it.
#[wasm_bindgen(js_name = DifficultyMeter)]
pub struct DifficultyMeterHandle(DifficultyMeter);

#[wasm_bindgen(js_class = DifficultyMeter)]
impl DifficultyMeterHandle {
    /// Begins to measure a deal.
    ///
    /// # Errors
    /// If an argument is malformed.
    #[wasm_bindgen(constructor)]
    pub fn new(
        deal: Ts<EngineQuery>,
        reference_set: Ts<ReferenceFigures>,
    ) -> Result<DifficultyMeterHandle, String> {
        DifficultyMeter::new(&taken(&deal)?, &taken(&reference_set)?).map(Self)
    }

    /// Does one more piece, which takes from a second to a minute.
    pub fn step(&mut self) -> Ts<DifficultyProgress> {
        out(self.0.step())
    }
}

/// [`HousePlayer`] as JavaScript holds it.
#[wasm_bindgen(js_name = HousePlayer)]
pub struct HousePlayerHandle(HousePlayer);

#[wasm_bindgen(js_class = HousePlayer)]
impl HousePlayerHandle {
    /// Begins to play a deal.
    ///
    /// # Errors
    /// If the request is malformed.
    #[wasm_bindgen(constructor)]
    pub fn new(request: Ts<HouseRequest>) -> Result<HousePlayerHandle, String> {
        HousePlayer::new(&taken(&request)?).map(Self)
    }

    /// Plays one more game, which takes some seconds.
    pub fn step(&mut self) -> Ts<HouseProgress> {
        out(self.0.step())
    }
}

/// [`Sampler`] as JavaScript holds it.
#[wasm_bindgen(js_name = Sampler)]
pub struct SamplerHandle(Sampler);

#[wasm_bindgen(js_class = Sampler)]
impl SamplerHandle {
    /// Begins: `rules` is the id of a built-in game, or the text of a game's file.
    ///
    /// # Errors
    /// If the rules are malformed.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str) -> Result<SamplerHandle, String> {
        Sampler::new(rules).map(Self)
    }

    /// Looks at one deal more, which takes a fraction of a second.
    pub fn step(&mut self) -> Ts<SampleFigures> {
        out(self.0.step())
    }
}
