//! The figures of a summary for programs.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::summary::{Figure, Percentiles, Summary};
use crate::tally::Tally;
use crate::text::WITHIN_MS;

/// The figures of a summary, as they are in JSON.
#[derive(Debug, Serialize)]
pub(crate) struct FiguresJson {
    game: String,
    deals: u64,
    #[serde(flatten)]
    tally: Tally,
    /// How many deals are unknown for each reason.
    whys: BTreeMap<String, u64>,
    /// The ends of the 95% interval of the share that can be won.
    interval: [f64; 2],
    time_ms: Option<PercentilesJson>,
    nodes: Option<PercentilesJson>,
    memory_bytes: Option<PercentilesJson>,
    length: Option<PercentilesJson>,
    length_found: Option<PercentilesJson>,
    within: Vec<WithinJson>,
}

#[derive(Debug, Serialize)]
struct PercentilesJson {
    mean: f64,
    p10: f64,
    p50: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

/// How many deals were won, and decided, within a time.
#[derive(Debug, Serialize)]
struct WithinJson {
    time_ms: u32,
    won: u64,
    decided: u64,
}

impl From<Percentiles> for PercentilesJson {
    fn from(known: Percentiles) -> Self {
        let [p10, p50, p90, p99, max] = known.at;
        Self {
            mean: known.mean,
            p10,
            p50,
            p90,
            p99,
            max,
        }
    }
}

impl Summary {
    pub(crate) fn figures(&self) -> FiguresJson {
        let (tally, (low, high)) = (self.tally(), self.interval());
        let spread = |figure| self.percentiles(figure).map(Into::into);
        let times = WITHIN_MS.into_iter().filter(|time| self.is_known_at(*time));
        FiguresJson {
            game: self.game().to_owned(),
            deals: tally.all(),
            tally,
            whys: self.whys().clone(),
            interval: [low, high],
            time_ms: spread(Figure::Time),
            nodes: spread(Figure::Nodes),
            memory_bytes: spread(Figure::Memory),
            length: spread(Figure::Length),
            length_found: spread(Figure::LengthFound),
            within: times.map(|time_ms| self.within_json(time_ms)).collect(),
        }
    }

    /// The counts, the interval, percentiles and shares within times, as an object for JSON:
    /// `docs/formats.md` lists its keys.
    ///
    /// # Panics
    /// Never: every key is a text.
    pub fn json(&self) -> serde_json::Value {
        serde_json::to_value(self.figures()).expect("every key is a text")
    }

    /// Whether every deal was searched at least for this time, or decided before.
    fn is_known_at(&self, time_ms: u32) -> bool {
        let given_up = self.given_up_ms();
        given_up.is_none_or(|given_up| f64::from(time_ms) <= given_up)
    }

    fn within_json(&self, time_ms: u32) -> WithinJson {
        let (won, decided) = self.within(f64::from(time_ms));
        WithinJson {
            time_ms,
            won,
            decided,
        }
    }
}
