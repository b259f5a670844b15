//! Things that are too large to be stored.

/// Something to be stored is unreasonably large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} of {bytes} bytes is too large: at most {bytes_max} are kept")]
pub struct TooLarge {
    /// What it is: a record, a setting, …
    pub what: &'static str,
    /// How large it is.
    pub bytes: usize,
    /// How large it may be.
    pub bytes_max: usize,
}

/// Refuses anything longer than `bytes_max`.
///
/// # Errors
/// If it is.
pub const fn within(what: &'static str, bytes: usize, bytes_max: usize) -> Result<(), TooLarge> {
    if bytes <= bytes_max {
        return Ok(());
    }
    Err(TooLarge {
        what,
        bytes,
        bytes_max,
    })
}
