//! A result as a row.

use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use webspinner_db::{Timestamp, within};
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{GameResult, Records};
use webspinner_rules::stats::PlayKind;

use crate::day::Day;
use crate::db::chunks::{chunks, values};
use crate::db::columns::{self, bytes};
use crate::db::dialect::AnyQuery;
use crate::error::SiteError;
use crate::id::{PlayerId, ResultId};
use crate::results::board_order::Field;
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
    /// How it was played; unknown of some older results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) kind: Option<PlayKind>,
    /// By points, moves, time.
    pub(crate) best: [bool; 3],
    /// The same, among the games without undo.
    #[serde(default, skip_serializing_if = "are_none")]
    pub(crate) best_without_undo: [bool; 3],
    /// Whether the site's owner has hidden it: it counts nowhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hidden: bool,
    /// Whether an earlier result on its board has the same moves: then no board lists it.
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

/// Whether no place is held.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn are_none(places: &[bool; 3]) -> bool {
    *places == [false; 3]
}

/// The columns in the order in which [`ResultRow::bind`] binds them.
const COLUMNS: &str = "id, game, version, deal, won, time_ms, moves, score, \
    cards_in_order, undos, assisted, player, nickname, day, received_at, best_by_score, \
    best_by_moves, best_by_time, no_undo_by_score, no_undo_by_moves, no_undo_by_time, kind, hidden, \
    repeated, fingerprint, sender_fingerprint, record";
const WIDTH: usize = 27;

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
            kind: Some(summary.kind),
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
            best_without_undo: [false; 3],
            hidden: false,
            repeated: false,
            fingerprint,
            line: Some(line(&kept)),
            sender_fingerprint: sender_fingerprint(fingerprint, result.player),
            record: compress(&record),
        };
        // A known player's best result is found once this one is among the others.
        row.hold_places(row.is_for_boards() && row.player.is_none());
        Ok(row)
    }

    /// Reads a row with all columns of the table, in the present version or an older one.
    pub(crate) fn read(row: &AnyRow) -> Result<Self, SiteError> {
        let named = |now, once| if has(row, now) { now } else { once };
        let flag = |column| columns::flag(row, column);
        Ok(Self {
            id: ResultId::from_bytes(bytes(row, "id")?),
            game: columns::game(row)?,
            version: columns::number(row, "version")?,
            deal: columns::parsed(row, "deal")?,
            won: flag("won")?,
            time_ms: columns::optional(row, "time_ms", columns::number)?,
            moves: columns::number(row, "moves")?,
            score: row.try_get(named("score", "windows_points"))?,
            cards_in_order: columns::number(row, named("cards_in_order", "network_points"))?,
            undos: columns::number(row, "undos")?,
            assisted: flag("assisted")?,
            player: columns::optional(row, "player", columns::player_id)?,
            nickname: row.try_get("nickname")?,
            day: columns::optional(row, "day", columns::parsed)?,
            received_at: columns::timestamp(row, "received_at")?,
            best: [
                flag(named("best_by_score", "best_by_points"))?,
                flag("best_by_moves")?,
                flag("best_by_time")?,
            ],
            best_without_undo: if has(row, "no_undo_by_score") {
                [
                    flag("no_undo_by_score")?,
                    flag("no_undo_by_moves")?,
                    flag("no_undo_by_time")?,
                ]
            } else {
                [false; 3]
            },
            kind: kind(row)?,
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
        self.kind = self.kind.or(match (self.assisted, self.undos) {
            (true, _) => Some(PlayKind::Helped),
            (false, 0) => Some(PlayKind::NoUndo),
            (false, _) => None,
        });
        let record = decompress(&self.record)?;
        self.fingerprint = fingerprint(&record);
        if self.is_for_boards() {
            self.line = record.parse().ok().map(|record| line(&record));
        }
        Ok(self)
    }

    /// The fields whose boards may list it.
    pub(crate) fn fields(&self) -> impl Iterator<Item = Field> + use<> {
        let is_without_undo = matches!(self.kind, Some(PlayKind::UndoOff | PlayKind::NoUndo));
        let field = if self.assisted {
            Field::Assisted
        } else {
            Field::Unassisted
        };
        let further = (is_without_undo && !self.assisted).then_some(Field::NoUndo);
        [Some(field), further].into_iter().flatten()
    }

    /// In which orders it holds its player's place on the boards of a field.
    pub(crate) fn places(&self, field: Field) -> [bool; 3] {
        match field {
            Field::NoUndo => self.best_without_undo,
            Field::Unassisted | Field::Assisted => self.best,
        }
    }

    /// Gives it a place on all boards that may list it, or takes all of them away.
    pub(crate) fn hold_places(&mut self, holds: bool) {
        (self.best, self.best_without_undo) = ([false; 3], [false; 3]);
        for field in self.fields() {
            match field {
                Field::NoUndo => self.best_without_undo = [holds; 3],
                Field::Unassisted | Field::Assisted => self.best = [holds; 3],
            }
        }
    }

    /// Whether boards may list it.
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
            .bind(i64::from(self.best_without_undo[0]))
            .bind(i64::from(self.best_without_undo[1]))
            .bind(i64::from(self.best_without_undo[2]))
            .bind(self.kind.map(kind_number))
            .bind(i64::from(self.hidden))
            .bind(i64::from(self.repeated))
            .bind(self.fingerprint.to_vec())
            .bind(self.sender_fingerprint.to_vec())
            .bind(self.record.clone())
    }
}

/// The numbers of the kinds of playing in the table.
const KINDS: [PlayKind; 5] = [
    PlayKind::UndoOff,
    PlayKind::NoUndo,
    PlayKind::Undo,
    PlayKind::NewCard,
    PlayKind::Helped,
];

fn kind_number(kind: PlayKind) -> i64 {
    let number = (0..).zip(KINDS).find(|(_, known)| *known == kind);
    number.map_or(0, |(number, _)| number)
}

/// How the game of a row was played, as far as it is known.
pub(crate) fn kind(row: &AnyRow) -> Result<Option<PlayKind>, SiteError> {
    if !has(row, "kind") {
        return Ok(None);
    }
    let number: Option<i64> = row.try_get("kind")?;
    Ok(number.and_then(|number| KINDS.get(usize::try_from(number).ok()?).copied()))
}

/// Whether the table has this column; tables of older versions lack some.
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
