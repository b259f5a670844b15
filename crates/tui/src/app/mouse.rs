//! The mouse at the table: two clicks, or drag and drop.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use webspinner_rules::{Column, Move};
use webspinner_table::{Hand, PileRef};

use crate::app::App;
use crate::draw::hit_test::Hit;
use crate::keys::Action;
use crate::selection::Pointer;

impl App {
    pub(super) fn mouse(&mut self, event: MouseEvent) {
        let hit = self.hits.at(event.column, event.row);
        match event.kind {
            MouseEventKind::Down(_) if self.model.watching.is_some() => self.stop_watching(),
            MouseEventKind::ScrollUp => self.wheel(-3),
            MouseEventKind::ScrollDown => self.wheel(3),
            MouseEventKind::Down(button) => self.press(button, hit, (event.column, event.row)),
            MouseEventKind::Drag(MouseButton::Left) => self.drag((event.column, event.row)),
            MouseEventKind::Up(MouseButton::Left) => self.drop_cards(hit),
            _ => {}
        }
    }

    fn wheel(&mut self, lines: i32) {
        if let Some(page) = self.pages.last_mut() {
            page.scroll(lines);
        }
    }

    fn press(&mut self, button: MouseButton, hit: Option<Hit>, cell: (u16, u16)) {
        self.model.selection.pointer = Pointer::default();
        let Some(hit) = hit else {
            self.put_back();
            return;
        };
        if !self.pages.is_empty() {
            self.page_click(hit);
            return;
        }
        self.model.selection.hide_cursor();
        match (hit, button) {
            (Hit::Action(action), _) => self.act(action),
            _ if self.model.is_paused => self.act(Action::Pause),
            (_, MouseButton::Right | MouseButton::Middle) => self.click_obvious(hit),
            (hit, MouseButton::Left) => self.click(hit, cell),
        }
    }

    fn put_back(&mut self) {
        if let Some(game) = &mut self.model.game {
            game.session.release();
        }
        self.model.selection.hand_is_whole = false;
    }

    fn click(&mut self, hit: Hit, cell: (u16, u16)) {
        let Some(game) = &self.model.game else { return };
        match (game.session.hand(), hit) {
            (Some(Hand::Cards { from, count }), Hit::Card { column, index }) if from == column => {
                // The same cards again: the obvious move. Other cards of the column: a new
                // selection.
                if self.count_from(column, index) == Some(count) {
                    self.obvious(column, Some(count));
                } else {
                    self.grasp(column, index, cell);
                }
            }
            (Some(Hand::Cards { from, .. }), Hit::Pile(PileRef::Column(column)))
                if from == column =>
            {
                self.put_back();
            }
            (Some(Hand::Reserve { slot: own }), Hit::Pile(PileRef::Reserve(slot)))
                if own == slot =>
            {
                self.obvious_from_reserve(slot);
            }
            (Some(_), Hit::Card { column, .. }) => self.put(PileRef::Column(column)),
            (_, Hit::Pile(PileRef::Stock)) => self.play(Move::Deal),
            (Some(_), Hit::Pile(pile)) => self.put(pile),
            (None, Hit::Card { column, index }) => self.grasp(column, index, cell),
            (None, Hit::Pile(PileRef::Reserve(slot))) => {
                self.take_reserve(slot);
                self.model.selection.pointer.pressed = Some((cell, PileRef::Reserve(slot)));
            }
            _ => {}
        }
    }

    /// Picks up the cards from this one on.
    fn grasp(&mut self, column: Column, index: usize, cell: (u16, u16)) {
        let count = self.count_from(column, index);
        self.take(column, count);
        self.model.selection.pointer.pressed = Some((cell, PileRef::Column(column)));
    }

    /// The number of cards from this one to the end; `None` for a face-down card, which stands for
    /// all that can be lifted.
    fn count_from(&self, column: Column, index: usize) -> Option<u16> {
        let game = self.model.game.as_ref()?;
        let pile = game.session.position().column(column);
        let count = pile.cards().len().checked_sub(index)?;
        (index >= pile.face_down())
            .then(|| u16::try_from(count).ok())
            .flatten()
    }

    fn click_obvious(&mut self, hit: Hit) {
        self.put_back();
        match hit {
            Hit::Card { column, index } => {
                let count = self.count_from(column, index);
                self.obvious(column, count);
            }
            Hit::Pile(PileRef::Reserve(slot)) => self.obvious_from_reserve(slot),
            Hit::Pile(PileRef::Stock) => self.play(Move::Deal),
            _ => {}
        }
    }

    fn drag(&mut self, cell: (u16, u16)) {
        let holds = self
            .model
            .game
            .as_ref()
            .is_some_and(|game| game.session.hand().is_some());
        let pressed_at = self
            .model
            .selection
            .pointer
            .pressed
            .map(|(pressed_at, _)| pressed_at);
        if holds && pressed_at.is_some_and(|pressed_at| pressed_at != cell) {
            self.model.selection.pointer.drags_at = Some(cell);
        }
    }

    fn drop_cards(&mut self, hit: Option<Hit>) {
        let pointer = std::mem::take(&mut self.model.selection.pointer);
        let (Some((_, source)), Some(_)) = (pointer.pressed, pointer.drags_at) else {
            return;
        };
        let pile = match hit {
            Some(Hit::Card { column, .. }) => Some(PileRef::Column(column)),
            Some(Hit::Pile(pile)) => Some(pile),
            _ => None,
        };
        match pile {
            Some(pile) if pile != source && pile != PileRef::Stock => self.put(pile),
            _ => self.put_back(),
        }
    }
}
