//! Messages about records that cannot be read or replayed.

use webspinner_rules::{Header, NotADate, RecordError, RecordProblem, ReplayError, TextRefused};

use super::texts::{quoted, text_at};
use super::untranslated;
use crate::{Arg, Message, Say};

impl Say for RecordError {
    fn message(&self) -> Message {
        text_at(self.at, self.problem.message())
    }
}

impl Say for RecordProblem {
    fn message(&self) -> Message {
        match self {
            Self::TextTooLong { bytes_max } => {
                Message::new("records-too-long").with("limit", *bytes_max)
            }
            Self::TooManyGames { games_max } => {
                Message::new("records-too-many-games").with("limit", *games_max)
            }
            Self::TooManyMoves { moves_max } => {
                Message::new("records-too-many-moves").with("limit", *moves_max)
            }
            Self::NoGame => Message::new("record-no-game"),
            Self::AnotherGame => Message::new("record-another-game"),
            Self::GameFirst => Message::new("record-game-first"),
            Self::HeaderLine => Message::new("record-header-line"),
            Self::HeaderEscape => Message::new("record-header-escape"),
            Self::HeaderTwice { name } => Message::new("record-header-twice").with("name", *name),
            Self::HeaderMissing { name } => {
                Message::new("record-header-missing").with("name", *name)
            }
            Self::TooManyHeaders => {
                Message::new("record-too-many-headers").with("limit", Header::EXTRA_MAX)
            }
            Self::Value { name, found } => Message::new("record-value")
                .with("name", *name)
                .with("found", quoted(found)),
            Self::Deal(problem) => problem.message(),
            Self::Date(problem) => problem.message(),
            Self::Text(problem) => problem.message(),
            Self::RulesLine => Message::new("record-rules-line"),
            Self::Move(expected) => expected.message(),
            Self::MoveNumber { expected, found } => Message::new("record-move-number")
                .with("expected", *expected)
                .with("found", found.as_str()),
            Self::Time => Message::new("record-time"),
            Self::MoveTwice { played } => {
                Message::new("record-move-known").with("move", played.to_string())
            }
            Self::Tree(refused) => refused.message(),
            Self::CommentOpen => Message::new("record-comment-open"),
            Self::CommentEscape => Message::new("record-comment-escape"),
            Self::Comment(refused) => refused.message(),
            Self::NothingToReplace => Message::new("record-nothing-to-replace"),
            Self::VariationEmpty => Message::new("record-variation-empty"),
            Self::VariationOpen => Message::new("record-variation-open"),
            Self::VariationNotOpen => Message::new("record-variation-not-open"),
            Self::SecondStar => Message::new("record-second-star"),
            _ => untranslated(self),
        }
    }
}

impl Say for NotADate {
    fn message(&self) -> Message {
        Message::new("not-a-date").with("word", quoted(&self.0))
    }
}

impl Say for TextRefused {
    fn message(&self) -> Message {
        match self {
            Self::TooLong { bytes_max } => Message::new("text-too-long").with("limit", *bytes_max),
            Self::Control { control } => {
                Message::new("text-control").with("control", format!("{control:?}"))
            }
            _ => untranslated(self),
        }
    }
}

impl Say for ReplayError {
    fn message(&self) -> Message {
        match self {
            Self::NoSuchGame { game } => {
                Message::new("replay-no-such-game").with("game", game.as_str())
            }
            Self::NoSuchVersion {
                game,
                version,
                known,
            } => Message::new("replay-no-such-version")
                .with("game", game.as_str())
                .with("version", *version)
                .with("known", *known),
            Self::Rules(report) => Message::new("replay-rules").with("problems", report.message()),
            Self::Inherits => Message::new("replay-inherits"),
            Self::OtherRules {
                game,
                version,
                found,
                found_version,
            } => Message::new("replay-other-rules")
                .with("game", game.as_str())
                .with("version", *version)
                .with("found", found.as_str())
                .with("found-version", *found_version),
            Self::Deal(error) => error.message(),
            Self::Illegal {
                number,
                variation,
                played,
                refusal,
                ..
            } => Message::new("replay-illegal")
                .with("number", *number)
                .with(
                    "line",
                    Arg::Choice(if *variation { "variation" } else { "main" }),
                )
                .with("move", played.to_string())
                .with("refusal", refusal.message()),
            Self::NotWon => Message::new("replay-not-won"),
            _ => untranslated(self),
        }
    }
}
