//! How what looks find comes true: outcomes only put it right as a whole, and say nothing of one
//! way or another.

use std::path::PathBuf;

use anyhow::Result;
use webspinner_players::{Chances, Considered, HEADS};

use crate::calibrate::{Line, fit, log_odds};
use crate::records;

/// As many numbers of rows left are told apart.
const ROWS: usize = 6;
/// How much the line of all counts in each: about as much as some games.
const TRUST: f64 = 2.0;

/// For looks, and for those two cards deep: a line for each number of rows left, from the log odds
/// that were found to those of winning.
pub(crate) struct Truth {
    lines: [[Line; ROWS]; 2],
    /// How many of the games were won.
    pub(crate) won: usize,
}

/// Log odds that were found, whether the game was won, and how much that counts.
type Found = ((f64, bool), f64);

impl Truth {
    /// What came of the games in these files.
    pub(crate) fn of(files: &[PathBuf]) -> Result<Self> {
        let mut found: [[Vec<Found>; ROWS]; 2] = Default::default();
        let mut won = 0;
        for file in files {
            let game = records::read(file)?;
            won += usize::from(game.is_won);
            let mut of_game: [[Vec<f64>; ROWS]; 2] = Default::default();
            for one in game.considered.iter().filter(|one| one.is_chosen) {
                for (of_game, found) in of_game.iter_mut().zip([Some(one.look), one.deep]) {
                    let open = found.filter(|found| (1..Chances::CERTAIN).contains(&found.win));
                    of_game[rows(one)].extend(open.map(|found| log_odds(found.win)));
                }
            }
            // Every game counts the same.
            for (found, of_game) in found
                .as_flattened_mut()
                .iter_mut()
                .zip(of_game.as_flattened())
            {
                let weight = 1.0 / of_game.len().max(1) as f64;
                found.extend(of_game.iter().map(|&odds| ((odds, game.is_won), weight)));
            }
        }
        let mut all = [0.0, 1.0];
        let lines = found.map(|by_rows| {
            all = fit(&by_rows.concat(), all, TRUST);
            by_rows.map(|found| fit(&found, all, TRUST))
        });
        Ok(Self { lines, won })
    }

    /// What the network should say of a table that was considered, given what a deep look found if
    /// that counts.
    #[expect(clippy::cast_possible_truncation, reason = "these are shares")]
    pub(crate) fn targets(&self, one: &Considered, deep: Option<Chances>) -> [f32; HEADS] {
        let found = deep.unwrap_or(one.look);
        let [intercept, slope] = self.lines[usize::from(deep.is_some())][rows(one)];
        let win = if (1..Chances::CERTAIN).contains(&found.win) {
            1.0 / (1.0 + (-intercept - slope * log_odds(found.win)).exp())
        } else {
            Chances::share(found.win)
        };
        [
            win,
            Chances::share(found.off_table),
            Chances::share(found.turned_up),
        ]
        .map(|it| it as f32)
    }
}

fn rows(one: &Considered) -> usize {
    one.rows_left.min(ROWS - 1)
}
