//! Adding up what the members of a portfolio report.

use crate::limits::Limits;
use crate::member::Member;
use crate::report::{Effort, Report, StopReason, Verdict};

/// What the members of a portfolio have reported so far, in order, and the answer once it is known.
///
/// Only a tally decides when a portfolio is done, so running members one after another or in
/// parallel gives the same answer at the same cost.
#[derive(Clone, Debug)]
pub struct Tally<'p> {
    members: &'p [Member],
    limits: Limits,
    effort: Effort,
    last: Verdict,
    done: bool,
}

impl<'p> Tally<'p> {
    pub(crate) fn new(members: &'p [Member], limits: Limits) -> Self {
        Self {
            members,
            limits,
            effort: Effort::default(),
            last: Verdict::Unknown(StopReason::GaveUp),
            done: members.is_empty(),
        }
    }

    /// The member whose report comes next, limited to what those before it have left over; `None`
    /// once the answer is known.
    #[must_use]
    pub fn member(&self) -> Option<Member> {
        (!self.done).then(|| self.members[self.effort.members].within(&self.left()))
    }

    /// What the members that reported have spent together: nodes are summed, and memory is the
    /// largest of any member, as each frees its own.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Takes the report of [`Tally::member`].
    ///
    /// # Panics
    /// If the answer is known already.
    pub fn add(&mut self, report: Report) {
        assert!(!self.done, "a tally that is done takes no report");
        self.effort.nodes += report.effort.nodes;
        self.effort.memory_bytes = self.effort.memory_bytes.max(report.effort.memory_bytes);
        self.effort.members += 1;
        let settled = match report.verdict {
            Verdict::Won(_)
            | Verdict::Lost
            | Verdict::Unknown(StopReason::Time | StopReason::Cancelled) => true,
            Verdict::Unknown(StopReason::Nodes | StopReason::Memory | StopReason::GaveUp) => {
                self.left().nodes_max == 0
            }
        };
        self.done = settled || self.effort.members == self.members.len();
        self.last = report.verdict;
    }

    /// The verdict of the last member that reported, and what all have spent.
    #[must_use]
    pub fn report(self) -> Report {
        Report {
            verdict: self.last,
            effort: self.effort,
        }
    }

    fn left(&self) -> Limits {
        Limits {
            nodes_max: self.limits.nodes_max.saturating_sub(self.effort.nodes),
            ..self.limits
        }
    }
}

#[cfg(test)]
mod tests {
    use webspinner_rules::games;

    use super::*;
    use crate::portfolio::Portfolio;

    /// Three members that may each look at a hundred positions.
    fn three() -> Vec<Member> {
        let spider = games::find("spider").expect("a built-in game");
        let any = Portfolio::to_solve(spider).members()[0];
        vec![any.within(&Limits::nodes(100)); 3]
    }

    fn reported(verdict: Verdict, nodes: u64, memory_bytes: u64) -> Report {
        let effort = Effort {
            nodes,
            memory_bytes,
            members: 1,
        };
        Report { verdict, effort }
    }

    fn unknown(why: StopReason, nodes: u64) -> Report {
        reported(Verdict::Unknown(why), nodes, 0)
    }

    #[test]
    fn the_first_that_knows_answers_and_all_up_to_it_are_paid_for() {
        let members = three();
        let mut tally = Tally::new(&members, Limits::none());
        tally.add(reported(Verdict::Unknown(StopReason::GaveUp), 70, 900));
        tally.add(reported(Verdict::Lost, 20, 400));
        assert_eq!(tally.member(), None);
        let effort = Effort {
            nodes: 90,
            memory_bytes: 900,
            members: 2,
        };
        let verdict = Verdict::Lost;
        assert_eq!(tally.report(), Report { verdict, effort });
    }

    #[test]
    fn each_gets_what_those_before_it_left_over() {
        let members = three();
        let mut tally = Tally::new(&members, Limits::nodes(150));
        let nodes_max = |tally: &Tally<'_>| tally.member().map(|member| member.limits().nodes_max);
        assert_eq!(nodes_max(&tally), Some(100));
        tally.add(unknown(StopReason::Nodes, 100));
        assert_eq!(nodes_max(&tally), Some(50));
        tally.add(unknown(StopReason::Nodes, 50));
        assert_eq!(nodes_max(&tally), None);
        assert_eq!(tally.report().verdict, Verdict::Unknown(StopReason::Nodes));
    }

    #[test]
    fn stopping_one_member_stops_all() {
        let members = three();
        for why in [StopReason::Time, StopReason::Cancelled] {
            let mut tally = Tally::new(&members, Limits::none());
            tally.add(unknown(why, 5));
            assert_eq!(tally.member(), None);
            assert_eq!(tally.report(), unknown(why, 5));
        }
    }

    #[test]
    fn when_all_have_reported_the_last_one_says_why() {
        let members = three();
        let mut tally = Tally::new(&members, Limits::none());
        for why in [StopReason::GaveUp, StopReason::Nodes, StopReason::Memory] {
            tally.add(unknown(why, 10));
        }
        assert_eq!(tally.member(), None);
        assert_eq!(tally.report().verdict, Verdict::Unknown(StopReason::Memory));
        let none = Tally::new(&[], Limits::none());
        assert_eq!(none.member(), None);
    }
}
