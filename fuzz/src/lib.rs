//! Feeds the parsers what nobody meant for them, and holds what they accept to its laws.
//!
//! A target is a plain function of bytes that panics when a law is broken. Two things call it: the
//! tests of this package, with a bounded number of inputs on any toolchain, and libFuzzer through
//! `cargo xtask fuzz TARGET`, for as long as one likes, which needs a nightly toolchain. An input
//! that once broke something goes into `seeds/TARGET/`, where both begin.

mod mutate;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use webspinner_rules::{Card, DealId, Move, Rules};

pub use mutate::Mutator;

/// One parser or law.
pub struct Target {
    /// Its name, which is that of its folder in `seeds/` too.
    pub name: &'static str,
    /// Judges one input.
    ///
    /// # Panics
    /// When the input breaks a law.
    pub run: fn(&[u8]) -> Answer,
}

/// What a parser made of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It means something, and the laws were tried on it.
    Accepted,
    /// It means nothing; that was said properly.
    Refused,
}

/// Every target there is.
pub const TARGETS: &[Target] = &[
    Target {
        name: "card",
        run: text_form::<Card>,
    },
    Target {
        name: "deal",
        run: text_form::<DealId>,
    },
    Target {
        name: "game-file",
        run: game_file,
    },
    Target {
        name: "move-text",
        run: text_form::<Move>,
    },
    Target {
        name: "move-json",
        run: json_form::<Move>,
    },
];

/// What a text form accepts prints to a text that means the same.
fn text_form<T>(input: &[u8]) -> Answer
where
    T: FromStr<Err: Debug + Display> + Display + Debug + PartialEq,
{
    let Ok(text) = str::from_utf8(input) else {
        return Answer::Refused;
    };
    match text.parse::<T>() {
        Ok(value) => {
            let printed = value.to_string();
            assert_eq!(
                printed.parse::<T>().expect("a printed text is accepted"),
                value
            );
            Answer::Accepted
        }
        Err(error) => {
            small(&error.to_string());
            Answer::Refused
        }
    }
}

/// What a JSON form accepts is written as JSON that means the same.
fn json_form<T: Serialize + DeserializeOwned + Debug + PartialEq>(input: &[u8]) -> Answer {
    let Ok(value) = serde_json::from_slice::<T>(input) else {
        return Answer::Refused;
    };
    let written = serde_json::to_vec(&value).expect("a value can be written");
    let read = serde_json::from_slice::<T>(&written).expect("written JSON is accepted");
    assert_eq!(read, value);
    Answer::Accepted
}

/// A game file that is accepted is written as a file that means the same; of one that is not, no
/// problem takes long to tell.
fn game_file(input: &[u8]) -> Answer {
    let Ok(text) = str::from_utf8(input) else {
        return Answer::Refused;
    };
    match Rules::parse(text) {
        Ok(rules) => {
            let read = Rules::parse(&rules.to_toml()).expect("a written file is accepted");
            assert_eq!(read, rules);
            Answer::Accepted
        }
        Err(report) => {
            for problem in report.problems() {
                small(&problem.to_string());
            }
            Answer::Refused
        }
    }
}

/// An error may quote its input, but not all of an endless one.
fn small(error: &str) {
    const ERROR_BYTES_MAX: usize = 2000;
    assert!(!error.is_empty(), "an error says what is wrong");
    assert!(
        error.len() <= ERROR_BYTES_MAX,
        "an error of {} bytes",
        error.len()
    );
}
