//! A game small enough to try all play of every deal, for the tests of all crates that look for
//! wins and losses.

/// Twelve cards, dealt in rows of three. Some deals can be won, such as own:3, and some are lost,
/// such as own:1.
pub(crate) const SMALL: &str = r#"id = "small"
name = "Small"
suits = "SHSH"
highest = "3"
columns = 3
vacancy = "any"
layout = [{ down = "1-3" }, { up = "1-3" }]
lift = { unit = "run", suit = "one-suit" }
deal = { rule = "full" }
collect = { suit = "one-suit" }
"#;
