//! What can be wrong with JSON.

/// A JSON text that cannot be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum JsonError {
    /// It is too long.
    TooLong {
        /// How long it is.
        bytes: usize,
        /// How long it may be.
        bytes_max: usize,
    },
    /// It is no JSON, or has another shape than is wanted.
    Shape(serde_json::Error),
}

impl From<serde_json::Error> for JsonError {
    fn from(error: serde_json::Error) -> Self {
        Self::Shape(error)
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
