//! The built-in games as bytes: what their files say, checked once and for all.
//!
//! A program then needs no parser of game files until somebody brings one. The tests compare the
//! bytes with the files.

use crate::card::{Rank, Suit};
use crate::column::Column;
use crate::games::Advice;
use crate::knobs::{
    Base, Collect, CollectMode, Foundations, Lift, Pack, Place, RowDeal, RowRule, RunStart,
    ShortRow, Step, SuitRelation, Vacancy, When,
};
use crate::layout::{DealtCard, Layout, Layouts};
use crate::rules::{About, GameId, Rules};

/// A value that is written as bytes and read back.
pub(crate) trait Packed: Sized {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Takes a value off the front; `None` if the bytes do not hold one.
    fn unpack(bytes: &mut &[u8]) -> Option<Self>;
}

/// Takes this many bytes off the front.
fn take<'b>(bytes: &mut &'b [u8], count: usize) -> Option<&'b [u8]> {
    let (taken, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(taken)
}

impl Packed for u8 {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self);
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        take(bytes, 1).map(|taken| taken[0])
    }
}

/// Written as one that fits into two bytes.
impl Packed for u32 {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        let short = u16::try_from(*self).expect("no number of a built-in game is so large");
        bytes.extend(short.to_le_bytes());
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        let taken = take(bytes, 2)?;
        Some(u16::from_le_bytes([taken[0], taken[1]]).into())
    }
}

impl Packed for bool {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        u8::from(*self).pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        u8::unpack(bytes).map(|byte| byte != 0)
    }
}

impl Packed for String {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        let length = u32::try_from(self.len()).expect("a text of a game is short");
        length.pack(bytes);
        bytes.extend(self.as_bytes());
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        let length = u32::unpack(bytes)?;
        let text = take(bytes, length as usize)?;
        std::str::from_utf8(text).ok().map(str::to_owned)
    }
}

impl Packed for GameId {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.as_str().to_owned().pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        Self::new(&String::unpack(bytes)?)
    }
}

impl Packed for Rank {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.number().pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        u8::unpack(bytes).and_then(Self::new)
    }
}

/// A card's column, and a high bit if it lies face up.
impl Packed for DealtCard {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        (self.column.number() | (u8::from(self.face_up) << 7)).pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        let byte = u8::unpack(bytes)?;
        Some(Self {
            column: Column::new(byte & 0x7f)?,
            face_up: byte >> 7 == 1,
        })
    }
}

impl<T: Packed> Packed for Vec<T> {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        let length = u32::try_from(self.len()).expect("a list of a game is short");
        length.pack(bytes);
        for item in self {
            item.pack(bytes);
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        let length = u32::unpack(bytes)?;
        (0..length).map(|_| T::unpack(bytes)).collect()
    }
}

impl<T: Packed> Packed for Option<T> {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.is_some().pack(bytes);
        if let Some(value) = self {
            value.pack(bytes);
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        if bool::unpack(bytes)? {
            T::unpack(bytes).map(Some)
        } else {
            Some(None)
        }
    }
}

/// Words are written as their place in the list of all.
macro_rules! words {
    ($($name:ident),*) => {
        $(impl Packed for $name {
            #[cfg(test)]
            fn pack(&self, bytes: &mut Vec<u8>) {
                let place = Self::ALL.iter().position(|value| value == self);
                let place = place.and_then(|place| u8::try_from(place).ok());
                place.expect("a list of all").pack(bytes);
            }

            fn unpack(bytes: &mut &[u8]) -> Option<Self> {
                Self::ALL.get(usize::from(u8::unpack(bytes)?)).copied()
            }
        })*
    };
}

words!(
    Base,
    CollectMode,
    RowRule,
    RunStart,
    ShortRow,
    Step,
    Suit,
    SuitRelation,
    Vacancy,
    When
);

/// Structs are written field by field, without those after the semicolon.
macro_rules! structs {
    ($($name:ident { $($field:ident),* $(; $unwritten:ident)? })*) => {
        $(impl Packed for $name {
            #[cfg(test)]
            fn pack(&self, bytes: &mut Vec<u8>) {
                $(self.$field.pack(bytes);)*
            }

            fn unpack(bytes: &mut &[u8]) -> Option<Self> {
                $(let $field = Packed::unpack(bytes)?;)*
                Some(Self { $($field,)* $($unwritten: Default::default())? })
            }
        })*
    };
}

structs! {
    Advice { game, lines }
    About { name, also, group, relatives, tags }
    Place { step, wrap, same_rank, suit, open }
    Collect { suit, start, mode }
    Foundations { count, base, only_from_below }
    Layouts { own, ms, kpat }
    Pack { decks, suits, highest }
    RowDeal { rule, short_row }
    Rules {
        id, version, about, pack, columns, column_rows, layouts, reserves, reserve_cards,
        reserves_take, place, lift, vacancy, deal, collect, foundations; advice
    }
}

impl Packed for Layout {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.cards().to_vec().pack(bytes);
        self.reversed_rows().pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        let cards = Packed::unpack(bytes)?;
        Some(Self::new(cards, bool::unpack(bytes)?))
    }
}

/// Whether more than one card leaves a column at once, and of a run the suits.
impl Packed for Lift {
    #[cfg(test)]
    fn pack(&self, bytes: &mut Vec<u8>) {
        let (is_single, suit) = match self {
            Self::Single => (true, None),
            Self::Run(suit) => (false, Some(*suit)),
            Self::Tail => (false, None),
        };
        is_single.pack(bytes);
        suit.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Option<Self> {
        Some(match (bool::unpack(bytes)?, Packed::unpack(bytes)?) {
            (true, _) => Self::Single,
            (false, Some(suit)) => Self::Run(suit),
            (false, None) => Self::Tail,
        })
    }
}
