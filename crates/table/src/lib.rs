//! Runs one session (select, move, undo, hint, clock, score) and draws nothing.

mod clock;
mod deal_search;
mod declined;
mod difficulty;
mod evaluation;
mod event;
mod finish;
mod hand;
mod hint;
mod live_analysis;
mod obvious;
mod playout;
mod query;
mod resume;
mod search;
mod session;
mod words;

pub use clock::{Clock, clock_text};
pub use deal_search::{Criteria, DealSearch, FoundDeal};
pub use declined::Declined;
pub use difficulty::{Figures, Grade, Level, Measured, NotALevel, ReferenceSet, measure};
pub use event::{Event, PileRef};
pub use finish::finishing_moves;
pub use hand::Hand;
pub use hint::{Hint, Why, hints};
pub use live_analysis::{Assessment, LastWinnable, LiveAnalysis, Prospect};
pub use playout::in_order;
pub use query::{Answer, Query};
pub use session::Session;
pub use webspinner_solver::{Observer, Progress, Stop, Why as Stopped};
pub use words::{MESSAGES_EN, TRANSLATIONS};
