//! How results were found.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::machine::Run;
use crate::settings::Settings;

/// The settings and the runs of a survey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provenance {
    pub(crate) survey: Settings,
    pub(crate) runs: Vec<Run>,
}

/// What a journal has besides answers.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum JournalLine {
    Survey(Settings),
    Run(Run),
}

impl Provenance {
    /// What a journal says; `None` if it is missing or not a journal.
    pub(crate) fn of_journal(path: &Path) -> Option<Self> {
        let (mut survey, mut runs) = (None, Vec::new());
        for line in BufReader::new(File::open(path).ok()?).lines() {
            let line = line.ok()?;
            let begins = ["{\"survey\":", "{\"run\":"];
            if !begins.iter().any(|begins| line.starts_with(begins)) {
                continue;
            }
            // The last line may have been cut off.
            match serde_json::from_str(&line) {
                Ok(JournalLine::Survey(settings)) => survey = Some(settings),
                Ok(JournalLine::Run(run)) => runs.push(run),
                Err(_) => break,
            }
        }
        let survey = survey?;
        Some(Self { survey, runs })
    }
}
