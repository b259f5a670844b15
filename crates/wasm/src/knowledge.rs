//! What is known of whether the game can be won, and what is asked of the engine to know more.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_rules::{Move, Position, PositionDraft, Rules};
use webspinner_solver::Verdict;
use webspinner_table::{Back, Prospect, Question, Standing, in_order};

use crate::errand::VerdictView;
use crate::step::{Step, hinted};
use crate::table::{Table, ms};
use crate::told::Told;

/// How the game stands, for somebody who sees every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct StandingView {
    /// What is known.
    pub is: StandingKind,
    /// Of a lost game: how many moves back it could still be won, if that is known.
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
pub enum StandingKind {
    /// It can be won.
    CanBeWon,
    /// It cannot.
    Lost,
    /// Neither is known.
    NotKnown,
}

/// What is known of one position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum ProspectView {
    /// It can be won.
    Won,
    /// It cannot.
    Lost,
    /// Neither is known.
    Open,
}

/// What is known of each position of the line that led here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Review {
    /// Of the start, and of the position after each move.
    pub prospects: Vec<ProspectView>,
    /// How many cards are in order there: gone, or on a card that they join.
    pub order: Vec<usize>,
    /// How many cards there are.
    pub cards: usize,
}

/// A position to decide, in a form that another instance of this module reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct QuestionView {
    /// The text of the game's file.
    pub rules: String,
    /// The position as JSON.
    pub position: String,
    /// How much the answer may take, from 0.
    pub effort: usize,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Wanted {
    /// How the game stands and, if it is lost, where it was lost.
    Standing,
    /// The last position that could be won, and what is known of all.
    Back,
}
impl Table {
    /// How the game stands, as far as it is known.
    pub fn standing(&self) -> StandingView {
        let open = self.watch.question().is_some();
        let view = |is, back, exact, never| StandingView {
            is,
            back,
            exact,
            never,
            open,
        };
        match self.watch.standing() {
            Standing::CanBeWon => view(StandingKind::CanBeWon, None, false, false),
            Standing::NotKnown => view(StandingKind::NotKnown, None, false, false),
            Standing::Lost(back) => match back {
                Back::Never => view(StandingKind::Lost, None, true, true),
                Back::Moves { count, is_last } => {
                    view(StandingKind::Lost, Some(count), is_last, false)
                }
                Back::NotKnown => view(StandingKind::Lost, None, false, false),
            },
        }
    }

    /// What to ask the engine next; `undefined` when all is known, or no effort is left.
    pub fn question(&self, wanted: Wanted) -> Option<QuestionView> {
        let question = self.asked(wanted)?;
        let (rules, position) = (question.rules(), question.position());
        Some(asked_of(rules, position, question.effort()))
    }

    /// Takes in the answer to what [`Table::question`] asks now. The game must not have changed since;
    /// what was found out of another position is passed over.
    pub fn learn(&mut self, wanted: Wanted, asked: &QuestionView, verdict: VerdictView) {
        if self.question(wanted).as_ref() != Some(asked) {
            return;
        }
        let (Some(question), Some(verdict)) = (self.asked(wanted), Verdict::try_from(verdict).ok())
        else {
            return;
        };
        self.watch.learn(question.answered(verdict));
    }

    /// The deal, or the position set up by hand, as it was at the start.
    pub fn start(&self) -> QuestionView {
        asked_of(self.sitting.rules(), self.sitting.start(), 0)
    }

    /// Notes that something was shown which only the engine can know.
    pub fn engine_helped(&mut self) {
        self.sitting.engine_helped();
    }

    /// The next move of a line that wins, if one is known.
    pub fn engine_hint(&self) -> Option<Step> {
        let hint = self.watch.hint()?;
        Some(hinted(self.sitting.rules(), self.sitting.position(), hint))
    }

    /// How many moves the line that wins has from here, if one is known.
    pub fn solution_length(&self) -> Option<usize> {
        self.watch.line().map(<[Move]>::len)
    }

    /// A copy that stands where this one does, with the solution ahead of it to step through.
    pub fn solution(&self) -> Option<Table> {
        let line = self.watch.line()?.to_vec();
        let mut copy = self.clone();
        let here = copy.sitting.tree().current();
        for made in line {
            copy.sitting.play(made, 0).ok()?;
        }
        copy.sitting.go_to(here, 0);
        copy.watch.follow(&copy.sitting);
        Some(copy)
    }

    /// Goes back to the last position that is known to be winnable.
    pub fn back_to_won(&mut self, now_ms: f64) -> Told {
        let Some(moves) = self.watch.last_won() else {
            return Told::default();
        };
        let line = self.sitting.tree().line();
        let node = moves
            .checked_sub(1)
            .map_or(webspinner_rules::NodeId::START, |at| line[at]);
        self.change(|sitting| Ok(sitting.go_to(node, ms(now_ms))))
    }

    /// What is known of each position of the line that led here.
    pub fn review(&self) -> Review {
        let prospects = self.watch.prospects().into_iter().map(|known| match known {
            Prospect::Won => ProspectView::Won,
            Prospect::Lost => ProspectView::Lost,
            Prospect::Open => ProspectView::Open,
        });
        let rules = self.sitting.rules();
        let positions = self.watch.positions().iter();
        Review {
            prospects: prospects.collect(),
            order: positions.map(|one| in_order(rules, one)).collect(),
            cards: rules.pack().size(),
        }
    }
}

impl Table {
    fn asked(&self, wanted: Wanted) -> Option<Question> {
        match wanted {
            Wanted::Standing => self.watch.question(),
            Wanted::Back => self.watch.question_back(),
        }
    }
}

fn asked_of(rules: &Rules, position: &Position, effort: usize) -> QuestionView {
    let draft = PositionDraft::from(position);
    QuestionView {
        rules: rules.to_toml(),
        position: serde_json::to_string(&draft).expect("a draft has string keys"),
        effort,
    }
}
