//! Who plays from what a person at the table sees.

use webspinner_rules::FairGame;

use crate::hint::{Hint, hints_of};

/// A player that cannot peek: it is given what a person at the table knows, and the moves since
/// something was last shown.
///
/// ```
/// use webspinner_players::{BestHint, Player};
/// use webspinner_rules::{DealId, FairGame};
///
/// let mut game = "spider-1:ms:1".parse::<DealId>()?.deal()?;
/// while let Some(hint) = BestHint.advise(&FairGame::from(&game)) {
///     game.play(hint.play)?;
///     if game.length() == 30 {
///         break;
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Player {
    /// The move to play next, and why; `None` if no move is useful.
    fn advise(&mut self, game: &FairGame) -> Option<Hint>;
}

/// Always makes the best hinted move.
#[derive(Clone, Copy, Debug, Default)]
pub struct BestHint;

impl Player for BestHint {
    fn advise(&mut self, game: &FairGame) -> Option<Hint> {
        hints_of(game).first().copied()
    }
}
