//! What shortening a line may still spend.

use crate::limits::Limits;
use crate::observer::{Observer, Progress};
use crate::report::{Report, Verdict};

/// The budget of one call: what is spent, and whether it goes on.
pub(super) struct Budget<'o> {
    limits: Limits,
    observer: &'o mut dyn Observer,
    nodes: u64,
    looked: u64,
    stopped: bool,
}

impl<'o> Budget<'o> {
    pub(super) fn new(limits: &Limits, observer: &'o mut dyn Observer) -> Self {
        Self {
            limits: *limits,
            observer,
            nodes: 0,
            looked: 0,
            stopped: false,
        }
    }

    /// Whether there is anything left to spend.
    pub(super) fn is_spent(&self) -> bool {
        self.stopped || self.nodes >= self.limits.nodes_max
    }

    /// Whether this many bytes may be in use.
    pub(super) fn allows(&self, memory_bytes: u64) -> bool {
        memory_bytes <= self.limits.memory_bytes_max
    }

    /// Counts nodes, and lets the observer decide now and then whether the search goes on.
    #[inline]
    pub(super) fn spend(&mut self, nodes: u64, memory_bytes: u64) {
        self.nodes += nodes;
        if self.nodes - self.looked >= 1024 {
            self.looked = self.nodes;
            let progress = Progress {
                nodes: self.nodes,
                memory_bytes,
                member: 0,
            };
            self.stopped |= self.observer.on_progress(&progress).is_break();
        }
    }

    /// Lends what is left to another search, and counts what it spent.
    pub(super) fn lend(
        &mut self,
        search: impl FnOnce(&Limits, &mut dyn Observer) -> Report,
    ) -> Verdict {
        let before = self.nodes;
        let limits = Limits {
            nodes_max: self.limits.nodes_max.saturating_sub(before),
            ..self.limits
        };
        let (observer, stopped) = (&mut *self.observer, &mut self.stopped);
        let mut watch = |progress: &Progress| {
            let look = observer.on_progress(&Progress {
                nodes: before + progress.nodes,
                ..*progress
            });
            *stopped |= look.is_break();
            look
        };
        let report = search(&limits, &mut watch);
        self.nodes += report.effort.nodes;
        self.looked = self.nodes;
        report.verdict
    }
}
