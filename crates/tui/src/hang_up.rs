//! Ends the program when its terminal is gone.
//!
//! A terminal that hangs up answers every read at once with nothing, and crossterm then reads for
//! ever within one call, so the loop that would notice the signal never gets its turn. A thread
//! that only waits for the hang-up does notice. Nothing is lost: every move was saved as it was
//! made.

use std::time::Duration;
use std::{io, process, thread};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;

/// How long the program has to end by itself.
const GRACE: Duration = Duration::from_secs(1);
/// The status of a program that a hang-up ended: 128 and the number of the signal.
const STATUS: i32 = 129;

/// Watches the terminal at the input from a separate thread.
///
/// # Errors
/// If the thread cannot be started.
pub(crate) fn watch() -> io::Result<()> {
    let watcher = thread::Builder::new().name("hang-up".to_owned());
    watcher.spawn(|| {
        if terminal_goes() {
            thread::sleep(GRACE);
            process::exit(STATUS);
        }
    })?;
    Ok(())
}

/// Waits until the terminal has hung up; false if that cannot be found out.
fn terminal_goes() -> bool {
    let input = io::stdin();
    // A hang-up is reported without any flag.
    let mut terminal = [PollFd::new(&input, PollFlags::empty())];
    loop {
        match poll(&mut terminal, None) {
            Ok(_) => return terminal[0].revents().contains(PollFlags::HUP),
            Err(Errno::INTR) => {}
            Err(_) => return false,
        }
    }
}
