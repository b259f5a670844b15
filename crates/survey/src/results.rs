//! The files that a survey makes of its journal.

use std::error::Error;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use serde::Serialize;

use crate::error::SurveyError;
use crate::journal::Journal;
use crate::machine::Run;
use crate::settings::Settings;
use crate::summary::{Figures, Summary};
use crate::table;

/// Whatever kept a file from being read or written.
pub(crate) type Cause = Box<dyn Error + Send + Sync>;

/// What was done: `survey.json`, and the note in `results.parquet`.
#[derive(Serialize)]
struct Done<'j> {
    survey: &'j Settings,
    runs: &'j [Run],
    won: u64,
    lost: u64,
    unknown: u64,
}

/// Writes all files, and sums the answers up.
pub(crate) fn write(
    folder: &Path,
    settings: &Settings,
    journal: &Journal,
) -> Result<Summary, SurveyError> {
    let tally = journal.tally();
    let done = Done {
        survey: settings,
        runs: journal.runs(),
        won: tally.won,
        lost: tally.lost,
        unknown: tally.unknown,
    };
    let note = serde_json::to_string_pretty(&done).expect("its keys are texts") + "\n";
    let mut figures = Vec::new();
    file(folder, "survey.json", |file| {
        Ok(file.write_all(note.as_bytes())?)
    })?;
    file(folder, "results.csv", |file| {
        let mut csv = csv::Writer::from_writer(file);
        // The first row would bring the head, and there may be none.
        if tally.all() == 0 {
            csv.write_record(table::COLUMNS)?;
        }
        for row in journal.rows() {
            let row = row?;
            csv.serialize(&row)?;
            figures.push(Figures::from(&row));
        }
        Ok(csv.flush()?)
    })?;
    file(folder, "results.parquet", |file| {
        table::write(file, &note, journal.rows().map(|row| Ok(row?)))
    })?;
    Ok(Summary::new(settings.game(), figures))
}

fn file(
    folder: &Path,
    name: &str,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), Cause>,
) -> Result<(), SurveyError> {
    let path = folder.join(name);
    replace(&path, write).map_err(|source| SurveyError::Results { path, source })
}

/// Writes a file beside the old one, and puts it in its place when the disk has all of it.
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
    // What is there of it is of no use, and takes room on a disk that may be full.
    whole().inspect_err(|_| drop(fs::remove_file(&part)))
}
