//! What the owner of a site may do to players and results: remove, hide, show again.
//!
//! Players, results and totals are locked in the same order as when results are stored, and each
//! action is one transaction, totals and boards included.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, Row as _};

use crate::db::chunks::{by_ids, chunks, list};
use crate::db::columns::flag;
use crate::error::SiteError;
use crate::id::{PlayerId, ResultId};
use crate::results::best::{self, Entrant};
use crate::results::board_counts::Changes;
use crate::results::record::sender_fingerprint;
use crate::results::recount::recount;
use crate::results::row::{CLEAR_NICKNAME, ResultRow};
use crate::results::totals::Key;
use crate::site::Site;

/// What happens to results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Remove,
    Hide,
    Show,
}

const REMOVE: &str = "DELETE FROM results";
const HIDE: &str = "UPDATE results SET hidden = 1, best_by_score = 0, best_by_moves = 0, \
    best_by_time = 0, no_undo_by_score = 0, no_undo_by_moves = 0, no_undo_by_time = 0";
const SHOW: &str = "UPDATE results SET hidden = 0";

const TOTALS_OF: &str = "SELECT DISTINCT game, deal, assisted FROM results WHERE player = $1 \
    AND hidden = 0";
const HELD_BY: &str = "SELECT * FROM results WHERE player = $1 \
    AND (best_by_score = 1 OR best_by_moves = 1 OR best_by_time = 1 \
    OR no_undo_by_score = 1 OR no_undo_by_moves = 1 OR no_undo_by_time = 1)";
const REMOVE_RESULTS_OF: &str = "DELETE FROM results WHERE player = $1";
const REMOVE_PLAYER: &str = "DELETE FROM players WHERE id = $1";

impl Site {
    /// Removes results; returns those that were there. If the same games are sent again, they
    /// count again: to prevent that, hide results instead.
    ///
    /// # Errors
    /// If the database cannot do it; nothing was removed then.
    pub async fn remove_results(&self, ids: &[ResultId]) -> Result<Vec<ResultId>, SiteError> {
        self.moderate(ids, Action::Remove).await
    }

    /// Hides results: they are on no board and in no totals any more. Returns those that were
    /// there and not hidden.
    ///
    /// # Errors
    /// If the database cannot do it; nothing was hidden then.
    pub async fn hide_results(&self, ids: &[ResultId]) -> Result<Vec<ResultId>, SiteError> {
        self.moderate(ids, Action::Hide).await
    }

    /// Makes hidden results count again; returns those that were hidden. Those of a player who was
    /// deleted in the meantime return to the totals, but not to the boards.
    ///
    /// # Errors
    /// If the database cannot do it; no result was changed then.
    pub async fn show_results(&self, ids: &[ResultId]) -> Result<Vec<ResultId>, SiteError> {
        self.moderate(ids, Action::Show).await
    }

    /// Removes the nickname that was sent with a result of an unknown player; returns whether
    /// there was one.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn clear_nickname(&self, id: ResultId) -> Result<bool, SiteError> {
        let clear = sqlx::query(CLEAR_NICKNAME).bind(id.as_bytes().to_vec());
        Ok(self.db.change(clear).await? == 1)
    }

    /// Removes a player with all passkeys, sessions and results; returns how many results there
    /// were, or `None` if there is no such player. [`Site::delete_player`] leaves the results.
    ///
    /// # Errors
    /// If the database cannot do it; nothing was removed then.
    pub async fn remove_player_with_results(&self, id: PlayerId) -> Result<Option<u64>, SiteError> {
        let mut writing = self.db.write().await?;
        writing.hold_players([id]).await?;
        let query = sqlx::query(TOTALS_OF).bind(id.as_bytes().to_vec());
        let mut keys = BTreeSet::new();
        for row in query.fetch_all(writing.connection()).await? {
            let (game, deal): (String, String) = (row.try_get("game")?, row.try_get("deal")?);
            keys.extend(Key::both(&game, &deal, flag(&row, "assisted")?));
        }
        let mut counts = Changes::default();
        let held = sqlx::query(HELD_BY).bind(id.as_bytes().to_vec());
        for row in held.fetch_all(writing.connection()).await? {
            counts.give_up(&ResultRow::read(&row)?);
        }
        let query = sqlx::query(REMOVE_RESULTS_OF).bind(id.as_bytes().to_vec());
        let results = query.execute(writing.connection()).await?.rows_affected();
        counts.apply(writing.connection()).await?;
        recount(writing.connection(), &keys).await?;
        let query = sqlx::query(REMOVE_PLAYER).bind(id.as_bytes().to_vec());
        let removed = query.execute(writing.connection()).await?.rows_affected() == 1;
        writing.commit().await?;
        Ok(removed.then_some(results))
    }

    async fn moderate(&self, ids: &[ResultId], action: Action) -> Result<Vec<ResultId>, SiteError> {
        let ids: BTreeSet<ResultId> = ids.iter().copied().collect();
        let ids: Vec<ResultId> = ids.into_iter().collect();
        let mut writing = self.db.write().await?;
        let players = rows(writing.connection(), &ids, "").await?;
        let players = players.iter().filter_map(|row| row.player);
        writing.hold_players(players).await?;
        let lock = self.db.dialect.for_update();
        let mut affected = rows(writing.connection(), &ids, lock).await?;
        affected.retain(|row| match action {
            Action::Remove => true,
            Action::Hide => !row.hidden,
            Action::Show => row.hidden,
        });
        let ids: Vec<ResultId> = affected.iter().map(|row| row.id).collect();
        change(writing.connection(), &ids, action).await?;
        let mut counts = Changes::default();
        for row in &mut affected {
            // Nothing that is hidden holds a place.
            counts.give_up(row);
            let holds = action == Action::Show && has_own_place(row);
            row.hold_places(holds);
            counts.take(row);
            if holds {
                for field in row.fields() {
                    best::mark(writing.connection(), row.id, field, row.places(field)).await?;
                }
            }
        }
        let entrants = affected.iter().flat_map(Entrant::of).collect();
        best::settle(writing.connection(), entrants, &mut counts).await?;
        counts.apply(writing.connection()).await?;
        let counted = affected
            .iter()
            // A hidden result was not counted.
            .filter(|row| action == Action::Show || !row.hidden);
        let keys = counted
            .flat_map(|row| Key::both(row.game.as_str(), &row.deal.to_string(), row.assisted));
        recount(writing.connection(), &keys.collect()).await?;
        writing.commit().await?;
        Ok(ids)
    }
}

/// Whether a result has a place on boards for itself, because nobody known ever played it. A
/// deleted player's result may have been improved on.
fn has_own_place(row: &ResultRow) -> bool {
    let anonymous = sender_fingerprint(row.fingerprint, None) == row.sender_fingerprint;
    row.is_for_boards() && row.player.is_none() && anonymous
}

/// The results with these ids that are there, in the order of their ids.
async fn rows(
    connection: &mut AnyConnection,
    ids: &[ResultId],
    lock: &'static str,
) -> Result<Vec<ResultRow>, SiteError> {
    let mut all = Vec::with_capacity(ids.len());
    for chunk in chunks(ids) {
        let sql = format!(
            "SELECT * FROM results WHERE id IN ({}) ORDER BY id{lock}",
            list(0, chunk.len())
        );
        let query = by_ids(sql, chunk.iter().map(ResultId::as_bytes));
        for row in query.fetch_all(&mut *connection).await? {
            all.push(ResultRow::read(&row)?);
        }
    }
    Ok(all)
}

async fn change(
    connection: &mut AnyConnection,
    ids: &[ResultId],
    action: Action,
) -> Result<(), SiteError> {
    let change = match action {
        Action::Remove => REMOVE,
        Action::Hide => HIDE,
        Action::Show => SHOW,
    };
    for chunk in chunks(ids) {
        let sql = format!("{change} WHERE id IN ({})", list(0, chunk.len()));
        let query = by_ids(sql, chunk.iter().map(ResultId::as_bytes));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
