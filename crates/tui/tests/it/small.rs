//! The smallest screen: nothing that is shown on a larger one is cut off.

use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_tui::{Setup, Start};
use webspinner_words::Language;

use crate::player::{Player, deal, rules, setup};
use crate::won::line;

const SMALL: (u16, u16) = (60, 13);
const LARGE: (u16, u16) = (100, 50);

fn speaking(language: Language) -> Setup {
    let mut outside = setup(&Place::Memory);
    outside.language = Some(language);
    outside
}

/// The lines of the box.
fn lines_of_box(screen: &str) -> Vec<String> {
    let lines = screen.lines().filter_map(|line| {
        let (_, rest) = line.split_once('│')?;
        let (inner, _) = rest.rsplit_once('│')?;
        Some(inner.trim().to_owned())
    });
    lines.collect()
}

/// What the box says, however it is broken into lines.
fn said(player: &Player) -> String {
    let lines = lines_of_box(&player.screen()).concat();
    lines.replace([' ', '·'], "")
}

fn says_the_same(player: &mut Player) {
    player.resize(LARGE.0, LARGE.1);
    let large = said(player);
    assert!(!large.is_empty(), "{}", player.screen());
    player.resize(SMALL.0, SMALL.1);
    assert_eq!(said(player), large, "{}", player.screen());
}

#[test]
fn every_box_says_everything() {
    for language in Language::ALL {
        let start = deal("spider-1", "ms:1");
        let mut player = Player::with(speaking(language), start, SMALL);
        for keys in ["n", "!", "=", "<", ">", "%"] {
            player.keys(keys);
            says_the_same(&mut player);
            player.press(KeyCode::Esc);
        }
        player.keys("npysol:0");
        player.press(KeyCode::Enter);
        assert!(said(&player).contains("100000000000000000000"));
        player.press(KeyCode::Esc);
        player.keys("99n");
        player.press(KeyCode::Enter);
        says_the_same(&mut player);
        player.press(KeyCode::Delete);
        says_the_same(&mut player);
        player.press(KeyCode::Esc);
        player.press(KeyCode::Esc);
        player.press(KeyCode::Esc);
        player.keys("g");
        player.press(KeyCode::F(4));
        says_the_same(&mut player);
    }
}

#[test]
fn the_boxes_at_the_end_of_a_game_say_everything() {
    for language in Language::ALL {
        let start = deal("spider-1", "ms:1");
        let mut player = Player::with(speaking(language), start, SMALL);
        player.keys("t");
        for played in line() {
            player.keys(&format!(":{played}"));
            player.press(KeyCode::Enter);
        }
        says_the_same(&mut player);
        let spider = rules("spider");
        let picture = "1: KS-2S\n2: AS\n3: KH QH JH\nstock: TH-AH\n";
        let position = spider.parse_picture(picture).expect("a picture");
        let start = Start::Position(spider, position);
        let mut player = Player::with(speaking(language), start, SMALL);
        player.keys("21");
        says_the_same(&mut player);
    }
}

#[test]
fn every_line_of_the_menu_is_whole() {
    for language in Language::ALL {
        let start = deal("spider-1", "ms:1");
        let mut player = Player::with(speaking(language), start, LARGE);
        player.keys("m");
        let lines = lines_of_box(&player.screen());
        player.resize(SMALL.0, SMALL.1);
        let mut seen = String::new();
        for _ in &lines {
            seen += &player.screen();
            player.press(KeyCode::Down);
        }
        for line in lines {
            let line = line.trim_start_matches("› ");
            assert!(seen.contains(line), "{line}");
        }
    }
}

#[test]
fn the_list_of_games_names_the_keys_for_help_and_language() {
    for language in Language::ALL {
        for size in [SMALL, (80, 24)] {
            let player = Player::with(speaking(language), Start::Resume, size);
            let shown = player.shows(" F1 ") && player.shows("F4 ");
            assert!(shown, "{}", player.screen());
        }
    }
}

#[test]
fn statistics_scroll() {
    for language in Language::ALL {
        let start = deal("spider-1", "ms:1");
        let mut player = Player::with(speaking(language), start, (100, 24));
        player.keys("s");
        // Below the title, a blank line, and the heading beside the only line of the list.
        let screen = player.screen();
        let figures = screen.lines().skip(3).take(12);
        let labels = figures.filter_map(|line| line.trim().split("  ").next());
        let labels: Vec<String> = labels.map(str::to_owned).collect();
        player.resize(SMALL.0, SMALL.1);
        let mut seen = player.screen();
        for _ in 0..2 {
            player.press(KeyCode::PageDown);
            seen += &player.screen();
        }
        for label in labels {
            assert!(seen.contains(&label), "{label}\n{seen}");
        }
    }
}

#[test]
fn titles_names_and_the_sign_of_the_current_line_are_whole() {
    for language in Language::ALL {
        let start = deal("spider-1", "ms:1");
        let mut player = Player::with(speaking(language), start, SMALL);
        for played in line().take(20) {
            player.keys(&format!(":{played}"));
            player.press(KeyCode::Enter);
        }
        let title = |player: &Player| player.screen().lines().next().map(str::to_owned);
        player.keys("1v");
        let small = title(&player);
        player.resize(LARGE.0, LARGE.1);
        assert_eq!(title(&player), small);
        player.resize(SMALL.0, SMALL.1);
        player.press(KeyCode::Esc);
        player.keys("w");
        let screen = player.screen();
        let here = screen.lines().find(|line| line.contains('›'));
        let here = here.expect("the current line is chosen");
        assert!(here.ends_with([')', '）']), "{here}");
        player.press(KeyCode::Esc);
        player.keys("a");
        assert!(!player.shows(".."), "{}", player.screen());
    }
}
