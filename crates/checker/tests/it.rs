//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod brute_force;
mod certificates;
mod damaged;
mod famous;
#[path = "../../rules/tests/small.rs"]
mod small;

use std::sync::Arc;

use webspinner_checker::{CheckLimits, Claim, Refused, Relied, Written, check, write};
use webspinner_rules::Rules;
use webspinner_rules::deal::Shuffle;

/// A deal of a game that is not built in.
pub(crate) fn claim(game: &str, number: u64) -> Claim {
    let rules = Rules::parse(game).expect("a valid game");
    Claim::new(Arc::new(rules), Shuffle::own(number)).expect("an own number deals every game")
}

/// Looks for a proof; the certificate, if there is one.
pub(crate) fn certificate(claim: &Claim) -> Option<(String, Relied)> {
    let mut text = Vec::new();
    let written = write(claim, CheckLimits::default(), &|| false, &mut text);
    match written.expect("a vector takes everything") {
        Written::Lost(relied) => Some((String::from_utf8(text).expect("it is a text"), relied)),
        Written::Won => None,
        Written::Memory | Written::Stopped => panic!("nothing limits it"),
    }
}

pub(crate) fn checked(text: &str) -> Result<(Claim, Relied), Refused> {
    check(&mut text.as_bytes(), CheckLimits::default())
}
