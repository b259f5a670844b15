//! Being asked to stop while there is still something to save.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;

/// The exit status of a program that was asked to stop before it was done, as shells have it.
pub(crate) const STATUS: u8 = 130;

/// From now on Ctrl-C, and other signals that end a program, make this true; a second one ends the
/// program at once.
///
/// # Errors
/// If the system does not let signals be caught.
pub(crate) fn catch() -> Result<Arc<AtomicBool>> {
    let asked = Arc::new(AtomicBool::new(false));
    register(&asked).context("cannot catch signals")?;
    Ok(asked)
}

/// The actions of one signal run in this order: the first signal finds the flag down, and raises it.
fn register(asked: &Arc<AtomicBool>) -> io::Result<()> {
    for signal in TERM_SIGNALS {
        flag::register_conditional_shutdown(*signal, STATUS.into(), Arc::clone(asked))?;
        flag::register(*signal, Arc::clone(asked))?;
    }
    Ok(())
}
