//! Draws a table in a terminal.
//!
//! [`App`] is the whole program without a terminal: it takes events and draws into frames, so
//! tests play it and look at what it drew. [`run`] connects it with the terminal.

mod above;
mod app;
mod board;
mod change;
mod chart;
mod chooser;
mod column;
mod cursor;
mod deal_prompt;
mod dialog;
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
mod text;
mod theme;
mod typed;
mod words;

pub use app::{App, Flow, Setup, Start};
pub use run::{TuiError, run};
pub use theme::{NotATheme, Theme, ThemeName};
