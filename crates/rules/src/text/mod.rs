//! Text and JSON forms of moves and positions; `docs/formats.md` has their grammars.

mod line_column;
mod move_json;
mod move_text;
mod scanner;

pub use line_column::LineColumn;
pub use move_text::{MoveExpected, MoveTextError};
pub(crate) use scanner::Scanner;
