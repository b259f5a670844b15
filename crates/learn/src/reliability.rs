//! How often chances of winning come true.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use webspinner_players::{Calibration, Chances};

use crate::game;
use crate::promises::{Played, read};

/// How many equal parts the chances from 0 to 1 are sorted into.
const BINS: usize = 10;
const CERTAIN: usize = Chances::CERTAIN as usize;
/// A bin with fewer plans is not drawn.
const PLANS_MIN: u32 = 50;
/// The length of the axes, and the space around them, in pixels.
const SIDE: f64 = 360.0;
const SPACE: f64 = 44.0;

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
        let mut dots = String::new();
        for games in read(&self.file)? {
            let id = &games[0].game;
            let bins = sorted(&games, Calibration::of(game(id)?));
            let wins = games.iter().filter(|game| game.is_won).count();
            println!("{id}: {wins} of {} won", games.len());
            for bin in &bins {
                println!("  {:6} {:.3} {:.3}", bin.plans, bin.mean(), bin.share());
                if bin.plans >= PLANS_MIN {
                    dot(&mut dots, id, bin);
                }
            }
            println!("  off by {:.1} points", 100.0 * error(&bins));
        }
        if let Some(file) = &self.diagram {
            fs::write(file, diagram(&dots))?;
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

fn dot(dots: &mut String, id: &str, bin: &Bin) {
    let (x, y) = (
        SPACE + SIDE * bin.mean(),
        SPACE / 2.0 + SIDE * (1.0 - bin.share()),
    );
    let radius = (f64::from(bin.plans).sqrt() / 8.0).clamp(2.0, 8.0);
    let _ = writeln!(
        dots,
        r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}"><title>{id}</title></circle>"#
    );
}

/// Chances to the right, and how many of such games were won upwards; a dot for each game and bin.
fn diagram(dots: &str) -> String {
    let (left, right, top, bottom) = (SPACE, SPACE + SIDE, SPACE / 2.0, SPACE / 2.0 + SIDE);
    let (width, height) = (right + SPACE / 2.0, bottom + SPACE);
    let middle = SPACE + SIDE / 2.0;
    let mut marks = String::new();
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let (x, y) = (left + SIDE * share, bottom - SIDE * share);
        let percent = 100.0 * share;
        let _ = writeln!(
            marks,
            r#"<text x="{x}" y="{}" text-anchor="middle">{percent}%</text>
<text x="{}" y="{}" text-anchor="end">{percent}%</text>"#,
            bottom + 16.0,
            left - 6.0,
            y + 4.0,
        );
    }
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="sans-serif" font-size="12" fill="#777">
<title>Chances of winning, and how many such games were won</title>
<path d="M{left} {top}V{bottom}H{right}M{left} {bottom}L{right} {top}" fill="none" stroke="#999"/>
{marks}<text x="{middle}" y="{}" text-anchor="middle">chance of winning, as it was shown</text>
<text transform="translate(12 {}) rotate(-90)" text-anchor="middle">games that were won</text>
<g fill="#2a7fd4" fill-opacity="0.75">
{dots}</g>
</svg>
"##,
        bottom + 34.0,
        bottom - SIDE / 2.0,
    )
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
