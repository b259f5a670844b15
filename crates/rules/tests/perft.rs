//! Move counts: the crate's rules lead to exactly as many sequences of moves and row deals as the
//! naive rules, by which the fixture was counted.

use webspinner_rules::deal::Shuffle;
use webspinner_rules::games;

/// A line of the fixture: game, deal, depth, number of sequences.
fn read_line(line: &str) -> (&str, Shuffle, u32, u64) {
    let fields: Vec<&str> = line.split('\t').collect();
    let [game, deal, depth, paths] = fields[..] else {
        panic!("{line:?} has four fields");
    };
    let deal = deal.parse().expect("the second field is a deal");
    let depth = depth.parse().expect("the third field is a depth");
    let paths = paths.parse().expect("the fourth field is a count");
    (game, deal, depth, paths)
}

#[test]
fn the_moves_of_every_game_count_as_the_naive_rules_count_them() {
    let mut lines = include_str!("fixtures/perft.tsv").lines();
    assert_eq!(lines.next(), Some("game\tdeal\tdepth\tpaths"));
    for line in lines {
        let (game, shuffle, depth, paths) = read_line(line);
        let rules = games::find(game).expect("the fixture counts built-in games");
        let dealt = rules.deal(&shuffle).expect("every game has this deal");
        assert_eq!(rules.perft(&dealt, depth), paths, "{line}");
    }
}

#[test]
fn the_empty_sequence_is_one_and_a_won_game_has_no_other() {
    let rules = games::find("simple-simon").expect("a built-in game");
    let won = rules
        .parse_picture("1: --")
        .expect("all runs are collected");
    assert_eq!([0, 1, 2].map(|depth| rules.perft(&won, depth)), [1, 0, 0]);
}
