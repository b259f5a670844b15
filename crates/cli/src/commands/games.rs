//! `webspinner games`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use webspinner_rules::{About, Rules, games};
use webspinner_words::Message;

use super::{Status, write_json};
use crate::listed::Listed;
use crate::words::say;

/// List the games
///
/// Given words, only the games that have them all in their id, names, group or tags.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner games
  webspinner games one-deck easy
  webspinner games --json | jq -r '.[].id'")]
pub(crate) struct Options {
    /// Words to search for
    words: Vec<String>,
    /// List them as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let wanted = |rules: &&Rules| options.words.iter().all(|word| has_word(rules, word));
    let found: Vec<&Rules> = games::all().map(AsRef::as_ref).filter(wanted).collect();
    if options.json {
        let listed: Vec<Listed> = found.iter().copied().map(Listed::from).collect();
        write_json(out, &listed)?;
    } else {
        write_groups(&found, out)?;
    }
    if found.is_empty() {
        let words = options.words.join(" ");
        eprintln!(
            "{}",
            say(&Message::new("games-none-found").with("words", words))
        );
        return Ok(Status::No);
    }
    Ok(Status::Yes)
}

/// Whether a game has this word, in either case, in what is said about it.
fn has_word(rules: &Rules, word: &str) -> bool {
    let About {
        name,
        also,
        group,
        tags,
        ..
    } = rules.about();
    let id = rules.id().as_str();
    let said = [id, name, group]
        .into_iter()
        .chain(also.iter().chain(tags).map(String::as_str));
    let word = word.to_lowercase();
    said.into_iter()
        .any(|text| text.to_lowercase().contains(&word))
}

/// The games under the headings of their groups.
fn write_groups(found: &[&Rules], out: &mut dyn Write) -> Result<()> {
    let ids = found.iter().map(|rules| rules.id().as_str().len()).max();
    let names = found
        .iter()
        .map(|rules| rules.about().name.chars().count())
        .max();
    let (ids, names) = (ids.unwrap_or(0), names.unwrap_or(0));
    let mut group = None;
    for rules in found {
        let about = rules.about();
        if group != Some(&about.group) {
            let gap = if group.is_some() { "\n" } else { "" };
            writeln!(out, "{gap}{}", about.group)?;
            group = Some(&about.group);
        }
        let (id, name) = (rules.id().as_str(), &about.name);
        writeln!(out, "  {id:ids$}  {name:names$}  {}", about.tags.join(" "))?;
    }
    Ok(())
}
