//! The list of saved games: to continue, to replay, to delete.

use std::sync::Arc;

use ratatui::crossterm::event::KeyCode;
use ratatui::text::Line;
use webspinner_db::Timestamp;
use webspinner_rules::Rules;
use webspinner_rules::record::GameResult;
use webspinner_store::Listing;
use webspinner_table::clock_text;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, padded, shortened, shortened_name};
use crate::draw::line_writer::below;
use crate::draw::list::{List, ListRow};
use crate::names::{game_name, result_text, without_own};
use crate::next_game::NextGame;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text::Texts;

/// A saved game with what is shown of it.
struct SavedGame {
    listing: Listing,
    /// When it was played last, in local time.
    when: String,
    name: String,
}

/// The list of saved games, the one played last first.
pub(crate) struct SavedGames {
    games: Vec<SavedGame>,
    list: List,
}

impl SavedGames {
    pub(crate) fn new(
        texts: &Texts,
        rules: &[Arc<Rules>],
        games: Vec<Listing>,
        local_time: fn(Timestamp) -> String,
    ) -> Self {
        let named = |listing: Listing| SavedGame {
            when: local_time(listing.updated_at),
            name: game_name(rules, &listing.summary.game, texts),
            listing,
        };
        let games: Vec<_> = games.into_iter().map(named).collect();
        let list = List::new(games.len());
        Self { games, list }
    }
}

impl Page for SavedGames {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = canvas.texts.get("menu-saved-games");
        let inner = canvas.full_page(&title, &self.buttons());
        if self.games.is_empty() {
            let none = canvas.texts.get("saved-games-none");
            canvas.paragraph(inner, vec![Line::raw(none)], 0);
            return;
        }
        let texts = canvas.texts;
        let heading = [
            "saved-games-when",
            "saved-games-game",
            "saved-games-deal",
            "saved-games-result",
            "saved-games-time",
            "saved-games-moves",
        ];
        let heading = heading.map(|id| texts.get(id));
        let games: Vec<[String; COLUMNS]> =
            self.games.iter().map(|game| row(texts, game)).collect();
        let room = usize::from(inner.width).saturating_sub(2);
        let gap = if room > NARROW { 2 } else { 1 };
        let widths = widths(room, gap, &heading, &games);
        let style = canvas.theme.key();
        let heading = row_text(gap, &widths, &heading);
        canvas.writer(inner).write(&format!("  {heading}"), style);
        let rows = games.iter().enumerate();
        let rows = rows.map(|(item, game)| ListRow::Item(item, row_text(gap, &widths, game)));
        let rows: Vec<ListRow> = rows.collect();
        let mut list = below(inner, 1);
        if (self.games.iter()).any(|game| game.listing.summary.assisted()) {
            list.height = list.height.saturating_sub(1);
            let legend = below(inner, 1 + list.height);
            let (text, style) = (texts.get("saved-games-assisted"), canvas.theme.faint());
            canvas.writer(legend).write(&format!("  {text}"), style);
        }
        self.list.draw(canvas, list, &rows);
    }

    fn buttons(&self) -> Vec<Button> {
        let chosen = self.games.get(self.list.chosen).map(|game| &game.listing);
        let mut buttons = Vec::new();
        if let Some(game) = chosen {
            let replay = |key| Button::new(key, "button-replay", Request::Replay(game.id));
            if game.summary.result == GameResult::Unfinished {
                let go_on = Request::SwitchTo(NextGame::Resume(game.id));
                buttons.push(Button::new(KeyCode::Enter, "button-continue", go_on));
                buttons.push(replay(KeyCode::Char('r')));
            } else {
                buttons.push(replay(KeyCode::Enter));
            }
            let delete = Request::Delete(game.id);
            buttons.push(Button::new(KeyCode::Delete, "button-delete", delete));
        }
        buttons.push(Button::close());
        buttons
    }

    fn list(&mut self) -> Option<&mut List> {
        Some(&mut self.list)
    }

    fn help(&self) -> Help {
        Help::on("help-on-saved-games")
    }
}

/// When, game, deal, result, time and moves.
const COLUMNS: usize = 6;
/// The columns that are left out if there is too little room, in this order: moves, time.
const GIVE_WAY: [usize; 2] = [5, 4];
/// Above this width, columns are two cells apart instead of one.
const NARROW: usize = 70;
/// The longest deal that is shown whole. Numbers are shorter; only lists of cards are cut.
const DEAL_MAX: usize = 26;
/// The fewest cells for the name of a game, and as many as most names need: columns give way to
/// that.
const NAME_MIN: usize = 12;
const NAME_WANTED: usize = 18;
/// The most cells for it.
const NAME_MAX: usize = 36;

fn row(texts: &Texts, game: &SavedGame) -> [String; COLUMNS] {
    let SavedGame {
        listing: game,
        when,
        name,
    } = game;
    let help = if game.summary.assisted() { "+" } else { "" };
    let result = texts.get(result_text(game.summary.result));
    let time = game.summary.time_ms.map_or_else(String::new, clock_text);
    [
        when.clone(),
        name.clone(),
        shortened(without_own(&game.deal), DEAL_MAX),
        format!("{result}{help}"),
        time,
        game.summary.moves.to_string(),
    ]
}

/// As wide as the widest cell of each column, zero for those left out; the name takes the rest.
fn widths(
    room: usize,
    gap: usize,
    heading: &[String; COLUMNS],
    games: &[[String; COLUMNS]],
) -> [usize; COLUMNS] {
    let mut widths = [0; COLUMNS];
    for row in games.iter().chain([heading]) {
        for (width, text) in widths.iter_mut().zip(row) {
            *width = (*width).max(usize::from(cells(text)));
        }
    }
    let name = widths[1].clamp(NAME_MIN, NAME_MAX);
    let left = |widths: &[usize; COLUMNS]| {
        let others = widths.iter().enumerate().filter(|(column, _)| *column != 1);
        let used: usize = others
            .map(|(_, width)| if *width > 0 { width + gap } else { 0 })
            .sum();
        room.saturating_sub(used)
    };
    for column in GIVE_WAY {
        if left(&widths) < name.min(NAME_WANTED) {
            widths[column] = 0;
        }
    }
    // The time of day is dropped last.
    if left(&widths) < NAME_MIN {
        widths[0] = 10;
    }
    widths[1] = left(&widths).min(name);
    widths
}

/// The texts side by side, times and numbers to the right.
fn row_text(gap: usize, widths: &[usize; COLUMNS], row: &[String; COLUMNS]) -> String {
    let columns = row.iter().zip(widths).enumerate();
    let columns = columns.filter(|(_, (_, width))| **width > 0);
    let columns = columns.map(|(column, (text, width))| {
        let blanks = width.saturating_sub(usize::from(cells(text)));
        match column {
            1 => padded(&shortened_name(text, *width), *width),
            4.. => format!("{}{text}", " ".repeat(blanks)),
            // Only the date fits.
            0 if usize::from(cells(text)) > *width => {
                padded(text.split(' ').next().unwrap_or_default(), *width)
            }
            _ => padded(text, *width),
        }
    });
    columns.collect::<Vec<_>>().join(&" ".repeat(gap))
}
