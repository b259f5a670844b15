//! Games that move single cards and build foundations card by card, on columns that stay empty once
//! they are: Little Spider with all its options, and any file like it.
//!
//! Two facts about them carry everything here. As long as no rows come, a vacancy is never filled,
//! so the bottom card of a column lies still until it goes to its foundation. And a card that is
//! placed on one that it may lie on can be taken back, so whole crowds of positions can be reached
//! from one another, and only two kinds of play lead on: cards that leave for a foundation, and
//! cards that leave a card on which they may not be placed again.

mod last;
mod late;
pub(crate) mod prune;
mod quick;
mod stricter;
mod value;
mod waits;

pub(crate) use last::lacks_last;
pub(crate) use quick::Quick;
pub(crate) use stricter::stricter;
pub(crate) use waits::shuts_in;

#[cfg(test)]
mod tests;
