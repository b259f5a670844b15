//! The key bindings of the table: every action, its keys and its texts.
//!
//! Capital letters are a game's columns beyond the tenth, so no action has one.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use webspinner_rules::Column;
use webspinner_words::Message;

use crate::text::Texts;

/// Something a player can do at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Action {
    /// Stands for all columns in the bindings.
    AnyColumn,
    /// This column: pick up, put down, or, pressed twice, the obvious move.
    Column(Column),
    Left,
    Right,
    Up,
    Down,
    More,
    Fewer,
    Pick,
    NextTarget,
    PreviousTarget,
    Obvious,
    Deal,
    Undo,
    Redo,
    Hint,
    /// Watches the fair player play on.
    Watch,
    Chance,
    EngineHint,
    Analysis,
    BackToWon,
    Solution,
    Difficulty,
    Finish,
    Foundation,
    Reserve,
    Collect,
    TypeMove,
    LookAtColumn,
    Unseen,
    New,
    Restart,
    GiveUp,
    Games,
    SavedGames,
    MoveTree,
    /// Notes something at the last move.
    Note,
    CopyDeal,
    Rules,
    Statistics,
    Hundred,
    /// Makes a game of the one on the table.
    Maker,
    Rigged,
    Theme,
    Language,
    Motion,
    NoUndo,
    Panel,
    Clock,
    Pause,
    Menu,
    Help,
    Back,
    Quit,
    Lessons,
    /// Points out the next move of a step.
    StepHint,
    StepAgain,
    NextStep,
    PreviousStep,
    LeaveTask,
}

/// A key, or a group of keys, of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// `1` to `9`, `0` and capital letters from `A` on.
    Columns,
    Char(char),
    Ctrl(char),
    Code(KeyCode),
}

/// One row of the bindings.
#[derive(Debug)]
pub(crate) struct Binding {
    pub(crate) action: Action,
    pub(crate) keys: &'static [Key],
    /// The id of the text that explains it.
    pub(crate) help: &'static str,
    /// The id of the text on its button, for actions that have one at the table.
    pub(crate) button: Option<&'static str>,
    /// Whether it is in the menu.
    pub(crate) in_menu: bool,
}

use Key::{Char, Code, Columns, Ctrl};

const fn row(action: Action, keys: &'static [Key], help: &'static str) -> Binding {
    Binding {
        action,
        keys,
        help,
        button: None,
        in_menu: false,
    }
}

impl Binding {
    const fn button(self, text: &'static str) -> Self {
        Self {
            button: Some(text),
            in_menu: true,
            ..self
        }
    }

    /// Its button has the same text as the help.
    const fn with_button(self) -> Self {
        let text = self.help;
        self.button(text)
    }

    const fn in_menu(self) -> Self {
        Self {
            in_menu: true,
            ..self
        }
    }
}

/// Everything that keys can do at the table, in the order of the help page.
pub(crate) const BINDINGS: &[Binding] = &[
    row(Action::AnyColumn, &[Columns], "key-column"),
    row(Action::Left, &[Code(KeyCode::Left), Char('h')], "key-left"),
    row(
        Action::Right,
        &[Code(KeyCode::Right), Char('l')],
        "key-right",
    ),
    row(Action::Up, &[Code(KeyCode::Up), Char('k')], "key-up"),
    row(Action::Down, &[Code(KeyCode::Down), Char('j')], "key-down"),
    row(Action::More, &[Char('+')], "key-more"),
    row(Action::Fewer, &[Char('-')], "key-fewer"),
    row(Action::Pick, &[Code(KeyCode::Enter), Char(' ')], "key-pick"),
    row(Action::NextTarget, &[Code(KeyCode::Tab)], "key-next-target"),
    row(
        Action::PreviousTarget,
        &[Code(KeyCode::BackTab)],
        "key-previous-target",
    ),
    row(Action::Obvious, &[Char('o')], "key-obvious"),
    row(Action::Deal, &[Char('d')], "key-deal").button("button-deal"),
    row(
        Action::Undo,
        &[Char('u'), Ctrl('z'), Code(KeyCode::Backspace)],
        "key-undo",
    )
    .button("button-undo"),
    row(Action::Redo, &[Char('r'), Ctrl('y')], "key-redo").button("button-redo"),
    row(Action::Hint, &[Char('t')], "key-hint").button("button-hint"),
    row(Action::Watch, &[Char('*')], "key-watch").in_menu(),
    row(Action::Chance, &[Char('#')], "key-chance").in_menu(),
    row(Action::EngineHint, &[Char('!')], "key-engine-hint").in_menu(),
    row(Action::Analysis, &[Char('=')], "key-analysis").in_menu(),
    row(Action::BackToWon, &[Char('<')], "key-back-to-won").in_menu(),
    row(Action::Solution, &[Char('>')], "key-solution").in_menu(),
    row(Action::Difficulty, &[Char('%')], "key-difficulty").in_menu(),
    row(Action::Finish, &[Char('x')], "key-finish").in_menu(),
    row(Action::Foundation, &[Char('f')], "key-foundation"),
    row(Action::Reserve, &[Char('e')], "key-reserve"),
    row(Action::Collect, &[Char('c')], "key-collect"),
    row(Action::TypeMove, &[Char(':')], "key-type-move").in_menu(),
    row(Action::LookAtColumn, &[Char('v')], "key-look-at-column"),
    row(Action::Unseen, &[Char(';')], "key-unseen").in_menu(),
    row(Action::New, &[Char('n')], "key-new").button("button-new"),
    row(Action::Restart, &[Char('b')], "key-restart").in_menu(),
    row(Action::GiveUp, &[], "button-give-up").in_menu(),
    row(Action::Games, &[Char('g')], "key-games").button("button-games"),
    row(Action::SavedGames, &[Char('a')], "key-saved-games").in_menu(),
    row(Action::Lessons, &[], "key-lessons").in_menu(),
    row(Action::MoveTree, &[Char('w')], "key-move-tree").in_menu(),
    row(Action::Note, &[Char('/')], "key-note").in_menu(),
    row(Action::CopyDeal, &[Char('z')], "button-copy-deal").in_menu(),
    row(Action::Rules, &[Char('i')], "key-rules").in_menu(),
    row(Action::Statistics, &[Char('s')], "key-statistics").in_menu(),
    row(Action::Hundred, &[], "key-hundred").in_menu(),
    row(Action::Maker, &[], "key-maker").in_menu(),
    row(Action::Rigged, &[], "key-rigged").in_menu(),
    row(Action::Theme, &[Char('y')], "key-theme").in_menu(),
    row(Action::Language, &[], "key-language").in_menu(),
    row(Action::NoUndo, &[], "key-no-undo").in_menu(),
    row(Action::Motion, &[], "key-motion").in_menu(),
    row(Action::Panel, &[Char(',')], "key-panel").in_menu(),
    row(Action::Clock, &[Char('.')], "key-clock").in_menu(),
    row(Action::Pause, &[Char('p')], "key-pause").in_menu(),
    row(Action::Menu, &[Char('m'), Code(KeyCode::F(10))], "key-menu").with_button(),
    row(Action::Help, &[Char('?'), Code(KeyCode::F(1))], "key-help").with_button(),
    row(Action::Back, &[Code(KeyCode::Esc)], "key-back"),
    row(Action::Quit, &[Char('q'), Ctrl('c')], "key-quit").button("button-quit"),
];

/// What keys do in a lesson in place of something else, in the order of the help page.
const IN_LESSONS: &[Binding] = &[
    row(Action::StepHint, &[Char('t')], "key-step-hint").button("button-hint"),
    row(Action::StepAgain, &[Char('b')], "key-step-again").button("button-again-step"),
    row(Action::NextStep, &[Char('n')], "key-next-step").button("button-next-step"),
    row(Action::PreviousStep, &[Char('p')], "key-previous-step").button("button-previous-step"),
    row(Action::Lessons, &[Char('g')], "key-lessons").button("button-lessons"),
    row(Action::LeaveTask, &[Char('q')], "key-leave-lesson").button("button-leave-lesson"),
];

/// What keys do with a puzzle in place of something else, in the order of the help page.
const IN_PUZZLES: &[Binding] = &[
    row(Action::StepHint, &[Char('t')], "key-puzzle-hint").button("button-hint"),
    row(Action::Solution, &[Char('>')], "key-puzzle-solution").button("button-solution"),
    row(Action::StepAgain, &[Char('b')], "key-puzzle-again").button("button-again-step"),
    row(Action::NextStep, &[Char('n')], "key-next-puzzle").button("button-next-puzzle"),
    row(Action::PreviousStep, &[Char('p')], "key-previous-puzzle").button("button-previous-puzzle"),
    row(Action::LeaveTask, &[Char('q')], "key-leave-puzzle").button("button-leave-lesson"),
];

/// What lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TablePlace {
    Game,
    Lesson,
    Puzzle,
}

/// Whether it can be done in a lesson or a puzzle too: it needs no deal, no engine, no saved game.
fn suits_tasks(action: Action) -> bool {
    !matches!(
        action,
        Action::Analysis
            | Action::BackToWon
            | Action::Chance
            | Action::Clock
            | Action::CopyDeal
            | Action::Difficulty
            | Action::EngineHint
            | Action::Finish
            | Action::Games
            | Action::GiveUp
            | Action::Hint
            | Action::Hundred
            | Action::Lessons
            | Action::Maker
            | Action::MoveTree
            | Action::New
            | Action::NoUndo
            | Action::Note
            | Action::Panel
            | Action::Pause
            | Action::Quit
            | Action::Restart
            | Action::Rigged
            | Action::SavedGames
            | Action::Solution
            | Action::Statistics
            | Action::Unseen
            | Action::Watch
    )
}

/// Everything that keys can do here, in the order of the help page.
pub(crate) fn bindings(place: TablePlace) -> impl Iterator<Item = &'static Binding> {
    let is_task = place != TablePlace::Game;
    let ends =
        |binding: &&Binding| matches!(binding.action, Action::Menu | Action::Help | Action::Back);
    let suits = move |binding: &&Binding| !is_task || suits_tasks(binding.action);
    let own: &[Binding] = match place {
        TablePlace::Game => &[],
        TablePlace::Lesson => IN_LESSONS,
        TablePlace::Puzzle => IN_PUZZLES,
    };
    let first = BINDINGS.iter().filter(suits);
    let first = first.filter(move |binding| !(is_task && ends(binding)));
    let last = BINDINGS
        .iter()
        .filter(move |binding| is_task && ends(binding));
    first.chain(own).chain(last)
}

/// The action of this key at the table.
pub(crate) fn action(event: &KeyEvent, place: TablePlace) -> Option<Action> {
    if let Some(column) = column(event) {
        return Some(Action::Column(column));
    }
    let bound = |binding: &&Binding| binding.keys.iter().any(|key| key.matches(event));
    bindings(place).find(bound).map(|binding| binding.action)
}

/// The binding of an action.
pub(crate) fn binding(action: Action) -> &'static Binding {
    let row = BINDINGS.iter().find(|binding| binding.action == action);
    row.expect("every action but the single columns has a row")
}

/// The column that this key names.
pub(crate) fn column(event: &KeyEvent) -> Option<Column> {
    let KeyCode::Char(letter) = event.code else {
        return None;
    };
    let others = KeyModifiers::CONTROL | KeyModifiers::ALT;
    if event.modifiers.intersects(others) {
        return None;
    }
    let number = match letter {
        '1'..='9' => letter as u8 - b'0',
        '0' => 10,
        'A'..='T' => letter as u8 - b'A' + 11,
        _ => return None,
    };
    Column::new(number)
}

/// The key that names this column.
pub(crate) fn column_key(column: Column) -> char {
    match column.number() {
        number @ 1..=9 => char::from(b'0' + number),
        10 => '0',
        number => char::from(b'A' + (number - 11)),
    }
}

impl Key {
    fn matches(self, event: &KeyEvent) -> bool {
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        match self {
            Self::Columns => false,
            Self::Char(letter) => event.code == KeyCode::Char(letter) && !ctrl,
            Self::Ctrl(letter) => event.code == KeyCode::Char(letter) && ctrl,
            Self::Code(code) => event.code == code,
        }
    }

    /// The key as the help page writes it.
    pub(crate) fn text(self, texts: &Texts) -> String {
        match self {
            Self::Columns => "1-9 0 A-T".to_owned(),
            Self::Char(letter) => name(KeyCode::Char(letter), texts),
            Self::Ctrl(letter) => {
                let letter = letter.to_ascii_uppercase().to_string();
                texts.say(&Message::new("keyname-ctrl").with("letter", letter))
            }
            Self::Code(code) => name(code, texts),
        }
    }
}

/// The name that a key has on keyboards of the player's language.
pub(crate) fn name(code: KeyCode, texts: &Texts) -> String {
    texts.get(match code {
        KeyCode::Enter => "keyname-enter",
        KeyCode::Esc => "keyname-esc",
        KeyCode::Char(' ') => "keyname-space",
        KeyCode::Tab => "keyname-tab",
        KeyCode::BackTab => "keyname-shift-tab",
        KeyCode::Backspace => "keyname-backspace",
        KeyCode::Delete => "keyname-delete",
        KeyCode::Home => "keyname-home",
        KeyCode::End => "keyname-end",
        KeyCode::PageUp => "keyname-page-up",
        KeyCode::PageDown => "keyname-page-down",
        KeyCode::Left => "keyname-left",
        KeyCode::Right => "keyname-right",
        KeyCode::Up => "keyname-up",
        KeyCode::Down => "keyname-down",
        // Letters, signs and F1 to F12 have the same names everywhere.
        code => return code.to_string(),
    })
}

#[cfg(test)]
mod tests;
