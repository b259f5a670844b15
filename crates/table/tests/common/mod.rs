//! What several tests of a session need.

use webspinner_rules::{Move, games};
use webspinner_table::{Event, Session};

/// A built-in game, dealt.
pub(crate) fn session(game: &str, deal: &str) -> Session {
    let rules = games::find(game).expect("a built-in game").clone();
    let shuffle = deal.parse().expect("a deal");
    Session::deal(rules, &shuffle).expect("the game can be dealt so")
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
pub(crate) fn random_move(session: &mut Session, dice: &mut Dice) -> Option<(Move, Vec<Event>)> {
    let legal = session.rules().legal_moves(session.position());
    let choice = (!legal.is_empty()).then(|| legal[dice.below(legal.len())].get())?;
    let events = session.play(choice, 0).expect("a legal move");
    Some((choice, events))
}
