//! Several searches, one after the other, each with limits of its own.

use webspinner_rules::{Position, Rules};

use crate::decide::decide;
use crate::limits::Limits;
use crate::observer::{Observer, Progress};
use crate::report::{Effort, Report, Verdict, Why};

/// One search of a portfolio.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    limits: Limits,
}

impl Member {
    /// What it may spend.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// Runs it: the same answer every time, whatever other members do.
    pub fn run(&self, rules: &Rules, start: &Position, observer: &mut dyn Observer) -> Report {
        decide(rules, start, &self.limits, observer)
    }
}

/// The searches that answer a question, in the order in which they are asked.
///
/// The answer is that of the first member, in this order, that knows one; members after it do not
/// matter. So they may run one after the other or side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portfolio {
    members: Vec<Member>,
}

impl Portfolio {
    /// All that [`solve`] does with a game.
    #[must_use]
    pub fn to_solve(_rules: &Rules) -> Self {
        let limits = Limits::none();
        Self {
            members: vec![Member { limits }],
        }
    }

    /// All that [`find_line`] does with a game.
    #[must_use]
    pub fn to_find_line(rules: &Rules) -> Self {
        Self::to_solve(rules)
    }

    /// The members in their order.
    #[must_use]
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// Runs the members one after the other until one knows the answer.
    pub fn run(
        &self,
        rules: &Rules,
        start: &Position,
        limits: &Limits,
        observer: &mut dyn Observer,
    ) -> Report {
        let mut effort = Effort::default();
        for (index, member) in self.members.iter().enumerate() {
            let spent = effort.nodes;
            let allowed = Member {
                limits: Limits {
                    nodes_max: member.limits.nodes_max.min(limits.nodes_max - spent),
                    memory_bytes_max: member.limits.memory_bytes_max.min(limits.memory_bytes_max),
                },
            };
            let mut watch = |progress: &Progress| {
                observer.look(&Progress {
                    nodes: spent + progress.nodes,
                    member: index,
                    ..*progress
                })
            };
            let report = allowed.run(rules, start, &mut watch);
            effort.nodes += report.effort.nodes;
            effort.memory_bytes = effort.memory_bytes.max(report.effort.memory_bytes);
            effort.members += 1;
            let over = match report.verdict {
                Verdict::Won(_) | Verdict::Lost => true,
                Verdict::Unknown(Why::Time | Why::Cancelled) => true,
                Verdict::Unknown(_) => effort.nodes >= limits.nodes_max,
            };
            if over || index + 1 == self.members.len() {
                return Report {
                    verdict: report.verdict,
                    effort,
                };
            }
        }
        Report {
            verdict: Verdict::Unknown(Why::GaveUp),
            effort,
        }
    }
}

/// Looks for a win by any means. It never says [`Verdict::Lost`].
pub fn find_line(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Report {
    Portfolio::to_find_line(rules).run(rules, start, limits, observer)
}

/// Decides a position as fast as it can: quick searches for a win and exact ones in turns.
pub fn solve(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Report {
    Portfolio::to_solve(rules).run(rules, start, limits, observer)
}
