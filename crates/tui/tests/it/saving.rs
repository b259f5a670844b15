//! What a save costs: the session knows everything, so nothing is replayed.

use std::sync::Arc;

use webspinner_db::Place;
use webspinner_rules::work_counts::WorkCounts;
use webspinner_rules::{Rules, games};
use webspinner_store::BlockingStore;
use webspinner_tui::Start;

use crate::player::{Player, deal, setup};

/// A game that a player wrote: its records bring its text with them.
fn custom_game() -> Arc<Rules> {
    let spider = games::find("spider").expect("a built-in game");
    let text = spider
        .to_toml()
        .replace("id = \"spider\"", "id = \"custom\"");
    Arc::new(Rules::parse(&text).expect("a valid game"))
}

#[test]
fn a_move_is_saved_without_replaying_the_game() {
    let custom = Start::Deal(custom_game(), Some("ms:1".parse().expect("a shuffle")));
    for start in [deal("spider", "ms:1"), custom] {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::File(folder.path().join("games.db"));
        let mut player = Player::with(setup(&place), start, (80, 24));
        for (number, key) in (1..).zip(["d", "u", "d", "d", "d", "d", "d"]) {
            let before = WorkCounts::now();
            player.keys(key);
            let work = before.since();
            assert_eq!((work.replays, work.files_parsed), (0, 0), "{number}: {key}");
        }
        drop(player);
        // Yet everything was saved, with the points that a replay finds.
        let (store, _) = BlockingStore::open(&place).expect("the database");
        let loaded = store.latest_unfinished().expect("it can be read");
        let record = loaded.expect("the game was saved").record;
        let points = record.points().expect("it replays");
        let summaries = store.list(&webspinner_store::GameFilter::default(), None, 10);
        let [listed] = &summaries.expect("it can be read").games[..] else {
            panic!("one game");
        };
        assert_eq!(listed.summary, record.summary(points));
        assert_eq!((listed.summary.moves, listed.undos), (5, 1));
    }
}
