//! A result as a row.

use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{GameResult, Records};
use webspinner_store::Timestamp;

use crate::day::Day;
use crate::db::chunks::{chunks, values};
use crate::db::columns::{self, bytes};
use crate::db::dialect::AnyQuery;
use crate::error::{SiteError, within};
use crate::id::{PlayerId, ResultId};
use crate::results::record::{
    Fingerprint, as_record, compress, decompress, fingerprint, impersonal, line, sender_fingerprint,
};
use crate::results::result::NewResult;
use crate::text::{as_hex, as_text};

/// A row of the table of results, and a line of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are columns of the table, each a fact of its own"
)]
pub(crate) struct ResultRow {
    #[serde(with = "as_text")]
    pub(crate) id: ResultId,
    pub(crate) game: GameId,
    pub(crate) version: u32,
    pub(crate) deal: Shuffle,
    pub(crate) won: bool,
    pub(crate) time_ms: Option<u64>,
    pub(crate) moves: u32,
    #[serde(alias = "windows_points")]
    pub(crate) score: i64,
    #[serde(alias = "network_points")]
    pub(crate) cards_in_order: u32,
    pub(crate) undos: u32,
    pub(crate) assisted: bool,
    #[serde(with = "as_text::optional")]
    pub(crate) player: Option<PlayerId>,
    pub(crate) nickname: Option<String>,
    #[serde(with = "as_text::optional")]
    pub(crate) day: Option<Day>,
    #[serde(with = "as_text")]
    pub(crate) received_at: Timestamp,
    /// By points, moves, time.
    pub(crate) best: [bool; 3],
    /// Whether the site's owner has hidden it: it counts nowhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hidden: bool,
    /// Whether an earlier result on its board has the same moves: it stands on none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) repeated: bool,
    /// Follows from the record.
    #[serde(skip)]
    pub(crate) fingerprint: Fingerprint,
    /// Follows from the record; unknown if it was read from the database, or is none.
    #[serde(skip)]
    pub(crate) line: Option<Fingerprint>,
    /// Does not follow from a deleted player's record.
    #[serde(with = "as_hex")]
    pub(crate) sender_fingerprint: Fingerprint,
    /// Compressed; in a backup as text.
    #[serde(with = "as_record")]
    pub(crate) record: Vec<u8>,
}

/// The columns in the order in which [`ResultRow::bind`] binds them.
const COLUMNS: &str = "id, game, version, deal, won, time_ms, moves, score, \
    cards_in_order, undos, assisted, player, nickname, day, received_at, best_by_score, \
    best_by_moves, best_by_time, hidden, repeated, fingerprint, sender_fingerprint, record";
const WIDTH: usize = 23;

pub(crate) const CLEAR_NICKNAME: &str = "UPDATE results SET nickname = NULL WHERE id = $1 \
    AND nickname IS NOT NULL";

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
        let nickname = result.nickname.filter(|_| result.player.is_none());
        let mut row = Self {
            id: result.id,
            assisted: summary.assisted(),
            game: summary.game,
            version: header.version,
            deal: header.deal.clone(),
            won: summary.result == GameResult::Won,
            time_ms: summary.time_ms,
            moves: summary.moves,
            score: summary.score,
            cards_in_order: summary.cards_in_order,
            undos: header.undos,
            player: result.player,
            nickname: nickname.map(|nickname| nickname.to_string()),
            day: result.day,
            received_at: result.received_at,
            best: [false; 3],
            hidden: false,
            repeated: false,
            fingerprint,
            line: Some(line(&kept)),
            sender_fingerprint: sender_fingerprint(fingerprint, result.player),
            record: compress(&record),
        };
        // A known player's best result is found once this one is among the others.
        row.best = [row.is_for_boards() && row.player.is_none(); 3];
        Ok(row)
    }

    /// Reads a row with all columns of the table, in the present version or an older one.
    pub(crate) fn read(row: &AnyRow) -> Result<Self, SiteError> {
        let named = |now, once| if has(row, now) { now } else { once };
        let flag = |column| Ok::<_, SiteError>(row.try_get::<i64, _>(column)? == 1);
        Ok(Self {
            id: ResultId::from_bytes(bytes(row, "id")?),
            game: columns::game(row)?,
            version: columns::number(row, "version")?,
            deal: columns::parsed(row, "deal")?,
            won: flag("won")?,
            time_ms: columns::optional_number(row, "time_ms")?,
            moves: columns::number(row, "moves")?,
            score: row.try_get(named("score", "windows_points"))?,
            cards_in_order: columns::number(row, named("cards_in_order", "network_points"))?,
            undos: columns::number(row, "undos")?,
            assisted: flag("assisted")?,
            player: columns::player(row)?,
            nickname: row.try_get("nickname")?,
            day: columns::day(row)?,
            received_at: columns::timestamp(row, "received_at")?,
            best: [
                flag(named("best_by_score", "best_by_points"))?,
                flag("best_by_moves")?,
                flag("best_by_time")?,
            ],
            hidden: has(row, "hidden") && flag("hidden")?,
            repeated: has(row, "repeated") && flag("repeated")?,
            line: None,
            fingerprint: bytes(row, "fingerprint")?,
            sender_fingerprint: bytes(row, "sender_fingerprint")?,
            record: row.try_get("record")?,
        })
    }

    /// The row from a line of a backup, with what follows from the rest of it.
    ///
    /// # Errors
    /// If it is not a result that a site keeps.
    pub(crate) fn restored(mut self) -> Result<Self, SiteError> {
        NewResult::check_figures(self.time_ms, self.score)?;
        let record = decompress(&self.record)?;
        self.fingerprint = fingerprint(&record);
        if self.is_for_boards() {
            self.line = record.parse().ok().map(|record| line(&record));
        }
        Ok(self)
    }

    /// Whether it may stand on boards.
    pub(crate) fn is_for_boards(&self) -> bool {
        self.day.is_some() && self.won && self.time_ms.is_some() && !self.repeated
    }

    fn bind<'q>(&self, query: AnyQuery<'q>) -> AnyQuery<'q> {
        query
            .bind(self.id.as_bytes().to_vec())
            .bind(self.game.to_string())
            .bind(i64::from(self.version))
            .bind(self.deal.to_string())
            .bind(i64::from(self.won))
            .bind(self.time_ms.map(u64::cast_signed))
            .bind(i64::from(self.moves))
            .bind(self.score)
            .bind(i64::from(self.cards_in_order))
            .bind(i64::from(self.undos))
            .bind(i64::from(self.assisted))
            .bind(self.player.map(|player| player.as_bytes().to_vec()))
            .bind(self.nickname.clone())
            .bind(self.day.map(|day| day.to_string()))
            .bind(self.received_at.to_millis())
            .bind(i64::from(self.best[0]))
            .bind(i64::from(self.best[1]))
            .bind(i64::from(self.best[2]))
            .bind(i64::from(self.hidden))
            .bind(i64::from(self.repeated))
            .bind(self.fingerprint.to_vec())
            .bind(self.sender_fingerprint.to_vec())
            .bind(self.record.clone())
    }
}

/// Whether the table has this column; those of older versions lack some.
fn has(row: &AnyRow, column: &str) -> bool {
    row.try_column(column).is_ok()
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
