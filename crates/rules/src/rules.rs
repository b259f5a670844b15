//! A valid game: the knobs of one file, checked.

use std::fmt;
use std::sync::Arc;

use crate::card::Card;
use crate::knobs::{
    Collect, Foundations, Lift, Pack, Place, RowDeal, RowRule, Step, SuitRelation, Vacancy,
};
use crate::layout::{Layout, LayoutStyle, Layouts};

/// The short name of a game: lower-case letters, digits and hyphens, 1 to 40 characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct GameId(Arc<str>);

impl GameId {
    /// The longest id, in characters.
    pub const LENGTH_MAX: usize = 40;

    /// The id written so, or `None` where it is no id.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=Self::LENGTH_MAX).contains(&text.len());
        let plain = text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        (fits && plain).then(|| Self(text.into()))
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl<'de> serde::Deserialize<'de> for GameId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Self::new(&text).ok_or_else(|| serde::de::Error::custom("not a game id"))
    }
}

/// What a game's file says about it besides its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct About {
    /// The name people know it by.
    pub name: String,
    /// Its other names.
    pub also: Vec<String>,
    /// The heading it is listed under.
    pub group: String,
    /// Ids of games that are like it.
    pub relatives: Vec<GameId>,
    /// Words to choose it by.
    pub tags: Vec<String>,
}

/// One game, valid: made from a draft by [`Rules::from_draft`], or one of the
/// [`built-in games`](crate::games).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub(crate) id: GameId,
    pub(crate) version: u32,
    pub(crate) about: About,
    /// `None` if the built-in game with this id has the same.
    pub(crate) advice: Option<Vec<String>>,
    pub(crate) pack: Pack,
    pub(crate) columns: u8,
    pub(crate) column_rows: u8,
    pub(crate) layouts: Layouts,
    pub(crate) reserves: u8,
    pub(crate) reserve_cards: u8,
    pub(crate) reserves_take: bool,
    pub(crate) place: Place,
    pub(crate) lift: Lift,
    pub(crate) vacancy: Vacancy,
    pub(crate) deal: RowDeal,
    pub(crate) collect: Option<Collect>,
    pub(crate) foundations: Option<Foundations>,
}

impl Rules {
    /// Its short name.
    #[must_use]
    pub fn id(&self) -> &GameId {
        &self.id
    }

    /// Counts up whenever a change of its rules would replay an old record differently.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The name of the game, in English.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.about.name
    }

    /// Names and tags, in English as in the game's file.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.about
    }

    /// Lines of advice for its player, in English as in the game's file.
    #[must_use]
    pub fn advice(&self) -> &[String] {
        let own = self.advice.as_deref();
        own.or_else(|| crate::games::advice(&self.id))
            .unwrap_or_default()
    }

    /// The cards it is played with.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// How many columns it has, 1 to [`COLUMNS_MAX`](crate::COLUMNS_MAX).
    #[must_use]
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// In how many rows the columns lie, 1 or 2 (an upper and a lower one of equal length).
    #[must_use]
    pub fn column_rows(&self) -> u8 {
        self.column_rows
    }

    /// How the cards are laid out at the start.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        self.layouts.own()
    }

    /// How the cards are laid out for the deals of another program; `None` where that program has
    /// no layout for this game.
    #[must_use]
    pub fn layout_for(&self, style: LayoutStyle) -> Option<&Layout> {
        self.layouts.get(style)
    }

    /// How many reserves it has: places for one open card each.
    #[must_use]
    pub fn reserves(&self) -> u8 {
        self.reserves
    }

    /// How many of the reserves, from the left, get a card at the start.
    #[must_use]
    pub fn reserve_cards(&self) -> u8 {
        self.reserve_cards
    }

    /// Whether an empty reserve takes the end card of any column. Otherwise cards leave the
    /// reserves and never join them.
    #[must_use]
    pub fn reserves_take_cards(&self) -> bool {
        self.reserves_take
    }

    /// How many cards the stock holds at the start.
    #[must_use]
    pub fn stock_size(&self) -> usize {
        self.pack.size() - self.layout().cards().len() - usize::from(self.reserve_cards)
    }

    /// Whether a deal and some rows can leave a stock of this many cards. Where rows go to occupied
    /// columns alone, every number up to [`Rules::stock_size`] is left at some time.
    #[must_use]
    pub fn leaves_stock_of(&self, cards: usize) -> bool {
        let rows = |dealt: usize| {
            cards == 0
                || self.deal.rule == RowRule::Occupied
                || dealt.is_multiple_of(usize::from(self.columns))
        };
        self.stock_size().checked_sub(cards).is_some_and(rows)
    }

    /// What goes on a column that holds cards.
    #[must_use]
    pub fn place(&self) -> Place {
        self.place
    }

    /// What may be lifted from a column.
    #[must_use]
    pub fn lift(&self) -> Lift {
        self.lift
    }

    /// What may fill a vacancy.
    #[must_use]
    pub fn vacancy(&self) -> Vacancy {
        self.vacancy
    }

    /// How rows are dealt.
    #[must_use]
    pub fn row_deal(&self) -> RowDeal {
        self.deal
    }

    /// Whether the game deals rows at all.
    #[must_use]
    pub fn deals_rows(&self) -> bool {
        self.deal.rule != RowRule::None
    }

    /// Which runs are to be built, in games without foundations, and how they are collected.
    #[must_use]
    pub fn collect(&self) -> Option<Collect> {
        self.collect
    }

    /// How many runs leave the table in a game that is won; 0 where there are foundations, or runs
    /// stay.
    #[must_use]
    pub fn runs_to_collect(&self) -> usize {
        let leaves = self.collect.is_some_and(Collect::leaves);
        let runs = self.pack.size() / usize::from(self.pack.highest.number());
        if leaves { runs } else { 0 }
    }

    /// The foundations, in games that build card by card.
    #[must_use]
    pub fn foundations(&self) -> Option<Foundations> {
        self.foundations
    }

    /// Whether `upper` is one rank above `lower`, or an ace above a king where the game wraps.
    #[must_use]
    #[inline]
    pub fn descends(&self, upper: Card, lower: Card) -> bool {
        let (upper, lower) = (upper.number(), lower.number());
        upper == lower + 1 || (self.place.wrap && upper == 1 && lower == self.pack.highest.number())
    }

    /// Whether `lower`, lying on `upper`, joins it as the game's runs are lifted *and* collected:
    /// such a pair moves together and leaves together. Foundations ask for one suit.
    #[must_use]
    pub fn joins(&self, upper: Card, lower: Card) -> bool {
        let lifted = match self.lift {
            Lift::Run(suit) => suit.holds(upper, lower),
            Lift::Single | Lift::Tail => true,
        };
        let leaves = self
            .collect
            .map_or(SuitRelation::OneSuit, |collect| collect.suit);
        self.descends(upper, lower) && lifted && leaves.holds(upper, lower)
    }

    /// Whether these are two cards of one rank, in a game in which such cards go on one another and
    /// are lifted together.
    #[must_use]
    #[inline]
    pub fn of_a_kind(&self, one: Card, other: Card) -> bool {
        self.place.same_rank && one.rank() == other.rank()
    }

    /// Whether `card` may be placed on `onto`, as far as rank goes.
    #[must_use]
    #[inline]
    pub fn rank_fits(&self, card: Card, onto: Card) -> bool {
        let by_step = match self.place.step {
            Step::Down => false,
            Step::UpOrDown => self.descends(card, onto),
            Step::Lower => card.rank() < onto.rank(),
        };
        by_step || self.descends(onto, card) || self.of_a_kind(card, onto)
    }

    /// Whether `card` may be placed on `onto`.
    #[must_use]
    pub fn fits(&self, card: Card, onto: Card) -> bool {
        self.of_a_kind(card, onto)
            || (self.rank_fits(card, onto) && self.place.suit.holds(card, onto))
    }
}
