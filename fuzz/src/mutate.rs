//! Nearly valid inputs: seeds, damaged at random.

/// Makes the same sequence of inputs whenever it starts from the same number.
pub struct Mutator {
    state: u64,
}

/// Bytes that are significant to one of the parsers, so that damage is not mere noise.
const TELLING: &[u8] = b"\0\n\r\t \"#'()*+,-./0129:;=>AKQTCDHS[\\]_{}\xC3\xE2\xF0\xFF";

impl Mutator {
    /// Starts a sequence.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// One of the seeds with up to eight damages; random bytes where there is no seed.
    #[must_use]
    pub fn input(&mut self, seeds: &[Vec<u8>]) -> Vec<u8> {
        let mut input = seeds
            .get(self.below(seeds.len()))
            .cloned()
            .unwrap_or_default();
        for _ in 0..=self.below(8) {
            self.damage(&mut input, seeds);
        }
        input
    }

    fn damage(&mut self, input: &mut Vec<u8>, seeds: &[Vec<u8>]) {
        let at = self.below(input.len() + 1);
        let end = at + self.below((input.len() - at).min(16) + 1);
        match self.below(6) {
            0 => drop(input.drain(at..end)),
            1 => {
                let part = input[at..end].to_vec();
                drop(input.splice(at..at, part));
            }
            2 => {
                let other = seeds
                    .get(self.below(seeds.len()))
                    .map_or(&[][..], Vec::as_slice);
                let start = self.below(other.len() + 1);
                drop(input.splice(at..end, other[start..].iter().copied()));
            }
            3 => input.insert(at, TELLING[self.below(TELLING.len())]),
            4 if at < input.len() => input[at] = TELLING[self.below(TELLING.len())],
            _ if at < input.len() => input[at] ^= 1 << self.below(8),
            _ => input.push(self.next().to_le_bytes()[0]),
        }
    }

    /// A number below `bound`; 0 for a bound of 0.
    fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound.max(1)).expect("a length fits in 64 bits");
        usize::try_from(self.next() % bound).expect("it is below a usize")
    }

    /// `SplitMix64`.
    // CITE: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014, fig.
    // 17.
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}
