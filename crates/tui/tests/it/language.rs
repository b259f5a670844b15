//! The choice of a language.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_tui::{Setup, Start};
use webspinner_words::Language;

use crate::player::{Player, deal, setup};
use crate::won::line;

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
    player.press(KeyCode::F(4));
    assert!(player.shows("› 2   Deutsch"), "{}", player.screen());
    player.press(KeyCode::Esc);
    drop(player);
    let mut player = Player::with(french(&place), deal("spider-1", "ms:1"), (80, 24));
    assert!(player.shows("Spider (1 Farbe)"), "{}", player.screen());
    // Back to the system's.
    player.keys("g");
    player.press(KeyCode::F(4));
    player.keys("0");
    assert!(player.shows("Spider (1 couleur)"), "{}", player.screen());
    player.press(KeyCode::F(4));
    assert!(player.shows("› 0"), "{}", player.screen());
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
fn half_of_a_wide_letter_hides_no_part_of_a_frame() {
    let mut outside = setup(&Place::Memory);
    outside.language = Some(Language::Chinese);
    let mut player = Player::with(outside, deal("scorpion", "7"), (80, 24));
    player.keys("m");
    let screen = player.screen();
    let framed = |line: &&str| line.contains(['╮', '│', '╯']);
    for line in screen.lines().filter(framed) {
        let sides = line.matches(['╭', '╮', '│', '╰', '╯']).count();
        assert_eq!(sides, 2, "{screen}");
    }
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

#[test]
fn numbers_and_keys_are_written_as_in_the_language() {
    let mut outside = setup(&Place::Memory);
    outside.language = Some(Language::German);
    let mut player = Player::with(outside, deal("spider-1", "ms:1"), (80, 24));
    for played in line() {
        player.keys(&format!(":{played}"));
        player.press(KeyCode::Enter);
    }
    player.keys("s");
    assert!(player.shows("100,0\u{a0}%"), "{}", player.screen());
    assert!(player.shows("124,0"), "{}", player.screen());
    player.press(KeyCode::Esc);
    player.keys("n");
    assert!(player.shows("Entf leeren"), "{}", player.screen());
}

#[test]
fn a_long_name_of_a_game_leaves_room_for_its_difficulty() {
    let mut outside = setup(&Place::Memory);
    outside.language = Some(Language::German);
    let mut player = Player::with(outside, Start::Resume, (60, 13));
    player.keys("wisp 2");
    let screen = player.screen();
    let line = screen.lines().find(|line| line.starts_with(" › Will o"));
    let line = line.expect("the game is found");
    assert!(
        line.contains(".. (2 Farben)") && line.contains("leicht"),
        "{line}"
    );
}

#[test]
fn questions_are_answered_in_the_language_and_with_y() {
    let letters = [
        (Language::English, "y", "y yes"),
        (Language::German, "j", "j ja"),
        (Language::Spanish, "s", "s sí"),
        (Language::French, "o", "o oui"),
        (Language::Chinese, "y", "y 是"),
    ];
    for (language, letter, shown) in letters {
        for key in [letter, "y"] {
            let mut outside = french(&Place::Memory);
            outside.language = Some(language);
            let mut player = Player::with(outside, deal("spider-1", "ms:1"), (80, 24));
            player.keys("=");
            assert!(player.shows(shown), "{}", player.screen());
            player.keys(key);
            assert!(!player.shows(shown), "{}", player.screen());
        }
    }
}

#[test]
fn no_key_of_a_replay_is_named_like_what_it_does() {
    for language in Language::ALL {
        let mut outside = french(&Place::Memory);
        outside.language = Some(language);
        let mut player = Player::with(outside, deal("spider-1", "ms:1"), (120, 30));
        player.keys("dar");
        let screen = player.screen().to_lowercase();
        let footer: Vec<&str> = screen.lines().rev().take(2).collect();
        let words: Vec<&str> = footer.iter().flat_map(|line| line.split(' ')).collect();
        let twice = words
            .windows(2)
            .find(|two| two[0] == two[1] && !two[0].is_empty());
        assert_eq!(twice, None, "{screen}");
    }
}
