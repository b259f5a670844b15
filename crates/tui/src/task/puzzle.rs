//! A puzzle on the table.

use std::sync::Arc;

use webspinner_puzzles::{Attempt, Goal, Judgement, Mistake, Puzzle, level, numbered, puzzles};
use webspinner_rules::Move;
use webspinner_table::Session;
use webspinner_words::Message;

use crate::note::Tone;
use crate::pages::difficulty::level_text;
use crate::text::Texts;

/// A puzzle on the table, and what was said about the last move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PuzzleTask {
    /// Its number, counted from 1.
    pub(crate) number: usize,
    puzzle: &'static Puzzle,
    left: usize,
    verdict: Option<Judgement>,
}

impl PuzzleTask {
    /// The puzzle of this number, and the session to play it in. None is more than the last.
    pub(crate) fn new(number: usize) -> Option<(Self, Session)> {
        let puzzle = numbered(number)?;
        let game = puzzle.game().ok()?;
        let session = Session::practice(Arc::clone(game.rules()), game.position().clone());
        let task = Self {
            number,
            puzzle,
            left: puzzle.length(),
            verdict: None,
        };
        Some((task, session))
    }

    /// The number of the next puzzle; after the last comes the first.
    pub(crate) fn next(&self) -> usize {
        self.number % puzzles().len() + 1
    }

    /// The number of the puzzle before this one.
    pub(crate) fn previous(&self) -> usize {
        (self.number + puzzles().len() - 2) % puzzles().len() + 1
    }

    /// Judges the moves of the session, and says whether the last is wrong and to be taken back.
    pub(crate) fn judge(&mut self, session: &Session) -> bool {
        let Some((attempt, verdict)) = self.attempt(session) else {
            return false;
        };
        self.left = attempt.left();
        self.verdict = verdict;
        matches!(verdict, Some(Judgement::Wrong(_)))
    }

    /// The moves that solve it from here; none once it is solved.
    pub(crate) fn solution(&self, session: &Session) -> Vec<Move> {
        let attempt = self.attempt(session);
        attempt.map_or_else(Vec::new, |(attempt, _)| attempt.solution())
    }

    /// The attempt as far as the session has come, and what the last move of it was.
    fn attempt(&self, session: &Session) -> Option<(Attempt<'static>, Option<Judgement>)> {
        let mut attempt = Attempt::new(self.puzzle).ok()?;
        let tree = session.tree();
        let mut last = None;
        for played in tree.line().iter().filter_map(|node| tree.get_move(*node)) {
            last = Some(attempt.play(played).ok()?);
        }
        Some((attempt, last))
    }

    pub(super) fn heading(&self) -> Message {
        Message::new("task-puzzle")
            .with("number", self.number)
            .with("level", Message::new(level_text(level(self.puzzle.rating))))
    }

    pub(super) fn left(&self) -> Option<usize> {
        (self.verdict != Some(Judgement::Solved)).then_some(self.left)
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
            Some(Judgement::Solved) => ("puzzle-solved", Tone::Good),
            Some(Judgement::Right { .. }) => ("puzzle-right", Tone::Good),
            Some(Judgement::Wrong(Mistake::Loses)) => ("puzzle-loses", Tone::Bad),
            Some(Judgement::Wrong(Mistake::TooSlow)) => ("puzzle-too-slow", Tone::Bad),
        };
        (format!("{goal} {}", texts.get(id)), tone)
    }

    pub(super) fn next_text(&self) -> Option<&'static str> {
        (self.verdict == Some(Judgement::Solved)).then_some("task-next-puzzle")
    }
}
