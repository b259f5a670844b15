//! The table: what lies where, what may be done, and what happens then.

use std::collections::BTreeSet;

use super::cards::{Card, cards, column};
use super::games::{Collecting, DealRule, Game, Lift, RowRule, Vacancy};

/// A move of the player. Slots and columns count from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    /// The last `count` cards of a column to another column.
    Columns {
        from: usize,
        to: usize,
        count: usize,
    },
    /// The last card of a column to a foundation.
    Foundation { from: usize, slot: usize },
    /// A reserve card to a column.
    Reserve { slot: usize, to: usize },
    /// The last card of a column to an empty reserve.
    ToReserve { from: usize, slot: usize },
    /// The finished run at the end of a column leaves the table.
    Collect { from: usize },
}

/// What a player does: a move, or dealing a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Step {
    Move(Move),
    Deal,
}

/// Why no row may be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DealRefused {
    /// Nothing is left to deal; also the answer of a game that never had a stock.
    NoStock,
    /// These columns are empty, and every column must hold a card.
    Vacancies(Vec<usize>),
    /// No column holds a card, and only such columns get one.
    NoCards,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Open,
    Won,
    /// No legal move, nothing to collect, no legal deal.
    StuckNothingLegal,
    /// The stock can never be dealt: too few cards are left to fill the columns.
    StuckTooFewCards,
}

/// Everything on the table, hidden cards included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) game: Game,
    /// Each card with whether it lies face up.
    pub(crate) columns: Vec<Vec<(Card, bool)>>,
    /// The next card to be dealt comes first.
    pub(crate) stock: Vec<Card>,
    pub(crate) foundations: Vec<Vec<Card>>,
    pub(crate) reserves: Vec<Option<Card>>,
    /// The runs that left the table, in the order in which they left.
    pub(crate) collected: Vec<Vec<Card>>,
    pub(crate) moves: usize,
    pub(crate) deals: usize,
}

impl Table {
    /// A table as given; runs that lie finished on it are collected at once where the game collects
    /// by itself.
    pub(crate) fn new(
        game: Game,
        columns: Vec<Vec<(Card, bool)>>,
        stock: Vec<Card>,
        foundations: Vec<Vec<Card>>,
        reserves: Vec<Option<Card>>,
        collected: Vec<Vec<Card>>,
    ) -> Table {
        let mut table = Table {
            game,
            columns,
            stock,
            foundations,
            reserves,
            collected,
            moves: 0,
            deals: 0,
        };
        table.collect_what_leaves_by_itself();
        table
    }

    /// A table from text: columns such as `#7D 6D`, and the stock. Foundations, where the game has
    /// them, are empty.
    pub(crate) fn read(game: Game, columns: &[&str], stock: &str) -> Table {
        let columns = columns.iter().map(|text| column(text)).collect();
        let foundations = vec![Vec::new(); game.foundation_count()];
        Table::new(
            game,
            columns,
            cards(stock),
            foundations,
            Vec::new(),
            Vec::new(),
        )
    }

    /// Every legal move except row deals; see `deal_permission`.
    pub(crate) fn legal(&self) -> BTreeSet<Move> {
        let mut legal = BTreeSet::new();
        for from in 0..self.columns.len() {
            for to in 0..self.columns.len() {
                for count in 1..=self.columns[from].len() {
                    if self.may_move(from, to, count) {
                        legal.insert(Move::Columns { from, to, count });
                    }
                }
            }
            for slot in 0..self.foundations.len() {
                if self.may_go_to_foundation(from, slot) {
                    legal.insert(Move::Foundation { from, slot });
                }
            }
            if self.game.collecting == Collecting::ByChoice && self.finished_run_at_end(from) {
                legal.insert(Move::Collect { from });
            }
        }
        for slot in 0..self.reserves.len() {
            for to in 0..self.columns.len() {
                if self.reserves[slot].is_some_and(|card| self.column_takes(to, card)) {
                    legal.insert(Move::Reserve { slot, to });
                }
            }
            for from in 0..self.columns.len() {
                let empty = self.reserves[slot].is_none() && !self.columns[from].is_empty();
                if self.game.reserves.take && empty {
                    legal.insert(Move::ToReserve { from, slot });
                }
            }
        }
        legal
    }

    fn may_move(&self, from: usize, to: usize, count: usize) -> bool {
        let lifted = &self.columns[from][self.columns[from].len() - count..];
        let in_part_one = self.game.little.is_some() && !self.stock.is_empty();
        from != to && !in_part_one && self.may_lift(lifted) && self.column_takes(to, lifted[0].0)
    }

    fn may_lift(&self, lifted: &[(Card, bool)]) -> bool {
        if lifted.iter().any(|&(_, face_up)| !face_up) {
            return false;
        }
        match self.game.lift {
            Lift::Single => lifted.len() == 1,
            Lift::Tail => true,
            Lift::Run(suits) => {
                let of_one_rank = lifted.iter().all(|card| card.0.rank == lifted[0].0.rank);
                let in_order = lifted
                    .windows(2)
                    .all(|two| two[1].0.goes_on(two[0].0, suits, self.game.wraps));
                in_order || (self.game.same_rank && of_one_rank)
            }
        }
    }

    /// Whether `card`, with whatever is lifted along with it, may go to the end of column `to`.
    fn column_takes(&self, to: usize, card: Card) -> bool {
        let Some(&(end, _)) = self.columns[to].last() else {
            return match self.game.vacancy {
                Vacancy::Any => true,
                Vacancy::King => card.rank == 13,
                Vacancy::Never => false,
            };
        };
        let down = card.goes_on(end, self.game.place, self.game.wraps);
        let up = end.goes_on(card, self.game.place, self.game.wraps);
        let level = self.game.same_rank && card.rank == end.rank;
        let gap = self.game.gaps && card.rank < end.rank && card.suits_agree(end, self.game.place);
        down || level || gap || (self.game.little.is_some() && up)
    }

    fn may_go_to_foundation(&self, from: usize, slot: usize) -> bool {
        let (Some(rule), Some(&(card, _))) = (self.game.little, self.columns[from].last()) else {
            return false;
        };
        let Some(&base) = self.foundations[slot].first() else {
            return self.may_start_foundation(card);
        };
        let row_rule_holds = match rule {
            RowRule::Free => false,
            RowRule::StrictWhileStock => !self.stock.is_empty(),
            RowRule::StrictAlways => true,
        };
        let in_lower_row = from >= 4;
        let straight_below = from == 4 + slot;
        if row_rule_holds && in_lower_row && !straight_below {
            return false;
        }
        let top = *self.foundations[slot]
            .last()
            .expect("a foundation with a base has a top");
        let next = if base.rank == 1 {
            card.rank == top.rank + 1
        } else {
            card.rank + 1 == top.rank
        };
        next && card.suit == base.suit
    }

    /// Aces of one colour start foundations, and kings of the other: the first card played there
    /// decides which.
    fn may_start_foundation(&self, card: Card) -> bool {
        let mut red_starts_from_aces = None;
        for base in self.foundations.iter().filter_map(|pile| pile.first()) {
            red_starts_from_aces = Some((base.rank == 1) == base.is_red());
        }
        let is_base = card.rank == 1 || card.rank == 13;
        let as_red_starts = (card.rank == 1) == card.is_red();
        is_base && red_starts_from_aces.is_none_or(|decided| decided == as_red_starts)
    }

    /// Whether the last 13 cards of the column are a finished run: king to ace, or any 13 in order
    /// where ranks wrap.
    fn finished_run_at_end(&self, column: usize) -> bool {
        let cards = &self.columns[column];
        let (Some(suits), true) = (self.game.collect, cards.len() >= 13) else {
            return false;
        };
        let last = &cards[cards.len() - 13..];
        let open = last.iter().all(|&(_, face_up)| face_up);
        let wraps = self.game.runs_wrap();
        let in_order = last
            .windows(2)
            .all(|two| two[1].0.goes_on(two[0].0, suits, wraps));
        let from_king = last[0].0.rank == 13 && last[12].0.rank == 1;
        open && in_order && (from_king || wraps)
    }

    fn collect_from(&mut self, column: usize) {
        let start = self.columns[column].len() - 13;
        let run = self.columns[column].split_off(start);
        self.collected
            .push(run.into_iter().map(|(card, _)| card).collect());
        self.turn_up(column);
    }

    fn collect_what_leaves_by_itself(&mut self) {
        if self.game.collecting != Collecting::ByItself {
            return;
        }
        while let Some(column) =
            (0..self.columns.len()).find(|&column| self.finished_run_at_end(column))
        {
            self.collect_from(column);
        }
    }

    fn turn_up(&mut self, column: usize) {
        if let Some(end) = self.columns[column].last_mut() {
            end.1 = true;
        }
    }

    /// Whether a row may be dealt, and if not, why.
    pub(crate) fn deal_permission(&self) -> Result<(), DealRefused> {
        let empty: Vec<usize> = (0..self.columns.len())
            .filter(|&column| self.columns[column].is_empty())
            .collect();
        if self.stock.is_empty() {
            return Err(DealRefused::NoStock);
        }
        match self.game.deal {
            DealRule::Full if !empty.is_empty() => Err(DealRefused::Vacancies(empty)),
            DealRule::Occupied if empty.len() == self.columns.len() => Err(DealRefused::NoCards),
            _ => Ok(()),
        }
    }

    /// Takes a step, legal or not, as long as the cards are there.
    pub(crate) fn apply(&mut self, step: Step) {
        match step {
            Step::Deal => self.deal(),
            Step::Move(mv) => self.make(mv),
        }
        self.collect_what_leaves_by_itself();
    }

    fn deal(&mut self) {
        self.deals += 1;
        let occupied_only = self.game.deal == DealRule::Occupied;
        for column in 0..self.columns.len() {
            let passed_over = occupied_only && self.columns[column].is_empty();
            if !passed_over && !self.stock.is_empty() {
                let card = self.stock.remove(0);
                self.columns[column].push((card, true));
            }
        }
    }

    fn make(&mut self, mv: Move) {
        self.moves += 1;
        match mv {
            Move::Columns { from, to, count } => {
                let start = self.columns[from].len() - count;
                let lifted = self.columns[from].split_off(start);
                self.columns[to].extend(lifted);
                self.turn_up(from);
            }
            Move::Foundation { from, slot } => {
                let (card, _) = self.columns[from].pop().expect("the column holds a card");
                self.foundations[slot].push(card);
                self.turn_up(from);
            }
            Move::Reserve { slot, to } => {
                let card = self.reserves[slot]
                    .take()
                    .expect("the reserve holds a card");
                self.columns[to].push((card, true));
            }
            Move::ToReserve { from, slot } => {
                let (card, _) = self.columns[from].pop().expect("the column holds a card");
                self.reserves[slot] = Some(card);
                self.turn_up(from);
            }
            Move::Collect { from } => self.collect_from(from),
        }
    }

    /// How the game stands.
    pub(crate) fn outcome(&self) -> Outcome {
        let in_columns: usize = self.columns.iter().map(Vec::len).sum();
        let on_table = in_columns + self.reserves.iter().flatten().count();
        let stays = self.game.collecting == Collecting::Never;
        let in_place = |column: usize| match self.columns[column].len() {
            0 => true,
            13 => stays && self.finished_run_at_end(column),
            _ => false,
        };
        let all_in_place = (0..self.columns.len()).all(in_place);
        if all_in_place && self.reserves.iter().all(Option::is_none) && self.stock.is_empty() {
            Outcome::Won
        } else if self.legal().is_empty() && self.deal_permission().is_err() {
            Outcome::StuckNothingLegal
        } else if self.game.deal == DealRule::Full
            && !self.stock.is_empty()
            && on_table < self.columns.len()
        {
            Outcome::StuckTooFewCards
        } else {
            Outcome::Open
        }
    }

    /// The same cards lie in the same places on both tables.
    pub(crate) fn assert_same_cards(&self, other: &Table, place: &str) {
        assert_eq!(self.columns, other.columns, "columns, {place}");
        assert_eq!(self.stock, other.stock, "stock, {place}");
        assert_eq!(self.foundations, other.foundations, "foundations, {place}");
        assert_eq!(self.reserves, other.reserves, "reserves, {place}");
        assert_eq!(self.collected, other.collected, "collected, {place}");
    }

    /// Moves and row deals; what is collected by itself does not count.
    pub(crate) fn length(&self) -> usize {
        self.moves + self.deals
    }

    /// Every step that may be taken: the legal moves, and a deal if it is permitted.
    pub(crate) fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = self.legal().into_iter().map(Step::Move).collect();
        if self.deal_permission().is_ok() {
            steps.push(Step::Deal);
        }
        steps
    }

    /// A column as text, `#` before a face-down card.
    pub(crate) fn column_text(&self, column: usize) -> Vec<String> {
        let text =
            |&(card, face_up): &(Card, bool)| format!("{}{card}", if face_up { "" } else { "#" });
        self.columns[column].iter().map(text).collect()
    }
}
