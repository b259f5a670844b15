//! What a player knows, as a value of its own.

use std::fmt;

use crate::position::Position;
use crate::rules::Rules;
use crate::seen::Seen;
use crate::view::View;

/// What a player knows of a table: open cards, remembered cards and how many of each card are
/// still unseen. Where a [`View`] only denies access to the hidden cards, here they are absent.
///
/// It comes from a view, a [picture](Rules::parse_knowledge) or a
/// [draft](crate::text::KnowledgeDraft). What looks the same to the player is equal, wherever the hidden
/// cards lie. A [`FairGame`](crate::FairGame) goes on from it.
///
/// As a [`Position`], it does not know its game, so serde can write it but not read it: read a
/// draft and let [`Rules::knowledge`] check it.
///
/// ```
/// use webspinner_rules::deal::DealId;
/// use webspinner_rules::text::KnowledgeDraft;
///
/// let game = "spider:ms:1".parse::<DealId>()?.deal()?;
/// let knowledge = game.view().knowledge();
/// assert_eq!(knowledge.view(game.rules()).unseen().len(), 94);
///
/// let json = serde_json::to_string(&knowledge)?;
/// let draft = KnowledgeDraft::from_json(&json)?;
/// assert_eq!(game.rules().knowledge(&draft)?, knowledge);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Knowledge {
    /// The unseen cards lie as in [`View::any_consistent_position`], and no run can be put back.
    pub(crate) position: Position,
    pub(crate) seen: Seen,
}

impl Knowledge {
    /// Whether this is known of a game: whether it has the game's piles and the cards of its pack.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.position.is_of(rules)
    }

    /// All there is to ask of it.
    ///
    /// # Panics
    /// If it is not [known of this game](Knowledge::is_of).
    #[must_use]
    pub fn view<'k>(&'k self, rules: &'k Rules) -> View<'k> {
        assert!(self.is_of(rules), "known of {}", rules.id());
        View::new(rules, &self.position, &self.seen, false)
    }
}

impl fmt::Debug for Knowledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Knowledge").field(&self.picture()).finish()
    }
}
