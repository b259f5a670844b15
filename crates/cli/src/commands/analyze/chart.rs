//! A small chart of a game: when it could be won, and when it was lost.

use std::ops::Range;

use webspinner_solver::Prospect;

use crate::terminal::padded;

/// The narrowest useful chart.
const CELLS_MIN: usize = 10;

/// One row for each state that occurs (won, not known, lost), with time running from the left.
/// Below them are the numbers of moves at the start, at a mark, and at the end.
pub(super) fn chart(prospects: &[Prospect], mark: Option<usize>, width: usize) -> String {
    type Is = fn(&Prospect) -> bool;
    let rows: [(&str, char, Is); 3] = [
        ("can be won", '█', |known| *known == Prospect::Won),
        ("not known", '░', |known| {
            matches!(known, Prospect::Unknown(_))
        }),
        ("lost", '█', |known| *known == Prospect::Lost),
    ];
    let labels = rows.iter().map(|(label, ..)| label.len() + 2);
    let label_width = labels.max().expect("three rows");
    let scale = Scale {
        cells: width.saturating_sub(label_width).max(CELLS_MIN),
        positions: prospects.len(),
    };
    let mut text = String::new();
    for (label, ink, is) in rows {
        if prospects.iter().any(is) {
            let cell = |cell| {
                let has = prospects[scale.positions_of(cell)].iter().any(is);
                if has { ink } else { ' ' }
            };
            let row: String = (0..scale.cells).map(cell).collect();
            text += (padded(label, label_width) + &row).trim_end();
            text.push('\n');
        }
    }
    let axis = scale.axis(mark);
    text + &format!("{:label_width$}{}\n", "", axis.trim_end())
}

/// How positions lie along a row of cells. Where there are fewer positions than cells, each takes
/// several.
struct Scale {
    cells: usize,
    positions: usize,
}

impl Scale {
    fn positions_of(&self, cell: usize) -> Range<usize> {
        let first = cell * self.positions / self.cells;
        let end = (cell + 1) * self.positions / self.cells;
        first..end.max(first + 1)
    }

    /// The first cell that a position lies in.
    fn cell_of(&self, position: usize) -> usize {
        let cell = position * self.cells / self.positions;
        let is_there = self.positions_of(cell).contains(&position);
        cell + usize::from(!is_there)
    }

    /// The numbers below the rows: the start, the mark if there is room for it, and the end.
    fn axis(&self, mark: Option<usize>) -> String {
        let mut axis = vec![' '; self.cells];
        let last = self.positions - 1;
        let end = self.cells.saturating_sub(last.to_string().len());
        write(&mut axis, 0, 0);
        if last > 0 {
            write(&mut axis, end, last);
        }
        if let Some(mark) = mark.filter(|mark| *mark < last) {
            write(&mut axis, self.cell_of(mark), mark);
        }
        axis.into_iter().collect()
    }
}

/// Writes a number if there is room for it.
fn write(axis: &mut [char], at: usize, number: usize) {
    let digits = number.to_string();
    let around = at.saturating_sub(1)..(at + digits.len() + 1).min(axis.len());
    let is_free = axis[around].iter().all(|cell| *cell == ' ');
    if is_free && at + digits.len() <= axis.len() {
        for (cell, digit) in axis[at..].iter_mut().zip(digits.chars()) {
            *cell = digit;
        }
    }
}

#[cfg(test)]
mod tests {
    use webspinner_solver::StopReason;

    use super::*;

    fn game(won: usize, unknown: usize, lost: usize) -> Vec<Prospect> {
        let runs = [
            vec![Prospect::Won; won],
            vec![Prospect::Unknown(StopReason::Time); unknown],
            vec![Prospect::Lost; lost],
        ];
        runs.concat()
    }

    #[test]
    fn charts_show_when_a_game_was_lost() {
        let shown = [
            chart(&game(58, 0, 67), Some(58), 60),
            chart(&game(100, 11, 14), None, 60),
            chart(&game(125, 0, 0), None, 60),
            chart(&game(2, 0, 3), Some(2), 60),
            chart(&game(1000, 1, 1), None, 30),
            chart(&game(3, 0, 500), Some(3), 30),
            chart(&game(0, 0, 1), None, 5),
        ];
        insta::with_settings!({omit_expression => true}, {
            insta::assert_snapshot!(shown.join("\n"));
        });
    }
}
