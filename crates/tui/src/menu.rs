//! Everything that can be done, as a list.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use crate::column::cells;
use crate::hits::Target;
use crate::keys::{BINDINGS, Binding};
use crate::list::{List, Row};
use crate::page::{Ask, Button, Canvas, Page};

/// The menu.
pub(crate) struct Menu {
    list: List,
}

fn items() -> impl Iterator<Item = &'static Binding> {
    BINDINGS.iter().filter(|binding| binding.in_menu)
}

impl Menu {
    pub(crate) fn new() -> Self {
        Self {
            list: List::new(items().count()),
        }
    }

    fn ask(&self) -> Ask {
        let item = items().nth(self.list.chosen);
        item.map_or(Ask::Close, |binding| Ask::Act(binding.action))
    }
}

impl Page for Menu {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let texts: Vec<String> = items()
            .map(|binding| {
                let key = binding
                    .keys
                    .first()
                    .map(|key| key.text())
                    .unwrap_or_default();
                format!("{key:<2} {}", canvas.texts.get(binding.help))
            })
            .collect();
        let width = texts.iter().map(|text| cells(text)).max().unwrap_or(0) + 4;
        let height = u16::try_from(texts.len()).unwrap_or(u16::MAX);
        let height = height.min(canvas.area.height.saturating_sub(4));
        let title = canvas.texts.get("menu-title");
        let inner = canvas.popup(&title, width, height, &self.buttons());
        let rows: Vec<Row> = texts
            .into_iter()
            .enumerate()
            .map(|(item, text)| Row::Item(item, text))
            .collect();
        self.list.draw(canvas, inner, &rows);
    }

    fn buttons(&self) -> Vec<Button> {
        vec![Button::close()]
    }

    fn key(&mut self, key: &KeyEvent) -> Ask {
        if self.list.key(key) {
            return Ask::Nothing;
        }
        match key.code {
            KeyCode::Enter => self.ask(),
            _ => match crate::keys::action(key) {
                Some(action) if items().any(|binding| binding.action == action) => Ask::Act(action),
                _ => Ask::Nothing,
            },
        }
    }

    fn click(&mut self, target: Target) -> Ask {
        match target {
            Target::Item(item) => {
                self.list.choose(item);
                self.ask()
            }
            _ => Ask::Nothing,
        }
    }

    fn scroll(&mut self, lines: i32) {
        self.list.scroll(lines);
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }
}
