//! The positions that a search has seen, each as a 128-bit fingerprint.

/// A growing set of fingerprints that never takes more memory than it is given.
///
/// It consists of segments that grow one at a time and by little, so that it never uses much more
/// than it fills.
#[derive(Debug)]
pub(crate) struct SeenTable {
    segments: Vec<Segment>,
    bytes: u64,
}

/// An open-addressed set; 0 marks a free place.
#[derive(Debug, Default)]
struct Segment {
    places: Vec<u128>,
    filled: usize,
}

/// The error when the table would have to grow beyond its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

const SEGMENTS: usize = 256;
/// How many places a segment begins with.
const PLACES_MIN: usize = 16;
const PLACE_BYTES: u64 = size_of::<u128>() as u64;

impl SeenTable {
    pub(crate) fn new() -> Self {
        let segments: Vec<Segment> = (0..SEGMENTS).map(|_| Segment::default()).collect();
        let bytes = (SEGMENTS * size_of::<Segment>()) as u64;
        Self { segments, bytes }
    }

    /// Memory used, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Adds a fingerprint; says whether it is new. `bytes_max` is the most memory that the table
    /// may use, also while it grows.
    #[inline]
    pub(crate) fn insert(&mut self, fingerprint: u128, bytes_max: u64) -> Result<bool, Full> {
        // 0 is taken for a free place; that it shares its place with 1 costs no more than any two
        // fingerprints that are the same.
        let fingerprint = fingerprint.max(1);
        let segment = &mut self.segments[small(fingerprint >> 120)];
        if segment.is_crowded() {
            let grown = segment.grown();
            if self.bytes + grown as u64 * PLACE_BYTES > bytes_max {
                return Err(Full);
            }
            self.bytes += (grown - segment.places.len()) as u64 * PLACE_BYTES;
            segment.grow_to(grown);
        }
        Ok(segment.insert(fingerprint))
    }
}

impl Segment {
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
        for fingerprint in old.into_iter().filter(|&fingerprint| fingerprint != 0) {
            self.insert(fingerprint);
        }
    }

    #[inline]
    fn insert(&mut self, fingerprint: u128) -> bool {
        let places = self.places.len();
        let spread = (fingerprint & u128::from(u64::MAX)) * places as u128;
        let mut index = small(spread >> 64);
        loop {
            let place = &mut self.places[index];
            if *place == fingerprint {
                return false;
            }
            if *place == 0 {
                *place = fingerprint;
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

/// A number below some count of places.
#[inline]
fn small(number: u128) -> usize {
    usize::try_from(number).expect("places lie in memory")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_knows_what_it_was_given_and_nothing_else() {
        let mut table = SeenTable::new();
        let fingerprint = |number: u128| {
            (number * number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c) << 64 | number
        };
        for number in 0..20_000 {
            assert_eq!(
                table.insert(fingerprint(number), u64::MAX),
                Ok(true),
                "{number}"
            );
        }
        for number in 0..20_000 {
            assert_eq!(
                table.insert(fingerprint(number), u64::MAX),
                Ok(false),
                "{number}"
            );
        }
    }

    #[test]
    fn a_table_that_may_not_grow_says_so_and_takes_no_more() {
        let mut table = SeenTable::new();
        let bytes_max = 1 << 20;
        let full = (1..1_000_000).find(|&number: &u128| {
            let fingerprint = number.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
            table.insert(fingerprint, bytes_max) == Err(Full)
        });
        assert!(table.bytes() <= bytes_max);
        assert!(full > Some(30_000), "{full:?}");
    }
}
