//! The positions that a search has met, each as 128 bits.

/// A growing set of fingerprints that never takes more memory than it is given.
///
/// It is made of parts that grow one after the other and by little, so that hardly more than what
/// is filled is ever taken.
#[derive(Debug)]
pub(crate) struct Table {
    parts: Vec<Part>,
    bytes: u64,
}

/// An open-addressed set; 0 marks a free place.
#[derive(Debug, Default)]
struct Part {
    places: Vec<u128>,
    filled: usize,
}

/// The table may not grow as it would have to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

const PARTS: usize = 256;
/// How many entries a part begins with.
const PLACES_MIN: usize = 16;
const PLACE_BYTES: u64 = size_of::<u128>() as u64;

impl Table {
    pub(crate) fn new() -> Self {
        let parts: Vec<Part> = (0..PARTS).map(|_| Part::default()).collect();
        let bytes = (PARTS * size_of::<Part>()) as u64;
        Self { parts, bytes }
    }

    /// What it takes, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Adds a fingerprint; says whether it is new. `bytes_max` is what the table may take, while it
    /// grows too.
    #[inline]
    pub(crate) fn insert(&mut self, print: u128, bytes_max: u64) -> Result<bool, Full> {
        // 0 is taken for a free place; that it shares its place with 1 costs no more than any two
        // fingerprints that are the same.
        let print = print.max(1);
        let part = &mut self.parts[small(print >> 120)];
        if part.is_crowded() {
            let grown = part.grown();
            if self.bytes + grown as u64 * PLACE_BYTES > bytes_max {
                return Err(Full);
            }
            self.bytes += (grown - part.places.len()) as u64 * PLACE_BYTES;
            part.grow_to(grown);
        }
        Ok(part.insert(print))
    }
}

impl Part {
    /// Seven of eight places at most are filled.
    #[inline]
    fn is_crowded(&self) -> bool {
        self.filled * 8 >= self.places.len() * 7
    }

    /// How many places it gets next: a quarter more.
    fn grown(&self) -> usize {
        (self.places.len() + self.places.len() / 4).max(PLACES_MIN)
    }

    fn grow_to(&mut self, places: usize) {
        let old = std::mem::replace(&mut self.places, vec![0; places]);
        self.filled = 0;
        for print in old.into_iter().filter(|&print| print != 0) {
            self.insert(print);
        }
    }

    #[inline]
    fn insert(&mut self, print: u128) -> bool {
        let places = self.places.len();
        let spread = (print & u128::from(u64::MAX)) * places as u128;
        let mut index = small(spread >> 64);
        loop {
            let place = &mut self.places[index];
            if *place == print {
                return false;
            }
            if *place == 0 {
                *place = print;
                self.filled += 1;
                return true;
            }
            index += 1;
            if index == places {
                index = 0;
            }
        }
    }
}

/// A number that is less than that of some places.
#[inline]
fn small(number: u128) -> usize {
    usize::try_from(number).expect("places lie in memory")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_knows_what_it_was_given_and_nothing_else() {
        let mut table = Table::new();
        let print = |number: u128| {
            (number * number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c) << 64 | number
        };
        for number in 0..20_000 {
            assert_eq!(table.insert(print(number), u64::MAX), Ok(true), "{number}");
        }
        for number in 0..20_000 {
            assert_eq!(table.insert(print(number), u64::MAX), Ok(false), "{number}");
        }
    }

    #[test]
    fn a_table_that_may_not_grow_says_so_and_takes_no_more() {
        let mut table = Table::new();
        let bytes_max = 1 << 20;
        let full = (1..1_000_000).find(|&number: &u128| {
            let print = number.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
            table.insert(print, bytes_max) == Err(Full)
        });
        assert!(table.bytes() <= bytes_max);
        assert!(full > Some(30_000), "{full:?}");
    }
}
