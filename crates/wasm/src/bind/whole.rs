//! What only the whole module has: every language, all games, records, statistics.

use std::cell::RefCell;

use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use webspinner_rules::stats::{Figures, Group, Hundred, Standing};
use webspinner_tasks::{RATING_AT_FIRST, RatedPlayer, of_day};

use super::out;
use crate::game_list::{self, GameInfo, Games, RulesPage};
use crate::lesson::{self, Lessons};
use crate::puzzle::{self, Puzzles};
use crate::record::{
    self, CountedGames, Found, GroupNames, PlayedGames, RecordInfo, RecordInfos, ShownFigures,
    StatisticsView,
};
use crate::rigged::{DealCheckView, DealChecker, DealFingerprint, deal_fingerprint};
use crate::scene::Scene;
use crate::variant::{GameMaker, Knobs};
use crate::words;

/// A value on its way in, of any kind.
pub(super) fn taken<T: Tsify<JsType: Clone> + DeserializeOwned>(
    value: &Ts<T>,
) -> Result<T, String> {
    let value = value.to_rust();
    value.map_err(|why| words::not_understood(why.to_string()))
}

/// Speaks this language from now on: `source` holds its Fluent texts of rules and table. What it
/// lacks is said in English.
///
/// # Errors
/// If the locale or the source is malformed. The language then stays as it was.
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

/// Every game.
#[wasm_bindgen(js_name = allGames)]
pub fn all_games() -> Ts<Games> {
    out(game_list::all_games())
}

/// A custom game as lists would show it, read from its TOML text. It is not added.
///
/// # Errors
/// Everything that is wrong with it, a line each; or that a built-in game has this id.
#[wasm_bindgen(js_name = checkGame)]
pub fn check_game(toml: &str) -> Result<Ts<GameInfo>, String> {
    game_list::check_game(toml).map(out)
}

/// Adds a custom game from its TOML text, in place of one with the same id. Returns its id.
///
/// # Errors
/// Everything that is wrong with it, a line each; or that a built-in game has this id.
#[wasm_bindgen(js_name = addGame)]
pub fn add_game(toml: &str) -> Result<String, String> {
    game_list::add_game(toml)
}

/// Removes a custom game.
#[wasm_bindgen(js_name = removeGame)]
pub fn remove_game(id: &str) {
    game_list::remove_game(id);
}

/// The TOML text of a game.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = gameText)]
pub fn game_text(game: &str) -> Result<String, String> {
    game_list::game_text(game)
}

/// The rules of a game, in the language spoken.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = rulesPage)]
pub fn rules_page(game: &str) -> Result<Ts<RulesPage>, String> {
    game_list::rules_page(game).map(out)
}

/// A record as lists show it.
///
/// # Errors
/// If it is not a record, or does not replay.
#[wasm_bindgen(js_name = recordInfo)]
pub fn record_info(record: &str) -> Result<Ts<RecordInfo>, String> {
    record::record_info(record).map(out)
}

/// The single records in a text that holds several. What cannot be read is left out and reported.
#[wasm_bindgen(js_name = findRecords)]
pub fn find_records(text: &str) -> Ts<Found> {
    out(record::find_records(text))
}

/// The statistics of these records; figures that cannot be computed are left out.
///
/// # Errors
/// If the argument is not a list of records.
#[wasm_bindgen]
pub fn statistics(records: Ts<RecordInfos>) -> Result<Ts<StatisticsView>, String> {
    Ok(out(record::statistics(&taken(&records)?)))
}

/// These figures, in the order in which they are shown.
///
/// # Errors
/// If the argument has no figures.
#[wasm_bindgen(js_name = shownFigures)]
pub fn shown_figures(figures: Ts<Figures>) -> Result<Ts<ShownFigures>, String> {
    Ok(out(ShownFigures(taken(&figures)?.list())))
}

/// How a win compares with the player's other ones; `undefined` unless the game with this place is
/// a win and the first try of its deal.
///
/// # Errors
/// If the first argument is not a list of games.
#[wasm_bindgen]
pub fn standing(games: Ts<PlayedGames>, place: usize) -> Result<Option<Ts<Standing>>, String> {
    Ok(record::standing(&taken(&games)?, place).map(out))
}

/// Which of these games count, in the order in which they ended, and in which groups.
///
/// # Errors
/// If the argument is not a list of games.
#[wasm_bindgen]
pub fn counted(games: Ts<PlayedGames>) -> Result<Ts<CountedGames>, String> {
    Ok(out(record::counted(&taken(&games)?)))
}

/// Where the player stands in the hundred of a game.
///
/// # Errors
/// If the first argument is no list of games, the second no id, or the third no group.
#[wasm_bindgen]
pub fn hundred(
    games: Ts<PlayedGames>,
    game: &str,
    group: Ts<Group>,
) -> Result<Ts<Hundred>, String> {
    record::hundred(&taken(&games)?, game, taken(&group)?).map(out)
}

/// The groups of games in statistics, in their order.
#[wasm_bindgen(js_name = allGroups)]
pub fn all_groups() -> Ts<GroupNames> {
    out(record::groups())
}

/// Every lesson.
#[wasm_bindgen(js_name = allLessons)]
pub fn all_lessons() -> Ts<Lessons> {
    out(lesson::all_lessons())
}

/// Every puzzle.
#[wasm_bindgen(js_name = allPuzzles)]
pub fn all_puzzles() -> Ts<Puzzles> {
    out(puzzle::all_puzzles())
}

/// What a puzzle asks for, in words; `undefined` if there is none of this number.
#[wasm_bindgen(js_name = puzzleGoal)]
pub fn puzzle_goal(number: usize) -> Option<String> {
    puzzle::puzzle_goal(number)
}

/// The number of the puzzle for a day, which is counted from 1 January 1970.
#[wasm_bindgen(js_name = puzzleOfDay)]
pub fn puzzle_of_day(day: u32) -> usize {
    of_day(day.into())
}

/// What a player's rating begins with.
#[wasm_bindgen(js_name = ratingAtFirst)]
pub fn rating_at_first() -> u16 {
    RATING_AT_FIRST
}

/// The new rating of a player with this rating, who has tried this many puzzles before, after a
/// puzzle with its own rating.
#[wasm_bindgen]
pub fn rated(player: u16, tried: u32, puzzle: u16, solved: bool) -> u16 {
    let rating = player;
    RatedPlayer { rating, tried }.after(puzzle, solved).rating
}

/// The fingerprint of a deal of a game, and the cards behind it.
///
/// # Errors
/// If there is no such game, or it has no such deal.
#[wasm_bindgen(js_name = dealFingerprint)]
pub fn fingerprint(game: &str, deal: &str) -> Result<Ts<DealFingerprint>, String> {
    deal_fingerprint(game, deal).map(out)
}

/// [`DealChecker`] as JavaScript holds it.
#[wasm_bindgen(js_name = DealChecker)]
pub struct DealCheckerHandle(DealChecker);

#[wasm_bindgen(js_class = DealChecker)]
impl DealCheckerHandle {
    /// Begins with a random deal of a game, chosen by 64 random bits of the caller.
    ///
    /// # Errors
    /// If there is no such game.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, entropy: u64, deals: u32) -> Result<DealCheckerHandle, String> {
        DealChecker::new(game, entropy, deals).map(Self)
    }

    /// The first deal, as text.
    #[wasm_bindgen(getter)]
    pub fn first(&self) -> String {
        self.0.first().to_owned()
    }

    /// Counts in so many more deals, which takes some tens of microseconds each.
    pub fn step(&mut self, deals: u32) -> Ts<DealCheckView> {
        out(self.0.step(deals))
    }
}

/// [`GameMaker`] as JavaScript holds it.
#[wasm_bindgen(js_name = GameMaker)]
pub struct GameMakerHandle(GameMaker);

#[wasm_bindgen(js_class = GameMaker)]
impl GameMakerHandle {
    /// Begins with a built-in game as it is.
    ///
    /// # Errors
    /// If there is no such game.
    #[wasm_bindgen(constructor)]
    pub fn new(base: &str) -> Result<GameMakerHandle, String> {
        GameMaker::new(base).map(Self)
    }

    /// Its knobs, in the language spoken.
    pub fn knobs(&self) -> Ts<Knobs> {
        out(self.0.knobs())
    }

    /// Turns a knob.
    ///
    /// # Errors
    /// If there is no such knob or setting, or what is wrong with that game. It then stays as it
    /// was.
    pub fn turn(&mut self, knob: &str, setting: &str) -> Result<(), String> {
        self.0.turn(knob, setting)
    }

    /// The file of the game under this name.
    pub fn file(&self, name: &str) -> String {
        self.0.file(name)
    }

    /// Its rules under this name, in the language spoken.
    #[wasm_bindgen(js_name = rulesPage)]
    pub fn rules_page(&self, name: &str) -> Ts<RulesPage> {
        out(self.0.rules_page(name))
    }

    /// A deal of it as it begins.
    pub fn scene(&self) -> Ts<Scene> {
        out(self.0.scene())
    }
}
