//! `webspinner games`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use textwrap::core::display_width;
use webspinner_rules::{About, Rules, games};
use webspinner_tui::InvalidGame;
use webspinner_words::{GameTexts, Message};

use super::{Status, write_json};
use crate::custom_games::CustomGames;
use crate::listed::Listed;
use crate::terminal::padded;
use crate::words::{catalogue, say};

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner games
  webspinner games one-deck easy
  webspinner games --json | jq -r '.[].id'")]
pub(crate) struct Options {
    words: Vec<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let custom = CustomGames::read();
    let wanted = |rules: &&Rules| options.words.iter().all(|word| has_word(rules, word));
    let built_in: Vec<&Rules> = games::all().map(AsRef::as_ref).filter(wanted).collect();
    let valid = custom.valid.iter().map(|(_, rules)| rules.as_ref());
    let valid: Vec<&Rules> = valid.filter(wanted).collect();
    let found = [&built_in[..], &valid].concat();
    if options.json {
        let listed: Vec<Listed> = found.iter().copied().map(Listed::from).collect();
        write_json(out, &listed)?;
    } else {
        let names = Widths::of(&found);
        write_groups(&built_in, names, out)?;
        write_custom(&valid, names, !built_in.is_empty(), out)?;
    }
    if options.words.is_empty() {
        // A broken file does not keep the other games from being listed.
        for game in &custom.invalid {
            eprintln!("webspinner: {}", say(&invalid(game)));
        }
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

/// A line about a file that holds no valid game: it names the first problem.
fn invalid(InvalidGame { file, reason }: &InvalidGame) -> Message {
    let mut problems = reason.lines().map(str::trim);
    Message::new("games-invalid")
        .with("file", file.as_str())
        .with("problem", problems.next().unwrap_or_default())
        .with("more", problems.count())
}

/// Whether a game has this word, in either case, in what is said about it: in English or in the
/// user's language.
fn has_word(rules: &Rules, word: &str) -> bool {
    let About {
        name,
        also,
        group,
        tags,
        ..
    } = rules.about();
    let id = rules.id().as_str();
    let english = [id, name, group]
        .into_iter()
        .chain(also.iter().chain(tags).map(String::as_str));
    let own = [rules.name_message(), rules.group_message()].into_iter();
    let own = own.chain(rules.also_messages()).chain(rules.tag_messages());
    let word = word.to_lowercase();
    english
        .map(str::to_owned)
        .chain(own.map(|message| say(&message)))
        .any(|text| text.to_lowercase().contains(&word))
}

/// The widths of the columns.
#[derive(Clone, Copy)]
struct Widths {
    ids: usize,
    names: usize,
}

impl Widths {
    fn of(games: &[&Rules]) -> Self {
        let ids = games.iter().map(|rules| rules.id().as_str().len());
        let names = games
            .iter()
            .map(|rules| display_width(&say(&rules.name_message())));
        Self {
            ids: ids.max().unwrap_or(0),
            names: names.max().unwrap_or(0),
        }
    }
}

/// The custom games under their own heading.
fn write_custom(
    found: &[&Rules],
    widths: Widths,
    follows: bool,
    out: &mut dyn Write,
) -> Result<()> {
    if found.is_empty() {
        return Ok(());
    }
    let gap = if follows { "\n" } else { "" };
    writeln!(out, "{gap}{}", say(&Message::new("games-custom")))?;
    found
        .iter()
        .try_for_each(|rules| write_game(rules, widths, out))
}

fn write_game(rules: &Rules, Widths { ids, names }: Widths, out: &mut dyn Write) -> Result<()> {
    let id = rules.id().as_str();
    let name = padded(&say(&rules.name_message()), names);
    let tags = catalogue().list(&rules.tag_messages());
    let line = format!("  {id:ids$}  {name}  {tags}");
    writeln!(out, "{}", line.trim_end())?;
    Ok(())
}

/// The games under the headings of their groups.
fn write_groups(found: &[&Rules], widths: Widths, out: &mut dyn Write) -> Result<()> {
    let mut group = None;
    for rules in found {
        let about = rules.about();
        if group != Some(&about.group) {
            let gap = if group.is_some() { "\n" } else { "" };
            writeln!(out, "{gap}{}", say(&rules.group_message()))?;
            group = Some(&about.group);
        }
        write_game(rules, widths, out)?;
    }
    Ok(())
}
