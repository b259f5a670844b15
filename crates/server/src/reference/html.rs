//! Writing HTML in which no text can become markup.

/// A text, escaped for use between tags and in attributes.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// An element with this HTML inside.
pub(super) fn element(name: &str, content: &str) -> String {
    format!("<{name}>{content}</{name}>\n")
}

/// A heading with an anchor.
pub(super) fn heading(name: &str, id: &str, content: &str) -> String {
    format!("<{name} id=\"{id}\">{content}</{name}>\n")
}

/// A table row of these cells of HTML.
pub(super) fn row(cells: &[&str]) -> String {
    element("tr", &format!("<td>{}</td>", cells.join("</td><td>")))
}

/// A table, or nothing if it has no rows.
pub(super) fn table(heads: &[&str], rows: &str) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let heads = format!("<th>{}</th>", heads.join("</th><th>"));
    format!("<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table>\n")
}

/// A text in which everything between backticks is code.
pub(super) fn prose(text: &str) -> String {
    let parts = escape(text);
    let parts = parts.split('`').enumerate();
    parts
        .map(|(number, part)| match number % 2 {
            0 => part.to_owned(),
            _ => format!("<code>{part}</code>"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_becomes_markup() {
        assert_eq!(escape("<a b=\"c\">&"), "&lt;a b=&quot;c&quot;&gt;&amp;");
        assert_eq!(prose("use `<b>` here"), "use <code>&lt;b&gt;</code> here");
    }

    #[test]
    fn a_table_without_rows_is_left_out() {
        assert_eq!(table(&["a"], ""), "");
        assert!(table(&["a"], &row(&["1"])).contains("<tr><td>1</td></tr>"));
    }
}
