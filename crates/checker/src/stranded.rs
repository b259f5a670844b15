//! Positions in which nothing can ever leave the table, shown by an easier game.
//!
//! Play the game with cards that are in two places at once: whatever was possible stays possible. A
//! card that might have been the end card of a column is one from then on, whatever was put on it,
//! until a row covers the column; and a card that might have lain on another one counts as lying on
//! it for good. Here more and more is possible with every move, so it does not matter in which
//! order they are made: make every move until none brings anything new, deal a row, and go on. If
//! even then no column could be emptied and no run finished, the position is lost.
//!
//! *Proof.* Take any play of the real game, up to the moment when a column is emptied or a run
//! leaves for the first time or, where runs stay on the table, the game is won. After each of its
//! moves, in the easier game too,
//!
//! 1. the end card of every column may end this column, and
//! 2. every card but those at the bottoms may lie on the card under it.
//!
//! Both hold at the start. A real move lifts a head, with all cards on it up to the end card of its
//! column, and puts it on the end card of another column. By 1. and 2. the easier game may lift
//! this head from there, with this end card, and put it on that one. Then the end card may end the
//! other column, the head may lie on its new place, and the card that was under the head may end
//! the column that it left: so 1. and 2. hold after the move. If the head lay at the bottom, the
//! easier game finds that a column may be emptied. A row covers the end cards of the columns that
//! it goes to, which are all of them, or the first or last ones if it is short; there are no
//! vacancies before that moment. So 1. and 2. hold after a row.
//!
//! In a run that leaves, each card lies on the one before, so by 2. the easier game finds that a
//! run may leave. The same holds for the runs, one in every column, of a won game in which runs
//! stay and no column was emptied. If it finds neither, the moment never comes, and all cards stay
//! on the table, out of order. Where cards lie face down, columns are closed for a while or rows
//! are not dealt, the easier game allows more than the real one, which only makes it find more.

use webspinner_rules::knobs::{Lift, RunStart, ShortRow};
use webspinner_rules::{Card, Position, Rules};

/// A set of cards, by their places in the list of all cards.
type Cards = u128;
/// A set of columns.
type Columns = u32;

/// Whether the easier game shows that no column can be emptied and no run can leave.
pub(crate) fn is_stranded(rules: &Rules, position: &Position) -> bool {
    let columns = position.columns().iter();
    let cards = columns.map(|pile| pile.cards().len()).sum::<usize>() + position.stock_len();
    if rules.foundations().is_some()
        || rules.reserves_take_cards()
        || position.reserves().iter().any(Option::is_some)
        || position.vacancies().next().is_some()
        || cards > 128
    {
        return false;
    }
    let mut easier = Easier::new(rules, position);
    loop {
        if easier.play_all() {
            return false;
        }
        if easier.dealt == easier.cards.len() {
            return !easier.run_may_leave(rules);
        }
        easier.deal(rules.row_deal().short_row);
    }
}

/// What may lie where in the easier game.
struct Easier {
    /// The cards of the columns, then those of the stock as they will be dealt.
    cards: Vec<Card>,
    /// How many columns there are.
    columns: usize,
    /// How many of the cards are on the table: the first ones.
    dealt: usize,
    /// The cards at the bottoms of the columns.
    bottoms: Cards,
    /// The columns that each card may end.
    ends: Vec<Columns>,
    /// The cards that each card may lie on.
    on: Vec<Cards>,
    /// The cards that each card may be put on.
    hosts: Vec<Cards>,
    /// The cards that are lifted with each card, if it lies on them.
    carriers: Vec<Cards>,
}

impl Easier {
    fn new(rules: &Rules, position: &Position) -> Self {
        let columns = position.columns();
        let of_columns = columns.iter().flat_map(|pile| pile.cards().iter().copied());
        let cards: Vec<Card> = of_columns.chain(position.stock()).collect();
        let related = |related: &dyn Fn(Card, Card) -> bool| -> Vec<Cards> {
            let of =
                |card: &Card| set((0..cards.len()).filter(|&other| related(*card, cards[other])));
            cards.iter().map(of).collect()
        };
        let mut easier = Self {
            columns: columns.len(),
            dealt: 0,
            bottoms: 0,
            ends: vec![0; cards.len()],
            on: vec![0; cards.len()],
            hosts: related(&|card, host| rules.fits(card, host)),
            carriers: related(&|card, under| are_lifted_together(rules, under, card)),
            cards,
        };
        for (column, pile) in columns.iter().enumerate() {
            easier.bottoms |= 1 << easier.dealt;
            for card in easier.dealt + 1..easier.dealt + pile.cards().len() {
                easier.on[card] = 1 << (card - 1);
            }
            easier.dealt += pile.cards().len();
            easier.ends[easier.dealt - 1] = 1 << column;
        }
        easier
    }

    /// Makes every move until nothing is new; says whether a column may be emptied.
    fn play_all(&mut self) -> bool {
        loop {
            let before = (self.ends.clone(), self.on.clone());
            let (lifts, lifted_ends) = self.lifts();
            let table = set(0..self.dealt);
            for head in (0..self.dealt).filter(|&head| lifts[head] != 0) {
                for target in each(self.hosts[head] & table) {
                    let to = others(lifts[head], self.ends[target]);
                    if to == 0 {
                        continue;
                    }
                    if self.bottoms >> head & 1 != 0 {
                        return true;
                    }
                    self.put(head, lifts[head], lifted_ends[head], target, to);
                }
            }
            if before == (self.ends.clone(), self.on.clone()) {
                return false;
            }
        }
    }

    /// For each card the columns that it may be lifted from, and the cards that may be the end of
    /// what is lifted with it.
    fn lifts(&self) -> (Vec<Columns>, Vec<Cards>) {
        let mut lifts = self.ends.clone();
        let mut lifted_ends: Vec<Cards> = (0..self.cards.len()).map(|card| 1 << card).collect();
        let mut is_new = true;
        while is_new {
            is_new = false;
            for card in (0..self.dealt).rev().filter(|&card| self.on[card] != 0) {
                let (from, ends) = (lifts[card], lifted_ends[card]);
                if from == 0 {
                    continue;
                }
                for under in each(self.on[card] & self.carriers[card]) {
                    is_new |= from & !lifts[under] != 0 || ends & !lifted_ends[under] != 0;
                    lifts[under] |= from;
                    lifted_ends[under] |= ends;
                }
            }
        }
        (lifts, lifted_ends)
    }

    /// Puts a head that may be lifted from some columns on a target that may end others.
    fn put(&mut self, head: usize, from: Columns, lifted_ends: Cards, target: usize, to: Columns) {
        for under in each(self.on[head] & !(1 << target)) {
            self.ends[under] |= from;
        }
        self.on[head] |= 1 << target;
        for end in each(lifted_ends) {
            self.ends[end] |= others(self.ends[end] & from, to);
        }
    }

    /// Deals a row, each card on whatever may end its column.
    fn deal(&mut self, short_row: ShortRow) {
        let row = self.columns.min(self.cards.len() - self.dealt);
        let first = match short_row {
            ShortRow::Left => 0,
            ShortRow::Right => self.columns - row,
        };
        for (card, column) in (self.dealt..self.dealt + row).zip(first..) {
            self.on[card] = set((0..self.dealt).filter(|&end| self.ends[end] >> column & 1 != 0));
        }
        for (card, column) in (self.dealt..self.dealt + row).zip(first..) {
            for end in &mut self.ends[..self.dealt] {
                *end &= !(1 << column);
            }
            self.ends[card] = 1 << column;
        }
        self.dealt += row;
    }

    /// Whether every card of a full run may lie on the one before it.
    fn run_may_leave(&self, rules: &Rules) -> bool {
        let Some(collect) = rules.collect() else {
            return false;
        };
        let highest = rules.pack().highest();
        let any_start = collect.start == RunStart::Any;
        let goes_on = |upper: Card, lower: Card| {
            let down = upper.number() == lower.number() + 1;
            let wraps = any_start && upper.number() == 1 && lower.rank() == highest;
            (down || wraps) && collect.suit.holds(upper, lower)
        };
        let all = 0..self.cards.len();
        let starts = |card: &usize| any_start || self.cards[*card].rank() == highest;
        let mut run = set(all.clone().filter(starts));
        for _ in 1..highest.number() {
            let goes_on = |card: &usize| {
                each(self.on[*card] & run)
                    .any(|upper| goes_on(self.cards[upper], self.cards[*card]))
            };
            run = set(all.clone().filter(goes_on));
        }
        run != 0
    }
}

/// Whether a card is lifted together with the card that lies on it.
fn are_lifted_together(rules: &Rules, under: Card, card: Card) -> bool {
    match rules.lift() {
        Lift::Single => false,
        Lift::Run(suit) => {
            rules.descends(under, card) && suit.holds(under, card) || rules.of_a_kind(under, card)
        }
        Lift::Tail => true,
    }
}

/// Those of the columns `to` that a move may go to from one of the columns `from`: from another.
fn others(from: Columns, to: Columns) -> Columns {
    match from.count_ones() {
        0 => 0,
        1 => to & !from,
        _ => to,
    }
}

fn set(cards: impl Iterator<Item = usize>) -> Cards {
    cards.fold(0, |set, card| set | 1 << card)
}

fn each(mut cards: Cards) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = cards.trailing_zeros() as usize;
        cards &= cards.wrapping_sub(1);
        (first < 128).then_some(first)
    })
}
