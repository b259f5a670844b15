//! Signals that stop the program while there is still something to save.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;

/// The exit status of a program that was stopped before it was done: that of Ctrl-C in shells.
pub(crate) const STATUS: u8 = 130;

/// From now on Ctrl-C, and other signals that end a program, make this true; a second one ends the
/// program at once.
///
/// # Errors
/// If signals cannot be caught.
pub(crate) fn catch() -> Result<Arc<AtomicBool>> {
    let stopped = Arc::new(AtomicBool::new(false));
    register(&stopped).context("cannot catch signals")?;
    Ok(stopped)
}

/// The actions of a signal run in this order, so the first signal finds the flag unset and sets it.
fn register(stopped: &Arc<AtomicBool>) -> io::Result<()> {
    for signal in TERM_SIGNALS {
        flag::register_conditional_shutdown(*signal, STATUS.into(), Arc::clone(stopped))?;
        flag::register(*signal, Arc::clone(stopped))?;
    }
    Ok(())
}
