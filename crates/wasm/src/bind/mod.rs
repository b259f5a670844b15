//! The same as seen from JavaScript. Everything here only forwards: a value goes out as a plain
//! object, and what comes in as one is checked.
//!
//! Both modules have what is here, in `table` and in `knowledge`. Only the whole one has `whole`
//! and `task`, and only the table's has `page_texts`.

#![expect(
    clippy::needless_pass_by_value,
    reason = "what comes from JavaScript comes by value"
)]

mod given;
mod knowledge;
#[cfg(not(feature = "whole"))]
pub mod page_texts;
mod table;
#[cfg(feature = "whole")]
pub mod task;
#[cfg(feature = "whole")]
pub mod whole;

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{game_list, words};

pub use table::TableHandle;

/// A value on its way out.
fn out<T: Tsify + Serialize>(value: T) -> Ts<T> {
    value.into_ts().expect("plain data always converts")
}

/// The short names of all cards of four suits, each followed by its name in words: `"AC"`, `"ace of
/// clubs"`, and so on.
#[wasm_bindgen(js_name = cardNames)]
pub fn card_names() -> Vec<String> {
    words::card_names()
}

/// A random deal for any game, as text, chosen by 64 random bits of the caller.
#[wasm_bindgen(js_name = randomDeal)]
pub fn random_deal(entropy: u64) -> String {
    game_list::random_deal(entropy)
}

/// The name of a game in the language spoken, if there is such a game.
#[wasm_bindgen(js_name = gameName)]
pub fn game_name(game: &str) -> Option<String> {
    game_list::game_name(game)
}

/// Whether there is such a built-in game.
#[wasm_bindgen(js_name = isBuiltIn)]
pub fn is_built_in(game: &str) -> bool {
    game_list::is_built_in(game)
}
