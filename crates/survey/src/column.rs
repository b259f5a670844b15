//! Many figures in little room.

/// Figures from 0 up, such as nodes or times, in the order in which they came. One that is a whole
/// number of units below 2^32 takes four bytes, any other eight.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    /// How many units are 1.
    units: f64,
    small: Vec<u32>,
    other: Vec<f64>,
}

impl Column {
    /// A column without figures, for which 1 is this many units.
    pub(crate) const fn of_units(units: f64) -> Self {
        Self {
            units,
            small: Vec::new(),
            other: Vec::new(),
        }
    }

    /// Adds a figure.
    pub(crate) fn add(&mut self, figure: f64) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "what does not come out as it went in is kept as it is"
        )]
        let small = (figure * self.units).round() as u32;
        if self.figure(small).to_bits() == figure.to_bits() {
            self.small.push(small);
        } else {
            self.other.push(figure);
        }
    }

    /// Adds the figures of another column with the same unit.
    pub(crate) fn append(&mut self, other: &Self) {
        self.small.extend_from_slice(&other.small);
        self.other.extend_from_slice(&other.other);
    }

    /// The figures exactly as they were added, in any order.
    pub(crate) fn figures(&self) -> impl Iterator<Item = f64> {
        let small = self.small.iter().map(|small| self.figure(*small));
        small.chain(self.other.iter().copied())
    }

    fn figure(&self, small: u32) -> f64 {
        f64::from(small) / self.units
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{prop_assert_eq, proptest};

    use super::*;

    fn column(figures: &[f64]) -> Column {
        let mut column = Column::of_units(1000.0);
        for figure in figures {
            column.add(*figure);
        }
        column
    }

    #[test]
    fn microseconds_take_four_bytes() {
        let times = ["0", "0.001", "20.5", "420.25", "4294967.295"];
        let times = times.map(|time| time.parse().unwrap());
        let column = column(&times);
        assert_eq!((column.small.len(), column.other.len()), (5, 0));
        assert_eq!(column.figures().collect::<Vec<_>>(), times);
    }

    #[test]
    fn what_is_larger_or_finer_is_kept_as_it_is() {
        let figures = [4_294_967.296, 1e300, 0.0005, -0.0, 1.0 / 3.0];
        let column = column(&figures);
        assert_eq!((column.small.len(), column.other.len()), (0, 5));
    }

    proptest! {
        #[test]
        fn figures_come_out_as_they_went_in(
            bits in proptest::collection::vec(proptest::num::f64::ANY, 0..20),
            micros in proptest::collection::vec(0_u64..10_000_000_000, 0..20),
        ) {
            #[expect(clippy::cast_precision_loss, reason = "they are below 2^53")]
            let times = micros.iter().map(|micros| *micros as f64 / 1000.0);
            let all: Vec<f64> = bits.iter().copied().chain(times).collect();
            let sorted = |figures: Vec<f64>| {
                let mut bits: Vec<u64> = figures.into_iter().map(f64::to_bits).collect();
                bits.sort_unstable();
                bits
            };
            prop_assert_eq!(sorted(column(&all).figures().collect()), sorted(all));
        }
    }
}
