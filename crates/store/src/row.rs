//! A game as a database row: what a record says, split into columns.

use sha2::{Digest, Sha256};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use webspinner_db::{Cause, Timestamp, within};
use webspinner_rules::GameId;
use webspinner_rules::record::{GameResult, Points, Record, Records, Undone};
use webspinner_rules::stats::{PlayKind, Summary};

use crate::error::Error;
use crate::id::SavedId;
use crate::judged::Judged;

/// A saved game as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Its id.
    pub id: SavedId,
    /// The game, the result and the figures that statistics count.
    pub summary: Summary,
    /// The version of the rules that it is played by.
    pub version: u32,
    /// The deal, as the record spells it.
    pub deal: String,
    /// When it was begun.
    pub started_at: Timestamp,
    /// When it was last saved; for an ended game, when it ended.
    pub updated_at: Timestamp,
    /// All moves made, including those undone.
    pub made: u32,
    /// Moves undone.
    pub undos: u32,
    /// Hints shown.
    pub hints: u32,
}

/// The names of the columns that [`listing`] reads.
macro_rules! listing_columns {
    () => {
        "id, game, version, deal, started_at, updated_at, result, time_ms, moves, made, undos, \
         hints, assisted, cards_in_order, score, undone, at_stake, \
         CASE WHEN undone IS NULL THEN record END AS unjudged"
    };
}
pub(crate) use listing_columns;

/// The parts of a record that go into columns.
#[derive(Debug)]
pub(crate) struct Columns<'r> {
    pub(crate) record: &'r Record,
    pub(crate) points: Points,
    pub(crate) text: String,
    pub(crate) content: String,
}

impl<'r> Columns<'r> {
    pub(crate) fn new(record: &'r Record, points: Points) -> Result<Self, Error> {
        let text = record.to_string();
        // Only records that can be read back are saved.
        within("a record", text.len(), Records::BYTES_MAX)?;
        let content = hex::encode(Sha256::digest(text.as_bytes()));
        Ok(Self {
            record,
            points,
            text,
            content,
        })
    }

    /// The length of the line up to where the game stands: moves plus row deals.
    pub(crate) fn moves(&self) -> i64 {
        let length = self.record.tree.depth(self.record.standing());
        i64::try_from(length).expect("a tree's depth is limited")
    }

    pub(crate) fn time_ms(&self) -> Option<i64> {
        let time_ms = self.record.header.time_ms?;
        Some(i64::try_from(time_ms).unwrap_or(i64::MAX))
    }
}

pub(crate) fn saved_id(row: &SqliteRow) -> Result<SavedId, Error> {
    let text: String = row.try_get("id")?;
    text.parse()
        .map_err(|error| Error::Database(Cause::new(error)))
}

/// Reads the columns of [`listing_columns`].
pub(crate) fn listing(row: &SqliteRow) -> Result<Listing, Error> {
    let id = saved_id(row)?;
    let cells = Cells { row, id };
    Ok(Listing {
        id,
        summary: cells.summary()?,
        version: cells.number("version")?,
        deal: row.try_get("deal")?,
        started_at: cells.timestamp("started_at")?,
        updated_at: cells.timestamp("updated_at")?,
        made: cells.number("made")?,
        undos: cells.number("undos")?,
        hints: cells.number("hints")?,
    })
}

/// The cells of one row. What another program wrote into them may be anything.
struct Cells<'r> {
    row: &'r SqliteRow,
    id: SavedId,
}

impl Cells<'_> {
    fn summary(&self) -> Result<Summary, Error> {
        let (game, result): (String, String) =
            (self.row.try_get("game")?, self.row.try_get("result")?);
        let time_ms: Option<i64> = self.row.try_get("time_ms")?;
        let moves = self.number("moves")?;
        let judged = self.judged()?;
        let deal: String = self.row.try_get("deal")?;
        Ok(Summary {
            game: GameId::new(&game).ok_or_else(|| self.unreadable("game", &game))?,
            result: GameResult::from_word(&result)
                .ok_or_else(|| self.unreadable("result", &result))?,
            deal: (deal.parse()).map_err(|_| self.unreadable("deal", &deal))?,
            // A move that was undone still counts as an undo.
            begun: moves > 0 || self.number("undos")? > 0,
            at_stake: judged.at_stake,
            time_ms: time_ms.map(i64::unsigned_abs),
            moves,
            cards_in_order: self.number("cards_in_order")?,
            score: self.row.try_get("score")?,
            kind: PlayKind::new(self.number("assisted")? > 0, judged.undone),
        })
    }

    fn judged(&self) -> Result<Judged, Error> {
        if let Some(record) = self.row.try_get::<Option<String>, _>("unjudged")? {
            return Ok(Judged::of_text(&record));
        }
        let undone: String = self.row.try_get("undone")?;
        Ok(Judged {
            undone: Undone::from_word(&undone).ok_or_else(|| self.unreadable("undone", &undone))?,
            at_stake: self.number("at_stake")? > 0,
        })
    }

    fn number(&self, column: &str) -> Result<u32, Error> {
        let number: i64 = self.row.try_get(column)?;
        u32::try_from(number).map_err(|_| self.unreadable(column, &number.to_string()))
    }

    fn timestamp(&self, column: &str) -> Result<Timestamp, Error> {
        let text: String = self.row.try_get(column)?;
        text.parse().map_err(|_| self.unreadable(column, &text))
    }

    fn unreadable(&self, column: &str, value: &str) -> Error {
        let value: String = value.chars().take(40).collect();
        Error::Unreadable {
            id: self.id,
            why: format!("{value:?} is no {column}"),
        }
    }
}
