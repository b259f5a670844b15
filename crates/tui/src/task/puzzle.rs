//! A puzzle on the table.

use webspinner_rules::Move;
use webspinner_table::Session;
use webspinner_tasks::{Attempt, Goal, Mistake, Puzzle, Standing, level, numbered, puzzles};
use webspinner_words::Message;

use crate::note::Tone;
use crate::pages::difficulty::level_text;
use crate::text::Texts;

/// A puzzle on the table, and what was said about the last move.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleTask {
    /// Its number, counted from 1.
    pub(crate) number: usize,
    puzzle: &'static Puzzle,
    attempt: Attempt,
    verdict: Option<Standing>,
}

impl PuzzleTask {
    /// The puzzle of this number, and the session to play it in. None is more than the last.
    pub(crate) fn new(number: usize) -> Option<(Self, Session)> {
        let puzzle = numbered(number)?;
        let task = Self {
            number,
            puzzle,
            attempt: Attempt::new(puzzle),
            verdict: None,
        };
        Some((task, puzzle.session().ok()?))
    }

    /// The number of the next puzzle; after the last comes the first.
    pub(crate) fn next(&self) -> usize {
        self.number % puzzles().len() + 1
    }

    /// The number of the puzzle before this one.
    pub(crate) fn previous(&self) -> usize {
        (self.number + puzzles().len() - 2) % puzzles().len() + 1
    }

    /// Judges where the session stands, and takes a wrong move back. Says whether it did.
    pub(crate) fn judge(&mut self, session: &mut Session, now_ms: u64) -> bool {
        let standing = self.attempt.judge(session, now_ms);
        let is_wrong = matches!(standing, Standing::Missed(_));
        self.verdict = (is_wrong || session.can_undo()).then_some(standing);
        is_wrong
    }

    /// The moves that solve it from here; none once it is solved.
    pub(crate) fn solution(&self) -> &[Move] {
        self.attempt.solution()
    }

    pub(super) fn heading(&self) -> Message {
        Message::new("task-puzzle")
            .with("number", self.number)
            .with("level", Message::new(level_text(level(self.puzzle.rating))))
    }

    pub(super) fn left(&self) -> Option<usize> {
        match self.attempt.standing() {
            Standing::Open { left } => Some(left),
            Standing::Reached | Standing::Missed(_) => None,
        }
    }

    pub(super) fn text(&self, texts: &Texts) -> (String, Tone) {
        let goal = Message::new(match self.puzzle.goal {
            Goal::OnlyMove => "puzzle-only-move",
            Goal::EmptyColumn => "puzzle-empty-column",
            Goal::CompleteRun => "puzzle-complete-run",
        });
        let goal = texts.say(&goal.with("moves", self.puzzle.length()));
        let (id, tone) = match self.verdict {
            None => return (goal, Tone::Plain),
            Some(Standing::Reached) => ("puzzle-solved", Tone::Good),
            Some(Standing::Open { .. }) => ("puzzle-right", Tone::Good),
            Some(Standing::Missed(Mistake::Loses)) => ("puzzle-loses", Tone::Bad),
            Some(Standing::Missed(Mistake::TooSlow | Mistake::OutOfMoves)) => {
                ("puzzle-too-slow", Tone::Bad)
            }
        };
        (format!("{goal} {}", texts.get(id)), tone)
    }

    pub(super) fn next_text(&self) -> Option<&'static str> {
        (self.verdict == Some(Standing::Reached)).then_some("task-next-puzzle")
    }
}
