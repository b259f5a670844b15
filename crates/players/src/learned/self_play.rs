//! Games from which the network learns.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::sync::Arc;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{FairGame, Game, Move, Outcome, Rules};
use webspinner_solver::Random;

use crate::learned::columns::Columns;
use crate::learned::features::FEATURES;
use crate::learned::net::{Chances, Net};
use crate::learned::reach::{Leaf, Reach};
use crate::learned::shown::some_shown;
use crate::learned::terms::{Terms, Unseen};
use crate::learned::{Look, Thinker, ThoughtLimits, finish, knows_all};
use crate::player::Player;

/// More decisions than any game takes.
const DECISIONS_MAX: usize = 500;
/// More moves than any game takes.
const MOVES_MAX: usize = 2_000;
/// Behind how many ways it looks two cards deep.
const WAYS_DEEP: usize = 6;
/// With so few rows left, a wrong decision costs most.
const ROWS_FEW: usize = 2;

/// How to play to learn.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// How much it thinks: it looks once, behind this many of the best ways.
    pub limits: ThoughtLimits,
    /// Behind how many other ways it looks, picked at random.
    pub others: usize,
    /// How it looks a second card deep.
    pub beyond: Look,
    /// In how many of a hundred decisions it does so: usually, and with few rows left.
    pub deep_percent: [usize; 2],
}

/// What the network is given of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inputs {
    /// Its features.
    pub features: Box<[i16; FEATURES]>,
    /// The rows of its inputs of cards.
    pub cards: Vec<u16>,
}

/// What a table that was considered is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One on which another move comes next.
    Table,
    /// A way to see a card turned up.
    Turn,
    /// A way to see a row.
    Row,
}

/// A table that was considered, and what was found behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Considered {
    /// What it is.
    pub kind: Kind,
    /// In which decision of the game, counted from 0.
    pub decision: usize,
    /// How many rows were left.
    pub rows_left: usize,
    /// Whether it is the way that was chosen.
    pub is_chosen: bool,
    /// What a look behind it found: the mean over the cards that may come. For a table, behind the
    /// way chosen.
    pub look: Chances,
    /// What a look two cards deep found.
    pub deep: Option<Chances>,
    /// What the network is given of it.
    pub inputs: Inputs,
}

/// A game that a player played to learn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelfPlayed {
    /// How it ended.
    pub is_won: bool,
    /// What there is to learn.
    pub considered: Vec<Considered>,
}

/// A way to see a card, and what was found behind it.
struct Way {
    leaf: Leaf,
    look: Chances,
    deep: Option<Chances>,
}

impl Lesson {
    /// The ways to learn from, and the best of them first.
    fn ways(
        &self,
        thinker: Thinker<'_>,
        game: &FairGame,
        reach: &mut Reach<'_>,
        random: &mut Random,
    ) -> Vec<Way> {
        let mut others = reach.leaves().to_vec();
        let best = self.limits.look.ways.min(others.len());
        let mut leaves: Vec<Leaf> = others.drain(..best).collect();
        for _ in 0..self.others.min(others.len()) {
            leaves.push(others.swap_remove(random.below(others.len())));
        }
        let look = |leaf: &Leaf, beyond| match leaf.chances {
            Chances::WON => Some(Chances::WON),
            _ => thinker.behind(game, &reach.moves(leaf), self.limits.look, beyond),
        };
        let ways = leaves.into_iter().filter_map(|leaf| {
            let (look, deep) = (look(&leaf, None)?, None);
            Some(Way { leaf, look, deep })
        });
        let mut ways: Vec<Way> = ways.collect();
        ways.sort_by_key(|way| Reverse(way.look.score()));
        let is_late = rows_left(game) <= ROWS_FEW;
        if random.below(100) < self.deep_percent[usize::from(is_late)] {
            let count = WAYS_DEEP.min(ways.len());
            for way in &mut ways[..count] {
                way.deep = look(&way.leaf, Some(self.beyond));
            }
            ways[..count].sort_by_key(|way| Reverse(way.deep.map(Chances::score)));
        }
        ways
    }
}

fn rows_left(game: &FairGame) -> usize {
    let view = game.view();
    view.stock_len().div_ceil(view.columns().count().max(1))
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
    lesson: &Lesson,
    seed: u64,
) -> SelfPlayed {
    let terms = &Terms::new(rules);
    let limits = lesson.limits;
    let columns = &RefCell::new(Columns::new());
    let thinker = Thinker {
        net,
        terms,
        columns,
        limits,
        whims: 0,
    };
    let mut game = rules.new_game(shuffle).expect("a deal of the game");
    let mut random = Random(seed);
    let mut considered = Vec::new();
    for decision in 0..DECISIONS_MAX {
        let fair = FairGame::from(&game);
        if knows_all(&fair) {
            if let Some(plan) = finish(&fair, limits.nodes) {
                play_all(&mut game, &plan.moves);
            }
            break;
        }
        let unseen = Unseen::new(&fair.view().unseen());
        let mut reach = thinker.reach(&fair, &unseen, limits.tables);
        let ways = lesson.ways(thinker, &fair, &mut reach, &mut random);
        let Some(chosen) = ways.first() else { break };
        let mut keep = |kind, is_chosen, way: &Way, inputs| {
            considered.push(Considered {
                kind,
                decision,
                rows_left: rows_left(&fair),
                is_chosen,
                look: way.look,
                deep: way.deep,
                inputs,
            });
        };
        for (nth, way) in ways.iter().enumerate() {
            let kind = match way.leaf.play.get() {
                Move::Deal => Kind::Row,
                _ => Kind::Turn,
            };
            keep(kind, nth == 0, way, reach.inputs_of(&way.leaf));
        }
        keep(Kind::Table, false, chosen, reach.inputs_at(0));
        let path = reach.way(&chosen.leaf);
        if !path.is_empty() {
            let node = path[random.below(path.len())];
            keep(Kind::Table, false, chosen, reach.inputs_at(node));
        }
        play_all(&mut game, &reach.moves(&chosen.leaf));
        if game.outcome() == Some(Outcome::Won) {
            break;
        }
    }
    SelfPlayed {
        is_won: game.outcome() == Some(Outcome::Won),
        considered,
    }
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
