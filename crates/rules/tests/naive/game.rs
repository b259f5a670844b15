//! What the naive rules ask of a game.

use super::cards::{Card, Suits};

/// What may be lifted from the end of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lift {
    /// The last card alone.
    Single,
    /// A descending run whose neighbours agree in suit as said.
    Run(Suits),
    /// Any face-up card with everything on it, in order or not.
    Tail,
}

/// What an empty column takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Vacancy {
    Any,
    King,
    Never,
}

/// When a row may be dealt, and to which columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DealRule {
    /// Refused while any column is empty.
    Full,
    /// Empty columns get a card too.
    Any,
    /// Only columns that hold cards get one; refused when none does.
    Occupied,
}

/// Whether finished runs leave by themselves, or only when the player says so, or never: then each
/// has to lie alone in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Collecting {
    ByItself,
    ByChoice,
    Never,
}

/// Which cards of the lower row of a Little Spider may go only to the foundation straight above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RowRule {
    Free,
    StrictWhileStock,
    StrictAlways,
}

/// One game. `collect` is `None` for the games that build foundations card by card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    pub(crate) id: &'static str,
    pub(crate) decks: usize,
    /// The suit of each quarter of a deck.
    pub(crate) suits: &'static str,
    pub(crate) place: Suits,
    pub(crate) lift: Lift,
    pub(crate) vacancy: Vacancy,
    pub(crate) deal: DealRule,
    pub(crate) collect: Option<Suits>,
    /// A king goes on an ace, and runs go round the corner. In a Little Spider: ace and king are
    /// neighbours.
    pub(crate) wraps: bool,
    /// A card goes on any card of its own rank, and such cards are lifted together.
    pub(crate) same_rank: bool,
    /// A card goes on any higher card, not only on the next one.
    pub(crate) gaps: bool,
    pub(crate) collecting: Collecting,
    /// Set for the Little Spiders alone.
    pub(crate) little: Option<RowRule>,
    pub(crate) reserves: Reserves,
}

/// The places beside the columns, for one card each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reserves {
    /// How many hold a card at the start.
    pub(crate) full: usize,
    /// How many are empty at the start; they come last.
    pub(crate) empty: usize,
    /// Whether they take cards.
    pub(crate) take: bool,
}

impl Game {
    /// The same game with another way of collecting, if runs leave.
    pub(crate) fn with_collecting(self, collecting: Collecting) -> Game {
        if self.collecting == Collecting::Never {
            return self;
        }
        Game { collecting, ..self }
    }

    /// Whether any 13 cards in order are a finished run, and not only those from king to ace.
    pub(crate) fn runs_wrap(&self) -> bool {
        // A complete run of Dnieper begins with a king.
        self.wraps && self.collecting != Collecting::Never && self.id != "dnieper"
    }

    /// All cards of the game, in no special order.
    pub(crate) fn pack(&self) -> Vec<Card> {
        let mut pack = Vec::new();
        for _ in 0..self.decks {
            for suit in self.suits.chars() {
                for rank in 1..=13 {
                    pack.push(Card { rank, suit });
                }
            }
        }
        pack
    }

    /// Foundations of a Little Spider; the other games have none.
    pub(crate) fn foundation_count(&self) -> usize {
        if self.little.is_some() { 4 } else { 0 }
    }
}
