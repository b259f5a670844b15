//! Somebody tries a puzzle.

use rustc_hash::FxHashMap;
use webspinner_rules::{Move, Position};
use webspinner_table::Session;

use crate::goal::Goal;
use crate::puzzle::Puzzle;
use crate::shortest::{Found, Search, Way};
use crate::standing::{Mistake, Standing};

/// More positions than any puzzle of the list takes; a test compares.
pub(crate) const POSITIONS_MAX: usize = 12_000;

/// Somebody's progress on a puzzle, whichever lines are tried.
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: &'static Puzzle,
    /// What is known after the moves of each line that was tried, the empty one included. No line
    /// goes on where it is decided.
    tried: FxHashMap<Vec<Move>, Tried>,
    /// The line that was followed last, up to where it is decided.
    line: Vec<Move>,
}

/// What is known after the moves of a line.
#[derive(Clone, Debug)]
struct Tried {
    standing: Standing,
    /// The moves that solve the puzzle from here; none once it is decided.
    solution: Vec<Move>,
}

impl Attempt {
    /// The puzzle before the first try.
    #[must_use]
    pub fn new(puzzle: &'static Puzzle) -> Self {
        let left = puzzle.length();
        let start = Tried {
            standing: Standing::Open { left },
            solution: puzzle.solution.clone(),
        };
        Self {
            puzzle,
            tried: FxHashMap::from_iter([(Vec::new(), start)]),
            line: Vec::new(),
        }
    }

    /// Follows a session that began as [`Puzzle::session`] to where it stands now. Each move is
    /// judged once, with one search unless it is the known solution's; undo and redo cost none.
    #[expect(clippy::missing_panics_doc, reason = "the moves were played already")]
    pub fn follow(&mut self, session: &Session) -> Standing {
        let mut position = session.start().clone();
        self.line.clear();
        for made in session.tree().moves() {
            let before = &self.tried[&self.line];
            let Standing::Open { left } = before.standing else {
                break;
            };
            let legal = session.rules().check(&position, made);
            let legal = legal.expect("it was legal when it was made");
            let _ = position.apply(session.rules(), legal);
            self.line.push(made);
            if !self.tried.contains_key(&self.line) {
                let next = before.after(made, &position, left - 1, self.puzzle, session);
                self.tried.insert(self.line.clone(), next);
            }
        }
        self.standing()
    }

    /// As [`Attempt::follow`]; then undoes the last move if it is wrong, so that the session goes
    /// on. Returns how things stood before that.
    pub fn judge(&mut self, session: &mut Session, now_ms: u64) -> Standing {
        let standing = self.follow(session);
        if matches!(standing, Standing::Missed(_)) && session.undo(now_ms).is_ok() {
            self.follow(session);
        }
        standing
    }

    /// The puzzle that is tried.
    #[must_use]
    pub fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// How things stand where the session stood last.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.here().standing
    }

    /// The moves that solve it from there, as few as can be; none once it is decided.
    #[must_use]
    pub fn solution(&self) -> &[Move] {
        &self.here().solution
    }

    fn here(&self) -> &Tried {
        &self.tried[&self.line]
    }
}

impl Tried {
    /// What is known after one more move, which led to this position and leaves `left` more.
    fn after(
        &self,
        made: Move,
        now: &Position,
        left: usize,
        puzzle: &Puzzle,
        session: &Session,
    ) -> Self {
        let decided = |standing| Self {
            standing,
            solution: Vec::new(),
        };
        let (start, goal) = (session.start(), puzzle.goal);
        let solution = match self.solution.split_first() {
            Some((next, rest)) if *next == made => Some(rest.to_vec()),
            _ if goal == Goal::OnlyMove => return decided(Standing::Missed(Mistake::Loses)),
            _ if goal.is_reached(start, now) => Some(Vec::new()),
            _ => {
                let search = Search {
                    rules: session.rules(),
                    goal,
                    start,
                    way: Way::Any,
                    positions_max: POSITIONS_MAX,
                };
                match search.shortest(now, left).0 {
                    Found::Line(line) => Some(line),
                    Found::Nothing | Found::TooMany => None,
                }
            }
        };
        match solution {
            Some(solution) if solution.is_empty() => decided(Standing::Reached),
            Some(solution) => Self {
                standing: Standing::Open { left },
                solution,
            },
            None => decided(Standing::Missed(Mistake::TooSlow)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::puzzles;
    use crate::shortest::SEARCHES;

    /// Puzzles whose goal takes some moves.
    fn longer() -> impl Iterator<Item = &'static Puzzle> {
        puzzles().iter().filter(|puzzle| puzzle.length() > 2)
    }

    fn searches_of(work: impl FnOnce()) -> usize {
        let before = SEARCHES.get();
        work();
        SEARCHES.get() - before
    }

    /// The session before the first move, and the legal moves that are not the solution's.
    fn begun(puzzle: &Puzzle) -> (Session, Vec<Move>) {
        let session = puzzle.session().expect("its game is legal");
        let legal = session.view().legal_moves().into_iter();
        let moves = legal.map(webspinner_rules::LegalMove::get);
        let others = moves.filter(|made| *made != puzzle.solution[0]).collect();
        (session, others)
    }

    #[test]
    fn a_move_costs_one_search_and_neither_undo_nor_redo_costs_any() {
        for puzzle in longer().step_by(60) {
            let mut attempt = Attempt::new(puzzle);
            let (mut session, others) = begun(puzzle);
            let mut follow = |session: &Session| {
                searches_of(|| {
                    attempt.follow(session);
                })
            };
            for made in others {
                session.play(made, 0).expect("it is legal");
                assert_eq!(follow(&session), 1, "{puzzle}: {made}");
                session.undo(0).expect("a move was made");
                assert_eq!(follow(&session), 0, "{puzzle}: {made}");
                session.redo(0).expect("a move was undone");
                assert_eq!(follow(&session), 0, "{puzzle}: {made}");
                session.undo(0).expect("a move was made");
            }
        }
    }

    #[test]
    fn the_solution_is_followed_without_a_search() {
        for puzzle in puzzles() {
            let mut attempt = Attempt::new(puzzle);
            let (mut session, _) = begun(puzzle);
            let searches = searches_of(|| {
                for made in &puzzle.solution {
                    session.play(*made, 0).expect("it is legal");
                    attempt.follow(&session);
                }
            });
            assert_eq!((searches, attempt.standing()), (0, Standing::Reached));
        }
    }

    #[test]
    fn another_way_of_the_same_length_is_right_and_shown_to_its_end() {
        let mut count = 0;
        for puzzle in longer().step_by(10) {
            let mut attempt = Attempt::new(puzzle);
            let (mut session, others) = begun(puzzle);
            for made in others {
                session.play(made, 0).expect("it is legal");
                let left = puzzle.length() - 1;
                if attempt.follow(&session) == (Standing::Open { left }) {
                    let mut again = session.clone();
                    for next in attempt.solution().to_vec() {
                        again.play(next, 0).expect("it is legal");
                    }
                    assert_eq!(
                        attempt.follow(&again),
                        Standing::Reached,
                        "{puzzle}: {made}"
                    );
                    count += 1;
                }
                session.undo(0).expect("a move was made");
            }
        }
        assert!(count > 10, "{count}");
    }
}
