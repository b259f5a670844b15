//! The page, in Markdown.

use super::rates::{RATE, TOGETHER};
use super::{FileResults, GameReport};
use crate::machine::Run;
use crate::provenance::Provenance;
use crate::row::Verdict;
use crate::settings::LimitSettings;
use crate::summary::Summary;
use crate::tally::Tally;
use crate::text::{Grid, and_more, count, percent, percents};

/// Plots: the names of their files, and their titles.
type Plots = Vec<(String, String)>;

/// What the intervals mean.
const INTERVAL: &str =
    "The interval is Wilson’s, with 95% confidence; unknown deals count as lost for its
low end and as won for its high end. An unknown deal counts with the time, the nodes and the
memory that were spent on it.";

/// The whole page, with the plots of all games and of each. One game gives the page its title;
/// several have a section each.
pub(super) fn page(mut of_all: Plots, chapters: Vec<(&GameReport, Plots)>) -> String {
    let several = chapters.len() > 1;
    let mut blocks = Vec::new();
    if several {
        blocks.push("# Surveys".to_owned());
        blocks.push(INTERVAL.to_owned());
        blocks.extend(pictures(&std::mem::take(&mut of_all)));
    }
    for (report, plots) in chapters {
        let plots = [std::mem::take(&mut of_all), plots].concat();
        blocks.extend(report.blocks(&plots, if several { "##" } else { "#" }));
    }
    blocks.join("\n\n") + "\n"
}

fn pictures(plots: &Plots) -> impl Iterator<Item = String> {
    let plots = plots.iter();
    plots.map(|(file, title)| format!("![{title}]({file})"))
}

impl GameReport {
    /// The paragraphs about the game, under a heading of this level.
    fn blocks(&self, plots: &Plots, level: &str) -> Vec<String> {
        let mut blocks = vec![format!("{level} Survey of {}", self.game())];
        blocks.push(markdown(&self.overview()));
        if self.is_together() {
            blocks.extend(self.limits_differ());
        }
        if level == "#" {
            blocks.push(INTERVAL.to_owned());
        }
        blocks.extend(pictures(plots));
        for part in &self.parts {
            blocks.extend(part.blocks(level));
        }
        blocks
    }

    /// A row for each survey, and one for all of them together if they share no deal.
    fn overview(&self) -> Grid {
        let head = ["survey", "deals", "won", "lost", "unknown", RATE].map(str::to_owned);
        let row = |name: String, tally: Tally| {
            let count = |count: u64| format!("{count} ({})", percent(tally.share(count)));
            let interval = percents(tally.interval());
            let all = tally.all().to_string();
            let (won, lost) = (count(tally.won), count(tally.lost));
            vec![name, all, won, lost, count(tally.unknown), interval]
        };
        let mut grid = vec![head.to_vec()];
        let parts = self.parts.iter();
        grid.extend(parts.map(|part| row(format!("`{}`", part.name), part.summary.tally())));
        let all = self.tally_together();
        grid.extend(all.map(|all| row(TOGETHER.to_owned(), all)));
        grid
    }

    /// The different limits of the results; `None` stands for limits that are not known.
    fn limits(&self) -> Vec<Option<LimitSettings>> {
        let limits =
            |part: &FileResults| part.provenance.as_ref().map(|known| known.survey.limits());
        let mut all: Vec<_> = self.parts.iter().map(limits).collect();
        all.sort_unstable_by_key(|limits| limits.as_ref().map(ToString::to_string));
        all.dedup();
        all
    }

    /// Whether there are results with different limits, or several without known ones.
    pub(super) fn may_differ_in_limits(&self) -> bool {
        let all = self.limits();
        self.parts.len() > 1 && (all.len() > 1 || all.contains(&None))
    }

    /// A sentence that says which limits the results had, if they may not have been the same.
    fn limits_differ(&self) -> Option<String> {
        let all = self.limits();
        if all == [None] {
            let text = "The limits of these results are not known, so they may differ.";
            return self.may_differ_in_limits().then(|| text.to_owned());
        }
        let texts = all.iter().map(|limits| match limits {
            Some(limits) => format!("`{limits}`"),
            None => "limits that are not known".to_owned(),
        });
        let limits = texts.collect::<Vec<_>>().join(", ");
        (all.len() > 1)
            .then(|| format!("Together, these are results with different limits: {limits}."))
    }

    /// Whether all answers can be counted as one survey's: there are several surveys, and no deal
    /// is in two of them.
    pub(super) fn is_together(&self) -> bool {
        self.parts.len() > 1 && !self.share_a_deal
    }

    /// The counts of all answers together, if they can be.
    pub(super) fn tally_together(&self) -> Option<Tally> {
        let mut all = Tally::default();
        (self.parts.iter()).for_each(|part| all += part.summary.tally());
        self.is_together().then_some(all)
    }
}

impl FileResults {
    fn blocks(&self, level: &str) -> Vec<String> {
        let summary = &self.summary;
        let mut blocks = vec![format!("{level}# `{}`", self.name), summary.counts() + "."];
        blocks.extend(self.provenance.as_ref().map(made));
        blocks.push(markdown(&summary.within_times()));
        blocks.push(markdown(&summary.costs()));
        blocks.extend(named(summary, Verdict::Lost, "Proved lost"));
        blocks.extend(named(summary, Verdict::Unknown, "Unknown"));
        blocks
    }
}

/// A sentence that lists the deals with this verdict, if there are any.
fn named(summary: &Summary, verdict: Verdict, word: &str) -> Option<String> {
    let deals = summary.named(verdict);
    let more = summary.tally().count(verdict) - deals.len() as u64;
    (!deals.is_empty()).then(|| format!("{word}: {}.", and_more(deals, more)))
}

/// The list of runs that found the results.
fn made(known: &Provenance) -> String {
    let run = |run: &Run| {
        let (machine, started) = (&run.machine, &run.started);
        let (again, program) = match &run.retry {
            Some(retry) => ("Unknown deals searched again: ", retry.program.as_str()),
            None => ("", known.survey.program()),
        };
        let command = run.command.join(" ");
        let threads = count(run.threads as u64, "thread");
        let cores = count(machine.cores as u64, "core");
        let processor = machine.processor.as_deref().unwrap_or("unknown processor");
        let system = &machine.system;
        format!(
            "- {again}`{command}`: {program}, started {started}, {threads}; {cores}, {processor}, \
             {system}"
        )
    };
    known.runs.iter().map(run).collect::<Vec<_>>().join("\n")
}

/// A table; the first column is to the left, the others to the right.
fn markdown(grid: &Grid) -> String {
    let line = |cells: &Vec<String>| format!("| {} |", cells.join(" | "));
    let mut lines: Vec<String> = grid.iter().map(line).collect();
    let rule = "---:|".repeat(grid[0].len() - 1);
    lines.insert(1, format!("|---|{rule}"));
    lines.join("\n")
}
