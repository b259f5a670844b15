//! Games are won by keys from positions shortly before their end.

use webspinner_rules::games;
use webspinner_tui::Start;

use crate::player::Player;

/// The positions that the program itself is tried on.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/tests/positions");

#[test]
fn every_position_shortly_before_a_win_is_won_by_keys() {
    let positions = std::fs::read_dir(FOLDER).expect("the positions");
    for path in positions.map(|file| file.expect("a position").path()) {
        let id = path.file_stem().expect("a name").to_string_lossy();
        let rules = games::find(&id).expect("a position is called as its game");
        let path = path.display();
        let text = std::fs::read_to_string(path.to_string()).expect("a text");
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
