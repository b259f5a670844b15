//! Hidden cards that can be turned up for sure.

use std::sync::Arc;

use webspinner_players::{Stretch, stretches, sure_turns};
use webspinner_rules::knobs::RowRule;
use webspinner_rules::{FairGame, Game, Move, Pile, games};
use webspinner_solver::Random;

/// How many cards lie face down in columns.
fn hidden(game: &Game) -> usize {
    let columns = game.position().columns().iter();
    columns.map(Pile::face_down).sum()
}

fn sure(game: &str, picture: &str) -> (usize, bool) {
    let rules = games::find(game).expect("a built-in game");
    let knowledge = rules.parse_knowledge(picture).expect("a position");
    let turns = sure_turns(FairGame::new(Arc::clone(rules), knowledge).view());
    (turns.count, turns.is_all)
}

#[test]
fn what_is_sure_comes_true_whatever_is_hidden() {
    let mut random = Random(5);
    for rules in games::all() {
        let id = rules.id();
        for number in 1..=2 {
            let shuffle = format!("own:{number}").parse().expect("a deal");
            let start = rules.deal(&shuffle).expect("a deal");
            let mut game = Game::new(Arc::clone(rules), start);
            for _ in 0..random.below(40) {
                let moves = game.legal_moves();
                let Some(play) = moves.get(random.below(moves.len().max(1))) else {
                    break;
                };
                let _ = game.play(play.get()).expect("a legal move");
            }
            let turns = sure_turns(game.view());
            for _ in 0..3 {
                let other = game.view().consistent_position(|end| random.below(end));
                let mut other = Game::new(Arc::clone(rules), other);
                let before = hidden(&other);
                for play in &turns.moves {
                    assert_ne!(*play, Move::Deal, "{id} {number}");
                    let _ = other.play(*play).expect("legal whatever is hidden");
                }
                let turned = before - hidden(&other);
                assert!(
                    turned >= turns.count,
                    "{id} {number}: {turned} of {turns:?}"
                );
            }
        }
    }
}

#[test]
fn a_card_that_was_turned_up_may_fit_nowhere() {
    let below = "## ".repeat(8);
    let rest = "3: KS AS\n4: QS AS\n5: QS 4S\n6: TS 4S\n7: TS 6S\n8: 2S 6S";
    let gone = format!(
        "stock: {}\ncollected: {}",
        "## ".repeat(10),
        "KS-AS ".repeat(5)
    );
    // The 8 goes on the 9, and what lay below it stays.
    let full = format!("1: ## ## 8S\n2: {below}KS 9S\n{rest}\n9: 2S JS\n10: 3S JS\n{gone}");
    assert_eq!(sure("spider-1", &full), (1, true));
    // With an empty column, it can go there.
    let free = format!("1: ## ## 8S\n2: {below}KS 9S\n{rest}\n9: 2S JS 3S JS\n10:\n{gone}");
    assert!(sure("spider-1", &free).0 >= 2);
}

#[test]
fn a_game_is_told_in_stretches_between_its_rows() {
    let any_row = games::all().find(|rules| rules.row_deal().rule == RowRule::Any);
    let rules = any_row.expect("a game whose rows go to empty columns, too");
    let shuffle = "own:1".parse().expect("a deal");
    let start = rules.deal(&shuffle).expect("a deal");
    let mut game = Game::new(Arc::clone(rules), start);
    let start = game.clone();
    let mut moves = Vec::new();
    for _ in 0..2 {
        let line = sure_turns(game.view()).moves;
        for play in line.into_iter().chain([Move::Deal]) {
            let _ = game.play(play).expect("a legal move");
            moves.push(play);
        }
    }
    let told = stretches(start, &moves);
    let [first, second, last] = &told[..] else {
        panic!("{told:?}");
    };
    let deal = |stretch: &Stretch| moves.get(stretch.moves.end).copied();
    assert_eq!(
        (deal(first), deal(second), deal(last)),
        (Some(Move::Deal), Some(Move::Deal), None)
    );
    for stretch in [first, second] {
        assert!(stretch.turned >= stretch.sure.count, "{stretch:?}");
        assert!(stretch.sure.count > 0, "{stretch:?}");
    }
    assert_eq!((last.turned, last.moves.len()), (0, 0));
    assert_eq!(last.hidden, first.hidden - first.turned - second.turned);
}
