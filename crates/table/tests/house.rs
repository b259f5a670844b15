//! The house plays like anybody: by the rules, and with what can be seen.

use std::sync::Arc;

use webspinner_rules::{Move, Outcome, Rules, games, score};
use webspinner_table::House;

fn played(rules: &Arc<Rules>, deal: &str) -> House {
    let shuffle = deal.parse().expect("a deal");
    let mut house = House::new(Arc::clone(rules), shuffle).expect("a deal of the game");
    while house.played() < house.games() {
        house.step();
    }
    house
}

#[test]
fn the_house_wins_some_of_its_games_and_shows_the_shortest() {
    let rules = games::find("spiderette-1").expect("a built-in game");
    let mut shares = Vec::new();
    for deal in ["own:1", "own:2"] {
        let house = played(rules, deal);
        assert_eq!(house.games(), House::GAMES_MAX);
        assert!(house.won() <= house.played());
        assert_eq!(house.won() > 0, house.best().is_some());
        shares.push(house.won());
        let Some(win) = house.best() else { continue };
        let mut game = rules
            .new_game(&deal.parse().expect("a deal"))
            .expect("a deal");
        for &made in &win.line {
            game.play(made).expect("a legal move");
        }
        assert_eq!(game.outcome(), Some(Outcome::Won));
        let carried = win.line.iter().filter(|&&made| made != Move::Deal).count();
        let carried = u32::try_from(carried).expect("a short game");
        assert_eq!(win.score, score(carried, 0, 4));
    }
    // Whims make games of one deal differ: not every share is none or all.
    assert!(
        shares.iter().any(|&won| 0 < won && won < House::GAMES_MAX),
        "{shares:?}"
    );
}

#[test]
fn one_game_says_it_all_where_no_card_is_hidden() {
    let house = played(
        games::find("simple-simon").expect("a built-in game"),
        "own:1",
    );
    assert_eq!((house.games(), house.played()), (1, 1));
}

#[test]
fn once_all_games_are_played_nothing_more_happens() {
    let mut house = played(
        games::find("simple-simon").expect("a built-in game"),
        "own:1",
    );
    let before = house.clone();
    house.step();
    assert_eq!(house, before);
}
