//! Drawing: the whole screen, the table, and what they are made of.

pub(crate) mod board;
pub(crate) mod canvas;
pub(crate) mod card_text;
pub(crate) mod cells;
pub(crate) mod chart;
pub(crate) mod column;
pub(crate) mod fit;
pub(crate) mod highlights;
pub(crate) mod hit_test;
pub(crate) mod line_writer;
pub(crate) mod list;
pub(crate) mod notes;
pub(crate) mod panel;
pub(crate) mod screen;
pub(crate) mod status;
pub(crate) mod table;
pub(crate) mod task;
pub(crate) mod title;
pub(crate) mod top_row;
