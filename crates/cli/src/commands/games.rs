//! `webspinner games`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use textwrap::core::display_width;
use webspinner_rules::{About, Rules, games};
use webspinner_tui::InvalidGame;
use webspinner_words::GameTexts;

use super::{Status, write_json};
use crate::custom_games::CustomGames;
use crate::listed::Listed;
use crate::terminal::padded;
use crate::words::{catalogue, counted, say};

/// List the games
///
/// Given words, only the games that have them all in their id, names, group or tags. Custom games
/// are the game files in the folder webspinner/games of the user's configuration folder, or in the
/// one that `--games-folder` or `WEBSPINNER_GAMES` names.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
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
            eprintln!("webspinner: {}", invalid(game));
        }
    }
    if found.is_empty() {
        let words = options.words.join(" ");
        eprintln!("no game has {words} in its id, names, group or tags");
        return Ok(Status::No);
    }
    Ok(Status::Yes)
}

/// A line about a file that holds no valid game: it names the first problem.
fn invalid(InvalidGame { file, reason }: &InvalidGame) -> String {
    let mut problems = reason.lines().map(str::trim);
    let problem = problems.next().unwrap_or_default();
    let more = match problems.count() {
        0 => String::new(),
        more => {
            let more = counted(more as u64, "more problem");
            format!(" (and {more}; `webspinner check` shows all)")
        }
    };
    format!("{file} cannot be played: {problem}{more}")
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
    let word = word.to_lowercase();
    [rules.id().as_str(), name, group]
        .into_iter()
        .chain(also.iter().chain(tags).map(String::as_str))
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
    writeln!(out, "{gap}Custom games")?;
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
