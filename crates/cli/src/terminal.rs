//! The terminal: its width, and the game in it.

use std::io::{self, IsTerminal};
use std::sync::Arc;

use anyhow::Result;
use terminal_size::{Width, terminal_size};
use webspinner_rules::{Rules, games};
use webspinner_store::Timestamp;
use webspinner_tui::{Setup, Start, ThemeName, TuiError};

use crate::choice::random_bits;
use crate::database::Database;

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

/// Whether input and output are a terminal, so that somebody can play.
pub(crate) fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays in the terminal until the player leaves.
///
/// # Errors
/// If there is no terminal, or a database that was named cannot be used.
pub(crate) fn play(database: &Database, start: Start, theme: Option<ThemeName>) -> Result<()> {
    // Opening may move a database away, which only a player would notice.
    if !is_interactive() {
        return Err(TuiError::NoTerminal.into());
    }
    let (store, news) = database.open_to_play()?;
    let setup = Setup {
        games: games_to_choose(&start),
        store,
        now: Timestamp::now,
        random: random_bits,
        theme,
        default_theme: webspinner_tui::suitable_theme,
        colours: webspinner_tui::suitable_colours(),
        motion: webspinner_tui::suits_motion(),
    };
    Ok(webspinner_tui::run(setup, start, news.as_deref())?)
}

/// The built-in games, and the player's own if that is what is played.
fn games_to_choose(start: &Start) -> Vec<Arc<Rules>> {
    let mut all: Vec<Arc<Rules>> = games::all().cloned().collect();
    if let Start::Deal(rules, _) | Start::FindDeal(rules, _) | Start::Position(rules, _) = start
        && !all.contains(rules)
    {
        all.push(Arc::clone(rules));
    }
    all
}
