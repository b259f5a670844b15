//! Judging games that were saved before their rows said how they were played.

use sqlx::{Connection as _, Row as _, SqliteConnection};
use webspinner_rules::record::{Record, Undone};

use crate::error::Error;

/// How many records are in memory at a time.
const BATCH: i64 = 64;

const UNJUDGED: &str = "SELECT id, record FROM games WHERE undone IS NULL LIMIT $1";

const JUDGE: &str = "UPDATE games SET undone = $2, at_stake = $3 WHERE id = $1";

/// How a game was played, as its record tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    /// What undoing showed.
    pub(crate) undone: Undone,
    /// Whether leaving the game counts.
    pub(crate) at_stake: bool,
}

impl Judged {
    /// As a record tells. A record that does not replay, such as one of a deleted custom game, is
    /// judged by its counts: an undo then may have shown anything.
    pub(crate) fn of_text(record: &str) -> Self {
        let Ok(record) = record.parse::<Record>() else {
            return Self {
                undone: Undone::NewCard,
                at_stake: false,
            };
        };
        let undone = match record.points() {
            Ok(points) => points.undone,
            Err(_) if record.header.undos == 0 => Undone::Nothing,
            Err(_) => Undone::NewCard,
        };
        Self {
            undone,
            at_stake: record.at_stake(),
        }
    }
}

/// Judges all games that were not, a batch in a transaction.
pub(crate) async fn judge_all(connection: &mut SqliteConnection) -> Result<(), Error> {
    loop {
        let mut transaction = connection.begin().await?;
        let rows = sqlx::query(UNJUDGED).bind(BATCH);
        let rows = rows.fetch_all(&mut *transaction).await?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in &rows {
            let (id, record): (String, String) = (row.try_get("id")?, row.try_get("record")?);
            let judged = Judged::of_text(&record);
            let update = sqlx::query(JUDGE).bind(id).bind(judged.undone.word());
            let update = update.bind(i64::from(judged.at_stake));
            update.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
    }
}
