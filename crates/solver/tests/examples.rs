//! The example does what it says.

#[path = "../examples/solve_deal.rs"]
#[expect(
    dead_code,
    reason = "an example is started by its main function, and a test is not"
)]
mod solve_deal;

#[test]
fn a_deal_is_solved_and_its_line_shortened() {
    let text = solve_deal::solved("spiderette-1:ms:1").expect("a deal");
    assert!(
        text.contains(" moves, ") && text.ends_with(" when shortened"),
        "{text}"
    );
}
