//! From a list of cards to the first position.

use crate::card::{Card, Suit};
use crate::column::Column;
use crate::deal::Scheme;
use crate::english;
use crate::layout::LayoutStyle;
use crate::position::{Pile, Position};
use crate::rules::{GameId, Rules};

/// Why a list of cards is not a deal of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CardsError {
    /// Not as many cards as the pack has.
    #[error("{game} is played with {expected} cards, but the list has {found}")]
    Count {
        /// The game.
        game: GameId,
        /// How many its pack has.
        expected: usize,
        /// How many came.
        found: usize,
    },
    /// A card occurs too often.
    #[error("the pack of {game} has {}, but {}", english::only(*card, *expected), but(*expected, *found))]
    Pack {
        /// The game.
        game: GameId,
        /// The first of them.
        card: Card,
        /// How often the pack has it.
        expected: usize,
        /// How often it came.
        found: usize,
    },
    /// The other program has no layout for this game.
    #[error("{game} has no {} layout", Scheme::of_layout_style(*style))]
    LayoutStyle {
        /// The game.
        game: GameId,
        /// The requested layout.
        style: LayoutStyle,
    },
}

/// How often a list has a card that it has more often than the pack.
fn but(expected: usize, found: usize) -> String {
    match expected {
        0 => "the list does".to_owned(),
        _ => format!("the list has it {found} times"),
    }
}

impl Rules {
    /// Deals a list of cards, first dealt first, as `style` lays them out. Runs that lie
    /// finished at the start are collected where the game collects at once.
    ///
    /// Games of one suit take any suit, games of two suits of different colour any black and
    /// red pair; all other packs are exact.
    ///
    /// # Errors
    /// If the cards are not the game's pack, or the game has no such layout.
    pub fn lay_out(&self, style: LayoutStyle, cards: &[Card]) -> Result<Position, CardsError> {
        self.check_pack(cards)?;
        let layout = self
            .layout_for(style)
            .ok_or_else(|| CardsError::LayoutStyle {
                game: self.id.clone(),
                style,
            })?;
        let (in_columns, rest) = cards.split_at(layout.cards().len());
        let (in_reserves, in_stock) = rest.split_at(usize::from(self.reserve_cards));
        let mut position = self.empty_table();
        for (dealt, card) in layout.cards().iter().zip(in_columns) {
            let pile = &mut position.columns[dealt.column.index()];
            pile.cards.push(*card);
            pile.face_down += u16::from(!dealt.face_up);
        }
        for (reserve, card) in position.reserves.iter_mut().zip(in_reserves) {
            *reserve = Some(*card);
        }
        position.stock = self.stack(in_stock, layout.reversed_rows());
        for index in 0..position.columns.len() {
            position.settle(self, Column::at(index));
        }
        Ok(position)
    }

    /// A table of this game without a card.
    pub(crate) fn empty_table(&self) -> Position {
        let foundations = self.foundations.map_or(0, |foundations| foundations.count);
        Position {
            columns: vec![Pile::default(); usize::from(self.columns)],
            stock: Vec::new(),
            reserves: vec![None; usize::from(self.reserves)],
            foundations: vec![Vec::new(); usize::from(foundations)],
            collected: Vec::new(),
            runs: Vec::new(),
            run_length: self.pack.highest.number(),
        }
    }

    /// The stock as a position keeps it, the card dealt next last.
    fn stack(&self, cards: &[Card], reversed_rows: bool) -> Vec<Card> {
        if !reversed_rows {
            return cards.iter().rev().copied().collect();
        }
        let rows = cards.chunks(usize::from(self.columns));
        rows.rev().flatten().copied().collect()
    }

    /// Whether the cards are this game's pack, or one that may stand in for it.
    pub(crate) fn check_pack(&self, cards: &[Card]) -> Result<(), CardsError> {
        if cards.len() != self.pack.size() {
            return Err(CardsError::Count {
                game: self.id.clone(),
                expected: self.pack.size(),
                found: cards.len(),
            });
        }
        let replace = self.suit_substitution(cards);
        let mut missing = [0_isize; 64];
        for card in self.pack.cards() {
            missing[usize::from(Card::new(card.rank(), replace(card.suit())).code())] += 1;
        }
        let expected = missing;
        for card in cards {
            missing[usize::from(card.code())] -= 1;
        }
        // Where cards are missing, others are too many.
        let too_many = |card: &&Card| missing[usize::from(card.code())] < 0;
        let found =
            |card: Card| expected[usize::from(card.code())] - missing[usize::from(card.code())];
        match cards.iter().find(too_many) {
            None => Ok(()),
            Some(&card) => Err(CardsError::Pack {
                game: self.id.clone(),
                card,
                expected: expected[usize::from(card.code())].unsigned_abs(),
                found: found(card).unsigned_abs(),
            }),
        }
    }

    /// Which suit of the given cards stands for each suit of the pack: the only one in games of
    /// one suit, the one of the same colour in games of a black and a red one.
    pub(crate) fn suit_substitution(&self, cards: &[Card]) -> impl Fn(Suit) -> Suit + use<> {
        let distinct = self.pack.distinct_suits();
        let mut given: Vec<Suit> = cards.iter().map(|card| card.suit()).collect();
        given.sort_unstable();
        given.dedup();
        let colours_differ =
            |suits: &[Suit]| suits.len() == 2 && suits[0].colour() != suits[1].colour();
        let one_suit = distinct.len() == 1 && given.len() == 1;
        let two_suits = colours_differ(&distinct) && (given.len() == 1 || colours_differ(&given));
        move |suit| {
            let same_colour = |other: Suit| other.colour() == suit.colour();
            let stands_in = |other: &Suit| one_suit || (two_suits && same_colour(*other));
            given.iter().copied().find(stands_in).unwrap_or(suit)
        }
    }
}
