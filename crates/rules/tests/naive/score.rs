//! Both scores.

use super::table::Table;

impl Table {
    /// One point for each face-up card of a run that starts with a king, 13 for a collected run; in
    /// a Little Spider one point for each card on a foundation.
    pub(crate) fn cards_in_order(&self) -> usize {
        let Some(suits) = self.game.collect else {
            return self.foundations.iter().map(Vec::len).sum();
        };
        let mut points = 13 * self.collected.len();
        for column in &self.columns {
            // For each card, ask whether walking upwards from it through the run reaches a face-up
            // king.
            for card in 0..column.len() {
                let mut place = card;
                while column[place].1 && column[place].0.rank != 13 {
                    let run_goes_on =
                        place > 0 && column[place].0.goes_on(column[place - 1].0, suits, false);
                    if !run_goes_on {
                        break;
                    }
                    place -= 1;
                }
                if column[place].1 && column[place].0.rank == 13 {
                    points += 1;
                }
            }
        }
        points
    }

    /// 500, less one for each move and each undo, and 100 more for each collected run; deals are
    /// free. `moves_taken_back` counts undone moves, which stay paid for; undone deals are in
    /// `undos` alone.
    pub(crate) fn score(&self, moves_taken_back: usize, undos: usize) -> i64 {
        let number = |count: usize| i64::try_from(count).expect("a game has few moves");
        500 - number(self.moves + moves_taken_back) - number(undos)
            + 100 * number(self.collected.len())
    }
}
