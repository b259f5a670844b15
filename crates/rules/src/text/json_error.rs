//! What can be wrong with JSON.

/// A JSON text that cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JsonError {
    /// It is too long.
    #[error("the text has {bytes} bytes, and no more than {bytes_max} are read")]
    TooLong {
        /// How long it is.
        bytes: usize,
        /// How long it may be.
        bytes_max: usize,
    },
    /// It is no JSON, or has another shape than is wanted.
    #[error(transparent)]
    Shape(#[from] serde_json::Error),
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
