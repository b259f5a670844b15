//! Drawing a table: where everything lies, and how it looks.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use webspinner_rules::message::Message;
use webspinner_rules::{Card, Column, Position, Rules, Slot};
use webspinner_table::Spot;

use crate::column::{Facts, Line, Part, card_text, cells, full_card_text, padded};
use crate::hits::{Hits, Target};
use crate::keys::column_key;
use crate::marks::Marks;
use crate::text::Texts;
use crate::theme::{Look, Theme, strong};

/// The widest that a column is drawn, the gap to its left included.
const COLUMN_WIDTH_MAX: u16 = 9;
/// How many lines an end card has below its first, where there is room.
const BODY_HEIGHT: u16 = 2;
/// The narrowest: a mark and a card.
const COLUMN_WIDTH_MIN: u16 = 3;
/// Lines for the numbers above the columns and the fewest lines of cards that make a game of it.
const ROW_HEIGHT_MIN: u16 = 9;
/// The same for each of two rows of columns.
const HALF_HEIGHT_MIN: u16 = 6;

/// A table to draw.
pub(crate) struct Board<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) position: &'a Position,
    pub(crate) marks: &'a Marks,
    pub(crate) theme: Theme,
    pub(crate) texts: &'a Texts,
}

/// The smallest area in which a board of this game can be drawn, with nothing cut off.
pub(crate) fn smallest(rules: &Rules) -> (u16, u16) {
    let width = COLUMN_WIDTH_MIN * u16::from(columns_in_row(rules));
    let height = match rules.column_rows() {
        1 => ROW_HEIGHT_MIN,
        // The foundations and an empty line lie between them.
        _ => 2 * HALF_HEIGHT_MIN + 2,
    };
    (width, 1 + height)
}

fn columns_in_row(rules: &Rules) -> u8 {
    rules.columns().div_ceil(rules.column_rows())
}

impl Board<'_> {
    /// Draws the table and notes what can be clicked.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
        let (top, columns) = (Rect { height: 1, ..area }, below(area, 1));
        self.top(top, buffer, hits);
        if self.rules.column_rows() == 1 {
            self.row(columns, 0..self.rules.columns(), buffer, hits);
            return;
        }
        let half = self.rules.columns() / 2;
        let upper_height = self.upper_height(columns.height.saturating_sub(2));
        let upper = Rect {
            height: upper_height,
            ..columns
        };
        let middle = below(columns, upper_height);
        self.row(upper, 0..half, buffer, hits);
        self.middle(
            Rect {
                height: 1,
                ..middle
            },
            buffer,
            hits,
        );
        let lower = below(middle, 2);
        self.row(lower, half..self.rules.columns(), buffer, hits);
    }

    /// The height of the upper of two rows: what both need if that is there, else a fair share.
    fn upper_height(&self, height: u16) -> u16 {
        let half = self.position.columns().len() / 2;
        let need = |piles: &[webspinner_rules::Pile]| {
            let longest = piles.iter().map(|pile| pile.cards().len()).max();
            u16::try_from(longest.unwrap_or(0) + 1)
                .unwrap_or(u16::MAX)
                .max(HALF_HEIGHT_MIN)
        };
        let (upper, lower) = self.position.columns().split_at(half);
        let (upper, lower) = (need(upper), need(lower));
        if upper.saturating_add(lower) <= height {
            return upper;
        }
        let share = height / 2;
        if upper <= share {
            upper
        } else if lower <= share {
            height - lower
        } else {
            share
        }
    }

    /// Stock, reserves, foundations and collected runs, from the left.
    fn top(&self, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
        let mut pen = Pen::new(area, buffer);
        pen.skip(1);
        self.stock(&mut pen, hits);
        if self.rules.reserves() > 0 {
            pen.write(&self.texts.get("board-reserve"), self.theme.faint());
            self.reserves(&mut pen, hits);
            pen.skip(2);
        }
        if self.rules.column_rows() == 1 {
            self.foundations(&mut pen, hits);
        }
        if self.rules.collect().is_some() {
            self.collected(&mut pen, hits);
        }
    }

    fn stock(&self, pen: &mut Pen<'_>, hits: &mut Hits) {
        if self.rules.stock_size() == 0 {
            return;
        }
        let start = pen.x;
        let look = self.marks.place(Spot::Stock);
        pen.write(&self.theme.mark(look).to_string(), strong());
        let (cards, columns) = (self.position.stock_len(), usize::from(self.rules.columns()));
        if cards == 0 {
            let empty = self.theme.glyphs().vacancy.to_string().repeat(3);
            pen.write(&empty, self.theme.place(look));
        } else {
            let back = self.theme.glyphs().back.to_string().repeat(3);
            let style = if look > Look::Recent {
                self.theme.place(look)
            } else {
                self.theme.back(0)
            };
            pen.write(&back, style);
        }
        let text = Message::new("board-stock")
            .with("cards", cards)
            .with("rows", cards.div_ceil(columns));
        pen.write(&format!(" {}", self.texts.say(&text)), self.theme.faint());
        hits.add(pen.since(start), Target::Spot(Spot::Stock));
        pen.skip(3);
    }

    fn reserves(&self, pen: &mut Pen<'_>, hits: &mut Hits) {
        for (index, card) in self.position.reserves().iter().enumerate() {
            let spot = Spot::Reserve(Slot::at(index));
            self.lone_card(*card, spot, None, pen, hits);
        }
    }

    fn foundations(&self, pen: &mut Pen<'_>, hits: &mut Hits) {
        if self.position.foundations().is_empty() {
            return;
        }
        pen.write(&self.texts.get("board-foundations"), self.theme.faint());
        for (index, pile) in self.position.foundations().iter().enumerate() {
            let spot = Spot::Foundation(Slot::at(index));
            self.lone_card(pile.last().copied(), spot, None, pen, hits);
        }
        pen.skip(2);
    }

    /// A place for one card, with a mark before it and, where there is one, its number.
    fn lone_card(
        &self,
        card: Option<Card>,
        spot: Spot,
        number: Option<usize>,
        pen: &mut Pen<'_>,
        hits: &mut Hits,
    ) {
        let start = pen.x;
        let look = self.marks.place(spot).max(Look::Free);
        pen.write(&self.theme.mark(look).to_string(), strong());
        if let Some(card) = card {
            let text = format!(" {} ", padded(&full_card_text(self.theme, card), 3));
            pen.write(&text, self.theme.card(card, look));
        } else {
            let vacancy = self.theme.glyphs().vacancy;
            pen.write(&format!("  {vacancy}  "), self.theme.place(look));
        }
        if let Some(number) = number {
            pen.write(&format!(" {number}"), self.theme.faint());
        }
        hits.add(pen.since(start), Target::Spot(spot));
        pen.skip(1);
    }

    /// The foundations between two rows of columns, each below and above a column.
    fn middle(&self, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
        let width = self.column_width(area.width);
        let left = area.x + self.indent(area.width);
        for (index, pile) in self.position.foundations().iter().enumerate() {
            let offset = u16::try_from(index)
                .unwrap_or(u16::MAX)
                .saturating_mul(width);
            let cell = Rect {
                x: left.saturating_add(offset),
                width,
                ..area
            }
            .intersection(area);
            let mut pen = Pen::new(cell, buffer);
            let spot = Spot::Foundation(Slot::at(index));
            self.lone_card(pile.last().copied(), spot, Some(pile.len()), &mut pen, hits);
        }
        let text = self.texts.get("board-foundations");
        let x = left.saturating_sub(cells(&text) + 1).max(area.x);
        if x + cells(&text) < left {
            buffer.set_string(x, area.y, text, self.theme.faint());
        }
    }

    /// How many runs are off the table, and how many of each suit.
    fn collected(&self, pen: &mut Pen<'_>, hits: &mut Hits) {
        let start = pen.x;
        let look = self.marks.place(Spot::Collected);
        let runs = self.rules.pack().size() / usize::from(self.rules.pack().highest().number());
        let text = Message::new("board-collected")
            .with("collected", self.position.collected_len())
            .with("runs", runs);
        pen.write(&self.theme.mark(look).to_string(), strong());
        let style = if look > Look::Recent {
            self.theme.place(look)
        } else {
            self.theme.faint()
        };
        pen.write(&self.texts.say(&text), style);
        for suit in webspinner_rules::Suit::ALL {
            let first = |run: &&[Card]| run.first().is_some_and(|card| card.suit() == suit);
            let number = self.position.collected().filter(first).count();
            let king = Card::new(self.rules.pack().highest(), suit);
            if number > 0 {
                pen.skip(1);
                let text = format!(" {number}{} ", self.theme.suit(suit));
                pen.write(&text, self.theme.card(king, Look::Free));
            }
        }
        hits.add(pen.since(start), Target::Spot(Spot::Collected));
    }

    fn column_width(&self, width: u16) -> u16 {
        let columns = u16::from(columns_in_row(self.rules));
        (width / columns).clamp(COLUMN_WIDTH_MIN, COLUMN_WIDTH_MAX)
    }

    /// Cells left of the first column, so that the columns stand in the middle.
    fn indent(&self, width: u16) -> u16 {
        let columns = u16::from(columns_in_row(self.rules));
        width.saturating_sub(columns * self.column_width(width)) / 2
    }

    /// One row of columns, side by side.
    fn row(&self, area: Rect, columns: std::ops::Range<u8>, buffer: &mut Buffer, hits: &mut Hits) {
        let width = self.column_width(area.width);
        let mut x = area.x + self.indent(area.width);
        for index in columns {
            let cell = Rect { x, width, ..area }.intersection(area);
            self.column(Column::at(usize::from(index)), cell, buffer, hits);
            x += width;
        }
    }

    /// One column: its number, then its cards.
    fn column(&self, column: Column, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
        let spot = Spot::Column(column);
        hits.add(area, Target::Spot(spot));
        let place = self.marks.place(spot);
        self.number(column, place, area, buffer);
        let area = below(area, 1);
        let pile = self.position.column(column);
        if pile.is_empty() {
            self.vacancy(place, area, buffer);
            return;
        }
        let plain = |index: usize| self.plain_look(column, index);
        let look = |index: usize| self.marks.look(spot, index, plain(index));
        let cards = pile.cards();
        let joined = |at: usize| {
            at >= pile.face_down()
                && self.rules.joins(cards[at], cards[at + 1])
                && look(at) == look(at + 1)
        };
        let facts = Facts {
            cards,
            face_down: pile.face_down(),
            joined: &joined,
            theme: self.theme,
            width: usize::from(area.width.saturating_sub(1)),
        };
        let lines = facts.fit(usize::from(area.height));
        for (y, line) in (area.y..).zip(&lines) {
            let area = Rect {
                y,
                height: 1,
                ..area
            };
            self.line(&facts, line, column, &look, area, buffer, hits);
        }
        let drawn = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        self.body(column, &look, below(area, drawn), buffer, hits);
    }

    /// The rest of the end card, where there is room for it.
    fn body(
        &self,
        column: Column,
        look: &dyn Fn(usize) -> Look,
        area: Rect,
        buffer: &mut Buffer,
        hits: &mut Hits,
    ) {
        let cards = self.position.column(column).cards();
        let Some((index, card)) = cards.iter().enumerate().next_back() else {
            return;
        };
        let body = Rect {
            x: area.x + 1,
            width: area.width.saturating_sub(1),
            height: area.height.min(BODY_HEIGHT),
            ..area
        };
        for y in body.y..body.bottom() {
            let text = " ".repeat(usize::from(body.width));
            buffer.set_string(body.x, y, text, self.theme.body(*card, look(index)));
        }
        hits.add(body, Target::Card { column, index });
    }

    /// Bright where the card can be lifted with all that lies on it.
    fn plain_look(&self, column: Column, index: usize) -> Look {
        let free = self
            .rules
            .lift_max(self.position, column)
            .map_or(0, usize::from);
        let cards = self.position.column(column).cards().len();
        if index + free >= cards {
            Look::Free
        } else {
            Look::Held
        }
    }

    /// The column's number, and beyond the ninth also its key.
    fn number(&self, column: Column, look: Look, area: Rect, buffer: &mut Buffer) {
        let mark = if look == Look::Target {
            self.theme.mark(look)
        } else {
            ' '
        };
        let key = column_key(column);
        let text = match (column.number(), area.width) {
            (10.., 5..) => format!("{mark}{column}·{key}"),
            (11.., 4) => format!("{mark}{column}{key}"),
            _ => format!("{mark}{column}"),
        };
        let text = match self.theme.name {
            crate::theme::ThemeName::Ascii => text.replace('·', "."),
            _ => text,
        };
        let style = match look {
            Look::Target | Look::Cursor => strong(),
            _ => self.theme.faint(),
        };
        buffer.set_stringn(area.x, area.y, text, usize::from(area.width), style);
    }

    fn vacancy(&self, look: Look, area: Rect, buffer: &mut Buffer) {
        if area.height == 0 {
            return;
        }
        let mark = self.theme.mark(look).to_string();
        buffer.set_string(area.x, area.y, mark, strong());
        let width = usize::from(area.width.saturating_sub(1));
        let text = self.theme.glyphs().vacancy.to_string().repeat(width);
        buffer.set_stringn(area.x + 1, area.y, text, width, self.theme.place(look));
    }

    /// One line of a column: the mark of its first card, then its parts.
    #[expect(
        clippy::too_many_arguments,
        reason = "drawing needs where, what and how"
    )]
    fn line(
        &self,
        facts: &Facts<'_>,
        line: &Line,
        column: Column,
        look: &dyn Fn(usize) -> Look,
        area: Rect,
        buffer: &mut Buffer,
        hits: &mut Hits,
    ) {
        let mut pen = Pen::new(area, buffer);
        let cards = line.iter().flat_map(Part::cards);
        let strongest = cards.map(look).max().unwrap_or(Look::Held);
        pen.write(&self.theme.mark(strongest).to_string(), strong());
        let end = area.right();
        for (place, part) in line.iter().enumerate() {
            let alone = line.len() == 1;
            let last = place + 1 == line.len();
            if place > 0 {
                pen.write(&" ".repeat(facts.gap()), Style::new());
            }
            let start = pen.x;
            let text = self.part_text(facts, part, alone);
            let width = if last {
                usize::from(end - pen.x)
            } else {
                usize::from(cells(&text))
            };
            pen.write(&padded(&text, width), self.part_style(facts, part, look));
            Self::part_hits(part, column, pen.since(start), hits);
        }
    }

    fn part_text(&self, facts: &Facts<'_>, part: &Part, alone: bool) -> String {
        let room = usize::from(facts.width >= 5);
        match part {
            Part::Card(at) if alone => {
                let text = full_card_text(self.theme, facts.cards[*at]);
                let text = if text.chars().count() > facts.width {
                    card_text(self.theme, facts.cards[*at])
                } else {
                    text
                };
                format!("{}{text}", " ".repeat(room))
            }
            Part::Back(_) if alone => self.theme.glyphs().back.to_string().repeat(facts.width),
            Part::Run(_) | Part::Backs(_) | Part::Rest(_) if alone => {
                let text = facts.text(part);
                let fits = text.chars().count() + room <= facts.width;
                format!("{}{text}", " ".repeat(if fits { room } else { 0 }))
            }
            _ => facts.text(part),
        }
    }

    fn part_style(&self, facts: &Facts<'_>, part: &Part, look: &dyn Fn(usize) -> Look) -> Style {
        match part {
            Part::Back(at) => self.theme.back(*at),
            Part::Backs(_) => self.theme.back(0),
            Part::Rest(_) => self.theme.faint(),
            Part::Card(at) => self.theme.card(facts.cards[*at], look(*at)),
            Part::Run(run) => self.theme.card(facts.cards[run.end - 1], look(run.end - 1)),
        }
    }

    /// The left half of a folded run is its first card, the right half its last.
    fn part_hits(part: &Part, column: Column, area: Rect, hits: &mut Hits) {
        let cards = part.cards();
        let (first, last) = (cards.start, cards.end.saturating_sub(1));
        hits.add(
            area,
            Target::Card {
                column,
                index: last,
            },
        );
        if let Part::Run(_) = part {
            let left = Rect {
                width: area.width / 2,
                ..area
            };
            hits.add(
                left,
                Target::Card {
                    column,
                    index: first,
                },
            );
        }
    }
}

/// Writes from left to right within one line.
pub(crate) struct Pen<'b> {
    buffer: &'b mut Buffer,
    area: Rect,
    pub(crate) x: u16,
}

impl<'b> Pen<'b> {
    pub(crate) fn new(area: Rect, buffer: &'b mut Buffer) -> Self {
        let area = area.intersection(buffer.area);
        Self {
            buffer,
            x: area.x,
            area,
        }
    }

    pub(crate) fn write(&mut self, text: &str, style: Style) {
        let room = usize::from(self.area.right().saturating_sub(self.x));
        if self.area.height > 0 {
            let (x, _) = self
                .buffer
                .set_stringn(self.x, self.area.y, text, room, style);
            self.x = x;
        }
    }

    pub(crate) fn skip(&mut self, cells: u16) {
        self.x = self.x.saturating_add(cells).min(self.area.right());
    }

    /// The part of the line written since this column.
    pub(crate) fn since(&self, x: u16) -> Rect {
        Rect {
            x,
            y: self.area.y,
            width: self.x.saturating_sub(x),
            height: self.area.height.min(1),
        }
    }
}

/// The area without its first lines.
pub(crate) fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect {
        y: area.y + lines,
        height: area.height - lines,
        ..area
    }
}
