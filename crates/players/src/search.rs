//! Looking ahead over the open cards: where do the legal moves lead?
//!
//! The search goes best first: it always goes on from the most valuable position that it has found
//! and not left yet, so it follows promising lines deeply and drops the others. Each position is
//! reached once, by the line that found it first. It never looks past a card turned up, a run taken
//! off or a row deal, because what follows is not known.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hash::BuildHasher;

use rustc_hash::{FxBuildHasher, FxHashSet};
use webspinner_rules::{LegalMove, Move, Pile, Position, Rules};

use crate::evaluation::evaluate;

/// How many positions the search for a hint keeps. More wins more, but an answer must come at once.
pub(crate) const POSITIONS_MAX: usize = 400;
/// What a move must gain to be worth making. Chosen with the weights of the evaluation.
const MOVE_COST: i32 = 120;

/// A hash that distinguishes positions while no card is turned up or dealt. The order of the
/// columns does not count. If two positions collide, a line is missed, nothing worse.
pub(crate) type Fingerprint = u64;

/// A legal move, and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// The move.
    pub(crate) play: LegalMove,
    /// Whether it leads back to a position that was passed before.
    pub(crate) leads_back: bool,
    /// The value of the position after this move alone, less its cost.
    pub(crate) alone: i32,
    /// The best value that a line beginning with it leads to, less the cost of all its moves.
    pub(crate) best: i32,
}

/// A position from which the search can go on.
struct Node {
    value: i32,
    found: Reverse<usize>,
    cost: i32,
    line: usize,
    position: Position,
}

struct Search<'a> {
    rules: &'a Rules,
    passed: &'a FxHashSet<Fingerprint>,
    known: FxHashSet<Fingerprint>,
    open: BinaryHeap<Node>,
    lines: Vec<Line>,
    found: usize,
}

/// The fingerprint of a position.
pub(crate) fn fingerprint(position: &Position) -> Fingerprint {
    let columns = position.columns().iter().map(fingerprint_of);
    fingerprint_with(columns.fold(0, u64::wrapping_add), position)
}

/// The fingerprint of a column.
pub(crate) fn fingerprint_of(column: &Pile) -> Fingerprint {
    FxBuildHasher.hash_one(column)
}

/// The fingerprint of a position, given the sum of its columns' fingerprints.
pub(crate) fn fingerprint_with(columns: u64, position: &Position) -> Fingerprint {
    let founded: Vec<usize> = position.foundations().iter().map(Vec::len).collect();
    // Which reserve holds which card makes no difference.
    let mut reserved = position.reserves().to_vec();
    reserved.sort_unstable();
    FxBuildHasher.hash_one((columns, founded, reserved, position.collected_len()))
}

/// The legal moves with where they lead, the best first; the row deal is not among them. A move
/// back to a position that was `passed` comes last, and no line goes through one.
pub(crate) fn lines(
    rules: &Rules,
    start: &Position,
    passed: &FxHashSet<Fingerprint>,
    positions_max: usize,
) -> Vec<Line> {
    let mut search = Search {
        rules,
        passed,
        known: FxHashSet::default(),
        open: BinaryHeap::new(),
        lines: Vec::new(),
        found: 0,
    };
    search.known.insert(fingerprint(start));
    search.expand(start, None, 0);
    while search.found < positions_max
        && let Some(node) = search.open.pop()
    {
        search.expand(&node.position, Some(node.line), node.cost);
    }
    let mut lines = search.lines;
    lines.sort_by_key(|line| (line.leads_back, Reverse(line.best)));
    lines
}

impl Search<'_> {
    /// Looks at every move from a position; from the start, each begins a new line.
    fn expand(&mut self, from: &Position, line: Option<usize>, cost: i32) {
        let cost = cost + MOVE_COST;
        for play in candidates(self.rules, from) {
            let mut position = from.clone();
            let undo = position.apply(self.rules, play);
            let value = evaluate(self.rules, &position) - cost;
            let mark = fingerprint(&position);
            let leads_back = self.passed.contains(&mark);
            let line = line.unwrap_or_else(|| self.begin(play, value, leads_back));
            if leads_back || !self.known.insert(mark) {
                continue;
            }
            self.found += 1;
            self.lines[line].best = self.lines[line].best.max(value);
            // What lies under a card just turned up is not known yet.
            if !undo.turned() && undo.collected() == 0 {
                self.open.push(Node {
                    value,
                    found: Reverse(self.found),
                    cost,
                    line,
                    position,
                });
            }
        }
    }

    fn begin(&mut self, play: LegalMove, value: i32, leads_back: bool) -> usize {
        self.lines.push(Line {
            play,
            leads_back,
            alone: value,
            best: value,
        });
        self.lines.len() - 1
    }
}

/// The legal moves worth looking at: no row deal, and only the first of equal vacancies.
fn candidates(rules: &Rules, position: &Position) -> Vec<LegalMove> {
    let first = position.vacancies().next();
    let mut moves = rules.legal_moves(position);
    moves.retain(|legal| match legal.get() {
        Move::Deal => false,
        Move::Shift { to, .. } | Move::FromReserve { to, .. } => {
            !position.column(to).is_empty() || Some(to) == first
        }
        // Empty reserves are alike.
        Move::ToReserve { slot, .. } => {
            let before = &position.reserves()[..slot.index()];
            before.iter().all(Option::is_some)
        }
        Move::ToFoundation { .. } | Move::Collect { .. } => true,
    });
    moves
}

/// The most valuable first; of equals the one found first.
impl Ord for Node {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.value, self.found).cmp(&(other.value, other.found))
    }
}

impl PartialOrd for Node {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Node {}
