//! Making a game of a built-in one, knob by knob.

use std::sync::Arc;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use webspinner_rules::Rules;
use webspinner_rules::variant::{Turned, Variant};
use webspinner_table::{Sample, SampleFigures};
use webspinner_words::{GameTexts, Message, Say, setting_message};

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, height, padded, wrapped};
use crate::draw::line_writer::below;
use crate::draw::list::{List, ListRow};
use crate::engine::{Report, Work};
use crate::next_game::NextGame;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text::Texts;
use crate::text_field::TextField;

/// The greatest width of the lines.
const WIDTH: u16 = 76;
/// The cells between a knob and what it is turned to.
const GAP: u16 = 2;

/// The buttons that turn the chosen knob, and the one that asks for a name.
const BACK: usize = 1;
const ON: usize = 2;
const NAME: usize = 3;
/// The button that takes the name that was typed.
const NAMED: usize = 0;

/// A game in the making.
pub(crate) struct Maker {
    variant: Variant,
    knobs: Vec<Turned>,
    list: List,
    /// Its name.
    name: String,
    /// The name that is being typed.
    naming: Option<TextField>,
    /// The game that is played, under that name.
    made: Arc<Rules>,
    /// What is known of its wins.
    figures: SampleFigures,
}

impl Maker {
    /// Begins with a built-in game as it is.
    pub(crate) fn new(texts: &Texts, base: &Arc<Rules>) -> Self {
        let name = Message::new("maker-name-example").with("game", base.name_message());
        let variant = Variant::of(base);
        let knobs = variant.knobs();
        let mut maker = Self {
            list: List::new(knobs.len()),
            made: Arc::clone(base),
            name: texts.say(&name),
            naming: None,
            variant,
            knobs,
            figures: SampleFigures::default(),
        };
        maker.make();
        maker
    }

    /// The file of the game.
    fn file(&self) -> String {
        self.variant.draft(&self.name).to_toml()
    }

    fn make(&mut self) {
        let draft = self.variant.draft(&self.name);
        if let Ok(rules) = Rules::from_draft(&draft) {
            self.made = Arc::new(rules);
        }
        self.figures = SampleFigures::default();
    }

    /// Turns the chosen knob on or back.
    fn turn(&mut self, on: bool) {
        let Some(Turned {
            knob,
            settings,
            setting,
        }) = self.knobs.get(self.list.chosen)
        else {
            return;
        };
        let place = settings.iter().position(|other| other == setting);
        let place = place.unwrap_or(0);
        let next = if on {
            Some(place + 1)
        } else {
            place.checked_sub(1)
        };
        let turned = next.and_then(|next| settings.get(next));
        let turned = turned.and_then(|&setting| self.variant.turned(*knob, setting).ok());
        if let Some(variant) = turned {
            self.variant = variant;
            self.knobs = self.variant.knobs();
            self.list.resize(self.knobs.len());
            self.make();
        }
    }

    /// Takes the name that was typed, unless no game can be called so.
    fn take_name(&mut self) {
        let Some(field) = self.naming.take() else {
            return;
        };
        let name = field.text.trim();
        if !name.is_empty() && Rules::from_draft(&self.variant.draft(name)).is_ok() {
            name.clone_into(&mut self.name);
            self.make();
        }
    }

    fn rows(&self, texts: &Texts) -> Vec<ListRow> {
        let names: Vec<String> = (self.knobs.iter())
            .map(|turned| texts.say(&turned.knob.message()))
            .collect();
        let width = names.iter().map(|name| cells(name)).max().unwrap_or(0);
        let row = |(item, (turned, name)): (usize, (&Turned, &String))| {
            let setting = setting_message(&self.variant, turned.knob, turned.setting);
            let name = padded(name, usize::from(width + GAP));
            ListRow::Item(item, format!("{name}{}", texts.say(&setting)))
        };
        self.knobs.iter().zip(&names).enumerate().map(row).collect()
    }

    /// What is known of its wins.
    fn chances(&self) -> Message {
        let SampleFigures {
            deals,
            won,
            lost,
            won_quickly,
            length,
            ..
        } = self.figures;
        if deals == 0 {
            return Message::new("maker-waits");
        }
        Message::new("maker-won")
            .with("deals", deals)
            .with("won", won)
            .with("lost", lost)
            .with("quickly", won_quickly)
            .with("moves", length.unwrap_or(0))
    }
}

impl Page for Maker {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let typed = self.naming.as_ref().map(|field| format!("{}_", field.text));
        let name = typed.as_ref().unwrap_or(&self.name);
        let title = Message::new("maker-title").with("game", name);
        let title = canvas.texts.say(&title);
        let inner = canvas.full_page(&title, &self.buttons());
        let width = WIDTH.min(inner.width);
        let rows = self.rows(canvas.texts);
        let chances = canvas.texts.say(&self.chances());
        let chances = wrapped(&chances, usize::from(width));
        let room = inner.height.saturating_sub(height(&chances) + 1);
        let height = height(&rows).min(room);
        self.list.draw(canvas, Rect { height, ..inner }, &rows);
        let lines = chances.into_iter().map(Line::raw).collect();
        canvas.paragraph(below(inner, height + 1), lines, 0);
    }

    fn buttons(&self) -> Vec<Button> {
        if self.naming.is_some() {
            return vec![
                Button::own(KeyCode::Enter, "button-continue"),
                Button::own(KeyCode::Esc, "button-cancel"),
            ];
        }
        let play = NextGame::Random(Arc::clone(&self.made));
        let keep = Request::KeepMade(Arc::clone(&self.made), self.file());
        vec![
            Button::new(KeyCode::Enter, "button-play", Request::SwitchTo(play)),
            Button::own(KeyCode::Left, "button-turn-back"),
            Button::own(KeyCode::Right, "button-turn-on"),
            Button::own(KeyCode::Char('n'), "button-name"),
            Button::new(KeyCode::Char('k'), "button-keep", keep),
            Button::close(),
        ]
    }

    fn pressed(&mut self, button: usize) -> Request {
        match button {
            NAMED if self.naming.is_some() => self.take_name(),
            _ if self.naming.take().is_some() => {}
            BACK => self.turn(false),
            ON => self.turn(true),
            NAME => {
                let text = self.name.clone();
                self.naming = Some(TextField { text });
            }
            _ => {}
        }
        Request::Nothing
    }

    fn list(&mut self) -> Option<&mut List> {
        Some(&mut self.list)
    }

    fn clicked(&mut self, again: bool) -> Request {
        if again {
            self.turn(true);
        }
        Request::Nothing
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        if let Some(field) = &mut self.naming {
            field.key(key);
        } else {
            self.list.key(key);
        }
        Request::Nothing
    }

    fn takes_text(&self) -> bool {
        self.naming.is_some()
    }

    fn work(&self) -> Option<Work> {
        let work = Work::Sample(Box::new(Sample::new(Arc::clone(&self.made))));
        (self.figures.deals < Sample::DEALS).then_some(work)
    }

    fn on_report(&mut self, report: &Report) {
        if let Report::Sampled(figures) = report {
            self.figures = *figures;
        }
    }

    fn help(&self) -> Help {
        Help::on("help-on-maker")
    }
}
