//! The lines above and below the table.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_rules::games;

use crate::player::{Player, deal};

/// The longest number that a deal can have.
const LONGEST: &str = "18446744073709551615";

#[test]
fn the_number_of_a_deal_is_never_cut() {
    for rules in games::all() {
        for (size, number) in [((80, 24), LONGEST), ((60, 24), LONGEST), ((80, 24), "ms:7")] {
            let mut player = Player::new(deal(rules.id().as_str(), number), size);
            let title = |player: &Player| player.screen().lines().next().map(str::to_owned);
            for keys in ["t", "!y", "11", "u"] {
                player.keys(keys);
                let title = title(&player).expect("a title");
                let words: Vec<&str> = title.split_whitespace().collect();
                assert!(words.contains(&number), "{title}");
            }
        }
    }
}

#[test]
fn lists_and_replays_show_whole_numbers() {
    let start = deal("grounds-for-a-divorce", LONGEST);
    let mut player = Player::new(start, (60, 24));
    player.keys("t");
    player.engine();
    player.press(KeyCode::Esc);
    player.keys("d");
    player.keys("a");
    assert!(player.shows(&format!("{LONGEST} ")), "{}", player.screen());
    assert!(player.shows("+ assisted"), "{}", player.screen());
    assert_snapshot!(player.screen());
    player.keys("r");
    assert!(player.shows(&format!("{LONGEST}:")), "{}", player.screen());
}

#[test]
fn one_score_is_shown_and_it_has_a_name() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("99");
    assert!(player.shows("Score 499 · 1 move ") && !player.shows("Points"));
}

#[test]
fn the_bottom_line_says_how_to_move_a_card() {
    for (game, width, begins) in [
        ("spider", 80, "1-0 move  d deal  u undo"),
        ("spiderette", 60, "1-7 move  d deal  u undo"),
        ("spider-5-decks", 80, "1-E move  d deal  u undo"),
        ("mrs-mop", 80, "1-C move  u undo"),
    ] {
        let player = Player::new(deal(game, "1"), (width, 24));
        let screen = player.screen();
        let line = screen.lines().last().expect("a line");
        assert!(line.starts_with(begins), "{line}");
        assert!(line.contains("m menu  ? help  q quit"), "{line}");
    }
}

#[test]
fn a_key_without_a_meaning_clears_the_old_note() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("u");
    assert!(player.shows("There is no move to undo"));
    player.press(KeyCode::F(12));
    assert!(!player.shows("There is no move to undo"));
    // As does the next action, even one that says nothing.
    player.keys("u");
    assert!(player.shows("There is no move to undo"));
    player.press(KeyCode::Right);
    assert!(!player.shows("There is no move to undo"));
}

#[test]
fn on_a_wide_screen_cards_are_larger_and_the_stock_lies_above_them() {
    let player = Player::new(deal("spider", "ms:1"), (200, 40));
    let (stock, first) = (player.find("░░░ 5 rows"), player.find("1           2"));
    assert_eq!(stock.0, first.0, "{}", player.screen());
}
