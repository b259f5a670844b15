//! Brings table and solver to the browser.
//!
//! A [`Table`] is one session as the page sees it: whatever the player does is one call, and its
//! [`ActionResult`] holds everything there is to say, to draw and to save. Texts come
//! from the catalogue of [`words`], and every error is a sentence in the player's language, or in
//! English where a file is wrong.
//!
//! ```
//! use webspinner_wasm::Table;
//!
//! let mut table = Table::deal("spider", "ms:1")?;
//! let lifted = table.take(9, None);
//! let target = lifted.scene.targets[0];
//! let moved = table.put(target, 1_000.0);
//! assert_eq!(moved.refused, None);
//! assert_eq!(moved.scene.figures.moves, 1);
//! # Ok::<(), String>(())
//! ```
//!
//! Nothing here knows a rule, and nothing waits: work that takes long is a [`task`] for a second
//! instance of this module, in a worker. All of it is plain Rust and tested as such; only `bind`
//! deals with JavaScript.

mod action_result;
pub mod bind;
mod built_in;
pub mod game_list;
mod identity;
mod knowledge;
#[cfg(feature = "whole")]
pub mod lesson;
mod lines;
mod notes;
#[cfg(feature = "whole")]
pub mod progress;
#[cfg(feature = "whole")]
pub mod puzzle;
mod query;
pub mod record;
#[cfg(feature = "whole")]
pub mod rigged;
mod scene;
mod step;
mod table;
pub mod task;
mod unseen;
#[cfg(feature = "whole")]
pub mod variant;
mod what_if;
pub mod words;

pub use action_result::{ActionResult, Happened};
pub use knowledge::{Assessment, AssessmentKind, Question, Remarks, Review};
pub use lines::{LineView, Lines};
pub use notes::{NoteView, Notes};
pub use query::{EngineQuery, FairPlan, FairQuery, VerdictView};
pub use scene::{Can, CardView, ColumnView, Ending, GameFigures, Held, Scene, StockView};
pub use step::Step;
pub use table::Table;
pub use unseen::{UnseenSuitView, UnseenView};
