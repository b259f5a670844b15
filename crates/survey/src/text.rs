//! Figures as people read them.

use std::collections::BTreeMap;

use unicode_width::UnicodeWidthStr;
use webspinner_words::{Catalogue, Language, Layer, Message};

use crate::merge::Merged;
use crate::summary::{Figure, Percentiles, Summary};
use crate::tally::Tally;

/// The texts about surveys in every language, a layer of a [`Catalogue`].
pub const TEXTS: Layer = &[
    (Language::English, include_str!("../messages/en.ftl")),
    (Language::German, include_str!("../messages/de.ftl")),
    (Language::Spanish, include_str!("../messages/es.ftl")),
    (Language::French, include_str!("../messages/fr.ftl")),
    (Language::Chinese, include_str!("../messages/zh-CN.ftl")),
];

/// The times, in milliseconds, for which the share of answers is shown.
pub(crate) const WITHIN_MS: [u32; 4] = [100, 1_000, 10_000, 60_000];

/// A table of texts; the first row is its head.
pub(crate) type Grid = Vec<Vec<String>>;

/// A share from 0 to 1 as a percentage with one decimal place, or more if it would otherwise be
/// rounded to 0 or 100.
pub(crate) fn percent(share: f64, catalogue: &Catalogue) -> String {
    catalogue.percentage(100.0 * share, places(share))
}

/// Two shares as a range of percentages.
pub(crate) fn percents((low, high): (f64, f64), catalogue: &Catalogue) -> String {
    let low = catalogue.decimal(100.0 * low, places(low));
    format!("{low}–{}", percent(high, catalogue))
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
pub(crate) fn figure(value: f64, catalogue: &Catalogue) -> String {
    let places = match value {
        _ if value >= 100.0 || value.fract() == 0.0 => 0,
        _ if value >= 10.0 => 1,
        _ if value >= 1.0 => 2,
        _ if value >= 0.1 => 3,
        _ => 4,
    };
    catalogue.decimal(value, places)
}

impl Summary {
    /// The counts, the rate with its interval, and tables of costs and lengths: some lines of text.
    pub fn text(&self, catalogue: &Catalogue) -> String {
        let mut lines = vec![self.counts(catalogue), self.rate(catalogue)];
        for grid in [self.costs(catalogue), self.within_times(catalogue)] {
            lines.push(String::new());
            lines.extend(aligned(&grid));
        }
        lines.join("\n") + "\n"
    }

    pub(crate) fn counts(&self, catalogue: &Catalogue) -> String {
        counts(self.game(), self.tally(), self.whys(), catalogue)
    }

    pub(crate) fn rate(&self, catalogue: &Catalogue) -> String {
        rate(self.tally(), catalogue)
    }

    /// The percentiles of times, nodes, memory and lengths, a row each.
    pub(crate) fn costs(&self, catalogue: &Catalogue) -> Grid {
        let say = |id: Message| catalogue.text(&id);
        let percentile = |percent: u64| match percent {
            100 => say(Message::new("column-most")),
            _ => say(Message::new("column-percentile").with("percent", number(percent))),
        };
        let mut head = vec![String::new(), say(Message::new("column-mean"))];
        head.extend(Percentiles::PERCENTS.map(percentile));
        let rows = [
            (Message::new("row-time"), Figure::Time, 1.0),
            (Message::new("row-nodes"), Figure::Nodes, 1.0),
            (Message::new("row-memory"), Figure::Memory, 1e6),
            (Message::new("row-lengths"), Figure::Length, 1.0),
            (Message::new("row-lengths-found"), Figure::LengthFound, 1.0),
        ];
        let row = |(name, of, unit): (Message, Figure, f64)| {
            let known = self.percentiles(of)?;
            let figures = [known.mean].into_iter().chain(known.at);
            let texts = figures.map(|value| figure(value / unit, catalogue));
            Some([say(name)].into_iter().chain(texts).collect())
        };
        [head]
            .into_iter()
            .chain(rows.into_iter().filter_map(row))
            .collect()
    }

    /// The share of deals that were won, and that were decided, within some times. It is not known
    /// beyond the time at which a deal was given up.
    pub(crate) fn within_times(&self, catalogue: &Catalogue) -> Grid {
        let (mut head, mut won, mut decided) = (
            vec![catalogue.text(&Message::new("column-within"))],
            vec![catalogue.text(&Message::new("row-won"))],
            vec![catalogue.text(&Message::new("row-decided"))],
        );
        for most in WITHIN_MS.map(f64::from) {
            let (wins, answers) = self.within(most);
            let known = self.given_up_ms().is_none_or(|given_up| most <= given_up);
            let share = |count| known.then(|| percent(self.share(count), catalogue));
            let places = usize::from(most < 1000.0);
            head.push(format!("{} s", catalogue.decimal(most / 1000.0, places)));
            won.push(share(wins).unwrap_or_else(|| "-".to_owned()));
            decided.push(share(answers).unwrap_or_else(|| "-".to_owned()));
        }
        vec![head, won, decided]
    }
}

/// A sentence with the numbers of deals.
fn counts(game: &str, tally: Tally, whys: &BTreeMap<String, u64>, catalogue: &Catalogue) -> String {
    let why = |(why, count): (&String, &u64)| {
        let message = Message::new("survey-why").with("why", why.as_str());
        message.with("count", number(*count))
    };
    let whys: Vec<Message> = whys.iter().map(why).collect();
    let whys = if whys.is_empty() {
        "none".to_owned()
    } else {
        catalogue.list(&whys)
    };
    let message = Message::new("survey-counts")
        .with("game", game)
        .with("won", number(tally.won))
        .with("lost", number(tally.lost))
        .with("unknown", number(tally.unknown))
        .with("deals", number(tally.all()))
        .with("whys", whys);
    catalogue.text(&message)
}

/// The shares of deals that are won and unknown, and the interval.
fn rate(tally: Tally, catalogue: &Catalogue) -> String {
    let share = |count| percent(tally.share(count), catalogue);
    let message = Message::new("survey-rate")
        .with("won", share(tally.won))
        .with("unknown", share(tally.unknown))
        .with("interval", percents(tally.interval(), catalogue));
    catalogue.text(&message)
}

impl Merged {
    /// The counts, the rate with its interval, and what is missing: some lines of text.
    pub fn text(&self, catalogue: &Catalogue) -> String {
        let mut lines = vec![
            counts(&self.game, self.tally, &self.whys, catalogue),
            rate(self.tally, catalogue),
        ];
        if self.missing() > 0 {
            let message = Message::new("merge-missing")
                .with("missing", number(self.missing()))
                .with("deals", number(self.deals));
            lines.push(catalogue.text(&message));
        }
        if let Some(shards) = self.shards.filter(|_| !self.missing_shards.is_empty()) {
            let gap = |(first, last): &(u64, u64)| match last - first {
                0 => first.to_string(),
                _ => format!("{first}-{last}"),
            };
            let gaps: Vec<String> = self.missing_shards.iter().map(gap).collect();
            let message = Message::new("merge-no-shards")
                .with("shards", gaps.join(","))
                .with("of", number(shards));
            lines.push(catalogue.text(&message));
        }
        for part in &self.incomplete {
            let first: Vec<String> = part.first.iter().map(ToString::to_string).collect();
            let more = part.missing - first.len() as u64;
            let message = Message::new("merge-incomplete")
                .with("folder", part.folder.display().to_string())
                .with("missing", number(part.missing))
                .with("deals", first.join(", "))
                .with("more", number(more));
            lines.push(catalogue.text(&message));
        }
        lines.join("\n") + "\n"
    }
}

/// A count for a message, whose numbers are signed.
pub(crate) fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
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
        let percent = |share| percent(share, Catalogue::english());
        assert_eq!(percent(0.812), "81.2%");
        assert_eq!(percent(1.0), "100.0%");
        assert_eq!(percent(0.0), "0.0%");
        assert_eq!(percent(0.1), "10.0%");
        assert_eq!(percent(0.9998), "99.98%");
        assert_eq!(percent(0.000_02), "0.002%");
        assert_eq!(percent(0.999_999_9), "100.0000%");
        let range = percents((0.0, 0.9998), Catalogue::english());
        assert_eq!(range, "0.0–99.98%");
    }

    #[test]
    fn figures_are_written_as_the_language_does() {
        let german = Catalogue::layered(Language::German, &[TEXTS]).expect("sound sources");
        assert_eq!(figure(1.234, &german), "1,23");
        assert_eq!(percents((0.5, 0.812), &german), "50,0–81,2\u{a0}%");
    }

    #[test]
    fn figures_have_three_digits_or_so() {
        let shown = [1.234, 12.34, 123.4, 0.0, 7.0, 0.25, 0.002_26, 12_345_678.9];
        let shown = shown.map(|value| figure(value, Catalogue::english()));
        let wanted = [
            "1.23", "12.3", "123", "0", "7", "0.250", "0.0023", "12345679",
        ];
        assert_eq!(shown, wanted);
    }
}
