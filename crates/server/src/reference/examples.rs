//! Requests to copy and try out.

use super::html::{element, escape, heading, prose};

/// Questions, with the address of the site in front of each path.
const ASK: &str = "curl {address}api/v1/daily
curl {address}api/v1/statistics/spider";

/// A game with everything that a record needs. Sent again, it changes nothing.
const SEND: &str = r#"curl {address}api/v1/results -H 'content-type: application/json' -d '{
  "id": "01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f",
  "record": "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n[Result \"lost\"]\n[Time \"9\"]\n\n1. d@3\n"
}'"#;

/// The section with examples for a site at this address.
pub(super) fn section(address: &str) -> String {
    let code = |example: &str| {
        let example = example.replace("{address}", address);
        element("pre", &format!("<code>{}</code>", escape(&example)))
    };
    let say = |text| element("p", &prose(text));
    let mut section = heading("h2", "examples", "examples");
    section += &say("Ask for today's deals, and for the statistics of a game:");
    section += &code(ASK);
    section += &say(
        "Send a finished game, here one that was given up after one row. Another game gets another \
         id:",
    );
    section += &code(SEND);
    section
        + &say(
            "It counts in the statistics. To be on a leaderboard, a game has to be won, its record \
             has to say the time on the clock in seconds, such as `[Time \"300\"]`, and `day` has \
             to name the day whose deal it was.",
        )
}
