//! Statistics over all players, kept as running totals.

use std::collections::BTreeMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use webspinner_rules::stats::{Figures, ratio};

use crate::db::chunks::{chunks, values};
use crate::db::columns::{number, optional};
use crate::db::dialect::AnyQuery;
use crate::error::SiteError;
use crate::results::row::ResultRow;

/// The sums over the results of a game or of one deal of it, from which [`Figures`] follow.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Games won or lost.
    pub played: u64,
    /// Games won.
    pub won: u64,
    /// Games won in a time that is known.
    pub won_in_time: u64,
    /// The sum of those times, in milliseconds.
    pub win_time_ms: u64,
    /// The shortest of those times, in milliseconds.
    pub best_win_time_ms: Option<u64>,
    /// The most cards in order in any game.
    pub most_cards_in_order: Option<u32>,
    /// The highest score of any game.
    pub highest_score: Option<i64>,
    /// The fewest moves of a game won.
    pub fewest_moves: Option<u32>,
    /// The sum of the moves of the games won.
    pub win_moves: u64,
}

impl Totals {
    /// The figures that players see.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let mut figures = Figures::new(self.played, self.won);
        figures.average_win_time_ms = self.win_time_ms.checked_div(self.won_in_time);
        figures.best_win_time_ms = self.best_win_time_ms;
        figures.highest_score = self.highest_score;
        figures.most_cards_in_order = self.most_cards_in_order;
        figures.fewest_moves = self.fewest_moves;
        figures
    }

    /// The mean number of moves of the games won.
    #[must_use]
    pub fn average_moves(&self) -> Option<f64> {
        ratio(self.win_moves, self.won)
    }
}

/// The columns of the totals, in the order in which [`Totals::bind`] binds them.
const COLUMNS: &str = "game, deal, assisted, played, won, won_in_time, win_time_ms, \
    best_win_time_ms, most_cards_in_order, highest_score, fewest_moves, win_moves";
const WIDTH: usize = 12;

/// How a total is added to one that exists.
const ADDED: &str = "played = totals.played + excluded.played, \
    won = totals.won + excluded.won, \
    won_in_time = totals.won_in_time + excluded.won_in_time, \
    win_time_ms = totals.win_time_ms + excluded.win_time_ms, \
    best_win_time_ms = CASE WHEN totals.best_win_time_ms IS NULL \
        OR excluded.best_win_time_ms < totals.best_win_time_ms \
        THEN excluded.best_win_time_ms ELSE totals.best_win_time_ms END, \
    most_cards_in_order = CASE \
        WHEN excluded.most_cards_in_order > totals.most_cards_in_order \
        THEN excluded.most_cards_in_order ELSE totals.most_cards_in_order END, \
    highest_score = CASE \
        WHEN excluded.highest_score > totals.highest_score \
        THEN excluded.highest_score ELSE totals.highest_score END, \
    fewest_moves = CASE WHEN totals.fewest_moves IS NULL \
        OR excluded.fewest_moves < totals.fewest_moves \
        THEN excluded.fewest_moves ELSE totals.fewest_moves END, \
    win_moves = totals.win_moves + excluded.win_moves";

/// What a total covers. Totals of deals sort before totals of games: all results of a game wait for
/// the latter, so they are locked last.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    /// Whether it is the total of the whole game; its deal is empty then.
    pub(crate) of_game: bool,
    pub(crate) game: String,
    pub(crate) deal: String,
    pub(crate) assisted: bool,
}

impl Key {
    /// The totals of the deal and of the game.
    pub(crate) fn both(game: &str, deal: &str, assisted: bool) -> [Self; 2] {
        [false, true].map(|of_game| Self {
            of_game,
            game: game.to_owned(),
            deal: if of_game { "" } else { deal }.to_owned(),
            assisted,
        })
    }
}

/// Adds these rows, which were just added to the results.
pub(crate) async fn add(
    connection: &mut AnyConnection,
    new: &[&ResultRow],
) -> Result<(), SiteError> {
    let mut totals: BTreeMap<Key, Totals> = BTreeMap::new();
    for row in new {
        for key in Key::both(row.game.as_str(), &row.deal.to_string(), row.assisted) {
            totals.entry(key).or_default().merge(&Totals::of(row));
        }
    }
    upsert(connection, &totals.into_iter().collect::<Vec<_>>(), ADDED).await
}

/// Adds these totals, sorted by their keys; where there is one already, it is changed like this.
pub(crate) async fn upsert(
    connection: &mut AnyConnection,
    totals: &[(Key, Totals)],
    change: &'static str,
) -> Result<(), SiteError> {
    for chunk in chunks(totals) {
        let values = values(chunk.len(), WIDTH);
        let sql = format!(
            "INSERT INTO totals ({COLUMNS}) VALUES {values} \
             ON CONFLICT (game, deal, assisted) DO UPDATE SET {change}"
        );
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = chunk
            .iter()
            .fold(query, |query, (key, totals)| totals.bind(key, query));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// What [`Totals::of`] and [`Totals::merge`] do, for all results that are not hidden.
pub(crate) const COUNTED: &str = "count(*), CAST(coalesce(sum(won), 0) AS BIGINT), \
    count(CASE WHEN won = 1 THEN time_ms END), \
    CAST(coalesce(sum(CASE WHEN won = 1 THEN time_ms END), 0) AS BIGINT), \
    min(CASE WHEN won = 1 THEN time_ms END), coalesce(max(cards_in_order), 0), \
    coalesce(max(score), 0), \
    min(CASE WHEN won = 1 THEN moves END), \
    CAST(coalesce(sum(CASE WHEN won = 1 THEN moves END), 0) AS BIGINT) FROM results WHERE hidden = 0";

/// Counts all results, where there are no totals yet.
pub(crate) async fn rebuild(connection: &mut AnyConnection) -> Result<(), SiteError> {
    for (deal, group) in [("deal", "game, deal, assisted"), ("''", "game, assisted")] {
        let sql = format!(
            "INSERT INTO totals ({COLUMNS}) SELECT game, {deal}, assisted, {COUNTED} \
             GROUP BY {group}"
        );
        sqlx::query(AssertSqlSafe(sql))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

impl Totals {
    /// The totals of one result.
    fn of(row: &ResultRow) -> Self {
        let won = |number: u64| if row.won { number } else { 0 };
        let time_ms = row.time_ms.filter(|_| row.won);
        Self {
            played: 1,
            won: won(1),
            won_in_time: u64::from(time_ms.is_some()),
            win_time_ms: time_ms.unwrap_or(0),
            best_win_time_ms: time_ms,
            most_cards_in_order: Some(row.cards_in_order),
            highest_score: Some(row.score),
            fewest_moves: row.won.then_some(row.moves),
            win_moves: won(row.moves.into()),
        }
    }

    /// Adds other totals.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.played += other.played;
        self.won += other.won;
        self.won_in_time += other.won_in_time;
        self.win_time_ms += other.win_time_ms;
        self.win_moves += other.win_moves;
        self.most_cards_in_order = self.most_cards_in_order.max(other.most_cards_in_order);
        self.highest_score = self.highest_score.max(other.highest_score);
        self.best_win_time_ms = least(self.best_win_time_ms, other.best_win_time_ms);
        self.fewest_moves = least(self.fewest_moves, other.fewest_moves);
    }

    fn bind<'q>(&self, key: &Key, query: AnyQuery<'q>) -> AnyQuery<'q> {
        let signed = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        query
            .bind(key.game.clone())
            .bind(key.deal.clone())
            .bind(i64::from(key.assisted))
            .bind(signed(self.played))
            .bind(signed(self.won))
            .bind(signed(self.won_in_time))
            .bind(signed(self.win_time_ms))
            .bind(self.best_win_time_ms.map(signed))
            .bind(i64::from(self.most_cards_in_order.unwrap_or(0)))
            .bind(self.highest_score.unwrap_or(0))
            .bind(self.fewest_moves.map(i64::from))
            .bind(signed(self.win_moves))
    }

    pub(crate) fn read(row: &AnyRow) -> Result<Self, SiteError> {
        Ok(Self {
            played: number(row, "played")?,
            won: number(row, "won")?,
            won_in_time: number(row, "won_in_time")?,
            win_time_ms: number(row, "win_time_ms")?,
            best_win_time_ms: optional(row, "best_win_time_ms", number)?,
            most_cards_in_order: Some(number(row, "most_cards_in_order")?),
            highest_score: Some(row.try_get("highest_score")?),
            fewest_moves: optional(row, "fewest_moves", number)?,
            win_moves: number(row, "win_moves")?,
        })
    }
}

/// The smallest known value.
fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    one.into_iter().chain(other).min()
}
