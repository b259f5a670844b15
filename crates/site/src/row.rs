//! A result as a row.

use sqlx::any::{Any, AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use webspinner_rules::{GameResult, Records};

use crate::chunks::{chunks, values};
use crate::error::SiteError;
use crate::id::{PlayerId, ResultId};
use crate::record::{Fingerprint, compress, fingerprint, impersonal, sender_fingerprint};
use crate::result::NewResult;
use crate::within;

/// A row of the table of results. Numbers are as the database has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResultRow {
    pub(crate) id: ResultId,
    pub(crate) game: String,
    pub(crate) version: i64,
    pub(crate) deal: String,
    pub(crate) won: bool,
    pub(crate) time_ms: Option<i64>,
    pub(crate) moves: i64,
    pub(crate) windows_points: i64,
    pub(crate) network_points: i64,
    pub(crate) undos: i64,
    pub(crate) assisted: bool,
    pub(crate) player: Option<PlayerId>,
    pub(crate) nickname: Option<String>,
    pub(crate) day: Option<String>,
    pub(crate) received_at: i64,
    /// By points, moves, time.
    pub(crate) best: [bool; 3],
    pub(crate) fingerprint: Fingerprint,
    pub(crate) sender_fingerprint: Fingerprint,
    /// Compressed.
    pub(crate) record: Vec<u8>,
}

/// The columns in the order in which [`ResultRow::bind`] binds them.
const COLUMNS: &str = "id, game, version, deal, won, time_ms, moves, windows_points, \
    network_points, undos, assisted, player, nickname, day, received_at, best_by_points, \
    best_by_moves, best_by_time, fingerprint, sender_fingerprint, record";
const WIDTH: usize = 21;

impl ResultRow {
    /// The row of a new result.
    ///
    /// # Errors
    /// If the site does not accept it.
    pub(crate) fn new(result: NewResult) -> Result<Self, SiteError> {
        result.check()?;
        let summary = result.summary();
        let kept = impersonal(result.record);
        let (header, record) = (&kept.header, kept.to_string());
        within("a record", record.len(), Records::BYTES_MAX)?;
        let fingerprint = fingerprint(&record);
        let time_ms = summary
            .time_ms
            .map(|time_ms| i64::try_from(time_ms).expect("checked to be far less"));
        let won = summary.result == GameResult::Won;
        let nickname = result.nickname.filter(|_| result.player.is_none());
        let mut row = Self {
            id: result.id,
            game: summary.game.as_str().to_owned(),
            version: header.version.into(),
            deal: header.deal.to_string(),
            won,
            time_ms,
            moves: summary.moves.into(),
            windows_points: summary.windows_points,
            network_points: summary.network_points.into(),
            undos: header.undos.into(),
            assisted: summary.assisted,
            player: result.player,
            nickname: nickname.map(|nickname| nickname.as_str().to_owned()),
            day: result.day.map(|day| day.to_string()),
            received_at: result.received_at.to_millis(),
            best: [false; 3],
            fingerprint,
            sender_fingerprint: sender_fingerprint(fingerprint, result.player),
            record: compress(&record),
        };
        // A known player's best result is found once this one is among the others.
        row.best = [row.is_for_boards() && row.player.is_none(); 3];
        Ok(row)
    }

    /// Whether it may stand on boards.
    pub(crate) fn is_for_boards(&self) -> bool {
        self.day.is_some() && self.won && self.time_ms.is_some()
    }

    fn bind<'q>(&self, query: Query<'q, Any, AnyArguments>) -> Query<'q, Any, AnyArguments> {
        query
            .bind(self.id.as_bytes().to_vec())
            .bind(self.game.clone())
            .bind(self.version)
            .bind(self.deal.clone())
            .bind(i64::from(self.won))
            .bind(self.time_ms)
            .bind(self.moves)
            .bind(self.windows_points)
            .bind(self.network_points)
            .bind(self.undos)
            .bind(i64::from(self.assisted))
            .bind(self.player.map(|player| player.as_bytes().to_vec()))
            .bind(self.nickname.clone())
            .bind(self.day.clone())
            .bind(self.received_at)
            .bind(i64::from(self.best[0]))
            .bind(i64::from(self.best[1]))
            .bind(i64::from(self.best[2]))
            .bind(self.fingerprint.to_vec())
            .bind(self.sender_fingerprint.to_vec())
            .bind(self.record.clone())
    }
}

/// Adds the rows that do not conflict with others, and returns the ids of those added.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    rows: &[&ResultRow],
) -> Result<Vec<ResultId>, SiteError> {
    let mut added = Vec::with_capacity(rows.len());
    for chunk in chunks(rows) {
        let sql = format!(
            "INSERT INTO results ({COLUMNS}) VALUES {} ON CONFLICT DO NOTHING RETURNING id",
            values(chunk.len(), WIDTH)
        );
        let query = chunk
            .iter()
            .fold(sqlx::query(AssertSqlSafe(sql)), |query, row| {
                row.bind(query)
            });
        for row in query.fetch_all(&mut *connection).await? {
            added.push(ResultId::from_bytes(bytes(&row, "id")?));
        }
    }
    Ok(added)
}

/// The bytes of a name or a fingerprint.
pub(crate) fn bytes<const N: usize>(row: &AnyRow, column: &str) -> Result<[u8; N], SiteError> {
    let bytes: Vec<u8> = row.try_get(column)?;
    let exact = bytes.try_into();
    exact.map_err(|bytes: Vec<u8>| SiteError::Unreadable {
        why: format!("{} bytes stand in {column} in place of {N}", bytes.len()),
    })
}
