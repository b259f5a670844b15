//! Ids of the things that a site stores.

use std::fmt;
use std::str::FromStr;

use uuid::Uuid;

/// A text that is not a UUID.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an id: it looks like 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f")]
pub struct NotAnId(String);

/// Declares ids that cannot be mistaken for each other.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name(Uuid);

            impl $name {
                /// A new name: a UUID of version 7, so that later names sort behind earlier ones.
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

                /// The name with these bytes.
                #[must_use]
                pub fn from_bytes(bytes: [u8; 16]) -> Self {
                    Self(Uuid::from_bytes(bytes))
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
    /// Names one result: made by the program in which the game was played, so that sending it
    /// twice counts once.
    ResultId;
    /// Names one player.
    PlayerId;
    /// Names one half-finished sign-in or registration.
    CeremonyId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_new_sort_by_age_and_read_as_themselves() {
        let (first, second) = (ResultId::new(), ResultId::new());
        assert!(first < second);
        assert_eq!(first.to_string().parse(), Ok(first));
        assert_eq!(ResultId::from_bytes(*first.as_bytes()), first);
        assert!("spider".parse::<PlayerId>().is_err());
    }
}
