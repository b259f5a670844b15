//! `webspinner rules`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use webspinner_words::{Catalogue, GameTexts, Page, Say};

use super::{Status, write_json};
use crate::choice::GameArgument;
use crate::database::Database;
use crate::language::of_player;
use crate::terminal::fill_in;
use crate::words::in_language;

/// Print the rules of a game, written from its data
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner rules spider
  webspinner rules ./mine.toml
  webspinner rules spider --toml > mine.toml")]
pub(crate) struct Options {
    /// The game: its id or name, or a game file
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    /// Print the text as JSON
    #[arg(long)]
    json: bool,
    /// Print the data instead: a complete game file, which inherits nothing
    #[arg(long, conflicts_with = "json")]
    toml: bool,
}

/// A section of the page.
#[derive(serde::Serialize)]
struct SectionJson {
    heading: String,
    sentences: Vec<String>,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let (rules, _) = options.game.read()?;
    if options.toml {
        write!(out, "{}", rules.to_toml())?;
        return Ok(Status::Yes);
    }
    let language = of_player(database);
    let (page, texts) = (rules.page(), in_language(language));
    if options.json {
        let page = serde_json::json!({
            "id": rules.id(),
            "title": texts.text(page.title()),
            "sections": sections(&page, &texts),
        });
        write_json(out, &page)?;
    } else {
        let text = fill_in(language, page.text(&texts).trim_end());
        writeln!(out, "{text}")?;
    }
    Ok(Status::Yes)
}

fn sections(page: &Page, texts: &Catalogue) -> Vec<SectionJson> {
    let sections = page.sections().iter().map(|section| SectionJson {
        heading: texts.text(&section.topic().message()),
        sentences: (section.sentences().iter())
            .map(|sentence| texts.text(sentence))
            .collect(),
    });
    sections.collect()
}
