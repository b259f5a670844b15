//! The statistics page: figures and small charts, over all games and for each.

use std::sync::Arc;

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use webspinner_db::Timestamp;
use webspinner_rules::record::GameResult;
use webspinner_rules::stats::{Counted, Group, PlayKind, Summary};
use webspinner_rules::{GameId, Rules};
use webspinner_table::clock_text;
use webspinner_words::{GameTexts, Say};

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, height, padded, shortened_name};
use crate::draw::chart;
use crate::draw::line_writer::{below, right_of};
use crate::draw::list::{List, ListRow};
use crate::names::game_name;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text::Texts;

/// The statistics of all results.
pub(crate) struct StatisticsPage {
    results: Vec<Counted<Timestamp>>,
    /// The group of games in the second column, beside the first tries.
    second: Group,
    /// What can be chosen: all games, then each game that was played.
    shown: Vec<(Option<GameId>, String)>,
    list: List,
    /// Whether the screen is too small for the list beside the figures, which scroll then.
    is_small: bool,
    /// The first figure that shows on a small screen.
    top: usize,
}

impl StatisticsPage {
    pub(crate) fn new(
        texts: &Texts,
        rules: &[Arc<Rules>],
        results: Vec<Counted<Timestamp>>,
        current: Option<&GameId>,
    ) -> Self {
        let mut shown: Vec<(Option<GameId>, String)> = vec![(None, String::new())];
        let games = || results.iter().map(|result| &result.summary.game);
        let played = |id: &GameId| games().any(|game| game == id);
        for known in rules.iter().filter(|rules| played(rules.id())) {
            shown.push((Some(known.id().clone()), texts.say(&known.name_message())));
        }
        for game in games() {
            if !shown.iter().any(|(id, _)| id.as_ref() == Some(game)) {
                let name = game_name(rules, game, texts);
                shown.push((Some(game.clone()), name));
            }
        }
        let mut list = List::new(shown.len());
        let place = shown.iter().position(|(id, _)| id.as_ref() == current);
        list.choose(place.unwrap_or(0));
        Self {
            results,
            second: Group::Kind(PlayKind::Helped),
            shown,
            list,
            is_small: false,
            top: 0,
        }
    }

    /// The results of what was chosen.
    fn chosen(&self) -> impl Iterator<Item = &Counted<Timestamp>> {
        let id = self
            .shown
            .get(self.list.chosen)
            .and_then(|(id, _)| id.as_ref());
        let fits = move |result: &&Counted<_>| id.is_none_or(|id| result.summary.game == *id);
        self.results.iter().filter(fits)
    }

    /// Shows the next group of games in the second column.
    fn show_next_group(&mut self) {
        let place = Group::ALL.iter().position(|group| *group == self.second);
        let next = place.map_or(1, |place| place + 1);
        // The first group has a column of its own.
        self.second = Group::ALL.get(next).copied().unwrap_or(Group::ALL[1]);
    }

    /// The figures as lines of text, below a heading.
    fn figures(&self, canvas: &Canvas<'_>) -> Vec<String> {
        let texts = canvas.texts;
        let heading = |group: Group| texts.say(&group.message());
        let [own, second] = [Group::Own, self.second].map(heading);
        let mut rows = vec![[String::new(), own, second]];
        let list = |group: Group| group.statistics(self.chosen()).list().into_iter();
        for ((name, own), (_, second)) in list(Group::Own).zip(list(self.second)) {
            rows.push([texts.get(name), texts.amount(own), texts.amount(second)]);
        }
        let width = |column: usize| {
            let widths = rows.iter().map(|row| usize::from(cells(&row[column])));
            widths.max().unwrap_or(0)
        };
        let labels = (width(0) + 2).max(LABEL_WIDTH);
        let figures = (width(1) + 1).max(FIGURE_WIDTH);
        let line = |[label, own, second]: &[String; 3]| {
            padded(label, labels) + &padded(own, figures) + second
        };
        rows.iter().map(line).collect()
    }

    /// The list and the figures side by side, and the charts below them.
    fn draw_large(&mut self, canvas: &mut Canvas<'_>, inner: Rect, figures: Vec<String>) {
        let width = list_width(inner.width);
        let list = Rect { width, ..inner };
        let rows = self.rows(canvas.texts, width);
        self.list.draw(canvas, list, &rows);
        let right = right_of(inner, width + 2);
        let used = height(&figures);
        let lines = styled(canvas, figures);
        canvas.paragraph(right, lines, 0);
        self.charts(canvas, below(right, used + 1));
    }

    /// The chosen game in a line above the figures.
    fn draw_small(&mut self, canvas: &mut Canvas<'_>, inner: Rect, mut figures: Vec<String>) {
        let rows = self.rows(canvas.texts, inner.width);
        self.list.draw(canvas, Rect { height: 1, ..inner }, &rows);
        let area = below(inner, 1);
        // The heading stays.
        let room = usize::from(area.height.saturating_sub(1));
        let last = (figures.len() - 1).saturating_sub(room);
        self.top = self.top.min(last);
        figures.drain(1..=self.top);
        let goes_on = self.top < last;
        let used = height(&figures);
        let lines = styled(canvas, figures);
        canvas.paragraph(area, lines, 0);
        self.charts(canvas, below(area, used + 1));
        canvas.draw_more(below(area, 1), self.top > 0, goes_on);
    }

    fn rows(&self, texts: &Texts, width: u16) -> Vec<ListRow> {
        let all = texts.get("statistics-all");
        // A sign comes before the chosen game, an arrow may follow it.
        let room = usize::from(width.saturating_sub(4));
        let row = |(item, (id, name)): (usize, &(Option<GameId>, String))| {
            let name = if id.is_none() { &all } else { name };
            ListRow::Item(item, shortened_name(name, room))
        };
        self.shown.iter().enumerate().map(row).collect()
    }

    /// The win rate over time, and how long the games won took.
    fn charts(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let own = self.chosen().filter(|result| Group::Own.holds(*result));
        let all: Vec<&Summary> = own.map(|result| &result.summary).collect();
        if self.chosen().next().is_none() {
            let none = canvas.texts.get("statistics-none");
            canvas.paragraph(area, vec![Line::raw(none)], 0);
            return;
        }
        let wins: Vec<bool> = all
            .iter()
            .map(|summary| summary.result == GameResult::Won)
            .collect();
        let times: Vec<u64> = (all.iter())
            .filter(|summary| summary.result == GameResult::Won)
            .filter_map(|summary| summary.time_ms)
            .collect();
        let width = area.width.saturating_sub(3) / 2;
        let half = Rect { width, ..area };
        let other = Rect {
            width,
            ..right_of(area, width + 3)
        };
        let rate = chart::Chart {
            title: canvas.texts.get("statistics-rate"),
            values: chart::win_rates(&wins, usize::from(half.width)),
            highest: Some(100),
            left: canvas.texts.get("statistics-first"),
            right: canvas.texts.get("statistics-last"),
            none: canvas.texts.get("statistics-no-rate"),
        };
        rate.draw(canvas, half);
        let (counts, longest_ms) = chart::histogram(&times, usize::from(other.width) / 2);
        let histogram = chart::Chart {
            title: canvas.texts.get("statistics-times"),
            values: counts
                .iter()
                .flat_map(|count| [Some(*count), Some(*count)])
                .collect(),
            highest: None,
            left: clock_text(0),
            right: clock_text(longest_ms),
            none: canvas.texts.get("statistics-no-times"),
        };
        histogram.draw(canvas, other);
    }
}

/// How many figures a small screen goes on at a time.
const PAGE: usize = 5;

/// The width of the list of games beside the figures.
fn list_width(room: u16) -> u16 {
    (room / 3).clamp(16, 32)
}

/// The lines, the first of them as a heading.
fn styled(canvas: &Canvas<'_>, lines: Vec<String>) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = lines.into_iter().map(Line::raw).collect();
    if let Some(heading) = lines.first_mut() {
        heading.style = canvas.theme.key();
    }
    lines
}

/// The least widths of labels and of figures.
const LABEL_WIDTH: usize = 22;
const FIGURE_WIDTH: usize = 12;

impl Page for StatisticsPage {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = canvas.texts.get("menu-statistics");
        let figures = self.figures(canvas);
        // A long heading may be cut off.
        let widest = figures[1..].iter().map(|line| cells(line)).max();
        let widest = widest.unwrap_or(0);
        // The title, the buttons and the lines between them and the figures.
        let (width, frame) = (canvas.area.width.saturating_sub(2), 4);
        self.is_small =
            list_width(width) + 2 + widest > width || height(&figures) + frame > canvas.area.height;
        let inner = canvas.full_page(&title, &self.buttons());
        if self.is_small {
            self.draw_small(canvas, inner, figures);
        } else {
            self.draw_large(canvas, inner, figures);
        }
    }

    fn buttons(&self) -> Vec<Button> {
        let mut buttons = vec![
            Button::close(),
            Button::own(KeyCode::Up, "button-up"),
            Button::own(KeyCode::Down, "button-down"),
            Button::own(KeyCode::Char('k'), "button-kind"),
        ];
        if self.is_small {
            buttons.push(Button::own(KeyCode::PageUp, "button-page-up"));
            buttons.push(Button::own(KeyCode::PageDown, "button-page-down"));
        }
        buttons
    }

    fn pressed(&mut self, button: usize) -> Request {
        match button {
            1 => self.list.choose(self.list.chosen.saturating_sub(1)),
            2 => self.list.choose(self.list.chosen + 1),
            3 => self.show_next_group(),
            4 => self.top = self.top.saturating_sub(PAGE),
            5 => self.top += PAGE,
            _ => {}
        }
        Request::Nothing
    }

    fn list(&mut self) -> Option<&mut List> {
        Some(&mut self.list)
    }

    fn help(&self) -> Help {
        Help::on("help-on-statistics")
    }
}
