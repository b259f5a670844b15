//! How often chances of winning come true.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use plotters::prelude::{
    ChartBuilder, Circle, Color, IntoDrawingArea, LineSeries, RGBColor, SVGBackend, WHITE,
};
use webspinner_players::{Calibration, Chances};

use crate::game;
use crate::promises::{Played, read};

/// How many equal parts the chances from 0 to 1 are sorted into.
const BINS: usize = 10;
const CERTAIN: usize = Chances::CERTAIN as usize;
/// A bin with fewer plans is not drawn.
const PLANS_MIN: u32 = 50;

/// The diagram's, in pixels.
const SIZE: (u32, u32) = (480, 480);
const FONT: (&str, i32) = ("sans-serif", 14);
const DOTS: RGBColor = RGBColor(0, 114, 178);
const FAINT: RGBColor = RGBColor(224, 224, 224);

#[derive(Args)]
pub(crate) struct Reliability {
    /// What `promises` printed
    file: PathBuf,
    /// Where to draw it, as SVG
    #[arg(long)]
    diagram: Option<PathBuf>,
}

/// Plans with about the same chance.
#[derive(Clone, Copy, Default)]
struct Bin {
    plans: u32,
    /// The sum of the chances.
    chances: f64,
    won: u32,
}

impl Reliability {
    pub(crate) fn run(&self) -> Result<()> {
        let mut drawn = Vec::new();
        for games in read(&self.file)? {
            let id = &games[0].game;
            let bins = sorted(&games, Calibration::of(game(id)?));
            let wins = games.iter().filter(|game| game.is_won).count();
            println!("{id}: {wins} of {} won", games.len());
            if bins.is_empty() {
                println!("  no plan left anything open");
                continue;
            }
            println!("   plans chance    won");
            for bin in &bins {
                println!("  {:6} {:6.3} {:6.3}", bin.plans, bin.mean(), bin.share());
            }
            println!("  off by {:.1} points", 100.0 * error(&bins));
            drawn.extend(bins.into_iter().filter(|bin| bin.plans >= PLANS_MIN));
        }
        if let Some(file) = &self.diagram {
            let diagram = diagram(&drawn).expect("a text takes every drawing");
            fs::write(file, diagram).with_context(|| file.display().to_string())?;
        }
        Ok(())
    }
}

impl Bin {
    fn mean(&self) -> f64 {
        self.chances / f64::from(self.plans)
    }

    fn share(&self) -> f64 {
        f64::from(self.won) / f64::from(self.plans)
    }
}

/// The bins with plans, the least chance first.
fn sorted(games: &[Played], calibration: Calibration) -> Vec<Bin> {
    let mut bins = [Bin::default(); BINS];
    for game in games {
        for promise in game.open() {
            let chance = calibration.chance(promise);
            let nth = usize::try_from(chance).unwrap_or(0) * BINS / CERTAIN;
            let bin = &mut bins[nth];
            bin.plans += 1;
            bin.chances += Chances::share(chance);
            bin.won += u32::from(game.is_won);
        }
    }
    bins.into_iter().filter(|bin| bin.plans > 0).collect()
}

/// By how much chances are off on average, each bin weighted by its plans (machine learning: the
/// expected calibration error).
fn error(bins: &[Bin]) -> f64 {
    let all: u32 = bins.iter().map(|bin| bin.plans).sum();
    let off = |bin: &Bin| (bin.chances - f64::from(bin.won)).abs();
    bins.iter().map(off).sum::<f64>() / f64::from(all.max(1))
}

/// Chances to the right, and how many of such games were won upwards; a dot for each bin, the
/// larger the more plans it has. On the line, chances come true.
fn diagram(bins: &[Bin]) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(0.0..1.0, 0.0..1.0)?;
    let percent = |share: &f64| format!("{:.0}%", 100.0 * share);
    chart
        .configure_mesh()
        .max_light_lines(0)
        .bold_line_style(FAINT)
        .label_style(FONT)
        .axis_desc_style(FONT)
        .x_desc("chance of winning, as it was shown")
        .y_desc("games that were won")
        .x_label_formatter(&percent)
        .y_label_formatter(&percent)
        .draw()?;
    chart.draw_series(LineSeries::new(
        [(0.0, 0.0), (1.0, 1.0)],
        FAINT.stroke_width(2),
    ))?;
    chart.draw_series(bins.iter().map(|bin| {
        let radius = (f64::from(bin.plans).sqrt() / 8.0).clamp(2.0, 8.0);
        Circle::new((bin.mean(), bin.share()), radius, DOTS.mix(0.6).filled())
    }))?;
    area.present()?;
    drop(chart);
    drop(area);
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_off_by_what_their_bins_are_off_by() {
        let half = Chances::CERTAIN / 2 + 1;
        let line = |won: u32| format!("spider,1,{won},{half}");
        let games = [1, 0, 0, 0].map(|won| line(won).parse().expect("a game"));
        let bins = sorted(&games, Calibration::NONE);
        assert_eq!(bins.len(), 1);
        assert!((error(&bins) - 0.25).abs() < 0.001);
        assert!((bins[0].mean() - 0.5).abs() < 0.001);
    }
}
