//! Every game is won by keys from a position shortly before its end.

use webspinner_rules::games;
use webspinner_tui::Start;

use crate::player::Player;

/// The positions that the program itself is tried on.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/tests/positions");

#[test]
fn every_game_is_won_by_keys_from_a_position_shortly_before() {
    for rules in games::all() {
        let path = format!("{FOLDER}/{}.txt", rules.id());
        let text = std::fs::read_to_string(&path).expect("a position for every game");
        let position = rules.parse_picture(&text);
        let position = position.unwrap_or_else(|error| panic!("{path}: {error}"));
        let keys = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("; keys: "));
        for size in [(80, 24), (60, 20)] {
            let start = Start::Position(rules.clone(), position.clone());
            let mut player = Player::new(start, size);
            player.keys(&keys.expect("the keys that win").replace(' ', ""));
            assert!(player.shows("Won!"), "{}\n{}", rules.id(), player.screen());
        }
    }
}
