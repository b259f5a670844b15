//! Games from which the network learns.

use std::sync::Arc;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{FairGame, Game, Move, Outcome, Rules};
use webspinner_solver::Random;

use crate::learned::features::FEATURES;
use crate::learned::net::{Chances, HEADS, Net};
use crate::learned::shown::some_shown;
use crate::learned::terms::{Terms, Unseen};
use crate::learned::{Effort, Thinker, finish, knows_all};
use crate::player::Player;

/// How much a target follows the rest of the game rather than the next estimate, in percent.
const TRUST_PERCENT: i64 = 80;
/// How many tables of each search are learned from by what followed in the search itself.
const TABLES: usize = 3;
/// More decisions than any game takes.
const DECISIONS_MAX: usize = 500;
/// More moves than any game takes.
const MOVES_MAX: usize = 2_000;

/// A table, and what came of it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Its features.
    pub features: Box<[i16; FEATURES]>,
    /// What the network should say.
    pub target: Chances,
}

/// A game that a player played to learn from.
#[derive(Clone, Debug)]
pub struct SelfPlayed {
    /// How it ended.
    pub end: Chances,
    /// What there is to learn.
    pub samples: Vec<Sample>,
}

/// Plays a deal to the end.
///
/// # Panics
/// If the rules have no such deal.
#[must_use]
pub fn play_itself(
    rules: &Arc<Rules>,
    shuffle: &Shuffle,
    net: &Net,
    effort: Effort,
    seed: u64,
) -> SelfPlayed {
    let terms = &Terms::new(rules);
    let thinker = Thinker { net, terms, effort };
    let mut game = rules.new_game(shuffle).expect("a deal of the game");
    let mut random = Random(seed);
    let mut samples = Vec::new();
    // For each decision its value, and the samples that share its return.
    let mut decisions: Vec<(Chances, std::ops::Range<usize>)> = Vec::new();
    let end = loop {
        let fair = FairGame::from(&game);
        if game.outcome() == Some(Outcome::Won) {
            break Chances::WON;
        }
        if knows_all(&fair) {
            let plan = finish(&fair, effort.nodes);
            break plan.map_or_else(|| thinker.lost(&fair), |plan| plan.chances);
        }
        if decisions.len() == DECISIONS_MAX {
            break thinker.lost(&fair);
        }
        let unseen = Unseen::new(&fair.view().unseen());
        let mut reach = thinker.reach(&fair, &unseen, effort.tables);
        let Some((leaf, chances)) = thinker.choose(&fair, &mut reach) else {
            break thinker.lost(&fair);
        };
        let begin = samples.len();
        let mut keep = |write: &mut dyn FnMut(&mut [i16; FEATURES]), target| {
            let mut features = Box::new([0; FEATURES]);
            write(&mut features);
            samples.push(Sample { features, target });
        };
        keep(&mut |features| reach.features_of(&leaf, features), chances);
        keep(&mut |features| reach.features_at(0, features), chances);
        let way = reach.way(&leaf);
        if !way.is_empty() {
            let node = way[random.below(way.len())];
            keep(&mut |features| reach.features_at(node, features), chances);
        }
        let shared = begin..begin + 2 + usize::from(!way.is_empty());
        let best = reach.best_after();
        for _ in 0..TABLES {
            let node = random.below(reach.tables());
            if let Some(target) = best[node] {
                let node = u32::try_from(node).expect("a search ends before");
                keep(&mut |features| reach.features_at(node, features), target);
            }
        }
        // Not what was seen behind it: a short look finds less than the next decision will, and the
        // difference would add up from decision to decision.
        decisions.push((leaf.chances, shared));
        let moves = reach.moves(&leaf);
        play_all(&mut game, &moves);
    };
    let mut target = end;
    // The last target is how it ended.
    let mut estimate = end;
    for (value, shared) in decisions.into_iter().rev() {
        target = mixed(target, estimate);
        for sample in &mut samples[shared] {
            sample.target = target;
        }
        estimate = value;
    }
    SelfPlayed { end, samples }
}

/// Plays these moves and then to the end, in a random world: whatever is shown is any of the unseen
/// cards.
///
/// # Panics
/// If one of the moves is illegal.
pub fn play_out(
    mut game: FairGame,
    line: &[Move],
    player: &mut dyn Player,
    random: &mut Random,
) -> FairGame {
    let mut line = line.iter().copied();
    while game.outcome().is_none() && game.length() < MOVES_MAX {
        let next = line.next();
        let Some(play) = next.or_else(|| Some(player.advise(&game)?.play)) else {
            break;
        };
        let unseen = game.view().unseen();
        let shown = some_shown(&game, play, unseen, random).expect("a legal move");
        let _ = game.play(play, &shown).expect("what it shows is unseen");
    }
    game
}

fn play_all(game: &mut Game, moves: &[Move]) {
    for &play in moves {
        let _ = game.play(play).expect("a plan is legal");
    }
}

/// The return of a decision, of what came later and the estimate made next.
fn mixed(later: Chances, next: Chances) -> Chances {
    let mut heads = [0; HEADS];
    for (head, (later, next)) in heads
        .iter_mut()
        .zip(later.heads().into_iter().zip(next.heads()))
    {
        let sum = i64::from(later) * TRUST_PERCENT + i64::from(next) * (100 - TRUST_PERCENT);
        *head = i32::try_from(sum / 100).unwrap_or(0);
    }
    heads.into()
}
