//! Hands table and solver to the browser.
//!
//! A [`Table`] is one session as the page sees it: whatever the player does is one call, and each
//! answers with what is said about it; [`Table::scene`] then is all there is to draw. Texts come
//! from the catalogue of [`words`], and every error is a sentence in the player's language.
//!
//! Nothing here knows a rule, and nothing waits: what takes long ([`errand`]) is asked of a second
//! instance of this module, in a worker. All of it is plain Rust, and tested as such; only `bind`
//! speaks of JavaScript.

pub mod bind;
pub mod errand;
mod identity;
mod knowledge;
mod lines;
mod pile_ref;
pub mod record;
mod scene;
pub mod shelf;
mod step;
mod table;
mod told;
pub mod words;

pub use knowledge::{Assessment, AssessmentKind, EngineQuery, Goal, ProspectView, Review};
pub use lines::{LineView, Lines};
pub use pile_ref::PileRef;
pub use scene::{Can, CardView, ColumnView, Ending, Held, Scene, Score, StockView};
pub use step::Step;
pub use table::Table;
pub use told::{Happened, Told};
