//! The state of each file by itself.

/// A source file longer than this needs a reason in [`LONG_FILES`].
const LINES_MAX: usize = 400;

/// Source files that may be longer, each with the reason why splitting would not help its reader.
const LONG_FILES: &[(&str, &str)] = &[];

/// The files that we write as programs, by their endings.
const SOURCES: &[&str] = &["rs", "sql", "sh", "js", "ts", "svelte", "css", "html"];

/// A line of prose, in a document or a comment, is not longer than this, in characters.
const COLUMNS_MAX: usize = 100;

/// Documents that are generated; nobody wraps their lines.
const GENERATED: &[&str] = &["THIRD-PARTY.md"];

/// Files that are kept byte by byte as something else made them.
const VERBATIM: &[&str] = &["Cargo.lock", "LICENSE-APACHE"];

/// The marks of unfinished work, spelled so that this file does not hold them.
const MARKS: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME")];

/// What keeps a test, or an example in the documentation, from being run.
const SKIPS: &[&str] = &[
    concat!("#[", "ignore"),
    concat!("```", "ignore"),
    concat!(",", "ignore"),
];

/// The problems of one file, each as `path:line: what`.
pub(super) fn problems(path: &str, text: &str) -> Vec<String> {
    if VERBATIM.contains(&path) || is_input(path) {
        return Vec::new();
    }
    let mut problems = Vec::new();
    if !text.is_empty() && !text.ends_with('\n') {
        problems.push(format!("{path}: the last line does not end"));
    }
    problems.extend(too_long(path, text));
    problems.extend(too_wide(path, text));
    for (number, line) in (1..).zip(text.lines()) {
        problems.extend(line_problem(path, line).map(|what| format!("{path}:{number}: {what}")));
    }
    problems
}

/// Fixtures and the inputs of fuzz targets mean what they mean, whatever they look like.
fn is_input(path: &str) -> bool {
    path.split('/')
        .any(|folder| ["fixtures", "seeds", "corpus"].contains(&folder))
}

pub(super) fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn too_long(path: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    let listed = LONG_FILES.iter().any(|(long, _reason)| *long == path);
    let source = SOURCES.contains(&extension(path));
    (source && !listed && lines > LINES_MAX).then(|| {
        format!(
            "{path}: {lines} lines; split it, or list the reason in {}",
            file!()
        )
    })
}

/// Prose beyond the last column; a link or a table cannot be wrapped.
fn too_wide(path: &str, text: &str) -> Vec<String> {
    let is_prose: fn(&str) -> bool = match extension(path) {
        "md" if !GENERATED.contains(&path) => |line| !line.starts_with('|'),
        "rs" => |line| line.starts_with("//"),
        _ => return Vec::new(),
    };
    let mut is_code = false;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| {
        let line = line.trim_start();
        is_code ^= line.trim_start_matches(['/', '!', ' ']).starts_with("```");
        !is_code && is_prose(line) && !line.contains("](")
    });
    lines
        .filter(|(_, line)| line.chars().count() > COLUMNS_MAX)
        .map(|(number, _)| format!("{path}:{number}: wrap at {COLUMNS_MAX} columns"))
        .collect()
}

fn line_problem(path: &str, line: &str) -> Option<&'static str> {
    let start = line.trim_start().trim_start_matches(['/', '!', ' ']);
    let skipped = extension(path) == "rs"
        && SKIPS.iter().any(|skip| {
            start.starts_with(skip) || (start.starts_with("```") && start.contains(skip))
        });
    if MARKS.iter().any(|mark| line.contains(mark)) {
        Some("a mark of unfinished work: finish it, or open an issue")
    } else if skipped {
        Some("a test that is not run")
    } else if line.ends_with([' ', '\t']) {
        Some("white space at the end of the line")
    } else if extension(path) == "md" && line.contains('\t') {
        Some("a tab")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(path: &str, text: &str) -> String {
        problems(path, text).join("; ")
    }

    #[test]
    fn a_clean_file_has_no_problem() {
        assert_eq!(of("a.rs", "//! One.\n\nfn ignore() {}\n"), "");
        assert_eq!(of("empty.txt", ""), "");
    }

    #[test]
    fn the_last_line_must_end() {
        assert_eq!(of("a.toml", "x = 1"), "a.toml: the last line does not end");
    }

    #[test]
    fn a_long_source_needs_a_reason_and_a_long_document_does_not() {
        let long = "x\n".repeat(LINES_MAX + 1);
        assert!(of("a.rs", &long).starts_with("a.rs: 401 lines; split it"));
        assert_eq!(of("a.rs", &"x\n".repeat(LINES_MAX)), "");
        assert_eq!(of("a.md", &long), "");
    }

    #[test]
    fn prose_is_wrapped_and_code_is_not() {
        let long = "x".repeat(COLUMNS_MAX + 1);
        let problem = |path: &str| format!("{path}:1: wrap at 100 columns");
        assert_eq!(of("a.md", &format!("{long}\n")), problem("a.md"));
        assert_eq!(of("a.rs", &format!("//! {long}\n")), problem("a.rs"));
        for free in [
            format!("| {long} |\n"),
            format!("```text\n{long}\n```\n"),
            format!("[link]({long})\n"),
        ] {
            assert_eq!(of("a.md", &free), "");
        }
        assert_eq!(of("a.rs", &format!("let a = \"{long}\";\n")), "");
    }

    #[test]
    fn unfinished_work_is_found() {
        let text = format!("one\n# {} more\n", MARKS[0]);
        assert!(of("a.toml", &text).starts_with("a.toml:2: a mark"));
    }

    #[test]
    fn a_test_that_is_not_run_is_found() {
        for skip in [
            "#[ignore]",
            "    #[ignore = \"slow\"]",
            "/// ```ignore",
            "//! ```rust,ignore",
        ] {
            assert_eq!(
                of("a.rs", &format!("{skip}\n")),
                "a.rs:1: a test that is not run",
                "{skip}"
            );
        }
    }

    #[test]
    fn white_space_is_found() {
        assert_eq!(
            of("a.rs", "x \n"),
            "a.rs:1: white space at the end of the line"
        );
        assert_eq!(of("a.md", "a\tb\n"), "a.md:1: a tab");
        assert_eq!(of("Makefile", "a\tb\n"), "");
    }

    #[test]
    fn inputs_of_tests_are_left_alone() {
        assert_eq!(of("crates/rules/tests/fixtures/odd.spider", "x \t"), "");
    }
}
