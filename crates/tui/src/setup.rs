//! What the program gets from outside, and how it starts.

use std::sync::Arc;

use webspinner_db::Timestamp;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::Record;
use webspinner_rules::{Position, Rules};
use webspinner_store::BlockingStore;
use webspinner_table::Criteria;
use webspinner_words::Language;

use crate::custom_games::{InvalidGame, KeepOffer};
use crate::theme::{Colours, ThemeName};

/// What the program gets from outside.
pub struct Setup {
    /// The games to choose from, in this order; custom games come last.
    pub games: Vec<Arc<Rules>>,
    /// The folder of custom games, as people read it; `None` if there can be none.
    pub games_folder: Option<String>,
    /// The files of that folder that hold no valid game.
    pub invalid_games: Vec<InvalidGame>,
    /// The offer to keep the game that is played first.
    pub keep_offer: Option<KeepOffer>,
    /// The offer to keep a game whose file is this; `None` if it is kept already, or cannot be.
    pub offer: fn(&Rules, String) -> Option<KeepOffer>,
    /// Where games are saved; `None` to save nothing.
    pub store: Option<BlockingStore>,
    /// The current time, which dates saved games.
    pub now: fn() -> Timestamp,
    /// A time as the player's clock shows it.
    pub local_time: fn(Timestamp) -> String,
    /// 64 random bits, for deals.
    pub random: fn() -> u64,
    /// The language to speak; `None` for the one the player chose last.
    pub language: Option<Language>,
    /// The language for players who have chosen none.
    pub default_language: Language,
    /// The theme to use; `None` for the one the player chose last.
    pub theme: Option<ThemeName>,
    /// The theme for players who have chosen none.
    pub default_theme: ThemeName,
    /// Whether the background of the terminal is light.
    pub has_light_background: bool,
    /// Whether the terminal shows more than ASCII; if not, the ASCII theme spells letters such as ä
    /// in plain ones.
    pub unicode: bool,
    /// The colours of the terminal.
    pub colours: Colours,
    /// Whether the terminal is fit for animations.
    pub motion: bool,
}

/// What is on the table at first.
#[derive(Debug, Default)]
pub enum Start {
    /// The unfinished game that was played last, or else the choice of games.
    #[default]
    Resume,
    /// A new game; without a shuffle a random one.
    Deal(Arc<Rules>, Option<Shuffle>),
    /// A new game from the first random deal that can be won and meets the criteria.
    FindDeal(Arc<Rules>, Criteria),
    /// A position to play from. It has no deal, so it is not saved.
    Position(Arc<Rules>, Position),
    /// A record to replay.
    Replay(Box<Record>),
    /// The lesson of this id, or the choice of lessons.
    Learn(Option<String>),
    /// The puzzle of this number, counted from 1.
    Puzzle(usize),
}

/// Whether the program continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It continues.
    GoOn,
    /// The player leaves. Everything is saved.
    Quit,
}
