//! The goal, the pack, and the layout at the start.

use webspinner_rules::knobs::RunStart;
use webspinner_rules::{Layout, Rank, Suit};

use super::{PageWriter, columns, counted, number, of_suits};
use crate::{Arg, Message};

/// Fewer columns than this are named one by one even if their heights form a staircase.
const STAIRS_MIN: usize = 4;

/// How many cards a column holds at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Holding {
    down: usize,
    up: usize,
}

impl Holding {
    /// What a step from `self` to `next` adds, if it is a step of a staircase: one card.
    fn step(self, next: Self) -> Option<(isize, isize)> {
        let step = (
            next.down.cast_signed() - self.down.cast_signed(),
            next.up.cast_signed() - self.up.cast_signed(),
        );
        matches!(step, (1 | -1, 0) | (0, 1 | -1)).then_some(step)
    }

    fn all(self) -> usize {
        self.down + self.up
    }

    fn cards(self) -> Message {
        let down = || counted(Message::new("layout-down"), self.down);
        let up = || counted(Message::new("layout-up"), self.up);
        match (self.down, self.up) {
            (_, 0) => down(),
            (0, _) => up(),
            _ => Message::new("layout-both")
                .with("down", down())
                .with("up", up()),
        }
    }
}

impl PageWriter<'_> {
    /// How many cards a complete run has, which is also the number of ranks.
    pub(super) fn run_length(&self) -> usize {
        usize::from(self.rules.pack().highest().number())
    }

    pub(super) fn goal_sentences(&self) -> Vec<Message> {
        let runs = self.rules.pack().size() / self.run_length();
        let collect = self.rules.collect().map(|collect| {
            let goal = match collect.start {
                _ if !collect.leaves() => {
                    Message::new("goal-runs-stay").with("king", self.rules.pack().highest())
                }
                RunStart::King => {
                    Message::new("goal-runs-from-king").with("king", self.rules.pack().highest())
                }
                RunStart::Any => {
                    Message::new("goal-runs-from-any").with("length", number(self.run_length()))
                }
            };
            counted(goal, runs).with("suits", of_suits(collect.suit))
        });
        let foundations = self.rules.foundations().map(|foundations| {
            counted(
                Message::new("goal-foundations"),
                usize::from(foundations.count),
            )
            .with("cards", self.rules.pack().size())
        });
        collect.into_iter().chain(foundations).collect()
    }

    pub(super) fn layout_sentences(&self) -> Vec<Message> {
        let mut sentences = self.pack_sentences();
        sentences.push(self.columns_sentence());
        sentences.extend(self.holding_sentences(self.rules.layout()));
        sentences.extend(self.reserves_sentence());
        sentences.push(match self.rules.stock_size() {
            0 => Message::new("layout-no-stock"),
            stock => counted(Message::new("layout-stock"), stock),
        });
        sentences
    }

    pub(super) fn reserves_sentence(&self) -> Option<Message> {
        let reserves = usize::from(self.rules.reserves());
        let message = match self.rules.reserve_cards() {
            _ if reserves == 0 => return None,
            0 => Message::new("layout-reserves-empty"),
            cards if usize::from(cards) < reserves => {
                Message::new("layout-reserves-some").with("cards", number(usize::from(cards)))
            }
            _ => Message::new("layout-reserves"),
        };
        Some(counted(message, reserves))
    }

    pub(super) fn pack_sentences(&self) -> Vec<Message> {
        let copies = self.copies();
        let one_of_each = copies.len() == 4 && self.rules.pack().suits().len() == 4;
        let mut sentences = Vec::new();
        if one_of_each && self.rules.pack().highest() == Rank::KING {
            let decks = Message::new("pack-decks").with("cards", self.rules.pack().size());
            sentences.push(counted(decks, usize::from(self.rules.pack().decks())));
        } else {
            let pack = Message::new("pack-copies").with("cards", self.rules.pack().size());
            sentences.push(pack.with("copies", Arg::All(copies_in_words(&copies))));
        }
        if self.rules.pack().highest() != Rank::KING {
            sentences.push(Message::new("pack-highest").with("king", self.rules.pack().highest()));
        }
        sentences
    }

    /// Each suit with the number of its copies.
    fn copies(&self) -> Vec<(Suit, usize)> {
        let blocks = |suit| {
            self.rules
                .pack()
                .suits()
                .iter()
                .filter(|&&block| block == suit)
                .count()
        };
        let copies = |suit| (suit, blocks(suit) * usize::from(self.rules.pack().decks()));
        self.rules
            .pack()
            .distinct_suits()
            .into_iter()
            .map(copies)
            .collect()
    }

    fn columns_sentence(&self) -> Message {
        let count = usize::from(self.rules.columns());
        let half = count / 2;
        if self.rules.column_rows() == 1 {
            return counted(Message::new("layout-columns"), count);
        }
        let upper: Vec<usize> = (0..half).collect();
        let lower: Vec<usize> = (half..count).collect();
        counted(Message::new("layout-columns-in-two-rows"), count)
            .with("half", number(half))
            .with("half-n", half)
            .with("upper", columns(&upper))
            .with("lower", columns(&lower))
    }

    /// What each column holds: columns that hold the same as groups, then the staircases.
    pub(super) fn holding_sentences(&self, layout: &Layout) -> Vec<Message> {
        let holdings = self.holdings(layout);
        let mut groups: Vec<(Holding, Vec<usize>)> = Vec::new();
        let mut stairs = Vec::new();
        let mut index = 0;
        while index < holdings.len() {
            let length = stairs_length(&holdings, index);
            if length >= STAIRS_MIN {
                stairs.push(staircase(&holdings, index, index + length - 1));
                index += length;
                continue;
            }
            match groups
                .iter_mut()
                .find(|(holding, _)| *holding == holdings[index])
            {
                Some((_, indices)) => indices.push(index),
                None => groups.push((holdings[index], vec![index])),
            }
            index += 1;
        }
        let held = |(holding, indices): (Holding, Vec<usize>)| self.held_by(holding, &indices);
        groups.into_iter().map(held).chain(stairs).collect()
    }

    fn holdings(&self, layout: &Layout) -> Vec<Holding> {
        let mut holdings = vec![Holding::default(); usize::from(self.rules.columns())];
        for card in layout.cards() {
            let holding = &mut holdings[card.column.index()];
            if card.face_up {
                holding.up += 1;
            } else {
                holding.down += 1;
            }
        }
        holdings
    }

    /// Whether the columns of a layout hold different numbers of cards than the game's own.
    pub(super) fn lies_otherwise(&self, layout: &Layout) -> bool {
        self.holdings(layout) != self.holdings(self.rules.layout())
    }

    fn held_by(&self, holding: Holding, indices: &[usize]) -> Message {
        let all = indices.len() == usize::from(self.rules.columns()) && indices.len() > 1;
        let message = match holding.all() {
            0 => Message::new("layout-empty"),
            _ if all => return Message::new("layout-all").with("cards", holding.cards()),
            _ => Message::new("layout-group").with("cards", holding.cards()),
        };
        message
            .with("n", indices.len())
            .with("columns", columns(indices))
    }
}

/// How many columns from `index` on form a staircase. A staircase never begins with a column that
/// is level with the one before it.
fn stairs_length(holdings: &[Holding], index: usize) -> usize {
    let level = index.checked_sub(1).map(|before| holdings[before]) == Some(holdings[index]);
    let steps = holdings[index..]
        .windows(2)
        .map(|pair| pair[0].step(pair[1]));
    let mut steps = steps.peekable();
    let Some(Some(first)) = steps.peek().copied() else {
        return 1;
    };
    if level {
        return 1;
    }
    1 + steps.take_while(|step| *step == Some(first)).count()
}

fn staircase(holdings: &[Holding], first: usize, last: usize) -> Message {
    let (low, high) = (holdings[first], holdings[last]);
    let same_up = low.up == high.up;
    let all_up = low.down == 0 && high.down == 0;
    let faces = if all_up {
        Message::new("stairs-all-up")
    } else if same_up {
        counted(Message::new("stairs-last-up"), low.up)
    } else {
        counted(Message::new("stairs-first-down"), low.down)
    };
    let rises = low.all() < high.all();
    Message::new("layout-stairs")
        .with("first", first + 1)
        .with("last", last + 1)
        .with("way", Arg::Choice(if rises { "rises" } else { "falls" }))
        .with("from", number(low.all()))
        .with("to", number(high.all()))
        .with("faces", faces)
}

/// "clubs and hearts".
pub(super) fn suit_names(suits: impl Iterator<Item = Suit>) -> Arg {
    Arg::All(
        suits
            .map(|suit| Message::new("suit-name").with("suit", suit))
            .collect(),
    )
}

/// "four sets of spades and hearts", or each suit with its number.
fn copies_in_words(copies: &[(Suit, usize)]) -> Vec<Message> {
    let alike = copies.iter().all(|(_, count)| *count == copies[0].1);
    if alike {
        let suits = suit_names(copies.iter().map(|(suit, _)| *suit));
        let copies = counted(Message::new("pack-copies-of"), copies[0].1);
        return vec![copies.with("suits", suits)];
    }
    let each = |&(suit, count): &(Suit, usize)| {
        counted(Message::new("pack-copies-of"), count).with("suits", suit)
    };
    copies.iter().map(each).collect()
}
