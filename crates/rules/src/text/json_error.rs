//! What can be wrong with JSON.

use std::fmt;

use serde_json::error::Category;

use crate::text::LineColumn;

/// A JSON text that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum JsonError {
    /// It is too long.
    TooLong {
        /// How long it is.
        bytes: usize,
        /// How long it may be.
        bytes_max: usize,
    },
    /// It ends before its JSON does.
    CutShort,
    /// It is not JSON.
    NotJson {
        /// Where it is not; `None` if the place is not known.
        at: Option<LineColumn>,
    },
    /// It is JSON, but does not have the expected shape.
    Shape {
        /// Where; `None` if the text as a whole is wrong.
        at: Option<LineColumn>,
        /// What the parser says, in English.
        message: String,
    },
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { bytes, bytes_max } => write!(
                f,
                "the text has {bytes} bytes, but at most {bytes_max} are read"
            ),
            Self::CutShort => f.write_str(
                "the text ends in the middle of its JSON: save or copy the whole of it again",
            ),
            Self::NotJson { at } => {
                if let Some(at) = at {
                    write!(f, "{at}: ")?;
                }
                f.write_str("this is not JSON")
            }
            Self::Shape { at, message } => {
                if let Some(at) = at {
                    write!(f, "{at}: ")?;
                }
                write!(f, "unexpected JSON: {message}")
            }
        }
    }
}

impl std::error::Error for JsonError {}

impl From<serde_json::Error> for JsonError {
    /// Keeps the parser's message without the place at its end.
    fn from(error: serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        let mut message = error.to_string();
        let place = format!(" at line {line} column {column}");
        if let Some(rest) = message.strip_suffix(&place) {
            message.truncate(rest.len());
        }
        // The parser knows no line if it read the text to its end.
        let at = (line != 0).then_some(LineColumn { line, column });
        match error.classify() {
            Category::Eof => Self::CutShort,
            Category::Syntax => Self::NotJson { at },
            Category::Data | Category::Io => Self::Shape { at, message },
        }
    }
}

impl JsonError {
    pub(crate) fn check_length(text: &str, bytes_max: usize) -> Result<(), Self> {
        let bytes = text.len();
        if bytes > bytes_max {
            Err(Self::TooLong { bytes, bytes_max })
        } else {
            Ok(())
        }
    }
}
