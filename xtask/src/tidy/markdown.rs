//! Whether the links from one Markdown file to another place in the project lead anywhere.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::project::root;

use super::Files;
use super::files::extension;

/// The dead links of all Markdown files.
pub(super) fn problems(files: &Files) -> Vec<String> {
    let documents = files.iter().filter(|(path, _)| extension(path) == "md");
    documents
        .flat_map(|(path, text)| dead_links(path, text, files))
        .collect()
}

fn dead_links(path: &str, text: &str, files: &Files) -> Vec<String> {
    let links = links(text)
        .into_iter()
        .filter(|link| !link.contains("://") && !is_mail(link));
    links
        .filter(|link| !leads_somewhere(path, link, files))
        .map(|link| format!("{path}: the link to {link} leads nowhere"))
        .collect()
}

fn is_mail(link: &str) -> bool {
    link.starts_with("mailto:")
}

/// The targets of all links and pictures of a document, in order.
pub(crate) fn links(text: &str) -> Vec<String> {
    Parser::new_ext(text, Options::all())
        .filter_map(|event| match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                Some(dest_url.into_string())
            }
            _ => None,
        })
        .collect()
}

/// A link names a file or folder of the project, a heading of a document, or both.
fn leads_somewhere(from: &str, link: &str, files: &Files) -> bool {
    let (target, heading) = link.split_once('#').unwrap_or((link, ""));
    let path = if target.is_empty() {
        Some(from.to_owned())
    } else {
        joined(from, target)
    };
    let Some(path) = path else { return false };
    match files.get(&path) {
        Some(text) => heading.is_empty() || anchors(text).iter().any(|anchor| anchor == heading),
        None => heading.is_empty() && root().join(&path).exists(),
    }
}

/// The path that `target` means in the file `from`; none outside the project.
pub(crate) fn joined(from: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// The anchors that sites for source code give to a document's headings: lower case, hyphens for
/// spaces, no punctuation.
fn anchors(text: &str) -> Vec<String> {
    let mut anchors = Vec::new();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(text, Options::all()) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => anchors.extend(heading.take().map(|it| slug(&it))),
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&text);
                }
            }
            _ => {}
        }
    }
    anchors
}

fn slug(heading: &str) -> String {
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.flat_map(char::to_lowercase)
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<String> {
        let mut files = Files::new();
        files.insert("docs/a.md".into(), text.into());
        files.insert("docs/b.md".into(), "# The `spider` file: 2 parts\n".into());
        files.insert("top.md".into(), String::new());
        problems(&files)
    }

    #[test]
    fn links_that_lead_somewhere_are_no_problem() {
        let text = "[b](b.md) [t](../top.md) [h](b.md#the-spider-file-2-parts) [x](https://x.example)\n\
            [folder](../xtask/) `[no](link.md)`\n\n## Here\n\n[own](#here)\n";
        assert!(of(text).is_empty(), "{:?}", of(text));
    }

    #[test]
    fn dead_links_are_found() {
        for link in [
            "c.md",
            "b.md#no-such-heading",
            "../b.md",
            "../../top.md",
            "#there",
        ] {
            let wanted = format!("docs/a.md: the link to {link} leads nowhere");
            assert_eq!(of(&format!("See [this]({link}).\n")), [wanted]);
        }
    }
}
