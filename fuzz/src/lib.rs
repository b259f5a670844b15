//! Feeds hostile input to the parsers, and checks the laws of what they accept.
//!
//! A target is a plain function of bytes that panics when a law is broken. Two things call it: the
//! tests of this package, with a bounded number of inputs on any toolchain, and libFuzzer through
//! `cargo xtask fuzz TARGET`, for any length of time, which needs a nightly toolchain. An input
//! that once broke something goes into `seeds/TARGET/`, from which both start.

mod mutate;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use webspinner_checker::{CheckLimits, check, is_lost};
use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::record::{Record, Records};
use webspinner_rules::text::PositionDraft;
use webspinner_rules::{Card, Move, Rules, games};
use webspinner_survey::Deals;

pub use mutate::Mutator;

/// One parser or law.
pub struct Target {
    /// Its name, which its folder in `seeds/` has, too.
    pub name: &'static str,
    /// Judges one input.
    ///
    /// # Panics
    /// When the input breaks a law.
    pub run: fn(&[u8]) -> Answer,
}

/// How a parser judged an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It is valid, and the laws were checked on it.
    Accepted,
    /// It was refused with a proper error.
    Refused,
}

/// Every target there is.
pub const TARGETS: &[Target] = &[
    Target {
        name: "card",
        run: text_form::<Card>,
    },
    Target {
        name: "certificate",
        run: certificate,
    },
    Target {
        name: "deal",
        run: text_form::<DealId>,
    },
    Target {
        name: "deals",
        run: text_form::<Deals>,
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
    Target {
        name: "picture",
        run: picture,
    },
    Target {
        name: "play",
        run: play,
    },
    Target {
        name: "position-json",
        run: position_json,
    },
    Target {
        name: "record",
        run: records,
    },
    Target {
        name: "record-json",
        run: record_json,
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
/// problem takes long to report.
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

/// The first line names a game, the others draw a position. What is accepted prints to a picture
/// of the same position.
fn picture(input: &[u8]) -> Answer {
    let text = str::from_utf8(input)
        .ok()
        .and_then(|text| text.split_once('\n'));
    let Some((Some(rules), text)) = text.map(|(game, text)| (games::find(game), text)) else {
        return Answer::Refused;
    };
    match rules.parse_picture(text) {
        Ok(position) => {
            let printed = rules.parse_picture(&position.picture());
            assert_eq!(printed.expect("a printed picture is accepted"), position);
            Answer::Accepted
        }
        Err(error) => refused(&error),
    }
}

/// The first line names a game, the others are the JSON of a position. What is accepted is
/// written as JSON of the same position.
fn position_json(input: &[u8]) -> Answer {
    let text = str::from_utf8(input)
        .ok()
        .and_then(|text| text.split_once('\n'));
    let Some((Some(rules), text)) = text.map(|(game, text)| (games::find(game), text)) else {
        return Answer::Refused;
    };
    let read = |text: &str| {
        let draft = PositionDraft::from_json(text).map_err(|error| error.to_string())?;
        rules.position(&draft).map_err(|error| error.to_string())
    };
    match read(text) {
        Ok(position) => {
            let written = serde_json::to_string(&position).expect("a position can be written");
            assert_eq!(read(&written).as_ref(), Ok(&position));
            Answer::Accepted
        }
        Err(error) => refused(&error),
    }
}

/// What a certificate that is accepted says is true: all play from its position is lost.
fn certificate(input: &[u8]) -> Answer {
    const POSITIONS_MAX: usize = 2_000;
    let limits = CheckLimits {
        memory_bytes_max: 1 << 20,
    };
    match check(&mut &*input, limits) {
        Ok((claim, _)) => {
            let lost = is_lost(&claim.rules, &claim.position, POSITIONS_MAX);
            assert_ne!(lost, Some(false), "a position that can be won is not lost");
            Answer::Accepted
        }
        Err(error) => refused(&error),
    }
}

/// Whatever is among damaged games, each that is read prints to a text that means the same, and
/// replays or says why not.
fn records(input: &[u8]) -> Answer {
    let Ok(text) = str::from_utf8(input) else {
        return Answer::Refused;
    };
    let mut answer = Answer::Refused;
    for record in Records::new(text) {
        match record {
            Ok(record) => {
                let printed = record.to_string().parse::<Record>();
                assert_eq!(printed.expect("a printed record is accepted"), record);
                if let Err(error) = record.replay() {
                    small(&error.to_string());
                }
                answer = Answer::Accepted;
            }
            Err(error) => small(&error.to_string()),
        }
    }
    answer
}

/// A record from JSON is written as JSON that means the same.
fn record_json(input: &[u8]) -> Answer {
    let read = str::from_utf8(input).ok().map(Record::from_json);
    match read {
        Some(Ok(record)) => {
            let written = serde_json::to_string(&record).expect("a record can be written");
            let again = Record::from_json(&written);
            assert_eq!(again.expect("written JSON is accepted"), record);
            Answer::Accepted
        }
        Some(Err(error)) => refused(&error),
        None => Answer::Refused,
    }
}

/// The first byte chooses a game, the next two a deal; each further byte a legal move, or an
/// undo. All moves taken back, the first position is back.
fn play(input: &[u8]) -> Answer {
    let [game, high, low, choices @ ..] = input else {
        return Answer::Refused;
    };
    let rules = games::all().nth(usize::from(*game) % games::all().len());
    let rules = rules.expect("a number below the number of games");
    let number = u64::from(*high) * 256 + u64::from(*low);
    let start = rules
        .deal(&Shuffle::own(number))
        .expect("own numbers deal every game");
    let mut position = start.clone();
    let mut made = Vec::new();
    for &choice in choices {
        let legal = rules.legal_moves(&position);
        let next = legal.get(usize::from(choice) % (legal.len() + 1));
        match next {
            Some(&legal) => made.push(position.apply(rules, legal)),
            None => {
                if let Some(undo) = made.pop() {
                    position.undo(undo);
                }
            }
        }
    }
    while let Some(undo) = made.pop() {
        position.undo(undo);
    }
    assert_eq!(position, start);
    Answer::Accepted
}

fn refused(error: &dyn Display) -> Answer {
    small(&error.to_string());
    Answer::Refused
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
