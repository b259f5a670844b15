//! What lessons and puzzles say.

use webspinner_words::{Language, Layer, Message, Say};

use crate::goal::Goal;
use crate::puzzle::Puzzle;
use crate::standing::{Mistake, Standing};

/// The English texts of lessons and puzzles.
pub const MESSAGES_EN: &str = include_str!("../messages/en.ftl");

/// The texts of lessons and puzzles in every language, a layer of a
/// [`Catalogue`](webspinner_words::Catalogue).
pub const TEXTS: Layer = &[
    (Language::English, MESSAGES_EN),
    (Language::German, include_str!("../messages/de.ftl")),
    (Language::Spanish, include_str!("../messages/es.ftl")),
    (Language::French, include_str!("../messages/fr.ftl")),
    (Language::Chinese, include_str!("../messages/zh-CN.ftl")),
];

/// What it asks for.
impl Say for Puzzle {
    fn message(&self) -> Message {
        let name = match self.goal {
            Goal::OnlyMove => "goal-only-move",
            Goal::EmptyColumn => "goal-empty-column",
            Goal::CompleteRun => "goal-complete-run",
        };
        Message::new(name).with("moves", self.length())
    }
}

/// How good the last move was.
impl Say for Standing {
    fn message(&self) -> Message {
        match self {
            Self::Open { left } => Message::new("standing-open").with("left", *left),
            Self::Reached => Message::new("standing-reached"),
            Self::Missed(mistake) => mistake.message(),
        }
    }
}

impl Say for Mistake {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::OutOfMoves => "mistake-out-of-moves",
            Self::Loses => "mistake-loses",
            Self::TooSlow => "mistake-too-slow",
        })
    }
}
