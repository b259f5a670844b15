//! What can be wrong with JSON.

use std::fmt;

use serde::de::DeserializeOwned;
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
    fn from(error: serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        let message = json_problem(&error);
        // The parser knows no line if it read the text to its end.
        let at = (line != 0).then_some(LineColumn { line, column });
        match error.classify() {
            Category::Eof => Self::CutShort,
            Category::Syntax => Self::NotJson { at },
            Category::Data | Category::Io => Self::Shape { at, message },
        }
    }
}

/// What the parser says is wrong, in English: without the place, and in words that are not Rust's.
#[must_use]
pub fn json_problem(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let text = text.strip_suffix(&place).unwrap_or(&text);
    let Some((found, expected)) = text.rsplit_once(", expected ") else {
        return text.to_owned();
    };
    let expected = match expected {
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number from 0",
        "a nonzero u8" | "a nonzero u16" | "a nonzero u32" => "a whole number from 1",
        "a string" | "string" => "a text",
        "a sequence" => "a list",
        "a map" => "an object",
        other if other.starts_with("struct ") => "an object",
        other => other,
    };
    format!("{found}, expected {expected}")
}

/// Reads a text of at most this many bytes.
pub(crate) fn from_json<T: DeserializeOwned>(text: &str, bytes_max: usize) -> Result<T, JsonError> {
    let bytes = text.len();
    if bytes > bytes_max {
        return Err(JsonError::TooLong { bytes, bytes_max });
    }
    Ok(serde_json::from_str(without_mark(text))?)
}

/// A text without the byte order mark that some programs write in front.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_said_without_the_names_of_types() {
        #[derive(Debug, serde::Deserialize)]
        #[expect(dead_code, reason = "nothing is read")]
        struct Shape {
            count: u64,
            names: Vec<String>,
        }
        let problem = |text| {
            let error = serde_json::from_str::<Shape>(text).expect_err("it is wrong");
            json_problem(&error)
        };
        for (text, wanted) in [
            (
                r#"{"count": -1}"#,
                "invalid value: integer `-1`, expected a whole number from 0",
            ),
            (
                r#"{"count": "1"}"#,
                "invalid type: string \"1\", expected a whole number from 0",
            ),
            (
                r#"{"names": 1}"#,
                "invalid type: integer `1`, expected a list",
            ),
            (
                r#"{"names": [1]}"#,
                "invalid type: integer `1`, expected a text",
            ),
            ("7", "invalid type: integer `7`, expected an object"),
            ("{}", "missing field `count`"),
        ] {
            assert_eq!(problem(text), wanted);
        }
    }
}
