//! From the text of a game file to a draft, remembering where each key is.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::draft::entry::{Entry, below};
use crate::draft::{Problem, ProblemKind, RulesDraft, Shape};
use crate::rules::Rules;
use crate::suggest::nearest;

/// Where the keys of a draft are in its file, and what was wrong with reading them. The source of a
/// draft made in code has no lines.
#[derive(Debug, Default)]
pub(crate) struct Source {
    lines: BTreeMap<String, u32>,
    unread: BTreeSet<String>,
    /// The offset at which each line starts.
    line_starts: Vec<usize>,
    /// Whether the text is TOML at all; what is missing from a broken text may be in it.
    pub(crate) broken: bool,
    /// The keys of the file itself, above its tables.
    game_keys: Vec<&'static str>,
    problems: Vec<Problem>,
}

/// A key or a list entry of the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Location {
    /// Its path: `place.suit`, and for the second layout row `layout.2`.
    path: String,
    line: Option<u32>,
}

/// Reads a file as far as it can be read.
pub(crate) fn read(text: &str) -> (RulesDraft, Source) {
    let mut source = Source::default();
    let limit = Rules::TEXT_BYTES_MAX;
    if text.len() > limit {
        let bytes = text.len();
        source.broken = true;
        source.note(None, ProblemKind::TooLong { bytes, limit });
        return (RulesDraft::default(), source);
    }
    source.line_starts.push(0);
    let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
    source.line_starts.extend(breaks.map(|(at, _)| at + 1));

    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        source.broken = true;
        let line = error.span().and_then(|span| source.line_at(span.start));
        let message = error.message().to_owned();
        source.note(line, ProblemKind::Syntax { message });
    }
    let whole = DeValue::Table(table.into_inner());
    let draft = RulesDraft::read(&whole, &Location::default(), &mut source).unwrap_or_default();
    (draft, source)
}

impl Source {
    pub(crate) fn note(&mut self, line: Option<u32>, kind: ProblemKind) {
        self.problems.push(Problem::new(line, kind));
    }

    /// All problems noted, without those that merely follow from broken TOML: what the TOML parser
    /// put in the place of a broken line was never written, and below a broken heading, keys are in
    /// the wrong table.
    pub(crate) fn into_problems(self) -> Vec<Problem> {
        let syntax = |problem: &&Problem| matches!(problem.kind(), ProblemKind::Syntax { .. });
        let broken = self.problems.iter().filter(syntax);
        let broken: BTreeSet<u32> = broken.filter_map(Problem::line).collect();
        let first = broken.first().copied().unwrap_or(u32::MAX);
        let mut problems = self.problems;
        problems.retain(|problem| match (problem.kind(), problem.line()) {
            (ProblemKind::Syntax { .. }, _) | (_, None) => true,
            (ProblemKind::UnknownKey { .. } | ProblemKind::KeyBelowTable { .. }, Some(line)) => {
                line < first
            }
            (_, Some(line)) => !broken.contains(&line),
        });
        problems
    }

    /// Whether anything was noted.
    pub(crate) fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }

    /// Whether the file has the key, but its value could not be read.
    pub(crate) fn is_unread(&self, path: &str) -> bool {
        ancestors(path).any(|path| self.unread.contains(path))
    }

    /// Whether anything within the value of a key could not be read.
    pub(crate) fn has_gaps(&self, path: &str) -> bool {
        let within = |unread: &String| {
            let rest = unread.strip_prefix(path);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.is_unread(path) || self.unread.iter().any(within)
    }

    /// The line of a key, or of the nearest table around it.
    pub(crate) fn line_around(&self, path: &str) -> Option<u32> {
        ancestors(path).find_map(|path| self.lines.get(path).copied())
    }

    /// The line to look at for a problem with these keys: the line of the first one that is in the
    /// file, else of a table around one, else of the game they are inherited from.
    pub(crate) fn line_of(&self, paths: &[&str]) -> Option<u32> {
        let line = |path: &&str| self.lines.get(*path).copied();
        (paths.iter().find_map(line))
            .or_else(|| paths.iter().find_map(|path| self.line_around(path)))
            .or_else(|| line(&"inherits"))
    }

    pub(crate) fn mark_unread(&mut self, location: &Location) {
        self.unread.insert(location.path.clone());
    }

    /// Notes what is wrong with the value of a key, which then counts as not given.
    pub(crate) fn unreadable(
        &mut self,
        location: &Location,
        kind: impl FnOnce(String) -> ProblemKind,
    ) {
        self.mark_unread(location);
        self.note(location.line, kind(location.path.clone()));
    }

    pub(crate) fn wrong_shape<T>(
        &mut self,
        location: &Location,
        expected: Shape,
        value: &DeValue<'_>,
    ) -> Option<T> {
        let found = Shape::of(value);
        self.unreadable(location, |key| ProblemKind::WrongShape {
            key,
            expected,
            found,
        });
        None
    }

    /// The place of a list entry.
    pub(crate) fn enter(&mut self, list: &Location, index: usize, offset: usize) -> Location {
        self.place(below(&list.path, &(index + 1).to_string()), offset)
    }

    fn place(&mut self, path: String, offset: usize) -> Location {
        let line = self.line_at(offset);
        if let Some(line) = line {
            self.lines.insert(path.clone(), line);
        }
        Location { path, line }
    }

    fn line_at(&self, offset: usize) -> Option<u32> {
        let lines = self.line_starts.partition_point(|&start| start <= offset);
        u32::try_from(lines).ok()
    }

    /// The value as a table, once its unknown keys are noted.
    pub(crate) fn table<'t, 'i>(
        &'t mut self,
        value: &'t DeValue<'i>,
        location: &Location,
        known: &[&'static str],
    ) -> Option<TableReader<'t, 'i>> {
        let DeValue::Table(entries) = value else {
            return self.wrong_shape(location, Shape::Table, value);
        };
        if location.path.is_empty() {
            self.game_keys = known.to_vec();
        }
        for key in entries.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                self.unknown_key(key, location, known);
            }
        }
        Some(TableReader {
            entries,
            path: location.path.clone(),
            source: self,
        })
    }

    fn unknown_key(
        &mut self,
        key: &Spanned<DeString<'_>>,
        location: &Location,
        known: &[&'static str],
    ) {
        let line = self.line_at(key.span().start);
        let name = key.get_ref().as_ref();
        let of_game = self.game_keys.iter().find(|key| **key == name).copied();
        if let Some(key) = of_game {
            self.unread.insert(key.to_owned());
            let table = location.path.clone();
            return self.note(line, ProblemKind::KeyBelowTable { key, table });
        }
        let suggestion = nearest(name, known.iter().copied());
        // The key that was meant is there, it just could not be read.
        self.unread
            .extend(suggestion.map(|key| below(&location.path, key)));
        let kind = ProblemKind::UnknownKey {
            key: name.to_owned(),
            table: location.path.clone(),
            suggestion,
            known: known.to_vec(),
        };
        self.note(line, kind);
    }
}

/// A table of the file while its keys are read.
pub(crate) struct TableReader<'t, 'i> {
    entries: &'t DeTable<'i>,
    path: String,
    source: &'t mut Source,
}

impl TableReader<'_, '_> {
    /// The value of a key, if the table has it and it can be read.
    pub(crate) fn take<T: Entry>(&mut self, key: &str) -> Option<T> {
        let (name, value) = self.entries.get_key_value(key)?;
        let location = (self.source).place(below(&self.path, key), name.span().start);
        T::read(value.get_ref(), &location, self.source)
    }
}

/// A path and the paths of the tables around it, the nearest first.
fn ancestors(path: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(path), |path| {
        path.rsplit_once('.').map(|(table, _)| table)
    })
}
