//! Everything that can be done, as a list.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, height};
use crate::draw::list::{List, ListRow};
use crate::keys::{self, Binding, TablePlace};
use crate::page::{Help, Page};
use crate::request::Request;

/// The menu.
pub(crate) struct Menu {
    place: TablePlace,
    list: List,
}

fn items(place: TablePlace) -> impl Iterator<Item = &'static Binding> {
    keys::bindings(place).filter(|binding| binding.in_menu)
}

impl Menu {
    pub(crate) fn new(place: TablePlace) -> Self {
        Self {
            place,
            list: List::new(items(place).count()),
        }
    }

    fn request(&self) -> Request {
        let item = items(self.place).nth(self.list.chosen);
        item.map_or(Request::Close, |binding| Request::Act(binding.action))
    }
}

impl Page for Menu {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let texts: Vec<String> = items(self.place)
            .map(|binding| {
                let key = binding
                    .keys
                    .first()
                    .map(|key| key.text(canvas.texts))
                    .unwrap_or_default();
                format!("{key:<2} {}", canvas.texts.get(binding.help))
            })
            .collect();
        let width = texts.iter().map(|text| cells(text)).max().unwrap_or(0) + 4;
        let height = height(&texts).min(canvas.area.height.saturating_sub(4));
        let title = canvas.texts.get("menu-title");
        let inner = canvas.popup(&title, width, height, &self.buttons());
        let rows: Vec<ListRow> = texts
            .into_iter()
            .enumerate()
            .map(|(item, text)| ListRow::Item(item, text))
            .collect();
        self.list.draw(canvas, inner, &rows);
    }

    fn buttons(&self) -> Vec<Button> {
        vec![Button::close()]
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        if self.list.key(key) {
            return Request::Nothing;
        }
        match key.code {
            KeyCode::Enter => self.request(),
            _ => match keys::action(key, self.place) {
                Some(action) if items(self.place).any(|binding| binding.action == action) => {
                    Request::Act(action)
                }
                _ => Request::Nothing,
            },
        }
    }

    fn list(&mut self) -> Option<&mut List> {
        Some(&mut self.list)
    }

    fn clicked(&mut self, _: bool) -> Request {
        self.request()
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        Help::on("help-on-menu")
    }
}
