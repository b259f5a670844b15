//! Several searches, one after another, each with its own limits.

use webspinner_rules::{Position, Rules};

use crate::limits::Limits;
use crate::member::Member;
use crate::observer::{Observer, Progress};
use crate::problem::builds_foundations;
use crate::report::{Report, WrongGame};
use crate::tally::Tally;

/// Several searches for one position, in the order in which they run.
///
/// The first member, in this order, that finds an answer decides; members after it do not matter.
/// So they may run one after another or in parallel: [`Portfolio::tally`] adds up what they report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portfolio {
    members: Vec<Member>,
}

/// The widths of the beams, one after another.
///
/// A narrow beam with other weights wins more often than a wider one with the same, up to about 80
/// positions a level. The slowest of 32,000 deals of Spider wants a width of 40,960; the widest, a
/// minute or more each, are for deals harder than any met so far.
const WIDTHS: [usize; 38] = [
    12, 20, 40, 40, 80, 80, 160, 160, 320, 320, 640, 640, 1280, 1280, 2560, 2560, 2560, 2560, 5120,
    5120, 5120, 5120, 10240, 10240, 10240, 10240, 20480, 20480, 40960, 40960, 40960, 40960, 81920,
    81920, 81920, 81920, 163_840, 163_840,
];

/// After how many beams each other search has its turn, in games of up to [`SMALL_PACK`] cards. The
/// first exact ones prove most of the quick losses. Samples win what needs many moves among cards
/// that all lie in order, each in a different order; few of a crowd find some wins, many find
/// others. With one deck a few deals are won by beams that keep many of a crowd and by no others.
const TURNS: [(usize, Member); 16] = [
    (6, Member::exact(5_000)),
    (10, Member::exact(200_000)),
    (14, Member::crowded_beam(1280, 14)),
    (14, Member::sample(100, 0, 300_000)),
    (14, Member::sample(1000, 1, 300_000)),
    (16, Member::crowded_beam(2560, 16)),
    (18, Member::sample(100, 2, 1_000_000)),
    (18, Member::sample(1000, 3, 1_000_000)),
    (20, Member::crowded_beam(5120, 20)),
    (20, Member::exact(2_000_000)),
    (22, Member::sample(100, 4, 2_000_000)),
    (22, Member::sample(1000, 5, 2_000_000)),
    (22, Member::sample(300, 6, 2_000_000)),
    (26, Member::sample(100, 7, 2_000_000)),
    (26, Member::sample(1000, 8, 2_000_000)),
    (28, Member::exact(100_000_000)),
];

/// The same in larger games. They are seldom searched through, and a node costs up to a tenth of a
/// millisecond there; of the first 32,000 deals of Spider two are lost, one of which is stranded
/// from the start, and the other after 41,953 nodes.
const TURNS_LARGE: [(usize, Member); 2] = [(4, Member::exact(100)), (24, Member::exact(50_000))];

/// One deck is small, two are not.
const SMALL_PACK: usize = 60;

/// How many quick searches of how many nodes each: where one finds no win soon, other weights may.
const QUICK: [(usize, u64); 3] = [(8, 10_000), (24, 50_000), (16, 200_000)];
/// The exact search that has its turn after the shortest of them.
const TURNS_AFTER_QUICK: [(usize, Member); 1] = [(8, Member::exact(200_000))];

impl Portfolio {
    /// The members that [`solve`] runs for a game.
    #[must_use]
    pub fn to_solve(rules: &Rules) -> Self {
        let mut members = Self::to_find_line(rules).members;
        let small = rules.pack().size() <= SMALL_PACK;
        let turns = match small {
            _ if builds_foundations(rules) => &TURNS_AFTER_QUICK[..],
            true => &TURNS,
            false => &TURNS_LARGE,
        };
        // From the last to the first, so that the places stay what they are.
        for &(after, member) in turns.iter().rev() {
            members.insert(after, member);
        }
        members.push(Member::exact(u64::MAX));
        Self { members }
    }

    /// The members that [`find_line`] runs for a game.
    #[must_use]
    pub fn to_find_line(rules: &Rules) -> Self {
        if builds_foundations(rules) {
            let sizes = QUICK.into_iter();
            let nodes = sizes.flat_map(|(times, nodes)| std::iter::repeat_n(nodes, times));
            let members = (0..)
                .zip(nodes)
                .map(|(seed, nodes)| Member::quick(seed, nodes));
            return Self {
                members: members.collect(),
            };
        }
        let beams = WIDTHS.into_iter().zip(0..);
        Self {
            members: beams
                .map(|(width, seed)| Member::beam(width, seed))
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

    /// Runs the members one after another until one finds the answer.
    ///
    /// # Panics
    /// May panic if the position is not [one of the game](Position::is_of).
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
                observer.on_progress(&Progress {
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
///
/// # Errors
/// If the position is not one of the game.
pub fn find_line(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Result<Report, WrongGame> {
    WrongGame::check(rules, start)?;
    Ok(Portfolio::to_find_line(rules).run(rules, start, limits, observer))
}

/// Decides a position as fast as it can: quick searches for a win and exact ones in turns.
///
/// # Errors
/// If the position is not one of the game.
pub fn solve(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Result<Report, WrongGame> {
    WrongGame::check(rules, start)?;
    Ok(Portfolio::to_solve(rules).run(rules, start, limits, observer))
}
