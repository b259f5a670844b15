//! A player that has learned: it searches all that open cards can do, and values what it finds by a
//! network that learned from its own games.
//!
//! Between two new cards everything is known, so a decision is which card to see next: a card
//! turned up in this column or that, or the next row. The player searches what can be
//! [reached](reach) without seeing one, values every way to see one, and looks behind the best of
//! them: it searches on for every card that may turn up, or for some random rows, and takes the way
//! with the best mean. With few cards unseen it first looks for a win that is
//! [certain](Plan::is_certain). Once no card is unseen any more the solver plays.

mod calibration;
mod cards;
mod certain;
mod columns;
mod features;
mod luck;
mod net;
mod nets;
mod odds;
mod reach;
#[cfg(feature = "learn")]
mod self_play;
mod shown;
mod terms;
mod thought_limits;
mod twice;

use std::cell::RefCell;
use std::cmp::Reverse;
use std::iter;
use std::sync::Arc;

use webspinner_rules::{FairGame, Move, Outcome, Position, Rules};
use webspinner_solver::{Limits, NoObserver, Random, StopReason, Verdict, decide, find_line};

use crate::hint::{Hint, hint_of_plan};
use crate::learned::columns::Columns;
use crate::learned::reach::{Judge, Leaf, Reach};
use crate::learned::shown::may_show;
use crate::learned::terms::{Terms, Unseen};
use crate::player::Player;

pub use calibration::Calibration;
pub use cards::CARD_INPUTS;
pub use features::FEATURES;
pub use luck::{Decision, Grade, Totals};
pub use net::{Chances, HEADS, HIDDEN, Net, NotANet, SHAPES};
#[cfg(feature = "learn")]
pub use self_play::{Considered, Inputs, Kind, Lesson, SelfPlayed, play_itself, play_out};
pub use thought_limits::{Look, ThoughtLimits};

/// The moves up to the next new card, and what they promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The moves; the last shows a card, deals a row or wins.
    pub moves: Vec<Move>,
    /// What may come of it. The chance of winning is [calibrated](Calibration) for the usual level.
    pub chances: Chances,
}

impl Plan {
    /// Whether it wins whatever is hidden: the next plans, made after each new card, go on so.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.chances == Chances::WON
    }

    /// The chance of winning in percent, from 1 to 99 unless it is certain.
    #[must_use]
    pub fn percent(&self) -> u8 {
        let percent = (100 * self.chances.win + Chances::CERTAIN / 2) / Chances::CERTAIN;
        match u8::try_from(percent) {
            Ok(percent) if !self.is_certain() => percent.clamp(1, 99),
            _ => 100,
        }
    }

    /// For a game that is won.
    const WON: Self = Self {
        moves: Vec::new(),
        chances: Chances::WON,
    };
}

/// The player.
pub struct LearnedPlayer {
    net: Arc<Net>,
    limits: ThoughtLimits,
    whims: u64,
    terms: Option<(Arc<Rules>, Terms, Columns)>,
    /// What is left of the plan, and the position in which it goes on.
    plan: Vec<Move>,
    expected: Option<Position>,
    chances: Option<Chances>,
}

impl LearnedPlayer {
    /// A player with this network.
    #[must_use]
    pub fn new(net: Arc<Net>, limits: ThoughtLimits) -> Self {
        Self {
            net,
            limits,
            whims: 0,
            terms: None,
            plan: Vec::new(),
            expected: None,
            chances: None,
        }
    }

    /// Has it play another game for every seed but 0: of ways that promise nearly the same, chance
    /// picks one, the same on every machine.
    #[must_use]
    pub fn with_whims(mut self, seed: u64) -> Self {
        self.whims = seed;
        self
    }

    /// What the plan promised that the last advice came from.
    #[must_use]
    pub fn chances(&self) -> Option<Chances> {
        self.chances
    }

    /// The best plan; `None` if none is known to lead on.
    pub fn plan(&mut self, game: &FairGame) -> Option<Plan> {
        let mut plan = self.promising_plan(game)?;
        plan.chances = calibrated(game.rules(), plan.chances);
        Some(plan)
    }

    /// The best plan with what it promises, before that is calibrated.
    pub fn promising_plan(&mut self, game: &FairGame) -> Option<Plan> {
        self.think(game.rules(), |thinker| thinker.plan(game))
    }

    fn think<T>(&mut self, rules: &Arc<Rules>, work: impl FnOnce(Thinker<'_>) -> T) -> T {
        let (terms, columns) = match self.terms.take() {
            Some((known, terms, columns)) if Arc::ptr_eq(&known, rules) => (terms, columns),
            _ => (Terms::new(rules), Columns::new()),
        };
        let columns = RefCell::new(columns);
        let done = work(Thinker {
            net: &self.net,
            terms: &terms,
            columns: &columns,
            limits: self.limits,
            whims: self.whims,
        });
        self.terms = Some((Arc::clone(rules), terms, columns.into_inner()));
        done
    }
}

impl Player for LearnedPlayer {
    fn advise(&mut self, game: &FairGame) -> Option<Hint> {
        let mut position = game.view().any_consistent_position();
        if self.expected.take().as_ref() != Some(&position) || self.plan.is_empty() {
            let plan = self.plan(game)?;
            self.chances = Some(plan.chances);
            self.plan = plan.moves;
        }
        let hint = hint_of_plan(&game.view(), &self.plan)?;
        self.plan.remove(0);
        let legal = game.view().check(hint.play).ok()?;
        let _ = position.apply(game.rules(), legal);
        self.expected = Some(position);
        Some(hint)
    }
}

/// What may come of a game, given what was promised.
fn calibrated(rules: &Rules, promised: Chances) -> Chances {
    let win = Calibration::of(rules).chance(promised.win);
    Chances { win, ..promised }
}

/// How much a whim can add to what a way promises: a point and a half of a hundred.
const WHIM: usize = 1_000;

/// How many nodes the solver may look at behind a card after which every card is known.
const NODES_KNOWN: u64 = 1_000;
/// A short search that finds fewer ways to see a card goes on, up to this many times as far.
const LEAVES_MIN: usize = 4;
const TIMES_AS_FAR: usize = 20;

/// What a decision needs.
#[derive(Clone, Copy)]
struct Thinker<'a> {
    net: &'a Net,
    terms: &'a Terms,
    columns: &'a RefCell<Columns>,
    limits: ThoughtLimits,
    whims: u64,
}

impl<'a> Thinker<'a> {
    fn plan(self, game: &FairGame) -> Option<Plan> {
        if knows_all(game) {
            return finish(game, self.limits.nodes);
        }
        if let Some(plan) = self.certain(game) {
            return Some(plan);
        }
        let unseen = Unseen::new(&game.view().unseen());
        let mut reach = self.reach(game, &unseen, self.limits.tables);
        let (leaf, chances) = self.choose(game, &mut reach)?;
        let moves = reach.moves(&leaf);
        Some(Plan { moves, chances })
    }

    fn reach<'g>(self, game: &'g FairGame, unseen: &'g Unseen, tables_max: usize) -> Reach<'g>
    where
        'a: 'g,
    {
        let judge = Judge {
            rules: game.rules(),
            terms: self.terms,
            net: self.net,
            columns: self.columns,
            unseen,
        };
        Reach::new(judge, game.view().any_consistent_position(), tables_max)
    }

    /// The leaf that promises most, and what.
    fn choose(self, game: &FairGame, reach: &mut Reach<'_>) -> Option<(Leaf, Chances)> {
        let best = reach.leaves().iter().take(self.limits.look.ways.max(1));
        let mut best: Vec<_> = best.map(|&leaf| (leaf, leaf.chances)).collect();
        for look in iter::once(self.limits.look).chain(self.limits.second_look) {
            if best.len() < 2 || best[0].1 == Chances::WON {
                break;
            }
            best.truncate(look.ways);
            let beyond = self.limits.third_look.filter(|_| look == self.closest());
            let looked = best.into_iter().filter_map(|(leaf, _)| {
                let chances = self.behind(game, &reach.moves(&leaf), look, beyond)?;
                Some((leaf, chances))
            });
            best = looked.collect();
            // Of equals the first comes first, as sorting is stable.
            best.sort_by_key(|(_, chances)| Reverse(chances.score()));
        }
        let first = best.first().copied()?;
        if self.whims == 0 || first.1 == Chances::WON {
            return Some(first);
        }
        let mut random = Random(self.whims.rotate_left(32) ^ game.length() as u64);
        let whim = |(_, chances): &(Leaf, Chances)| {
            let whim = i32::try_from(random.below(WHIM)).unwrap_or(0);
            chances.score() + whim
        };
        best.into_iter().max_by_key(whim)
    }

    /// What a plan promises when one looks behind the cards it shows: the mean over those that may
    /// be shown, with a short search from each. It looks `beyond` the best that this search finds
    /// as well.
    fn behind(
        self,
        game: &FairGame,
        moves: &[Move],
        look: Look,
        beyond: Option<Look>,
    ) -> Option<Chances> {
        let (game, last) = before_last(game, moves)?;
        // The same for every plan.
        let mut random = Random(game.view().unseen().len() as u64);
        let (shown, all) = may_show(&game, last, look, &mut random)?;
        let (mut sums, mut weights) = ([0_i64; HEADS], 0);
        for (cards, weight) in shown {
            let mut after = game.clone();
            after.play(last, &cards).ok()?;
            let heads = self.promise(&after, look, beyond).heads();
            for (sum, head) in sums.iter_mut().zip(heads) {
                *sum += weight * i64::from(head);
            }
            weights += weight;
        }
        let mut mean = sums.map(|sum| i32::try_from(sum / weights.max(1)).unwrap_or(0));
        if !all {
            // Some cards that win prove nothing about the others.
            mean[0] = mean[0].min(Chances::CERTAIN - 1);
        }
        Some(mean.into())
    }

    /// The best that a short search finds, once it has looked beyond.
    fn promise(self, game: &FairGame, look: Look, beyond: Option<Look>) -> Chances {
        if game.outcome() == Some(Outcome::Won) {
            return Chances::WON;
        }
        if knows_all(game) && finish(game, NODES_KNOWN).is_some() {
            return Chances::WON;
        }
        let unseen = Unseen::new(&game.view().unseen());
        let mut reach = self.reach(game, &unseen, look.tables);
        // On open tables, the best there are, the first ways to see a card are often far.
        reach.go_on(look.tables * TIMES_AS_FAR, LEAVES_MIN);
        let unfinished = reach.unfinished();
        let best = reach.leaves().iter().copied();
        let promised = match beyond {
            None => best.map(|leaf| leaf.chances).next(),
            Some(beyond) => {
                let best: Vec<Leaf> = best.take(beyond.ways).collect();
                let looked = best.into_iter().filter_map(|leaf| match leaf.chances {
                    Chances::WON => Some(Chances::WON),
                    _ => self.behind(game, &reach.moves(&leaf), beyond, None),
                });
                looked.max_by_key(|chances| chances.score())
            }
        };
        promised.or(unfinished).unwrap_or_else(|| self.lost(game))
    }

    /// The closest look within these limits.
    fn closest(self) -> Look {
        self.limits.second_look.unwrap_or(self.limits.look)
    }

    /// What comes of a game that ends here.
    fn lost(self, game: &FairGame) -> Chances {
        let view = game.view();
        let one = i64::from(Chances::CERTAIN);
        let share = |part: usize, whole: usize| {
            let part = i64::try_from(part).unwrap_or(0) * one;
            i32::try_from(part / i64::try_from(whole.max(1)).unwrap_or(1)).unwrap_or(0)
        };
        let off_table = view.collected().map(<[_]>::len).sum::<usize>()
            + view.foundations().iter().map(Vec::len).sum::<usize>();
        let hidden: usize = view.columns().map(|column| column.face_down()).sum();
        let at_start = usize::try_from(self.terms.hidden_at_start()).unwrap_or(0);
        Chances {
            win: 0,
            off_table: share(off_table, view.rules().pack().size()),
            turned_up: share(at_start.saturating_sub(hidden), at_start),
        }
    }
}

/// The solver's plan once every card is known.
fn finish(game: &FairGame, nodes: u64) -> Option<Plan> {
    let (rules, position) = (game.rules(), game.view().any_consistent_position());
    let report = find_line(rules, &position, &Limits::nodes(nodes), &mut NoObserver).ok()?;
    let verdict = match report.verdict {
        // Where cards have few places to go, the beams try all they know in no time.
        Verdict::Unknown(StopReason::GaveUp) => {
            let left = Limits::nodes(nodes.saturating_sub(report.effort.nodes));
            decide(rules, &position, &left, &mut NoObserver)
                .ok()?
                .verdict
        }
        verdict => verdict,
    };
    match verdict {
        Verdict::Won(moves) if !moves.is_empty() => Some(Plan {
            moves,
            chances: Chances::WON,
        }),
        _ => None,
    }
}

/// The game before the last of these moves, which show no card but with the last.
fn before_last(game: &FairGame, moves: &[Move]) -> Option<(FairGame, Move)> {
    let (&last, before) = moves.split_last()?;
    let mut game = game.clone();
    for &play in before {
        game.play(play, &[]).ok()?;
    }
    Some((game, last))
}

/// Whether no card is unseen.
fn knows_all(game: &FairGame) -> bool {
    game.view().unseen().is_empty()
}
