//! A record, or a solution, move by move.

use std::sync::Arc;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use webspinner_rules::record::NodeId;
use webspinner_rules::{Move, Position, Rules};
use webspinner_table::{Event, PileRef, Session, clock_text};
use webspinner_words::{GameTexts, Message};

use crate::button::Button;
use crate::draw::board::{self, Board, is_large};
use crate::draw::canvas::Canvas;
use crate::draw::cells::padded;
use crate::draw::highlights::Highlights;
use crate::names::shuffle_text;
use crate::next_game::NextGame;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::speed::Speed;
use crate::theme::{Look, strong};

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Control {
    Back,
    On,
    Run,
    Slower,
    Faster,
    First,
    Last,
    /// Plays on from the position shown.
    Play,
    Close,
}

/// A record or a solution being looked at.
pub(crate) struct Replay {
    session: Session,
    is_solution: bool,
    /// The main line.
    line: Vec<NodeId>,
    at: usize,
    highlights: Highlights,
    speed: Speed,
    /// When the next move is due; `None` while it is paused.
    next_ms: Option<u64>,
    now_ms: u64,
}

impl Replay {
    /// The game of a record.
    pub(crate) fn new(session: Session, now_ms: u64) -> Self {
        Self::of(session, false, now_ms)
    }

    /// Legal moves from the position on the table. The player can have those shown played.
    pub(crate) fn solution(rules: Arc<Rules>, from: Position, line: &[Move], now_ms: u64) -> Self {
        let mut session = Session::practice(rules, from);
        for made in line {
            let played = session.play(*made, 0);
            played.expect("a line found is legal, and as long as a game at most");
        }
        Self::of(session, true, now_ms)
    }

    /// The main line of a session, from its start.
    fn of(mut session: Session, is_solution: bool, now_ms: u64) -> Self {
        let line = session.tree().main_line().collect();
        // Nobody plays it, so nothing bars the way back.
        let _ = session.go_to(NodeId::START, now_ms);
        Self {
            session,
            is_solution,
            line,
            at: 0,
            highlights: Highlights::default(),
            speed: Speed::default(),
            next_ms: None,
            now_ms,
        }
    }

    /// The buttons, the most important first.
    fn controls(&self) -> Vec<(KeyCode, &'static str, Control)> {
        let run = if self.next_ms.is_some() {
            "button-stop"
        } else {
            "button-run"
        };
        let mut controls = vec![
            (KeyCode::Left, "button-step-back", Control::Back),
            (KeyCode::Right, "button-step", Control::On),
            (KeyCode::Char(' '), run, Control::Run),
        ];
        controls.push((KeyCode::Enter, "button-play-on", Control::Play));
        controls.push((KeyCode::Esc, "button-close", Control::Close));
        if !self.is_solution {
            controls.push((KeyCode::Char('-'), "button-slower", Control::Slower));
            controls.push((KeyCode::Char('+'), "button-faster", Control::Faster));
        }
        controls.push((KeyCode::Home, "button-first", Control::First));
        controls.push((KeyCode::End, "button-last", Control::Last));
        controls
    }

    fn operate(&mut self, control: Control) -> Request {
        match control {
            Control::Back => self.step(false),
            Control::On => self.step(true),
            Control::Run => self.toggle(),
            Control::Slower => self.speed = self.speed.slower(),
            Control::Faster => self.speed = self.speed.faster(),
            Control::First => self.go_to(0),
            Control::Last => self.go_to(self.line.len()),
            Control::Play => return self.play_on(),
            Control::Close => return Request::Close,
        }
        Request::Nothing
    }

    /// Plays on from the position shown: of a solution at the table, of a record in a new game.
    fn play_on(&self) -> Request {
        let shown = self.line[..self.at].iter();
        let moves: Vec<Move> = shown
            .filter_map(|node| self.session.tree().get_move(*node))
            .collect();
        if !self.is_solution {
            let rules = Arc::clone(self.session.rules());
            let shuffle = self.session.header().deal.clone();
            Request::SwitchTo(NextGame::Moves(rules, shuffle, moves))
        } else if moves.is_empty() {
            Request::Close
        } else {
            Request::PlayOn(moves)
        }
    }

    fn title(&self) -> Message {
        let game = self.session.rules().name_message();
        if self.is_solution {
            let message = Message::new("solution-title").with("game", game);
            message.with("moves", self.line.len())
        } else {
            let message = Message::new("replay-title").with("game", game);
            message.with("deal", shuffle_text(&self.session.header().deal))
        }
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
        let events = if forward {
            self.session.redo(0)
        } else {
            self.session.undo(0)
        };
        self.at = target;
        self.highlights = moved(&self.session, &events.unwrap_or_default());
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.line.len());
        let node = self
            .at
            .checked_sub(1)
            .map_or(NodeId::START, |last| self.line[last]);
        let _ = self.session.go_to(node, 0);
        self.highlights = Highlights::default();
    }

    fn toggle(&mut self) {
        if self.next_ms.take().is_some() {
            return;
        }
        if self.at == self.line.len() {
            self.go_to(0);
        }
        self.next_ms = Some(self.speed.next_ms(self.now_ms));
    }

    fn caption(&self, canvas: &Canvas<'_>) -> String {
        let made = self.at.checked_sub(1).map(|last| self.line[last]);
        let tree = self.session.tree();
        let text = made
            .and_then(|node| tree.get_move(node))
            .map_or_else(String::new, |made| made.to_string());
        let time = made
            .filter(|_| !self.is_solution)
            .and_then(|node| tree.time_ms(node))
            .map_or_else(String::new, clock_text);
        let message = Message::new("replay-caption")
            .with("at", self.at)
            .with("moves", self.line.len())
            .with("move", text)
            .with("time", time)
            .with("speed", self.speed.number());
        let comment = made.and_then(|node| tree.comment(node)).unwrap_or_default();
        format!("{}  {comment}", canvas.texts.say(&message))
    }
}

/// Highlights what the last step moved.
fn moved(session: &Session, events: &[Event]) -> Highlights {
    let mut highlights = Highlights::default();
    for event in events {
        if let Event::Moved {
            to: to @ PileRef::Column(column),
            cards,
            ..
        } = event
        {
            let len = session.position().column(*column).cards().len();
            highlights.add(*to, len.saturating_sub(cards.len()), Look::Recent);
        }
    }
    highlights
}

impl Page for Replay {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = canvas.texts.say(&self.title());
        let buttons = self.buttons();
        let area = canvas.area;
        // The title and the caption; what is left after the table is for buttons.
        let (_, table) = board::smallest(self.session.rules());
        let left = area.height.saturating_sub(table + 2).max(1);
        let lines = canvas.button_lines(&buttons, area.width).min(left).min(2);
        canvas.full_page_with(&title, &buttons, lines);
        let board = Board {
            rules: self.session.rules(),
            position: self.session.position(),
            highlights: &self.highlights,
            theme: canvas.theme,
            texts: canvas.texts,
            is_large: is_large(area),
        };
        let inner = Rect {
            y: area.y + 1,
            height: area.height.saturating_sub(lines + 2),
            ..area
        };
        board.draw(canvas, inner);
        let caption = self.caption(canvas);
        let line = Rect {
            y: area.bottom().saturating_sub(lines + 1),
            height: 1,
            ..area
        };
        let text = padded(&format!(" {caption}"), usize::from(area.width));
        let style = strong();
        canvas.writer(line).write(&text, style);
    }

    fn buttons(&self) -> Vec<Button> {
        let controls = self.controls().into_iter();
        let button = |(key, label, control)| {
            let closes = control == Control::Close;
            let request = if closes {
                Request::Close
            } else {
                Request::Nothing
            };
            Button::new(key, label, request)
        };
        controls.map(button).collect()
    }

    fn pressed(&mut self, button: usize) -> Request {
        match self.controls().get(button) {
            Some((_, _, control)) => self.operate(*control),
            None => Request::Nothing,
        }
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        match key.code {
            KeyCode::Char('h') => self.step(false),
            KeyCode::Char('l') => self.step(true),
            // A solution has no buttons for these two.
            KeyCode::Char('-') => return self.operate(Control::Slower),
            KeyCode::Char('+') => return self.operate(Control::Faster),
            KeyCode::PageUp => self.go_to(self.at.saturating_sub(10)),
            KeyCode::PageDown => self.go_to(self.at + 10),
            _ => {}
        }
        Request::Nothing
    }

    fn scroll(&mut self, lines: i32) {
        self.step(lines > 0);
    }

    fn tick(&mut self, now_ms: u64) {
        self.now_ms = now_ms;
        if let Some(next_ms) = self.next_ms
            && now_ms >= next_ms
        {
            self.next_ms = Some(self.speed.next_ms(now_ms));
            self.step(true);
        }
    }

    fn help(&self) -> Help {
        let id = if self.is_solution {
            "help-on-solution"
        } else {
            "help-on-replay"
        };
        Help::on(id)
    }

    fn is_moving(&self) -> bool {
        self.next_ms.is_some()
    }
}
