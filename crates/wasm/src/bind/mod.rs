//! The same as seen from JavaScript. Everything here only forwards: a value goes out as a plain
//! object, and what comes in as one is checked.

#[cfg(feature = "solver")]
pub mod errand;
mod table;

use std::cell::RefCell;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::record::{self, Figures, Found, RecordInfo, RecordInfos};
use crate::shelf::{self, GameInfo, Games, RulesPage};
use crate::words;

pub use table::TableHandle;

/// A value on its way out.
fn out<T: Tsify + Serialize>(value: T) -> Ts<T> {
    value.into_ts().expect("plain data always converts")
}

/// A value on its way in.
fn taken<T: Tsify<JsType: Clone> + DeserializeOwned>(value: &Ts<T>) -> Result<T, String> {
    let value = value.to_rust();
    value.map_err(|why| words::not_understood(why.to_string()))
}

/// Speaks this language from now on: `source` holds its Fluent texts of rules and table. What it
/// lacks is said in English.
///
/// # Errors
/// If the locale is none, or the source breaks Fluent's grammar; the language stays as it was.
#[wasm_bindgen]
pub fn speak(locale: &str, source: &str) -> Result<(), String> {
    words::write_numbers(browsers_number);
    words::speak(locale, source)?;
    LOCALE.set(locale.to_owned());
    Ok(())
}

thread_local! {
    /// The language spoken.
    static LOCALE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A number as the browser writes it in the language spoken.
fn browsers_number(number: f64) -> String {
    LOCALE.with_borrow(|locale| js_sys::Number::from(number).to_locale_string(locale).into())
}

/// The names of all cards of four suits in words, by their short names: `[["AC", "ace of clubs"], …]`
/// as alternating entries.
#[wasm_bindgen(js_name = cardNames)]
pub fn card_names() -> Vec<String> {
    words::card_names()
}

/// Every game.
#[wasm_bindgen(js_name = allGames)]
pub fn all_games() -> Ts<Games> {
    out(shelf::all_games())
}

/// The name of a game in the language spoken, if there is such a game.
#[wasm_bindgen(js_name = gameName)]
pub fn game_name(game: &str) -> Option<String> {
    shelf::game_name(game)
}

/// What a list would say of a game of the user's own, from its TOML text; it is not added.
///
/// # Errors
/// Everything that is wrong with it, a line each; or that a built-in game has this id.
#[wasm_bindgen(js_name = checkGame)]
pub fn check_game(toml: &str) -> Result<Ts<GameInfo>, String> {
    shelf::check_game(toml).map(out)
}

/// Adds a game of the user's own from its TOML text, in place of an own one of the same id; its id
/// is returned.
///
/// # Errors
/// Everything that is wrong with it, a line each; or that a built-in game has this id.
#[wasm_bindgen(js_name = addGame)]
pub fn add_game(toml: &str) -> Result<String, String> {
    shelf::add_game(toml)
}

/// Forgets a game of the user's own.
#[wasm_bindgen(js_name = removeGame)]
pub fn remove_game(id: &str) {
    shelf::remove_game(id);
}

/// The text of a game's file.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = gameText)]
pub fn game_text(game: &str) -> Result<String, String> {
    shelf::game_text(game)
}

/// The rules of a game, in the language spoken.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = rulesPage)]
pub fn rules_page(game: &str) -> Result<Ts<RulesPage>, String> {
    shelf::rules_page(game).map(out)
}

/// What a list shows of a record.
///
/// # Errors
/// If it is no record, or does not replay.
#[wasm_bindgen(js_name = recordInfo)]
pub fn record_info(record: &str) -> Result<Ts<RecordInfo>, String> {
    record::record_info(record).map(out)
}

/// The single records in a text that holds several. What cannot be read is passed over and told.
#[wasm_bindgen(js_name = findRecords)]
pub fn find_records(text: &str) -> Ts<Found> {
    out(record::find_records(text))
}

/// Counts records.
///
/// # Errors
/// If they are none.
#[wasm_bindgen]
pub fn figures(records: Ts<RecordInfos>) -> Result<Ts<Figures>, String> {
    Ok(out(record::figures(taken(&records)?)))
}
