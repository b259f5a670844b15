//! What is known of whether the game can be won, and the queries to the engine to know more.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_players::{Remark, in_order, missed_join, remarks};
use webspinner_rules::record::NodeId;
use webspinner_rules::text::PositionDraft;
use webspinner_rules::{Move, Position, Rules};
use webspinner_solver::Verdict;
use webspinner_table::{Assessment as Known, FairPlan as Planned, LastWinnable, Prospect, Query};

use crate::action_result::ActionResult;
use crate::query::{EngineQuery, FairPlan, FairQuery, VerdictView};
use crate::step::{Step, hinted, moves_of, step};
use crate::table::Table;
use crate::words::reason;

/// How the game stands, for somebody who sees every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Assessment {
    /// What is known.
    pub is: AssessmentKind,
    /// In a lost game: how many moves back it could still be won, if that is known.
    pub back: Option<usize>,
    /// Whether the move after that one lost the game; otherwise one of those after it did.
    pub exact: bool,
    /// Whether a lost game was lost from the start.
    pub never: bool,
    /// Whether there is more to find out.
    pub open: bool,
}

/// What is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum AssessmentKind {
    /// It can be won.
    CanBeWon,
    /// It cannot.
    Lost,
    /// Neither is known.
    NotKnown,
}

/// What is known of each position of the line that led here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Review {
    /// At the start, and after each move.
    pub prospects: Vec<Prospect>,
    /// How many cards are in order there: gone, or on a card that they join.
    pub order: Vec<usize>,
    /// How many cards there are.
    pub cards: usize,
}

/// What there is to say of the moves of the line that led here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Remarks {
    /// For each move, the first one first.
    pub moves: Vec<Option<Remark>>,
}

/// What a query is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Question {
    /// How the game stands and, if it is lost, where it was lost.
    Assessment,
    /// The last position that could be won, and what is known of all.
    LastWinnable,
}
impl Table {
    /// How the game stands, as far as it is known.
    pub fn assessment(&self) -> Assessment {
        let open = self.analysis.next_query().is_some();
        let (is, back) = match self.analysis.assessment() {
            Known::CanBeWon => (AssessmentKind::CanBeWon, LastWinnable::NotKnown),
            Known::NotKnown => (AssessmentKind::NotKnown, LastWinnable::NotKnown),
            Known::Lost(back) => (AssessmentKind::Lost, back),
        };
        let (back, exact, never) = match back {
            LastWinnable::Never => (None, true, true),
            LastWinnable::MovesBack { count, is_last } => (Some(count), is_last, false),
            LastWinnable::NotKnown => (None, false, false),
        };
        Assessment {
            is,
            back,
            exact,
            never,
            open,
        }
    }

    /// What to ask the engine next; `undefined` when all is known, or no effort is left.
    pub fn next_query(&self, question: Question) -> Option<EngineQuery> {
        let query = self.query(question)?;
        let (rules, position) = (query.rules(), query.position());
        Some(query_of(rules, position, query.effort()))
    }

    /// Applies the answer to the current [`Table::next_query`]. An answer about another position,
    /// from before the game changed, is ignored.
    pub fn apply_answer(&mut self, question: Question, asked: &EngineQuery, verdict: VerdictView) {
        if self.next_query(question).as_ref() != Some(asked) {
            return;
        }
        let (Some(query), Some(verdict)) = (self.query(question), Verdict::try_from(verdict).ok())
        else {
            return;
        };
        self.analysis.apply_answer(query.with_verdict(verdict));
    }

    /// What to ask the fair player before the next hint; `undefined` if it was asked.
    pub fn hint_query(&self) -> Option<FairQuery> {
        if !self.session.wants_plan() {
            return None;
        }
        let knowledge = self.session.view().knowledge();
        Some(FairQuery {
            rules: rules_text(self.session.rules()),
            knowledge: json(&knowledge),
        })
    }

    /// Takes the answer to the [`Table::hint_query`] of now.
    pub fn apply_plan(&mut self, plan: &FairPlan) {
        self.session.apply_plan(Planned {
            moves: moves_of(&plan.moves),
            percent: plan.percent,
            is_certain: plan.certain,
        });
    }

    /// The chance of winning in percent, as far as it can be known: the game is advised from then
    /// on. `undefined` if the fair player has yet to be asked, or the game has ended.
    pub fn tell_chance(&mut self) -> Option<u8> {
        self.session.tell_chance()
    }

    /// Why the win is certain, if that plan is; only in an assisted game.
    pub fn certain_win(&self) -> Option<String> {
        let certain = self.session.certain_win()?;
        Some(reason(&certain))
    }

    /// The next move of that plan as it is typed, to be made while the player watches: the game is
    /// assisted from then on. `undefined` if the fair player finds no useful move or was not asked.
    pub fn take_planned_move(&mut self) -> Option<String> {
        let planned = self.session.take_planned_move()?;
        Some(planned.to_string())
    }

    /// The deal, or the position set up by hand, as it was at the start.
    pub fn start(&self) -> EngineQuery {
        query_of(self.session.rules(), self.session.start(), 0)
    }

    /// Notes that something was shown which only the engine can know.
    pub fn engine_helped(&mut self) {
        self.session.engine_helped();
    }

    /// The next move of a line that wins, if one is known.
    pub fn engine_hint(&self) -> Option<Step> {
        let hint = self.analysis.engine_hint()?;
        Some(hinted(self.session.rules(), self.session.position(), hint))
    }

    /// How many moves the line that wins has from here, if one is known.
    pub fn solution_length(&self) -> Option<usize> {
        self.analysis.winning_line().map(<[Move]>::len)
    }

    /// A copy that stands where this one does, with the solution ahead of it to step through.
    pub fn solution(&self) -> Option<Table> {
        let line = self.analysis.winning_line()?.to_vec();
        let mut copy = self.copy();
        let here = copy.session.tree().current();
        for made in line {
            copy.session.play(made, 0).ok()?;
        }
        copy.session.go_to(here, 0).ok()?;
        copy.analysis.follow(&copy.session);
        Some(copy)
    }

    /// Goes back to the last position that is known to be winnable.
    pub fn back_to_won(&mut self, now_ms: f64) -> ActionResult {
        let Some(moves) = self.analysis.last_winnable() else {
            return self.unchanged();
        };
        let line = self.session.tree().line();
        let last = moves.checked_sub(1).map(|at| line[at]);
        self.go(last.unwrap_or(NodeId::START), now_ms)
    }

    /// What is known of each position of the line that led here.
    pub fn review(&self) -> Review {
        let rules = self.session.rules();
        let positions = self.analysis.positions().iter();
        Review {
            prospects: self.analysis.prospects(),
            order: positions.map(|one| in_order(rules, one)).collect(),
            cards: rules.pack().size(),
        }
    }

    /// What there is to say of each move of the line that led here.
    pub fn remarks(&self) -> Remarks {
        let (positions, moves) = (self.analysis.positions(), self.analysis.moves());
        let moves = remarks(self.session.rules(), positions, moves);
        Remarks { moves }
    }

    /// Where the cards of the move of this number, from 1, could have gone to join another, if it
    /// missed that.
    pub fn missed_join(&self, number: usize) -> Option<Step> {
        let before = number.checked_sub(1)?;
        let position = self.analysis.positions().get(before)?;
        let made = *self.analysis.moves().get(before)?;
        let rules = self.session.rules();
        Some(step(rules, position, missed_join(rules, position, made)?))
    }
}

impl Table {
    fn query(&self, question: Question) -> Option<Query> {
        match question {
            Question::Assessment => self.analysis.next_query(),
            Question::LastWinnable => self.analysis.next_query_for_last_winnable(),
        }
    }
}

fn query_of(rules: &Rules, position: &Position, effort: usize) -> EngineQuery {
    EngineQuery {
        rules: rules_text(rules),
        position: json(&PositionDraft::from(position)),
        effort,
    }
}

fn json(draft: &impl Serialize) -> String {
    serde_json::to_string(draft).expect("a draft has string keys")
}

/// The rules as another instance finds them.
fn rules_text(rules: &Rules) -> String {
    // Without the whole, every game is built in.
    #[cfg(feature = "whole")]
    if webspinner_rules::games::find(rules.id().as_str()).is_none_or(|known| **known != *rules) {
        return rules.to_toml();
    }
    rules.id().to_string()
}
