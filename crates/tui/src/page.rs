//! What all pages have in common: where they draw, what they ask for, their buttons.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph, Widget as _, Wrap};
use webspinner_rules::{Move, NodeId, Rules, Shuffle};
use webspinner_store::SavedId;
use webspinner_table::{Criteria, FoundDeal};

use crate::advice::Help;
use crate::column::{cells, padded};
use crate::engine::{Errand, Word};
use crate::hits::{Hits, Target};
use crate::keys::Action;
use crate::pen::{Pen, below};
use crate::text::Texts;
use crate::theme::{Theme, strong};

/// What a page asks of the program.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    Nothing,
    Close,
    /// Closes this page, then does something at the table.
    Act(Action),
    /// Asks which deal of this game.
    ChooseDeal(Arc<Rules>),
    /// Goes on to another game, if the running one needs no word.
    Commit(Next),
    /// Goes on to another game, and keeps the running one for later.
    Keep(Next),
    /// Goes on to another game; the running one is lost.
    GiveUp(Next),
    /// Goes to a place in the lines tried.
    GoTo(NodeId),
    /// Closes this page, then makes these moves.
    PlayOn(Vec<Move>),
    /// Closes this page, then helps so: the player was told what that means.
    Help(Help),
    /// Looks for a deal that can be won.
    FindDeal(Arc<Rules>, Criteria),
    /// Shows a kept game move by move.
    Replay(SavedId),
    /// Deletes a kept game, when this is confirmed.
    Delete(SavedId),
    /// Deletes a kept game.
    DeleteNow(SavedId),
    /// Shows the rules of a game.
    ShowRules(Arc<Rules>),
}

/// What comes after the game on the table.
#[derive(Clone, Debug)]
pub(crate) enum Next {
    /// A new game.
    Deal(Arc<Rules>, Shuffle),
    /// A new game from a random deal.
    Random(Arc<Rules>),
    /// A new game from a deal that can be won.
    Found(Box<FoundDeal>),
    /// A kept one.
    Resume(SavedId),
    /// Whatever is chosen then.
    Choose,
}

/// A key of a page, which can be clicked too.
pub(crate) struct Button {
    pub(crate) key: KeyCode,
    /// The name of its text.
    pub(crate) label: &'static str,
    pub(crate) ask: Ask,
}

impl Button {
    pub(crate) fn new(key: KeyCode, label: &'static str, ask: Ask) -> Self {
        Self { key, label, ask }
    }

    pub(crate) fn close() -> Self {
        Self::new(KeyCode::Esc, "button-close", Ask::Close)
    }

    /// How its key is written.
    pub(crate) fn key_text(&self) -> String {
        match self.key {
            KeyCode::Char(' ') => "Space".to_owned(),
            KeyCode::Char(letter) => letter.to_string(),
            KeyCode::PageUp => "PgUp".to_owned(),
            KeyCode::PageDown => "PgDn".to_owned(),
            code => code.to_string(),
        }
    }
}

/// Something that lies over the table until it is closed.
pub(crate) trait Page {
    /// Draws it.
    fn draw(&mut self, canvas: &mut Canvas<'_>);
    /// Its buttons; their keys are tried before [`Page::key`].
    fn buttons(&self) -> Vec<Button>;
    /// A key that no button has.
    fn key(&mut self, _key: &KeyEvent) -> Ask {
        Ask::Nothing
    }
    /// A button of this number that asks for nothing by itself: what it does within the page.
    fn pressed(&mut self, _button: usize) -> Ask {
        Ask::Nothing
    }
    /// A click on something that is no button.
    fn click(&mut self, _target: Target) -> Ask {
        Ask::Nothing
    }
    /// The wheel of the mouse.
    fn scroll(&mut self, _lines: i32) {}
    /// What the engine is to work out for it while it is on top.
    fn errand(&self) -> Option<Errand> {
        None
    }
    /// The engine says something.
    fn hear(&mut self, _word: &Word) {}
    /// Time passes.
    fn tick(&mut self, _now_ms: u64) {}

    /// Whether it changes by itself as time passes.
    fn is_moving(&self) -> bool {
        false
    }
    /// Whether the table stays in sight, and its clock runs on.
    fn leaves_table_in_sight(&self) -> bool {
        false
    }
    /// Whether letters are text here, so that no letter closes it.
    fn takes_text(&self) -> bool {
        false
    }
}

/// Where a page is drawn.
pub(crate) struct Canvas<'a> {
    pub(crate) area: Rect,
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) hits: &'a mut Hits,
    pub(crate) theme: Theme,
    pub(crate) texts: &'a Texts,
}

impl Canvas<'_> {
    pub(crate) fn pen(&mut self, area: Rect) -> Pen<'_> {
        Pen::new(area, self.buffer)
    }

    /// A title bar, a frame without sides and the buttons: what is left between them.
    pub(crate) fn full_page(&mut self, title: &str, buttons: &[Button]) -> Rect {
        let area = self.area;
        Clear.render(area, self.buffer);
        self.hits.add(area, Target::Nothing);
        let bar = self.theme.bar();
        let text = padded(&format!(" {title}"), usize::from(area.width));
        self.pen(Rect { height: 1, ..area }).write(&text, bar);
        let last = Rect {
            y: area.bottom().saturating_sub(1),
            height: 1,
            ..area
        };
        self.buttons(last, buttons);
        let inner = below(area, 2);
        Rect {
            x: inner.x + 1,
            width: inner.width.saturating_sub(2),
            height: inner.height.saturating_sub(2),
            ..inner
        }
    }

    /// A framed box in the middle, so wide and high inside: the inside, without its buttons.
    pub(crate) fn popup(
        &mut self,
        title: &str,
        width: u16,
        height: u16,
        buttons: &[Button],
    ) -> Rect {
        let room = self.area;
        let width = (width + 4).min(room.width);
        let height = (height + if buttons.is_empty() { 2 } else { 4 }).min(room.height);
        let area = Rect {
            x: room.x + (room.width - width) / 2,
            y: room.y + (room.height - height) / 2,
            width,
            height,
        };
        Clear.render(area, self.buffer);
        self.hits.add(area, Target::Nothing);
        let block = Block::bordered()
            .border_set(self.theme.glyphs().border)
            .border_style(self.theme.key())
            .title(Line::styled(format!(" {title} "), strong()));
        let inner = block.inner(area);
        block.render(area, self.buffer);
        let inner = Rect {
            x: inner.x + 1,
            width: inner.width.saturating_sub(2),
            ..inner
        };
        if buttons.is_empty() {
            return inner;
        }
        let last = Rect {
            y: inner.bottom().saturating_sub(1),
            height: 1,
            ..inner
        };
        self.buttons(last, buttons);
        Rect {
            height: inner.height.saturating_sub(2),
            ..inner
        }
    }

    /// Buttons from the left: those that find no room are not drawn, their keys still work.
    fn buttons(&mut self, area: Rect, buttons: &[Button]) {
        let mut x = area.x;
        for (index, button) in buttons.iter().enumerate() {
            let (key, label) = (button.key_text(), self.texts.get(button.label));
            let width = cells(&key) + 1 + cells(&label);
            if x + width > area.right() {
                break;
            }
            let cell = Rect { x, width, ..area };
            self.button(cell, &key, &label, Target::Button(index));
            x += width + 2;
        }
    }

    /// A key and what it does.
    pub(crate) fn button(&mut self, area: Rect, key: &str, label: &str, target: Target) {
        let (key_style, label_style) = (self.theme.key(), self.theme.faint());
        let mut pen = self.pen(area);
        pen.write(key, key_style);
        pen.write(&format!(" {label}"), label_style);
        self.hits.add(area, target);
    }

    /// Text broken into lines, from the line `from` on.
    pub(crate) fn paragraph(&mut self, area: Rect, lines: Vec<Line<'_>>, from: u16) {
        let text = Paragraph::new(lines).wrap(Wrap { trim: false });
        text.scroll((from, 0)).render(area, self.buffer);
    }
}
