//! What the plots show, as points.

use std::collections::BTreeMap;

use webspinner_rules::stats::exact;

use crate::summary::{Costs, Summary};

/// How finely a curve is drawn: a plot is less than twice as many pixels wide.
const STEPS: u32 = 400;

/// How many bars a histogram has at most.
const BARS_MAX: u32 = 25;

/// One of the costs of a summary's deals.
pub(super) type CostsOf = fn(&Summary) -> &Costs;

/// A curve: points from left to right.
pub(super) type Curve = Vec<(f64, f64)>;

/// The percentage of all deals that were decided at a cost up to each of some values, which are
/// evenly spread on a logarithmic scale.
pub(super) fn decided(summary: &Summary, ends: (f64, f64), costs: CostsOf) -> Curve {
    let mut costs: Vec<f64> = costs(summary).decided().collect();
    costs.sort_unstable_by(f64::total_cmp);
    let factor = ends.1 / ends.0;
    let point = |step: u32| {
        // Rounding must not lose the last deal.
        let most = if step == STEPS {
            ends.1
        } else {
            ends.0 * factor.powf(f64::from(step) / f64::from(STEPS))
        };
        let count = costs.partition_point(|cost| *cost <= most);
        (most, 100.0 * summary.share(count as u64))
    };
    (0..=STEPS).map(point).collect()
}

/// The least and the greatest cost of a decided deal, at least `least`, with room between them.
pub(super) fn ends<'s>(
    summaries: impl Iterator<Item = &'s Summary>,
    least: f64,
    costs: CostsOf,
) -> (f64, f64) {
    let (mut low, mut high) = (f64::INFINITY, least);
    for cost in summaries.flat_map(|summary| costs(summary).decided()) {
        low = low.min(cost);
        high = high.max(cost);
    }
    let low = low.min(high).max(least);
    (low, high.max(10.0 * low))
}

/// The lengths in `width` steps: outlines of bars as high as the percentage of all lines in them.
pub(super) fn histogram(summary: &Summary, width: u32) -> Curve {
    let mut bars: BTreeMap<u32, u64> = BTreeMap::new();
    for length in summary.lengths() {
        *bars.entry(length / width).or_default() += 1;
    }
    let (Some((&first, _)), Some((&last, _))) = (bars.first_key_value(), bars.last_key_value())
    else {
        return Curve::new();
    };
    let all = exact(summary.tally().won);
    let (left, right) = (|bar| edge(bar, width), |bar: u64| edge(bar + 1, width));
    let mut line = vec![(left(first.into()), 0.0)];
    for bar in first..=last {
        let height = 100.0 * exact(bars.get(&bar).copied().unwrap_or(0)) / all;
        line.extend([(left(bar.into()), height), (right(bar.into()), height)]);
    }
    line.push((right(last.into()), 0.0));
    line
}

/// Where a bar begins.
fn edge(bar: u64, width: u32) -> f64 {
    exact(bar) * f64::from(width)
}

/// The edges of the bars of the shortest and the longest line, and the width of bars; `None`
/// without a line.
pub(super) fn bars<'s>(summaries: impl Iterator<Item = &'s Summary>) -> Option<((f64, f64), u32)> {
    let (mut shortest, mut longest) = (u32::MAX, None);
    for length in summaries.flat_map(Summary::lengths) {
        shortest = shortest.min(*length);
        longest = longest.max(Some(*length));
    }
    let width = width(longest? - shortest);
    let (first, last) = (shortest / width, longest? / width);
    Some((
        (edge(first.into(), width), edge(u64::from(last) + 1, width)),
        width,
    ))
}

/// The width of bars for lengths up to this: 1, 2 or 5 times a power of ten.
fn width(longest: u32) -> u32 {
    let widths = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u32.pow(power)));
    let fits = |width: &u32| longest / width < BARS_MAX;
    widths.into_iter().find(fits).unwrap_or(1_000_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::{Row, Verdict};

    fn summary(rows: &[(Verdict, u32)]) -> Summary {
        let mut summary = Summary::new("spider");
        for (verdict, cost) in rows {
            summary.add(&Row::with_cost(*verdict, *cost));
        }
        summary
    }

    #[test]
    fn a_curve_ends_with_the_share_of_all_that_was_decided() {
        use Verdict::{Lost, Unknown, Won};
        let summary = summary(&[(Won, 1), (Won, 10), (Lost, 100), (Unknown, 1000)]);
        let ends = ends([&summary].into_iter(), 0.1, Summary::times);
        assert_eq!(ends, (1.0, 100.0));
        let line = decided(&summary, ends, Summary::times);
        assert_eq!(line.first(), Some(&(1.0, 25.0)));
        assert_eq!(line.last(), Some(&(100.0, 75.0)));
        assert!(line.is_sorted_by(|left, right| left.0 < right.0 && left.1 <= right.1));
    }

    #[test]
    fn a_scale_has_room_even_where_nothing_was_decided() {
        let nothing = summary(&[(Verdict::Unknown, 7)]);
        assert_eq!(
            ends([&nothing].into_iter(), 0.1, Summary::times),
            (0.1, 1.0)
        );
        let instant = summary(&[(Verdict::Lost, 0)]);
        assert_eq!(
            ends([&instant].into_iter(), 0.1, Summary::times),
            (0.1, 1.0)
        );
    }

    #[test]
    fn bars_hold_all_lines() {
        let line = histogram(&summary(&[(Verdict::Won, 10), (Verdict::Won, 31)]), 10);
        let bar = |from: f64, height| [(from, height), (from + 10.0, height)];
        let bars = [bar(10.0, 50.0), bar(20.0, 0.0), bar(30.0, 50.0)];
        assert_eq!(line[1..7], bars.concat());
        assert!(histogram(&summary(&[(Verdict::Lost, 1)]), 10).is_empty());
        let longest = summary(&[(Verdict::Won, u32::MAX)]);
        let (ends, wide) = super::bars([&longest].into_iter()).unwrap();
        assert_eq!(histogram(&longest, wide).last(), Some(&(ends.1, 0.0)));
        assert_eq!([0, 24, 25, 99, 250, 4000].map(width), [1, 1, 2, 5, 20, 200]);
    }
}
