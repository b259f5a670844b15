//! The examples do what they say.

#[path = "../examples/custom_game.rs"]
#[expect(
    dead_code,
    reason = "an example is started by its main function, and a test is not"
)]
mod custom_game;
#[path = "../examples/fair_player.rs"]
#[expect(
    dead_code,
    reason = "an example is started by its main function, and a test is not"
)]
mod fair_player;
#[path = "../examples/random_play.rs"]
#[expect(
    dead_code,
    reason = "an example is started by its main function, and a test is not"
)]
mod random_play;

#[test]
fn a_custom_game_is_dealt_and_its_mistakes_are_named() {
    let file = "id = 'mine'\nname = 'Mine'\ninherits = 'spider-1'";
    let text = custom_game::shown(file).expect("a valid game");
    assert!(text.starts_with("Mine, deal 1:\n\n1: "), "{text}");
    let (_, moves) = text.split_once("\nmoves: ").expect("its moves");
    assert!(moves.ends_with(" d"), "{text}");

    let mistakes = custom_game::shown(&custom_game::misspelt()).expect("a report");
    assert!(
        mistakes.contains("`spidr`") && mistakes.contains("`never`"),
        "{mistakes}"
    );
}

#[test]
fn a_deal_is_played_to_its_end_at_random() {
    for (deal, end) in [
        ("spider:ms:1", "\nno end after 1000 moves"),
        ("scorpion:own:1", "\nstuck: no move is left"),
    ] {
        let text = random_play::played(deal).expect("a deal");
        assert!(text.ends_with(end), "{text}");
        let moves = text.lines().next().expect("the moves first");
        assert!(
            moves.contains(" moves, the last of them ") && moves.len() < 200,
            "{moves}"
        );
    }
}

#[test]
fn a_fair_player_wins_some_deals() {
    let text = fair_player::tried("spider-1", 50).expect("a game");
    let won = text.strip_prefix("spider-1: won ").expect("the game first");
    let won = won.strip_suffix(" of 50 deals").expect("the deals last");
    assert!(won.parse::<u32>().is_ok_and(|won| won > 0), "{text}");

    // Reserves, foundations, closed columns, collecting by choice: it ends in every game.
    for rules in webspinner_rules::games::all() {
        let game = rules.id().as_str();
        let text = fair_player::tried(game, 2).expect("a game");
        assert!(text.ends_with(" of 2 deals"), "{text}");
    }
    assert!(fair_player::tried("spidr", 1).is_err());
}
