//! Lists of players and results, for the owner of a site.

use std::fmt::Write as _;

use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;
use unicode_normalization::UnicodeNormalization as _;
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;

use crate::day::Day;
use crate::db::columns::{flag, number};
use crate::db::dialect::AnyQuery;
use crate::db::nickname_keys;
use crate::error::SiteError;
use crate::id::{PlayerId, ResultId};
use crate::nickname::{keys, looks};
use crate::page::Page;
use crate::players::player::{Player, player};
use crate::results::read::{result, result_columns};
use crate::results::result::SiteResult;
use crate::site::{PAGE_MAX, Site};

/// A player as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The player.
    pub player: Player,
    /// How many results there are, hidden ones included.
    pub results: u64,
    /// The room that the items take which the player's devices share, in bytes.
    pub synced_bytes: u64,
}

/// Which results to list: those for which everything given here is true.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultsFilter {
    /// Of this player.
    pub player: Option<PlayerId>,
    /// Under this name: the nickname of a player, or a name that came without an account.
    pub nickname: Option<String>,
    /// Of this game.
    pub game: Option<GameId>,
    /// Of this deal.
    pub deal: Option<Shuffle>,
    /// Of this day's deal.
    pub day: Option<Day>,
    /// Hidden, or not hidden.
    pub hidden: Option<bool>,
}

/// A result as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedResult {
    /// The result.
    pub result: SiteResult,
    /// Whether it is hidden.
    pub hidden: bool,
}

/// `%` and `_` stand for any text and any character unless `!` comes before them.
const LISTED: &str = "SELECT id, nickname, created_at, \
    (SELECT count(*) FROM results WHERE results.player = players.id) AS results, \
    COALESCE(sync_copies.bytes, 0) AS synced_bytes FROM players \
    LEFT JOIN sync_copies ON sync_copies.player = players.id \
    WHERE ($1 = '' OR EXISTS (SELECT 1 FROM nickname_keys WHERE nickname_keys.player = players.id \
    AND (key LIKE $1 ESCAPE '!' OR key LIKE $2 ESCAPE '!')))";

const NAMED: &str = "SELECT id, nickname, created_at FROM players WHERE nickname = $1 \
    ORDER BY id LIMIT 2";

const SELECT: &str = concat!(
    "SELECT ",
    result_columns!(),
    ", results.hidden FROM results LEFT JOIN players ON players.id = results.player"
);

/// The name that lists and leaderboards show.
const SHOWN_NAME: &str = "COALESCE(players.nickname, results.nickname)";

impl Site {
    /// Players with this text in their nicknames, or one that looks like it; with an empty text,
    /// all players, the one who registered first first. The page starts after the player `after`
    /// and holds at most `limit` players, and [`PAGE_MAX`].
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn players(
        &self,
        text: &str,
        after: Option<PlayerId>,
        limit: u32,
    ) -> Result<Page<ListedPlayer, PlayerId>, SiteError> {
        let limit = limit.clamp(1, PAGE_MAX);
        let sql = format!("{LISTED} AND id > $3 ORDER BY id LIMIT $4");
        let query = listing(&sql, text)
            .bind(after.map_or(Vec::new(), |after| after.as_bytes().to_vec()))
            .bind(i64::from(limit) + 1);
        let rows = query.fetch_all(&self.db.pool).await?;
        Page::new(rows.iter().map(listed_player), limit, |last| last.player.id)
    }

    /// As [`Site::players`], but those first whose devices share the most; at most `limit`, and
    /// [`PAGE_MAX`].
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn players_by_size(
        &self,
        text: &str,
        limit: u32,
    ) -> Result<Vec<ListedPlayer>, SiteError> {
        let limit = limit.clamp(1, PAGE_MAX);
        let sql = format!("{LISTED} ORDER BY synced_bytes DESC, id LIMIT $3");
        let query = listing(&sql, text).bind(i64::from(limit));
        let rows = query.fetch_all(&self.db.pool).await?;
        rows.iter().map(listed_player).collect()
    }

    /// The players with exactly this nickname, or else those with one that looks like it: none,
    /// one, or the first two of several.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn players_named(&self, nickname: &str) -> Result<Vec<Player>, SiteError> {
        let query = sqlx::query(NAMED).bind(nickname.nfc().collect::<String>());
        let mut rows = query.fetch_all(&self.db.pool).await?;
        if rows.is_empty() {
            rows = nickname_keys::holders(&self.db.pool, keys(nickname)).await?;
        }
        rows.iter().map(player).collect()
    }

    /// The results that the filter lets through, hidden ones included, the one that arrived last
    /// first. The page starts after the result `after` and holds at most `limit` results, and
    /// [`PAGE_MAX`].
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn results(
        &self,
        filter: &ResultsFilter,
        after: Option<ResultId>,
        limit: u32,
    ) -> Result<Page<ListedResult>, SiteError> {
        let limit = limit.clamp(1, PAGE_MAX);
        let query = filter.bind(sqlx::query(AssertSqlSafe(filter.sql(after.is_some()))));
        let query = query.bind(i64::from(limit) + 1);
        let query = match after {
            Some(after) => query.bind(after.as_bytes().to_vec()),
            None => query,
        };
        let rows = query.fetch_all(&self.db.pool).await?;
        Page::new(rows.iter().map(listed), limit, |last| last.result.id())
    }

    /// The result with this id, if there is one, even if it is hidden.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn listed_result(&self, id: ResultId) -> Result<Option<ListedResult>, SiteError> {
        let query = sqlx::query(AssertSqlSafe(format!("{SELECT} WHERE results.id = $1")));
        let query = query.bind(id.as_bytes().to_vec());
        let row = query.fetch_optional(&self.db.pool).await?;
        row.as_ref().map(listed).transpose()
    }
}

impl ResultsFilter {
    /// The statement with the values that [`ResultsFilter::bind`] binds, then the limit and, if
    /// there is one, the result before the page.
    fn sql(&self, after: bool) -> String {
        let columns = [
            self.player.map(|_| "results.player"),
            self.nickname.as_ref().map(|_| SHOWN_NAME),
            self.game.as_ref().map(|_| "results.game"),
            self.deal.as_ref().map(|_| "results.deal"),
            self.day.map(|_| "results.day"),
            self.hidden.map(|_| "results.hidden"),
        ];
        let mut sql = format!("{SELECT} WHERE 1 = 1");
        let mut number = 1;
        for column in columns.into_iter().flatten() {
            write!(sql, " AND {column} = ${number}").expect("a string takes any text");
            number += 1;
        }
        if after {
            let id = number + 1;
            let later = format!("SELECT received_at, id FROM results WHERE id = ${id}");
            write!(sql, " AND (results.received_at, results.id) < ({later})")
                .expect("a string takes any text");
        }
        sql + &format!(" ORDER BY results.received_at DESC, results.id DESC LIMIT ${number}")
    }

    fn bind<'q>(&self, mut query: AnyQuery<'q>) -> AnyQuery<'q> {
        if let Some(player) = self.player {
            query = query.bind(player.as_bytes().to_vec());
        }
        let texts = [
            self.nickname.as_ref().map(|name| name.nfc().collect()),
            self.game.as_ref().map(ToString::to_string),
            self.deal.as_ref().map(ToString::to_string),
            self.day.map(|day| day.to_string()),
        ];
        query = texts.into_iter().flatten().fold(query, AnyQuery::bind);
        match self.hidden {
            Some(hidden) => query.bind(i64::from(hidden)),
            None => query,
        }
    }
}

/// The list of players with what looks like this text in their nicknames.
fn listing(sql: &str, text: &str) -> AnyQuery<'static> {
    let [written, small] = patterns(text);
    sqlx::query(AssertSqlSafe(sql.to_owned()))
        .bind(written)
        .bind(small)
}

fn listed_player(row: &AnyRow) -> Result<ListedPlayer, SiteError> {
    Ok(ListedPlayer {
        player: player(row)?,
        results: number(row, "results")?,
        synced_bytes: number(row, "synced_bytes")?,
    })
}

fn listed(row: &AnyRow) -> Result<ListedResult, SiteError> {
    Ok(ListedResult {
        result: result(row)?,
        hidden: flag(row, "hidden")?,
    })
}

/// The patterns that find what looks like a text within the keys of nicknames; empty for an empty
/// text.
fn patterns(text: &str) -> [String; 2] {
    let [written, small, _] = looks(text);
    [written, small].map(|look| pattern(&look))
}

fn pattern(key: &str) -> String {
    if key.is_empty() {
        return String::new();
    }
    let mut pattern = "%".to_owned();
    for letter in key.chars() {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern + "%"
}
