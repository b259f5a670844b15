//! The hundred: a fixed series of deals of a game, one try each.

use std::sync::Arc;

use ratatui::crossterm::event::KeyCode;
use ratatui::text::{Line, Span};
use webspinner_rules::Rules;
use webspinner_rules::stats::{Hundred, HundredDeal, Try};
use webspinner_words::{GameTexts, Message};

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{height, wrapped};
use crate::draw::line_writer::below;
use crate::next_game::NextGame;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::theme::Theme;

/// The greatest width of the lines.
const WIDTH: usize = 76;
/// The deals of a line, and the cells of each.
const IN_LINE: usize = 10;
const CELLS: usize = 5;

/// The signs for deals that were won, lost and begun.
const WON: &str = "+";
const LOST: &str = "x";
const BEGUN: &str = "...";

/// Where the player stands in the hundred of a game.
pub(crate) struct HundredPage {
    rules: Arc<Rules>,
    hundred: Hundred,
    no_undo: bool,
}

impl HundredPage {
    pub(crate) fn new(rules: Arc<Rules>, no_undo: bool, hundred: Hundred) -> Self {
        Self {
            rules,
            hundred,
            no_undo,
        }
    }

    /// The deals, ten a line: the number of one that was never begun, else what became of it.
    fn lines(&self, theme: Theme) -> Vec<Line<'static>> {
        let glyphs = theme.glyphs();
        let cell = |(place, one): (usize, &HundredDeal)| {
            let (text, style) = match one.state {
                None => ((place + 1).to_string(), theme.faint()),
                Some(Try::Won) => (WON.to_owned(), theme.good()),
                Some(Try::Lost) => (LOST.to_owned(), theme.bad()),
                Some(Try::Begun) => (BEGUN.to_owned(), theme.key()),
                Some(Try::Other) => (glyphs.dash.to_owned(), theme.faint()),
            };
            Span::styled(format!("{text:>CELLS$}"), style)
        };
        let cells: Vec<Span<'static>> = self.hundred.deals.iter().enumerate().map(cell).collect();
        let lines = cells.chunks(IN_LINE);
        lines.map(|line| Line::from(line.to_vec())).collect()
    }
}

impl Page for HundredPage {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = Message::new("hundred-title").with("game", self.rules.name_message());
        let title = canvas.texts.say(&title);
        let inner = canvas.full_page(&title, &self.buttons());
        let width = WIDTH.min(usize::from(inner.width));
        let about = canvas.texts.get(if self.no_undo {
            "hundred-about-no-undo"
        } else {
            "hundred-about"
        });
        let standing = Message::new("hundred-standing")
            .with("won", self.hundred.won)
            .with("ended", self.hundred.ended);
        let mut lines: Vec<Line<'static>> = vec![Line::raw(canvas.texts.say(&standing))];
        lines.extend(self.lines(canvas.theme));
        let used = height(&lines);
        canvas.paragraph(inner, lines, 0);
        let about = wrapped(&about, width).into_iter();
        let about = about.map(|line| Line::styled(line, canvas.theme.faint()));
        canvas.paragraph(below(inner, used + 1), about.collect(), 0);
    }

    fn buttons(&self) -> Vec<Button> {
        let mut buttons = vec![Button::close()];
        if let Some(place) = self.hundred.next {
            let next = NextGame::Deal(Arc::clone(&self.rules), Hundred::deal(place));
            let next = Button::new(KeyCode::Enter, "button-next-deal", Request::SwitchTo(next));
            buttons.insert(0, next);
        }
        buttons
    }

    fn help(&self) -> Help {
        Help::on("help-on-hundred")
    }
}
