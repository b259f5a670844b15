//! The page, in Markdown.

use std::collections::HashSet;

use webspinner_words::{Catalogue, Message};

use super::read::Note;
use super::{Part, Report};
use crate::row::Verdict;
use crate::summary::Summary;
use crate::words::{Grid, number, percent};

/// How many deals a list names before it only counts the rest.
const NAMED_MAX: usize = 200;

impl Report {
    /// The whole page; `plots` are the files with the plots, and what they show.
    pub(super) fn page<'p>(
        &self,
        catalogue: &Catalogue,
        plots: impl Iterator<Item = (&'static str, &'p str)>,
    ) -> String {
        let game = self.parts[0].summary.game();
        let title = Message::new("report-title").with("game", game);
        let mut blocks = vec![format!("# {}", catalogue.text(&title))];
        blocks.push(markdown(&self.overview(catalogue)));
        blocks.push(catalogue.text(&Message::new("report-interval")));
        blocks.extend(plots.map(|(file, title)| format!("![{title}]({file})")));
        for part in &self.parts {
            blocks.extend(part.blocks(catalogue));
        }
        blocks.join("\n\n") + "\n"
    }

    /// A row for each survey, and one for all of them where they are parts of one whole.
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
        let row = |name: String, summary: &Summary| {
            let tally = summary.tally();
            let (low, high) = summary.interval();
            let count = |count: u64| format!("{count} ({})", percent(summary.share(count)));
            let interval = format!("{}–{}", percent(low).trim_end_matches(" %"), percent(high));
            let all = tally.all().to_string();
            let (won, lost) = (count(tally.won), count(tally.lost));
            vec![name, all, won, lost, count(tally.unknown), interval]
        };
        let mut grid = vec![head];
        let name = |part: &Part| format!("`{}`", part.name);
        grid.extend(self.parts.iter().map(|part| row(name(part), &part.summary)));
        let all = self.together();
        grid.extend(all.map(|all| row(say(Message::new("row-together")), &all)));
        grid
    }

    /// All answers as one survey's, unless there is only one, or a deal is in two of them.
    fn together(&self) -> Option<Summary> {
        let mut deals = HashSet::new();
        let rows = || self.parts.iter().flat_map(|part| part.summary.rows());
        let once = rows().all(|row| deals.insert(&row.deal));
        let game = self.parts[0].summary.game();
        (once && self.parts.len() > 1).then(|| Summary::new(game, rows().cloned().collect()))
    }
}

impl Part {
    fn blocks(&self, catalogue: &Catalogue) -> Vec<String> {
        let summary = &self.summary;
        let mut blocks = vec![
            format!("## `{}`", self.name),
            summary.counts(catalogue) + ".",
        ];
        blocks.extend(self.note.as_ref().map(|note| made(note, catalogue)));
        blocks.push(markdown(&summary.within_times(catalogue)));
        blocks.push(markdown(&summary.spreads(catalogue)));
        let lost = summary.named(Verdict::Lost, Message::new("report-lost"), catalogue);
        let unknown = summary.named(Verdict::Unknown, Message::new("report-unknown"), catalogue);
        blocks.extend(lost.into_iter().chain(unknown));
        blocks
    }
}

impl Summary {
    /// A sentence with the deals that have this verdict; none where there are none.
    fn named(&self, verdict: Verdict, message: Message, catalogue: &Catalogue) -> Option<String> {
        let rows = self.rows().iter().filter(|row| row.verdict == verdict);
        let deals: Vec<&str> = rows.map(|row| row.deal.as_str()).collect();
        let more = deals.len().saturating_sub(NAMED_MAX);
        let shown = deals[..deals.len() - more].join(", ");
        let message = message
            .with("deals", shown)
            .with("more", number(more as u64));
        (!deals.is_empty()).then(|| catalogue.text(&message))
    }
}

/// How the results were made: a list of runs.
fn made(note: &Note, catalogue: &Catalogue) -> String {
    let run = |run: &crate::machine::Run| {
        let machine = &run.machine;
        let unknown = || catalogue.text(&Message::new("report-processor-unknown"));
        let message = Message::new("report-run")
            .with("command", run.command.join(" "))
            .with("program", note.survey.program())
            .with("started", run.started.as_str())
            .with("threads", number(run.threads as u64))
            .with("cores", number(machine.cores as u64))
            .with(
                "processor",
                machine.processor.clone().unwrap_or_else(unknown),
            )
            .with("system", machine.system.as_str());
        format!("- {}", catalogue.text(&message))
    };
    note.runs.iter().map(run).collect::<Vec<_>>().join("\n")
}

/// A table; the first column is to the left, the others to the right.
fn markdown(grid: &Grid) -> String {
    let line = |cells: &Vec<String>| format!("| {} |", cells.join(" | "));
    let mut lines: Vec<String> = grid.iter().map(line).collect();
    let rule = "---:|".repeat(grid[0].len() - 1);
    lines.insert(1, format!("|---|{rule}"));
    lines.join("\n")
}
