//! What happened in a game: its header and its move tree.

mod date;
mod header;
mod json;
mod parse;
mod parse_error;
mod parse_header;
mod parse_moves;
mod print;
mod replay;
mod seconds;
mod standing;
mod texts;
mod tree;
mod undone;

pub use date::{Date, NotADate};
pub use header::{GameResult, Header, Record};
pub use parse::Records;
pub use parse_error::{RecordError, RecordProblem};
pub use replay::{ReplayError, Replayed};
pub use standing::Points;
pub use texts::{ExtraHeader, HeaderText, RulesText, TextRefused};
pub use tree::{AddRefused, CommentRefused, MoveTree, NodeId};
pub use undone::{NewCards, Undone};
