//! One conversation: the game that is being played, and what is answered about it.

use serde::Serialize;
use webspinner_rules::{Game, LegalMove, Move};
use webspinner_table::hints;

use super::answer::{Answer, Before, Hint, Info, Judged, Legal, Line, LineHint, State, Step};
use super::new::Begun;
use super::problem::Problem;
use super::request::{LimitsJson, Request};
use super::solve::Known;
use crate::listed;

/// The game of a conversation, if one has begun.
#[derive(Default)]
pub(super) struct Session {
    begun: Option<Begun>,
    /// What the solver found out about it.
    known: Known,
    /// The list of legal moves, kept so that it is not allocated for every request.
    moves: Vec<LegalMove>,
}

impl Session {
    /// Writes the answer to one line.
    pub(super) fn answer(&mut self, line: &[u8], answer: &mut Vec<u8>) {
        match read(line).and_then(|request| self.perform(request)) {
            Ok(body) => write(&Line::answer(body), answer),
            Err(problem) => fail(&problem, answer),
        }
    }

    fn perform(&mut self, request: Request) -> Result<Answer<'_>, Problem> {
        match request {
            Request::New(new) => {
                self.begun = Some(new.begin()?);
                self.known = Known::default();
                self.info()
            }
            Request::Legal => self.legal(),
            Request::Move(asked) => self.play(asked),
            Request::Deal => self.play(Move::Deal),
            Request::Undo => self.undo(),
            Request::State => Ok(Answer::State(State::of(&self.begun()?.game))),
            Request::Info => self.info(),
            Request::Hint => self.hints(),
            Request::LineHint => self.line_hint(),
            Request::Solve(limits) => self.solve(limits),
            Request::Verdict(limits) => self.verdict(limits),
            Request::Games => Ok(Answer::Games {
                games: listed::all(),
            }),
        }
    }

    fn begun(&self) -> Result<&Begun, Problem> {
        self.begun.as_ref().ok_or(Problem::NoGame)
    }

    fn game_mut(&mut self) -> Result<&mut Game, Problem> {
        let begun = self.begun.as_mut().ok_or(Problem::NoGame)?;
        Ok(&mut begun.game)
    }

    fn info(&self) -> Result<Answer<'_>, Problem> {
        let begun = self.begun()?;
        Ok(Answer::Info(Info::of(&begun.game, begun.deal.as_deref())))
    }

    fn legal(&mut self) -> Result<Answer<'_>, Problem> {
        let begun = self.begun.as_ref().ok_or(Problem::NoGame)?;
        Ok(Answer::Legal(Legal::of(&begun.game, &mut self.moves)))
    }

    fn play(&mut self, asked: Move) -> Result<Answer<'_>, Problem> {
        let game = self.game_mut()?;
        let legal = game.rules().check(game.position(), asked)?;
        let before = Before::new(game, asked);
        let _ = game.play_legal(legal);
        Ok(Answer::Step(before.step(game)))
    }

    fn undo(&mut self) -> Result<Answer<'_>, Problem> {
        let begun = self.begun.as_mut().ok_or(Problem::NoGame)?;
        let undone = begun.game.undo().ok_or(Problem::NothingToUndo)?;
        self.known.undone(&begun.game);
        Ok(Answer::Step(Step::undone(undone, &begun.game)))
    }

    fn hints(&self) -> Result<Answer<'_>, Problem> {
        let ranked = hints(&self.begun()?.game.view());
        Ok(Answer::Hints {
            hints: ranked.into_iter().map(Hint::from).collect(),
        })
    }

    fn solve(&mut self, limits: LimitsJson) -> Result<Answer<'_>, Problem> {
        let begun = self.begun.as_ref().ok_or(Problem::NoGame)?;
        let solved = self.known.search(&begun.game, limits);
        Ok(Answer::Solved(solved.into()))
    }

    fn verdict(&mut self, limits: LimitsJson) -> Result<Answer<'_>, Problem> {
        let begun = self.begun.as_ref().ok_or(Problem::NoGame)?;
        let solved = self.known.verdict(&begun.game, limits.quick());
        Ok(Answer::Verdict(Judged::of(&solved)))
    }

    fn line_hint(&mut self) -> Result<Answer<'_>, Problem> {
        let begun = self.begun.as_ref().ok_or(Problem::NoGame)?;
        let limits = LimitsJson::default().quick();
        let solved = self.known.verdict(&begun.game, limits);
        Ok(Answer::LineHint(LineHint::of(&solved)))
    }
}

/// The request of one line.
fn read(line: &[u8]) -> Result<Request, Problem> {
    let text = std::str::from_utf8(line).map_err(|error| Problem::NotUtf8 {
        at: error.valid_up_to() + 1,
    })?;
    if text.trim_ascii().is_empty() {
        return Err(Problem::Empty);
    }
    serde_json::from_str(text).map_err(Problem::NotARequest)
}

/// Writes why a request failed.
pub(super) fn fail(problem: &Problem, answer: &mut Vec<u8>) {
    write(&Line::failed(problem), answer);
}

fn write(line: &impl Serialize, answer: &mut Vec<u8>) {
    serde_json::to_writer(answer, line).expect("memory takes an object with text keys");
}
