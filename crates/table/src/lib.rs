//! Runs one sitting (select, move, undo, hint, clock, score) and draws nothing.

mod clock;
mod deal_search;
mod declined;
mod difficulty;
mod evaluation;
mod event;
mod finish;
mod hand;
mod hint;
mod obvious;
mod playout;
mod question;
mod resume;
mod search;
mod sitting;
mod watch;
mod words;

pub use clock::{Clock, clock_text};
pub use deal_search::{DealSearch, FoundDeal, Wish};
pub use declined::Declined;
pub use difficulty::{Figures, Grade, Level, Measured, NotALevel, Yardstick, measure};
pub use event::{Event, Spot};
pub use finish::finishing_moves;
pub use hand::Hand;
pub use hint::{Hint, Why, hints};
pub use playout::in_order;
pub use question::{Answer, Question};
pub use sitting::Sitting;
pub use watch::{Back, Prospect, Standing, Watch};
pub use webspinner_solver::{Observer, Progress, Stop, Why as Stopped};
pub use words::{MESSAGES_EN, TRANSLATIONS};
