//! The examples do what they say.

#[path = "../examples/custom_game.rs"]
#[expect(
    dead_code,
    reason = "an example is started by its main function, and a test is not"
)]
mod custom_game;
#[path = "../examples/random_play.rs"]
#[expect(
    dead_code,
    reason = "an example is started by its main function, and a test is not"
)]
mod random_play;

#[test]
fn a_custom_game_is_played_and_its_mistakes_are_named() {
    let text = custom_game::shown().expect("a sound game");
    assert!(
        text.starts_with("Gentle Spider, after one row:\n\n"),
        "{text}"
    );
    let (_, mistakes) = text
        .split_once("With two mistakes:\n\n")
        .expect("two mistakes");
    assert!(
        mistakes.contains("`spidr`") && mistakes.contains("`never`"),
        "{text}"
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
    }
}
