//! Messages about records that cannot be read or replayed.

use webspinner_rules::record::{
    Header, NotADate, RecordError, RecordProblem, ReplayError, TextRefused,
};

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
            Self::Deal(problem) => problem.message(),
            Self::Date(problem) => problem.message(),
            Self::Text(problem) => problem.message(),
            Self::Move(expected) => expected.message(),
            Self::Tree(refused) => refused.message(),
            Self::Comment(refused) => refused.message(),
            other => of_text(other),
        }
    }
}

/// The message about the text itself.
fn of_text(problem: &RecordProblem) -> Message {
    use RecordProblem as Problem;
    messages! { problem =>
        Problem::TextTooLong { bytes_max } => "records-too-long", "limit" = bytes_max;
        Problem::TooManyGames { games_max } => "records-too-many-games", "limit" = games_max;
        Problem::TooManyMoves { moves_max } => "records-too-many-moves", "limit" = moves_max;
        Problem::NoGame => "record-no-game";
        Problem::AnotherGame => "record-another-game";
        Problem::GameFirst => "record-game-first";
        Problem::HeaderLine => "record-header-line";
        Problem::HeaderEscape => "record-header-escape";
        Problem::HeaderTwice { name } => "record-header-twice" name;
        Problem::HeaderMissing { name } => "record-header-missing" name;
        Problem::TooManyHeaders => "record-too-many-headers", "limit" = Header::EXTRA_MAX;
        Problem::Value { name, found } => "record-value" name, "found" = quoted(found);
        Problem::RulesLine => "record-rules-line";
        Problem::MoveNumber { expected, found } => "record-move-number" expected found;
        Problem::Time => "record-time";
        Problem::MoveTwice { played } => "record-move-known", "move" = played.to_string();
        Problem::CommentOpen => "record-comment-open";
        Problem::CommentEscape => "record-comment-escape";
        Problem::NothingToReplace => "record-nothing-to-replace";
        Problem::VariationEmpty => "record-variation-empty";
        Problem::VariationOpen => "record-variation-open";
        Problem::VariationNotOpen => "record-variation-not-open";
        Problem::SecondStar => "record-second-star";
    }
}

impl Say for NotADate {
    fn message(&self) -> Message {
        Message::new("not-a-date").with("word", quoted(&self.0))
    }
}

impl Say for TextRefused {
    fn message(&self) -> Message {
        messages! { self =>
            Self::TooLong { bytes_max } => "text-too-long", "limit" = bytes_max;
            Self::Control { control } => "text-control", "control" = format!("{control:?}");
        }
    }
}

impl Say for ReplayError {
    fn message(&self) -> Message {
        if let Self::Deal(error) = self {
            return error.message();
        }
        let line = |variation| Arg::Choice(if variation { "variation" } else { "main" });
        messages! { self =>
            Self::NoSuchGame { game } => "replay-no-such-game", "game" = game.as_str();
            Self::NoSuchVersion { game, version, known } => "replay-no-such-version"
                version known, "game" = game.as_str();
            Self::Rules(report) => "replay-rules", "problems" = report.message();
            Self::Inherits => "replay-inherits";
            Self::OtherRules { game, version, found, found_version } => "replay-other-rules"
                version, "game" = game.as_str(), "found" = found.as_str(),
                "found-version" = found_version;
            Self::Illegal { number, variation, played, refusal, .. } => "replay-illegal"
                number, "line" = line(*variation), "move" = played.to_string(),
                "refusal" = refusal.message();
            Self::NotWon => "replay-not-won";
            Self::Undone => "replay-undone";
        }
    }
}
