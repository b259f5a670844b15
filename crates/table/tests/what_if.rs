//! Moves tried in thought.

use crate::common::{Dice, random_move, session};
use webspinner_rules::{Card, Game, games};
use webspinner_table::{Event, GameState, Session};

/// The cards that these events name.
fn named(events: &[Event]) -> impl Iterator<Item = Card> + '_ {
    events.iter().flat_map(|event| match event {
        Event::Moved { cards, .. } => cards.clone(),
        Event::TurnedUp { card, .. } => vec![*card],
        _ => Vec::new(),
    })
}

/// Plays at random, as far as the view allows it.
fn wander(session: &mut Session, dice: &mut Dice) -> Vec<Event> {
    let legal = session.view().legal_moves();
    if legal.is_empty() || dice.below(5) == 0 {
        return session.undo(0).unwrap_or_default();
    }
    let chosen = legal[dice.below(legal.len())].get();
    session.play(chosen, 0).expect("the view allows it")
}

#[test]
fn what_if_touches_nothing_and_names_no_unseen_card() {
    let mut dice = Dice::new(7);
    for rules in games::all() {
        let mut played = session(rules.id().as_str(), "own:1");
        for _ in 0..30 {
            if random_move(&mut played, &mut dice).is_none() {
                break;
            }
        }
        let _ = played.undo(0);
        let before = played.saved(1_000);
        let mut tried = played.what_if();
        let unseen = played.view().unseen();
        for _ in 0..80 {
            let turned = tried.unknown_columns();
            let events = wander(&mut tried, &mut dice);
            for event in &events {
                if let Event::TurnedUp { column, .. } | Event::TurnedDown { column } = event {
                    assert!(!turned.contains(column), "{}", rules.id());
                    assert!(!tried.unknown_columns().contains(column), "{}", rules.id());
                }
            }
            for card in named(&events) {
                let like_it = rules.pack().cards().filter(|one| *one == card).count();
                let hidden = unseen.iter().filter(|one| **one == card).count();
                assert!(hidden < like_it, "{card} was never seen: {}", rules.id());
            }
            assert!(tried.hint().is_none() && !tried.can_finish());
            assert!(matches!(
                tried.state(),
                GameState::InProgress | GameState::Ended(webspinner_rules::Outcome::Won)
            ));
        }
        assert_eq!(played.saved(1_000), before, "{}", rules.id());
    }
}

#[test]
fn a_game_without_undo_can_be_thought_about_with_it() {
    let mut played = session("spider-1", "own:1");
    played.choose_no_undo(true);
    let mut tried = played.what_if();
    let legal = tried.view().legal_moves();
    tried.play(legal[0].get(), 0).expect("it is legal");
    tried.undo(0).expect("in thought all can be undone");
    assert!(played.undo(0).is_err());
}

#[test]
fn a_win_in_thought_is_one() {
    let spider = games::find("spider-1").expect("a built-in game");
    let picture = format!("1: KS-2S\n2: AS\ncollected: {}", "KS-AS ".repeat(7));
    let position = spider.parse_picture(&picture).expect("a position");
    let played = Session::practice(spider.clone(), position.clone());
    let mut tried = played.what_if();
    tried
        .play("2-1".parse().expect("a move"), 0)
        .expect("an ace goes on a 2");
    assert!(matches!(tried.state(), GameState::Ended(_)));
    assert_eq!(
        played.position(),
        Game::new(spider.clone(), position).position()
    );
    assert!(!played.was_won());
}
