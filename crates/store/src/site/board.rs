//! Boards: the best results of a day's deal.

use webspinner_rules::GameId;

use crate::site::Site;
use crate::site::day::Day;
use crate::site::error::SiteError;
use crate::site::id::ResultId;
use crate::site::result::SiteResult;

/// What a board is ordered by. Ties are decided by the other measures in the order in which they
/// stand here, then by who came first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// The most Windows points.
    Points,
    /// The fewest moves.
    Moves,
    /// The shortest time.
    Time,
}

impl Order {
    /// Every order.
    pub const ALL: [Self; 3] = [Self::Points, Self::Moves, Self::Time];
}

/// One board: games won in a time that is known. A player is on it once, with the best result by
/// its order; results of nobody known stand each by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The day.
    pub day: Day,
    /// The game whose deal of that day was played.
    pub game: GameId,
    /// Whether it is the board of the games in which a hint or a solver helped.
    pub assisted: bool,
    /// What it is ordered by.
    pub order: Order,
}

/// Some places of a board, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPage {
    /// The places.
    pub places: Vec<BoardPlace>,
    /// What to ask behind for the next page; `None` on the last one.
    pub next: Option<ResultId>,
}

/// A place on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPlace {
    /// From 1.
    pub place: u64,
    /// The result that holds it.
    pub result: SiteResult,
}

/// Where a result stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place; if the same player has a better result, that one's.
    pub held: BoardPlace,
    /// How many places the board has.
    pub places: u64,
}

impl Site {
    /// A page of a board, from behind the result `after` on: at most `limit` places, and
    /// [`crate::PAGE_MAX`].
    ///
    /// `after` stays good when its player does better meanwhile; one that never was on this board
    /// gives an empty page.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn board(
        &self,
        board: &Board,
        after: Option<ResultId>,
        limit: u32,
    ) -> Result<BoardPage, SiteError> {
        let _ = (board, after, limit);
        unimplemented!("lands next")
    }

    /// Where a result stands on its board in this order; `None` if it is on none.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn standing(
        &self,
        id: ResultId,
        order: Order,
    ) -> Result<Option<Standing>, SiteError> {
        let _ = (id, order);
        unimplemented!("lands next")
    }
}
