//! Counting the ways to play on.

use crate::moves::LegalMove;
use crate::position::Position;
use crate::rules::Rules;

impl Rules {
    /// How many different sequences of `depth` legal moves and row deals lead on from a position.
    ///
    /// Sequences that meet again in the same position count apart; one that can go on no further
    /// before it is `depth` long does not count. The empty sequence is one, so depth 0 gives 1. Two
    /// implementations of a game that agree on this number for a few deals very likely agree on its
    /// rules.
    ///
    /// Time is proportional to the count for `depth - 1`. Each move takes a stack frame, so keep
    /// `depth` below a thousand.
    ///
    /// ```
    /// use webspinner_rules::deal::Shuffle;
    /// use webspinner_rules::games;
    ///
    /// let spider = games::find("spider").expect("a built-in game");
    /// let first: Shuffle = "ms:1".parse()?;
    /// assert_eq!(spider.perft(&spider.deal(&first)?, 3), 353);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        let mut position = position.clone();
        self.count_ways(&mut position, depth, &mut Vec::new())
    }

    /// Counts by making each move and taking it back. `spare` holds unused move lists, so that the
    /// recursion allocates none.
    fn count_ways(
        &self,
        position: &mut Position,
        depth: u32,
        spare: &mut Vec<Vec<LegalMove>>,
    ) -> u64 {
        let Some(depth_left) = depth.checked_sub(1) else {
            return 1;
        };
        let mut moves = spare.pop().unwrap_or_default();
        self.legal_moves_into(position, &mut moves);
        let mut ways = 0;
        if depth_left == 0 {
            ways = moves.len() as u64;
        } else {
            for &legal in &moves {
                let undo = position.apply(self, legal);
                ways += self.count_ways(position, depth_left, spare);
                position.undo(undo);
            }
        }
        moves.clear();
        spare.push(moves);
        ways
    }
}
