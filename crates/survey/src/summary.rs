//! Figures computed from many answers.

use webspinner_solver::Why;

use crate::interval::exact;
use crate::row::{Row, Verdict};
use crate::tally::Tally;

/// The answers of a survey, reduced to what its figures need.
#[derive(Clone, Debug)]
pub struct Summary {
    game: String,
    rows: Vec<RowFigures>,
    tally: Tally,
}

/// The part of a row that figures need.
#[derive(Clone, Debug)]
pub(crate) struct RowFigures {
    pub(crate) shuffle: String,
    pub(crate) verdict: Verdict,
    pub(crate) why: Option<String>,
    pub(crate) length: Option<u32>,
    pub(crate) length_found: Option<u32>,
    pub(crate) nodes: u64,
    pub(crate) memory_bytes: u64,
    pub(crate) time_ms: f64,
}

impl From<&Row> for RowFigures {
    fn from(row: &Row) -> Self {
        Self {
            shuffle: row.shuffle.clone(),
            verdict: row.verdict,
            why: row.why.clone(),
            length: row.length,
            length_found: row.length_found,
            nodes: row.nodes,
            memory_bytes: row.memory_bytes,
            time_ms: row.time_ms,
        }
    }
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
    pub(crate) fn new(game: &str, rows: Vec<RowFigures>) -> Self {
        let mut tally = Tally::default();
        for row in &rows {
            tally.add(row.verdict);
        }
        let game = game.to_owned();
        Self { game, rows, tally }
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

    pub(crate) fn rows(&self) -> &[RowFigures] {
        &self.rows
    }

    /// A count as a share of all deals, from 0 to 1.
    pub(crate) fn share(&self, count: u64) -> f64 {
        exact(count) / exact(self.tally.all().max(1))
    }

    /// The shortest time, in milliseconds, after which a deal was given up for lack of time; `None`
    /// if none was.
    pub(crate) fn given_up_ms(&self) -> Option<f64> {
        let given_up =
            (self.rows.iter()).filter(|row| row.why.as_deref() == Some(Why::Time.word()));
        given_up.map(|row| row.time_ms).min_by(f64::total_cmp)
    }

    /// How many deals were won, and how many decided, with a cost up to this.
    pub(crate) fn within(&self, most: f64, cost: fn(&RowFigures) -> f64) -> (u64, u64) {
        let within = || self.rows.iter().filter(|row| cost(row) <= most);
        let won = within().filter(|row| row.verdict == Verdict::Won);
        let decided = within().filter(|row| row.verdict != Verdict::Unknown);
        (won.count() as u64, decided.count() as u64)
    }

    /// The times of all deals, in milliseconds. For an unknown deal, this is the time that was
    /// spent on it.
    pub(crate) fn times(&self) -> Option<Percentiles> {
        Percentiles::of(self.rows.iter().map(|row| row.time_ms))
    }

    /// The nodes of all deals.
    pub(crate) fn nodes(&self) -> Option<Percentiles> {
        Percentiles::of(self.rows.iter().map(|row| exact(row.nodes)))
    }

    /// The peak memory of each deal's search, in bytes.
    pub(crate) fn memory(&self) -> Option<Percentiles> {
        Percentiles::of(self.rows.iter().map(|row| exact(row.memory_bytes)))
    }

    /// The lengths of the lines that win.
    pub(crate) fn lengths(&self) -> Option<Percentiles> {
        Percentiles::of(self.rows.iter().filter_map(|row| row.length.map(f64::from)))
    }

    /// The lengths of the lines before they were shortened; none where nothing was.
    pub(crate) fn lengths_found(&self) -> Option<Percentiles> {
        Percentiles::of(
            self.rows
                .iter()
                .filter_map(|row| row.length_found.map(f64::from)),
        )
    }

    /// How many deals are not known for each reason, in the order of the reasons' words.
    pub(crate) fn whys(&self) -> Vec<(&str, u64)> {
        let mut counts = std::collections::BTreeMap::new();
        for why in self.rows.iter().filter_map(|row| row.why.as_deref()) {
            *counts.entry(why).or_insert(0) += 1;
        }
        counts.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use webspinner_words::Catalogue;

    use super::*;

    fn row(verdict: Verdict, time_ms: f64) -> RowFigures {
        RowFigures {
            shuffle: "own:1".to_owned(),
            verdict,
            why: (verdict == Verdict::Unknown).then(|| "time".to_owned()),
            length: (verdict == Verdict::Won).then_some(10),
            length_found: None,
            nodes: 1,
            memory_bytes: 1,
            time_ms,
        }
    }

    fn of(won: usize, lost: usize, unknown: usize) -> Summary {
        let many = |verdict, count| std::iter::repeat_n(row(verdict, 1.0), count);
        let rows = many(Verdict::Won, won)
            .chain(many(Verdict::Lost, lost))
            .chain(many(Verdict::Unknown, unknown));
        Summary::new("spider", rows.collect())
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
        let figure = |value| crate::text::figure(value, Catalogue::english());
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
        let rows = vec![
            row(Verdict::Won, 1.0),
            row(Verdict::Lost, 5.0),
            row(Verdict::Unknown, 5.0),
            row(Verdict::Won, 9.0),
        ];
        let summary = Summary::new("spider", rows);
        let within = |most| summary.within(most, |row| row.time_ms);
        assert_eq!(within(0.5), (0, 0));
        assert_eq!(within(5.0), (1, 2));
        assert_eq!(within(9.0), (2, 3));
        // What took 9 ms was given more time than another deal.
        assert_eq!(summary.given_up_ms(), Some(5.0));
        assert_eq!(summary.whys(), [("time", 1)]);
        assert!(summary.lengths().is_some() && summary.lengths_found().is_none());
    }
}
