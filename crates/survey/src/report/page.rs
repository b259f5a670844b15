//! The page, in Markdown.

use webspinner_words::{Catalogue, Message};

use super::{FileResults, GameReport};
use crate::machine::Run;
use crate::provenance::Provenance;
use crate::row::Verdict;
use crate::settings::LimitSettings;
use crate::summary::Summary;
use crate::tally::Tally;
use crate::text::{Grid, number, percent, percents};

/// Plots: the names of their files, and their titles.
type Plots = Vec<(String, String)>;

/// The whole page, with the plots of all games and of each. One game gives the page its title;
/// several have a section each.
pub(super) fn page(
    mut of_all: Plots,
    chapters: Vec<(&GameReport, Plots)>,
    catalogue: &Catalogue,
) -> String {
    let several = chapters.len() > 1;
    let title = Message::new("report-title-games");
    let mut blocks = Vec::new();
    if several {
        blocks.push(format!("# {}", catalogue.text(&title)));
        blocks.push(catalogue.text(&Message::new("report-interval")));
        blocks.extend(pictures(&std::mem::take(&mut of_all)));
    }
    for (report, plots) in chapters {
        let plots = [std::mem::take(&mut of_all), plots].concat();
        blocks.extend(report.blocks(&plots, if several { "##" } else { "#" }, catalogue));
    }
    blocks.join("\n\n") + "\n"
}

fn pictures(plots: &Plots) -> impl Iterator<Item = String> {
    let plots = plots.iter();
    plots.map(|(file, title)| format!("![{title}]({file})"))
}

impl GameReport {
    /// The paragraphs about the game, under a heading of this level.
    fn blocks(&self, plots: &Plots, level: &str, catalogue: &Catalogue) -> Vec<String> {
        let title = Message::new("report-title").with("game", self.game());
        let mut blocks = vec![format!("{level} {}", catalogue.text(&title))];
        blocks.push(markdown(&self.overview(catalogue)));
        if self.is_together() {
            blocks.extend(self.limits_differ(catalogue));
        }
        if level == "#" {
            blocks.push(catalogue.text(&Message::new("report-interval")));
        }
        blocks.extend(pictures(plots));
        for part in &self.parts {
            blocks.extend(part.blocks(level, catalogue));
        }
        blocks
    }

    /// A row for each survey, and one for all of them together if they share no deal.
    fn overview(&self, catalogue: &Catalogue) -> Grid {
        let say = |id: Message| catalogue.text(&id);
        let head = vec![
            say(Message::new("column-survey")),
            say(Message::new("column-deals")),
            say(Message::new("column-won")),
            say(Message::new("column-lost")),
            say(Message::new("column-unknown")),
            say(Message::new("column-interval")),
        ];
        let row = |name: String, tally: Tally| {
            let share = |count| percent(tally.share(count), catalogue);
            let count = |count: u64| format!("{count} ({})", share(count));
            let interval = percents(tally.interval(), catalogue);
            let all = tally.all().to_string();
            let (won, lost) = (count(tally.won), count(tally.lost));
            vec![name, all, won, lost, count(tally.unknown), interval]
        };
        let mut grid = vec![head];
        let parts = self.parts.iter();
        grid.extend(parts.map(|part| row(format!("`{}`", part.name), part.summary.tally())));
        let all = self.tally_together();
        grid.extend(all.map(|all| row(say(Message::new("row-together")), all)));
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
    fn limits_differ(&self, catalogue: &Catalogue) -> Option<String> {
        let all = self.limits();
        if all == [None] {
            let message = Message::new("report-no-limits-known");
            return self
                .may_differ_in_limits()
                .then(|| catalogue.text(&message));
        }
        let unknown = || catalogue.text(&Message::new("report-limits-unknown"));
        let texts = all.iter().map(|limits| match limits {
            Some(limits) => format!("`{limits}`"),
            None => unknown(),
        });
        let limits = texts.collect::<Vec<_>>().join(", ");
        let message = Message::new("report-limits-differ").with("limits", limits);
        (all.len() > 1).then(|| catalogue.text(&message))
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
    fn blocks(&self, level: &str, catalogue: &Catalogue) -> Vec<String> {
        let summary = &self.summary;
        let mut blocks = vec![
            format!("{level}# `{}`", self.name),
            summary.counts(catalogue) + ".",
        ];
        let provenance = self.provenance.as_ref();
        blocks.extend(provenance.map(|known| made(known, catalogue)));
        blocks.push(markdown(&summary.within_times(catalogue)));
        blocks.push(markdown(&summary.costs(catalogue)));
        let lists = [
            (Verdict::Lost, Message::new("report-lost")),
            (Verdict::Unknown, Message::new("report-unknown")),
        ];
        let lists = lists.into_iter();
        blocks.extend(lists.filter_map(|(verdict, of)| named(summary, verdict, of, catalogue)));
        blocks
    }
}

/// A sentence that lists the deals with this verdict, if there are any.
fn named(
    summary: &Summary,
    verdict: Verdict,
    message: Message,
    catalogue: &Catalogue,
) -> Option<String> {
    let deals = summary.named(verdict);
    let more = summary.tally().count(verdict) - deals.len() as u64;
    let message = message
        .with("deals", deals.join(", "))
        .with("more", number(more));
    (!deals.is_empty()).then(|| catalogue.text(&message))
}

/// The list of runs that found the results.
fn made(known: &Provenance, catalogue: &Catalogue) -> String {
    let run = |run: &Run| {
        let machine = &run.machine;
        let unknown = || catalogue.text(&Message::new("report-processor-unknown"));
        let retry = run.retry.as_ref();
        let program = retry.map_or(known.survey.program(), |retry| &retry.program);
        let message = Message::new("report-run")
            .with("command", run.command.join(" "))
            .with("program", program)
            .with("started", run.started.as_str())
            .with("threads", number(run.threads as u64))
            .with("cores", number(machine.cores as u64))
            .with(
                "processor",
                machine.processor.clone().unwrap_or_else(unknown),
            )
            .with("system", machine.system.as_str());
        let again = match retry {
            Some(_) => catalogue.text(&Message::new("report-run-again")),
            None => String::new(),
        };
        format!("- {again}{}", catalogue.text(&message))
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
