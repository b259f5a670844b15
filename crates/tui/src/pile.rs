//! One column on the board: its number, its cards, and what can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use webspinner_rules::Column;
use webspinner_table::PileRef;

use crate::board::Board;
use crate::column::{Facts, Line, Part, card_text, cells, full_card_text, padded};
use crate::hits::{Hits, Target};
use crate::keys::column_key;
use crate::pen::{Pen, below};
use crate::theme::{Look, ThemeName, strong};

/// How many lines an end card has below its first, where there is room.
const BODY_HEIGHT: u16 = 2;

impl Board<'_> {
    /// One column: its number, then its cards.
    pub(crate) fn column(&self, column: Column, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
        let pile = PileRef::Column(column);
        hits.add(area, Target::Pile(pile));
        let place = self.marks.pile(pile);
        self.number(column, place, area, buffer);
        let area = below(area, 1);
        let cards = self.position.column(column);
        if cards.is_empty() {
            self.vacancy(place, area, buffer);
            return;
        }
        let plain = |index: usize| self.plain_look(column, index);
        let look = |index: usize| self.marks.look(pile, index, plain(index));
        let face_down = cards.face_down();
        let cards = cards.cards();
        let joined = |at: usize| {
            at >= face_down
                && self.rules.joins(cards[at], cards[at + 1])
                && look(at) == look(at + 1)
        };
        let facts = Facts {
            cards,
            face_down,
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
    pub(crate) fn body(
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
    pub(crate) fn plain_look(&self, column: Column, index: usize) -> Look {
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
    pub(crate) fn number(&self, column: Column, look: Look, area: Rect, buffer: &mut Buffer) {
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
            ThemeName::Ascii => text.replace('·', "."),
            _ => text,
        };
        let style = match look {
            Look::Target | Look::Cursor => strong(),
            _ => self.theme.faint(),
        };
        buffer.set_stringn(area.x, area.y, text, usize::from(area.width), style);
    }

    pub(crate) fn vacancy(&self, look: Look, area: Rect, buffer: &mut Buffer) {
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
    pub(crate) fn line(
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

    pub(crate) fn part_text(&self, facts: &Facts<'_>, part: &Part, alone: bool) -> String {
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

    pub(crate) fn part_style(
        &self,
        facts: &Facts<'_>,
        part: &Part,
        look: &dyn Fn(usize) -> Look,
    ) -> Style {
        match part {
            Part::Back(at) => self.theme.back(*at),
            Part::Backs(_) => self.theme.back(0),
            Part::Rest(_) => self.theme.faint(),
            Part::Card(at) => self.theme.card(facts.cards[*at], look(*at)),
            Part::Run(run) => self.theme.card(facts.cards[run.end - 1], look(run.end - 1)),
        }
    }

    /// The left half of a folded run is its first card, the right half its last.
    pub(crate) fn part_hits(part: &Part, column: Column, area: Rect, hits: &mut Hits) {
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
