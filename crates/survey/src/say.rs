//! The errors of surveys as messages.

use std::path::Path;

use webspinner_words::{Arg, Message, Say};

use crate::check::{Finding, LineProblem};
use crate::deals::{Deals, DealsError};
use crate::difference::{Difference, Value};
use crate::error::{JournalError, SurveyError};
use crate::merge::MergeError;
use crate::number::NotAWholeNumber;
use crate::report::ReportError;
use crate::row::RowProblem;
use crate::table_error::TableError;

/// A message with the path that it is about.
fn of(message: Message, path: &Path) -> Message {
    message.with("path", path.display().to_string())
}

/// A text from outside, in quotation marks.
fn quoted(text: &str) -> String {
    format!("{text:?}")
}

impl Say for SurveyError {
    fn message(&self) -> Message {
        match self {
            Self::Deal { deal, .. } => {
                Message::new("survey-no-deal").with("deal", deal.to_string())
            }
            Self::Folder { path, .. } => of(Message::new("survey-folder"), path),
            Self::Journal(error) => error.message(),
            Self::NotKept { lines, .. } => {
                Message::new("survey-not-kept").with("lines", lines.len())
            }
            Self::NothingToRetry(path) => of(Message::new("survey-nothing-to-retry"), path),
            Self::Restore { path, .. } => of(Message::new("survey-restore"), path),
            Self::Thread(_) => Message::new("survey-thread"),
            Self::Results { path, .. } => of(Message::new("survey-results"), path),
        }
    }
}

impl Say for JournalError {
    fn message(&self) -> Message {
        match self {
            Self::Io { path, .. } => of(Message::new("journal-io"), path),
            Self::Busy(path) => of(Message::new("journal-busy"), path),
            Self::Foreign(path) => of(Message::new("journal-foreign"), path),
            Self::OtherSettings { path, differences } => {
                of(Message::new("journal-other-settings"), path)
                    .with("differences", listed(differences))
            }
            Self::LeftOut { path, deal } => {
                of(Message::new("journal-left-out"), path).with("deal", deal.as_str())
            }
            Self::Damaged { path, line } => {
                of(Message::new("journal-damaged"), path).with("line", *line)
            }
            Self::Twice { path, line, deal } => of(Message::new("journal-twice"), path)
                .with("line", *line)
                .with("deal", deal.as_str()),
            Self::Changed(path) => of(Message::new("journal-changed"), path),
        }
    }
}

impl Say for Difference {
    fn message(&self) -> Message {
        Message::new("survey-difference")
            .with("setting", Arg::Choice(self.setting.word()))
            .with("was", self.was.message())
            .with("now", self.now.message())
    }
}

impl Say for Value {
    fn message(&self) -> Message {
        match self {
            Self::Text(text) => Message::new("difference-text").with("text", text.as_str()),
            Self::None => Message::new("difference-none"),
            Self::BuiltIn => Message::new("difference-built-in"),
            Self::Bytes(bytes) => Message::new("difference-bytes").with("bytes", *bytes),
        }
    }
}

impl Say for ReportError {
    fn message(&self) -> Message {
        match self {
            Self::NoFiles => Message::new("report-no-files"),
            Self::Broken { path, .. } => of(Message::new("report-broken"), path),
            Self::Row { path, row, problem } => of(Message::new("report-row"), path)
                .with("row", *row)
                .with("problem", problem.message()),
            Self::Twice { path, deal } => {
                of(Message::new("report-twice"), path).with("deal", deal.as_str())
            }
            Self::Empty(path) => of(Message::new("report-empty"), path),
            Self::Mixed { path, one, other } => of(Message::new("report-mixed"), path)
                .with("one", one.as_str())
                .with("other", other.as_str()),
            Self::NoResults(path) => of(Message::new("report-no-results"), path),
            Self::Write { path, .. } => of(Message::new("report-write"), path),
        }
    }
}

impl Say for Finding {
    fn message(&self) -> Message {
        Message::new("check-row")
            .with("row", self.row)
            .with("deal", self.deal.as_str())
            .with("problem", self.problem.message())
    }
}

impl Say for LineProblem {
    fn message(&self) -> Message {
        match self {
            Self::Missing => Message::new("line-missing"),
            Self::Text { number, problem } => Message::new("line-text")
                .with("number", *number)
                .with("problem", problem.message()),
            Self::Long(refused) => refused.message(),
            Self::Length { moves } => Message::new("line-length").with("moves", *moves),
            Self::Rules(error) => error.message(),
        }
    }
}

impl Say for MergeError {
    fn message(&self) -> Message {
        match self {
            Self::NoFolders => Message::new("merge-no-folders"),
            Self::Results(error) => error.message(),
            Self::NoSettings(path) => of(Message::new("merge-no-settings"), path),
            Self::Differ {
                path,
                other,
                differences,
            } => of(Message::new("merge-differ"), path)
                .with("other", other.display().to_string())
                .with("differences", listed(differences)),
            Self::Twice { path, other, deal } => of(Message::new("merge-twice"), path)
                .with("other", other.display().to_string())
                .with("deal", deal.as_str()),
            Self::Deals(error) => error.message(),
            Self::OutOfPlace { path, deal } => {
                of(Message::new("merge-out-of-place"), path).with("deal", deal.as_str())
            }
            Self::Changed(path) => of(Message::new("merge-changed"), path),
            Self::Occupied(path) => of(Message::new("merge-occupied"), path),
            Self::Write { path, .. } => of(Message::new("report-write"), path),
        }
    }
}

/// Differences in one text.
fn listed(differences: &[Difference]) -> Message {
    let mut texts = differences.iter().map(Say::message);
    let first = texts.next().unwrap_or(Message::new("difference-none"));
    let join = |all, next| {
        let both = Message::new("differences-join").with("start", all);
        both.with("next", next)
    };
    texts.fold(first, join)
}

impl Say for RowProblem {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Shuffle => "row-problem-shuffle",
            Self::Length => "row-problem-length",
            Self::Why => "row-problem-why",
            Self::Time => "row-problem-time",
        })
    }
}

impl Say for TableError {
    fn message(&self) -> Message {
        match self {
            Self::Parquet => Message::new("table-parquet"),
            Self::NoParquet => Message::new("table-without-parquet"),
            Self::NoNote => Message::new("table-no-note"),
            Self::Values {
                line,
                expected,
                found,
            } => Message::new("table-values")
                .with("line", *line)
                .with("expected", *expected)
                .with("found", *found),
            Self::NotUtf8 { line } => Message::new("table-not-utf-8").with("line", *line),
            Self::Column(name) => Message::new("table-column").with("column", *name),
            Self::Verdict { line } => Message::new("table-verdict").with("line", *line),
            Self::Number { line, column } => Message::new("table-number")
                .with("line", *line)
                .with("column", column.as_str()),
            Self::Other => Message::new("table-other"),
        }
    }
}

impl Say for DealsError {
    fn message(&self) -> Message {
        match self {
            Self::Deal { part, problem } => Message::new("deals-not-a-deal")
                .with("part", quoted(part))
                .with("problem", problem.message()),
            Self::Cards(part) => Message::new("deals-cards").with("part", quoted(part)),
            Self::End { part } => Message::new("deals-end").with("part", quoted(part)),
            Self::Number { part, problem } => Message::new("deals-number")
                .with("part", quoted(part))
                .with("problem", problem.message()),
            Self::Backwards(part) => Message::new("deals-backwards").with("part", quoted(part)),
            Self::Twice(deal) => Message::new("deals-twice").with("deal", deal.to_string()),
            Self::FewerThanSample { deals } => {
                Message::new("deals-fewer").with("deals", deals.to_string())
            }
            Self::TooMany => Message::new("deals-too-many").with("most", Deals::COUNT_MAX),
        }
    }
}

impl Say for NotAWholeNumber {
    fn message(&self) -> Message {
        Message::new("not-a-whole-number")
    }
}
