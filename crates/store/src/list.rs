//! Finding saved games again.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use webspinner_db::Timestamp;
use webspinner_rules::GameId;
use webspinner_rules::record::Record;
use webspinner_rules::stats::{Counted, Group, Hundred, Played, counted};

use crate::error::Error;
use crate::id::SavedId;
use crate::row::{Listing, listing, listing_columns, saved_id};
use crate::save::SaveHandle;
use crate::store::Store;

/// The most games that one page of a list holds.
pub const PAGE_MAX: u32 = 1_000;

/// Which saved games to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Finished or unfinished games; `None` for both.
    pub ended: Option<bool>,
    /// Only this game; `None` for all.
    pub game: Option<GameId>,
    /// Games with or without assistance; `None` for both.
    pub assisted: Option<bool>,
}

impl GameFilter {
    /// The unfinished games.
    #[must_use]
    pub fn unfinished() -> Self {
        Self {
            ended: Some(false),
            ..Self::default()
        }
    }

    /// The finished games, won or lost.
    #[must_use]
    pub fn finished() -> Self {
        Self {
            ended: Some(true),
            ..Self::default()
        }
    }
}

/// Some saved games, the one saved last first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGamesPage {
    /// The games.
    pub games: Vec<Listing>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<Cursor>,
}

/// A place in a list. It stays valid whatever is saved or deleted in the meantime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    updated_at: Timestamp,
    id: SavedId,
}

/// A saved game to resume or to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The handle for [`Store::save`].
    pub handle: SaveHandle,
    /// The game as lists show it.
    pub listing: Listing,
    /// The game itself.
    pub record: Record,
}

const LIST: &str = concat!(
    "SELECT ",
    listing_columns!(),
    " FROM games \
     WHERE ($1 IS NULL OR (result <> 'unfinished') = ($1 = 1)) \
     AND ($2 IS NULL OR game = $2) AND ($3 IS NULL OR assisted = $3) \
     AND ($4 IS NULL OR (updated_at, id) < ($4, $5)) \
     ORDER BY updated_at DESC, id DESC LIMIT $6"
);

const LOAD: &str = concat!(
    "SELECT ",
    listing_columns!(),
    ", revision, record FROM games WHERE id = $1"
);

const LATEST: &str = concat!(
    "SELECT ",
    listing_columns!(),
    ", revision, record FROM games WHERE result = 'unfinished' \
     ORDER BY updated_at DESC, id DESC LIMIT 1"
);

const RESULTS: &str = concat!(
    "SELECT ",
    listing_columns!(),
    " FROM games WHERE $1 IS NULL OR game = $1 ORDER BY updated_at, id"
);

impl Store {
    /// A page of saved games, the one saved last first, that starts after `after` and holds at most
    /// `limit` of them, and [`PAGE_MAX`].
    ///
    /// # Errors
    /// If the database cannot be read, or contains an invalid row.
    pub async fn list(
        &self,
        wanted: &GameFilter,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<SavedGamesPage, Error> {
        let limit = i64::from(limit.clamp(1, PAGE_MAX));
        let rows = sqlx::query(LIST)
            .bind(wanted.ended.map(i64::from))
            .bind(wanted.game.as_ref().map(|game| game.as_str().to_owned()))
            .bind(wanted.assisted.map(i64::from))
            .bind(after.map(|cursor| cursor.updated_at.to_string()))
            .bind(after.map(|cursor| cursor.id.to_string()))
            // One more than requested shows whether another page follows.
            .bind(limit + 1)
            .fetch_all(&self.pool)
            .await?;
        let more = i64::try_from(rows.len()).is_ok_and(|rows| rows > limit);
        let mut games: Vec<Listing> = rows.iter().map(listing).collect::<Result<_, _>>()?;
        if more {
            games.pop();
        }
        let cursor = |last: &Listing| Cursor {
            updated_at: last.updated_at,
            id: last.id,
        };
        let next = games.last().filter(|_| more).map(cursor);
        Ok(SavedGamesPage { games, next })
    }

    /// The game with this id; `None` if there is no such game.
    ///
    /// # Errors
    /// If the database cannot be read, or this version cannot read its record.
    pub async fn load(&self, id: SavedId) -> Result<Option<Loaded>, Error> {
        let row = sqlx::query(LOAD).bind(id.to_string());
        let row = row.fetch_optional(&self.pool).await?;
        row.as_ref().map(loaded).transpose()
    }

    /// The unfinished game that was saved last; `None` if all have ended.
    ///
    /// # Errors
    /// If the database cannot be read, or this version cannot read the game's record.
    pub async fn latest_unfinished(&self) -> Result<Option<Loaded>, Error> {
        let row = sqlx::query(LATEST).fetch_optional(&self.pool).await?;
        row.as_ref().map(loaded).transpose()
    }

    /// The games that count, of all games or of one, in the order in which they ended: see
    /// [`webspinner_rules::stats::counted`].
    ///
    /// # Errors
    /// If the database cannot be read, or contains an invalid row.
    pub async fn results(&self, game: Option<&GameId>) -> Result<Vec<Counted<Timestamp>>, Error> {
        Ok(counted(&self.played(game).await?))
    }

    /// Where the player stands in the hundred of a game: see [`Hundred::new`].
    ///
    /// # Errors
    /// If the database cannot be read, or contains an invalid row.
    pub async fn hundred(&self, game: &GameId, group: Group) -> Result<Hundred, Error> {
        let played = self.played(Some(game)).await?;
        Ok(Hundred::new(game, group, &played))
    }

    /// The games that are saved, of all games or of one, in the order in which they were saved
    /// last.
    async fn played(&self, game: Option<&GameId>) -> Result<Vec<Played<Timestamp>>, Error> {
        let rows = sqlx::query(RESULTS)
            .bind(game.map(|game| game.as_str().to_owned()))
            .fetch_all(&self.pool)
            .await?;
        let played = rows.iter().map(|row| {
            let Listing {
                summary,
                started_at,
                updated_at,
                ..
            } = listing(row)?;
            Ok(Played {
                summary,
                started: started_at,
                updated: updated_at,
                of_the_day: false,
            })
        });
        played.collect()
    }
}

fn loaded(row: &SqliteRow) -> Result<Loaded, Error> {
    let listing = listing(row)?;
    let text: String = row.try_get("record")?;
    let handle = SaveHandle {
        id: saved_id(row)?,
        revision: row.try_get("revision")?,
        started_at: listing.started_at,
    };
    let record = text
        .parse::<Record>()
        .map_err(|error| unreadable(listing.id, &error))?;
    Ok(Loaded {
        handle,
        listing,
        record,
    })
}

fn unreadable(id: SavedId, error: &dyn std::error::Error) -> Error {
    Error::Unreadable {
        id,
        why: error.to_string(),
    }
}
