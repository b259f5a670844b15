//! Draws a table in a terminal.
//!
//! [`App`] is the whole program without a terminal: it takes events and draws into frames, so
//! tests play it and look at what it drew. It never waits for the engine that knows whether a game
//! can be won: it gives orders and takes in news. [`run`] connects it with the terminal, and with a
//! thread that carries the orders out.

mod above;
mod advice;
mod app;
mod background;
mod board;
mod change;
mod chart;
mod chooser;
mod column;
mod cursor;
mod deal_prompt;
mod deal_search;
mod dialog;
mod difficulty;
mod engine;
mod grip;
#[cfg(unix)]
mod hang_up;
mod hits;
mod input;
mod keeper;
mod keys;
mod lines;
mod list;
mod marks;
mod menu;
mod navigate;
mod page;
mod pen;
mod pile;
mod play;
mod pointer;
mod program;
mod reader;
mod records;
mod replay;
mod run;
mod screen;
mod signals;
mod statistics;
mod status;
mod text;
mod theme;
mod typed;
mod words;

pub use app::{App, Flow, Setup, Start};
pub use engine::{Job, News, Order};
pub use run::{TuiError, run};
pub use theme::{NotATheme, Theme, ThemeName};
