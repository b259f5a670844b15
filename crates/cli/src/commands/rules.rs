//! `webspinner rules`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use webspinner_words::{GameTexts, Page, Say};

use super::{Status, write_json};
use crate::choice::GameArgument;
use crate::terminal::{fill, width};
use crate::words::{catalogue, say};

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner rules spider
  webspinner rules ./mine.toml
  webspinner rules spider --toml > mine.toml")]
pub(crate) struct Options {
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    #[arg(long)]
    json: bool,
    #[arg(long, conflicts_with = "json")]
    toml: bool,
}

/// A section of the page.
#[derive(serde::Serialize)]
struct SectionJson {
    heading: String,
    sentences: Vec<String>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let (rules, _) = options.game.read()?;
    if options.toml {
        write!(out, "{}", rules.to_toml())?;
        return Ok(Status::Yes);
    }
    let page = rules.page();
    if options.json {
        let page = serde_json::json!({
            "id": rules.id(),
            "title": say(page.title()),
            "sections": sections(&page),
        });
        write_json(out, &page)?;
    } else {
        let text = fill(page.text(catalogue()).trim_end(), width());
        writeln!(out, "{text}")?;
    }
    Ok(Status::Yes)
}

fn sections(page: &Page) -> Vec<SectionJson> {
    let sections = page.sections().iter().map(|section| SectionJson {
        heading: say(&section.topic().message()),
        sentences: section.sentences().iter().map(say).collect(),
    });
    sections.collect()
}
