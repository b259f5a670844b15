//! The claims of puzzles, proved.

use webspinner_checker::is_lost;
use webspinner_players::{BestHint, Player};
use webspinner_rules::{FairGame, Game, LegalMove, Move, Pile, Position};
use webspinner_solver::{Limits, NoObserver, Verdict, solve, wins};

use crate::attempt::POSITIONS_MAX;
use crate::goal::Goal;
use crate::puzzle::{Puzzle, PuzzleError};
use crate::rating::Hardness;
use crate::shortest::{Found, Search, Way};

/// The most cards that may lie face down where an only move is asked for.
pub(crate) const HIDDEN_MAX: usize = 16;

/// What a proof may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExamineLimits {
    /// Nodes of the solver for each move.
    pub nodes: u64,
    /// Positions of the proof without the solver, for each move.
    pub positions: usize,
}

impl ExamineLimits {
    /// Enough for every puzzle of the list.
    pub const LIST: Self = Self {
        nodes: 60_000,
        positions: 60_000,
    };
}

/// Why the claim of a puzzle does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Doubt {
    /// Its game cannot be played.
    #[error("{0}")]
    Game(#[from] PuzzleError),
    /// The player would have to know hidden cards.
    #[error("it cannot be worked out from the cards that are seen")]
    Hidden,
    /// The solution is not one.
    #[error("the solution does not reach the goal")]
    Solution,
    /// Another way is as good or better.
    #[error("there is another way: {0}")]
    AnotherWay(Move),
    /// A proof takes more than the limits allow.
    #[error("the proof takes more than the limits allow")]
    Limits,
}

/// Proves the claim of a puzzle, and returns its rating.
///
/// Of an only move: the solver finds a win after it, and every other legal move is shown to lose
/// twice, by the solver and by trying all play with nothing but the rules. Of the others: all play
/// that is shorter than the solution is tried, with every card known, and does not reach the goal.
///
/// # Errors
/// If the claim is wrong, or not proved within the limits.
pub fn examine(puzzle: &Puzzle, limits: ExamineLimits) -> Result<u16, Doubt> {
    let game = puzzle.game()?;
    let hardness = match puzzle.goal {
        Goal::OnlyMove => only_move(&game, &puzzle.solution, limits),
        goal => in_moves(&game, goal, &puzzle.solution),
    }?;
    Ok(hardness.rating())
}

fn only_move(game: &Game, solution: &[Move], limits: ExamineLimits) -> Result<Hardness, Doubt> {
    let (rules, position) = (game.rules(), game.position());
    if hidden(position) > HIDDEN_MAX {
        return Err(Doubt::Hidden);
    }
    let moves = game.legal_moves();
    let [right] = *solution else {
        return Err(Doubt::Solution);
    };
    let (rights, wrongs): (Vec<LegalMove>, Vec<LegalMove>) =
        moves.iter().partition(|legal| legal.get() == right);
    let [legal] = rights[..] else {
        return Err(Doubt::Solution);
    };
    if let Some(back) = wrongs.iter().find(|wrong| comes_back(game, **wrong)) {
        return Err(Doubt::AnotherWay(back.get()));
    }
    let mut positions = 0;
    for wrong in &wrongs {
        match verdict(game, *wrong, limits.nodes)? {
            (Verdict::Lost, nodes) => positions += usize::try_from(nodes).unwrap_or(usize::MAX),
            (Verdict::Won(_), _) => return Err(Doubt::AnotherWay(wrong.get())),
            (Verdict::Unknown(_), _) => return Err(Doubt::Limits),
        }
    }
    for wrong in &wrongs {
        let lost = is_lost(rules, &after(game, *wrong), limits.positions);
        match lost {
            Some(true) => {}
            Some(false) => return Err(Doubt::AnotherWay(wrong.get())),
            None => return Err(Doubt::Limits),
        }
    }
    match verdict(game, legal, limits.nodes)? {
        (Verdict::Won(line), _) if wins(rules, &after(game, legal), &line) => {}
        (Verdict::Won(_) | Verdict::Lost, _) => return Err(Doubt::Solution),
        (Verdict::Unknown(_), _) => return Err(Doubt::Limits),
    }
    Ok(Hardness {
        length: 1,
        choices: moves.len(),
        positions,
        hint_is_wrong: hinted(game) != Some(right),
        one_beginning: true,
    })
}

/// How many cards lie face down, including the stock.
pub(crate) fn hidden(position: &Position) -> usize {
    let face_down = position.columns().iter().map(Pile::face_down);
    position.stock_len() + face_down.sum::<usize>()
}

/// Whether the next move can restore the position: then this one does no harm.
pub(crate) fn comes_back(game: &Game, legal: LegalMove) -> bool {
    let next = after(game, legal);
    let moves = game.rules().legal_moves(&next);
    moves.into_iter().any(|back| {
        let mut again = next.clone();
        let _ = again.apply(game.rules(), back);
        again == *game.position()
    })
}

fn after(game: &Game, legal: LegalMove) -> Position {
    let mut next = game.position().clone();
    let _ = next.apply(game.rules(), legal);
    next
}

fn verdict(game: &Game, legal: LegalMove, nodes: u64) -> Result<(Verdict, u64), Doubt> {
    let limits = Limits::nodes(nodes).with_memory(256 << 20);
    let report = solve(game.rules(), &after(game, legal), &limits, &mut NoObserver);
    let report = report.map_err(|_| Doubt::Solution)?;
    Ok((report.verdict, report.effort.nodes))
}

/// The move that is hinted first.
fn hinted(game: &Game) -> Option<Move> {
    let hint = BestHint.advise(&FairGame::from(game));
    hint.map(|hint| hint.play)
}

fn in_moves(game: &Game, goal: Goal, solution: &[Move]) -> Result<Hardness, Doubt> {
    let (rules, start) = (game.rules(), game.position());
    if !goal.suits(rules, start) {
        return Err(Doubt::Solution);
    }
    reaches(game, goal, solution)?;
    let search = Search {
        rules,
        goal,
        start,
        way: Way::Any,
        positions_max: POSITIONS_MAX,
    };
    let length = solution.len();
    let (found, positions) = search.shortest(start, length - 1);
    match found {
        Found::Nothing => {}
        Found::Line(line) => return Err(Doubt::AnotherWay(line[0])),
        Found::TooMany => return Err(Doubt::Limits),
    }
    let moves = game.legal_moves();
    let mut beginnings = Vec::new();
    for legal in &moves {
        match search.shortest(&after(game, *legal), length - 1).0 {
            Found::Line(_) => beginnings.push(legal.get()),
            Found::Nothing => {}
            Found::TooMany => return Err(Doubt::Limits),
        }
    }
    Ok(Hardness {
        length,
        choices: moves.len(),
        positions,
        hint_is_wrong: hinted(game).is_none_or(|hint| !beginnings.contains(&hint)),
        one_beginning: beginnings.len() == 1,
    })
}

/// Checks that the solution is legal, reaches the goal with its last move and not before, and
/// neither deals a row nor turns up a card on the way.
fn reaches(game: &Game, goal: Goal, solution: &[Move]) -> Result<(), Doubt> {
    let start = game.position();
    let mut game = game.clone();
    let last = solution.len().checked_sub(1).ok_or(Doubt::Solution)?;
    for (index, played) in solution.iter().enumerate() {
        let undo = game.play(*played).map_err(|_| Doubt::Solution)?;
        if goal.is_reached(start, game.position()) != (index == last) {
            return Err(Doubt::Solution);
        }
        if *played == Move::Deal || (index < last && undo.turned()) {
            return Err(Doubt::Hidden);
        }
    }
    Ok(())
}
