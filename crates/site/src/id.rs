//! Ids of the things that a site stores.

use std::fmt;
use std::str::FromStr;

use uuid::Uuid;

/// A text that is not a UUID.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an id: it looks like 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f")]
pub struct NotAnId(String);

/// Declares id types that cannot be confused with each other.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name(Uuid);

            impl $name {
                /// A new id: a UUID of version 7, so that later ids sort after earlier ones.
                #[must_use]
                #[expect(clippy::new_without_default, reason = "each one differs")]
                pub fn new() -> Self {
                    Self(Uuid::now_v7())
                }

                /// Its 16 bytes.
                #[must_use]
                pub fn as_bytes(&self) -> &[u8; 16] {
                    self.0.as_bytes()
                }

                /// The id with these bytes.
                #[must_use]
                pub fn from_bytes(bytes: [u8; 16]) -> Self {
                    Self(Uuid::from_bytes(bytes))
                }
            }

            impl From<Uuid> for $name {
                fn from(id: Uuid) -> Self {
                    Self(id)
                }
            }

            impl From<$name> for Uuid {
                fn from(id: $name) -> Self {
                    id.0
                }
            }

            impl FromStr for $name {
                type Err = NotAnId;

                fn from_str(text: &str) -> Result<Self, NotAnId> {
                    let refused = |_| NotAnId(text.chars().take(40).collect());
                    text.parse().map(Self).map_err(refused)
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write!(f, "{}", self.0.hyphenated())
                }
            }
        )*
    };
}

ids! {
    /// Identifies one result. The program in which the game was played chooses it, so that a result
    /// sent twice counts once.
    ResultId;
    /// Identifies one player.
    PlayerId;
    /// Identifies one login or registration that has begun.
    CeremonyId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_new_sort_by_age_and_read_back() {
        let (first, second) = (ResultId::new(), ResultId::new());
        assert!(first < second);
        assert_eq!(first.to_string().parse(), Ok(first));
        assert_eq!(ResultId::from_bytes(*first.as_bytes()), first);
        assert!("spider".parse::<PlayerId>().is_err());
    }
}
