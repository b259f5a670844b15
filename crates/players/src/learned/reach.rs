//! What can be reached by moving open cards alone, and every way to see a new card from there.
//!
//! Best first: the search goes on from the table that promises most, be it by another move or by
//! the row that could be dealt there. A table is kept as the move that leads to it; moves are made
//! and taken back on one position.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::FxHashSet;
use webspinner_rules::{COLUMNS_MAX, Column, LegalMove, Move, Position, Rules, Undo};

use crate::learned::cards;
use crate::learned::features::{DEALS, FEATURES, Next, write};
use crate::learned::net::{Chances, FirstLayer, Net};
#[cfg(feature = "learn")]
use crate::learned::self_play::Inputs;
use crate::learned::terms::ONE;
use crate::learned::terms::{Terms, Unseen};
use crate::search::fingerprint;

/// As many columns as a game may have.
const COLUMNS: usize = COLUMNS_MAX as usize;
/// As many inputs of cards as most tables have.
const ROWS: usize = 400;

/// What values a table.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) terms: &'a Terms,
    pub(crate) net: &'a Net,
    pub(crate) unseen: &'a Unseen,
}

impl Judge<'_> {
    fn chances(&self, first: &mut FirstLayer, position: &Position, next: Next) -> Chances {
        let mut features = [0; FEATURES];
        write(self.terms, position, self.unseen, next, &mut features);
        first.update(self.net, &features);
        if self.net.knows_cards() {
            let mut rows = Vec::with_capacity(ROWS);
            cards::write(self.terms, position, self.unseen, next, &mut rows);
            first.set_cards(self.net, &rows);
        }
        self.net.chances(first)
    }
}

/// A table that is reached without seeing a new card.
#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    /// The move that leads to it; `None` at the start.
    play: Option<LegalMove>,
}

/// A way to see a new card, or to win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaf {
    /// The table before the last move.
    node: u32,
    /// The last move.
    pub(crate) play: LegalMove,
    pub(crate) chances: Chances,
}

/// A search, and where it stands.
pub(crate) struct Reach<'a> {
    judge: Judge<'a>,
    first: FirstLayer,
    position: Position,
    /// The nodes passed on the way to the position, each with how to go back.
    path: Vec<(u32, Undo)>,
    nodes: Vec<Node>,
    leaves: Vec<Leaf>,
    known: FxHashSet<u64>,
    open: BinaryHeap<(i32, Reverse<u32>)>,
    moves: Vec<LegalMove>,
    /// What the network makes of the table at the start.
    start: Chances,
}

impl<'a> Reach<'a> {
    /// Searches until this many tables are valued.
    pub(crate) fn new(judge: Judge<'a>, start: Position, tables_max: usize) -> Self {
        let mut reach = Self {
            judge,
            first: FirstLayer::new(judge.net),
            position: start,
            path: Vec::new(),
            nodes: Vec::new(),
            leaves: Vec::new(),
            known: FxHashSet::default(),
            open: BinaryHeap::new(),
            moves: Vec::new(),
            start: Chances::default(),
        };
        reach.known.insert(fingerprint(&reach.position));
        reach.start = reach.add(0, None);
        reach.go_on(tables_max, usize::MAX);
        reach
    }

    /// Searches on until this many tables are valued, or this many ways to see a new card found.
    pub(crate) fn go_on(&mut self, tables_max: usize, leaves_wanted: usize) {
        while self.nodes.len() + self.leaves.len() < tables_max
            && self.leaves.len() < leaves_wanted
            && let Some((_, Reverse(node))) = self.open.pop()
        {
            self.expand(node);
        }
    }

    /// What the start promises by itself if there is more to find than was; `None` if all is
    /// found.
    pub(crate) fn unfinished(&self) -> Option<Chances> {
        (!self.open.is_empty()).then_some(self.start)
    }

    /// Adds the table on which the position stands, and the row that can be dealt there. Returns
    /// what the table promises if another move comes next.
    fn add(&mut self, parent: u32, play: Option<LegalMove>) -> Chances {
        let Judge { rules, .. } = self.judge;
        let node = u32::try_from(self.nodes.len()).expect("a search ends before");
        self.nodes.push(Node { parent, play });
        let chances = self
            .judge
            .chances(&mut self.first, &self.position, Next::Move);
        let mut best = chances.score();
        if let Ok(play) = rules.check(&self.position, Move::Deal) {
            // All else is as before.
            self.first.set(self.judge.net, DEALS, ONE);
            let dealt = self.judge.net.chances(&self.first);
            best = best.max(dealt.score());
            self.leaf(node, play, dealt);
        }
        self.open.push((best, Reverse(node)));
        chances
    }

    fn expand(&mut self, node: u32) {
        self.go_to(node);
        let Judge { rules, .. } = self.judge;
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        rules.legal_moves_into(&self.position, &mut moves);
        let vacancy = self.position.vacancies().next();
        let down = face_down(&self.position);
        for &play in &moves {
            if !is_worth_it(rules, &self.position, vacancy, play) {
                continue;
            }
            let undo = self.position.apply(rules, play);
            if self.known.insert(fingerprint(&self.position)) {
                let turned = turned_up(&down, &self.position);
                if rules.is_won(&self.position) {
                    self.leaf(node, play, Chances::WON);
                } else if turned == 0 {
                    let _ = self.add(node, Some(play));
                } else {
                    let next = Next::TurnUp(turned);
                    let chances = self.judge.chances(&mut self.first, &self.position, next);
                    self.leaf(node, play, chances);
                }
            }
            self.position.undo(undo);
        }
        self.moves = moves;
    }

    fn leaf(&mut self, node: u32, play: LegalMove, chances: Chances) {
        self.leaves.push(Leaf {
            node,
            play,
            chances,
        });
    }

    /// Brings the position to a node.
    fn go_to(&mut self, node: u32) {
        let mut way = Vec::new();
        let mut at = node;
        // Up to the first node that is on the present path; nodes are numbered in the order found.
        while at != 0 && !self.path.iter().any(|&(passed, _)| passed == at) {
            way.push(at);
            at = self.nodes[at as usize].parent;
        }
        while let Some(&(passed, undo)) = self.path.last() {
            if passed == at {
                break;
            }
            self.position.undo(undo);
            self.path.pop();
        }
        for &at in way.iter().rev() {
            let play = self.nodes[at as usize].play.expect("not the start");
            let undo = self.position.apply(self.judge.rules, play);
            self.path.push((at, undo));
        }
    }

    /// Every way to see a new card or to win, the most promising first.
    pub(crate) fn leaves(&mut self) -> &[Leaf] {
        let order = |leaf: &Leaf| (Reverse(leaf.chances.score()), leaf.node);
        self.leaves.sort_by_key(order);
        &self.leaves
    }

    /// The moves that lead to a leaf, its own among them.
    pub(crate) fn moves(&self, leaf: &Leaf) -> Vec<Move> {
        let mut moves = vec![leaf.play.get()];
        let mut at = leaf.node;
        while let Some(play) = self.nodes[at as usize].play {
            moves.push(play.get());
            at = self.nodes[at as usize].parent;
        }
        moves.reverse();
        moves
    }
}

/// What is learned from a search.
#[cfg(feature = "learn")]
impl Reach<'_> {
    /// The nodes on the way to a leaf, the start not among them.
    pub(crate) fn way(&self, leaf: &Leaf) -> Vec<u32> {
        let mut way = Vec::new();
        let mut at = leaf.node;
        while at != 0 {
            way.push(at);
            at = self.nodes[at as usize].parent;
        }
        way
    }

    /// What the network is given of a table.
    pub(crate) fn inputs_at(&mut self, node: u32) -> Inputs {
        self.go_to(node);
        self.inputs(Next::Move)
    }

    /// What the network is given of a leaf.
    pub(crate) fn inputs_of(&mut self, leaf: &Leaf) -> Inputs {
        self.go_to(leaf.node);
        if leaf.play.get() == Move::Deal {
            return self.inputs(Next::Deal);
        }
        let before = face_down(&self.position);
        let undo = self.position.apply(self.judge.rules, leaf.play);
        let inputs = self.inputs(match turned_up(&before, &self.position) {
            0 => Next::Move,
            turned => Next::TurnUp(turned),
        });
        self.position.undo(undo);
        inputs
    }

    fn inputs(&self, next: Next) -> Inputs {
        let Judge { terms, unseen, .. } = self.judge;
        let (mut features, mut cards) = (Box::new([0; FEATURES]), Vec::new());
        write(terms, &self.position, unseen, next, &mut features);
        cards::write(terms, &self.position, unseen, next, &mut cards);
        Inputs { features, cards }
    }
}

/// How many cards of each column lie face down.
fn face_down(position: &Position) -> [usize; COLUMNS] {
    let mut down = [0; COLUMNS];
    for (down, pile) in down.iter_mut().zip(position.columns()) {
        *down = pile.face_down();
    }
    down
}

/// The columns that have fewer cards face down than before, as bits.
fn turned_up(before: &[usize; COLUMNS], position: &Position) -> u32 {
    let columns = before.iter().zip(position.columns()).enumerate();
    let turned = columns.filter(|(_, (before, pile))| pile.face_down() < **before);
    turned.fold(0, |columns, (column, _)| columns | 1 << column)
}

/// Whether a move may lead to something that no other leads to: no row deal, only the first of
/// equal vacancies, and no unit is parted but to join another.
fn is_worth_it(
    rules: &Rules,
    position: &Position,
    vacancy: Option<Column>,
    play: LegalMove,
) -> bool {
    match play.get() {
        Move::Deal => false,
        Move::Shift { from, to, count } => {
            let pile = position.column(from);
            let (cards, kept) = (pile.cards(), pile.cards().len() - usize::from(count));
            let onto = position.column(to).end();
            if onto.is_none() && (Some(to) != vacancy || kept == 0) {
                return false;
            }
            let parts = kept > pile.face_down() && rules.joins(cards[kept - 1], cards[kept]);
            !parts || onto.is_some_and(|onto| rules.joins(onto, cards[kept]))
        }
        Move::FromReserve { to, .. } => !position.column(to).is_empty() || Some(to) == vacancy,
        Move::ToFoundation { .. } | Move::Collect { .. } => true,
    }
}
