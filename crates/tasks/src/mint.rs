//! New puzzles from a deal.

use webspinner_players::{Careless, Casual, Player};
use webspinner_rules::deal::DealId;
use webspinner_rules::{Game, Move};
use webspinner_solver::{Limits, NoObserver, Random, Verdict, solve};

use crate::examine::{ExamineLimits, HIDDEN_MAX, comes_back, examine, hidden};
use crate::goal::Goal;
use crate::puzzle::Puzzle;
use crate::shortest::{Found, Search, Way};

/// Longer games make longer lines in the list.
const PLAYED_MAX: usize = 60;
/// The fewest moves to a goal that are worth a puzzle, and the most.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=7;
/// Positions of a search for a goal. A puzzle that takes more is left to other players.
const POSITIONS_MAX: usize = 6_000;
/// The least number of moves that a player has to choose from.
const CHOICES_MIN: usize = 3;
/// The most, where each of them is to be proved lost.
const CHOICES_MAX: usize = 14;
/// How long a game must go on after its only move: the last moves are no puzzle.
const REST_MIN: usize = 5;

/// Goals are looked for in every third position.
const STEP: usize = 3;
/// The best of this many puzzles is kept.
const CHOSEN_FROM: usize = 3;
/// Only moves are looked for in games of one deck at most: others are too long for it.
const ONLY_MOVE_CARDS_MAX: usize = 52;
/// How many moves a careless player makes at random.
const CARELESS_MOVES: usize = 20;
/// How many careless games are played of each deal.
const CARELESS: u64 = 12;

/// What a deal gave.
#[derive(Clone, Debug, Default)]
pub struct Minted {
    /// Its puzzles.
    pub puzzles: Vec<Puzzle>,
    /// How many positions were tried.
    pub tried: usize,
}

/// The puzzles of a deal, at most one of each goal from each of its games.
///
/// Goals are looked for in a won game that the solver finds, and in one of a fair player who takes
/// one of the first hints. Only moves are looked for in careless games, up to where they are lost.
/// The seed varies the games.
#[must_use]
pub fn mint(deal: &DealId, seed: u64, nodes: u64) -> Minted {
    let Ok(start) = deal.deal() else {
        return Minted::default();
    };
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut tried = 0;
    let won = won_line(&start, nodes).unwrap_or_default();
    for line in [&won, &fair_game(&start, seed)] {
        for goal in [Goal::EmptyColumn, Goal::CompleteRun] {
            let found = positions(&start, line)
                .step_by(STEP)
                .filter(|game| is_candidate(goal, game))
                .inspect(|_| tried += 1)
                .filter_map(|game| puzzle(deal, goal, &game, open_way(goal, &game)?))
                .take(CHOSEN_FROM);
            let best = found.max_by_key(|puzzle| puzzle.rating);
            puzzles.extend(best.filter(|best| !puzzles.iter().any(|puzzle| alike(puzzle, best))));
        }
    }
    let small = cards(&start) <= ONLY_MOVE_CARDS_MAX && !won.is_empty();
    let careless = (0..if small { CARELESS } else { 0 })
        .map(|game| careless_game(&start, &won, seed.wrapping_mul(CARELESS).wrapping_add(game)));
    let only = careless
        .flat_map(|line| narrow(&start, &line, nodes))
        .inspect(|_| tried += 1)
        .filter_map(|(game, right)| puzzle(deal, Goal::OnlyMove, &game, vec![right]));
    puzzles.extend(only.max_by_key(|puzzle| puzzle.rating));
    Minted { puzzles, tried }
}

/// How many cards the game has.
fn cards(start: &Game) -> usize {
    let position = start.position();
    position.cards_on_table() + position.stock_len()
}

/// Whether two puzzles of a deal ask for the same in the same position.
fn alike(left: &Puzzle, right: &Puzzle) -> bool {
    let position = |puzzle: &Puzzle| Some(puzzle.game().ok()?.position().clone());
    left.goal == right.goal && position(left) == position(right)
}

/// The positions of a game that can be won and in which at most one move seems to keep the win;
/// each with the first move of a win.
fn narrow(start: &Game, line: &[Move], nodes: u64) -> Vec<(Game, Move)> {
    let mut found = Vec::new();
    let games = positions(start, line).filter(|game| is_candidate(Goal::OnlyMove, game));
    for game in games {
        // Once lost, a game stays lost.
        let Some(rest) = won_line(&game, nodes) else {
            break;
        };
        if rest.len() >= REST_MIN {
            found.push((game, rest[0]));
        }
    }
    found
}

/// A game that follows a won one for a while and goes on at random.
fn careless_game(start: &Game, won: &[Move], seed: u64) -> Vec<Move> {
    let mut player = Careless(Random(seed));
    let mut game = start.clone();
    let followed = player.0.below(won.len().min(PLAYED_MAX));
    for played in &won[..followed] {
        if game.play(*played).is_err() {
            break;
        }
    }
    for _ in 0..CARELESS_MOVES {
        if !player.play(&mut game) {
            break;
        }
    }
    game.played().collect()
}

/// The rest of a won game of the solver, if it finds one.
fn won_line(game: &Game, nodes: u64) -> Option<Vec<Move>> {
    let limits = Limits::nodes(nodes).with_memory(256 << 20);
    let report = solve(game.rules(), game.position(), &limits, &mut NoObserver);
    match report.ok()?.verdict {
        Verdict::Won(line) => Some(line),
        Verdict::Lost | Verdict::Unknown(_) => None,
    }
}

/// The game of a player who sees open cards only.
fn fair_game(start: &Game, seed: u64) -> Vec<Move> {
    let mut player = Casual(Random(seed));
    let mut game = start.clone();
    while game.length() < PLAYED_MAX && game.outcome().is_none() && player.play(&mut game) {}
    game.played().collect()
}

/// Every position of a line.
fn positions(start: &Game, line: &[Move]) -> impl Iterator<Item = Game> + use<> {
    let mut game = start.clone();
    let line: Vec<Move> = line.iter().take(PLAYED_MAX).copied().collect();
    line.into_iter().map_while(move |played| {
        let here = game.clone();
        let _ = game.play(played).ok()?;
        Some(here)
    })
}

/// Whether a look at the position leaves it a chance.
fn is_candidate(goal: Goal, game: &Game) -> bool {
    let position = game.position();
    let choices = game.legal_moves().len();
    if goal == Goal::OnlyMove {
        // A move that can be taken back at once does not lose.
        let harmless = game.legal_moves().into_iter();
        return hidden(position) <= HIDDEN_MAX
            && (2..=CHOICES_MAX).contains(&choices)
            && harmless.filter(|legal| comes_back(game, *legal)).count() <= 1;
    }
    choices >= CHOICES_MIN && goal.suits(game.rules(), position)
}

fn puzzle(deal: &DealId, goal: Goal, game: &Game, solution: Vec<Move>) -> Option<Puzzle> {
    let mut puzzle = Puzzle {
        deal: deal.clone(),
        played: game.played().collect(),
        goal,
        solution,
        rating: 0,
    };
    puzzle.rating = examine(&puzzle, ExamineLimits::LIST).ok()?;
    Some(puzzle)
}

/// The shortest way to the goal that can be seen through, if it is long enough.
fn open_way(goal: Goal, game: &Game) -> Option<Vec<Move>> {
    let start = game.position();
    let search = Search {
        rules: game.rules(),
        goal,
        start,
        way: Way::Open,
        positions_max: POSITIONS_MAX,
    };
    match search.shortest(start, *LENGTHS.end()).0 {
        Found::Line(line) => LENGTHS.contains(&line.len()).then_some(line),
        Found::Nothing | Found::TooMany => None,
    }
}
