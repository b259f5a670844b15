//! What can be moved, what it goes on, and how rows are dealt.

use webspinner_rules::knobs::{Lift, Place, RowRule, ShortRow, Step, Vacancy, When};

use super::{PageWriter, by_suit, columns, counted, number, of_suits};
use crate::{Arg, Message};

impl PageWriter<'_> {
    pub(super) fn moving_sentences(&self) -> Vec<Message> {
        let mut sentences = match self.rules.place().open {
            When::Never => vec![Message::new("moving-never")],
            _ => self.between_columns(),
        };
        if self.rules.layout().cards().iter().any(|card| !card.face_up) {
            sentences.push(Message::new("moving-turns-up"));
        }
        sentences
    }

    fn between_columns(&self) -> Vec<Message> {
        let when = match self.rules.place().open {
            When::WhileStockLasts => Some(Message::new("moving-while-stock-lasts")),
            When::OnceStockIsEmpty => Some(Message::new("moving-once-stock-is-empty")),
            When::Always | When::Never => None,
        };
        let is_one_suit = self.rules.pack().distinct_suits().len() == 1;
        let lift = match self.rules.lift() {
            Lift::Single => Message::new("lift-single"),
            // If all cards are of one suit, suits are not mentioned.
            Lift::Run(_) if is_one_suit => Message::new("lift-run-plain"),
            Lift::Run(suit) => Message::new("lift-run").with("suits", of_suits(suit)),
            Lift::Tail => Message::new("lift-tail"),
        };
        let suit = self.rules.place().suit;
        let place = match self.rules.place().step {
            Step::Down if is_one_suit => Message::new("place-down-plain"),
            Step::UpOrDown if is_one_suit => Message::new("place-up-or-down-plain"),
            Step::Lower if is_one_suit => Message::new("place-lower-plain"),
            Step::Down => by_suit(Message::new("place-down"), suit),
            Step::UpOrDown => by_suit(Message::new("place-up-or-down"), suit),
            Step::Lower => by_suit(Message::new("place-lower"), suit),
        };
        let mut sentences: Vec<Message> = when.into_iter().collect();
        sentences.push(place);
        let Place {
            step,
            wrap,
            same_rank,
            ..
        } = self.rules.place();
        if same_rank {
            sentences.push(Message::new("place-same-rank"));
        }
        // An ace takes nothing and a king goes nowhere, but for aces and kings.
        if !same_rank || step == Step::UpOrDown || wrap {
            sentences.push(self.ends_of_the_ranks());
        }
        sentences.push(lift);
        if same_rank && matches!(self.rules.lift(), Lift::Run(_)) {
            sentences.push(Message::new("lift-same-rank"));
        }
        sentences
    }

    fn ends_of_the_ranks(&self) -> Message {
        let message = match (self.rules.place().step, self.rules.place().wrap) {
            (Step::Down | Step::Lower, false) => Message::new("place-nothing-on-ace"),
            (Step::Down | Step::Lower, true) if matches!(self.rules.lift(), Lift::Run(_)) => {
                Message::new("place-wrap-in-runs")
            }
            (Step::Down | Step::Lower, true) => Message::new("place-wrap"),
            (Step::UpOrDown, false) => Message::new("place-ends-apart"),
            (Step::UpOrDown, true) => Message::new("place-ends-joined"),
        };
        self.with_king(message)
    }

    pub(super) fn vacancy_sentences(&self) -> Vec<Message> {
        let single = self.rules.lift() == Lift::Single;
        let filled = match (self.rules.place().open, self.rules.vacancy()) {
            (When::Never, _) | (_, Vacancy::Never) => Message::new("vacancy-never"),
            (_, Vacancy::Any) => match self.rules.lift() {
                Lift::Single => Message::new("vacancy-any-card"),
                Lift::Run(_) if self.rules.place().same_rank => {
                    Message::new("vacancy-any-together")
                }
                Lift::Run(_) => Message::new("vacancy-any-run"),
                Lift::Tail => Message::new("vacancy-any-tail"),
            },
            (_, Vacancy::King) if single => self.with_king(Message::new("vacancy-king-alone")),
            (_, Vacancy::King) => self.with_king(Message::new("vacancy-king")),
        };
        vec![filled]
    }

    pub(super) fn stock_sentences(&self) -> Vec<Message> {
        if self.rules.stock_size() == 0 {
            return Vec::new();
        }
        let rule = match self.rules.row_deal().rule {
            RowRule::Full => Message::new("stock-full"),
            RowRule::Any => Message::new("stock-any"),
            RowRule::Occupied => Message::new("stock-occupied"),
            RowRule::None => return vec![Message::new("stock-none")],
        };
        vec![rule, self.rows_sentence()]
    }

    /// How many rows the stock makes.
    fn rows_sentence(&self) -> Message {
        let count = usize::from(self.rules.columns());
        let (rows, rest) = (
            self.rules.stock_size() / count,
            self.rules.stock_size() % count,
        );
        if self.rules.row_deal().rule == RowRule::Occupied {
            return self.rows_as_they_come(rows, rest);
        }
        let full = || {
            counted(Message::new("stock-rows"), rows)
                .with("row", number(count))
                .with("row-n", count)
        };
        match (rows, rest) {
            (_, 0) => Message::new("stock-gives").with("rows", full()),
            (0, _) => self.short_row(Message::new("stock-gives-short-row"), rest),
            _ => self
                .short_row(Message::new("stock-gives-and-short-row"), rest)
                .with("rows", full()),
        }
    }

    fn short_row(&self, message: Message, cards: usize) -> Message {
        let count = usize::from(self.rules.columns());
        let takers: Vec<usize> = match self.rules.row_deal().short_row {
            ShortRow::Left => (0..cards).collect(),
            ShortRow::Right => (count - cards..count).collect(),
        };
        counted(message, cards).with("columns", columns(&takers))
    }

    /// Rows that skip vacancies: their number depends on the play.
    fn rows_as_they_come(&self, rows: usize, rest: usize) -> Message {
        let side = match self.rules.row_deal().short_row {
            ShortRow::Left => "left",
            ShortRow::Right => "right",
        };
        counted(
            Message::new("stock-gives-about"),
            rows + usize::from(rest != 0),
        )
        .with("cards", self.rules.stock_size())
        .with("side", Arg::Choice(side))
    }

    pub(super) fn reserve_sentences(&self) -> Vec<Message> {
        if self.rules.reserves() == 0 {
            return Vec::new();
        }
        vec![
            Message::new("reserves-go"),
            if self.rules.reserves_take_cards() {
                Message::new("reserves-take-cards")
            } else {
                Message::new("reserves-take-nothing")
            },
        ]
    }
}
