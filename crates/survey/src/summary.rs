//! Figures computed from many answers.

use std::collections::BTreeMap;

use webspinner_rules::stats::exact;
use webspinner_solver::StopReason;

use crate::column::Column;
use crate::row::{Row, Verdict};
use crate::tally::Tally;

/// How many lost deals, and how many unknown ones, are kept by name.
pub(crate) const NAMED_MAX: usize = 200;

/// The answers of a survey, reduced to what its figures need: some bytes for each deal.
#[derive(Clone, Debug)]
pub struct Summary {
    game: String,
    tally: Tally,
    whys: BTreeMap<String, u64>,
    given_up_ms: Option<f64>,
    /// The first deals that are lost.
    lost: Vec<String>,
    /// The first deals that are unknown.
    unknown: Vec<String>,
    times: Costs,
    nodes: Costs,
    memory: Column,
    lengths: Vec<u32>,
    lengths_found: Vec<u32>,
}

/// What each deal cost, by verdict.
#[derive(Clone, Debug)]
pub(crate) struct Costs {
    won: Column,
    lost: Column,
    unknown: Column,
}

impl Costs {
    const fn of_units(units: f64) -> Self {
        Self {
            won: Column::of_units(units),
            lost: Column::of_units(units),
            unknown: Column::of_units(units),
        }
    }

    fn add(&mut self, verdict: Verdict, cost: f64) {
        match verdict {
            Verdict::Won => self.won.add(cost),
            Verdict::Lost => self.lost.add(cost),
            Verdict::Unknown => self.unknown.add(cost),
        }
    }

    fn append(&mut self, other: &Self) {
        self.won.append(&other.won);
        self.lost.append(&other.lost);
        self.unknown.append(&other.unknown);
    }

    /// The costs of the deals that were won or lost, in any order.
    pub(crate) fn decided(&self) -> impl Iterator<Item = f64> {
        self.won.figures().chain(self.lost.figures())
    }

    fn all(&self) -> impl Iterator<Item = f64> {
        self.decided().chain(self.unknown.figures())
    }
}

/// What can be compared between deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Figure {
    /// How long the search took, in milliseconds.
    Time,
    /// How many nodes it looked at.
    Nodes,
    /// The peak size of its tables, in bytes.
    Memory,
    /// The length of the line that wins.
    Length,
    /// Its length before it was shortened.
    LengthFound,
}

/// The distribution of a figure over the deals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Percentiles {
    pub(crate) mean: f64,
    /// The values at [`Percentiles::PERCENTS`].
    pub(crate) at: [f64; 5],
}

impl Percentiles {
    /// The percentiles that are shown. The last one is the maximum.
    pub(crate) const PERCENTS: [u64; 5] = [10, 50, 90, 99, 100];

    /// None where there is no value.
    fn of(values: impl Iterator<Item = f64>) -> Option<Self> {
        let mut values: Vec<f64> = values.collect();
        values.sort_unstable_by(f64::total_cmp);
        let last = values.len().checked_sub(1)?;
        // The smallest value that at least this percentage of all values does not exceed.
        let rank = |percent: u64| (values.len() as u64 * percent).div_ceil(100);
        let at = |percent| {
            let index = usize::try_from(rank(percent)).map_or(last, |rank| rank.max(1) - 1);
            values[index]
        };
        Some(Self {
            mean: values.iter().sum::<f64>() / exact(values.len() as u64),
            at: Self::PERCENTS.map(at),
        })
    }
}

impl Summary {
    /// A summary of no answers.
    pub(crate) fn new(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            tally: Tally::default(),
            whys: BTreeMap::new(),
            given_up_ms: None,
            lost: Vec::new(),
            unknown: Vec::new(),
            // The files have times in milliseconds with three decimal places.
            times: Costs::of_units(1000.0),
            nodes: Costs::of_units(1.0),
            memory: Column::of_units(1.0),
            lengths: Vec::new(),
            lengths_found: Vec::new(),
        }
    }

    /// Adds an answer.
    pub(crate) fn add(&mut self, row: &Row) {
        self.tally.add(row.verdict);
        self.times.add(row.verdict, row.time_ms);
        self.nodes.add(row.verdict, exact(row.nodes));
        self.memory.add(exact(row.memory_bytes));
        self.lengths.extend(row.length);
        self.lengths_found.extend(row.length_found);
        if let Some(why) = &row.why {
            *self.whys.entry(why.clone()).or_insert(0) += 1;
        }
        if row.why.as_deref() == Some(StopReason::Time.word()) {
            self.give_up(row.time_ms);
        }
        let named = match row.verdict {
            Verdict::Won => return,
            Verdict::Lost => &mut self.lost,
            Verdict::Unknown => &mut self.unknown,
        };
        if named.len() < NAMED_MAX {
            named.push(row.name());
        }
    }

    /// Adds the answers of another summary.
    pub(crate) fn append(&mut self, other: &Self) {
        self.tally += other.tally;
        self.times.append(&other.times);
        self.nodes.append(&other.nodes);
        self.memory.append(&other.memory);
        self.lengths.extend_from_slice(&other.lengths);
        self.lengths_found.extend_from_slice(&other.lengths_found);
        for (why, count) in &other.whys {
            *self.whys.entry(why.clone()).or_insert(0) += count;
        }
        if let Some(time) = other.given_up_ms {
            self.give_up(time);
        }
        for (named, more) in [
            (&mut self.lost, &other.lost),
            (&mut self.unknown, &other.unknown),
        ] {
            let room = NAMED_MAX - named.len();
            named.extend(more.iter().take(room).cloned());
        }
    }

    fn give_up(&mut self, time_ms: f64) {
        let known = self.given_up_ms.unwrap_or(time_ms);
        self.given_up_ms = Some(known.min(time_ms));
    }

    /// How many deals were won, lost and left unknown.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// The ends of the 95% interval of the share of deals that can be won, from 0 to 1: deals that
    /// are not known count as lost for the low end, and as won for the high end.
    pub fn interval(&self) -> (f64, f64) {
        self.tally.interval()
    }

    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// The first deals with this verdict; none that was won.
    pub(crate) fn named(&self, verdict: Verdict) -> &[String] {
        match verdict {
            Verdict::Won => &[],
            Verdict::Lost => &self.lost,
            Verdict::Unknown => &self.unknown,
        }
    }

    /// A count as a share of all deals, from 0 to 1.
    pub(crate) fn share(&self, count: u64) -> f64 {
        self.tally.share(count)
    }

    /// The shortest time, in milliseconds, after which a deal was given up for lack of time; `None`
    /// if none was.
    pub(crate) fn given_up_ms(&self) -> Option<f64> {
        self.given_up_ms
    }

    /// How many deals were won, and how many decided, within a time.
    pub(crate) fn within(&self, time_ms: f64) -> (u64, u64) {
        let within = |column: &Column| column.figures().filter(|time| *time <= time_ms).count();
        let won = within(&self.times.won) as u64;
        (won, won + within(&self.times.lost) as u64)
    }

    /// The time of each deal, in milliseconds. For an unknown deal, this is the time that was spent
    /// on it.
    pub(crate) fn times(&self) -> &Costs {
        &self.times
    }

    /// The nodes of each deal.
    pub(crate) fn nodes(&self) -> &Costs {
        &self.nodes
    }

    /// The lengths of the lines that win.
    pub(crate) fn lengths(&self) -> &[u32] {
        &self.lengths
    }

    /// The distribution of a figure; `None` where no deal has it.
    pub(crate) fn percentiles(&self, figure: Figure) -> Option<Percentiles> {
        match figure {
            Figure::Time => Percentiles::of(self.times.all()),
            Figure::Nodes => Percentiles::of(self.nodes.all()),
            Figure::Memory => Percentiles::of(self.memory.figures()),
            Figure::Length => Percentiles::of(floats(&self.lengths)),
            Figure::LengthFound => Percentiles::of(floats(&self.lengths_found)),
        }
    }

    /// How many deals are not known for each reason, in the order of the reasons' words.
    pub(crate) fn whys(&self) -> &BTreeMap<String, u64> {
        &self.whys
    }
}

fn floats(lengths: &[u32]) -> impl Iterator<Item = f64> {
    lengths.iter().copied().map(f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(verdict: Verdict, time_ms: f64) -> Row {
        let length = (verdict == Verdict::Won).then_some(10);
        Row {
            length,
            time_ms,
            ..Row::with_cost(verdict, 1)
        }
    }

    fn summary(rows: impl IntoIterator<Item = Row>) -> Summary {
        let mut summary = Summary::new("spider");
        rows.into_iter().for_each(|row| summary.add(&row));
        summary
    }

    fn of(won: usize, lost: usize, unknown: usize) -> Summary {
        let many = |verdict, count| std::iter::repeat_n(row(verdict, 1.0), count);
        let rows = many(Verdict::Won, won)
            .chain(many(Verdict::Lost, lost))
            .chain(many(Verdict::Unknown, unknown));
        summary(rows)
    }

    #[test]
    fn what_is_not_known_widens_the_interval_both_ways() {
        let (low, high) = of(812, 158, 30).interval();
        assert_eq!(
            format!("{:.1} {:.1}", 100.0 * low, 100.0 * high),
            "78.7 86.3"
        );
        assert_eq!(of(0, 0, 0).interval(), (0.0, 1.0));
        assert!(of(3, 0, 0).interval().1 >= 1.0);
        assert!(of(0, 3, 0).interval().0 <= 0.0);
    }

    #[test]
    fn percentiles_are_values_that_some_deal_has() {
        let spread = |values: &[f64]| Percentiles::of(values.iter().copied());
        let figure = crate::text::figure;
        let at = |values: &[f64]| spread(values).map(|spread| spread.at.map(figure));
        let hundred: Vec<f64> = (1..=100_u8).rev().map(f64::from).collect();
        let texts = |figures: [&str; 5]| Some(figures.map(str::to_owned));
        assert_eq!(at(&hundred), texts(["10", "50", "90", "99", "100"]));
        assert_eq!(at(&[7.0]), texts(["7"; 5]));
        assert_eq!(at(&[2.0, 1.0]), texts(["1", "1", "2", "2", "2"]));
        assert_eq!(at(&[]), None);
        assert!(spread(&hundred).is_some_and(|known| (known.mean - 50.5).abs() < 1e-12));
    }

    #[test]
    fn only_what_is_decided_is_decided_within_a_time() {
        let summary = summary([
            row(Verdict::Won, 1.0),
            row(Verdict::Lost, 5.0),
            row(Verdict::Unknown, 5.0),
            row(Verdict::Won, 9.0),
        ]);
        assert_eq!(summary.within(0.5), (0, 0));
        assert_eq!(summary.within(5.0), (1, 2));
        assert_eq!(summary.within(9.0), (2, 3));
        // What took 9 ms was given more time than another deal.
        assert_eq!(summary.given_up_ms(), Some(5.0));
        assert_eq!(summary.whys().get("time"), Some(&1));
        assert!(summary.percentiles(Figure::Length).is_some());
        assert!(summary.percentiles(Figure::LengthFound).is_none());
    }

    #[test]
    fn summaries_together_are_that_of_all_answers() {
        let verdicts = [Verdict::Won, Verdict::Lost, Verdict::Unknown];
        let rows = |from: u32, to: u32| {
            let verdict = |cost: u32| verdicts[cost as usize % 3];
            (from..to).map(move |cost| row(verdict(cost), f64::from(cost) / 7.0))
        };
        let (mut one, other) = (summary(rows(0, 700)), summary(rows(700, 900)));
        one.append(&other);
        let all = summary(rows(0, 900));
        assert_eq!(one.json(), all.json());
        assert_eq!(one.named(Verdict::Lost), all.named(Verdict::Lost));
        assert_eq!(one.named(Verdict::Unknown).len(), NAMED_MAX);
    }
}
