//! The confidence interval of a share.

/// The two-sided 95% quantile of the normal distribution, Φ⁻¹(0.975).
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// The ends, from 0 to 1, of Wilson's score interval for the share `hits` of `trials`, with 95%
/// confidence. Without trials it is the whole range.
///
/// It holds for shares near 0 and 1 and for few trials, where the textbook's `p ± z √(p(1-p)/n)`
/// has no width, and is narrower than the exact interval of Clopper and Pearson, which guarantees
/// at least 95%.
///
/// CITE: E. B. Wilson, *Probable inference, the law of succession, and statistical inference*,
/// 1927.
#[must_use]
pub fn wilson(hits: u64, trials: u64) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let (none, all) = (hits == 0, hits == trials);
    let trials = exact(trials);
    let share = exact(hits) / trials;
    let shrink = 1.0 + Z * Z / trials;
    let centre = (share + Z * Z / (2.0 * trials)) / shrink;
    let variance = share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials);
    let half = Z * variance.sqrt() / shrink;
    // Rounding must not move the ends away from 0 and 1 where they are exactly that.
    let low = if none { 0.0 } else { centre - half };
    let high = if all { 1.0 } else { centre + half };
    (low, high)
}

/// The mean of these values, and the interval in which the true mean lies with 95% confidence, as
/// the normal distribution has it; `None` for fewer than two, which say nothing about how much they
/// vary. With fewer than about thirty the interval is rather too narrow.
#[must_use]
pub fn mean_interval(values: &[f64]) -> Option<(f64, (f64, f64))> {
    let count = exact(
        u64::try_from(values.len())
            .ok()
            .filter(|&count| count > 1)?,
    );
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let half = Z * (squares / (count - 1.0) / count).sqrt();
    Some((mean, (mean - half, mean + half)))
}

/// A count as a number with a fraction.
#[must_use]
#[expect(
    clippy::cast_precision_loss,
    reason = "nobody counts to 2^53, and figures to read have three digits or so"
)]
pub fn exact(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn percent(hits: u64, trials: u64) -> String {
        let (low, high) = wilson(hits, trials);
        format!("{:.2} {:.2}", 100.0 * low, 100.0 * high)
    }

    /// CITE: R. G. Newcombe, *Two-sided confidence intervals for the single proportion*, 1998,
    /// table I, method 3: its four examples.
    #[test]
    fn intervals_are_those_of_the_literature() {
        assert_eq!(percent(81, 263), "25.53 36.62");
        assert_eq!(percent(15, 148), "6.24 16.05");
        assert_eq!(percent(0, 20), "0.00 16.11");
        assert_eq!(percent(1, 29), "0.61 17.18");
    }

    #[test]
    fn the_interval_of_a_mean_is_that_of_the_textbook() {
        let (mean, (low, high)) = mean_interval(&[3.0, 3.0, 7.0, 7.0]).expect("four");
        let error = (4.0 * 4.0 / 3.0 / 4.0_f64).sqrt();
        assert!((mean - 5.0).abs() < 1e-12);
        assert!((low - (5.0 - Z * error)).abs() < 1e-12);
        assert!((high - (5.0 + Z * error)).abs() < 1e-12);
        assert_eq!(mean_interval(&[2.0, 2.0]), Some((2.0, (2.0, 2.0))));
        assert_eq!(mean_interval(&[1.0]), None);
        // For many wins and losses it is about as wide as Wilson's.
        let wins: Vec<f64> = (0..400)
            .map(|game| f64::from(u8::from(game < 120)))
            .collect();
        let (mean, (low, high)) = mean_interval(&wins).expect("many");
        let wilson = wilson(120, 400);
        assert!((mean - 0.3).abs() < 1e-12);
        assert!((low - wilson.0).abs() < 0.003 && (high - wilson.1).abs() < 0.003);
    }

    #[test]
    fn an_interval_contains_its_share_and_is_symmetric() {
        for trials in 1..60 {
            for hits in 0..=trials {
                let ((low, high), share) = (wilson(hits, trials), exact(hits) / exact(trials));
                assert!(0.0 <= low && low <= share && share <= high && high <= 1.0);
                let (other_low, other_high) = wilson(trials - hits, trials);
                assert!((low + other_high - 1.0).abs() < 1e-12);
                assert!((high + other_low - 1.0).abs() < 1e-12);
            }
        }
        assert_eq!(percent(0, 0), "0.00 100.00");
    }
}
