//! The pages that open over the table.

pub(crate) mod celebration;
pub(crate) mod chooser;
pub(crate) mod deal_prompt;
pub(crate) mod deal_search;
pub(crate) mod dialog;
pub(crate) mod difficulty;
pub(crate) mod hundred;
pub(crate) mod lessons;
pub(crate) mod maker;
pub(crate) mod menu;
pub(crate) mod move_tree;
pub(crate) mod note_prompt;
pub(crate) mod reader;
pub(crate) mod replay;
pub(crate) mod saved_games;
pub(crate) mod statistics;
