//! What a value is computed from: a table in the terms of its rules, as a list of small integers.
//!
//! All of it is what the player knows: open cards, how many lie hidden where, and how many of each
//! card are unseen. A feature of 1 is written as [`ONE`](super::terms::ONE).

use webspinner_rules::{COLUMNS_MAX, Card, Position};

use crate::learned::terms::{ONE, Terms, Unseen, bit, bounded, index, suit, whole};

/// How many features there are.
pub const FEATURES: usize = 264;
/// The columns that are described one by one: the worst of them.
const COLUMNS: usize = 10;
/// The longest units that are described one by one.
const UNITS: usize = 8;

/// What comes next at the table whose value is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Another move.
    Move,
    /// The end cards of these columns, as bits, are turned up: they are not known yet.
    TurnUp(u32),
    /// A row is dealt.
    Deal,
}

impl Next {
    /// The columns whose end card is turned up, as bits.
    pub(super) fn turned(self) -> u32 {
        match self {
            Self::TurnUp(columns) => columns,
            Self::Move | Self::Deal => 0,
        }
    }
}

/// One column.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Column {
    hidden: i32,
    open: i32,
    units: i32,
    sequences: i32,
    /// Length of the last unit and of the last sequence.
    unit: i32,
    sequence: i32,
    /// Length of the first sequence.
    first_sequence: i32,
    head: Option<Card>,
    sequence_head: Option<Card>,
    end: Option<Card>,
    begins_with_highest: bool,
    /// By how much it stands in the way.
    trouble: i32,
    counts: Counts,
}

/// What is counted in columns, and in all of them together.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    joins: i32,
    steps: i32,
    breaks: i32,
    squares: i32,
    /// Longest unit and number of joins of each suit; which ranks of it lie open.
    longest: [i32; 4],
    suit_joins: [i32; 4],
    visible: [u16; 4],
    /// How many units have this length.
    so_long: [u16; 32],
}

/// Sums over all columns.
#[derive(Default)]
struct Sums {
    counts: Counts,
    hidden: i32,
    units: i32,
    sequences: i32,
    vacancies: i32,
    /// Columns without hidden cards that hold some.
    bared: i32,
    /// Those of them that begin with the highest rank; their first sequences; how many are nothing
    /// else.
    kings: i32,
    king_sequences: i32,
    only_kings: i32,
    /// Units of the other columns.
    other_units: i32,
    /// How many columns have 0, 1, … hidden cards.
    so_deep: [i32; 6],
    /// How many ends and heads of last units there are of each rank.
    ends_of_rank: [i32; 16],
    heads_of_rank: [i32; 16],
    /// Which cards may be placed on some end, and which join one.
    accepted: u64,
    joined: u64,
    /// Which cards take the last unit of some column.
    takers: u64,
}

impl Counts {
    fn see(&mut self, card: Card) {
        self.visible[suit(card)] |= 1 << card.number();
    }

    fn add(&mut self, other: &Self) {
        self.joins += other.joins;
        self.steps += other.steps;
        self.breaks += other.breaks;
        self.squares += other.squares;
        for suit in 0..4 {
            self.longest[suit] = self.longest[suit].max(other.longest[suit]);
            self.suit_joins[suit] += other.suit_joins[suit];
            self.visible[suit] |= other.visible[suit];
        }
        for (all, count) in self.so_long.iter_mut().zip(other.so_long) {
            *all += count;
        }
    }
}

impl Sums {
    fn add(&mut self, terms: &Terms, column: &Column) {
        self.counts.add(&column.counts);
        self.hidden += column.hidden;
        self.units += column.units;
        self.sequences += column.sequences;
        if let Some(so_deep) = self.so_deep.get_mut(column.hidden.unsigned_abs() as usize) {
            *so_deep += 1;
        }
        let is_king = column.hidden == 0 && column.begins_with_highest;
        if is_king {
            self.kings += 1;
            self.king_sequences += column.first_sequence;
            self.only_kings += i32::from(column.sequences == 1);
        } else {
            self.other_units += column.units;
        }
        if column.hidden == 0 {
            self.vacancies += i32::from(column.open == 0);
            self.bared += i32::from(column.open > 0);
        }
        if let Some(end) = column.end {
            self.accepted |= terms.places[index(end)];
            self.joined |= terms.joins[index(end)];
            self.ends_of_rank[usize::from(end.number())] += 1;
        }
        if let Some(head) = column.head {
            self.takers |= terms.takers[index(head)];
            self.heads_of_rank[usize::from(head.number())] += 1;
        }
    }
}

impl Column {
    pub(super) fn new(terms: &Terms, open: &[Card], hidden: usize) -> Self {
        let mut column = Self {
            hidden: whole(hidden),
            open: whole(open.len()),
            ..Self::default()
        };
        let Some(&first) = open.first() else {
            column.trouble = 3 * column.hidden;
            return column;
        };
        column.begins_with_highest = first.rank() == terms.highest;
        column.counts.see(first);
        let (mut head, mut sequence_head) = (first, first);
        let (mut unit, mut sequence) = (1, 1);
        for pair in open.windows(2) {
            column.counts.see(pair[1]);
            if terms.joins[index(pair[0])] & bit(index(pair[1])) != 0 {
                (unit, sequence) = (unit + 1, sequence + 1);
                column.counts.joins += 1;
                column.counts.suit_joins[suit(pair[1])] += 1;
                continue;
            }
            column.end_unit(head, unit);
            (head, unit) = (pair[1], 1);
            if terms.places[index(pair[0])] & bit(index(pair[1])) != 0 {
                column.counts.steps += 1;
                sequence += 1;
                continue;
            }
            column.counts.breaks += 1;
            column.end_sequence(sequence);
            (sequence_head, sequence) = (pair[1], 1);
        }
        column.end_unit(head, unit);
        column.end_sequence(sequence);
        column.unit = unit;
        column.sequence = sequence;
        column.head = Some(head);
        column.sequence_head = Some(sequence_head);
        column.end = open.last().copied();
        column.trouble = 3 * column.hidden + 2 * column.units + column.sequences;
        column
    }

    fn end_unit(&mut self, head: Card, length: i32) {
        self.units += 1;
        let counts = &mut self.counts;
        counts.squares += length * length;
        let longest = &mut counts.longest[suit(head)];
        *longest = (*longest).max(length);
        counts.so_long[usize::try_from(length).unwrap_or(0).min(31)] += 1;
    }

    fn end_sequence(&mut self, length: i32) {
        if self.sequences == 0 {
            self.first_sequence = length;
        }
        self.sequences += 1;
    }
}

/// Writes features one after another.
struct Writer<'a> {
    out: &'a mut [i16; FEATURES],
    at: usize,
}

impl Writer<'_> {
    fn put(&mut self, value: i32) {
        self.out[self.at] = bounded(value);
        self.at += 1;
    }

    fn put_if(&mut self, holds: bool) {
        self.put(if holds { ONE.into() } else { 0 });
    }

    /// One of these many features is 1: the number's, or the last for larger numbers.
    fn one_of(&mut self, count: usize, number: i32) {
        let number = usize::try_from(number).unwrap_or(0).min(count - 1);
        for other in 0..count {
            self.put_if(other == number);
        }
    }
}

/// Which feature says that a row is dealt.
pub(crate) const DEALS: usize = 219;

/// Writes what is known of a position with these columns, and of what comes next.
#[expect(clippy::too_many_lines, reason = "a list of features")]
pub(super) fn write<'c>(
    terms: &Terms,
    position: &Position,
    columns: impl Fn(usize) -> &'c Column,
    unseen: &Unseen,
    next: Next,
    out: &mut [i16; FEATURES],
) {
    let turned = next.turned();
    let mut sums = Sums::default();
    let count = position.columns().len();
    for place in 0..count {
        sums.add(terms, columns(place));
    }
    let counts = &sums.counts;
    let joined = sums.joined;
    let accepted = sums.accepted | if sums.vacancies > 0 { terms.fills } else { 0 };
    let fits = unseen.share(accepted);
    let fits_in_suit = unseen.share(joined);
    let takes = unseen.share(sums.takers);
    let both = unseen.share(sums.takers & accepted);

    let mut w = Writer {
        out: &mut *out,
        at: 0,
    };
    let one = i32::from(ONE);
    let off_table: usize = position.collected().map(<[_]>::len).sum::<usize>()
        + position.foundations().iter().map(Vec::len).sum::<usize>();
    let off_table = whole(off_table);
    let runs = off_table / i32::from(terms.highest.number());
    let rows = whole(position.stock_len().div_ceil(count.max(1)));
    w.put(one);
    w.one_of(6, rows);
    w.put(whole(position.stock_len()));
    w.put(runs * 16);
    w.put_if(runs >= 1);
    w.put_if(runs >= 2);
    w.put_if(runs >= 4);
    w.put(off_table * one / terms.size);
    w.put(sums.hidden * one / 44);
    w.put_if(sums.hidden == 0);
    w.one_of(4, sums.vacancies);
    w.put(counts.joins * 2);
    w.put(counts.steps * 2);
    w.put(counts.breaks * 2);
    w.put(counts.squares / 4);
    w.put(sums.kings * 8);
    w.put(sums.units * 2);
    w.put(sums.sequences * 2);
    w.put(sums.bared * 8);
    w.put(sums.king_sequences * 2);
    w.put(sums.only_kings * 8);
    w.put(sums.other_units * 2);
    for columns in sums.so_deep {
        w.put(columns * 8);
    }
    w.put(i32::from(unseen.total) * one / 104);
    let reserves = position.reserves().iter().flatten();
    w.put(whole(reserves.clone().count()) * 16);
    let placed = reserves.filter(|card| accepted & bit(index(**card)) != 0);
    w.put(whole(placed.count()) * 16);

    w.put(fits);
    w.put(fits_in_suit);
    w.put(takes);
    w.put(both);
    let homeless = (0..count).filter_map(|place| columns(place).head);
    let homeless = homeless.filter(|&head| accepted & bit(index(head)) == 0);
    w.put(whole(homeless.count()) * 8);
    let ranks_accepted = (accepted | accepted >> 16 | accepted >> 32 | accepted >> 48) & 0xFFFF;
    w.put(ranks_accepted.count_ones().cast_signed() * 5);
    for rank in 1..=13 {
        w.put(sums.ends_of_rank[rank] * 16);
        w.put(sums.heads_of_rank[rank] * 16);
        w.put(i32::from(unseen.of_rank[rank]) * 8);
    }

    // Whether a head has a place: its own column's end lies on it, so it never counts.
    let mut order = [(0, 0); COLUMNS_MAX as usize];
    for (place, order) in order[..count].iter_mut().enumerate() {
        *order = (-columns(place).trouble, place);
    }
    let order = &mut order[..count];
    order.sort_unstable();
    let none = Column::default();
    for place in 0..COLUMNS {
        let column = order.get(place).map_or(&none, |&(_, place)| columns(place));
        let has_place =
            |card: Option<Card>, set: u64| card.is_some_and(|card| set & bit(index(card)) != 0);
        w.put_if(place < count && column.hidden + column.open == 0);
        w.put(column.hidden * 8);
        w.put(column.units * 8);
        w.put(column.sequences * 8);
        w.put(column.unit * 5);
        w.put(column.sequence * 5);
        w.put_if(has_place(column.head, accepted));
        w.put_if(has_place(column.head, joined));
        w.put_if(has_place(column.sequence_head, accepted));
        w.put(column.head.map_or(0, |head| i32::from(head.number()) * 5));
        w.put(column.end.map_or(0, |end| i32::from(end.number()) * 5));
    }

    let mut suits = [(0, 0, 0); 4];
    for (suit, of_suit) in suits.iter_mut().enumerate() {
        let visible = counts.visible[suit].count_ones().cast_signed();
        *of_suit = (counts.longest[suit], visible, counts.suit_joins[suit]);
    }
    suits.sort_unstable_by(|one, other| other.cmp(one));
    for (longest, visible, joins) in suits {
        w.put(longest * 5);
        w.put(visible * 5);
        w.put_if(visible == i32::from(terms.highest.number()));
        w.put(joins * 2);
    }
    let mut longest = (1..32_i32).rev().flat_map(|length| {
        let of_length = counts.so_long[usize::try_from(length).unwrap_or(0)];
        (0..of_length).map(move |_| length)
    });
    for _ in 0..UNITS {
        w.put(longest.next().unwrap_or(0) * 5);
    }

    let turns = turned != 0;
    w.put_if(turns);
    debug_assert_eq!(w.at, DEALS, "the place of this feature");
    w.put_if(next == Next::Deal);
    w.put_if(turned.count_ones() > 1);
    let left = (0..count).filter(|place| turned >> place & 1 == 1);
    let left = left.map(|place| whole(position.columns()[place].face_down()));
    let left = left.min().unwrap_or(-1);
    for depth in 0..5 {
        w.put_if(turns && left.min(4) == depth);
    }
    for chance in [fits, fits_in_suit, takes] {
        w.put(if turns { chance } else { 0 });
    }
    w.put(if left == 0 { fits } else { 0 });
    w.put(if turns { fits * takes / one } else { 0 });
    let end = w.at;
    let rest = &mut out[end..];
    let (of_rules, none) = rest.split_at_mut(terms.of_rules.len());
    of_rules.copy_from_slice(&terms.of_rules);
    none.fill(0);
}
