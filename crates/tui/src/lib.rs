//! Draws a table in a terminal.
//!
//! [`App`] is the whole program without a terminal: it takes events and draws into frames, so
//! tests play it and look at what it drew. It never waits for the engine that knows whether a game
//! can be won: it gives orders and takes in news. [`run`] connects it with the terminal, and with a
//! thread that carries the orders out.

mod app;
mod button;
mod current_game;
mod cursor;
mod draw;
mod engine;
mod engine_help;
mod engine_thread;
mod environment;
#[cfg(unix)]
mod hang_up;
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
mod text;
mod text_field;

pub use app::App;
pub use draw::theme::{NotATheme, Theme, ThemeName};
pub use engine::{Command, Task, Update};
pub use environment::default_theme;
pub use run::{TuiError, run};
pub use setup::{Flow, Setup, Start};
