//! Lines of play, replayed by the rules.

use webspinner_rules::{Move, Position, Rules};

/// Whether these moves can be played from here, one after another, and win the game.
///
/// The rules alone judge, not the search that found them. Check this before a win is shown or
/// counted. From a position of another game nothing wins.
#[must_use]
pub fn wins(rules: &Rules, start: &Position, line: &[Move]) -> bool {
    if !start.is_of(rules) {
        return false;
    }
    let mut position = start.clone();
    let legal = line
        .iter()
        .all(|played| play(rules, &mut position, *played));
    legal && rules.is_won(&position)
}

/// The rest of a line from the last time it comes through a position; `None` if it never does, or
/// if a move before that is not legal.
#[must_use]
pub fn rest_of_line<'l>(
    rules: &Rules,
    start: &Position,
    line: &'l [Move],
    wanted: &Position,
) -> Option<&'l [Move]> {
    let mut position = start.clone();
    let mut rest = (start == wanted).then_some(line);
    for (index, played) in line.iter().enumerate() {
        if !play(rules, &mut position, *played) {
            break;
        }
        if position == *wanted {
            rest = Some(&line[index + 1..]);
        }
    }
    rest
}

/// Plays a move if the rules allow it, and returns whether they do.
pub(crate) fn play(rules: &Rules, position: &mut Position, mv: Move) -> bool {
    let legal = rules.check(position, mv);
    legal.is_ok_and(|legal| {
        let _ = position.apply(rules, legal);
        true
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two cards and three columns.
    const TINY: &str = r#"
        id = "tiny"
        name = "Tiny"
        suits = "S"
        highest = "2"
        columns = 3
        vacancy = "any"
        layout = [{ up = "1-2" }]
        lift = { unit = "run", suit = "one-suit" }
        deal = { rule = "none" }
        collect = { suit = "one-suit" }
    "#;

    fn tiny() -> (Rules, Position) {
        let rules = Rules::parse(TINY).expect("a valid game");
        let start = rules.parse_picture("1: AS\n2: 2S").expect("its two cards");
        (rules, start)
    }

    fn line(text: &str) -> Vec<Move> {
        let moves = text.split_whitespace();
        moves
            .map(|played| played.parse().expect("a move"))
            .collect()
    }

    #[test]
    fn a_line_wins_if_all_of_it_is_legal_and_it_ends_in_a_win() {
        let (rules, start) = tiny();
        for (text, won) in [
            ("1-2", true),
            ("1-3 3-2", true),
            ("", false),
            ("1-3", false),
            ("2-1", false),
            ("1-2 1-2", false),
        ] {
            assert_eq!(wins(&rules, &start, &line(text)), won, "{text}");
        }
    }

    #[test]
    fn the_rest_of_a_line_begins_where_it_comes_through_last() {
        let (rules, start) = tiny();
        let moves = line("1-3 3-1 1-3 3-2");
        let rest = |wanted| rest_of_line(&rules, &start, &moves, wanted);
        assert_eq!(rest(&start), Some(&moves[2..]));
        let aside = rules.parse_picture("3: AS\n2: 2S").expect("its two cards");
        assert_eq!(rest(&aside), Some(&moves[3..]));
        let never = rules.parse_picture("3: AS\n1: 2S").expect("its two cards");
        assert_eq!(rest(&never), None);
    }
}
