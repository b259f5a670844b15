//! Layouts between the rows of a file and the cards as they are dealt.

use crate::column::{CARDS_MAX, Column};
use crate::draft::{LayoutRow, ProblemKind};
use crate::layout::DealtCard;

/// Notes a problem and the path of the key it is about.
pub(crate) type Note<'n> = dyn FnMut(&str, ProblemKind) + 'n;

/// The cards that the rows at a path deal to, first dealt first; `None` once problems are noted.
/// Dealing stops after the first row that is longer than any pack.
pub(crate) fn dealt(
    rows: &[LayoutRow],
    path: &str,
    columns: u8,
    note: &mut Note<'_>,
) -> Option<Vec<DealtCard>> {
    let mut dealt = Some(Vec::new());
    for (index, row) in rows.iter().enumerate() {
        let key = format!("{path}.{}", index + 1);
        let one_row = one_row(row, &key, columns, note);
        let times = row.times.unwrap_or(1);
        if times == 0 || times as usize > CARDS_MAX {
            let path = format!("{key}.times");
            let out_of_range = ProblemKind::OutOfRange {
                key: path.clone(),
                value: times,
                least: 1,
                most: count(CARDS_MAX),
            };
            note(&path, out_of_range);
            dealt = None;
            continue;
        }
        dealt = dealt.zip(one_row).map(|(mut dealt, row)| {
            let room = (2 * CARDS_MAX).saturating_sub(dealt.len());
            let all = (0..times).flat_map(|_| &row);
            dealt.extend(all.take(room));
            dealt
        });
    }
    dealt
}

/// One row, in dealing order.
fn one_row(row: &LayoutRow, key: &str, columns: u8, note: &mut Note<'_>) -> Option<Vec<DealtCard>> {
    let mut dealt = Vec::new();
    let mut whole = true;
    for (list, name, face_up) in [(&row.down, "down", false), (&row.up, "up", true)] {
        let Some(list) = list else { continue };
        match columns_of(list) {
            Ok(list) => dealt.extend(list.map(|column| DealtCard { column, face_up })),
            Err(text) => {
                let path = format!("{key}.{name}");
                let key = path.clone();
                note(&path, ProblemKind::BadColumnList { key, text });
                whole = false;
            }
        }
    }
    if row.down.is_none() && row.up.is_none() {
        note(key, ProblemKind::EmptyRow { key: key.into() });
        return None;
    }
    if row.down.is_some() && row.up.is_some() {
        dealt.sort_by_key(|card| card.column);
    }
    (check_row(&dealt, key, columns, note) && whole).then_some(dealt)
}

/// Whether a row goes to columns that exist, to each once at most. Among the columns that do not
/// exist only the last is noted: a range that is too long is one mistake.
fn check_row(dealt: &[DealtCard], key: &str, columns: u8, note: &mut Note<'_>) -> bool {
    let exists = |column: &Column| column.number() <= columns;
    let to = || dealt.iter().map(|card| card.column);
    let beyond = to().filter(|column| !exists(column)).max();
    if let Some(column) = beyond {
        let row = key.to_owned();
        let no_such_column = ProblemKind::NoSuchColumn {
            key: row,
            column,
            columns,
        };
        note(key, no_such_column);
    }
    let mut seen = [0_u8; 256];
    let mut valid = beyond.is_none();
    for column in to().filter(exists) {
        let times = &mut seen[usize::from(column.number())];
        *times = times.saturating_add(1);
        if *times == 2 {
            let row = key.to_owned();
            note(key, ProblemKind::ColumnTwice { key: row, column });
            valid = false;
        }
    }
    valid
}

/// The columns of a list as `1-4,7`, in its order; what cannot be read as an error.
fn columns_of(list: &str) -> Result<impl Iterator<Item = Column> + use<>, String> {
    let mut columns = Vec::new();
    for part in list.split(',') {
        let unreadable = || part.trim().to_owned();
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let column = |text: &str| text.trim().parse().ok().and_then(Column::new);
        let from = column(from).ok_or_else(unreadable)?;
        let to = column(to).ok_or_else(unreadable)?;
        let numbers: Vec<u8> = if from <= to {
            (from.number()..=to.number()).collect()
        } else {
            (to.number()..=from.number()).rev().collect()
        };
        columns.extend(numbers.into_iter().filter_map(Column::new));
        if columns.len() > 2 * CARDS_MAX {
            return Err(list.to_owned());
        }
    }
    Ok(columns.into_iter())
}

/// The rows that deal these cards, as few as rows from left to right allow.
pub(crate) fn rows(dealt: &[DealtCard]) -> Vec<LayoutRow> {
    let mut rows: Vec<LayoutRow> = Vec::new();
    for dealt in dealt.chunk_by(|one, next| one.column < next.column) {
        let row = LayoutRow {
            times: None,
            down: list_of(dealt, false),
            up: list_of(dealt, true),
        };
        match rows.last_mut() {
            Some(last) if last.down == row.down && last.up == row.up => {
                last.times = Some(last.times.unwrap_or(1) + 1);
            }
            _ => rows.push(row),
        }
    }
    rows
}

/// The columns of the cards that lie so, which ascend, as a list with ranges.
fn list_of(dealt: &[DealtCard], face_up: bool) -> Option<String> {
    let those = dealt.iter().filter(|card| card.face_up == face_up);
    let numbers: Vec<u8> = those.map(|card| card.column.number()).collect();
    let ranges = numbers.chunk_by(|one, next| one + 1 == *next);
    let parts: Vec<String> = ranges
        .map(|range| match range {
            [first, .., last] => format!("{first}-{last}"),
            [only] => only.to_string(),
            [] => String::new(),
        })
        .collect();
    (!parts.is_empty()).then(|| parts.join(","))
}

pub(crate) fn count(cards: usize) -> u32 {
    u32::try_from(cards).unwrap_or(u32::MAX)
}
