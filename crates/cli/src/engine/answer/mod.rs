//! The answers and their JSON.

mod judged;
mod state;
mod step;
mod view;

use serde::ser::Serializer;
use webspinner_rules::{Game, LegalMove, Move, Outcome};
use webspinner_table::words::why_message;
use webspinner_words::Say;

use super::problem::Problem;
use super::shapes;
use super::table::GameTable;
use crate::listed::Listed;
use crate::solving::AnswerJson;
use crate::words::say;
pub(super) use judged::{Judged, LineHint};
pub(super) use state::State;
pub(super) use step::{Before, Step};
pub(super) use view::Seen;

/// The version of the protocol: it counts up when a client that follows an older one would fail.
const PROTOCOL: u32 = 1;

/// An answer without its `ok`.
#[derive(serde::Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub(super) enum Answer<'s> {
    /// The answer to `hello`.
    Hello(Hello),
    /// The answer to `legal`.
    Legal(Legal<'s>),
    /// The answer to `solve`.
    Solved(AnswerJson),
    /// The answer to `hint`.
    LineHint(LineHint),
    /// The answer to `verdict`.
    Verdict(Judged),
    /// The answer to a fair `hint`.
    Hints {
        /// The moves, the best first.
        hints: Vec<Hint>,
    },
    /// The answer to `advise`.
    Plan {
        /// The moves up to the next new card; none if the player would give up.
        #[schemars(schema_with = "shapes::moves")]
        plan: Vec<Move>,
        /// The first of them, with its reason.
        hints: Vec<Hint>,
        /// Whether it wins whatever is hidden, as long as the player is asked again after each new
        /// card.
        certain: bool,
        /// The chance of winning, from 0 to 1, as far as it can be known without seeing a hidden
        /// card; null if the player would give up.
        chance: Option<f64>,
        /// How many hidden cards can be turned up before the next row, whatever they are. There may
        /// be more where very many moves are possible.
        sure: usize,
    },
    /// The answer to `games`.
    Games {
        /// The built-in games.
        games: Vec<Listed<'static>>,
    },
    /// The answer to `record`.
    Record {
        /// The text of a `.spider` file.
        record: String,
    },
    /// The answer to `new`, `load` and `info`.
    Info(Info<'s>),
    /// The answer to `state`.
    State(State<'s>),
    /// The answer to `view`.
    View(Seen<'s>),
    /// The answer to `move`, `deal`, `undo` and `redo`.
    Step(Step),
    /// The answer to `stop`.
    Stopped {
        /// Always true.
        stopped: bool,
    },
}

/// Which program this is.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(super) struct Hello {
    name: &'static str,
    version: &'static str,
    commit: Option<&'static str>,
    protocol: u32,
}

impl Hello {
    pub(super) fn new() -> Self {
        Self {
            name: "webspinner",
            version: env!("CARGO_PKG_VERSION"),
            commit: option_env!("WEBSPINNER_COMMIT"),
            protocol: PROTOCOL,
        }
    }
}

/// A whole line of output.
#[derive(serde::Serialize)]
pub(super) struct AnswerLine<B> {
    ok: bool,
    #[serde(flatten)]
    body: B,
}

/// Why a request failed.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(super) struct Failed {
    error: String,
}

impl<'s> AnswerLine<Answer<'s>> {
    pub(super) fn answer(body: Answer<'s>) -> Self {
        Self { ok: true, body }
    }
}

impl AnswerLine<Failed> {
    pub(super) fn failed(problem: &Problem) -> Self {
        let error = problem.to_string();
        Self {
            ok: false,
            body: Failed { error },
        }
    }
}

/// The legal moves, row deals apart from the rest.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(super) struct Legal<'s> {
    #[serde(serialize_with = "moves")]
    #[schemars(schema_with = "shapes::moves")]
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

/// How a game ended, if it did: a word, and the reason if it is stuck.
#[derive(Default, serde::Serialize, schemars::JsonSchema)]
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
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(super) struct Info<'s> {
    game: &'s str,
    version: u32,
    deal: Option<String>,
    shuffle: Option<String>,
    length: usize,
    cards_in_order: u32,
    #[serde(flatten)]
    ended: Ended,
}

impl<'s> Info<'s> {
    pub(super) fn of(table: &'s GameTable) -> Self {
        let game = table.game();
        let (rules, deal) = (game.rules(), table.deal());
        Self {
            game: rules.id().as_str(),
            version: rules.version(),
            shuffle: deal.as_ref().map(|deal| deal.shuffle.to_string()),
            deal: deal.map(|deal| deal.to_string()),
            length: game.length(),
            cards_in_order: rules.cards_in_order(game.position()),
            ended: Ended::of(game),
        }
    }
}

/// A move worth considering, and what it is good for: a word for programs, and a sentence.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(super) struct Hint {
    #[schemars(schema_with = "shapes::r#move")]
    r#move: Move,
    #[schemars(schema_with = "shapes::reason")]
    reason: &'static str,
    why: String,
}

impl From<webspinner_players::Hint> for Hint {
    fn from(hint: webspinner_players::Hint) -> Self {
        Self {
            r#move: hint.play,
            reason: hint.why.word(),
            why: say(&why_message(hint.why)),
        }
    }
}
