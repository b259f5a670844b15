//! The terminal: its width, and the game in it.

use std::io::{self, IsTerminal};
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use terminal_size::{Width, terminal_size};
use textwrap::core::display_width;
use textwrap::{Options, WordSeparator};
use webspinner_db::Timestamp;
use webspinner_rules::{Rules, games};
use webspinner_tui::{KeepOffer, Setup, Start, ThemeName, TuiError};
use webspinner_words::Language;

use crate::choice::random_bits;
use crate::custom_games::{self, CustomGames};
use crate::database::Database;
use crate::input::Source;
use crate::language;
use crate::limits::said;

#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct ThemeArgument {
    /// How cards look this time: unicode (white cards), four-colours, high-contrast, light (for a
    /// light background) or ascii [default: as last chosen in the game, or as suits the terminal]
    #[arg(long, value_parser = said::<ThemeName>)]
    pub(crate) theme: Option<ThemeName>,
}

/// The width of lines where there is no terminal.
const WIDTH: usize = 80;
/// The greatest width: longer lines are hard to read.
const WIDTH_MAX: usize = 100;
/// The least width: a narrower terminal may wrap lines itself.
const WIDTH_MIN: usize = 20;

/// The width of text.
pub(crate) fn width() -> usize {
    let known = terminal_size().map(|(Width(columns), _)| usize::from(columns));
    known.unwrap_or(WIDTH).clamp(WIDTH_MIN, WIDTH_MAX)
}

/// An English text in lines that fit.
pub(crate) fn fill(text: &str) -> String {
    fill_in(Language::English, text)
}

/// A text in this language in lines that fit.
pub(crate) fn fill_in(language: Language, text: &str) -> String {
    // Chinese has no blanks between words.
    let separator = match language {
        Language::Chinese => WordSeparator::UnicodeBreakProperties,
        _ => WordSeparator::AsciiSpace,
    };
    textwrap::fill(text, Options::new(width()).word_separator(separator))
}

/// A text with blanks behind it, up to this many columns of the terminal.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(display_width(text));
    format!("{text}{}", " ".repeat(blanks))
}

/// A text with blanks in front of it, up to this many columns of the terminal.
pub(crate) fn right(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(display_width(text));
    format!("{}{text}", " ".repeat(blanks))
}

/// Whether input and output are a terminal, so that somebody can play.
pub(crate) fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays in the terminal until the player leaves. `file` is the game file that was named, if one
/// was.
///
/// # Errors
/// If there is no terminal, or a database that was named cannot be used.
pub(crate) fn play(
    database: &Database,
    start: Start,
    theme: Option<ThemeName>,
    file: Option<&Source>,
) -> Result<()> {
    // Opening may move a database away, which only a player would notice.
    if !is_interactive() {
        return Err(TuiError::NoTerminal.into());
    }
    let (store, news) = database.open_to_play()?;
    let custom = CustomGames::read();
    let has_light_background = webspinner_tui::has_light_background();
    let setup = Setup {
        games: games_to_choose(&start, &custom),
        games_folder: custom_games::folder().map(|folder| folder.display().to_string()),
        keep_offer: file.and_then(|file| keep_offer(&start, file, &custom)),
        offer: |rules, text| CustomGames::read().offer(rules, text),
        invalid_games: custom.invalid,
        store,
        now: Timestamp::now,
        local_time: Timestamp::local,
        random: random_bits,
        language: language::requested(),
        default_language: language::of_system(),
        theme,
        default_theme: webspinner_tui::suitable_theme(has_light_background),
        has_light_background,
        unicode: webspinner_tui::suits_unicode(),
        colours: webspinner_tui::suitable_colours(),
        motion: webspinner_tui::suits_motion(),
    };
    Ok(webspinner_tui::run(setup, start, news.as_deref())?)
}

/// The built-in games, the games in the player's folder, and any other that is played. What is
/// played takes the place of another version of it.
fn games_to_choose(start: &Start, custom: &CustomGames) -> Vec<Arc<Rules>> {
    let custom = custom.valid.iter().map(|(_, rules)| Arc::clone(rules));
    let mut all: Vec<Arc<Rules>> = games::all().cloned().chain(custom).collect();
    if let Some(rules) = game(start) {
        match all.iter_mut().find(|known| known.id() == rules.id()) {
            Some(known) => *known = Arc::clone(rules),
            None => all.push(Arc::clone(rules)),
        }
    }
    all
}

/// The game that is played first, if it is known.
fn game(start: &Start) -> Option<&Arc<Rules>> {
    match start {
        Start::Deal(rules, _) | Start::FindDeal(rules, _) | Start::Position(rules, _) => {
            Some(rules)
        }
        Start::Resume | Start::Replay(_) | Start::Learn(_) | Start::Puzzle(_) => None,
    }
}

/// The offer to keep the game of this file.
fn keep_offer(start: &Start, file: &Source, custom: &CustomGames) -> Option<KeepOffer> {
    let rules = game(start)?;
    let text = file.read().ok()?;
    // Nothing is kept that was changed since it was read.
    let is_same = Rules::parse(&text).is_ok_and(|read| read == **rules);
    is_same.then(|| custom.offer(rules, text)).flatten()
}
