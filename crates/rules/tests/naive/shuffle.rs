//! The packs of other programs' deal numbers, in dealing order.

use super::cards::Card;

/// Microsoft's C `rand`.
fn ms_rand(state: &mut u64) -> u64 {
    *state = (214_013 * *state + 2_531_011) % (1 << 32);
    (*state >> 16) & 0x7fff
}

/// The suits of a deck under `ms` and `pysol`: they know no spades-only pack, and decks of three
/// suits have 39 cards.
fn suits(suit_count: usize) -> &'static [char] {
    match suit_count {
        1 => &['C', 'C', 'C', 'C'],
        2 => &['C', 'C', 'H', 'H'],
        3 => &['C', 'S', 'H'],
        _ => &['C', 'S', 'H', 'D'],
    }
}

fn copy_by_copy(decks: usize, suit_count: usize) -> Vec<Card> {
    let mut pack = Vec::new();
    for _ in 0..decks {
        for &suit in suits(suit_count) {
            pack.extend((1..=13).map(|rank| Card { rank, suit }));
        }
    }
    pack
}

/// One deck, rank by rank: clubs, diamonds, hearts, spades, or whatever stands for them.
fn rank_by_rank(suit_count: usize) -> Vec<Card> {
    let &[clubs, spades, hearts, diamonds] = suits(suit_count) else {
        panic!("one deck of three suits has no deals of FreeCell")
    };
    let suits = [clubs, diamonds, hearts, spades];
    (1..=13)
        .flat_map(|rank| suits.map(|suit| Card { rank, suit }))
        .collect()
}

fn below(random: u64, bound: usize) -> usize {
    let bound = u64::try_from(bound).expect("a pack is small");
    usize::try_from(random % bound).expect("a pack is small")
}

/// Swaps from the last card to the second, then turns the pack over, as it is dealt from its end.
fn shuffled(mut pack: Vec<Card>, mut index_below: impl FnMut(usize) -> usize) -> Vec<Card> {
    for i in (1..pack.len()).rev() {
        let j = index_below(i + 1);
        pack.swap(i, j);
    }
    pack.reverse();
    pack
}

/// The pack of the deal `ms:number`.
pub(crate) fn ms_pack(decks: usize, suit_count: usize, number: u64) -> Vec<Card> {
    let pack = if decks == 1 {
        rank_by_rank(suit_count)
    } else {
        copy_by_copy(decks, suit_count)
    };
    let (two_31, two_32) = (1_u64 << 31, 1_u64 << 32);
    let mut state = if number < two_32 {
        number
    } else {
        number - two_32
    };
    shuffled(pack, |bound| {
        let output = ms_rand(&mut state);
        if number < two_31 {
            below(output, bound)
        } else if number < two_32 {
            below(output | 0x8000, bound)
        } else {
            below(((state >> 16) & 0xffff) + 1, bound)
        }
    })
}

/// The pack of the deal `pysol:number`.
pub(crate) fn pysol_pack(decks: usize, suit_count: usize, number: u128) -> Vec<Card> {
    if number < 32_000 {
        return ms_pack(
            decks,
            suit_count,
            u64::try_from(number).expect("it is below 32000"),
        );
    }
    let mut twister = Twister::new(number);
    shuffled(copy_by_copy(decks, suit_count), |bound| {
        twister.index(bound)
    })
}

/// The pack of the deal `kpat:number`.
pub(crate) fn kpat_pack(decks: usize, suit_count: usize, number: u64) -> Vec<Card> {
    let suits = match suit_count {
        1 => ['S', 'S', 'S', 'S'],
        2 => ['H', 'S', 'H', 'S'],
        3 => ['C', 'S', 'H', 'S'],
        _ => ['C', 'D', 'H', 'S'],
    };
    let one_deck: Vec<Card> = (1..=13)
        .flat_map(|rank| suits.map(|suit| Card { rank, suit }))
        .collect();
    let mut state = number;
    shuffled(one_deck.repeat(decks), |bound| {
        below(ms_rand(&mut state), bound)
    })
}

/// The Mersenne Twister MT19937, seeded by `init_by_array` as Python's `random.Random(number)` is.
struct Twister {
    words: Vec<u32>,
    used: usize,
}

impl Twister {
    const LENGTH: usize = 624;

    fn new(number: u128) -> Twister {
        let mut key: Vec<u32> = Vec::new();
        let mut rest = number;
        while rest > 0 {
            key.push(u32::try_from(rest % (1 << 32)).expect("it is a remainder"));
            rest >>= 32;
        }
        let mut words = vec![19_650_218_u32];
        for i in 1..624 {
            let before = words[words.len() - 1];
            words.push(
                (before ^ (before >> 30))
                    .wrapping_mul(1_812_433_253)
                    .wrapping_add(i),
            );
        }
        let mut twister = Twister {
            words,
            used: Self::LENGTH,
        };
        twister.mix_in(&key);
        twister
    }

    fn mix_in(&mut self, key: &[u32]) {
        let small = |number: usize| u32::try_from(number).expect("indices are small");
        let (mut i, mut j) = (1, 0);
        for _ in 0..Self::LENGTH.max(key.len()) {
            let before = self.words[i - 1];
            let mixed = self.words[i] ^ (before ^ (before >> 30)).wrapping_mul(1_664_525);
            self.words[i] = mixed.wrapping_add(key[j]).wrapping_add(small(j));
            i = self.next_index(i);
            j = (j + 1) % key.len();
        }
        for _ in 1..Self::LENGTH {
            let before = self.words[i - 1];
            let mixed = self.words[i] ^ (before ^ (before >> 30)).wrapping_mul(1_566_083_941);
            self.words[i] = mixed.wrapping_sub(small(i));
            i = self.next_index(i);
        }
        self.words[0] = 0x8000_0000;
    }

    fn next_index(&mut self, i: usize) -> usize {
        if i + 1 < Self::LENGTH {
            return i + 1;
        }
        self.words[0] = self.words[Self::LENGTH - 1];
        1
    }

    fn refill(&mut self) {
        for i in 0..Self::LENGTH {
            let next = self.words[(i + 1) % Self::LENGTH];
            let joined = (self.words[i] & 0x8000_0000) | (next & 0x7fff_ffff);
            let twist = if joined % 2 == 1 { 0x9908_b0df } else { 0 };
            self.words[i] = self.words[(i + 397) % Self::LENGTH] ^ (joined >> 1) ^ twist;
        }
        self.used = 0;
    }

    fn word(&mut self) -> u32 {
        if self.used == Self::LENGTH {
            self.refill();
        }
        let mut word = self.words[self.used];
        self.used += 1;
        word ^= word >> 11;
        word ^= (word << 7) & 0x9d2c_5680;
        word ^= (word << 15) & 0xefc6_0000;
        word ^ (word >> 18)
    }

    /// `int(random() * bound)`: 53 random bits as a fraction.
    fn index(&mut self, bound: usize) -> usize {
        let high = u128::from(self.word() >> 5);
        let low = u128::from(self.word() >> 6);
        let fraction = high * (1 << 26) + low;
        let bound = u128::try_from(bound).expect("a pack is small");
        usize::try_from((fraction * bound) >> 53).expect("it is below the bound")
    }
}
