//! What a win looks like.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;

use crate::player::{Player, deal, setup};
use crate::won::line;

/// A player who has just won, on a terminal that shows animations.
fn winner(prepare: impl FnOnce(&mut Player)) -> Player {
    let mut outside = setup(&Place::Memory);
    outside.motion = true;
    let mut player = Player::with(outside, deal("spider-1", "ms:1"), (80, 24));
    prepare(&mut player);
    for played in line() {
        player.keys(&format!(":{played}"));
        player.press(KeyCode::Enter);
    }
    player
}

#[test]
fn cards_leap_until_a_key_is_pressed_and_then_nothing_moves() {
    let mut player = winner(|_| ());
    assert!(player.app.is_moving() && player.shows("Won!"));
    player.tick(500);
    let before = player.screen();
    player.tick(500);
    assert_ne!(before, player.screen());
    assert!(player.shows("Press any key"), "{before}");
    assert_snapshot!(player.screen());
    // The key only ends the leaping.
    player.keys("g");
    assert!(!player.app.is_moving());
    assert_snapshot!(player.screen());
    let before = player.screen();
    player.tick(0);
    assert_eq!(before, player.screen());
}

#[test]
fn the_leaping_ends_by_itself_and_with_a_click() {
    let mut player = winner(|_| ());
    player.tick(60_000);
    assert!(!player.app.is_moving() && player.shows("play again"));
    let mut player = winner(|_| ());
    player.click_at((0, 0));
    assert!(!player.app.is_moving() && player.shows("play again"));
}

/// Turns animations on or off: a line of the menu, far down.
fn turn_animations(player: &mut Player) {
    player.keys("m");
    player.press(KeyCode::End);
    player.click("turn animations on or off");
}

#[test]
fn animations_can_be_turned_off() {
    let mut player = winner(|player| {
        turn_animations(player);
        assert!(player.shows("Animations are off."));
    });
    assert!(!player.app.is_moving() && player.shows("play again"));
    player.press(KeyCode::Esc);
    turn_animations(&mut player);
    assert!(player.shows("Animations are on."), "{}", player.screen());
}

#[test]
fn the_box_after_a_win_deals_again_and_copies_the_deal() {
    let mut player = winner(|_| ());
    player.keys(" z");
    assert_eq!(player.app.take_copied().as_deref(), Some("spider-1:ms:1"));
    assert_eq!(player.app.take_copied(), None);
    assert!(player.shows("Copied: spider-1:ms:1") && player.shows("play again"));
    player.press(KeyCode::Enter);
    assert!(
        player.shows("0 moves") && !player.shows("ms:1"),
        "{}",
        player.screen()
    );
    let mut player = winner(|_| ());
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    assert!(player.shows("Won: n new deal"), "{}", player.screen());
    let mut player = winner(|_| ());
    player.keys(" ");
    player.click("the same deal once more");
    assert!(player.shows("deal ms:1") && player.shows("0 moves"));
}

#[test]
fn a_small_screen_has_the_choices_side_by_side() {
    let mut player = winner(|_| ());
    player.keys(" ");
    player.resize(60, 13);
    assert!(player.shows("Score: ") && player.shows("Enter play again"));
}
