//! The tables that are written from the journal.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::HAS_PARQUET;
use crate::error::{Cause, JournalError, SurveyError};
use crate::journal::{Journal, Wish};
use crate::machine::Run;
use crate::provenance::Provenance;
use crate::read::rows;
use crate::settings::{Mode, Settings};
use crate::summary::Summary;
#[cfg(feature = "parquet")]
use crate::table;
use crate::table::{CsvTable, Wanted};
use crate::table_error::TableError;
use crate::tally::Tally;

/// The contents of `survey.json`, and of the note in `results.parquet`.
#[derive(Serialize)]
struct Done<'j> {
    survey: &'j Settings,
    runs: &'j [Run],
    #[serde(flatten)]
    tally: Tally,
}

/// The text of `survey.json`.
pub(crate) fn note(survey: &Settings, runs: &[Run], tally: Tally) -> String {
    let done = Done {
        survey,
        runs,
        tally,
    };
    serde_json::to_string_pretty(&done).expect("its keys are texts") + "\n"
}

/// Writes all files, and sums up the answers.
pub(crate) fn write(folder: &Path, journal: &Journal) -> Result<Summary, SurveyError> {
    let note = note(journal.settings(), journal.runs(), journal.tally());
    let mut summary = Summary::new(journal.settings().game());
    file(folder, "survey.json", |file| {
        Ok(file.write_all(note.as_bytes())?)
    })?;
    file(folder, "results.csv", |file| {
        let mut csv = CsvTable::new(file);
        for row in journal.rows() {
            let row = row?;
            csv.add(&row)?;
            summary.add(&row);
        }
        csv.end()
    })?;
    #[cfg(feature = "parquet")]
    file(folder, "results.parquet", |file| {
        table::write(file, &note, journal.rows().map(|row| Ok(row?)))
    })?;
    // An older one would no longer say what the others say.
    #[cfg(not(feature = "parquet"))]
    let _ = fs::remove_file(folder.join("results.parquet"));
    Ok(summary)
}

/// The table of a survey from which its journal can be restored, if it has one.
pub(crate) fn table_in(folder: &Path) -> Option<PathBuf> {
    // A CSV file says how it was made only with the file beside it.
    let pair = ["results.csv", "survey.json"].map(|name| folder.join(name));
    let whole = folder.join("results.parquet");
    let is_pair = pair.iter().all(|file| file.exists());
    let [csv, _] = pair;
    if is_pair && !(HAS_PARQUET && whole.exists()) {
        return Some(csv);
    }
    whole.exists().then_some(whole)
}

/// Restores a journal from the results of a survey.
pub(crate) fn restore(
    table: &Path,
    journal: &Path,
    wish: Wish<'_>,
) -> Result<Journal, SurveyError> {
    let read = || -> Result<_, Cause> {
        let (rows, note) = rows(table, Wanted::All)?;
        let note = note.ok_or(TableError::NoNote)?;
        Ok((rows, serde_json::from_str::<Provenance>(&note)?))
    };
    let broken = |source| SurveyError::Restore {
        path: table.into(),
        source,
    };
    let (rows, provenance) = read().map_err(broken)?;
    let differences = provenance.survey.refusals(wish.settings, wish.mode);
    if !differences.is_empty() {
        let path = table.into();
        return Err(JournalError::OtherSettings { path, differences }.into());
    }
    // A partly restored journal would look complete.
    let part = journal.with_added_extension("part");
    let _ = fs::remove_file(&part);
    let begun = Wish {
        settings: &provenance.survey,
        mode: Mode::Continue,
        ..wish
    };
    let mut restored = Journal::open(&part, begun)?;
    let mut problem = None;
    let valid = rows.map_while(|row| row.map_err(|source| problem = Some(source)).ok());
    restored.restore(provenance.runs, valid, wish)?;
    if let Some(source) = problem {
        drop(restored);
        let _ = fs::remove_file(&part);
        return Err(broken(source));
    }
    restored.rename(journal)?;
    Ok(restored)
}

fn file(
    folder: &Path,
    name: &str,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), Cause>,
) -> Result<(), SurveyError> {
    let path = folder.join(name);
    replace(&path, write).map_err(|source| SurveyError::Results { path, source })
}

/// Writes a new file beside the old one, and replaces the old one once the new one is on the disk.
pub(crate) fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), Cause>,
) -> Result<(), Cause> {
    let part = path.with_added_extension("part");
    let whole = || -> Result<(), Cause> {
        let mut file = BufWriter::new(File::create(&part)?);
        write(&mut file)?;
        let file = file
            .into_inner()
            .map_err(std::io::IntoInnerError::into_error)?;
        file.sync_all()?;
        Ok(fs::rename(&part, path)?)
    };
    // A partial file is useless, and takes up room on a disk that may be full.
    whole().inspect_err(|_| drop(fs::remove_file(&part)))
}
