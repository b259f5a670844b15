//! Many rows in one statement.
//!
//! A database prepares each distinct statement once, so there are only a few sizes, and a few
//! texts.

use sqlx::AssertSqlSafe;

use crate::db::dialect::AnyQuery;

/// The sizes of statements, the largest first. A row has about twenty values: the largest stays
/// far within the 32,766 values that a statement may have.
/// CITE: SQLite, "Implementation Limits", `SQLITE_MAX_VARIABLE_NUMBER`.
const SIZES: [usize; 5] = [256, 64, 16, 4, 1];

/// The items in runs of these sizes.
pub(crate) fn chunks<T>(mut items: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = SIZES.into_iter().find(|&size| size <= items.len())?;
        let (chunk, rest) = items.split_at(size);
        items = rest;
        Some(chunk)
    })
}

/// A statement with these ids or fingerprints as its values.
pub(crate) fn by_ids<'i>(
    sql: String,
    ids: impl IntoIterator<Item = &'i [u8; 16]>,
) -> AnyQuery<'static> {
    let query = sqlx::query(AssertSqlSafe(sql));
    ids.into_iter()
        .fold(query, |query, id| query.bind(id.to_vec()))
}

/// `($1, $2), ($3, $4)` for two rows of two values.
pub(crate) fn values(rows: usize, width: usize) -> String {
    let row = |row: usize| format!("({})", list(row * width, width));
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// `$3, $4` for two values behind the second.
pub(crate) fn list(behind: usize, count: usize) -> String {
    let value = |number: usize| format!("${}", behind + number);
    (1..=count).map(value).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_in_one_chunk_in_its_order() {
        for length in [0_usize, 1, 3, 4, 63, 64, 85, 511, 1_000] {
            let items: Vec<usize> = (0..length).collect();
            let chunked: Vec<&[usize]> = chunks(&items).collect();
            assert!(chunked.iter().all(|chunk| SIZES.contains(&chunk.len())));
            assert_eq!(chunked.concat(), items);
        }
    }

    #[test]
    fn values_are_numbered_through() {
        assert_eq!(values(2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(list(4, 2), "$5, $6");
    }
}
