//! Plots as SVG.

use std::error::Error;

use plotters::coord::Shift;
use plotters::coord::ranged1d::{AsRangedCoord, Ranged, ValueFormatter};
use plotters::prelude::{
    ChartBuilder, Color, DrawingArea, IntoDrawingArea, IntoLogRange, LineSeries, PathElement,
    RGBColor, SVGBackend, SeriesLabelPosition, WHITE,
};

use super::lines::{CostsOf, Curve, bars, decided, ends, histogram};
use super::{FileResults, GameReport};
use crate::summary::Summary;
use crate::text::{LENGTHS, NODES, TIME};

/// In pixels.
const SIZE: (u32, u32) = (720, 400);

/// Colours that colour-blind readers can distinguish, too.
///
/// CITE: M. Okabe and K. Ito, *Color universal design*, 2008.
pub(super) const COLOURS: [RGBColor; 6] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(230, 159, 0),
];

/// The lines of the grid.
pub(super) const FAINT: RGBColor = RGBColor(224, 224, 224);

/// All text.
pub(super) const FONT: (&str, i32) = ("sans-serif", 14);

/// A plot with a curve for each survey.
pub(super) struct Chart<'r> {
    title: &'static str,
    across: &'static str,
    up: &'static str,
    ends: (f64, f64),
    is_logarithmic: bool,
    lines: Vec<(&'r str, Curve)>,
}

impl GameReport {
    /// The plots with the names of their files.
    pub(super) fn plots(&self) -> Vec<(&'static str, Chart<'_>)> {
        let share = "decided, of all deals";
        let words = ["Share of deals decided within a time", TIME, share];
        let time = self.costs(0.1, Summary::times, words);
        let words = [
            "Share of deals decided with a number of nodes",
            NODES,
            share,
        ];
        let nodes = self.costs(1.0, Summary::nodes, words);
        let title = "Lengths of the lines that win, moves and row deals";
        let lengths = self.lengths([title, LENGTHS, "of the deals won"]);
        let mut plots = vec![("time.svg", time), ("nodes.svg", nodes)];
        plots.extend(lengths.map(|lengths| ("lengths.svg", lengths)));
        plots
    }

    /// The share decided against a cost of at least `least`.
    fn costs(&self, least: f64, costs: CostsOf, words: [&'static str; 3]) -> Chart<'_> {
        let ends = ends(self.parts.iter().map(|part| &part.summary), least, costs);
        self.chart(words, ends, true, |summary| decided(summary, ends, costs))
    }

    /// How long the lines are; nothing without a line.
    fn lengths(&self, words: [&'static str; 3]) -> Option<Chart<'_>> {
        let (ends, width) = bars(self.parts.iter().map(|part| &part.summary))?;
        Some(self.chart(words, ends, false, |summary| histogram(summary, width)))
    }

    fn chart(
        &self,
        [title, across, up]: [&'static str; 3],
        ends: (f64, f64),
        is_logarithmic: bool,
        line: impl Fn(&Summary) -> Curve,
    ) -> Chart<'_> {
        let line = |part: &'_ FileResults| line(&part.summary);
        Chart {
            title,
            across,
            up,
            ends,
            is_logarithmic,
            lines: self
                .parts
                .iter()
                .map(|part| (part.name.as_str(), line(part)))
                .collect(),
        }
    }
}

impl Chart<'_> {
    pub(super) fn title(&self) -> &'static str {
        self.title
    }

    /// The whole file.
    pub(super) fn svg(&self) -> String {
        let mut text = String::new();
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        let (low, high) = self.ends;
        let drawn = if self.is_logarithmic {
            self.draw(&area, (low..high).log_scale())
        } else {
            self.draw(&area, low..high)
        };
        drawn.expect("a text takes every drawing");
        drop(area);
        text
    }

    /// The top of the scale: 100% for shares of all deals; for histograms the highest bar, with
    /// room for the legend above it.
    fn top(&self) -> f64 {
        if self.is_logarithmic {
            return 100.0;
        }
        let points = self.lines.iter().flat_map(|(_, line)| line);
        let highest = points.fold(1.0_f64, |highest, (_, up)| highest.max(*up));
        let room = if self.has_legend() { 1.35 } else { 1.05 };
        room * highest
    }

    fn has_legend(&self) -> bool {
        self.lines.len() > 1
    }

    fn draw<X>(
        &self,
        area: &DrawingArea<SVGBackend<'_>, Shift>,
        across: X,
    ) -> Result<(), Box<dyn Error>>
    where
        X: AsRangedCoord<Value = f64>,
        X::CoordDescType: Ranged<ValueType = f64> + ValueFormatter<f64>,
    {
        area.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(area)
            .margin(16)
            .x_label_area_size(44)
            .y_label_area_size(56)
            .build_cartesian_2d(across, 0.0..self.top())?;
        chart
            .configure_mesh()
            .x_max_light_lines(if self.is_logarithmic { 10 } else { 0 })
            .y_max_light_lines(0)
            .light_line_style(FAINT)
            .bold_line_style(FAINT)
            .label_style(FONT)
            .axis_desc_style(FONT)
            .x_desc(self.across)
            .y_desc(self.up)
            .x_label_formatter(&|across| mark(*across))
            .y_label_formatter(&|percent| format!("{percent:.0}%"))
            .draw()?;
        for ((name, line), colour) in self.lines.iter().zip(COLOURS.into_iter().cycle()) {
            chart
                .draw_series(LineSeries::new(
                    line.iter().copied(),
                    colour.stroke_width(2),
                ))?
                .label(*name)
                .legend(move |(x, y)| {
                    PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(2))
                });
        }
        if self.has_legend() {
            chart
                .configure_series_labels()
                .position(if self.is_logarithmic {
                    SeriesLabelPosition::LowerRight
                } else {
                    SeriesLabelPosition::UpperRight
                })
                .label_font(FONT)
                .background_style(WHITE)
                .border_style(FAINT)
                .draw()?;
        }
        Ok(area.present()?)
    }
}

/// The number at a mark of an axis, with as many decimal places as it needs, but at most three.
fn mark(value: f64) -> String {
    ((1000.0 * value).round() / 1000.0).to_string()
}
