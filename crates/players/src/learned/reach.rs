//! What can be reached by moving open cards alone, and every way to see a new card from there.
//!
//! Best first: the search goes on from the table that promises most, be it by another move or by
//! the row that could be dealt there. A table is kept as the move that leads to it; moves are made
//! and taken back on one position.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::FxHashSet;
use webspinner_rules::{Column, LegalMove, Move, Position, Rules, Undo};

#[cfg(feature = "learn")]
use crate::learned::cards;
use crate::learned::columns::{COLUMNS, Columns, Mark, Marks};
use crate::learned::features::{DEALS, FEATURES, Next, write};
use crate::learned::net::{Chances, FirstLayer, Net};
#[cfg(feature = "learn")]
use crate::learned::self_play::Inputs;
use crate::learned::terms::ONE;
use crate::learned::terms::{Terms, Unseen};

/// What values a table.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) terms: &'a Terms,
    pub(crate) net: &'a Net,
    pub(super) columns: &'a RefCell<Columns>,
    pub(crate) unseen: &'a Unseen,
}

impl Judge<'_> {
    fn chances(
        &self,
        first: &mut FirstLayer,
        position: &Position,
        marks: &Marks,
        next: Next,
    ) -> Chances {
        let Self {
            terms, net, unseen, ..
        } = self;
        let columns = &mut *self.columns.borrow_mut();
        columns.look_at(net, terms, position, marks, next.turned());
        let of_column = |place| columns.features(place);
        let mut features = [0; FEATURES];
        write(terms, position, of_column, unseen, next, &mut features);
        first.update(net, &features);
        if net.knows_cards() {
            first.set_cards(columns.card_sums(net, terms, position, unseen));
        }
        net.chances(first)
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
    marks: Marks,
    /// The nodes passed on the way to the position, each with how to go back.
    path: Vec<(u32, Made)>,
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
            marks: Marks::new(&start),
            position: start,
            path: Vec::new(),
            nodes: Vec::new(),
            leaves: Vec::new(),
            known: FxHashSet::default(),
            open: BinaryHeap::new(),
            moves: Vec::new(),
            start: Chances::default(),
        };
        reach.known.insert(reach.marks.fingerprint(&reach.position));
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
        let chances = self.value(Next::Move);
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

    fn value(&mut self, next: Next) -> Chances {
        let (judge, first) = (&self.judge, &mut self.first);
        judge.chances(first, &self.position, &self.marks, next)
    }

    fn make(&mut self, play: LegalMove) -> Made {
        let undo = self.position.apply(self.judge.rules, play);
        let columns = columns_of(play.get());
        let marks = columns.map(|column| Some(self.marks.update(column?, &self.position)));
        Made { undo, marks }
    }

    fn take_back(&mut self, made: Made) {
        self.position.undo(made.undo);
        for (column, mark) in made.marks.into_iter().flatten() {
            self.marks.set(column, mark);
        }
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
            let made = self.make(play);
            if self.known.insert(self.marks.fingerprint(&self.position)) {
                let turned = turned_up(&down, &self.position);
                if rules.is_won(&self.position) {
                    self.leaf(node, play, Chances::WON);
                } else if turned == 0 {
                    let _ = self.add(node, Some(play));
                } else {
                    let chances = self.value(Next::TurnUp(turned));
                    self.leaf(node, play, chances);
                }
            }
            self.take_back(made);
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
        while let Some(&(passed, made)) = self.path.last() {
            if passed == at {
                break;
            }
            self.take_back(made);
            self.path.pop();
        }
        for &at in way.iter().rev() {
            let play = self.nodes[at as usize].play.expect("not the start");
            let made = self.make(play);
            self.path.push((at, made));
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
        let made = self.make(leaf.play);
        let inputs = self.inputs(match turned_up(&before, &self.position) {
            0 => Next::Move,
            turned => Next::TurnUp(turned),
        });
        self.take_back(made);
        inputs
    }

    fn inputs(&self, next: Next) -> Inputs {
        let Judge {
            net, terms, unseen, ..
        } = self.judge;
        let position = &self.position;
        let columns = &mut *self.judge.columns.borrow_mut();
        columns.look_at(net, terms, position, &self.marks, next.turned());
        let of_column = |place| columns.features(place);
        let (mut features, mut cards) = (Box::new([0; FEATURES]), Vec::new());
        write(terms, position, of_column, unseen, next, &mut features);
        cards::write(terms, position, unseen, next, &mut cards);
        Inputs { features, cards }
    }
}

/// A move that was made, and how to undo it.
#[derive(Clone, Copy)]
struct Made {
    undo: Undo,
    /// The marks that columns had.
    marks: [Option<(Column, Mark)>; 2],
}

/// The columns that a move changes, unless it deals a row.
fn columns_of(play: Move) -> [Option<Column>; 2] {
    match play {
        Move::Shift { from, to, .. } => [Some(from), Some(to)],
        Move::ToFoundation { from, .. } | Move::ToReserve { from, .. } | Move::Collect { from } => {
            [Some(from), None]
        }
        Move::FromReserve { to, .. } => [None, Some(to)],
        Move::Deal => [None, None],
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
        Move::ToReserve { slot, .. } => {
            let before = &position.reserves()[..slot.index()];
            before.iter().all(Option::is_some)
        }
        Move::ToFoundation { .. } | Move::Collect { .. } => true,
    }
}
