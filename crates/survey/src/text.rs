//! Figures as people read them.

use std::collections::BTreeMap;

use unicode_width::UnicodeWidthStr;

use crate::summary::{Figure, Percentiles, Summary};
use crate::tally::Tally;

/// The times, in milliseconds, for which the share of answers is shown.
pub(crate) const WITHIN_MS: [u32; 4] = [100, 1_000, 10_000, 60_000];

/// A table of texts; the first row is its head.
pub(crate) type Grid = Vec<Vec<String>>;

/// A share from 0 to 1 as a percentage with one decimal place, or more if it would otherwise be
/// rounded to 0 or 100.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.*}%", places(share), 100.0 * share)
}

/// Two shares as a range of percentages.
pub(crate) fn percents((low, high): (f64, f64)) -> String {
    format!("{:.*}–{}", places(low), 100.0 * low, percent(high))
}

/// The decimal places of a share as a percentage.
fn places(share: f64) -> usize {
    let is_true = |places: &usize| {
        let text = format!("{:.places$}", 100.0 * share);
        let edge = text.trim_end_matches('0');
        !(edge == "100." && share < 1.0 || edge == "0." && share > 0.0)
    };
    (1..4).find(is_true).unwrap_or(4)
}

/// A figure with at least three digits; whole numbers have no decimal places.
pub(crate) fn figure(value: f64) -> String {
    let places = match value {
        _ if value >= 100.0 || value.fract() == 0.0 => 0,
        _ if value >= 10.0 => 1,
        _ if value >= 1.0 => 2,
        _ if value >= 0.1 => 3,
        _ => 4,
    };
    format!("{value:.places$}")
}

/// "one deal", "3 deals".
pub(crate) fn count(number: u64, thing: &str) -> String {
    match number {
        1 => format!("one {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

/// Texts in a row, and how many more there are: "a, b and 3 more".
pub(crate) fn and_more(texts: &[String], more: u64) -> String {
    let more = match more {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    texts.join(", ") + &more
}

impl Summary {
    /// The counts, the rate with its interval, and tables of costs and lengths: some lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.counts(), rate(self.tally())];
        for grid in [self.costs(), self.within_times()] {
            lines.push(String::new());
            lines.extend(aligned(&grid));
        }
        lines.join("\n") + "\n"
    }

    pub(crate) fn counts(&self) -> String {
        counts(self.game(), self.tally(), self.whys())
    }

    /// The percentiles of times, nodes, memory and lengths, a row each.
    pub(crate) fn costs(&self) -> Grid {
        let percentile = |percent: u64| match percent {
            100 => "max".to_owned(),
            _ => format!("{percent}%"),
        };
        let mut head = vec![String::new(), "mean".to_owned()];
        head.extend(Percentiles::PERCENTS.map(percentile));
        let rows = [
            (TIME, Figure::Time, 1.0),
            (NODES, Figure::Nodes, 1.0),
            ("memory, MB", Figure::Memory, 1e6),
            (LENGTHS, Figure::Length, 1.0),
            ("length before shortening", Figure::LengthFound, 1.0),
        ];
        let row = |(name, of, unit): (&str, Figure, f64)| {
            let known = self.percentiles(of)?;
            let figures = [known.mean].into_iter().chain(known.at);
            let texts = figures.map(|value| figure(value / unit));
            Some([name.to_owned()].into_iter().chain(texts).collect())
        };
        [head]
            .into_iter()
            .chain(rows.into_iter().filter_map(row))
            .collect()
    }

    /// The share of deals that were won, and that were decided, within some times. It is not known
    /// beyond the time when a deal was given up.
    pub(crate) fn within_times(&self) -> Grid {
        let heads = ["within", "won", "won or proved lost"];
        let [mut head, mut won, mut decided] = heads.map(|head| vec![head.to_owned()]);
        for most in WITHIN_MS.map(f64::from) {
            let (wins, answers) = self.within(most);
            let known = self.given_up_ms().is_none_or(|given_up| most <= given_up);
            let share = |count| known.then(|| percent(self.share(count)));
            let places = usize::from(most < 1000.0);
            head.push(format!("{:.places$} s", most / 1000.0));
            won.push(share(wins).unwrap_or_else(|| "-".to_owned()));
            decided.push(share(answers).unwrap_or_else(|| "-".to_owned()));
        }
        vec![head, won, decided]
    }
}

/// What a table and a plot call the time of a search.
pub(crate) const TIME: &str = "time, ms";
/// What a table and a plot call the positions searched.
pub(crate) const NODES: &str = "nodes";
/// What a table and a plot call the length of a line.
pub(crate) const LENGTHS: &str = "length of the line";

/// A sentence with the numbers of deals.
pub(crate) fn counts(game: &str, tally: Tally, whys: &BTreeMap<String, u64>) -> String {
    let why = |(why, count): (&String, &u64)| match why.as_str() {
        "nodes" | "memory" | "time" => format!("{count} at the limit of {why}"),
        "cancelled" => format!("{count} cancelled"),
        "gave-up" => format!("{count} given up"),
        _ => format!("{count} for another reason: {why}"),
    };
    let whys: Vec<String> = whys.iter().map(why).collect();
    let whys = match whys.join(", ") {
        none if none.is_empty() => none,
        some => format!(" ({some})"),
    };
    let Tally { won, lost, unknown } = tally;
    let all = count(tally.all(), "deal");
    format!("{game}: {won} won, {lost} lost, {unknown} unknown of {all}{whys}")
}

/// The shares of deals that are won and unknown, and the interval.
pub(crate) fn rate(tally: Tally) -> String {
    let share = |count| percent(tally.share(count));
    let (won, unknown) = (share(tally.won), share(tally.unknown));
    let interval = percents(tally.interval());
    format!("{won} won, {unknown} unknown: {interval} (95%)")
}

/// A table as lines: names aligned to the left, figures to the right.
pub(crate) fn aligned(grid: &Grid) -> Vec<String> {
    let width = |column: usize| {
        let cells = grid.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or(0)
    };
    let cell = |(column, text): (usize, &String)| {
        let blanks = " ".repeat(width(column) - text.width());
        match column {
            0 => format!("{text}{blanks}"),
            _ => format!("  {blanks}{text}"),
        }
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).collect::<String>();
    grid.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_shown_as_all_or_nothing_only_if_it_is() {
        assert_eq!(percent(0.812), "81.2%");
        assert_eq!(percent(1.0), "100.0%");
        assert_eq!(percent(0.0), "0.0%");
        assert_eq!(percent(0.1), "10.0%");
        assert_eq!(percent(0.9998), "99.98%");
        assert_eq!(percent(0.000_02), "0.002%");
        assert_eq!(percent(0.999_999_9), "100.0000%");
        assert_eq!(percents((0.0, 0.9998)), "0.0–99.98%");
    }

    #[test]
    fn figures_have_three_digits_or_so() {
        let shown = [1.234, 12.34, 123.4, 0.0, 7.0, 0.25, 0.002_26, 12_345_678.9];
        let shown = shown.map(figure);
        let wanted = [
            "1.23", "12.3", "123", "0", "7", "0.250", "0.0023", "12345679",
        ];
        assert_eq!(shown, wanted);
    }
}
