//! What a folder holds in which a survey is to begin: one folder is for one survey.

use std::fs;
use std::path::{Path, PathBuf};

use crate::difference::Difference;
use crate::error::{JournalError, SurveyError};
use crate::journal::{JOURNAL, Wish};
use crate::provenance::Provenance;
use crate::read::rows;
use crate::results::table_in;
use crate::settings::Settings;
use crate::shard::Shard;
use crate::table::Wanted;

/// Refuses a folder in which another survey was begun: shards where a whole survey is to be, a
/// whole survey where shards are, or shards with other settings. What is in the folder of the
/// survey itself is compared when it is opened.
pub(crate) fn refuse_others(folder: &Path, wish: Wish<'_>) -> Result<(), SurveyError> {
    let Some(shard) = wish.deals.shard() else {
        return match begun_shards(folder).next() {
            Some(shard) => Err(SurveyError::HasShards(shard)),
            None => Ok(()),
        };
    };
    let Some(all) = folder.parent() else {
        return Ok(());
    };
    // If the folder is not named after its shard, its parent is arranged some other way.
    if !folder.ends_with(shard.folder()) {
        return Ok(());
    }
    if all.join(JOURNAL).exists() {
        return Err(SurveyError::HasWhole(all.into()));
    }
    // They were compared with each other when they began.
    let known = begun_shards(all).find_map(|path| Some((settings_in(&path)?, path)));
    let Some((settings, path)) = known else {
        return Ok(());
    };
    let mut differences = settings.refusals(wish.settings, wish.mode);
    if settings.shard().map(Shard::of) == Some(shard.of()) {
        differences.retain(|difference| difference.setting != Difference::SHARD);
    }
    if differences.is_empty() {
        return Ok(());
    }
    Err(JournalError::OtherSettings { path, differences }.into())
}

/// The folders of shards in this folder that have begun, in the order of their names.
fn begun_shards(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_shard = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.contains("-of-"))
    };
    let paths = entries.map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = paths.filter(is_shard).collect();
    paths.sort_unstable();
    let is_begun = |path: &PathBuf| path.join(JOURNAL).exists() || table_in(path).is_some();
    paths.into_iter().filter(is_begun)
}

/// The settings of the survey in this folder, if there is one.
fn settings_in(folder: &Path) -> Option<Settings> {
    let known = Provenance::of_journal(&folder.join(JOURNAL)).or_else(|| {
        let (_, note) = rows(&table_in(folder)?, Wanted::NoLines).ok()?;
        serde_json::from_str(&note?).ok()
    });
    known.map(|known| known.survey)
}
