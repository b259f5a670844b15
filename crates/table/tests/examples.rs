//! The example does what it says.

#[path = "../examples/follow_hints.rs"]
#[expect(
    dead_code,
    reason = "an example is started by its main function, and a test is not"
)]
mod follow_hints;

#[test]
fn hints_are_followed_to_the_end_of_each_game() {
    let text = follow_hints::followed("spiderette-1", "own", 1, 3).expect("a game");
    assert!(text.starts_with("spiderette-1: won "), "{text}");
    assert!(text.contains(" of 3, "), "{text}");
    assert!(follow_hints::followed("spidr", "own", 1, 1).is_err());
}
