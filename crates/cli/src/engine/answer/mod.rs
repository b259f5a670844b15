//! What is answered, and how it is spelled in JSON.

mod judged;
mod state;
mod step;

use serde::ser::Serializer;
use webspinner_rules::{Game, LegalMove, Move, Outcome};
use webspinner_words::Say;

use super::problem::Problem;
use crate::listed::Listed;
use crate::solving::AnswerJson;
use crate::words::say;
pub(super) use judged::{Judged, LineHint};
pub(super) use state::State;
pub(super) use step::{Before, Step};

/// An answer without its `ok`.
#[derive(serde::Serialize)]
#[serde(untagged)]
pub(super) enum Answer<'s> {
    Legal(Legal<'s>),
    Step(Step),
    State(State<'s>),
    Info(Info<'s>),
    Hints { hints: Vec<Hint> },
    LineHint(LineHint),
    Solved(AnswerJson),
    Verdict(Judged),
    Games { games: Vec<Listed> },
}

/// A whole line.
#[derive(serde::Serialize)]
pub(super) struct Line<B> {
    ok: bool,
    #[serde(flatten)]
    body: B,
}

/// Why a request failed.
#[derive(serde::Serialize)]
pub(super) struct Failed {
    error: String,
}

impl<'s> Line<Answer<'s>> {
    pub(super) fn answer(body: Answer<'s>) -> Self {
        Self { ok: true, body }
    }
}

impl Line<Failed> {
    pub(super) fn failed(problem: &Problem) -> Self {
        let error = say(&problem.message());
        Self {
            ok: false,
            body: Failed { error },
        }
    }
}

/// The legal moves, row deals told apart from the rest.
#[derive(serde::Serialize)]
pub(super) struct Legal<'s> {
    #[serde(serialize_with = "moves")]
    moves: &'s [LegalMove],
    deal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal_refused: Option<String>,
}

impl<'s> Legal<'s> {
    /// The legal moves of this game, listed in `moves`.
    pub(super) fn of(game: &Game, moves: &'s mut Vec<LegalMove>) -> Self {
        moves.clear();
        game.rules().legal_moves_into(game.position(), moves);
        moves.retain(|legal| legal.get() != Move::Deal);
        let refused = game.rules().deal_refused(game.position());
        Self {
            moves,
            deal: refused.is_none(),
            deal_refused: refused.map(|refusal| say(&refusal.message())),
        }
    }
}

fn moves<S: Serializer>(moves: &[LegalMove], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(moves.iter().map(|legal| legal.get()))
}

/// How a game ended, if it did: a word, and the reason where it is stuck.
#[derive(serde::Serialize)]
pub(super) struct Ended {
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

impl Ended {
    pub(super) fn of(game: &Game) -> Self {
        let outcome = game.outcome();
        Self {
            outcome: outcome.map(outcome_word),
            reason: match outcome {
                Some(Outcome::Stuck(stuck)) => Some(say(&stuck.message())),
                Some(Outcome::Won) | None => None,
            },
        }
    }
}

/// The protocol's word for an outcome.
pub(crate) fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "won",
        Outcome::Stuck(_) => "stuck",
    }
}

/// Which game this is, and how it stands.
#[derive(serde::Serialize)]
pub(super) struct Info<'s> {
    game: &'s str,
    version: u32,
    deal: Option<&'s str>,
    length: usize,
    points: u32,
    #[serde(flatten)]
    ended: Ended,
}

impl<'s> Info<'s> {
    pub(super) fn of(game: &'s Game, deal: Option<&'s str>) -> Self {
        let rules = game.rules();
        Self {
            game: rules.id().as_str(),
            version: rules.version(),
            deal,
            length: game.length(),
            points: rules.network_points(game.position()),
            ended: Ended::of(game),
        }
    }
}

/// A move worth considering, and what it is good for in a sentence.
#[derive(serde::Serialize)]
pub(super) struct Hint {
    r#move: Move,
    why: String,
}

impl From<webspinner_table::Hint> for Hint {
    fn from(hint: webspinner_table::Hint) -> Self {
        Self {
            r#move: hint.play,
            why: say(&hint.why.message()),
        }
    }
}
