//! What happened in a game: the tree of the lines tried, and the header around it.

mod header;
mod json;
mod parse;
mod parse_error;
mod parse_header;
mod parse_moves;
mod print;
mod replay;
mod seconds;
mod tree;

pub use header::{
    Date, ExtraHeader, GameResult, Header, HeaderText, NotADate, Record, RulesText, TextRefused,
};
pub use parse::Records;
pub use parse_error::{RecordError, RecordProblem};
pub use replay::{ReplayError, Replayed};
pub use tree::{AddRefused, CommentRefused, MoveTree, NodeId};
