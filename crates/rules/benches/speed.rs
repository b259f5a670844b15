//! How fast the rules are. `docs/performance.md` says how to run this and what was measured.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{LegalMove, Move, Position, Rules, games};

fn main() {
    divan::main();
}

/// Positions visited in turn, so that no single one decides the result.
const POSITIONS: u64 = 64;
/// Moves between two rows on the way to the middle of a game.
const MOVES_PER_ROW: usize = 12;
/// A playout that has not ended by then wanders in circles.
const PLAYOUT_STEPS_MAX: usize = 1_000;

/// The same choices in every run: Marsaglia's xorshift generator of 64 bits.
// CITE: Marsaglia, Xorshift RNGs, Journal of Statistical Software 8 (2003).
struct Dice(u64);

impl Dice {
    fn new(seed: u64) -> Self {
        // Spreads neighbouring seeds far apart and avoids zero.
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let count = u64::try_from(items.len()).expect("few items");
        let index = (self.0 >> 32).checked_rem(count)?;
        Some(items[usize::try_from(index).expect("below the length")])
    }
}

fn game(id: &str) -> &'static Rules {
    games::find(id).expect("a built-in game")
}

fn dealt(rules: &Rules, number: u64) -> Position {
    rules
        .deal(&Shuffle::own(number))
        .expect("every game has own deals")
}

/// Four-suit Spider after three of its five rows, with random moves before and after each.
fn middle(number: u64) -> Position {
    let rules = game("spider");
    let mut position = dealt(rules, number);
    let mut dice = Dice::new(number);
    for row in 0..4 {
        if row > 0
            && let Ok(deal) = rules.check(&position, Move::Deal)
        {
            let _ = position.apply(rules, deal);
        }
        for _ in 0..MOVES_PER_ROW {
            let moves: Vec<LegalMove> = shifts(rules, &position).collect();
            if let Some(legal) = dice.pick(&moves) {
                let _ = position.apply(rules, legal);
            }
        }
    }
    position
}

fn shifts<'p>(rules: &'p Rules, position: &'p Position) -> impl Iterator<Item = LegalMove> + 'p {
    let moves = rules.legal_moves(position).into_iter();
    moves.filter(|legal| legal.get() != Move::Deal)
}

fn middles() -> Vec<Position> {
    (1..=POSITIONS).map(middle).collect()
}

/// Items are pairs of making a move and taking it back, for every legal move of each position.
#[divan::bench]
fn spider_apply_and_undo(bencher: Bencher) {
    let rules = game("spider");
    let mut work: Vec<(Position, Vec<LegalMove>)> = (middles().into_iter())
        .map(|position| (position.clone(), rules.legal_moves(&position)))
        .collect();
    let pairs: usize = work.iter().map(|(_, moves)| moves.len()).sum();
    bencher.counter(ItemsCount::new(pairs)).bench_local(|| {
        for (position, moves) in &mut work {
            for &legal in moves.iter() {
                let undo = position.apply(rules, black_box(legal));
                position.undo(black_box(undo));
            }
        }
    });
}

/// Items are full lists of the legal moves of a position.
#[divan::bench]
fn spider_generate(bencher: Bencher) {
    let (rules, positions) = (game("spider"), middles());
    let mut moves = Vec::new();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            for position in &positions {
                moves.clear();
                rules.legal_moves_into(black_box(position), &mut moves);
                black_box(&moves);
            }
        });
}

/// Items are ways counted, five moves and row deals deep.
#[divan::bench]
fn spider_perft(bencher: Bencher) {
    const DEPTH: usize = 5;
    let rules = game("spider");
    let mut position = dealt(rules, 1);
    let mut lists = vec![Vec::new(); DEPTH];
    let ways = perft(rules, &mut position, &mut lists);
    bencher
        .counter(ItemsCount::new(ways))
        .bench_local(|| perft(rules, black_box(&mut position), &mut lists));
}

/// Counts the ways to play as many moves as `lists` has entries.
fn perft(rules: &Rules, position: &mut Position, lists: &mut [Vec<LegalMove>]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    moves.clear();
    rules.legal_moves_into(position, moves);
    if deeper.is_empty() {
        return u64::try_from(moves.len()).expect("few moves");
    }
    let mut ways = 0;
    for &legal in moves.iter() {
        let undo = position.apply(rules, legal);
        ways += perft(rules, position, deeper);
        position.undo(undo);
    }
    ways
}

/// Items are games played from the deal with random legal moves, until won or stuck.
#[divan::bench(args = games::all().map(|rules| rules.id().as_str()))]
fn playouts(bencher: Bencher, id: &str) {
    let rules = game(id);
    let starts: Vec<Position> = (1..=POSITIONS).map(|number| dealt(rules, number)).collect();
    let mut moves = Vec::new();
    bencher
        .counter(ItemsCount::new(starts.len()))
        .bench_local(|| {
            let mut dice = Dice::new(1);
            for start in &starts {
                black_box(playout(rules, start.clone(), &mut dice, &mut moves));
            }
        });
}

/// How many steps a random game took.
fn playout(
    rules: &Rules,
    mut position: Position,
    dice: &mut Dice,
    moves: &mut Vec<LegalMove>,
) -> usize {
    for step in 0..PLAYOUT_STEPS_MAX {
        moves.clear();
        rules.legal_moves_into(&position, moves);
        let Some(legal) = dice
            .pick(moves)
            .filter(|_| rules.outcome(&position).is_none())
        else {
            return step;
        };
        let _ = position.apply(rules, legal);
    }
    PLAYOUT_STEPS_MAX
}
