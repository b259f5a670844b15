//! What is wrong with a game file, line by line.

use std::fmt;

use super::problem::ProblemKind;
use super::wording::by_lines;

/// All that is wrong with one draft, in the order of its lines.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", by_lines(problems))]
pub struct ProblemReport {
    problems: Vec<Problem>,
}

impl ProblemReport {
    /// A report of these problems, at least one.
    pub(crate) fn new(mut problems: Vec<Problem>) -> Self {
        assert!(!problems.is_empty(), "a report has problems");
        // Without a line last: those are about what is not there.
        problems.sort_by_key(|problem| problem.line.unwrap_or(u32::MAX));
        Self { problems }
    }

    /// The problems, one at least, in the order of their lines; those without a line last.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

/// One thing that is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    line: Option<u32>,
    kind: ProblemKind,
}

impl Problem {
    pub(crate) fn new(line: Option<u32>, kind: ProblemKind) -> Self {
        Self { line, kind }
    }

    /// The line of the file to look at, counted from 1; `None` for a draft made in code, and for
    /// what a whole file lacks.
    #[must_use]
    pub fn line(&self) -> Option<u32> {
        self.line
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> &ProblemKind {
        &self.kind
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        fmt::Display::fmt(&self.kind, f)
    }
}
