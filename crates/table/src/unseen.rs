//! The cards that are still unseen, for players who would rather not count them.

use webspinner_rules::{Card, Pile, Position, Rank, Suit};

use crate::session::Session;

/// What somebody who remembers every card knows of the rest: how many of each are still unseen,
/// and how much there is left to turn up and to deal. It is memory and no advice: it says what has
/// been seen, and nothing of where the rest lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseen {
    /// The suits of the game, in the order of [`Suit::ALL`].
    pub suits: Vec<UnseenSuit>,
    /// How many cards that lay face down in a column are turned up by now.
    pub turned: usize,
    /// How many lay face down in columns at the start.
    pub hidden: usize,
    /// How many rows are left in the stock; the last one may be short.
    pub rows: usize,
    /// How many columns are empty.
    pub vacancies: usize,
}

/// What is still unseen of a suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnseenSuit {
    /// The suit.
    pub suit: Suit,
    /// How many cards there are of each of its ranks.
    pub copies: usize,
    /// How many cards of each rank are unseen, from the ace.
    pub ranks: Vec<usize>,
}

impl Unseen {
    /// What is unseen in the game of a session. Cards that an undone move showed were seen.
    ///
    /// ```
    /// use webspinner_rules::games;
    /// use webspinner_table::{Session, Unseen};
    ///
    /// let spider = games::find("spider").expect("a built-in game");
    /// let session = Session::deal(spider.clone(), &"ms:1".parse()?)?;
    /// let unseen = Unseen::of(&session);
    /// assert_eq!((unseen.total(), unseen.turned, unseen.hidden), (94, 0, 44));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(session: &Session) -> Self {
        let (rules, position) = (session.rules(), session.position());
        let (pack, unseen) = (rules.pack(), session.view().unseen());
        let suit = |suit: Suit| {
            let count = |rank| {
                let card = Card::new(rank, suit);
                unseen.iter().filter(|&&other| other == card).count()
            };
            let blocks = pack.suits().iter().filter(|&&other| other == suit).count();
            UnseenSuit {
                suit,
                copies: usize::from(pack.decks()) * blocks,
                ranks: Rank::up_to(pack.highest()).map(count).collect(),
            }
        };
        let (at_first, left) = (face_down(session.start()), face_down(position));
        let row = position.row_columns(rules).count().max(1);
        Self {
            suits: pack.distinct_suits().into_iter().map(suit).collect(),
            turned: at_first.saturating_sub(left),
            hidden: at_first,
            rows: position.stock_len().div_ceil(row),
            vacancies: position.vacancies().count(),
        }
    }

    /// How many cards are unseen.
    #[must_use]
    pub fn total(&self) -> usize {
        self.suits.iter().flat_map(|suit| &suit.ranks).sum()
    }

    /// How many cards of a rank are unseen, whatever their suit.
    ///
    /// # Panics
    /// If the game has no such rank.
    #[must_use]
    pub fn of_rank(&self, rank: Rank) -> usize {
        let index = usize::from(rank.number()) - 1;
        self.suits.iter().map(|suit| suit.ranks[index]).sum()
    }
}

/// How many cards lie face down in columns.
fn face_down(position: &Position) -> usize {
    let columns = position.columns().iter();
    columns.map(Pile::face_down).sum()
}
