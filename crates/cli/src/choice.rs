//! Which game, and which deal of it.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use webspinner_rules::{Rules, Shuffle, games};

/// The built-in game with this id.
///
/// # Errors
/// If there is none; the error suggests what may have been meant.
pub(crate) fn built_in(id: &str) -> Result<Arc<Rules>> {
    games::find(id).cloned().ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> anyhow::Error {
    let shown: String = id.chars().take(40).collect();
    match games::suggest(id) {
        Some(near) => anyhow!("there is no game {shown:?}; did you mean {near}?"),
        None => anyhow!("there is no game {shown:?}; `webspinner games` lists them all"),
    }
}

/// A deal that the operating system's randomness chooses.
///
/// # Errors
/// If the system has no randomness to give.
pub(crate) fn random_shuffle() -> Result<Shuffle> {
    let entropy = getrandom::u64().context("the system gave no random number")?;
    Ok(Shuffle::random(entropy))
}
