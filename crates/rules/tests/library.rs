//! What a program that uses this crate meets first: dealing, playing, printing, and refusals.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use webspinner_rules::deal::{DealId, DealIdError, Shuffle};
use webspinner_rules::{Game, Move, Outcome, Rules, games};

fn dealt(deal: &str) -> Result<Game, DealIdError> {
    deal.parse::<DealId>().expect("a deal id").deal()
}

#[test]
fn a_deal_id_deals_the_cards_that_it_names() {
    let game = dealt("spider:ms:14934").expect("a deal");
    let spider = games::find("spider").expect("a built-in game");
    let shuffle: Shuffle = "ms:14934".parse().expect("a shuffle");
    assert_eq!(*game.position(), spider.deal(&shuffle).expect("a deal"));
    assert!(Arc::ptr_eq(game.rules(), spider));
}

#[test]
fn a_deal_id_that_deals_nothing_says_why() {
    for (deal, why) in [
        ("yorkshire:own:1", "there is no built-in game yorkshire"),
        (
            "wasp:kpat:1",
            "Wasp has no kpat deals; use own, ms or pysol",
        ),
    ] {
        let error = dealt(deal).expect_err("no such deal");
        assert_eq!(error.to_string(), why);
    }
    // A number out of range is refused earlier, where the id is read.
    let error = "spider:kpat:0".parse::<DealId>().unwrap_err();
    assert!(error.to_string().contains("kpat numbers go from 1 to"));
}

#[test]
fn rules_of_any_origin_start_a_game() {
    let text = "id = 'mine'\nname = 'Mine'\ninherits = 'spider-1'";
    let mine = Arc::new(Rules::parse(text).expect("a valid game"));
    let mut game = mine.new_game(&Shuffle::own(1)).expect("a deal");
    assert_eq!(game.legal_moves(), game.view().legal_moves());
    // Nothing here warns that a result must be used.
    for _ in 0..3 {
        game.play(Move::Deal).expect("a row");
    }
    let legal = game.legal_moves();
    game.play_legal(legal[0]);
    assert_eq!(game.undo(), Some(legal[0].get()));
    assert_eq!(game.length(), 3);
}

#[test]
#[should_panic(expected = "a legal move of another position: ")]
fn a_legal_move_of_an_earlier_position_is_checked_again() {
    let mut game = dealt("spider:ms:1").expect("a deal");
    for stale in game.legal_moves() {
        game.play(Move::Deal).expect("a row");
        if game.rules().check(game.position(), stale.get()).is_err() {
            game.play_legal(stale);
        }
        game.undo();
    }
}

#[test]
fn what_is_printed_reads_back() {
    let mut game = dealt("spider-1:ms:1").expect("a deal");
    for _ in 0..20 {
        for legal in game.legal_moves() {
            assert_eq!(legal.to_string().parse(), Ok(legal.get()));
            let json = serde_json::to_string(&legal).expect("JSON");
            assert_eq!(
                serde_json::from_str::<Move>(&json).expect("a move"),
                legal.get()
            );
        }
        let picture = game.position().to_string();
        let read = game.rules().parse_picture(&picture);
        assert_eq!(read.as_ref(), Ok(game.position()));
        assert_eq!(
            game.view().to_string().lines().count(),
            picture.lines().count()
        );
        game.play_legal(game.legal_moves()[0]);
    }
    assert_eq!(Outcome::Won.to_string(), "won: every card is in its place");
}

#[test]
fn legal_moves_of_another_game_are_not_made_up() {
    for (game, other) in [
        ("scorpion:own:1", "spider:own:1"),
        ("spiderette:own:1", "little-spider:own:1"),
        ("three-blind-mice:own:1", "scorpion:own:1"),
    ] {
        let (game, other) = (dealt(game).expect("a deal"), dealt(other).expect("a deal"));
        let rules = game.rules();
        assert!(!other.position().is_of(rules));
        let list = || rules.legal_moves(other.position());
        let refused = catch_unwind(AssertUnwindSafe(list)).expect_err("no list");
        let why = refused.downcast_ref::<String>().expect("a message");
        assert!(
            why.starts_with(&format!("not a position of {}", rules.id())),
            "{why}"
        );
        let start = || Game::new(Arc::clone(rules), other.position().clone());
        assert!(catch_unwind(AssertUnwindSafe(start)).is_err());
    }
}
