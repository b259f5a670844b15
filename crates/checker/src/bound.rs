//! Reasons why nothing that follows a position is won, for which no move has to be tried.

use webspinner_rules::knobs::RowRule;
use webspinner_rules::{Position, Rules};

use crate::cramped::is_cramped;
use crate::locked::is_locked;
use crate::stranded::is_stranded;

/// A reason why a position is lost, which is proved where it is defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Bound {
    /// A row needs a card in every column, and fewer cards are on the table than there are columns.
    ///
    /// *Proof.* Only a row brings cards to the table. So there are never more cards on it than now,
    /// no row is ever dealt, and what lies in the stock never leaves it.
    TooFewCards,
    /// Some card can never come to the one card that it may be put on.
    ///
    /// *Proof.* In `locked.rs`, of cards that wait for one another in a circle.
    Locked,
    /// However the cards are moved, and whatever rows bring, no column can be emptied and no run
    /// can be finished.
    ///
    /// *Proof.* In `stranded.rs`, of an easier game that is played to its end.
    Stranded,
    /// There is too little room to take the columns apart.
    ///
    /// *Proof.* In `cramped.rs`, of cards that are to lie on cards one rank higher.
    Cramped,
}

impl Bound {
    /// Every one, in the order in which they are tried.
    pub const ALL: [Self; 4] = [
        Self::TooFewCards,
        Self::Locked,
        Self::Stranded,
        Self::Cramped,
    ];

    /// The word that certificates use for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::TooFewCards => "too-few-cards",
            Self::Locked => "locked",
            Self::Stranded => "stranded",
            Self::Cramped => "cramped",
        }
    }

    /// The bound with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bound| bound.word() == word)
    }

    /// Whether the bound shows that a position is lost. If not, it may be lost all the same.
    #[must_use]
    pub fn applies(self, rules: &Rules, position: &Position) -> bool {
        match self {
            Self::TooFewCards => {
                rules.row_deal().rule == RowRule::Full
                    && position.stock_len() > 0
                    && position.cards_on_table() < position.columns().len()
            }
            Self::Locked => is_locked(rules, position),
            Self::Stranded => is_stranded(rules, position),
            Self::Cramped => is_cramped(rules, position),
        }
    }
}
