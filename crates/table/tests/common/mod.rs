//! What several tests of a sitting need.

use webspinner_rules::{Move, games};
use webspinner_table::{Event, Sitting};

/// A built-in game, dealt.
pub(crate) fn sitting(game: &str, deal: &str) -> Sitting {
    let rules = games::find(game).expect("a built-in game").clone();
    let shuffle = deal.parse().expect("a deal");
    Sitting::deal(rules, &shuffle).expect("the game can be dealt so")
}

/// Numbers that look random and are the same in every run (xorshift).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("below a usize")
    }
}

/// Plays one legal move chosen by the dice; `None` when there is none.
pub(crate) fn random_move(sitting: &mut Sitting, dice: &mut Dice) -> Option<(Move, Vec<Event>)> {
    let legal = sitting.rules().legal_moves(sitting.position());
    let choice = (!legal.is_empty()).then(|| legal[dice.below(legal.len())].get())?;
    let events = sitting.play(choice, 0).expect("a legal move");
    Some((choice, events))
}
