//! Runs one sitting (select, move, undo, hint, clock, score) and draws nothing.

mod clock;
mod declined;
mod evaluation;
mod event;
mod finish;
mod hand;
mod hint;
mod obvious;
mod resume;
mod search;
mod sitting;
mod words;

pub use clock::{Clock, clock_text};
pub use declined::Declined;
pub use event::{Event, Spot};
pub use finish::finishing_moves;
pub use hand::Hand;
pub use hint::{Hint, Why, hints};
pub use sitting::Sitting;
pub use words::MESSAGES_EN;
