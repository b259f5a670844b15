//! How many hidden cards can be turned up for sure.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hash::BuildHasher;
use std::ops::Range;

use rustc_hash::{FxBuildHasher, FxHashSet};
use webspinner_rules::knobs::Vacancy;
use webspinner_rules::{Column, Game, LegalMove, Move, Pile, Position, Rules, View, ViewColumn};

/// How many positions are looked at: no more than an answer at once allows.
const POSITIONS_MAX: usize = 3_000;

/// How many hidden cards can be turned up before the next row, whatever they are.
///
/// A card counts on nothing but its place: once it is turned up, it may be the worst there is, so
/// nothing goes on it, and it goes nowhere but to an empty column. Experts call these the
/// *guaranteed turn-overs*.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SureTurns {
    /// How many.
    pub count: usize,
    /// Whether every way was looked at. If not, there may be more.
    pub is_all: bool,
    /// Moves that turn up as many.
    pub moves: Vec<Move>,
}

/// A stretch of a game that ends with a row or with the game, and the cards turned up in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Its moves, among the game's. The row that ends it is not one of them.
    pub moves: Range<usize>,
    /// How many cards lay face down in columns when it began.
    pub hidden: usize,
    /// How many of them were turned up.
    pub turned: usize,
    /// How many could be turned up for sure when it began.
    pub sure: SureTurns,
}

/// A position on the way.
struct Node {
    turned: usize,
    found: Reverse<usize>,
    position: Position,
    /// The columns whose end card may be any card, a bit each.
    blank: u32,
    /// Its place among the steps; the start has none.
    step: Option<usize>,
}

/// A move, and the one before it.
struct Step {
    play: Move,
    before: Option<usize>,
}

struct Search<'v> {
    rules: &'v Rules,
    /// How many cards of each column were never seen.
    unseen: Vec<usize>,
    /// How many cards lay face down in columns at first.
    hidden: usize,
    known: FxHashSet<u64>,
    open: BinaryHeap<Node>,
    steps: Vec<Step>,
}

/// Looks for the most hidden cards that can be turned up before the next row, whatever they are.
///
/// ```
/// use webspinner_players::sure_turns;
/// use webspinner_rules::deal::DealId;
///
/// let game = "spider:ms:1".parse::<DealId>()?.deal()?;
/// let sure = sure_turns(game.view());
/// assert_eq!((sure.count, sure.is_all), (4, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn sure_turns(view: View<'_>) -> SureTurns {
    let start = view.any_consistent_position();
    let mut search = Search {
        rules: view.rules(),
        unseen: view.columns().map(ViewColumn::unseen).collect(),
        hidden: face_down(&start),
        known: FxHashSet::default(),
        open: BinaryHeap::new(),
        steps: Vec::new(),
    };
    search.known.insert(fingerprint(&start, 0));
    search.open.push(Node {
        turned: 0,
        found: Reverse(0),
        position: start,
        blank: 0,
        step: None,
    });
    let (mut best, mut best_step) = (0, None);
    while let Some(node) = search.open.pop() {
        if node.turned > best {
            (best, best_step) = (node.turned, node.step);
        }
        if best == search.hidden || search.known.len() > POSITIONS_MAX {
            break;
        }
        search.expand(&node);
    }
    let rest = search.open.iter().max_by_key(|node| node.turned);
    if let Some(node) = rest.filter(|node| node.turned > best) {
        (best, best_step) = (node.turned, node.step);
    }
    SureTurns {
        count: best,
        // Where a card just turned up may go to a reserve, whatever it is, there may be more ways.
        is_all: best == search.hidden
            || search.open.is_empty() && !search.rules.reserves_take_cards(),
        moves: search.line(best_step),
    }
}

impl Search<'_> {
    fn expand(&mut self, node: &Node) {
        for legal in self.rules.legal_moves(&node.position) {
            if !self.is_sure(node, legal.get()) {
                continue;
            }
            let (position, blank) = self.after(node, legal);
            if !self.known.insert(fingerprint(&position, blank)) {
                continue;
            }
            let found = Reverse(self.steps.len());
            self.steps.push(Step {
                play: legal.get(),
                before: node.step,
            });
            self.open.push(Node {
                turned: self.hidden - face_down(&position),
                found,
                position,
                blank,
                step: Some(found.0),
            });
        }
    }

    /// Whether a move is legal whatever cards were turned up.
    fn is_sure(&self, node: &Node, play: Move) -> bool {
        let is_blank = |column: Column| node.blank & bit(column) != 0;
        match play {
            Move::Deal => false,
            Move::Shift { from, to, .. } if is_blank(from) => {
                node.position.column(to).is_empty() && self.rules.vacancy() == Vacancy::Any
            }
            Move::Shift { to, .. } | Move::FromReserve { to, .. } => !is_blank(to),
            Move::ToFoundation { from, .. }
            | Move::ToReserve { from, .. }
            | Move::Collect { from } => !is_blank(from),
        }
    }

    /// The position after a move, and the columns there whose end card may be any card.
    fn after(&self, node: &Node, legal: LegalMove) -> (Position, u32) {
        let (mut position, mut blank) = (node.position.clone(), node.blank);
        let _ = position.apply(self.rules, legal);
        if let Move::Shift { from, to, .. } = legal.get()
            && blank & bit(from) != 0
        {
            blank = blank & !bit(from) | bit(to);
        }
        let columns = node.position.columns().iter().zip(position.columns());
        for (index, (before, after)) in columns.enumerate() {
            if after.face_down() < before.face_down() && after.face_down() < self.unseen[index] {
                blank |= bit(Column::at(index));
            }
        }
        (position, blank)
    }

    /// The moves up to this step.
    fn line(&self, last: Option<usize>) -> Vec<Move> {
        let step = |at: Option<usize>| at.map(|at| &self.steps[at]);
        let steps = std::iter::successors(step(last), |one| step(one.before));
        let mut moves: Vec<Move> = steps.map(|one| one.play).collect();
        moves.reverse();
        moves
    }
}

/// The stretches of a game between its rows, by what its player knew at the time.
///
/// # Panics
/// If a move is not legal in its place.
#[must_use]
pub fn stretches(mut game: Game, moves: &[Move]) -> Vec<Stretch> {
    let mut found: Vec<Stretch> = Vec::new();
    let mut begin = 0;
    let rows = moves
        .iter()
        .enumerate()
        .filter(|(_, play)| **play == Move::Deal);
    let ends: Vec<usize> = rows.map(|(at, _)| at).chain([moves.len()]).collect();
    for end in ends {
        let hidden = face_down(game.position());
        let sure = sure_turns(game.view());
        for &play in &moves[begin..end] {
            let _ = game.play(play).expect("a legal move");
        }
        found.push(Stretch {
            moves: begin..end,
            hidden,
            turned: hidden - face_down(game.position()),
            sure,
        });
        if let Some(&row) = moves.get(end) {
            let _ = game.play(row).expect("a legal move");
        }
        begin = end + 1;
    }
    found
}

/// A hash that tells positions apart, but neither the order of their columns nor the cards that may
/// be any.
fn fingerprint(position: &Position, blank: u32) -> u64 {
    let column = |(index, pile): (usize, &Pile)| {
        let is_blank = blank & bit(Column::at(index)) != 0;
        let known = (!is_blank).then_some(pile);
        FxBuildHasher.hash_one((pile.face_down(), known))
    };
    let columns = position.columns().iter().enumerate().map(column);
    let columns = columns.fold(0_u64, u64::wrapping_add);
    let founded: Vec<usize> = position.foundations().iter().map(Vec::len).collect();
    FxBuildHasher.hash_one((
        columns,
        founded,
        position.reserves(),
        position.collected_len(),
    ))
}

/// How many cards lie face down in columns.
fn face_down(position: &Position) -> usize {
    let columns = position.columns().iter();
    columns.map(Pile::face_down).sum()
}

fn bit(column: Column) -> u32 {
    1 << column.index()
}

impl Ord for Node {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.turned, self.found).cmp(&(other.turned, other.found))
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
