//! The terminal game.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! [`App`] never waits for the engine: it hands out commands and receives updates. [`run`] connects
//! it with the terminal and with a thread for the engine.
//!
//! Inside, events change a model (`model`, `selection`), and drawing only reads it (`draw`). Pages
//! (`pages`) open over the table and answer with a request. `app` holds them together.

mod app;
mod basic_colours;
mod button;
mod current_game;
mod cursor;
mod custom_games;
mod draw;
mod engine;
mod engine_help;
mod engine_thread;
mod environment;
#[cfg(unix)]
mod hang_up;
mod keyboard;
mod keys;
mod model;
mod names;
mod next_game;
mod note;
mod page;
mod pages;
mod request;
mod run;
mod saves;
mod selection;
mod setup;
mod signals;
mod speed;
mod task;
mod text;
mod text_field;
mod theme;

pub use app::App;
pub use custom_games::{InvalidGame, KeepOffer};
pub use engine::{Command, Job, Update};
pub use environment::{
    has_light_background, suitable_colours, suitable_theme, suits_motion, suits_unicode,
};
pub use run::{TuiError, run};
pub use saves::kept_language;
pub use setup::{Flow, Setup, Start};
pub use theme::{Colours, NotATheme, Theme, ThemeName};
