//! What decides by chance in one of many games.

use webspinner_rules::deal::Shuffle;
use webspinner_solver::Random;

/// The dice of one game: which deals come, and which moves are drawn. What is drawn depends on the
/// seed alone, and not on how many games are played beside it.
#[derive(Clone, Debug)]
pub(crate) struct Dice {
    deals: Random,
    moves: Random,
}

impl Dice {
    /// Those of a seed. Neighbouring seeds have nothing in common.
    pub(crate) fn of(seed: u64) -> Self {
        let mut mixed = Random(seed);
        Self {
            deals: Random(mixed.bits()),
            moves: Random(mixed.bits()),
        }
    }

    /// The number of the next own deal, one of at most nine digits.
    pub(crate) fn deal(&mut self) -> u64 {
        let Shuffle::Number(number) = Shuffle::random(self.deals.bits()) else {
            unreachable!("a random shuffle is a number");
        };
        u64::try_from(number.number()).expect("it has at most nine digits")
    }

    /// One of this many moves; 0 if there are none.
    pub(crate) fn choose(&mut self, end: usize) -> usize {
        self.moves.below(end)
    }
}

/// Numbers for what is drawn apart from deals and moves.
pub(crate) fn apart(seed: u64) -> Random {
    Random(Random(!seed).bits())
}
