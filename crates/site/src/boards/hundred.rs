//! The standings of players who have finished the hundred of a game.

use sqlx::{AssertSqlSafe, Row as _};
use webspinner_rules::GameId;
use webspinner_wire::{HundredKind, HundredStandings};

use crate::db::columns::{number, player_id};
use crate::error::SiteError;
use crate::id::PlayerId;
use crate::site::{PAGE_MAX, Site};

/// The players who have finished the hundred of a game. For each deal, the result that arrived
/// first counts, however the game was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hundred {
    /// How many they are.
    pub players: u64,
    /// The best of them in their order, and behind them the one who asked.
    pub places: Vec<HundredPlace>,
}

/// The place of a player who has finished the hundred.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HundredPlace {
    /// From 1.
    pub place: u64,
    /// The player.
    pub player: PlayerId,
    /// The player's nickname.
    pub nickname: Option<String>,
    /// How many first tries were won in the way that counts.
    pub won: u32,
    /// The sum of their scores.
    pub score: i64,
    /// The sum of their moves.
    pub moves: u64,
}

/// The first tries of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HundredTries {
    /// The deals with a first try.
    pub finished: u32,
    /// How many of them were won in the way that counts.
    pub won: u32,
}

/// The condition that a result is one of the hundred and counts, as the index has it.
fn in_series() -> String {
    let deals = 1..=HundredStandings::DEALS;
    let deals: Vec<String> = deals.map(|number| format!("'own:{number}'")).collect();
    format!(
        "game = $1 AND player IS NOT NULL AND deal IN ({}) AND hidden = 0",
        deals.join(", ")
    )
}

/// The tries of each player and deal, numbered from the first, with a won that is 1 or 0.
fn tries(kind: HundredKind, of: &str) -> String {
    let counts = match kind {
        HundredKind::Own => "assisted = 0",
        HundredKind::UndoOff => "kind = 0",
    };
    let in_series = in_series();
    format!(
        "SELECT player, score, moves, received_at, \
         CASE WHEN won = 1 AND {counts} THEN 1 ELSE 0 END AS won, \
         row_number() OVER (PARTITION BY player, deal ORDER BY received_at, id) AS number \
         FROM results WHERE {in_series} AND player {of}"
    )
}

/// The first `$2` places and the place of the player `$3`. Few players who start the deals finish
/// them, so the finishers are found first.
pub(crate) fn places(kind: HundredKind) -> String {
    let (in_series, deals) = (in_series(), HundredStandings::DEALS);
    let tries = tries(kind, "IN (SELECT player FROM finished)");
    format!(
        "WITH finished AS (SELECT player FROM results WHERE {in_series} \
         GROUP BY player HAVING count(DISTINCT deal) = {deals}), \
         tries AS ({tries}), \
         sums AS (SELECT player, sum(won) AS won, sum(won * score) AS score, \
         sum(won * moves) AS moves, max(received_at) AS ended FROM tries WHERE number = 1 \
         GROUP BY player), \
         ranked AS (SELECT player, won, score, moves, row_number() OVER \
         (ORDER BY won DESC, score DESC, moves, ended, player) AS place, \
         count(*) OVER () AS players FROM sums) \
         SELECT ranked.player, players.nickname, CAST(place AS BIGINT) AS place, \
         CAST(ranked.players AS BIGINT) AS players, CAST(won AS BIGINT) AS won, \
         CAST(score AS BIGINT) AS score, CAST(moves AS BIGINT) AS moves \
         FROM ranked JOIN players ON players.id = ranked.player \
         WHERE place <= $2 OR ranked.player = $3 ORDER BY place"
    )
}

/// How many first tries the player `$2` has, and has won.
pub(crate) fn of_player(kind: HundredKind) -> String {
    let tries = tries(kind, "= $2");
    format!(
        "SELECT CAST(count(*) AS BIGINT) AS finished, \
         CAST(coalesce(sum(won), 0) AS BIGINT) AS won FROM ({tries}) AS tries WHERE number = 1"
    )
}

impl Site {
    /// The players who have finished the hundred of a game: at most `limit` places from the first
    /// on, and [`crate::PAGE_MAX`], and the place of `player`. Most wins come first, then the
    /// highest score of the games won, the fewest moves, and who finished first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn hundred(
        &self,
        game: &GameId,
        kind: HundredKind,
        limit: u32,
        player: Option<PlayerId>,
    ) -> Result<Hundred, SiteError> {
        // No player has an id without bytes.
        let player = player.map_or_else(Vec::new, |player| player.as_bytes().to_vec());
        let rows = sqlx::query(AssertSqlSafe(places(kind)))
            .bind(game.as_str())
            .bind(i64::from(limit.clamp(1, PAGE_MAX)))
            .bind(player)
            .fetch_all(&self.db.pool)
            .await?;
        let first = rows.first().map(|row| number(row, "players")).transpose()?;
        let place = |row| {
            Ok(HundredPlace {
                place: number(row, "place")?,
                player: player_id(row, "player")?,
                nickname: sqlx::any::AnyRow::try_get(row, "nickname")?,
                won: number(row, "won")?,
                score: row.try_get("score")?,
                moves: number(row, "moves")?,
            })
        };
        Ok(Hundred {
            players: first.unwrap_or(0),
            places: rows.iter().map(place).collect::<Result<_, SiteError>>()?,
        })
    }

    /// How far a player has come in the hundred of a game.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn hundred_tries(
        &self,
        game: &GameId,
        kind: HundredKind,
        player: PlayerId,
    ) -> Result<HundredTries, SiteError> {
        let row = sqlx::query(AssertSqlSafe(of_player(kind)))
            .bind(game.as_str())
            .bind(player.as_bytes().to_vec())
            .fetch_one(&self.db.pool)
            .await?;
        Ok(HundredTries {
            finished: number(&row, "finished")?,
            won: number(&row, "won")?,
        })
    }
}
