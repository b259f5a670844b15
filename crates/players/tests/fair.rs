//! Nobody peeks: other hidden cards, the same advice.

use std::sync::Arc;

use webspinner_players::{BestHint, Hint, Player, QuickPlayer, Random};
use webspinner_rules::{Card, FairGame, Game, PositionDraft, Rules, games};

/// A game that stands as this one, with its unseen cards in other places. A game from a position
/// remembers nothing of its hidden cards.
fn shuffled(game: &Game, random: &mut Random) -> Game {
    let mut draft = PositionDraft::from(game.position());
    let in_columns = draft.columns.iter_mut().flatten();
    let hidden = in_columns.filter(|card| !card.face_up);
    let hidden = hidden.map(|card| &mut card.card);
    let places: Vec<&mut Card> = hidden.chain(&mut draft.stock).collect();
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    for end in (1..cards.len()).rev() {
        cards.swap(end, random.below(end + 1));
    }
    for (place, card) in places.into_iter().zip(cards) {
        *place = card;
    }
    let position = game.rules().position(&draft);
    Game::new(Arc::clone(game.rules()), position.expect("the same cards"))
}

/// What each player advises where the game stands, and after each best hint until one shows
/// something.
fn advice(mut game: Game) -> Vec<Option<Hint>> {
    let random = Random(1);
    let mut players: [Box<dyn Player>; 2] = [Box::new(BestHint), Box::new(QuickPlayer { random })];
    let mut all = Vec::new();
    loop {
        let fair = FairGame::from(&game);
        let [best, quick] = players.each_mut().map(|player| player.advise(&fair));
        all.extend([best, quick]);
        let Some(best) = best else { return all };
        let played = game.play(best.play);
        let _ = played.expect("a hint is legal");
        if !game.last_is_reversible() || all.len() > 8 {
            return all;
        }
    }
}

/// A game after some random moves, as if it had begun there.
fn begun(rules: &Arc<Rules>, number: u64) -> Game {
    let shuffle = format!("own:{number}").parse().expect("a deal");
    let mut game = rules.new_game(&shuffle).expect("every game has own deals");
    let mut random = Random(number);
    for _ in 0..random.below(60) {
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        game.play_legal(legal[random.below(legal.len())]);
    }
    Game::new(Arc::clone(rules), game.position().clone())
}

#[test]
fn advice_does_not_depend_on_hidden_cards() {
    for rules in games::all() {
        for number in 1..=3 {
            let game = begun(rules, number);
            let advised = advice(game.clone());
            let mut random = Random(number);
            for _ in 0..2 {
                let other = shuffled(&game, &mut random);
                assert_eq!(advice(other), advised, "{} own:{number}", rules.id());
            }
        }
    }
}

#[test]
fn a_player_knows_the_moves_since_something_was_shown() {
    let rules = games::find("spider").expect("a built-in game");
    let mut game = begun(rules, 1);
    for _ in 0..200 {
        let fair = FairGame::from(&game);
        assert_eq!(fair.view().knowledge(), game.view().knowledge());
        let mut back = game.clone();
        let mut length = 0;
        while back.last_is_reversible() {
            back.undo();
            length += 1;
        }
        assert_eq!(fair.length(), length);
        let Some(hint) = BestHint.advise(&fair) else {
            return;
        };
        let played = game.play(hint.play);
        let _ = played.expect("a hint is legal");
    }
}
