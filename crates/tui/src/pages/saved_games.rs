//! The games that are kept: to go on with, to look at, to delete.

use std::sync::Arc;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use webspinner_rules::{GameResult, Rules};
use webspinner_store::Listing;
use webspinner_table::clock_text;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, padded};
use crate::draw::hit_test::Hit;
use crate::draw::line_writer::below;
use crate::names::{game_name, result_text};
use crate::next_game::NextGame;
use crate::page::Page;
use crate::pages::list::{List, ListRow};
use crate::request::Request;

/// The list of kept games, the one played last first.
pub(crate) struct SavedGames {
    games: Vec<(Listing, String)>,
    list: List,
}

impl SavedGames {
    pub(crate) fn new(rules: &[Arc<Rules>], games: Vec<Listing>) -> Self {
        let named = |listing: Listing| {
            let name = game_name(rules, &listing.summary.game);
            (listing, name)
        };
        let games: Vec<_> = games.into_iter().map(named).collect();
        let list = List::new(games.len());
        Self { games, list }
    }

    fn request(&self) -> Request {
        match self.games.get(self.list.chosen) {
            Some((game, _)) if game.summary.result == GameResult::Unfinished => {
                Request::SwitchTo(NextGame::Resume(game.id))
            }
            Some((game, _)) => Request::Replay(game.id),
            None => Request::Close,
        }
    }
}

impl Page for SavedGames {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = canvas.texts.get("records-title");
        let inner = canvas.full_page(&title, &self.buttons());
        if self.games.is_empty() {
            let none = canvas.texts.get("records-none");
            canvas.paragraph(inner, vec![Line::raw(none)], 0);
            return;
        }
        let name_width = usize::from(inner.width).saturating_sub(61).clamp(12, 36);
        let texts = canvas.texts;
        let heading = row_text(
            name_width,
            [
                &texts.get("records-when"),
                &texts.get("records-game"),
                &texts.get("records-deal"),
                &texts.get("records-result"),
                &texts.get("records-time"),
                &texts.get("records-moves"),
            ],
        );
        let style = canvas.theme.key();
        canvas.writer(inner).write(&format!("  {heading}"), style);
        let row = |(item, (game, name)): (usize, &(Listing, String))| {
            let when = game
                .updated_at
                .to_string()
                .get(..16)
                .unwrap_or_default()
                .replace('T', " ");
            let help = if game.summary.assisted { "+" } else { "" };
            let result = format!("{}{help}", texts.get(result_text(game.summary.result)));
            let (time, moves) = (
                game.summary.time_ms.map_or_else(String::new, clock_text),
                game.summary.moves.to_string(),
            );
            let columns = [&when, name, &game.deal, &result, &time, &moves];
            ListRow::Item(item, row_text(name_width, columns))
        };
        let rows: Vec<ListRow> = self.games.iter().enumerate().map(row).collect();
        self.list.draw(canvas, below(inner, 1), &rows);
    }

    fn buttons(&self) -> Vec<Button> {
        let chosen = self.games.get(self.list.chosen).map(|(game, _)| game);
        let go_on = chosen.is_some_and(|game| game.summary.result == GameResult::Unfinished);
        let mut buttons = Vec::new();
        if let Some(game) = chosen {
            if go_on {
                buttons.push(Button::new(KeyCode::Enter, "button-go-on", self.request()));
                buttons.push(Button::new(
                    KeyCode::Char('r'),
                    "button-replay",
                    Request::Replay(game.id),
                ));
            } else {
                buttons.push(Button::new(KeyCode::Enter, "button-replay", self.request()));
            }
            buttons.push(Button::new(
                KeyCode::Delete,
                "button-delete",
                Request::Delete(game.id),
            ));
        }
        buttons.push(Button::close());
        buttons
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        self.list.key(key);
        Request::Nothing
    }

    fn click(&mut self, target: Hit) -> Request {
        if self.list.click(target) {
            self.request()
        } else {
            Request::Nothing
        }
    }

    fn scroll(&mut self, lines: i32) {
        self.list.scroll(lines);
    }
}

fn row_text(name_width: usize, [when, name, deal, result, time, moves]: [&String; 6]) -> String {
    let time = format!(
        "{}{time}",
        " ".repeat(8_usize.saturating_sub(usize::from(cells(time))))
    );
    format!(
        "{} {} {} {} {time} {moves:>5}",
        padded(when, 16),
        padded(name, name_width),
        padded(deal, 14),
        padded(result, 11),
    )
}
