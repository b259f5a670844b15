//! Suggestions for misspelt words.

/// The known word nearest to a misspelt one, if it is near enough: at most one typing error in
/// three letters.
pub(crate) fn nearest<T: AsRef<str>>(
    written: &str,
    known: impl IntoIterator<Item = T>,
) -> Option<T> {
    // Longer than any known word: nothing to compare, however long the text is.
    const LENGTH_MAX: usize = 64;
    if written.len() > LENGTH_MAX {
        return None;
    }
    let written = written.to_lowercase().replace(['_', ' '], "-");
    let slips_max = (written.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|word| (strsim::damerau_levenshtein(&written, word.as_ref()), word))
        .filter(|(slips, _)| *slips <= slips_max)
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_typing_error_is_understood() {
        let known = ["lift", "layout", "column-rows"];
        assert_eq!(nearest("lifft", known), Some("lift"));
        assert_eq!(nearest("layuot", known), Some("layout"));
        assert_eq!(nearest("Column_Rows", known), Some("column-rows"));
        assert_eq!(nearest("stock", known), None);
        assert_eq!(nearest("", known), None);
        assert_eq!(nearest(&"lift".repeat(10_000), known), None);
    }
}
