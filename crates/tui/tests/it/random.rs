//! Random keys and clicks break nothing, in any game, on any page.

use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use webspinner_rules::games;
use webspinner_tui::Flow;

use crate::dice::Dice;
use crate::player::{Player, deal};

/// Keys of the table and of pages; text is typed by the letters among them.
const CODES: [KeyCode; 18] = [
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Delete,
    KeyCode::Backspace,
    KeyCode::F(1),
    KeyCode::F(5),
    KeyCode::F(6),
    KeyCode::F(8),
];

const LETTERS: &str = "1234567890ABCDEabcdefghijklmnoprstuvwxyz:+-.?!=<>% 12345678901234567890ddd";

fn input(player: &mut Player, dice: &mut Dice) {
    match dice.below(10) {
        0 => player.press(CODES[dice.below(CODES.len())]),
        1..=6 => {
            let letter = LETTERS.chars().nth(dice.below(LETTERS.len()));
            player.press(KeyCode::Char(letter.expect("a letter")));
        }
        7 | 8 => {
            let cell = (cell(dice, 80), cell(dice, 24));
            let kinds = [
                MouseEventKind::Down(MouseButton::Left),
                MouseEventKind::Down(MouseButton::Right),
                MouseEventKind::Drag(MouseButton::Left),
                MouseEventKind::Up(MouseButton::Left),
                MouseEventKind::ScrollDown,
                MouseEventKind::ScrollUp,
            ];
            player.mouse(kinds[dice.below(kinds.len())], cell);
        }
        _ if dice.below(20) == 0 => player.resize(1 + cell(dice, 130), 1 + cell(dice, 50)),
        _ => player.tick(100),
    }
}

fn cell(dice: &mut Dice, bound: usize) -> u16 {
    u16::try_from(dice.below(bound)).expect("a cell")
}

#[test]
fn random_keys_and_clicks_break_nothing_in_any_game() {
    for (number, rules) in games::all().enumerate() {
        let mut dice = Dice::new(number as u64);
        let mut player = Player::new(deal(rules.id().as_str(), "3"), (80, 24));
        for _ in 0..300 {
            input(&mut player, &mut dice);
            if player.flow == Flow::Quit {
                player = Player::new(deal(rules.id().as_str(), "4"), (80, 24));
            }
        }
    }
}
