//! What happened in a game: the tree of the lines tried, and the header around it.

mod header;
mod tree;

pub use header::{
    Date, ExtraHeader, GameResult, Header, HeaderText, NotADate, Record, RulesText, TextRefused,
};
pub use tree::{AddRefused, CommentTooLong, MoveTree, NodeId};
