//! The puzzles that come with the program.

use std::sync::OnceLock;

use webspinner_table::difficulty::Level;

use crate::puzzle::Puzzle;
use crate::rating::level;

/// One puzzle a line. A puzzle's number is its line's, so new ones are added at the end.
const LIST: &str = include_str!("../puzzles.txt");

/// All puzzles that come with the program.
///
/// # Panics
/// Never: a test reads the list.
pub fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    PUZZLES.get_or_init(|| {
        let puzzles = LIST.lines().map(str::parse);
        puzzles
            .collect::<Result<_, _>>()
            .expect("a test reads the list")
    })
}

/// The puzzle with this number, counted from 1.
#[must_use]
pub fn numbered(number: usize) -> Option<&'static Puzzle> {
    puzzles().get(number.checked_sub(1)?)
}

/// The number of the puzzle for a day, which is counted from 1 January 1970. Every puzzle has its
/// turn before one comes again, and neighbours in the list are far apart in time.
#[must_use]
pub fn of_day(day: u64) -> usize {
    let count = puzzles().len() as u64;
    // The golden ratio spreads the days best; a stride without common factors visits them all.
    let near = count * 618 / 1000;
    let stride = (near..=count).find(|stride| common_factor(*stride, count) == 1);
    let index = (day % count) * stride.unwrap_or(1) % count;
    usize::try_from(index).map_or(1, |index| index + 1)
}

/// The numbers of all puzzles of a level.
pub fn of_level(wanted: Level) -> impl Iterator<Item = usize> {
    let numbers = (1..).zip(puzzles());
    numbers
        .filter(move |(_, puzzle)| level(puzzle.rating) == wanted)
        .map(|(number, _)| number)
}

fn common_factor(left: u64, right: u64) -> u64 {
    if right == 0 {
        left
    } else {
        common_factor(right, left % right)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        let count = puzzles().len();
        let days = (20_000..).take(count).map(of_day).collect::<HashSet<_>>();
        assert_eq!(days.len(), count);
        assert!(days.iter().all(|number| numbered(*number).is_some()));
        assert_eq!(numbered(0), None);
    }

    #[test]
    fn each_level_has_its_puzzles() {
        let of = |level| of_level(level).count();
        let [easy, medium, hard] = Level::ALL.map(of);
        assert_eq!(easy + medium + hard, puzzles().len());
        assert!(easy.min(medium).min(hard) * 6 > puzzles().len());
    }

    #[test]
    fn the_list_reads_back_as_it_is_printed() {
        let printed = puzzles().iter().map(|puzzle| format!("{puzzle}\n"));
        assert_eq!(printed.collect::<String>(), LIST);
    }
}
