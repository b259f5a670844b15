//! The check of every win by the rules.

use std::sync::Arc;

use webspinner_rules::{Game, Move, Outcome, Position, Rules};

/// Plays a line by the rules.
///
/// # Errors
/// The reason why it is not a win.
pub(crate) fn replay(rules: &Arc<Rules>, start: &Position, line: &[Move]) -> Result<(), String> {
    let mut game = Game::new(Arc::clone(rules), start.clone());
    for (number, &play) in (1..).zip(line) {
        let played = game.play(play);
        let _ =
            played.map_err(|refusal| format!("move {number}, {play}, is not legal: {refusal}"))?;
    }
    match game.outcome() {
        Some(Outcome::Won) => Ok(()),
        _ => Err(format!("after {} moves the game is not won", line.len())),
    }
}
