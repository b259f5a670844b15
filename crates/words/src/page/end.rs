//! Which cards leave the columns, how the game ends and how it is scored.

use webspinner_rules::knobs::{Base, CollectMode, Foundations, RowRule, RunStart, When};
use webspinner_rules::score;

use super::{PageWriter, counted, number, of_suits};
use crate::{Arg, Message};

impl PageWriter<'_> {
    /// Whether rows can be dealt at the start.
    fn has_rows(&self) -> bool {
        self.rules.deals_rows() && self.rules.stock_size() != 0
    }

    pub(super) fn collecting_sentences(&self) -> Vec<Message> {
        let Some(collect) = self.rules.collect().filter(|collect| collect.leaves()) else {
            return Vec::new();
        };
        let length = self.run_length();
        let run = match collect.start {
            RunStart::King => Message::new("collect-run-from-king")
                .with("king", self.rules.pack().highest())
                .with("suits", of_suits(collect.suit)),
            RunStart::Any => Message::new("collect-run-from-any")
                .with("length", number(length))
                .with("king", self.rules.pack().highest())
                .with("suits", of_suits(collect.suit)),
        };
        let mut sentences = vec![run];
        if collect.start == RunStart::Any {
            sentences.push(Message::new("collect-last-of-longer").with("length", length));
        }
        sentences.push(match collect.mode {
            CollectMode::ByChoice => Message::new("collect-by-choice"),
            _ if self.has_rows() => Message::new("collect-at-once-by-rows-too"),
            _ => Message::new("collect-at-once"),
        });
        sentences
    }

    pub(super) fn foundation_sentences(&self) -> Vec<Message> {
        let Some(foundations) = self.rules.foundations() else {
            return Vec::new();
        };
        let base = match foundations.base {
            Base::Ace => Message::new("foundations-from-ace"),
            Base::King => Message::new("foundations-from-king"),
            Base::SplitColours => Message::new("foundations-split"),
        };
        let mut sentences = vec![
            counted(Message::new("foundations"), usize::from(foundations.count)),
            self.with_king(base),
            Message::new("foundations-take-end-cards"),
        ];
        if self.rules.column_rows() == 2 {
            sentences.extend(self.row_rule_sentences(foundations));
        }
        sentences
    }

    fn row_rule_sentences(&self, foundations: Foundations) -> Vec<Message> {
        let rule = match foundations.only_from_below {
            When::Never => return Vec::new(),
            When::WhileStockLasts => Message::new("from-below-while-stock-lasts"),
            When::OnceStockIsEmpty => Message::new("from-below-once-stock-is-empty"),
            When::Always => Message::new("from-below-always"),
        };
        let first = usize::from(self.rules.columns() / self.rules.column_rows()) + 1;
        let place = Message::new("foundations-lie-above").with("first", first);
        vec![place, rule, Message::new("from-below-not-upper-row")]
    }

    pub(super) fn end_sentences(&self) -> Vec<Message> {
        let won = match (self.rules.collect(), self.rules.foundations()) {
            (_, Some(_)) => Message::new("end-won-on-foundations"),
            (Some(collect), _) if !collect.leaves() => Message::new("end-won-in-columns"),
            _ => Message::new("end-won-collected"),
        };
        let mut ways = vec![Message::new("end-no-card-moves")];
        let by_choice =
            |collect: webspinner_rules::knobs::Collect| collect.mode == CollectMode::ByChoice;
        let runs_are_taken = self.rules.collect().is_some_and(by_choice);
        if runs_are_taken {
            ways.push(Message::new("end-no-run-collected"));
        }
        if self.has_rows() {
            ways.push(Message::new("end-no-row-dealt"));
        }
        let runs = if runs_are_taken { "taken" } else { "leave" };
        let rows = if self.has_rows() { "dealt" } else { "none" };
        let mut sentences = vec![
            won.with("cards", self.rules.pack().size()),
            // Some languages cannot join these clauses the way they join names.
            Message::new("end-stuck")
                .with("ways", Arg::All(ways))
                .with("runs", Arg::Choice(runs))
                .with("rows", Arg::Choice(rows)),
        ];
        if self.rules.row_deal().rule == RowRule::Full && self.rules.stock_size() != 0 {
            let columns = usize::from(self.rules.columns());
            sentences.push(counted(Message::new("end-too-few-cards"), columns));
        }
        sentences
    }

    pub(super) fn score_sentences(&self) -> Vec<Message> {
        let network = match self.rules.collect() {
            Some(collect) => {
                let runs = if collect.leaves() {
                    Message::new("score-network-runs")
                } else {
                    Message::new("score-network-runs-stay")
                };
                self.with_king(runs)
                    .with("suits", of_suits(collect.suit))
                    .with("run", self.run_length())
            }
            None => Message::new("score-network-foundations"),
        };
        let start = score(0, 0, 0);
        let windows = Message::new("score-windows")
            .with("start", start)
            .with("move", start - score(1, 0, 0))
            .with("undo", start - score(0, 1, 0));
        let run = score(0, 0, 1) - start;
        let mut sentences = vec![network.with("won", self.rules.pack().size()), windows];
        if self.rules.runs_to_collect() > 0 {
            sentences.push(Message::new("score-windows-runs").with("run", run));
        }
        if self.has_rows() {
            sentences.push(Message::new("score-windows-rows"));
        }
        sentences
    }
}
