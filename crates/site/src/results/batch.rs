//! Storing a batch of results in one transaction.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use sqlx::AnyConnection;
use webspinner_rules::GameId;

use crate::day::Day;
use crate::db::chunks::{by_ids, chunks, list};
use crate::db::columns::bytes;
use crate::db::nickname_keys::holders;
use crate::db::{Db, WriteTransaction};
use crate::error::{Refusal, SiteError};
use crate::id::ResultId;
use crate::nickname::keys;
use crate::results::best::{self, Entrant};
use crate::results::board_counts::Changes;
use crate::results::board_lines;
use crate::results::record::Fingerprint;
use crate::results::result::Stored;
use crate::results::row::{CLEAR_NICKNAME, ResultRow, insert};
use crate::results::totals;

/// The outcome of one result of a batch.
pub(crate) type Outcome = Result<Stored, SiteError>;

/// Stores the rows and returns the outcome of each once they are on the disk.
///
/// Rows, players and totals are locked in one order by all instances, so that two batches do not
/// wait for each other.
///
/// # Errors
/// If the transaction failed: none of the batch is stored then, unless the connection was lost
/// during the commit. Storing the batch again is safe in both cases.
pub(crate) async fn store(db: &Db, rows: &[ResultRow]) -> Result<Vec<Outcome>, SiteError> {
    let mut writing = db.write().await?;
    let mut outcomes = Outcomes::new(rows);
    refuse_unknown_players(&mut writing, &mut outcomes).await?;
    refuse_other_deals(writing.connection(), &mut outcomes).await?;
    let added = insert(writing.connection(), &outcomes.first_of_each_id()).await?;
    outcomes.added(&added);
    tell_known_from_refused(writing.connection(), &mut outcomes).await?;
    let new = outcomes.new_rows();
    unname(writing.connection(), &new).await?;
    // Totals count results with the moves of others, boards do not.
    let first = board_lines::without_repeated(writing.connection(), &new).await?;
    let entrants = first.iter().flat_map(|row| Entrant::of(row)).collect();
    // Those of unknown players hold a place from the start.
    let mut counts = Changes::default();
    for row in &first {
        counts.take(row);
    }
    best::settle(writing.connection(), entrants, &mut counts).await?;
    counts.apply(writing.connection()).await?;
    totals::add(writing.connection(), &new).await?;
    writing.commit().await?;
    Ok(outcomes.into_all())
}

/// The rows of a batch, with their outcomes so far.
struct Outcomes<'r> {
    rows: &'r [ResultRow],
    outcomes: Vec<Option<Outcome>>,
}

impl<'r> Outcomes<'r> {
    fn new(rows: &'r [ResultRow]) -> Self {
        let outcomes = rows.iter().map(|_| None).collect();
        Self { rows, outcomes }
    }

    /// The rows without an outcome.
    fn open(&self) -> impl Iterator<Item = &'r ResultRow> {
        let pairs = self.rows.iter().zip(&self.outcomes);
        pairs
            .filter(|(_, outcome)| outcome.is_none())
            .map(|(row, _)| row)
    }

    /// Calls `outcome` for each row that has none yet.
    fn settle(&mut self, mut outcome: impl FnMut(&ResultRow) -> Option<Outcome>) {
        for (row, settled) in self.rows.iter().zip(&mut self.outcomes) {
            if settled.is_none() {
                *settled = outcome(row);
            }
        }
    }

    /// The rows to be added, sorted by name. If several have one name, only the first to come may
    /// be added.
    fn first_of_each_id(&self) -> Vec<&'r ResultRow> {
        let mut first = BTreeMap::new();
        for row in self.open() {
            first.entry(row.id).or_insert(row);
        }
        first.into_values().collect()
    }

    fn added(&mut self, ids: &[ResultId]) {
        let mut added: HashSet<ResultId> = ids.iter().copied().collect();
        self.settle(|row| added.remove(&row.id).then_some(Ok(Stored::New)));
    }

    /// The rows that were not added and may be there already.
    fn perhaps_there(&self) -> Vec<&'r ResultRow> {
        let pairs = self.rows.iter().zip(&self.outcomes);
        let perhaps = pairs.filter(|(_, outcome)| may_be_there(outcome.as_ref()));
        perhaps.map(|(row, _)| row).collect()
    }

    /// Calls `outcome` for each row that may be in the database already.
    fn find(&mut self, outcome: impl Fn(&ResultRow) -> Option<Outcome>) {
        for (row, settled) in self.rows.iter().zip(&mut self.outcomes) {
            if may_be_there(settled.as_ref()) {
                *settled = outcome(row).or(settled.take());
            }
        }
    }

    fn new_rows(&self) -> Vec<&'r ResultRow> {
        let pairs = self.rows.iter().zip(&self.outcomes);
        let new = pairs.filter(|(_, outcome)| matches!(outcome, Some(Ok(Stored::New))));
        new.map(|(row, _)| row).collect()
    }

    fn into_all(self) -> Vec<Outcome> {
        let all = self.outcomes.into_iter();
        all.map(|outcome| outcome.expect("each row was settled"))
            .collect()
    }
}

/// A result of a deal other than the day's may have been sent before without a day, and then it
/// counts.
fn may_be_there(outcome: Option<&Outcome>) -> bool {
    let other_deal =
        |error: &SiteError| matches!(error, SiteError::Refused(Refusal::NotTheDailyDeal));
    outcome.is_none_or(|outcome| outcome.as_ref().is_err_and(other_deal))
}

/// Also holds the players.
async fn refuse_unknown_players(
    writing: &mut WriteTransaction,
    outcomes: &mut Outcomes<'_>,
) -> Result<(), SiteError> {
    let players = outcomes.open().filter_map(|row| row.player);
    let known = writing.hold_players(players).await?;
    outcomes.settle(|row| {
        let unknown = row.player.is_some_and(|player| !known.contains(&player));
        unknown.then_some(Err(SiteError::NoSuchPlayer))
    });
    Ok(())
}

/// A board holds only results of its day's deal.
async fn refuse_other_deals(
    connection: &mut AnyConnection,
    outcomes: &mut Outcomes<'_>,
) -> Result<(), SiteError> {
    const DEAL: &str = "SELECT deal FROM daily_deals WHERE day = $1 AND game = $2";
    let key = |row: &ResultRow| Some((row.day?, row.game.clone()));
    let wanted: BTreeSet<(Day, GameId)> = outcomes.open().filter_map(key).collect();
    let mut deals: HashMap<(Day, GameId), Option<String>> = HashMap::new();
    for (day, game) in wanted {
        let query = sqlx::query_scalar(DEAL)
            .bind(day.to_string())
            .bind(game.to_string());
        let deal = query.fetch_optional(&mut *connection).await?;
        deals.insert((day, game), deal);
    }
    outcomes.settle(|row| {
        let deal = deals.get(&key(row)?)?;
        let other = deal.as_ref() != Some(&row.deal.to_string());
        other.then_some(Err(Refusal::NotTheDailyDeal.into()))
    });
    Ok(())
}

/// Takes the names of registered players, and names that look like them, from new results of nobody
/// known: such a name would be taken for the player.
async fn unname(connection: &mut AnyConnection, new: &[&ResultRow]) -> Result<(), SiteError> {
    for row in new.iter().filter(|row| row.player.is_none()) {
        let Some(name) = &row.nickname else { continue };
        if !holders(&mut *connection, keys(name)).await?.is_empty() {
            let clear = sqlx::query(CLEAR_NICKNAME).bind(row.id.as_bytes().to_vec());
            clear.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Decides, for the rows that were not added, whether they were there already.
async fn tell_known_from_refused(
    connection: &mut AnyConnection,
    outcomes: &mut Outcomes<'_>,
) -> Result<(), SiteError> {
    let mut by_id: HashMap<ResultId, Fingerprint> = HashMap::new();
    let mut by_sender: HashMap<Fingerprint, ResultId> = HashMap::new();
    let left = outcomes.perhaps_there();
    for chunk in chunks(&left) {
        let sql = format!(
            "SELECT id, fingerprint, sender_fingerprint FROM results \
             WHERE id IN ({}) OR sender_fingerprint IN ({})",
            list(0, chunk.len()),
            list(chunk.len(), chunk.len())
        );
        let ids = chunk.iter().map(|row| row.id.as_bytes());
        let query = by_ids(
            sql,
            ids.chain(chunk.iter().map(|row| &row.sender_fingerprint)),
        );
        for row in query.fetch_all(&mut *connection).await? {
            let id = ResultId::from_bytes(bytes(&row, "id")?);
            by_id.insert(id, bytes(&row, "fingerprint")?);
            by_sender.insert(bytes(&row, "sender_fingerprint")?, id);
        }
    }
    outcomes.find(|row| {
        let kept = by_id.get(&row.id)?;
        let same = *kept == row.fingerprint;
        Some(same.then_some(Stored::Again).ok_or(Refusal::IdTaken.into()))
    });
    outcomes.settle(|row| {
        Some(Err(match by_sender.get(&row.sender_fingerprint) {
            Some(&id) => Refusal::SameRecord(id).into(),
            None => SiteError::Unreadable("a result was not added and is not there".to_owned()),
        }))
    });
    Ok(())
}
