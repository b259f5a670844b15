//! The id of a saved game.

use std::fmt;
use std::str::FromStr;

use uuid::Uuid;

/// The id of one saved game, a UUID that stays the same in every database.
///
/// The program that saves a game chooses it, even without a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SavedId(Uuid);

/// A text that is not the id of a saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not the name of a saved game: it looks like 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f"
)]
pub struct NotASavedId(String);

impl SavedId {
    /// A new id: a UUID of version 7, so that later ids sort after earlier ones.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "each one differs")]
    pub fn new() -> Self {
        Self(Uuid::now_v7())
    }
}

impl FromStr for SavedId {
    type Err = NotASavedId;

    fn from_str(text: &str) -> Result<Self, NotASavedId> {
        let refused = |_| NotASavedId(text.chars().take(40).collect());
        text.parse().map(Self).map_err(refused)
    }
}

impl fmt::Display for SavedId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.hyphenated())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_new_sort_by_age_and_read_back() {
        let (first, second) = (SavedId::new(), SavedId::new());
        assert!(first < second);
        assert!(first.to_string() < second.to_string());
        assert_eq!(first.to_string().parse(), Ok(first));
    }

    #[test]
    fn what_is_no_uuid_is_refused() {
        assert!("spider".parse::<SavedId>().is_err());
    }
}
