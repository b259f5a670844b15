//! A record, move by move.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use webspinner_rules::message::Message;
use webspinner_rules::{NodeId, Record, ReplayError};
use webspinner_table::{Event, Sitting, Spot, clock_text};

use crate::board::Board;
use crate::column::padded;
use crate::marks::Marks;
use crate::page::{Ask, Button, Canvas, Page};
use crate::theme::{Look, strong};
use crate::words::shuffle_text;

/// Milliseconds between two moves at each speed, the slowest first.
const SPEEDS: [u64; 5] = [2_000, 1_000, 500, 200, 60];

/// A record being looked at.
pub(crate) struct Replay {
    sitting: Sitting,
    /// The main line.
    line: Vec<NodeId>,
    at: usize,
    marks: Marks,
    speed: usize,
    /// When the next move is due; `None` while it stands.
    next_ms: Option<u64>,
    now_ms: u64,
}

impl Replay {
    pub(crate) fn new(record: &Record, now_ms: u64) -> Result<Self, ReplayError> {
        let mut sitting = Sitting::resume(record)?;
        let line = sitting.tree().main_line().collect();
        sitting.restart(now_ms);
        Ok(Self {
            sitting,
            line,
            at: 0,
            marks: Marks::default(),
            speed: 2,
            next_ms: None,
            now_ms,
        })
    }

    fn step(&mut self, forward: bool) {
        let target = if forward {
            self.at + 1
        } else {
            self.at.saturating_sub(1)
        };
        if target > self.line.len() || target == self.at {
            self.next_ms = None;
            return;
        }
        let told = if forward {
            self.sitting.redo(0)
        } else {
            self.sitting.undo(0)
        };
        self.at = target;
        self.marks = moved(&self.sitting, &told.unwrap_or_default());
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.line.len());
        let node = self
            .at
            .checked_sub(1)
            .map_or(NodeId::START, |last| self.line[last]);
        self.sitting.go_to(node, 0);
        self.marks = Marks::default();
    }

    fn toggle(&mut self) {
        if self.next_ms.take().is_some() {
            return;
        }
        if self.at == self.line.len() {
            self.go_to(0);
        }
        self.next_ms = Some(self.now_ms.saturating_add(SPEEDS[self.speed]));
    }

    fn caption(&self, canvas: &Canvas<'_>) -> String {
        let made = self.at.checked_sub(1).map(|last| self.line[last]);
        let tree = self.sitting.tree();
        let text = made
            .and_then(|node| tree.get_move(node))
            .map_or_else(String::new, |made| made.to_string());
        let time = made
            .and_then(|node| tree.time_ms(node))
            .map_or_else(String::new, clock_text);
        let message = Message::new("replay-caption")
            .with("at", self.at)
            .with("moves", self.line.len())
            .with("move", text)
            .with("time", time)
            .with("speed", self.speed + 1);
        let comment = made.and_then(|node| tree.comment(node)).unwrap_or_default();
        format!("{}  {comment}", canvas.texts.say(&message))
    }
}

/// Marks what the last step moved.
fn moved(sitting: &Sitting, events: &[Event]) -> Marks {
    let mut marks = Marks::default();
    for event in events {
        if let Event::Moved {
            to: to @ Spot::Column(column),
            cards,
            ..
        } = event
        {
            let len = sitting.position().column(*column).cards().len();
            marks.add(*to, len.saturating_sub(cards.len()), Look::Recent);
        }
    }
    marks
}

impl Page for Replay {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = Message::new("replay-title")
            .with("game", self.sitting.rules().about().name.as_str())
            .with("deal", shuffle_text(&self.sitting.header().deal));
        let title = canvas.texts.say(&title);
        let buttons = self.buttons();
        canvas.full_page(&title, &buttons);
        let area = canvas.area;
        let board = Board {
            rules: self.sitting.rules(),
            position: self.sitting.position(),
            marks: &self.marks,
            theme: canvas.theme,
            texts: canvas.texts,
        };
        let inner = Rect {
            y: area.y + 1,
            height: area.height.saturating_sub(3),
            ..area
        };
        let mut unused = crate::hits::Hits::default();
        board.draw(inner, canvas.buffer, &mut unused);
        let caption = self.caption(canvas);
        let line = Rect {
            y: area.bottom().saturating_sub(2),
            height: 1,
            ..area
        };
        let text = padded(&format!(" {caption}"), usize::from(area.width));
        let style = strong();
        canvas.pen(line).write(&text, style);
    }

    fn buttons(&self) -> Vec<Button> {
        let play = if self.next_ms.is_some() {
            "button-stop"
        } else {
            "button-run"
        };
        vec![
            Button::new(KeyCode::Left, "button-step-back", Ask::Nothing),
            Button::new(KeyCode::Right, "button-step", Ask::Nothing),
            Button::new(KeyCode::Char(' '), play, Ask::Nothing),
            Button::new(KeyCode::Char('-'), "button-slower", Ask::Nothing),
            Button::new(KeyCode::Char('+'), "button-faster", Ask::Nothing),
            Button::new(KeyCode::Home, "button-first", Ask::Nothing),
            Button::new(KeyCode::End, "button-last", Ask::Nothing),
            Button::close(),
        ]
    }

    fn pressed(&mut self, button: usize) -> Ask {
        match button {
            0 => self.step(false),
            1 => self.step(true),
            2 => self.toggle(),
            3 => self.speed = self.speed.saturating_sub(1),
            4 => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            5 => self.go_to(0),
            6 => self.go_to(self.line.len()),
            _ => {}
        }
        Ask::Nothing
    }

    fn key(&mut self, key: &KeyEvent) -> Ask {
        match key.code {
            KeyCode::Char('h') => self.step(false),
            KeyCode::Char('l') => self.step(true),
            KeyCode::PageUp => self.go_to(self.at.saturating_sub(10)),
            KeyCode::PageDown => self.go_to(self.at + 10),
            _ => {}
        }
        Ask::Nothing
    }

    fn scroll(&mut self, lines: i32) {
        self.step(lines > 0);
    }

    fn tick(&mut self, now_ms: u64) {
        self.now_ms = now_ms;
        if let Some(next_ms) = self.next_ms
            && now_ms >= next_ms
        {
            self.next_ms = Some(now_ms.saturating_add(SPEEDS[self.speed]));
            self.step(true);
        }
    }

    fn is_moving(&self) -> bool {
        self.next_ms.is_some()
    }
}
