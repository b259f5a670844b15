//! Text and JSON forms of moves and positions; `docs/formats.md` has their grammars.

mod json_error;
mod knowledge_check;
mod knowledge_draft;
mod line_column;
mod move_json;
mod move_text;
mod picture;
mod picture_print;
mod picture_words;
mod position_check;
mod position_draft;
mod position_error;
mod scanner;
mod short;
mod unseen;

pub use json_error::{JsonError, json_problem};
pub(crate) use json_error::{from_json, without_mark};
pub use knowledge_draft::{KnowledgeDraft, Shown};
pub use line_column::LineColumn;
pub use move_text::{MoveExpected, MoveTextError};
pub use picture::{PictureError, PictureProblem};
pub use position_draft::{PositionDraft, TableCard};
pub use position_error::{DraftLocation, DraftPile, PositionError, PositionProblem};
pub(crate) use scanner::Scanner;
pub use short::{beginning, short};
pub use unseen::is_unseen;
