//! The plot that compares win rates.

use std::collections::HashSet;
use std::error::Error;
use std::path::Path;

use plotters::coord::Shift;
use plotters::prelude::{
    BLACK, ChartBuilder, Circle, Color, DrawingArea, IntoDrawingArea, IntoFont, PathElement,
    SVGBackend, Text, WHITE,
};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::plot::{COLOURS, FAINT, FONT};
use super::{GameReport, Report};
use crate::tally::Tally;

/// The height of a line with a rate, in pixels.
const LINE: u32 = 28;

/// How wide a name may be, in letters.
const NAME_MAX: usize = 44;

/// About how wide a letter is, in pixels.
const LETTER: usize = 7;

/// What tables and plots call the interval.
pub(super) const RATE: &str = "can be won (95%)";

/// What they call all results together.
pub(super) const TOGETHER: &str = "together";

/// The rates of several results, one below the other.
pub(super) struct Rates {
    lines: Vec<Rate>,
}

struct Rate {
    name: String,
    tally: Tally,
    is_together: bool,
}

impl Report {
    /// The rates of all results; nothing where there is nothing to compare.
    pub(super) fn rates(&self) -> Option<Rates> {
        let several = self.games.len() > 1;
        let rates = self.games.iter().map(|game| game.rates(several));
        let rates: Vec<Rate> = rates.flatten().collect();
        (rates.len() > 1).then_some(Rates { lines: rates })
    }
}

impl GameReport {
    /// The rate of each result, and of all together if they can be counted so.
    fn rates(&self, with_game: bool) -> Vec<Rate> {
        let game = self.game();
        let parts = self.parts.iter().map(|part| part.name.as_str());
        let names = match &self.parts[..] {
            [_] if with_game => vec![shortened(game)],
            _ if with_game => {
                let names = folders(parts).into_iter();
                names
                    .map(|name| shortened(&format!("{game} · {name}")))
                    .collect()
            }
            _ => folders(parts).into_iter().map(shortened).collect(),
        };
        let rate = |(name, tally): (String, Tally)| Rate {
            name,
            tally,
            is_together: false,
        };
        let tallies = self.parts.iter().map(|part| part.summary.tally());
        let mut rates: Vec<Rate> = names.into_iter().zip(tallies).map(rate).collect();
        rates.extend(self.tally_together().map(|tally| Rate {
            name: if with_game {
                shortened(&format!("{game} · {TOGETHER}"))
            } else {
                TOGETHER.to_owned()
            },
            tally,
            is_together: true,
        }));
        rates
    }
}

/// The names of files, or of their folders where these are enough to tell them apart.
fn folders<'n>(files: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    fn folder(file: &str) -> &str {
        let folder = Path::new(file).parent().and_then(Path::to_str);
        folder.filter(|folder| !folder.is_empty()).unwrap_or(file)
    }
    let files: Vec<&str> = files.collect();
    let folders: Vec<&str> = files.iter().copied().map(folder).collect();
    let different: HashSet<&&str> = folders.iter().collect();
    if different.len() == files.len() {
        folders
    } else {
        files
    }
}

/// The end of a name that is too long for the plot: there it differs from the others.
fn shortened(name: &str) -> String {
    if name.width() <= NAME_MAX {
        return name.to_owned();
    }
    let mut width = 1;
    let fits = |letter: &char| {
        width += letter.width().unwrap_or(0);
        width <= NAME_MAX
    };
    let kept: Vec<char> = name.chars().rev().take_while(fits).collect();
    std::iter::once('…').chain(kept.into_iter().rev()).collect()
}

impl Rates {
    pub(super) const TITLE: &str = "Share of deals that can be won, with its interval";

    /// The whole file.
    pub(super) fn svg(&self) -> String {
        let mut text = String::new();
        let lines = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        let size = (720, lines.saturating_mul(LINE).saturating_add(76));
        let area = SVGBackend::with_string(&mut text, size).into_drawing_area();
        let drawn = self.draw(&area);
        drawn.expect("a text takes every drawing");
        drop(area);
        text
    }

    /// The ends of the scale in percent: tens around all intervals.
    fn ends(&self) -> (f64, f64) {
        let (mut low, mut high) = (100.0_f64, 0.0_f64);
        for (left, right) in self.lines.iter().map(|rate| rate.tally.interval()) {
            low = low.min(100.0 * left);
            high = high.max(100.0 * right);
        }
        let low = 10.0 * (low / 10.0).floor();
        let high = 10.0 * (high / 10.0).ceil();
        (low, high.max(low + 10.0))
    }

    fn draw(&self, area: &DrawingArea<SVGBackend<'_>, Shift>) -> Result<(), Box<dyn Error>> {
        area.fill(&WHITE)?;
        let widest = self.lines.iter().map(|rate| rate.name.width()).max();
        let room = u32::try_from(widest.unwrap_or(0) * LETTER)? + 12;
        let (low, high) = self.ends();
        let rows = f64::from(u32::try_from(self.lines.len())?);
        let mut chart = ChartBuilder::on(area)
            .margin(16)
            .x_label_area_size(44)
            .y_label_area_size(room)
            .build_cartesian_2d(low..high, 0.0..rows)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .y_labels(0)
            .x_max_light_lines(0)
            .bold_line_style(FAINT)
            .label_style(FONT)
            .axis_desc_style(FONT)
            .x_desc(RATE)
            .x_label_formatter(&|percent| format!("{percent:.0}%"))
            .draw()?;
        let beside = FONT.into_font().color(&BLACK);
        let beside = beside.pos(Pos::new(HPos::Right, VPos::Center));
        let mut up = rows - 0.5;
        for rate in &self.lines {
            let colour = COLOURS[usize::from(rate.is_together)];
            let (left, right) = rate.tally.interval();
            let (left, right) = (100.0 * left, 100.0 * right);
            let share = 100.0 * rate.tally.share(rate.tally.won);
            let line = |ends| PathElement::new(ends, colour.stroke_width(2));
            let end = |at| line(vec![(at, up - 0.2), (at, up + 0.2)]);
            chart.draw_series([line(vec![(left, up), (right, up)]), end(left), end(right)])?;
            chart.draw_series([Circle::new((share, up), 4, colour.filled())])?;
            let (x, y) = chart.backend_coord(&(low, up));
            area.draw(&Text::new(rate.name.as_str(), (x - 10, y), beside.clone()))?;
            up -= 1.0;
        }
        Ok(area.present()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(tallies: &[(u64, u64, u64)]) -> Rates {
        let rate = |&(won, lost, unknown): &(u64, u64, u64)| Rate {
            name: "spider".to_owned(),
            tally: Tally { won, lost, unknown },
            is_together: false,
        };
        Rates {
            lines: tallies.iter().map(rate).collect(),
        }
    }

    #[test]
    fn the_scale_has_room_for_all_intervals() {
        assert_eq!(rates(&[(999, 0, 1), (990, 10, 0)]).ends(), (90.0, 100.0));
        assert_eq!(rates(&[(0, 1000, 0)]).ends(), (0.0, 10.0));
        assert_eq!(rates(&[(0, 0, 1), (500, 500, 0)]).ends(), (0.0, 100.0));
    }

    #[test]
    fn a_rate_is_a_point_on_a_line_with_ends() {
        let svg = rates(&[(500, 400, 100), (1, 0, 0)]).svg();
        assert_eq!(svg.matches("<circle").count(), 2);
        assert_eq!(svg.matches("stroke-width=\"2\"").count(), 6);
    }

    #[test]
    fn names_are_as_short_as_they_can_be_told_apart() {
        let short = |files: &[&'static str]| folders(files.iter().copied());
        let two = ["a/results.csv", "b/results.csv"];
        assert_eq!(short(&two), ["a", "b"]);
        let one = ["a/results.csv", "a/results.parquet"];
        assert_eq!(short(&one), one);
        assert_eq!(short(&["one.csv", "a/results.csv"]), ["one.csv", "a"]);
        assert_eq!(shortened("fast"), "fast");
        let long = shortened(&("x".repeat(90) + "/一slow"));
        assert!(long.starts_with("…x") && long.ends_with("/一slow"));
        assert_eq!(long.width(), NAME_MAX);
    }
}
