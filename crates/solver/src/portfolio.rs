//! Several searches, one after the other, each with limits of its own.

use webspinner_rules::{Position, Rules};

use crate::beam::Beam;
use crate::decide::decide;
use crate::foundations::{self, Quick};
use crate::limits::Limits;
use crate::observer::{Observer, Progress};
use crate::report::Report;
use crate::tally::Tally;

/// One search of a portfolio.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    search: Search,
    limits: Limits,
}

/// How a member searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Search {
    /// For a win, by any means.
    Beam(Beam),
    /// For a win in a game of foundations.
    Quick(Quick),
    /// For a win that keeps a rule more than the game has.
    Stricter(Quick),
    /// For the truth.
    Exact,
}

impl Member {
    const fn beam(width: usize, seed: u64, takes_apart: bool) -> Self {
        Self {
            search: Search::Beam(Beam {
                width,
                seed,
                price: 0,
                takes_apart,
            }),
            limits: Limits::none(),
        }
    }

    const fn quick(seed: u64, nodes_max: u64) -> Self {
        let quick = Quick {
            crowd_max: CROWD_MAX,
            seed,
        };
        // The turns with all, few and more of the positions fall to both alike.
        let search = if seed % 2 == 1 {
            Search::Stricter(quick)
        } else {
            Search::Quick(quick)
        };
        Self {
            search,
            limits: Limits::nodes(nodes_max),
        }
    }

    const fn exact(nodes_max: u64) -> Self {
        Self {
            search: Search::Exact,
            limits: Limits::nodes(nodes_max),
        }
    }

    /// What it may spend.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// The same search with no more than these limits either. Limits stop a search and never steer
    /// it: as long as it does not reach them it does the same under wider ones.
    #[must_use]
    pub fn within(&self, limits: &Limits) -> Self {
        Self {
            limits: self.limits.min(limits),
            ..*self
        }
    }

    /// Runs it: the same answer every time, whatever other members do.
    pub fn run(&self, rules: &Rules, start: &Position, observer: &mut dyn Observer) -> Report {
        match self.search {
            Search::Beam(beam) => beam.run(rules, start, &self.limits, observer),
            Search::Quick(quick) => quick.run(rules, start, &self.limits, observer),
            Search::Stricter(quick) => {
                let stricter = foundations::stricter(rules);
                let rules = stricter.as_ref().unwrap_or(rules);
                quick.run(rules, start, &self.limits, observer)
            }
            Search::Exact => decide(rules, start, &self.limits, observer),
        }
    }
}

/// The searches that answer a question, in the order in which they are asked.
///
/// The answer is that of the first member, in this order, that knows one; members after it do not
/// matter. So they may run one after the other or side by side: [`Portfolio::tally`] adds up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portfolio {
    members: Vec<Member>,
}

/// The widths of the beams, one after the other.
///
/// A narrow beam with other weights wins more often than a wider one with the same, up to about 80
/// positions a level. The widest are for the one deal in three hundred that resists all others.
const WIDTHS: [usize; 30] = [
    12, 20, 40, 40, 80, 80, 160, 160, 320, 320, 640, 640, 1280, 1280, 2560, 2560, 2560, 2560, 5120,
    5120, 5120, 5120, 10240, 10240, 10240, 10240, 20480, 20480, 40960, 40960,
];

/// After them beams that may take runs apart, each before one that may not and is twice as wide: for the
/// one deal of Spider in a thousand that is still open then.
const LAST_WIDTHS: [usize; 5] = [5120, 10240, 20480, 40960, 81920];

/// After how many beams an exact search has its turn, and with how many nodes, in games of up to
/// [`SMALL_PACK`] cards. The first proves most of the quick losses; of the deals of Spiderette that
/// nothing else has decided by then the widest beams win half, so they come before the last of these.
const EXACT: [(usize, u64); 4] = [
    (6, 5_000),
    (10, 200_000),
    (20, 2_000_000),
    (28, 100_000_000),
];

/// The same in larger games. They are seldom searched through, and a node costs up to a tenth of a
/// millisecond there; of the first 32,000 deals of Spider two are lost, one of which is stranded
/// from the start, and the other after 41,953 nodes.
const EXACT_LARGE: [(usize, u64); 2] = [(4, 100), (24, 50_000)];

/// One deck is small, two are not.
const SMALL_PACK: usize = 60;

/// So many quick searches of so many nodes each: where one finds no win soon, other weights may.
const QUICK: [(usize, u64); 3] = [(8, 10_000), (24, 50_000), (16, 200_000)];
/// How many positions of a crowd a quick search looks at.
const CROWD_MAX: u32 = 10;
/// After the shortest of them an exact search has its turn, with so many nodes.
const EXACT_AFTER_QUICK: [(usize, u64); 1] = [(8, 200_000)];

impl Portfolio {
    /// All that [`solve`] does with a game.
    #[must_use]
    pub fn to_solve(rules: &Rules) -> Self {
        let mut members = Self::to_find_line(rules).members;
        let small = rules.pack().size() <= SMALL_PACK;
        let exact = match small {
            _ if foundations::suit(rules) => &EXACT_AFTER_QUICK[..],
            true => &EXACT,
            false => &EXACT_LARGE,
        };
        // From the last to the first, so that the places stay what they are.
        for &(after, nodes_max) in exact.iter().rev() {
            members.insert(after, Member::exact(nodes_max));
        }
        members.push(Member::exact(u64::MAX));
        Self { members }
    }

    /// All that [`find_line`] does with a game.
    #[must_use]
    pub fn to_find_line(rules: &Rules) -> Self {
        if foundations::suit(rules) {
            let sizes = QUICK.into_iter();
            let nodes = sizes.flat_map(|(times, nodes)| std::iter::repeat_n(nodes, times));
            let members = (0..)
                .zip(nodes)
                .map(|(seed, nodes)| Member::quick(seed, nodes));
            return Self {
                members: members.collect(),
            };
        }
        let last = LAST_WIDTHS
            .into_iter()
            .flat_map(|width| [(width, true), (2 * width, false)]);
        let beams = (WIDTHS.into_iter().map(|width| (width, false)))
            .chain(last)
            .zip(0..);
        Self {
            members: beams
                .map(|((width, takes_apart), seed)| Member::beam(width, seed, takes_apart))
                .collect(),
        }
    }

    /// The members in their order.
    #[must_use]
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// An empty tally of what the members report, within these limits for all of them together.
    #[must_use]
    pub fn tally(&self, limits: &Limits) -> Tally<'_> {
        Tally::new(&self.members, *limits)
    }

    /// Runs the members one after the other until one knows the answer.
    pub fn run(
        &self,
        rules: &Rules,
        start: &Position,
        limits: &Limits,
        observer: &mut dyn Observer,
    ) -> Report {
        let mut tally = self.tally(limits);
        while let Some(member) = tally.member() {
            let before = tally.effort();
            let mut watch = |progress: &Progress| {
                observer.look(&Progress {
                    nodes: before.nodes + progress.nodes,
                    member: before.members,
                    ..*progress
                })
            };
            tally.add(member.run(rules, start, &mut watch));
        }
        tally.report()
    }
}

/// Looks for a win by any means. It never says [`Verdict::Lost`](crate::Verdict::Lost).
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
