//! What a value is computed from besides [features](super::features): single cards, pairs, units
//! and where they may go.
//!
//! A table has only some of these many inputs, each once or several times. They are lists of
//! numbers, each of which names a row of weights.

use webspinner_rules::{Card, Position};

#[cfg(any(test, feature = "learn"))]
use crate::learned::features::Next;
use crate::learned::net::{CardSums, Net, add_cards};
use crate::learned::terms::{Terms, Unseen, bit, index, suit};
use crate::learned::twice::Twice;

/// Adjacent cards that join, by the rank of the lower one; first those of last sequences.
const JOINS: usize = 0;
/// Adjacent cards, the lower of which may be placed on the upper but does not join it, in the same
/// way.
const STEPS: usize = JOINS + 2 * RANKS;
/// Other adjacent cards, by both ranks.
const BREAKS: usize = STEPS + 2 * RANKS;
/// Units by the ranks of their heads and ends; first those on which others lie.
const UNITS: usize = BREAKS + RANKS * RANKS;
/// Columns by their hidden cards and units.
const HIDDEN_UNITS: usize = UNITS + 2 * RANKS * RANKS;
/// Columns by their hidden cards and the rank of their end.
const HIDDEN_END: usize = HIDDEN_UNITS + HIDDEN * 8;
/// Columns by their hidden cards and the rank of the head of their last unit.
const HIDDEN_HEAD: usize = HIDDEN_END + HIDDEN * (RANKS + 1);
/// Columns without hidden cards by the rank that they begin with.
const BASES: usize = HIDDEN_HEAD + HIDDEN * (RANKS + 1);
/// Open cards by rank and how many units lie on them.
const DEPTHS: usize = BASES + RANKS;
/// For the last units of each column: whether another end takes the head, and whether it joins
/// there, by its rank and whether the column has hidden cards.
const PLACES: usize = DEPTHS + RANKS * 6;
/// Columns by their hidden cards, how many of the last units can be placed, and whether these are
/// all.
const CHAINS: usize = PLACES + LAST_UNITS * RANKS * 6;
/// For each suit, the longest unit first, and rank: how many cards lie open, how many are unseen.
const SUITS: usize = CHAINS + HIDDEN * 8;
/// For each of these suits: the most open ranks in a row.
const SUIT_ROWS: usize = SUITS + 4 * RANKS * 9;
/// For each rank: how many cards are unseen.
const UNSEEN: usize = SUIT_ROWS + 4 * (RANKS + 1);
/// By rows left and vacancies.
const VACANCIES: usize = UNSEEN + RANKS * 9;
/// How many inputs there are.
pub const CARD_INPUTS: usize = VACANCIES + 6 * 4;

/// More ranks than a suit has.
const RANKS: usize = 13;
/// As many hidden cards of a column are told apart, none among them.
const HIDDEN: usize = 6;
/// How many units of a column are asked where they may go.
const LAST_UNITS: usize = 3;

/// The rank of a card, from 0.
fn rank(card: Card) -> usize {
    usize::from(card.number()) - 1
}

/// The inputs of a table.
struct Writer<'a> {
    terms: &'a Terms,
    rows: &'a mut Vec<u16>,
}

/// What of a column counts for others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Column {
    hidden: usize,
    units: usize,
    end: Option<Card>,
    /// The heads of its last units, the very last first.
    heads: [Option<Card>; LAST_UNITS],
    /// Its open cards, and the longest unit of each suit.
    open: Twice,
    longest: [usize; 4],
    is_vacancy: bool,
}

/// What all columns come to.
#[derive(Default)]
pub(super) struct Sums {
    open: Twice,
    longest: [usize; 4],
    placed: Twice,
    joined: Twice,
    vacancies: usize,
}

impl Sums {
    fn add(&mut self, terms: &Terms, column: &Column) {
        self.open.add_all(column.open);
        for (longest, of_column) in self.longest.iter_mut().zip(column.longest) {
            *longest = (*longest).max(of_column);
        }
        self.vacancies += usize::from(column.is_vacancy);
        if let Some(end) = column.end {
            self.placed.add(terms.places[index(end)]);
            self.joined.add(terms.joins[index(end)]);
        }
    }

    /// The suits, the one with the longest unit first.
    fn suits(&self) -> [usize; 4] {
        let mut suits = [0, 1, 2, 3].map(|suit| {
            let open = self.open.once >> (16 * suit) & 0xFFFF;
            (self.longest[suit], open.count_ones(), suit)
        });
        suits.sort_unstable_by(|one, other| other.cmp(one));
        suits.map(|(_, _, suit)| suit)
    }
}

/// Writes all inputs of a position and of what comes next, as rows of weights.
#[cfg(any(test, feature = "learn"))]
pub(super) fn write(
    terms: &Terms,
    position: &Position,
    unseen: &Unseen,
    next: Next,
    rows: &mut Vec<u16>,
) {
    rows.clear();
    let turned = next.turned();
    let columns =
        position
            .columns()
            .iter()
            .enumerate()
            .map(|(place, pile)| match turned >> place & 1 {
                1 => describe(terms, &[], pile.face_down() + 1, rows),
                _ => describe(terms, pile.open(), pile.face_down(), rows),
            });
    let columns: Vec<Column> = columns.collect();
    let sums = between(terms, columns.iter(), position, rows);
    let mut writer = Writer { terms, rows };
    let hidden = unseen.twice();
    for (nth, suit) in sums.suits().into_iter().enumerate() {
        writer.suit(nth, suit, sums.open, hidden);
    }
    writer.unseen(unseen);
}

/// Appends what a column is by itself.
pub(super) fn describe(terms: &Terms, open: &[Card], hidden: usize, rows: &mut Vec<u16>) -> Column {
    Writer { terms, rows }.column(open, hidden)
}

/// Appends what columns are to each other. What is left is known of suits and unseen cards.
pub(super) fn between<'c>(
    terms: &Terms,
    columns: impl Iterator<Item = &'c Column> + Clone,
    position: &Position,
    rows: &mut Vec<u16>,
) -> Sums {
    let mut sums = Sums::default();
    for column in columns.clone() {
        sums.add(terms, column);
    }
    let mut writer = Writer { terms, rows };
    for column in columns {
        writer.places(column, &sums);
    }
    let left = position
        .stock_len()
        .div_ceil(position.columns().len().max(1));
    writer.put(VACANCIES + 4 * left.min(5) + sums.vacancies.min(3));
    sums
}

impl Writer<'_> {
    fn put(&mut self, row: usize) {
        self.rows.push(u16::try_from(row).unwrap_or(0));
    }

    fn joins(&self, onto: Card, card: Card) -> bool {
        self.terms.joins[index(onto)] & bit(index(card)) != 0
    }

    fn may_place(&self, onto: Card, card: Card) -> bool {
        self.terms.places[index(onto)] & bit(index(card)) != 0
    }

    /// What a column is by itself.
    fn column(&mut self, open: &[Card], hidden: usize) -> Column {
        let mut column = Column {
            hidden: hidden.min(HIDDEN - 1),
            end: open.last().copied(),
            is_vacancy: hidden + open.len() == 0,
            ..Column::default()
        };
        let (mut end, mut length, mut in_last_sequence) = (column.end, 0, true);
        for (at, &card) in open.iter().enumerate().rev() {
            column.open.add(bit(index(card)));
            self.put(DEPTHS + 6 * rank(card) + column.units.min(5));
            length += 1;
            let onto = at.checked_sub(1).map(|at| open[at]);
            let joins = onto.is_some_and(|onto| self.joins(onto, card));
            let steps = onto.is_some_and(|onto| self.may_place(onto, card));
            in_last_sequence &= joins || steps;
            let of_rank = rank(card) + if in_last_sequence { 0 } else { RANKS };
            if joins {
                self.put(JOINS + of_rank);
                continue;
            }
            let head_and_end = RANKS * rank(card) + end.map_or(0, rank);
            let is_last = column.units == 0;
            self.put(UNITS + head_and_end + if is_last { RANKS * RANKS } else { 0 });
            if let Some(head) = column.heads.get_mut(column.units) {
                *head = Some(card);
            }
            column.units += 1;
            let longest = &mut column.longest[suit(card)];
            *longest = (*longest).max(length);
            if let Some(onto) = onto {
                self.put(if steps {
                    STEPS + of_rank
                } else {
                    BREAKS + RANKS * rank(onto) + rank(card)
                });
            }
            (end, length) = (onto, 0);
        }
        let of_rank = |card: Option<Card>| card.map_or(0, |card| 1 + rank(card));
        self.put(HIDDEN_UNITS + 8 * column.hidden + column.units.min(7));
        self.put(HIDDEN_END + (RANKS + 1) * column.hidden + of_rank(column.end));
        self.put(HIDDEN_HEAD + (RANKS + 1) * column.hidden + of_rank(column.heads[0]));
        if let (0, Some(&first)) = (hidden, open.first()) {
            self.put(BASES + rank(first));
        }
        column
    }

    /// Where the last units of a column may go.
    fn places(&mut self, column: &Column, sums: &Sums) {
        let of_end = |sets: &[u64; 64]| column.end.map_or(0, |end| sets[index(end)]);
        let placed = sums.placed.without(of_end(&self.terms.places));
        let joined = sums.joined.without(of_end(&self.terms.joins));
        let (mut chain, mut goes_on) = (0, true);
        for (nth, head) in column.heads.iter().flatten().enumerate() {
            let is_in = |set: u64| set & bit(index(*head)) != 0;
            let place = match (is_in(joined), is_in(placed)) {
                (true, _) => 2,
                (false, true) => 1,
                (false, false) => 0,
            };
            goes_on &= place > 0;
            chain += usize::from(goes_on);
            let place = 2 * place + usize::from(column.hidden > 0);
            self.put(PLACES + 6 * (RANKS * nth + rank(*head)) + place);
        }
        let all = usize::from(chain == column.units);
        self.put(CHAINS + 8 * column.hidden + 2 * chain + all);
    }

    /// What is known of a suit, which comes in this place.
    fn suit(&mut self, nth: usize, suit: usize, open: Twice, hidden: Twice) {
        for of_rank in 0..RANKS {
            let card = 16 * suit + of_rank + 1;
            let state = 3 * open.count(card) + hidden.count(card);
            self.put(SUITS + 9 * (RANKS * nth + of_rank) + state);
        }
        let (mut open, mut in_a_row) = (open.once >> (16 * suit) & 0xFFFF, 0);
        while open != 0 {
            (open, in_a_row) = (open & open << 1, in_a_row + 1);
        }
        self.put(SUIT_ROWS + (RANKS + 1) * nth + in_a_row);
    }

    /// What is unseen.
    fn unseen(&mut self, unseen: &Unseen) {
        for (of_rank, &count) in unseen.of_rank[1..=RANKS].iter().enumerate() {
            self.put(UNSEEN + 9 * of_rank + usize::from(count).min(8));
        }
    }
}

/// The sums of what is known of suits and unseen cards, which is mostly what it was at the last
/// table.
#[derive(Clone, Debug, Default)]
pub(super) struct SuitSums {
    /// By place and suit, each with the cards for which they are the sums.
    suits: [[Option<(u64, CardSums)>; 4]; 4],
    unseen: Option<([u16; 16], CardSums)>,
}

impl SuitSums {
    /// Adds them. The rows are for its own use.
    pub(super) fn add(
        &mut self,
        net: &Net,
        terms: &Terms,
        sums: &Sums,
        unseen: &Unseen,
        rows: &mut Vec<u16>,
        all: &mut CardSums,
    ) {
        let hidden = unseen.twice();
        for (nth, suit) in sums.suits().into_iter().enumerate() {
            let key = sums.open.of_suit(suit) | hidden.of_suit(suit) << 32;
            let kept = &mut self.suits[nth][suit];
            let of_suit = kept_or(net, kept, key, rows, |rows| {
                Writer { terms, rows }.suit(nth, suit, sums.open, hidden);
            });
            add_cards(all, of_suit);
        }
        let of_unseen = kept_or(net, &mut self.unseen, unseen.of_rank, rows, |rows| {
            Writer { terms, rows }.unseen(unseen);
        });
        add_cards(all, of_unseen);
    }
}

/// What is kept, if it belongs to the key; otherwise the sums of the rows written now.
fn kept_or<'k, K: PartialEq>(
    net: &Net,
    kept: &'k mut Option<(K, CardSums)>,
    key: K,
    rows: &mut Vec<u16>,
    write: impl FnOnce(&mut Vec<u16>),
) -> &'k CardSums {
    if !matches!(kept, Some((known, _)) if *known == key) {
        rows.clear();
        write(rows);
        *kept = Some((key, net.card_sums(rows)));
    }
    &kept.as_ref().expect("it was kept just now").1
}

#[cfg(test)]
mod tests {
    use super::*;
    use webspinner_rules::games;
    use webspinner_rules::text::PositionDraft;

    #[test]
    fn the_order_of_columns_does_not_count_and_every_input_has_its_place() {
        for rules in games::all() {
            let deal = "own:1".parse().expect("a deal");
            let game = rules.new_game(&deal).expect("own deals");
            let terms = Terms::new(rules);
            let unseen = Unseen::new(&game.view().unseen());
            let rows = |position: &Position| {
                let mut rows = Vec::new();
                write(&terms, position, &unseen, Next::Move, &mut rows);
                rows.sort_unstable();
                rows
            };
            let mut draft = PositionDraft::from(game.position());
            draft.columns.reverse();
            let other = rules.position(&draft).expect("the same cards");
            let rows = [rows(game.position()), rows(&other)];
            assert_eq!(rows[0], rows[1], "{}", rules.id());
            let last = rows[0].last().copied().map_or(0, usize::from);
            assert!((VACANCIES..CARD_INPUTS).contains(&last), "{}", rules.id());
        }
    }
}
