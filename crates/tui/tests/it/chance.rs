//! The chance of winning, as far as it can be known without seeing a hidden card.

use insta::assert_snapshot;
use webspinner_db::Place;
use webspinner_store::BlockingStore;

use crate::engine::saved;
use crate::player::{Player, deal, setup};

#[test]
fn the_chance_is_shown_on_request_and_follows_the_game() {
    let mut player = Player::new(deal("spider-1", "own:2"), (80, 24));
    assert!(player.job().is_none() && !player.shows("Chance"));
    player.keys("#");
    assert!(!player.shows("Chance "), "the fair player has yet to think");
    player.engine();
    assert_snapshot!(player.screen());
    // It stays in sight while the fair player thinks about the next table.
    player.keys("dd");
    assert!(player.shows("Chance "));
    player.engine();
    assert!(player.job().is_none(), "{}", player.screen());
    player.keys("#");
    player.keys("u");
    assert!(!player.shows("Chance ") && player.job().is_none());
    assert!(player.shows("advised"), "{}", player.screen());
}

#[test]
fn the_chance_stays_on_in_the_next_game_and_the_game_is_saved_as_advised() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut player = Player::with(setup(&place), deal("spider-1", "own:2"), (80, 24));
    player.keys("#d");
    player.engine();
    drop(player);
    let mut player = Player::with(setup(&place), deal("spiderette", "own:2"), (80, 24));
    player.engine();
    assert!(player.shows("Chance "), "{}", player.screen());
    let (store, _) = BlockingStore::open(&place).unwrap();
    let header = saved(&store).header;
    assert!(header.advised && !header.assisted());
}
