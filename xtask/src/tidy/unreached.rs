//! Files of tests that no test program has. Where there is `tests/it.rs`, cargo builds what that
//! names and nothing else.

use super::Files;
use super::files::extension;

/// The problems of all files with tests, each as `path: what`.
pub(super) fn problems(files: &Files) -> Vec<String> {
    let missed = files.keys().filter(|path| !is_in_a_program(path, files));
    missed
        .map(|path| format!("{path}: no `mod` names it, so its tests never run"))
        .collect()
}

fn is_in_a_program(path: &str, files: &Files) -> bool {
    let Some((krate, inner)) = path.split_once("/tests/") else {
        return true;
    };
    let module = inner.strip_suffix(".rs");
    let module = module.map(|it| it.strip_suffix("/mod").unwrap_or(it));
    let Some(module) = module.filter(|_| krate.starts_with("crates/") && !krate.contains("/src"))
    else {
        return true;
    };
    if !files.contains_key(&format!("{krate}/tests/it.rs")) && !module.contains('/') {
        // Cargo takes it for a program.
        return true;
    }
    let parents = match module.rsplit_once('/') {
        None if module == "it" => return true,
        None => vec!["it.rs".to_owned()],
        Some((_, "main")) => return true,
        Some((folder, _)) => ["/main.rs", "/mod.rs", ".rs"]
            .map(|end| format!("{folder}{end}"))
            .to_vec(),
    };
    let name = module.rsplit('/').next().unwrap_or(module);
    let named = parents.iter().any(|parent| {
        let text = files.get(&format!("{krate}/tests/{parent}"));
        text.is_some_and(|text| names(text, name))
    });
    named || is_shared(path, files)
}

/// Whether the tests of another crate have the file by its path.
fn is_shared(path: &str, files: &Files) -> bool {
    let path = path.strip_prefix("crates").unwrap_or(path);
    let attribute = format!("{path}\"]");
    let mut sources = files.iter().filter(|(path, _)| extension(path) == "rs");
    sources.any(|(_, text)| text.contains(&attribute))
}

/// Whether a source declares a module.
fn names(text: &str, module: &str) -> bool {
    text.lines().any(|line| {
        let rest = line
            .strip_suffix(';')
            .and_then(|line| line.strip_suffix(module));
        rest.is_some_and(|rest| rest.ends_with("mod "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_program_has_is_found() {
        let files = [
            ("crates/a/tests/it.rs", "mod laws;\nmod text;\n"),
            ("crates/a/tests/laws.rs", ""),
            ("crates/a/tests/lost.rs", ""),
            ("crates/a/tests/text/mod.rs", "pub(crate) mod words;\n"),
            ("crates/a/tests/text/words.rs", ""),
            ("crates/a/tests/text/sounds.rs", ""),
            ("crates/a/tests/text/shared.rs", ""),
            (
                "crates/b/src/it.rs",
                "#[path = \"../../a/tests/text/shared.rs\"]\nmod shared;\n",
            ),
            ("crates/a/tests/fixtures/b.txt", ""),
            ("crates/a/src/tests/c.rs", ""),
            ("crates/b/tests/it/main.rs", "mod more;\n"),
            ("crates/b/tests/alone.rs", ""),
            ("crates/b/tests/it/more.rs", ""),
        ];
        let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
        let found = problems(&files.into());
        let missed = ["lost.rs", "text/sounds.rs"];
        assert_eq!(found.len(), missed.len(), "{found:?}");
        for (problem, path) in found.iter().zip(missed) {
            assert!(
                problem.starts_with(&format!("crates/a/tests/{path}: ")),
                "{problem}"
            );
        }
    }
}
