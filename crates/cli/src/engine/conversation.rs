//! One conversation: the current game, and the answers about it.

use std::sync::atomic::AtomicBool;

use serde::Serialize;
use webspinner_players::{Chances, LearnedPlayer, Net, Plan, hint_of_plan, hints_of, sure_turns};
use webspinner_rules::{FairGame, LegalMove, Move, Outcome};

use super::answer::{
    Answer, AnswerLine, Before, Hello, Hint, Info, Judged, Legal, LineHint, Seen, State, Step,
};
use super::problem::Problem;
use super::request::{Advise, HintKind, LimitsJson, MoveOrText, Request};
use super::solve::SolverCache;
use super::table::GameTable;
use crate::listed;

/// The game of a conversation, if one has begun.
#[derive(Default)]
pub(super) struct Conversation {
    table: Option<GameTable>,
    /// What the solver found out about it.
    known: SolverCache,
    /// The list of legal moves, kept so that it is not allocated for every request.
    moves: Vec<LegalMove>,
}

impl Conversation {
    /// Writes the answer to a request, whose search ends once `stopped` is set.
    pub(super) fn answer(
        &mut self,
        request: Result<Request, Problem>,
        stopped: &AtomicBool,
        answer: &mut Vec<u8>,
    ) {
        match request.and_then(|request| self.perform(request, stopped)) {
            Ok(body) => write(&AnswerLine::answer(body), answer),
            Err(problem) => write(&AnswerLine::failed(&problem), answer),
        }
    }

    fn perform(&mut self, request: Request, stopped: &AtomicBool) -> Result<Answer<'_>, Problem> {
        match request {
            Request::Hello(_) => Ok(Answer::Hello(Hello::new())),
            Request::New(new) => self.begin(new.begin()?),
            Request::Load(text) => self.begin(GameTable::load(&text)?),
            Request::Record(_) => Ok(Answer::Record {
                record: self.table()?.record()?.to_string(),
            }),
            Request::Legal(_) => self.legal(),
            Request::Move(MoveOrText::Move(wanted)) => self.play(wanted),
            Request::Move(MoveOrText::Text(text)) => self.play(text.parse()?),
            Request::Deal(_) => self.play(Move::Deal),
            Request::Undo(_) => self.undo(),
            Request::Redo(_) => self.redo(),
            Request::State(_) => Ok(Answer::State(State::of(self.table()?.game()))),
            Request::View(_) => Ok(Answer::View(Seen::of(self.table()?.game()))),
            Request::Info(_) => self.info(),
            Request::Hint(HintKind::Fair) => self.hints(),
            Request::Hint(HintKind::Line) => self.line_hint(stopped),
            Request::Advise(advise) => self.advise(&advise),
            Request::Solve(limits) => self.solve(limits, stopped),
            Request::Verdict(limits) => self.verdict(limits, stopped),
            Request::Stop(_) => Ok(Answer::Stopped { stopped: true }),
            Request::Games(_) => Ok(Answer::Games {
                games: listed::all(),
            }),
        }
    }

    fn table(&self) -> Result<&GameTable, Problem> {
        self.table.as_ref().ok_or(Problem::NoGame)
    }

    fn table_mut(&mut self) -> Result<&mut GameTable, Problem> {
        self.table.as_mut().ok_or(Problem::NoGame)
    }

    fn begin(&mut self, table: GameTable) -> Result<Answer<'_>, Problem> {
        self.table = Some(table);
        self.known = SolverCache::default();
        self.info()
    }

    fn info(&self) -> Result<Answer<'_>, Problem> {
        Ok(Answer::Info(Info::of(self.table()?)))
    }

    fn legal(&mut self) -> Result<Answer<'_>, Problem> {
        let table = self.table.as_ref().ok_or(Problem::NoGame)?;
        Ok(Answer::Legal(Legal::of(table.game(), &mut self.moves)))
    }

    fn play(&mut self, wanted: Move) -> Result<Answer<'_>, Problem> {
        let table = self.table_mut()?;
        let game = table.game();
        let legal = game.rules().check(game.position(), wanted)?;
        let before = Before::new(game, wanted);
        table.play(legal)?;
        Ok(Answer::Step(before.step(table.game())))
    }

    fn undo(&mut self) -> Result<Answer<'_>, Problem> {
        let table = self.table.as_mut().ok_or(Problem::NoGame)?;
        let undone = table.undo().ok_or(Problem::NothingToUndo)?;
        self.known.undone(table.game());
        Ok(Answer::Step(Step::undone(undone, table.game())))
    }

    fn redo(&mut self) -> Result<Answer<'_>, Problem> {
        let table = self.table_mut()?;
        let next = table.next().ok_or(Problem::NothingToRedo)?;
        let before = Before::new(table.game(), next);
        table.redo();
        Ok(Answer::Step(before.step(table.game()).of(next)))
    }

    fn hints(&mut self) -> Result<Answer<'_>, Problem> {
        let table = self.table_mut()?;
        table.count_hint();
        let ranked = hints_of(&FairGame::from(table.game()));
        Ok(Answer::Hints {
            hints: ranked.into_iter().map(Hint::from).collect(),
        })
    }

    fn advise(&mut self, advise: &Advise) -> Result<Answer<'_>, Problem> {
        let game = if let Some(game) = advise.game()? {
            game
        } else {
            let table = self.table_mut()?;
            table.count_hint();
            FairGame::from(table.game())
        };
        let plan = LearnedPlayer::new(Net::of(game.rules()), advise.level.0).plan(&game);
        let is_won = game.outcome() == Some(Outcome::Won);
        let certain = is_won || plan.as_ref().is_some_and(Plan::is_certain);
        let chance = plan.as_ref().map(|plan| Chances::share(plan.chances.win));
        let chance = chance.or(is_won.then_some(1.0));
        let plan = plan.map_or_else(Vec::new, |plan| plan.moves);
        let hint = hint_of_plan(&game.view(), &plan);
        Ok(Answer::Plan {
            hints: hint.map(Hint::from).into_iter().collect(),
            plan,
            certain,
            chance,
            sure: sure_turns(game.view()).count,
        })
    }

    fn solve(&mut self, limits: LimitsJson, stopped: &AtomicBool) -> Result<Answer<'_>, Problem> {
        let table = self.table.as_mut().ok_or(Problem::NoGame)?;
        table.mark_solver();
        let solved = self.known.search(table.game(), limits, stopped);
        Ok(Answer::Solved(solved.into()))
    }

    fn verdict(&mut self, limits: LimitsJson, stopped: &AtomicBool) -> Result<Answer<'_>, Problem> {
        let table = self.table.as_mut().ok_or(Problem::NoGame)?;
        table.mark_solver();
        let solved = self.known.verdict(table.game(), limits.quick(), stopped);
        Ok(Answer::Verdict(Judged::of(&solved)))
    }

    fn line_hint(&mut self, stopped: &AtomicBool) -> Result<Answer<'_>, Problem> {
        let table = self.table.as_mut().ok_or(Problem::NoGame)?;
        table.mark_solver();
        let limits = LimitsJson::default().quick();
        let solved = self.known.verdict(table.game(), limits, stopped);
        Ok(Answer::LineHint(LineHint::of(&solved)))
    }
}

fn write(line: &impl Serialize, answer: &mut Vec<u8>) {
    serde_json::to_writer(answer, line).expect("memory takes an object with text keys");
}
