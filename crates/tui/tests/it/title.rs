//! The lines above and below the table.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_rules::games;

use crate::desk::{Desk, deal};

/// The longest number that a deal can have.
const LONGEST: &str = "own:18446744073709551615";

#[test]
fn the_number_of_a_deal_is_never_cut() {
    for rules in games::all() {
        for (size, number) in [((80, 24), LONGEST), ((60, 24), LONGEST), ((80, 24), "ms:7")] {
            let mut desk = Desk::new(deal(rules.id().as_str(), number), size);
            let title = |desk: &Desk| desk.screen().lines().next().map(str::to_owned);
            for keys in ["t", "!y", "11", "u"] {
                desk.keys(keys);
                let title = title(&desk).expect("a title");
                let words: Vec<&str> = title.split_whitespace().collect();
                assert!(words.contains(&number), "{title}");
            }
        }
    }
}

#[test]
fn lists_and_replays_show_whole_numbers() {
    let start = deal("grounds-for-a-divorce", LONGEST);
    let mut desk = Desk::new(start, (60, 24));
    desk.keys("t");
    desk.press(KeyCode::Esc);
    desk.keys("d");
    desk.keys("a");
    assert!(desk.shows(&format!("{LONGEST} ")), "{}", desk.screen());
    assert!(desk.shows("+ assisted"), "{}", desk.screen());
    assert_snapshot!(desk.screen());
    desk.keys("r");
    assert!(desk.shows(&format!("{LONGEST}:")), "{}", desk.screen());
}

#[test]
fn one_score_is_shown_and_it_has_a_name() {
    let mut desk = Desk::new(deal("spider", "ms:1"), (80, 24));
    desk.keys("99");
    assert!(desk.shows("Points 0 · 1 move ") && !desk.shows("500"));
}

#[test]
fn the_bottom_line_says_how_to_move_a_card() {
    for (game, width, begins) in [
        ("spider", 80, "1-0 move  d deal  u undo"),
        ("spiderette", 60, "1-7 move  d deal  u undo"),
        ("spider-5-decks", 80, "1-E move  d deal  u undo"),
        ("mrs-mop", 80, "1-C move  u undo"),
    ] {
        let desk = Desk::new(deal(game, "1"), (width, 24));
        let screen = desk.screen();
        let line = screen.lines().last().expect("a line");
        assert!(line.starts_with(begins), "{line}");
        assert!(line.contains("m menu  ? help  q quit"), "{line}");
    }
}

#[test]
fn a_key_without_a_meaning_clears_the_old_note() {
    let mut desk = Desk::new(deal("spider", "ms:1"), (80, 24));
    desk.keys("u");
    assert!(desk.shows("There is no move to undo"));
    desk.press(KeyCode::F(12));
    assert!(!desk.shows("There is no move to undo"));
}

#[test]
fn on_a_wide_screen_cards_are_larger_and_the_stock_lies_above_them() {
    let desk = Desk::new(deal("spider", "ms:1"), (200, 40));
    let (stock, first) = (desk.find("░░░ 5 rows"), desk.find("1           2"));
    assert_eq!(stock.0, first.0, "{}", desk.screen());
}
