//! Counts of the work done on this thread, so that tests can show what is *not* done.

use std::cell::Cell;

/// How often each kind of work was done on this thread since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorkCounts {
    /// Records replayed.
    pub replays: u64,
    /// Moves applied to a position, including replays.
    pub moves_applied: u64,
    /// Game files parsed.
    pub files_parsed: u64,
}

thread_local! {
    static COUNTS: Cell<WorkCounts> = const { Cell::new(WorkCounts {
        replays: 0,
        moves_applied: 0,
        files_parsed: 0,
    }) };
}

impl WorkCounts {
    /// The counts of this thread as they are now.
    #[must_use]
    pub fn now() -> Self {
        COUNTS.get()
    }

    /// What was done on this thread since these counts were taken.
    #[must_use]
    pub fn since(self) -> Self {
        let now = Self::now();
        Self {
            replays: now.replays - self.replays,
            moves_applied: now.moves_applied - self.moves_applied,
            files_parsed: now.files_parsed - self.files_parsed,
        }
    }
}

fn count(change: impl FnOnce(&mut WorkCounts)) {
    let mut counts = COUNTS.get();
    change(&mut counts);
    COUNTS.set(counts);
}

pub(crate) fn count_replay() {
    count(|counts| counts.replays += 1);
}

pub(crate) fn count_move_applied() {
    count(|counts| counts.moves_applied += 1);
}

pub(crate) fn count_file_parsed() {
    count(|counts| counts.files_parsed += 1);
}
