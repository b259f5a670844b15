//! Nobody peeks: other hidden cards, the same advice.

use std::sync::Arc;

use webspinner_players::{
    BestHint, CARD_INPUTS, Careless, Casual, Chances, HIDDEN, Hint, LearnedPlayer, Look, Net,
    Player, QuickPlayer, SHAPES, ThoughtLimits,
};
use webspinner_rules::text::PositionDraft;
use webspinner_rules::{Card, FairGame, Game, Outcome, Rules, games};
use webspinner_solver::Random;

/// A game that stands as this one, with its unseen cards in other places. A game from a position
/// remembers none of its hidden cards.
fn shuffled(game: &Game, random: &mut Random) -> Game {
    let mut cards = Game::new(Arc::clone(game.rules()), game.position().clone())
        .view()
        .unseen();
    for end in (1..cards.len()).rev() {
        cards.swap(end, random.below(end + 1));
    }
    arranged(game, cards)
}

/// A game that stands as this one, with these cards in its hidden places.
fn arranged(game: &Game, cards: Vec<Card>) -> Game {
    let mut draft = PositionDraft::from(game.position());
    let in_columns = draft.columns.iter_mut().flatten();
    let hidden = in_columns.filter(|card| !card.face_up);
    let hidden = hidden.map(|card| &mut card.card);
    for (place, card) in hidden.chain(&mut draft.stock).zip(cards) {
        *place = card;
    }
    let position = game.rules().position(&draft);
    Game::new(Arc::clone(game.rules()), position.expect("the same cards"))
}

/// A network that has learned nothing, so that it looks at everything, cards among it.
fn noise() -> Net {
    let mut random = Random(7);
    let mut weight = |_| (f32::from(u8::try_from(random.below(256)).unwrap_or(0)) - 128.0) / 512.0;
    let layers = SHAPES.map(|(inputs, outputs)| {
        let weights: Vec<f32> = (0..inputs * outputs).map(&mut weight).collect();
        (weights, vec![0.0; outputs])
    });
    let slices = layers
        .each_ref()
        .map(|(weights, biases)| (&weights[..], &biases[..]));
    let cards: Vec<f32> = (0..CARD_INPUTS * HIDDEN[0]).map(&mut weight).collect();
    Net::new(slices, &cards)
}

/// Enough to look behind the first leaves.
pub(crate) const EFFORT: ThoughtLimits = ThoughtLimits {
    tables: 40,
    look: Look {
        ways: 3,
        tables: 5,
        rows: 3,
        cards: None,
    },
    second_look: Some(Look {
        ways: 2,
        tables: 8,
        rows: 5,
        cards: None,
    }),
    third_look: Some(Look {
        ways: 2,
        tables: 5,
        rows: 2,
        cards: Some(2),
    }),
    nodes: 1_000,
    proof_searches: 120,
};

/// What each player advises where the game stands, and after each best hint until one shows
/// something.
fn advice(mut game: Game) -> Vec<Option<Hint>> {
    let random = Random(1);
    let learned = LearnedPlayer::new(Arc::new(noise()), EFFORT);
    let mut players: [Box<dyn Player>; 5] = [
        Box::new(BestHint),
        Box::new(Casual(random.clone())),
        Box::new(Careless(random.clone())),
        Box::new(QuickPlayer { random }),
        Box::new(learned),
    ];
    let mut all = Vec::new();
    loop {
        let fair = FairGame::from(&game);
        let advised = players.each_mut().map(|player| player.advise(&fair));
        all.extend(advised);
        let [best, ..] = advised;
        let Some(best) = best else { return all };
        let played = game.play(best.play);
        let _ = played.expect("a hint is legal");
        if !game.last_is_reversible() || all.len() > 20 {
            return all;
        }
    }
}

/// A game after some random moves, as if it had begun there.
pub(crate) fn begun(rules: &Arc<Rules>, number: u64) -> Game {
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

#[test]
fn a_learned_player_plays_every_game_to_its_end() {
    let net = Arc::new(noise());
    for rules in games::all() {
        let mut game = rules
            .new_game(&"own:1".parse().expect("a deal"))
            .expect("own deals");
        let mut player = LearnedPlayer::new(Arc::clone(&net), EFFORT);
        let mut moves_left = 2_000;
        while player.play(&mut game) {
            moves_left -= 1;
            assert!(moves_left > 0, "{} does not end", rules.id());
        }
        let hidden: usize = game.view().columns().map(|column| column.face_down()).sum();
        let unseen = game.view().unseen().len();
        assert!(
            game.outcome().is_some() || hidden > 0 || unseen == 0,
            "{}",
            rules.id()
        );
    }
}

#[test]
fn the_network_of_all_games_is_of_this_version() {
    let rules = games::find("spider-1").expect("a built-in game");
    let limits = ThoughtLimits {
        tables: 1_000,
        ..ThoughtLimits::LEVELS[0]
    };
    let wins = (1..=8).filter(|deal| {
        let deal = format!("own:{deal}").parse().expect("a deal");
        let mut game = rules.new_game(&deal).expect("own deals");
        let mut player = LearnedPlayer::new(Net::family(), limits);
        while player.play(&mut game) {}
        game.outcome() == Some(Outcome::Won)
    });
    assert!(wins.count() >= 3, "it wins most deals of one suit");
}

#[test]
fn a_network_is_the_same_after_it_was_written() {
    for net in [Arc::new(noise()), Net::family()] {
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes).as_ref(), Ok(&*net));
        for wrong in [&bytes[1..], &bytes[..bytes.len() - 1], &[][..]] {
            let error = Net::from_bytes(wrong).expect_err("cut off");
            assert_eq!(error.length, wrong.len());
        }
    }
}

/// Every order of some cards, each once.
fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for at in 0..cards.len() {
        if cards[..at].contains(&cards[at]) {
            continue;
        }
        let mut others = cards.to_vec();
        let first = others.remove(at);
        all.extend(orders(&others).into_iter().map(|mut rest| {
            rest.insert(0, first);
            rest
        }));
    }
    all
}

#[test]
fn a_certain_win_is_won_whatever_is_hidden() {
    // Quick, but with the proofs of the other levels.
    let limits = ThoughtLimits {
        proof_searches: ThoughtLimits::USUAL.proof_searches,
        ..ThoughtLimits::LEVELS[0]
    };
    let (mut certain, mut worlds) = (0, 0);
    for id in ["spider-1", "spiderette-1", "little-spider"] {
        let rules = games::find(id).expect("a built-in game");
        for number in 1..=6 {
            let deal = format!("own:{number}").parse().expect("a deal");
            let mut game = rules.new_game(&deal).expect("own deals");
            let mut player = LearnedPlayer::new(Net::family(), limits);
            let is_certain = |game: &Game, player: &LearnedPlayer| {
                player.chances() == Some(Chances::WON) && !game.view().unseen().is_empty()
            };
            while player.play(&mut game) && !is_certain(&game, &player) {}
            if !is_certain(&game, &player) {
                continue;
            }
            certain += 1;
            for cards in orders(&game.view().unseen()) {
                worlds += 1;
                let mut world = arranged(&game, cards);
                let mut player = LearnedPlayer::new(Net::family(), limits);
                while player.play(&mut world) {
                    assert_eq!(player.chances(), Some(Chances::WON), "{id} own:{number}");
                }
                assert_eq!(world.outcome(), Some(Outcome::Won), "{id} own:{number}");
            }
        }
    }
    assert!(certain >= 3 && worlds > 2 * certain, "{certain}, {worlds}");
}

#[test]
fn nothing_is_called_lost_because_a_search_was_short() {
    let rules = games::find("spiderette-1").expect("a built-in game");
    let mut limits = EFFORT;
    (limits.second_look, limits.third_look) = (None, None);
    // Nothing but the table itself, from which a card is seldom one move away.
    limits.look.tables = 1;
    let mut decisions = 0;
    for number in 1..=6 {
        let deal = format!("own:{number}").parse().expect("a deal");
        let mut game = rules.new_game(&deal).expect("own deals");
        let mut player = LearnedPlayer::new(Net::family(), limits);
        while let Some(plan) = player.promising_plan(&FairGame::from(&game)) {
            let unseen = game.view().unseen().len();
            if game.view().stock_len() == 0 && unseen > 5 {
                decisions += 1;
                assert_ne!(plan.chances.win, 0, "own:{number}, {unseen} unseen");
            }
            for &play in &plan.moves {
                let _ = game.play(play).expect("a plan is legal");
            }
            if game.outcome().is_some() {
                break;
            }
        }
    }
    assert!(decisions > 3, "{decisions}");
}

#[test]
fn a_player_without_searches_for_a_proof_proves_nothing_while_cards_are_unseen() {
    let rules = games::find("spiderette-1").expect("a built-in game");
    let deal = "own:1".parse().expect("a deal");
    let proves = |limits: ThoughtLimits| {
        let mut game = rules.new_game(&deal).expect("own deals");
        let mut player = LearnedPlayer::new(Net::family(), limits);
        while player.play(&mut game) {
            let is_certain = player.chances() == Some(Chances::WON);
            if is_certain && !game.view().unseen().is_empty() {
                return true;
            }
        }
        false
    };
    // A look behind cards may find a win behind each of them.
    let trusting = ThoughtLimits {
        look: Look {
            ways: 1,
            ..ThoughtLimits::LEVELS[0].look
        },
        ..ThoughtLimits::LEVELS[0]
    };
    assert!(!proves(trusting));
    let proof_searches = ThoughtLimits::USUAL.proof_searches;
    assert!(proves(ThoughtLimits {
        proof_searches,
        ..trusting
    }));
}

#[test]
fn a_game_whose_cards_have_few_places_to_go_is_won_once_all_are_known() {
    let rules = games::find("dnieper").expect("a built-in game");
    let deal = "own:1".parse().expect("a deal");
    let mut game = rules.new_game(&deal).expect("a deal of the game");
    let played = "2-3 d 4-2x2 4-3 d 2-4x5 1-2x3 3-6x3 6-1x6 6-4 7-4x2 1-7x5 4-6x9 d 5-6x4 6-2x10 \
        6-1x5 7-1x2 3-6x3 2-3x12 7-2x3 2-7x6 4-6 4-5 4-7 6-4x2 1-6 2-1 3-2x9 2-3x6 4-2x2 3-4x2 \
        2-3x5 3-5x13 d 2-7 3-5x2 5-3x10 1-2x5 3-1x11 5-3x3 7-5x6 1-3x15 7-6x4 3-7x8 2-4 7-4 \
        1-3x2 6-1x8 7-2x8 2-7x12 4-2x3 1-2x9 5-4x10 5-3 7-6x13";
    for text in played.split_whitespace() {
        let _ = game
            .play(text.parse().expect("a move"))
            .expect("a legal move");
    }
    let fair = FairGame::from(&game);
    assert!(fair.view().unseen().is_empty());
    let plan = LearnedPlayer::new(Net::family(), ThoughtLimits::LEVELS[0]).plan(&fair);
    let plan = plan.expect("it is won in eleven moves");
    assert_eq!(plan.chances, Chances::WON);
    for played in plan.moves {
        let _ = game.play(played).expect("a legal move");
    }
    assert_eq!(game.outcome(), Some(Outcome::Won));
}
