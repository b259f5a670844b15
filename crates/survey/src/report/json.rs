//! Reports as JSON.

use serde::Serialize;

use super::{FileResults, GameReport, Report};
use crate::figures::FiguresJson;
use crate::provenance::Provenance;
use crate::summary::Summary;

/// The results of one file.
#[derive(Serialize)]
struct PartJson<'r> {
    file: &'r str,
    #[serde(flatten)]
    provenance: Option<&'r Provenance>,
    #[serde(flatten)]
    figures: FiguresJson,
}

/// The results of one game.
#[derive(Serialize)]
struct GameJson<'r> {
    game: &'r str,
    results: Vec<PartJson<'r>>,
    /// All results counted together; null if there is only one, or if they share a deal.
    together: Option<FiguresJson>,
    /// Whether the results have different limits, or limits that are not known.
    limits_differ: bool,
}

impl Report {
    /// The figures of all results, as an object for JSON: `docs/formats.md` lists its keys.
    ///
    /// # Panics
    /// Never: every key is a text.
    pub fn json(&self) -> serde_json::Value {
        let games: Vec<GameJson<'_>> = self.games.iter().map(GameReport::json).collect();
        serde_json::json!({ "games": games })
    }
}

impl GameReport {
    fn json(&self) -> GameJson<'_> {
        GameJson {
            game: self.game(),
            results: self.parts.iter().map(FileResults::json).collect(),
            together: self.is_together().then(|| self.together().figures()),
            limits_differ: self.may_differ_in_limits(),
        }
    }

    /// All answers as one survey's.
    fn together(&self) -> Summary {
        let mut all = Summary::new(self.game());
        (self.parts.iter()).for_each(|part| all.append(&part.summary));
        all
    }
}

impl FileResults {
    fn json(&self) -> PartJson<'_> {
        PartJson {
            file: &self.name,
            provenance: self.provenance.as_ref(),
            figures: self.summary.figures(),
        }
    }
}
