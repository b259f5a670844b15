//! Who plays from what a person at the table sees.

use webspinner_rules::{FairGame, Game};
use webspinner_solver::Random;

use crate::hint::{Hint, hint_of_plan, hints_of};

/// A player that cannot peek: it is given what a person at the table knows, and the moves since
/// something was last shown.
///
/// ```
/// use webspinner_players::{BestHint, Player};
/// use webspinner_rules::deal::DealId;
/// use webspinner_rules::FairGame;
///
/// let mut game = "spider-1:ms:1".parse::<DealId>()?.deal()?;
/// while game.length() < 30 && BestHint.play(&mut game) {}
/// println!("next: {:?}", BestHint.advise(&FairGame::from(&game)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Player {
    /// The move to play next, and why; `None` if no move is useful.
    fn advise(&mut self, game: &FairGame) -> Option<Hint>;

    /// Makes that move; false if there is none.
    ///
    /// # Panics
    /// If the player advises an illegal move.
    fn play(&mut self, game: &mut Game) -> bool {
        let hint = self.advise(&FairGame::from(&*game));
        if let Some(hint) = hint {
            let played = game.play(hint.play);
            let _ = played.expect("advice is legal");
        }
        hint.is_some()
    }
}

/// Always makes the best hinted move.
#[derive(Clone, Copy, Debug, Default)]
pub struct BestHint;

impl Player for BestHint {
    fn advise(&mut self, game: &FairGame) -> Option<Hint> {
        hints_of(game).first().copied()
    }
}

/// Makes the best hinted move, and one time in four the second.
#[derive(Clone, Debug)]
pub struct Casual(pub Random);

impl Player for Casual {
    fn advise(&mut self, game: &FairGame) -> Option<Hint> {
        let hints = hints_of(game);
        let second = hints.len() > 1 && self.0.below(4) == 0;
        hints.get(usize::from(second)).copied()
    }
}

/// Makes any legal move.
#[derive(Clone, Debug)]
pub struct Careless(pub Random);

impl Player for Careless {
    fn advise(&mut self, game: &FairGame) -> Option<Hint> {
        let moves = game.legal_moves();
        let any = moves.get(self.0.below(moves.len()))?;
        hint_of_plan(&game.view(), &[any.get()])
    }
}
