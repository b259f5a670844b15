//! Questions and messages in a small box over the table.

use std::sync::Arc;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use webspinner_rules::Stuck;
use webspinner_store::SavedId;
use webspinner_table::{Session, clock_text};
use webspinner_tasks::Lesson;
use webspinner_words::{GameTexts as _, Language, Message, Say};

use crate::button::Button;
use crate::custom_games::KeepOffer;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, height, padded, wrapped};
use crate::draw::hit_test::Hit;
use crate::draw::line_writer::{below, right_of};
use crate::engine_help::EngineHelp;
use crate::keys::Action;
use crate::next_game::NextGame;
use crate::note::sentence;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text::Texts;
use crate::theme::Theme;

/// The least and the greatest width of the text.
const WIDTH_MIN: u16 = 30;
const WIDTH_MAX: u16 = 64;

/// A box with some lines and buttons.
pub(crate) struct Dialog {
    title: String,
    lines: Vec<String>,
    choices: Vec<Button>,
    /// What `y` does, whichever letter says yes.
    yes: Option<Request>,
    /// Whether each choice is on a line of its own, if there is room.
    is_menu: bool,
    /// The choice that is in force.
    current: Option<usize>,
    help: &'static str,
}

impl Dialog {
    fn new(title: String, lines: Vec<String>, choices: Vec<Button>) -> Self {
        Self {
            title,
            lines,
            choices,
            yes: None,
            is_menu: false,
            current: None,
            help: "help-on-boxes",
        }
    }

    /// A question that a key answers with yes: the letter of the language, or `y`.
    fn question(
        texts: &Texts,
        title: &'static str,
        lines: Vec<String>,
        (label, yes): (&'static str, Request),
        no: &'static str,
    ) -> Self {
        let letter = texts.get("letter-yes").chars().next().unwrap_or('y');
        let choices = vec![
            Button::new(KeyCode::Char(letter), label, yes.clone()),
            Button::cancel(no),
        ];
        Self {
            yes: Some(yes),
            ..Self::new(texts.get(title), lines, choices)
        }
    }

    /// The box with its choices one below the other, and this help.
    fn into_menu(self, help: &'static str) -> Self {
        Self {
            is_menu: true,
            help,
            ..self
        }
    }

    /// A message.
    pub(crate) fn message(texts: &Texts, text: &str) -> Self {
        let choices = vec![Button::new(KeyCode::Enter, "button-close", Request::Close)];
        Self::new(texts.get("message-title"), vec![sentence(text)], choices)
    }

    /// The question before a running game is left for another. It is saved already.
    pub(crate) fn leave(texts: &Texts, next: NextGame) -> Self {
        let lines = vec![texts.get("leave-text"), texts.get("give-up-text")];
        let leave = Request::SaveAndSwitchTo(next.clone());
        let give_up = Request::AskToGiveUp(next);
        let choices = vec![
            Button::new(KeyCode::Enter, "button-leave", leave),
            Button::new(KeyCode::Delete, "button-give-up", give_up),
            Button::cancel("button-stay"),
        ];
        Self::new(texts.get("leave-title"), lines, choices)
    }

    /// The question whether a game is kept in the folder of custom games.
    pub(crate) fn keep(texts: &Texts, offer: &KeepOffer) -> Self {
        let lines = offer.question().map(|line| texts.say(&line)).to_vec();
        let yes = ("button-keep", Request::KeepGame);
        Self::question(texts, "keep-title", lines, yes, "button-do-not-keep")
    }

    /// The choice of a language; the current one is `None` if it follows the system.
    pub(crate) fn language(texts: &Texts, current: Option<Language>) -> Self {
        let languages = ('1'..).zip(Language::ALL.map(Some)).chain([('0', None)]);
        let languages: Vec<(char, Option<Language>)> = languages
            .filter(|(_, language)| language.is_none_or(|language| texts.can_speak(language)))
            .collect();
        let place = languages.iter().position(|(_, known)| *known == current);
        let choice = |(key, language): (char, Option<Language>)| {
            let label = language.map_or("language-system", language_text);
            Button::new(KeyCode::Char(key), label, Request::SetLanguage(language))
        };
        let mut choices: Vec<_> = languages.into_iter().map(choice).collect();
        choices.push(Button::cancel("button-cancel"));
        let lines = vec![texts.get("language-kept")];
        let dialog = Self::new(texts.get("language-title"), lines, choices);
        Self {
            current: place,
            ..dialog.into_menu("help-on-boxes")
        }
    }

    /// The question before the engine helps.
    pub(crate) fn engine(texts: &Texts, help: EngineHelp) -> Self {
        let (title, lines) = match help {
            EngineHelp::Analysis => ("engine-analysis-title", vec!["engine-analysis"]),
            EngineHelp::Hint => ("engine-hint-title", vec!["engine-help"]),
            EngineHelp::Back => ("engine-back-title", vec!["engine-back", "engine-help"]),
            EngineHelp::Solution => ("engine-solution-title", vec!["engine-help"]),
            EngineHelp::Difficulty => ("difficulty-title", vec!["engine-help"]),
        };
        let lines = lines.into_iter().map(|id| texts.get(id)).collect();
        let yes = ("button-yes", Request::EngineHelp(help));
        Self::question(texts, title, lines, yes, "button-cancel")
    }

    /// The question before a game is given up.
    pub(crate) fn give_up(texts: &Texts, next: NextGame) -> Self {
        let lines = vec![texts.get("give-up-text")];
        let yes = ("button-give-up", Request::GiveUpAndSwitchTo(next));
        Self::question(texts, "give-up-title", lines, yes, "button-cancel")
    }

    pub(crate) fn delete(texts: &Texts, id: SavedId) -> Self {
        let choices = vec![
            Button::new(KeyCode::Char('d'), "button-delete", Request::DeleteNow(id)),
            Button::cancel("button-cancel"),
        ];
        let lines = vec![texts.get("delete-text")];
        Self::new(texts.get("delete-title"), lines, choices)
    }

    /// How a game was won, and what may come next. A game from a position has no deal to copy.
    pub(crate) fn won(
        texts: &Texts,
        session: &Session,
        has_deal: bool,
        now_ms: u64,
        records: &[Message],
    ) -> Self {
        let time = clock_text(session.clock().elapsed_ms(now_ms));
        let header = session.header();
        let mut lines = vec![
            texts.say(&Message::new("won-time").with("time", time)),
            texts.say(
                &Message::new("won-moves")
                    .with("moves", session.length())
                    .with("undos", header.undos),
            ),
            texts.say(&Message::new("won-score").with("score", session.points().score)),
        ];
        lines.extend(records.iter().map(|record| texts.say(record)));
        if session.is_assisted() {
            lines.push(texts.get("won-assisted"));
        }
        let again = NextGame::Random(Arc::clone(session.rules()));
        let mut choices = vec![
            Button::new(KeyCode::Enter, "button-again", Request::SwitchTo(again)),
            act('b', "button-same-deal", Action::Restart),
            act('n', "button-other-deal", Action::New),
            act('g', "button-other-game", Action::Games),
            open('z', "button-copy-deal", Action::CopyDeal),
            open('s', "button-statistics", Action::Statistics),
            Button::cancel("button-look"),
        ];
        if !has_deal {
            choices.retain(|choice| choice.label != "button-copy-deal");
        }
        Self::new(texts.get("won-title"), lines, choices).into_menu("help-on-win")
    }

    /// The end of a lesson, with the offer to play what was learned and to learn more.
    pub(crate) fn lesson_over(texts: &Texts, lesson: &Lesson, has_game: bool) -> Self {
        let title = Message::new("lesson-over-title").with("lesson", lesson.title());
        let play = Message::new("lesson-over").with("game", lesson.next_game.name_message());
        let leave = if has_game {
            "button-back-to-game"
        } else {
            "button-quit"
        };
        let mut lines = vec![texts.say(&play)];
        let mut choices = vec![
            Button::new(KeyCode::Enter, "button-play-learned", Request::PlayLearned),
            act('g', "button-other-lesson", Action::Lessons),
            act('b', "button-step-again", Action::StepAgain),
            act('q', leave, Action::LeaveTask),
            Button::cancel("button-look"),
        ];
        if let Some(next) = lesson.next_lesson() {
            let text = Message::new("lesson-over-next").with("lesson", next.title());
            lines.push(texts.say(&text));
            let (key, learn) = (KeyCode::Char('n'), Request::Learn(next));
            choices.insert(1, Button::new(key, "button-next-lesson", learn));
        }
        Self::new(texts.say(&title), lines, choices).into_menu("help-on-boxes")
    }

    pub(crate) fn stuck(texts: &Texts, stuck: Stuck, can_undo: bool) -> Self {
        let why = sentence(&texts.say(&stuck.message()));
        let reason = Message::new("stuck-reason").with("reason", why);
        let text = if can_undo { "stuck-text" } else { "stuck-lost" };
        let all = [
            act('u', "button-undo-last", Action::Undo),
            act('<', "button-engine-back", Action::BackToWon),
            act('g', "button-give-up", Action::GiveUp),
            act('b', "button-same-deal", Action::Restart),
            act('n', "button-other-deal", Action::New),
            Button::cancel("button-look"),
        ];
        // Where nothing leads back, the game is lost already.
        let choices = all.into_iter().skip(if can_undo { 0 } else { 3 });
        let lines = vec![texts.say(&reason), texts.get(text)];
        Self::new(texts.get("stuck-title"), lines, choices.collect()).into_menu("help-on-loss")
    }

    /// The cells before the choices of a menu, for the sign of the one in force.
    fn indent(&self) -> u16 {
        if self.current.is_some() { 2 } else { 0 }
    }

    /// Draws the choices one below the other.
    fn draw_menu(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let (theme, texts) = (canvas.theme, canvas.texts);
        let keys = |choice: &Button| choice.key_text(theme, texts);
        let keys: Vec<String> = self.choices.iter().map(keys).collect();
        let width = keys.iter().map(|key| cells(key)).max().unwrap_or(0);
        let lines = area.rows().zip(&self.choices).zip(&keys);
        for (index, ((line, choice), key)) in lines.enumerate() {
            if self.current == Some(index) {
                let sign = theme.glyphs().cursor.to_string();
                canvas.writer(line).write(&sign, theme.key());
            }
            let line = right_of(line, self.indent());
            let key = padded(key, usize::from(width));
            canvas.button(line, &key, &texts.get(choice.label), Hit::Button(index));
        }
    }

    /// The size of the choices as a menu: columns and lines.
    fn menu_size(&self, theme: Theme, texts: &Texts) -> (u16, u16) {
        let key = |choice: &Button| cells(&choice.key_text(theme, texts));
        let label = |choice: &Button| cells(&texts.get(choice.label));
        let keys = self.choices.iter().map(key).max().unwrap_or(0);
        let labels = self.choices.iter().map(label).max().unwrap_or(0);
        let width = keys + 1 + labels;
        (self.indent() + width, height(&self.choices))
    }

    /// The width of the choices side by side.
    fn row_width(&self, theme: Theme, texts: &Texts) -> u16 {
        let width = |button: &Button| {
            cells(&button.key_text(theme, texts)) + cells(&texts.get(button.label)) + 3
        };
        self.choices.iter().map(width).sum()
    }

    /// The lines in this width; one behind the other if they were higher than this.
    fn wrapped_lines(&self, theme: Theme, width: u16, height: u16) -> Vec<String> {
        let wraps = |line: &String| wrapped(line, usize::from(width));
        let lines: Vec<String> = self.lines.iter().flat_map(wraps).collect();
        if lines.len() <= usize::from(height) {
            return lines;
        }
        wraps(&self.lines.join(theme.glyphs().separator))
    }
}

/// The id of the text with a language's name in itself.
pub(crate) fn language_text(language: Language) -> &'static str {
    match language {
        Language::English => "language-en",
        Language::German => "language-de",
        Language::Spanish => "language-es",
        Language::French => "language-fr",
        Language::Chinese => "language-zh",
    }
}

/// A choice that closes the box and acts at the table.
fn act(key: char, label: &'static str, action: Action) -> Button {
    Button::new(KeyCode::Char(key), label, Request::Act(action))
}

/// A choice that acts over the box.
fn open(key: char, label: &'static str, action: Action) -> Button {
    Button::new(KeyCode::Char(key), label, Request::Open(action))
}

impl Page for Dialog {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let (theme, texts, room) = (canvas.theme, canvas.texts, canvas.area);
        let width_max = WIDTH_MAX.min(room.width.saturating_sub(4));
        let widest = self.lines.iter().map(|line| cells(line)).max().unwrap_or(0);
        let width = |choices: u16| choices.max(widest).max(WIDTH_MIN).min(width_max);
        let (menu_width, menu_height) = self.menu_size(theme, texts);
        let menu_width = width(menu_width);
        let lines = self.wrapped_lines(theme, menu_width, u16::MAX);
        // The frame, and a line between text and menu.
        let whole = height(&lines).saturating_add(menu_height + 1);
        if self.is_menu && whole + 2 <= room.height {
            let inner = canvas.popup(&self.title, menu_width, whole, &[]);
            self.draw_menu(canvas, below(inner, height(&lines) + 1));
            canvas.paragraph(inner, lines.into_iter().map(Line::raw).collect(), 0);
            return;
        }
        let width = width(self.row_width(theme, texts));
        let left = room
            .height
            .saturating_sub(canvas.button_lines(&self.choices, width) + 2);
        let lines = self.wrapped_lines(theme, width, left);
        canvas.text_popup(&self.title, width, lines, &self.choices);
    }

    fn buttons(&self) -> Vec<Button> {
        self.choices.clone()
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        // These close every box and change nothing.
        match key.code {
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') => Request::Close,
            KeyCode::Char('y') => self.yes.clone().unwrap_or(Request::Nothing),
            _ => Request::Nothing,
        }
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        Help::on(self.help)
    }
}
