//! The signals that end or stop a program.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};

#[cfg(unix)]
const CAUGHT: [i32; 5] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP];
#[cfg(not(unix))]
const CAUGHT: [i32; 2] = [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM];

/// The signal that suspends a program.
#[cfg(unix)]
const STOP: Option<i32> = Some(SIGTSTP);
#[cfg(not(unix))]
const STOP: Option<i32> = None;

/// Remembers the signal that came last.
pub(crate) struct Signals(Arc<AtomicUsize>);

impl Signals {
    pub(crate) fn catch() -> io::Result<Self> {
        let last = Arc::new(AtomicUsize::new(0));
        for signal in CAUGHT {
            let value = usize::try_from(signal).expect("signals are positive");
            signal_hook::flag::register_usize(signal, Arc::clone(&last), value)?;
        }
        Ok(Self(last))
    }

    /// The signal that came, once.
    pub(crate) fn take(&self) -> Option<i32> {
        let last = i32::try_from(self.0.swap(0, Ordering::Relaxed)).ok();
        last.filter(|signal| *signal != 0)
    }
}

/// Whether a signal suspends the program instead of ending it.
pub(crate) fn is_stop(signal: i32) -> bool {
    STOP == Some(signal)
}

/// Acts as the signal does on a program that does not catch it.
pub(crate) fn raise(signal: i32) -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal)
}
