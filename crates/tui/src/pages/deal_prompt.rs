//! Asks which deal of a game to play: a random one, or one given by its number.

use std::sync::Arc;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use webspinner_rules::Rules;
use webspinner_rules::deal::{Scheme, Shuffle};
use webspinner_table::Criteria;
use webspinner_table::difficulty::Level;
use webspinner_words::{GameTexts, Message, Say};

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{height, wrapped};
use crate::draw::hit_test::Hit;
use crate::draw::line_writer::below;
use crate::next_game::NextGame;
use crate::note::sentence;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text_field::TextField;
use crate::theme::strong;

/// The width of the box, and its height without the text at its top and an error.
const WIDTH: u16 = 58;
const HEIGHT: u16 = 7;
/// The lines of the frame and of the buttons.
const FRAME: u16 = 4;
/// The number of buttons for any deal; those after them are for deals that can be won.
const OWN_BUTTONS: usize = 3;

/// The box that asks for a deal.
pub(crate) struct DealPrompt {
    rules: Arc<Rules>,
    field: TextField,
    error: Option<Message>,
    /// What can be clicked instead of typed.
    pieces: Vec<String>,
}

impl DealPrompt {
    pub(crate) fn new(rules: Arc<Rules>) -> Self {
        // A number alone is one of the program's own.
        let schemes = rules.schemes().filter(|scheme| *scheme != Scheme::Own);
        let schemes = schemes.map(|scheme| format!("{}:", scheme.word()));
        let digits = (0..10).map(|digit| digit.to_string());
        let pieces = schemes.chain(digits).collect();
        Self {
            rules,
            field: TextField::default(),
            error: None,
            pieces,
        }
    }

    /// The deal that is typed, or `None` for a random one.
    fn shuffle(&self) -> Result<Option<Shuffle>, Message> {
        let text = self.field.text.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let shuffle = Shuffle::for_game(text, self.rules.id()).map_err(|error| error.message())?;
        self.rules.deal(&shuffle).map_err(|error| error.message())?;
        Ok(Some(shuffle))
    }

    fn request(&mut self) -> Request {
        match self.shuffle() {
            Ok(Some(shuffle)) => {
                Request::SwitchTo(NextGame::Deal(Arc::clone(&self.rules), shuffle))
            }
            Ok(None) => Request::SwitchTo(NextGame::Random(Arc::clone(&self.rules))),
            Err(error) => {
                self.error = Some(error);
                Request::Nothing
            }
        }
    }

    /// The buttons for winnable deals, on a separate line.
    fn draw_winnable(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let buttons = self.buttons();
        let shown = buttons.iter().enumerate().skip(OWN_BUTTONS);
        let (theme, texts) = (canvas.theme, canvas.texts);
        let shown = shown.map(|(index, button)| {
            let (key, label) = (button.key_text(theme, texts), texts.get(button.label));
            (key, label, Hit::Button(index))
        });
        canvas.button_line(area, shown);
    }

    fn draw_pieces(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let style = canvas.theme.key();
        let mut writer = canvas.writer(area);
        for (item, piece) in self.pieces.iter().enumerate() {
            let start = writer.x;
            writer.write(piece, style);
            writer.hit(start, Hit::Item(item));
            writer.skip(2);
        }
    }
}

impl Page for DealPrompt {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = Message::new("deal-title").with("game", self.rules.name_message());
        let title = canvas.texts.say(&title);
        let error = self.error.as_ref();
        let error = error.map(|error| sentence(&canvas.texts.say(error)));
        let width = WIDTH.min(canvas.area.width.saturating_sub(4));
        let wraps = |text: &str| wrapped(text, usize::from(width));
        let error = error.map(|error| wraps(&error)).unwrap_or_default();
        let mut text = wraps(&canvas.texts.get("deal-text"));
        let whole = |text: &[String]| height(text) + HEIGHT + height(&error) + FRAME;
        // Without room for everything, blank lines are left out, then the text for the error.
        let gap = u16::from(whole(&text) <= canvas.area.height);
        if gap == 0 && !error.is_empty() {
            text.clear();
        }
        let asked = height(&text);
        let height = asked + HEIGHT - 2 * (1 - gap) + height(&error);
        let inner = canvas.popup(&title, width, height, &self.buttons()[..OWN_BUTTONS]);
        // Below the text.
        let line = |number: u16| Rect {
            height: 1,
            ..below(inner, asked + number)
        };
        let text = text.into_iter().map(Line::raw).collect();
        canvas.paragraph(inner, text, 0);
        let shown = self.field.shown(usize::from(inner.width).saturating_sub(3));
        let key = canvas.theme.key();
        let mut writer = canvas.writer(line(0));
        writer.write("> ", key);
        writer.write(&shown, strong());
        let (click, winnable) = (1 + gap, 3 + 2 * gap);
        for (number, id) in [(click, "deal-click"), (winnable, "deal-winnable")] {
            let (text, style) = (canvas.texts.get(id), canvas.theme.faint());
            canvas.writer(line(number)).write(&text, style);
        }
        self.draw_pieces(canvas, line(click + 1));
        self.draw_winnable(canvas, line(winnable + 1));
        let style = canvas.theme.bad();
        let error = error.into_iter().map(|line| Line::styled(line, style));
        let below_all = below(inner, asked + winnable + 2);
        canvas.paragraph(below_all, error.collect(), 0);
    }

    fn buttons(&self) -> Vec<Button> {
        let find_deal = |key, label, criteria| {
            let request = Request::FindDeal(Arc::clone(&self.rules), criteria);
            Button::new(KeyCode::F(key), label, request)
        };
        let start = if self.field.text.trim().is_empty() {
            "button-random"
        } else {
            "button-start"
        };
        vec![
            Button::own(KeyCode::Enter, start),
            Button::own(KeyCode::Delete, "button-clear"),
            Button::cancel("button-cancel"),
            find_deal(6, "level-any", Criteria::Winnable),
            find_deal(7, "level-easy", Criteria::Level(Level::Easy)),
            find_deal(8, "level-medium", Criteria::Level(Level::Medium)),
            find_deal(9, "level-hard", Criteria::Level(Level::Hard)),
        ]
    }

    fn pressed(&mut self, button: usize) -> Request {
        match button {
            0 => return self.request(),
            1 => self.field.text.clear(),
            _ => {}
        }
        self.error = None;
        Request::Nothing
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        if self.field.key(key) {
            self.error = None;
        }
        Request::Nothing
    }

    fn click(&mut self, hit: Hit) -> Request {
        if let Hit::Item(item) = hit
            && let Some(piece) = self.pieces.get(item)
        {
            self.field.add(piece);
            self.error = None;
        }
        Request::Nothing
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn takes_text(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        Help::on("help-on-deals")
    }
}
