//! Numbers of the places on a table: columns and slots.

use std::fmt;
use std::num::NonZeroU8;

/// The most columns a game may have.
pub const COLUMNS_MAX: u8 = 30;
/// The most foundations, and the most reserves, a game may have.
pub const SLOTS_MAX: u8 = 30;
/// The most cards a game may have (ten decks).
pub const CARDS_MAX: usize = 520;

macro_rules! place {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The place with this number, counted from 1; `None` for 0.
            #[must_use]
            pub const fn new(number: u8) -> Option<Self> {
                match NonZeroU8::new(number) {
                    Some(number) => Some(Self(number)),
                    None => None,
                }
            }

            /// The place at this index, counted from 0.
            ///
            /// # Panics
            /// If the index is 255 or more; no game has that many places.
            #[must_use]
            pub fn at(index: usize) -> Self {
                u8::try_from(index + 1)
                    .ok()
                    .and_then(Self::new)
                    .expect("no game has 255 places")
            }

            /// Counted from 1, as people count.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0.get()
            }

            /// Counted from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", stringify!($name), self.0)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(deserializer)?;
                Self::new(number).ok_or_else(|| serde::de::Error::custom("places count from 1"))
            }
        }
    };
}

place! {
    /// A column of the tableau, counted from 1 at the left.
    Column
}

place! {
    /// A foundation or a reserve, counted from 1 at the left.
    Slot
}
