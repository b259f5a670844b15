//! Judging one result: everything that can be taken from the replay of its record is.

use webspinner_db::Timestamp;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{GameResult, NodeId, Record, ReplayError, Replayed};
use webspinner_rules::{Move, Outcome};
use webspinner_site::{Day, NewResult};
use webspinner_wire::ResultPost;

use super::times;
use crate::parameters;
use crate::problem::ApiError;

/// The longest text of a record that is judged, in bytes. Long games of people take about ten
/// thousand.
const RECORD_BYTES_MAX: usize = 256 * 1024;

/// The most moves of a record that are replayed, all variations together.
const NODES_MAX: usize = 10_000;

/// Judges a result as of `now`, in time proportional to the record, whose length is limited.
///
/// # Errors
/// Why it does not count.
pub(super) fn judge(post: &ResultPost, now: Timestamp) -> Result<NewResult, ApiError> {
    let mut record = read(&post.record)?;
    let replayed = record.replay().map_err(refused)?;
    correct(&mut record, &replayed);
    let day = post.day.as_deref().map(parameters::day).transpose()?;
    check_day(&record, day, now)?;
    let points = replayed.points(&record);
    Ok(NewResult {
        id: post.id.into(),
        record,
        points,
        day,
        player: None,
        nickname: post
            .nickname
            .as_deref()
            .map(parameters::nickname)
            .transpose()?,
        received_at: now,
    })
}

/// Reads a record that is short enough to be judged, of a shuffled deal, and of a built-in game
/// that has ended.
fn read(text: &str) -> Result<Record, ApiError> {
    if text.len() > RECORD_BYTES_MAX {
        return Err(ApiError::Invalid(format!(
            "a record has at most {RECORD_BYTES_MAX} bytes"
        )));
    }
    let record: Record = text
        .parse()
        .map_err(|error: webspinner_rules::record::RecordError| {
            ApiError::Record(error.to_string())
        })?;
    if record.header.rules.is_some() {
        return Err(ApiError::OwnGame);
    }
    // A hand-made layout can be won in a few moves, which no shuffled deal could compete with.
    if matches!(record.header.deal, Shuffle::Cards(_)) {
        return Err(ApiError::OwnDeal);
    }
    if record.tree.len() > NODES_MAX {
        return Err(ApiError::Invalid(format!(
            "a record has at most {NODES_MAX} moves"
        )));
    }
    if record.header.result == GameResult::Unfinished {
        return Err(ApiError::Invalid("the game has not ended".to_owned()));
    }
    Ok(record)
}

fn refused(error: ReplayError) -> ApiError {
    match error {
        // An unknown game is somebody's custom game.
        ReplayError::NoSuchGame { .. } => ApiError::OwnGame,
        error => ApiError::Record(error.to_string()),
    }
}

/// Corrects the header by the replayed moves: it cannot claim fewer moves or undos than there were.
fn correct(record: &mut Record, replayed: &Replayed) {
    record.header.result = match replayed.outcome {
        Some(Outcome::Won) => GameResult::Won,
        Some(Outcome::Stuck(_)) | None => GameResult::Lost,
    };
    let tree = &record.tree;
    let is_counted = |node: &NodeId| tree.get_move(*node) != Some(Move::Deal);
    let made = tree.iter().filter(is_counted).count();
    // Every move off the judged line was undone at least once.
    let undone = tree.len() - tree.depth(record.standing());
    let count = |shown: usize| u32::try_from(shown).expect("trees are limited");
    record.header.made = record.header.made.max(count(made));
    record.header.undos = record.header.undos.max(count(undone));
}

fn check_day(record: &Record, day: Option<Day>, now: Timestamp) -> Result<(), ApiError> {
    if day.is_some_and(|day| day > Day::of(now)) {
        return Err(ApiError::Impossible("that day has not begun in UTC"));
    }
    times::check(record, day.map(Day::date), now.into()).map_err(ApiError::Impossible)
}

#[cfg(test)]
mod tests;
