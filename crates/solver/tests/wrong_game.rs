//! A position of another game is an error, not a panic.

use webspinner_rules::Game;
use webspinner_rules::deal::DealId;
use webspinner_solver::{Limits, NoObserver, WrongGame, decide, find_line, shorten, solve, wins};

fn dealt(deal: &str) -> Game {
    let deal: DealId = deal.parse().expect("a deal id");
    deal.deal().expect("a deal of a built-in game")
}

#[test]
fn searches_refuse_positions_of_other_games() {
    let limits = Limits::nodes(1_000);
    // Other packs, other piles, and both.
    for (game, other) in [
        ("scorpion:own:1", "spider:own:1"),
        ("spider:own:1", "spider-1:own:1"),
        ("spiderette:own:1", "little-spider:own:1"),
        ("three-blind-mice:own:1", "scorpion:own:1"),
    ] {
        let (game, other) = (dealt(game), dealt(other));
        let (rules, position) = (game.rules(), other.position());
        let error = WrongGame {
            game: rules.id().clone(),
        };
        for search in [solve, decide, find_line] {
            let report = search(rules, position, &limits, &mut NoObserver);
            assert_eq!(report, Err(error.clone()));
        }
        assert!(!wins(rules, position, &[]));
        let line = ["d".parse().expect("a move")];
        assert_eq!(
            shorten(rules, position, &line, &limits, &mut NoObserver),
            line
        );
    }
}

#[test]
fn the_suits_of_a_game_of_one_suit_may_be_any() {
    let game = dealt("spider-1:own:1");
    let limits = Limits::nodes(50);
    let report = solve(game.rules(), game.position(), &limits, &mut NoObserver);
    assert!(report.is_ok());
}
