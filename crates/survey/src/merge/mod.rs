//! The results of shards, put together.

mod error;
mod source;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use webspinner_rules::deal::DealNumber;

pub use self::error::MergeError;
use self::source::Source;
use crate::deals::{Deals, DealsError};
use crate::journal::JOURNAL;
use crate::results::{note, replace};
use crate::row::Row;
use crate::selection::Selection;
use crate::settings::Settings;
use crate::shard::Shard;
#[cfg(feature = "parquet")]
use crate::table;
use crate::table::CsvTable;
use crate::tally::Tally;
use crate::text::{and_more, counts, rate};

/// How many rows of all sources together are in memory at most.
const ROWS_MAX: usize = 65_536;

/// How many missing deals of a folder are named.
const NAMED_MAX: usize = 10;

/// The results of several surveys, to be written as one survey: shards of the same deals, or
/// surveys of different deals.
#[derive(Debug)]
pub struct Merge {
    sources: Vec<Source>,
    /// The settings of the whole.
    settings: Settings,
    /// The deals of the whole.
    deals: Selection,
}

/// What was merged, and what is missing.
#[derive(Clone, Debug)]
pub struct Merged {
    /// The id of the game.
    pub game: String,
    /// The deals of the whole, with an answer or without.
    pub deals: u64,
    /// The answers that were merged.
    pub tally: Tally,
    /// How many deals are unknown for each reason.
    whys: BTreeMap<String, u64>,
    /// The number of shards, if the results come from shards.
    pub shards: Option<u64>,
    /// The shards that have no folder: the first and the last number of each gap.
    pub missing_shards: Vec<(u64, u64)>,
    /// The folders that lack answers to some of their deals.
    pub incomplete: Vec<Incomplete>,
}

/// A folder that lacks answers to some of its deals.
#[derive(Clone, Debug)]
pub struct Incomplete {
    /// The folder.
    pub folder: PathBuf,
    /// How many deals have no answer.
    pub missing: u64,
    /// The first of them.
    pub first: Vec<DealNumber>,
}

impl Merge {
    /// Opens the folders of surveys and checks that their results belong together.
    ///
    /// # Errors
    /// If a folder has no results, or they differ in program, game, rules or limits, or two have a
    /// deal in common.
    pub fn open(folders: &[PathBuf]) -> Result<Self, MergeError> {
        let mut sources = Vec::new();
        for folder in folders {
            sources.push(Source::open(folder)?);
        }
        let Some((first, others)) = sources.split_first() else {
            return Err(MergeError::NoFolders);
        };
        for other in others {
            let differences = first.differences(other);
            if !differences.is_empty() {
                return Err(MergeError::Differ {
                    path: other.folder.clone(),
                    other: first.folder.clone(),
                    differences,
                });
            }
        }
        let deals = whole(&sources)?;
        let settings = first.provenance.survey.of_deals(&deals);
        let mut runs = 0;
        let rows = (ROWS_MAX / sources.len()).max(1);
        for source in &mut sources {
            source.prepare(runs, rows);
            runs += source.provenance.runs.len();
        }
        Ok(Self {
            sources,
            settings,
            deals,
        })
    }

    /// Writes `results.csv`, `results.parquet` and `survey.json` into an existing folder, row by
    /// row, in place of older ones.
    ///
    /// # Errors
    /// If the folder holds a survey of its own, a row is damaged or not in its place, or a file
    /// cannot be written.
    pub fn write(mut self, folder: &Path) -> Result<Merged, MergeError> {
        if folder.join(JOURNAL).exists() {
            return Err(MergeError::Occupied(folder.into()));
        }
        let is_output =
            |source: &Source| match (source.folder.canonicalize(), folder.canonicalize()) {
                (Ok(one), Ok(other)) => one == other,
                _ => false,
            };
        if self.sources.iter().any(is_output) {
            return Err(MergeError::Occupied(folder.into()));
        }
        let (mut tally, mut whys) = (Tally::default(), BTreeMap::new());
        let csv = folder.join("results.csv");
        let wrote = replace(&csv, |file| {
            let mut table = CsvTable::new(file);
            self.walk(&mut |row| {
                tally.add(row.verdict);
                if let Some(why) = &row.why {
                    *whys.entry(why.clone()).or_insert(0) += 1;
                }
                table.add(row)
            })?;
            table.end()
        });
        wrote.map_err(|cause| MergeError::of(&csv, cause))?;
        let runs = self
            .sources
            .iter()
            .flat_map(|source| &source.provenance.runs);
        let note = note(&self.settings, &runs.cloned().collect::<Vec<_>>(), tally);
        let json = folder.join("survey.json");
        let wrote = replace(&json, |file| {
            use std::io::Write;
            Ok(file.write_all(note.as_bytes())?)
        });
        wrote.map_err(|cause| MergeError::of(&json, cause))?;
        let parquet = folder.join("results.parquet");
        #[cfg(feature = "parquet")]
        {
            // The rows are now in one file, and in order.
            let wrote = replace(&parquet, |file| {
                let rows = csv::Reader::from_path(&csv)?.into_deserialize::<Row>();
                table::write(file, &note, rows.map(|row| Ok(row?)))
            });
            wrote.map_err(|cause| MergeError::of(&parquet, cause))?;
        }
        // An older one would no longer say what the others say.
        #[cfg(not(feature = "parquet"))]
        let _ = std::fs::remove_file(parquet);
        Ok(self.merged(tally, whys))
    }

    /// Takes the rows in the order of the whole's deals.
    fn walk(
        &mut self,
        take: &mut dyn FnMut(&Row) -> Result<(), crate::error::Cause>,
    ) -> Result<(), crate::error::Cause> {
        let numbers = self.sources.iter().enumerate();
        let numbers =
            numbers.filter_map(|(place, source)| Some((source.shard()?.number() - 1, place)));
        let by_number: HashMap<u64, usize> = numbers.collect();
        if let Some(shard) = self.sources[0].shard() {
            for place in 0..self.deals.count() {
                if let Some(source) = by_number.get(&(place % shard.of())) {
                    self.sources[*source].give(place / shard.of(), take)?;
                }
            }
        } else {
            for source in &mut self.sources {
                for index in 0..source.deals.count() {
                    source.give(index, take)?;
                }
            }
        }
        for source in &mut self.sources {
            source.end()?;
        }
        Ok(())
    }

    fn merged(&self, tally: Tally, whys: BTreeMap<String, u64>) -> Merged {
        let shards = self.sources[0].shard().map(Shard::of);
        let mut numbers: Vec<u64> = (self.sources.iter())
            .filter_map(|source| Some(source.shard()?.number()))
            .collect();
        numbers.sort_unstable();
        let (mut missing_shards, mut next) = (Vec::new(), 1);
        for number in numbers.into_iter().chain(shards.map(|of| of + 1)) {
            if number > next {
                missing_shards.push((next, number - 1));
            }
            next = number + 1;
        }
        let incomplete = self.sources.iter().filter(|source| source.missing > 0);
        let incomplete = incomplete.map(|source| Incomplete {
            folder: source.folder.clone(),
            missing: source.missing,
            first: source.first_missing.clone(),
        });
        Merged {
            game: self.settings.game().to_owned(),
            deals: self.deals.count(),
            tally,
            whys,
            shards,
            missing_shards,
            incomplete: incomplete.collect(),
        }
    }
}

impl Merged {
    /// How many deals have no answer.
    pub fn missing(&self) -> u64 {
        self.deals - self.tally.all()
    }

    /// The counts, the rate with its interval, and what is missing: some lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![counts(&self.game, self.tally, &self.whys), rate(self.tally)];
        if self.missing() > 0 {
            let (missing, deals) = (self.missing(), self.deals);
            lines.push(format!("{missing} of {deals} deals are missing"));
        }
        if let Some(shards) = self.shards.filter(|_| !self.missing_shards.is_empty()) {
            let gap = |(first, last): &(u64, u64)| match last - first {
                0 => first.to_string(),
                _ => format!("{first}-{last}"),
            };
            let gaps: Vec<String> = self.missing_shards.iter().map(gap).collect();
            let gaps = gaps.join(",");
            lines.push(format!("shards without a folder, of {shards}: {gaps}"));
        }
        for part in &self.incomplete {
            let first: Vec<String> = part.first.iter().map(ToString::to_string).collect();
            let deals = and_more(&first, part.missing - first.len() as u64);
            let (folder, missing) = (part.folder.display(), part.missing);
            lines.push(format!("{folder}: {missing} missing: {deals}"));
        }
        lines.join("\n") + "\n"
    }
}

/// The deals of all sources together.
fn whole(sources: &[Source]) -> Result<Selection, MergeError> {
    let first = &sources[0];
    let twice = |deal: String, one: &Source, other: &Source| MergeError::Twice {
        path: other.folder.clone(),
        other: one.folder.clone(),
        deal,
    };
    if first.shard().is_some() {
        let mut known: HashMap<u64, &Source> = HashMap::new();
        for source in sources {
            let shard = source.shard().expect("it has the settings of the first");
            if let Some(one) = known.insert(shard.number(), source) {
                return Err(twice(shard.to_string(), one, source));
            }
        }
        return Ok(first.deals.clone().whole());
    }
    if let [_] = sources {
        return Ok(first.deals.clone());
    }
    let lists = sources.iter().map(|source| source.deals.deals().clone());
    Deals::join(lists).map(Selection::from).map_err(|error| {
        let DealsError::Twice(deal) = error else {
            return MergeError::Deals(error);
        };
        let has = |source: &&Source| source.deals.deals().index_of(deal).is_some();
        let mut both = sources.iter().filter(has);
        match (both.next(), both.next()) {
            (Some(one), Some(other)) => twice(deal.to_string(), one, other),
            _ => MergeError::Deals(error),
        }
    })
}
