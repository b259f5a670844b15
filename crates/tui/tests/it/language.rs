//! The choice of a language.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_store::Place;
use webspinner_tui::{Setup, Start};
use webspinner_words::Language;

use crate::player::{Player, deal, setup};

/// A player whose system speaks French, and who asks for no other language.
fn french(place: &Place) -> Setup {
    let mut outside = setup(place);
    (outside.language, outside.default_language) = (None, Language::French);
    outside
}

#[test]
fn the_language_of_the_system_is_spoken_until_another_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::File(folder.path().join("games.db"));
    let mut player = Player::with(french(&place), Start::Resume, (80, 24));
    assert!(player.shows("Spider (1 couleur)"), "{}", player.screen());
    player.press(KeyCode::F(4));
    assert!(
        player.shows("Deutsch") && player.shows("简体中文"),
        "{}",
        player.screen()
    );
    player.keys("2");
    assert!(player.shows("Spider (1 Farbe)"), "{}", player.screen());
    drop(player);
    let mut player = Player::with(french(&place), deal("spider-1", "ms:1"), (80, 24));
    assert!(player.shows("Spider (1 Farbe)"), "{}", player.screen());
    // Back to that of the system.
    player.keys("g");
    player.press(KeyCode::F(4));
    player.keys("0");
    assert!(player.shows("Spider (1 couleur)"), "{}", player.screen());
    drop(player);
    let player = Player::with(french(&place), deal("spider-1", "ms:1"), (80, 24));
    assert!(player.shows("Spider (1 couleur)"), "{}", player.screen());
}

#[test]
fn an_option_goes_before_the_choice() {
    let mut outside = french(&Place::Memory);
    outside.language = Some(Language::Spanish);
    let player = Player::with(outside, deal("spider-1", "ms:1"), (80, 24));
    assert!(player.shows("Spider (1 palo)"), "{}", player.screen());
}

#[test]
fn the_languages_are_listed_by_their_own_names() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("m");
    player.press(KeyCode::End);
    player.click("choose the language");
    assert_snapshot!(player.screen());
    player.press(KeyCode::Esc);
    assert!(player.shows("0 moves"));
}

#[test]
fn names_of_games_are_found_in_the_language_and_as_their_files_have_them() {
    let mut player = Player::with(french(&Place::Memory), Start::Resume, (80, 24));
    player.keys("1 couleur");
    assert!(player.shows("› Spider (1 couleur)"), "{}", player.screen());
    for _ in 0..9 {
        player.press(KeyCode::Backspace);
    }
    player.keys("1 suit");
    assert!(player.shows("› Spider (1 couleur)"), "{}", player.screen());
}
