//! One-suit Spider from its first card to its last, by keys alone and by mouse alone.

use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use webspinner_rules::{Column, Move, Position};

use crate::player::{Player, deal, rules};

/// A line that wins `spider-1` from `ms:1`.
const LINE: &str = include_str!("../fixtures/spider-1-ms-1.moves");

/// One that wins it from `ms:2`.
const OTHER_LINE: &str = include_str!("../fixtures/spider-1-ms-2.moves");

pub(crate) fn line() -> impl Iterator<Item = Move> {
    moves(LINE)
}

fn moves(line: &'static str) -> impl Iterator<Item = Move> {
    line.split_whitespace()
        .map(|word| word.parse().expect("a move"))
}

fn player() -> Player {
    Player::new(deal("spider-1", "ms:1"), (80, 24))
}

/// The key of a column up to the tenth.
fn key(column: Column) -> String {
    (column.number() % 10).to_string()
}

/// How many cards the keys of two columns move: the most that may.
fn most(position: &Position, from: Column, to: Column) -> u16 {
    let legal = rules("spider-1").legal_moves(position);
    let counts = legal.into_iter().filter_map(|legal| match legal.get() {
        Move::Shift {
            from: own,
            to: target,
            count,
        } if own == from && target == to => Some(count),
        _ => None,
    });
    counts.max().expect("the move is legal")
}

#[test]
fn keys_alone_win_a_game() {
    let rules = rules("spider-1");
    let mut position = rules
        .deal(&"ms:1".parse().expect("a deal"))
        .expect("the deal");
    let mut player = player();
    for (number, played) in line().enumerate() {
        match played {
            Move::Shift { from, to, count } if count == most(&position, from, to) => {
                player.keys(&format!("{}{}", key(from), key(to)));
            }
            Move::Deal => player.keys("d"),
            other => {
                player.keys(&format!(":{other}"));
                player.press(KeyCode::Enter);
            }
        }
        let legal = rules.check(&position, played).expect("the line is legal");
        let _ = position.apply(&rules, legal);
        let made = if number == 0 {
            "1 move ".to_owned()
        } else {
            format!("{} moves", number + 1)
        };
        assert!(player.shows(&made), "{played}\n{}", player.screen());
    }
    assert_snapshot!(player.screen());
}

/// The cell of a card: in column `column`, with `count` cards from it to the end, as far as the
/// columns are not folded.
fn cell(position: &Position, column: Column, count: u16) -> (u16, u16) {
    let len = u16::try_from(position.column(column).cards().len()).expect("a length");
    let x = u16::from(column.number() - 1) * 8 + 2;
    (x, 3 + len.saturating_sub(count))
}

fn play_by_mouse(drags: bool) -> Player {
    let rules = rules("spider-1");
    let mut position = rules
        .deal(&"ms:1".parse().expect("a deal"))
        .expect("the deal");
    // High enough that no column is folded.
    let mut player = Player::new(deal("spider-1", "ms:1"), (80, 50));
    for played in line() {
        match played {
            Move::Shift { from, to, count } => {
                let (source, target) = (cell(&position, from, count), cell(&position, to, 1));
                if drags {
                    player.mouse(MouseEventKind::Down(MouseButton::Left), source);
                    player.mouse(MouseEventKind::Drag(MouseButton::Left), target);
                    player.mouse(MouseEventKind::Up(MouseButton::Left), target);
                } else {
                    player.click_at(source);
                    player.click_at(target);
                }
            }
            Move::Deal => player.click("row"),
            other => panic!("{other}"),
        }
        let legal = rules.check(&position, played).expect("the line is legal");
        let _ = position.apply(&rules, legal);
    }
    player
}

#[test]
fn clicks_alone_win_a_game() {
    let player = play_by_mouse(false);
    assert!(player.shows("Won!"), "{}", player.screen());
}

#[test]
fn dragging_alone_wins_a_game() {
    let player = play_by_mouse(true);
    assert!(player.shows("Won!"), "{}", player.screen());
}

#[test]
fn one_key_finishes_a_game_with_nothing_left_to_decide() {
    let mut player = player();
    let mut finished = false;
    for played in line() {
        player.keys(&format!(":{played}"));
        player.press(KeyCode::Enter);
        player.keys("x");
        finished = player.shows("Won!");
        if finished {
            break;
        }
        assert!(
            player.shows("There are still decisions to make"),
            "{}",
            player.screen()
        );
    }
    assert!(finished);
    let moves = player.find(" moves,");
    assert!(moves.1 > 0);
}

#[test]
fn a_game_won_and_a_game_lost_make_statistics() {
    let mut player = player();
    for played in line() {
        player.keys(&format!(":{played}"));
        player.press(KeyCode::Enter);
    }
    player.keys("n8");
    player.press(KeyCode::Enter);
    player.keys("dn9");
    player.press(KeyCode::Enter);
    player.press(KeyCode::Delete);
    player.keys("ys");
    assert_snapshot!(player.screen());
}

#[test]
fn a_win_is_compared_with_earlier_ones() {
    let mut player = player();
    let win = |player: &mut Player, line| {
        for played in moves(line) {
            player.keys(&format!(":{played}"));
            player.press(KeyCode::Enter);
        }
    };
    win(&mut player, LINE);
    assert!(player.shows("Your first win of this game!"));
    player.keys("nms:2");
    player.press(KeyCode::Enter);
    player.tick(600_000);
    win(&mut player, OTHER_LINE);
    assert!(player.shows("2 wins in a row"), "{}", player.screen());
    let best = "Best time";
    assert!(player.shows(best) || player.shows("Your best time!"));
    // With the same cards again, it is a new game, which is counted apart.
    player.keys("b");
    player.keys("du");
    assert!(player.shows("0 moves · 1 undo ·"), "{}", player.screen());
    win(&mut player, OTHER_LINE);
    assert!(
        player.shows("Played before: counted separately."),
        "{}",
        player.screen()
    );
    player.keys("b");
    assert!(
        player.shows("Score 500 · 0 moves · 0:00"),
        "{}",
        player.screen()
    );
}

#[test]
fn a_restart_asks_about_a_game_that_goes_on_and_keeps_it() {
    let mut player = player();
    player.keys("db");
    assert!(player.shows("Leave this game?"), "{}", player.screen());
    player.press(KeyCode::Enter);
    assert!(player.shows("deal ms:1 ") && player.shows("0 moves"));
    player.keys("a");
    assert!(player.shows("unfinished"), "{}", player.screen());
    player.press(KeyCode::Enter);
    player.keys("u");
    assert!(player.shows("1 undo"), "{}", player.screen());
}

#[test]
fn wins_without_a_loss_have_a_sign_in_place_of_a_number() {
    let mut player = player();
    player.keys("s");
    assert!(
        player.shows("Nothing is counted yet"),
        "{}",
        player.screen()
    );
    assert!(!player.shows("Winning times"), "{}", player.screen());
    player.press(KeyCode::Esc);
    for played in line() {
        player.keys(&format!(":{played}"));
        player.press(KeyCode::Enter);
    }
    player.keys("s");
    assert!(player.shows("∞"), "{}", player.screen());
    assert!(player.shows("Winning times"), "{}", player.screen());
}

#[test]
fn plots_say_when_they_appear() {
    let mut player = player();
    player.keys("dn8");
    player.press(KeyCode::Enter);
    player.press(KeyCode::Delete);
    player.keys("ys");
    assert!(
        player.shows("Appears with your first"),
        "{}",
        player.screen()
    );
    assert!(!player.shows("0:00"), "{}", player.screen());
}
