//! How results were found.

use serde::{Deserialize, Serialize};

use crate::machine::Run;
use crate::settings::Settings;

/// The settings and the runs of a survey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provenance {
    pub(crate) survey: Settings,
    pub(crate) runs: Vec<Run>,
}
