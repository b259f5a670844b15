//! The two lines under the table: notes, and buttons.

use ratatui::layout::Rect;
use ratatui::style::Style;
use webspinner_rules::{Column, Outcome};
use webspinner_table::GameState;
use webspinner_words::{Message, Say};

use crate::current_game::CurrentGame;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{self, cells, padded, wrapped};
use crate::draw::hit_test::Hit;
use crate::keys::{self, Action};
use crate::model::Model;
use crate::note::{Note, Tone};
use crate::text_field::TextField;
use crate::theme::strong;

/// The line under the table: what is being typed, or a note. A note that does not fit into the
/// `left` part of it takes lines from the table.
pub(crate) fn draw(model: &Model, canvas: &mut Canvas<'_>, line: Rect, left: Rect) {
    if let Some(field) = &model.selection.typing {
        typing(field, canvas, left);
        return;
    }
    let lasting = lasting_note(model, left.width);
    let Some(Note { text, tone }) = model.note.as_ref().or(lasting.as_ref()) else {
        return;
    };
    let style = model.theme.tone(*tone, Style::new());
    let area = if cells(text) + 2 <= left.width {
        left
    } else {
        // A verdict keeps its place.
        let up = u16::from(left.width < line.width);
        Rect {
            y: line.y.saturating_sub(up),
            ..line
        }
    };
    let width = usize::from(area.width.saturating_sub(2));
    for (lines_below, line) in wrapped(text, width).iter().rev().enumerate() {
        let lines_below = u16::try_from(lines_below).unwrap_or(u16::MAX);
        let y = area.y.saturating_sub(lines_below);
        let text = format!(" {}", padded(line, width + 1));
        canvas.writer(Rect { y, ..area }).write(&text, style);
    }
}

/// How many lines the note takes where it has the whole width.
pub(crate) fn height(model: &Model, width: u16) -> u16 {
    let lasting = lasting_note(model, width);
    let note = model.note.as_ref().or(lasting.as_ref());
    note.map_or(1, |note| {
        let lines = wrapped(&note.text, usize::from(width.saturating_sub(2)));
        cells::height(&lines).max(1)
    })
}

/// What is to be said while there is no other note: what can be done about a game that is over, if
/// that hides no cards, and to beginners how cards are moved.
fn lasting_note(model: &Model, room: u16) -> Option<Note> {
    let game = model.game.as_ref()?;
    let has_foundations = game.session.rules().foundations().is_some();
    let first_moves = if has_foundations {
        "note-first-moves-foundations"
    } else {
        "note-first-moves"
    };
    // No button names the key of a foundation.
    let is_new = model.needs_first_steps || (model.is_lesson() && has_foundations);
    let (id, tone) = match game.state {
        _ if model.is_decided() => (model.task.as_ref()?.next_text()?, Tone::Plain),
        _ if model.task.is_some() && !is_new => return None,
        _ if model.task.is_some() => (first_moves, Tone::Good),
        GameState::Ended(Outcome::Won) => ("note-won", Tone::Good),
        GameState::Ended(Outcome::Stuck(_)) | GameState::NoUsefulMove => ("note-stuck", Tone::Bad),
        GameState::InProgress if model.watching.is_some() => (watching(model), Tone::Plain),
        GameState::InProgress if model.needs_first_steps => (first_moves, Tone::Good),
        GameState::InProgress => return None,
    };
    let mut text = Message::new(id);
    if let Some(certain) = model.certain_win() {
        text = text.with("certain", certain.message());
    }
    let text = model.texts.say(&text);
    let fits = id == first_moves || cells(&text) + 2 <= room;
    fits.then_some(Note { text, tone })
}

/// The name of what is said while the fair player plays on.
fn watching(model: &Model) -> &'static str {
    if model.can_finish_watching() {
        "note-watching-finish"
    } else if model.certain_win().is_some() {
        "note-watching-certain"
    } else {
        "note-watching"
    }
}

fn typing(field: &TextField, canvas: &mut Canvas<'_>, area: Rect) {
    let (prompt, key) = (canvas.texts.get("type-move"), canvas.theme.key());
    let mut writer = canvas.writer(area);
    writer.skip(1);
    writer.write(&prompt, key);
    let room = usize::from(area.width).saturating_sub(usize::from(cells(&prompt)) + 3);
    writer.write(&format!(" {}", field.shown(room)), strong());
}

/// The actions that lose their buttons if there is too little room, in this order. Their keys still
/// work, and the menu has them.
const GIVE_WAY: [Action; 9] = [
    Action::Redo,
    Action::PreviousStep,
    Action::Lessons,
    Action::Games,
    Action::New,
    Action::Deal,
    Action::StepAgain,
    Action::Undo,
    Action::Hint,
];

/// A key and what it does, in the bottom line.
struct TableButton {
    key: String,
    label: String,
    action: Action,
}

impl TableButton {
    fn width(&self) -> u16 {
        cells(&self.key) + 1 + cells(&self.label)
    }
}

/// The buttons of the table: how to move a card, then the bindings that have a button.
fn buttons(model: &Model, game: &CurrentGame, width: u16) -> Vec<TableButton> {
    let rules = game.session.rules();
    let button = |binding: &keys::Binding, label| TableButton {
        key: binding
            .keys
            .first()
            .map(|key| key.text(&model.texts))
            .unwrap_or_default(),
        label: model.texts.get(label),
        action: binding.action,
    };
    let last = Column::at(usize::from(rules.columns().max(1)) - 1);
    let mut all = vec![TableButton {
        key: format!("1-{}", keys::column_key(last)),
        label: model.texts.get("button-move"),
        action: Action::AnyColumn,
    }];
    if model.is_paused {
        all = vec![button(keys::binding(Action::Pause), "button-pause")];
    }
    let has_rows = rules.stock_size() > 0;
    let bindings = keys::bindings(model.place());
    let bindings = bindings.filter(|binding| has_rows || binding.action != Action::Deal);
    all.extend(bindings.filter_map(|binding| Some(button(binding, binding.button?))));
    for action in GIVE_WAY {
        let needed: u16 = all.iter().map(|button| button.width() + 2).sum();
        if needed <= width + 2 {
            break;
        }
        all.retain(|button| button.action != action);
    }
    all
}

/// Draws the buttons of the table.
pub(crate) fn draw_buttons(model: &Model, game: &CurrentGame, canvas: &mut Canvas<'_>, area: Rect) {
    let buttons = buttons(model, game, area.width).into_iter();
    let buttons = buttons.map(|button| (button.key, button.label, Hit::Action(button.action)));
    canvas.button_line(area, buttons);
}
