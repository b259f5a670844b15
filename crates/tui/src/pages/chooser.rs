//! The list of all games in their groups, with a search.

mod level;
mod order;

use std::path::Path;
use std::sync::Arc;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::{GameId, Rules, games};
use webspinner_tasks::lessons;
use webspinner_words::{GameTexts, Message, Say};

use crate::button::Button;
use crate::custom_games::{GamesFolder, InvalidGame};
use crate::draw::canvas::Canvas;
use crate::draw::cells::cells;
use crate::draw::line_writer::{below, right_of};
use crate::draw::list::{List, ListRow};
use crate::keys::Action;
use crate::next_game::NextGame;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text::Texts;
use crate::text_field::TextField;
use crate::theme::strong;
use level::{LEVEL_GAP, LINE_ENDS, level, with_level};
use order::{by_group, searched_text};

/// The least width of the list.
const LIST_MIN: u16 = 34;

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// The game at this place.
    Game(usize),
    /// The invalid file at this place.
    Invalid(usize),
}

/// The choice of games.
pub(crate) struct Chooser {
    games: Vec<Arc<Rules>>,
    /// What is searched for each of them.
    words: Vec<String>,
    folder: GamesFolder,
    search: TextField,
    /// The line that was chosen before the search.
    unsearched: usize,
    found: Vec<Found>,
    /// The deal that was typed in place of a search.
    deal: Option<Shuffle>,
    list: List,
    /// Random bits.
    random: fn() -> u64,
}

impl Chooser {
    pub(crate) fn new(
        texts: &Texts,
        games: &[Arc<Rules>],
        folder: GamesFolder,
        current: Option<&GameId>,
        random: fn() -> u64,
    ) -> Self {
        let games = by_group(games);
        let words = games.iter().map(|rules| searched_text(rules, texts));
        let words = words.collect();
        let place = games.iter().position(|rules| match current {
            Some(current) => rules.id() == current,
            None => is_first_game(rules),
        });
        let mut chooser = Self {
            games,
            words,
            folder,
            search: TextField::default(),
            unsearched: 0,
            found: Vec::new(),
            deal: None,
            list: List::default(),
            random,
        };
        chooser.search();
        chooser.list.choose(place.unwrap_or(0));
        chooser
    }

    fn search(&mut self) {
        let text = self.search.text.trim().to_lowercase();
        if let Some((place, shuffle)) = self.whole_deal(&text) {
            self.found = vec![Found::Game(place)];
            self.deal = Some(shuffle);
            self.list.resize(1);
            return;
        }
        self.deal = None;
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let fits = |text: &str| words.iter().all(|word| text.contains(word));
        let games = self.words.iter().enumerate();
        let games = games.filter(|(_, words)| fits(words));
        let invalid = self.folder.invalid.iter().enumerate();
        let invalid = invalid.filter(|(_, game)| fits(&game.file.to_lowercase()));
        self.found = games
            .map(|(place, _)| Found::Game(place))
            .chain(invalid.map(|(place, _)| Found::Invalid(place)))
            .collect();
        self.list.resize(self.found.len());
        self.list.choose(0);
    }

    /// The game and the shuffle of a whole deal, such as another player copied, if there is one.
    fn whole_deal(&self, text: &str) -> Option<(usize, Shuffle)> {
        let DealId { game, shuffle } = text.parse().ok()?;
        let place = self.games.iter().position(|rules| *rules.id() == game)?;
        let is_dealt = self.games[place].deal(&shuffle).is_ok();
        is_dealt.then_some((place, shuffle))
    }

    fn chosen(&self) -> Option<&Arc<Rules>> {
        match self.found.get(self.list.chosen)? {
            Found::Game(place) => self.games.get(*place),
            Found::Invalid(_) => None,
        }
    }

    /// Chooses one of the listed games at random.
    fn surprise(&mut self) {
        let lines = self.found.iter().enumerate();
        let games = lines.filter(|(_, found)| matches!(found, Found::Game(_)));
        let games: Vec<usize> = games.map(|(line, _)| line).collect();
        let picked = (self.random)().checked_rem(games.len() as u64);
        if let Some(Ok(picked)) = picked.map(usize::try_from) {
            self.list.choose(games[picked]);
        }
    }

    /// Deals the deal that was typed, or asks for one of the chosen game.
    fn play(&self) -> Request {
        match (self.chosen(), &self.deal) {
            (Some(rules), Some(shuffle)) => {
                Request::SwitchTo(NextGame::Deal(Arc::clone(rules), shuffle.clone()))
            }
            (Some(rules), None) => Request::ChooseDeal(Arc::clone(rules)),
            (None, _) => Request::Nothing,
        }
    }

    /// The heading above this line, and its text.
    fn line(&self, found: Found, texts: &Texts) -> (String, String) {
        match found {
            Found::Game(place) => {
                let rules = &self.games[place];
                let group = if is_custom(rules) {
                    texts.get("menu-custom-games")
                } else {
                    texts.say(&rules.group_message())
                };
                (group, texts.say(&rules.name_message()))
            }
            Found::Invalid(place) => {
                let file = Path::new(&self.folder.invalid[place].file);
                let name = file.file_name().unwrap_or_default().display();
                (texts.get("chooser-invalid"), name.to_string())
            }
        }
    }

    /// How hard a game is, if it is tagged so.
    fn level(&self, found: Found, texts: &Texts) -> Option<String> {
        match found {
            Found::Game(place) => level(&self.games[place], texts),
            Found::Invalid(_) => None,
        }
    }

    /// The width of the list: as wide as its widest line, if that leaves room for the description.
    fn list_width(&self, texts: &Texts, room: u16) -> u16 {
        let line = |rules: &Arc<Rules>| {
            let level = level(rules, texts).map_or(0, |level| cells(&level) + LEVEL_GAP);
            cells(&texts.say(&rules.name_message())) + level + LINE_ENDS
        };
        let widest = self.games.iter().map(line).max().unwrap_or(0);
        let most = (room / 2).max(LIST_MIN).min(room);
        widest.max(LIST_MIN).min(most)
    }

    fn rows(&self, texts: &Texts, width: usize) -> Vec<ListRow> {
        let mut rows = Vec::new();
        let mut last: Option<String> = None;
        for (item, found) in self.found.iter().enumerate() {
            let (group, text) = self.line(*found, texts);
            if last.as_ref() != Some(&group) {
                rows.push(ListRow::Heading(group.clone()));
                last = Some(group);
            }
            let level = self.level(*found, texts);
            rows.push(ListRow::Item(item, with_level(&text, level, width)));
        }
        let has_custom = self.games.iter().any(|rules| is_custom(rules));
        if !has_custom && self.search.text.is_empty() && self.folder.path.is_some() {
            rows.push(ListRow::Heading(texts.get("menu-custom-games")));
            rows.push(ListRow::Text(texts.get("chooser-no-custom")));
        }
        rows
    }

    /// Why the chosen file is not a game, beside the list.
    fn describe_unsound(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(Found::Invalid(place)) = self.found.get(self.list.chosen) else {
            return;
        };
        let InvalidGame { file, reason } = &self.folder.invalid[*place];
        let title = canvas.texts.get("chooser-invalid-title");
        let mut lines = vec![
            Line::styled(title, strong()),
            Line::styled(file.clone(), canvas.theme.faint()),
            Line::raw(""),
        ];
        lines.extend(reason.lines().map(|line| Line::raw(line.to_owned())));
        canvas.paragraph(area, lines, 0);
    }

    /// What the chosen game is, beside the list.
    fn describe(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(rules) = self.chosen() else { return };
        let (theme, texts) = (canvas.theme, canvas.texts);
        let name = texts.say(&rules.name_message());
        let mut lines = vec![Line::styled(name, strong())];
        if is_first_game(rules) {
            lines.push(Line::styled(texts.get("chooser-begin-here"), theme.good()));
        }
        let names = texts.list(&rules.also_messages());
        if !names.is_empty() {
            let also = Message::new("chooser-also").with("names", names);
            lines.push(Line::styled(texts.say(&also), theme.faint()));
        }
        let tags = texts.list(&rules.tag_messages());
        if !tags.is_empty() {
            lines.push(Line::styled(tags, theme.faint()));
        }
        for section in rules.page().sections().iter().take(SECTIONS) {
            lines.push(Line::raw(""));
            lines.push(Line::styled(
                texts.say(&section.topic().message()),
                theme.key(),
            ));
            lines.extend(texts.paragraphs(section).into_iter().map(Line::raw));
        }
        canvas.paragraph(area, lines, 0);
    }
}

fn is_custom(rules: &Rules) -> bool {
    games::find(rules.id().as_str()).is_none()
}

/// Whether it is the game for beginners: what the first lesson leads to.
fn is_first_game(rules: &Rules) -> bool {
    let first = lessons().first();
    first.is_some_and(|lesson| lesson.next_game.id() == rules.id())
}

/// The number of sections of the rules page beside the list. What has no room there is cut off; the
/// rules page has everything.
const SECTIONS: usize = 5;

impl Page for Chooser {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = canvas.texts.get("chooser-title");
        let inner = canvas.full_page(&title, &self.buttons());
        let width = self.list_width(canvas.texts, inner.width);
        let left = Rect { width, ..inner };
        let key = canvas.theme.key();
        let prompt = canvas.texts.get("chooser-search");
        let room = usize::from(width - cells(&prompt));
        let mut writer = canvas.writer(left);
        writer.write(&prompt, key);
        writer.skip(1);
        writer.write(&self.search.shown(room), strong());
        let list = below(left, 2);
        let rows = self.rows(canvas.texts, usize::from(width));
        self.list.draw(canvas, list, &rows);
        if rows.is_empty() {
            let none = canvas.texts.get("games-none");
            canvas.paragraph(list, vec![Line::raw(none)], 0);
        }
        let side = right_of(inner, width + 2);
        self.describe(canvas, side);
        self.describe_unsound(canvas, side);
    }

    fn buttons(&self) -> Vec<Button> {
        let chosen = self.chosen();
        let request = |request: fn(Arc<Rules>) -> Request| {
            chosen.map_or(Request::Nothing, |rules| request(Arc::clone(rules)))
        };
        let open = |key, label, action| Button::new(KeyCode::F(key), label, Request::Open(action));
        vec![
            Button::new(KeyCode::Enter, "button-play", self.play()),
            Button::new(KeyCode::Tab, "button-rules", request(Request::ShowRules)),
            Button::close(),
            open(1, "key-help", Action::Help),
            open(2, "button-saved-games", Action::SavedGames),
            open(3, "button-statistics", Action::Statistics),
            open(4, "button-language", Action::Language),
        ]
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        if self.search.text.is_empty() {
            self.unsearched = self.list.chosen;
        }
        if key.code == KeyCode::F(5) {
            self.surprise();
        } else if !self.list.key(key) && self.search.key(key) {
            self.search();
            if self.search.text.is_empty() {
                self.list.choose(self.unsearched);
            }
        }
        Request::Nothing
    }

    fn list(&mut self) -> Option<&mut List> {
        Some(&mut self.list)
    }

    fn takes_text(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        let folder = self.folder.path.as_ref();
        let custom = folder
            .map(|folder| Message::new("help-on-custom-games").with("folder", folder.as_str()));
        let games = Message::new("help-on-games");
        Help::On(std::iter::once(games).chain(custom).collect())
    }
}
