//! The settings in which one game of the family differs from another.
//!
//! The words in kebab case are the ones in game files; `docs/games.md` explains each.

use crate::card::{Card, Rank};

/// Derives what every knob of words needs: the words of the game files, and back.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $word)] $variant,)*
        }

        impl $name {
            /// Every value, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The word that game files use for it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// The value with this word in game files.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

words! {
    /// How the suits of two neighbouring cards must agree.
    SuitRelation {
        /// Any two suits.
        Any = "any",
        /// The same suit.
        OneSuit = "one-suit",
        /// The same colour.
        OneColour = "one-colour",
        /// One red and one black.
        Alternating = "alternating",
    }
}

impl SuitRelation {
    /// Whether the two cards agree.
    #[must_use]
    pub const fn holds(self, one: Card, other: Card) -> bool {
        match self {
            Self::Any => true,
            Self::OneSuit => one.same_suit(other),
            Self::OneColour => one.same_colour(other),
            Self::Alternating => !one.same_colour(other),
        }
    }
}

words! {
    /// Which ranks a card may be placed on.
    Step {
        /// On a card one rank higher.
        Down = "down",
        /// On a card one rank higher or one rank lower.
        UpOrDown = "up-or-down",
        /// On any card of a higher rank.
        Lower = "lower",
    }
}

words! {
    /// A stretch of the game, by its stock.
    When {
        /// At no time.
        Never = "never",
        /// As long as cards are left in the stock.
        WhileStockLasts = "while-stock-lasts",
        /// As soon as the stock is empty.
        OnceStockIsEmpty = "once-stock-is-empty",
        /// At all times.
        Always = "always",
    }
}

impl When {
    /// Whether the stretch includes a moment when the stock is empty (or is not).
    #[must_use]
    pub const fn includes(self, stock_is_empty: bool) -> bool {
        match self {
            Self::Never => false,
            Self::WhileStockLasts => !stock_is_empty,
            Self::OnceStockIsEmpty => stock_is_empty,
            Self::Always => true,
        }
    }
}

/// What goes on a column that holds cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The rank of the card below it.
    pub step: Step,
    /// Whether king and ace are neighbours, in placing and in lifted runs.
    pub wrap: bool,
    /// Whether a card also goes on one of its own rank, whatever the suits, and cards of one rank
    /// are lifted together where runs are.
    pub same_rank: bool,
    /// The suit of the card below it.
    pub suit: SuitRelation,
    /// When cards may go to columns at all.
    pub open: When,
}

words! {
    /// How many cards leave a column at once.
    Unit {
        /// The end card alone.
        Single = "single",
        /// A descending run, or any tail of one.
        Run = "run",
        /// Any face-up card with all cards on it, in order or not.
        Tail = "tail",
    }
}

/// What may be lifted from a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lift {
    /// The end card alone.
    Single,
    /// A descending run whose neighbours agree in this way, or any tail of it.
    Run(SuitRelation),
    /// Any face-up card with all cards on it.
    Tail,
}

words! {
    /// What may fill a vacancy.
    Vacancy {
        /// Any card or run that may be lifted.
        Any = "any",
        /// A king (the highest rank), with the cards lifted on it.
        King = "king",
        /// Nothing: an empty column stays empty, but for row deals.
        Never = "never",
    }
}

words! {
    /// When a row may be dealt, and to which columns.
    RowRule {
        /// To every column; refused while one is empty.
        Full = "full",
        /// To every column, vacancies too.
        Any = "any",
        /// Only to the columns that hold cards; refused when none does.
        Occupied = "occupied",
        /// The game deals no rows.
        None = "none",
    }
}

words! {
    /// Where a last row that is too short for all columns goes.
    ShortRow {
        /// To the leftmost columns.
        Left = "left",
        /// To the rightmost columns.
        Right = "right",
    }
}

/// How rows are dealt from the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowDeal {
    /// When, and to which columns.
    pub rule: RowRule,
    /// Where a short last row goes.
    pub short_row: ShortRow,
}

words! {
    /// Where a run that is collected may begin.
    RunStart {
        /// At a king (the highest rank) only.
        King = "king",
        /// At any rank, going on with the king after the ace.
        Any = "any-rank",
    }
}

words! {
    /// Who collects a finished run, if anybody does.
    CollectMode {
        /// It leaves by itself, also when a row deal completes it.
        AtOnce = "at-once",
        /// The player, at will.
        ByChoice = "by-choice",
        /// Nobody: the game is won when every column is empty or holds one finished run alone.
        Never = "never",
    }
}

/// Which runs are finished, and how they leave the table, if they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Collect {
    /// How neighbours in the run agree.
    pub suit: SuitRelation,
    /// Where the run begins.
    pub start: RunStart,
    /// Who collects it.
    pub mode: CollectMode,
}

impl Collect {
    /// Whether finished runs leave the table, by themselves or when the player says so.
    #[must_use]
    pub const fn leaves(self) -> bool {
        !matches!(self.mode, CollectMode::Never)
    }
}

words! {
    /// What an empty foundation takes.
    Base {
        /// An ace; it is built up in suit to the king.
        Ace = "ace",
        /// A king (the highest rank); it is built down in suit to the ace.
        King = "king",
        /// Aces of one colour and kings of the other; the first one played settles which.
        SplitColours = "aces-of-one-colour-kings-of-the-other",
    }
}

/// Piles that are built card by card, in suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Foundations {
    /// How many there are, 1 to 30.
    pub count: u8,
    /// What starts one, and with it the direction.
    pub base: Base,
    /// When a card of the lower row may go on a started foundation only if that foundation
    /// lies directly above its pile. Needs two rows of columns.
    pub only_from_below: When,
}

/// The cards of a game: some decks, each of some blocks of one suit from the ace to the highest
/// rank.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pack {
    pub(crate) decks: u8,
    pub(crate) suits: Vec<crate::card::Suit>,
    pub(crate) highest: Rank,
}

impl Pack {
    /// How many decks.
    #[must_use]
    pub fn decks(&self) -> u8 {
        self.decks
    }

    /// The suit of each block of one deck: `CDHS` for a full deck, `SSSS` for one of spades alone.
    #[must_use]
    pub fn suits(&self) -> &[crate::card::Suit] {
        &self.suits
    }

    /// The suits that occur, each once, in the order of [`crate::Suit::ALL`].
    #[must_use]
    pub fn distinct_suits(&self) -> Vec<crate::card::Suit> {
        let mut suits = self.suits.clone();
        suits.sort_unstable();
        suits.dedup();
        suits
    }

    /// The highest rank, the king of this pack.
    #[must_use]
    pub fn highest(&self) -> Rank {
        self.highest
    }

    /// How many cards it has.
    #[must_use]
    pub fn size(&self) -> usize {
        usize::from(self.decks) * self.suits.len() * usize::from(self.highest.number())
    }

    /// All its cards: deck by deck, block by block, from the ace up.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        (0..self.decks)
            .flat_map(|_| &self.suits)
            .flat_map(|&suit| Rank::up_to(self.highest).map(move |rank| Card::new(rank, suit)))
    }
}
