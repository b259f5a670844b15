//! One column on the board: its number, its cards, and what can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use webspinner_rules::Column;
use webspinner_table::PileRef;

use crate::draw::board::{Board, COLUMN_WIDTH_MAX};
use crate::draw::card_text::{card_text, full_card_text};
use crate::draw::cells::{cells, padded};
use crate::draw::fit::{ColumnFit, Segment, SegmentLine};
use crate::draw::hit_test::{Hit, HitAreas};
use crate::draw::line_writer::{LineWriter, below};
use crate::keys::column_key;
use crate::theme::{Look, ThemeName, strong};

/// How many lines an end card has below its first, where there is room.
const BODY_HEIGHT: u16 = 2;
/// The same on a large screen.
const LARGE_BODY_HEIGHT: u16 = 3;
/// The same for the wide cards of a wide screen.
const WIDE_BODY_HEIGHT: u16 = 4;

impl Board<'_> {
    /// One column: its number, then its cards.
    pub(crate) fn column(
        &self,
        column: Column,
        card_height: u16,
        area: Rect,
        buffer: &mut Buffer,
        hits: &mut HitAreas,
    ) {
        let pile = PileRef::Column(column);
        hits.add(area, Hit::Pile(pile));
        let place = self.highlights.pile(pile);
        self.number(column, place, area, buffer);
        let area = below(area, 1);
        let cards = self.position.column(column);
        if cards.is_empty() {
            self.vacancy(place, area, buffer);
            return;
        }
        let plain = |index: usize| self.plain_look(column, index);
        let look = |index: usize| self.highlights.look(pile, index, plain(index));
        let (face_down, cards) = (cards.face_down(), cards.cards());
        let joined = |at: usize| {
            at >= face_down
                && self.rules.joins(cards[at], cards[at + 1])
                && look(at) == look(at + 1)
        };
        let fit = ColumnFit {
            cards,
            face_down,
            joined: &joined,
            theme: self.theme,
            width: usize::from(area.width.saturating_sub(1)),
        };
        let lines = fit.fit(usize::from(area.height));
        let mut rest = area;
        for line in &lines {
            let area = Rect { height: 1, ..rest };
            self.line(&fit, line, column, &look, area, buffer, hits);
            rest = below(rest, 1);
            match line[..] {
                [Segment::Card(index)] if index + 1 < cards.len() => {
                    let height = card_height - 1;
                    self.body(column, index, &look, Rect { height, ..rest }, buffer, hits);
                    rest = below(rest, height);
                }
                _ => {}
            }
        }
        let height = if area.width > COLUMN_WIDTH_MAX {
            WIDE_BODY_HEIGHT
        } else if self.is_large {
            LARGE_BODY_HEIGHT
        } else {
            BODY_HEIGHT
        };
        let height = rest.height.min(height);
        let last = cards.len() - 1;
        self.body(column, last, &look, Rect { height, ..rest }, buffer, hits);
    }

    /// The lines of a card below its first.
    fn body(
        &self,
        column: Column,
        index: usize,
        look: &dyn Fn(usize) -> Look,
        area: Rect,
        buffer: &mut Buffer,
        hits: &mut HitAreas,
    ) {
        let card = self.position.column(column).cards()[index];
        let body = Rect {
            x: area.x + 1,
            width: area.width.saturating_sub(1),
            ..area
        };
        for y in body.y..body.bottom() {
            let text = " ".repeat(usize::from(body.width));
            buffer.set_string(body.x, y, text, self.theme.body(card, look(index)));
        }
        hits.add(body, Hit::Card { column, index });
    }

    /// Bright if the card can be lifted with everything on it.
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
        let sign = if look == Look::Target {
            self.theme.sign(look)
        } else {
            ' '
        };
        let key = column_key(column);
        let joint = match self.theme.name {
            // A full stop would make a decimal number of it.
            ThemeName::Ascii => '/',
            _ => '·',
        };
        let text = match (column.number(), area.width) {
            (10.., 5..) => format!("{sign}{column}{joint}{key}"),
            (11.., 4) => format!("{sign}{column}{key}"),
            _ => format!("{sign}{column}"),
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
        let sign = self.theme.sign(look).to_string();
        buffer.set_string(area.x, area.y, sign, strong());
        let width = usize::from(area.width.saturating_sub(1));
        let text = self.theme.glyphs().vacancy.to_string().repeat(width);
        buffer.set_stringn(area.x + 1, area.y, text, width, self.theme.place(look));
    }

    /// One line of a column: the sign of its first card, then its segments.
    #[expect(
        clippy::too_many_arguments,
        reason = "drawing needs the place, the contents and the style"
    )]
    pub(crate) fn line(
        &self,
        fit: &ColumnFit<'_>,
        line: &SegmentLine,
        column: Column,
        look: &dyn Fn(usize) -> Look,
        area: Rect,
        buffer: &mut Buffer,
        hits: &mut HitAreas,
    ) {
        let mut writer = LineWriter::new(area, buffer);
        let cards = line.iter().flat_map(Segment::cards);
        let strongest = cards.map(look).max().unwrap_or(Look::Held);
        writer.write(&self.theme.sign(strongest).to_string(), strong());
        let end = area.right();
        for (place, segment) in line.iter().enumerate() {
            let alone = line.len() == 1;
            let last = place + 1 == line.len();
            if let Some(before) = place.checked_sub(1) {
                writer.write(&" ".repeat(fit.gap(&line[before])), Style::new());
            }
            let start = writer.x;
            let text = self.segment_text(fit, segment, alone);
            let width = if last {
                usize::from(end - writer.x)
            } else {
                usize::from(cells(&text))
            };
            writer.write(
                &padded(&text, width),
                self.segment_style(fit, segment, look),
            );
            Self::segment_hits(segment, column, writer.since(start), hits);
        }
    }

    pub(crate) fn segment_text(
        &self,
        fit: &ColumnFit<'_>,
        segment: &Segment,
        alone: bool,
    ) -> String {
        let room = usize::from(fit.width >= 5);
        match segment {
            Segment::Card(at) if alone => {
                let text = full_card_text(self.theme, fit.cards[*at]);
                let text = if text.chars().count() > fit.width {
                    card_text(self.theme, fit.cards[*at])
                } else {
                    text
                };
                format!("{}{text}", " ".repeat(room))
            }
            Segment::Back(_) if alone => self.theme.glyphs().back.to_string().repeat(fit.width),
            Segment::Run(_) | Segment::Backs(_) | Segment::Rest(_) if alone => {
                let text = fit.text(segment);
                let fits = text.chars().count() + room <= fit.width;
                format!("{}{text}", " ".repeat(if fits { room } else { 0 }))
            }
            _ => fit.text(segment),
        }
    }

    pub(crate) fn segment_style(
        &self,
        fit: &ColumnFit<'_>,
        segment: &Segment,
        look: &dyn Fn(usize) -> Look,
    ) -> Style {
        match segment {
            Segment::Back(at) => self.theme.back(*at),
            Segment::Backs(_) => self.theme.back(0),
            Segment::Rest(_) => self.theme.faint(),
            Segment::Card(at) => self.theme.card(fit.cards[*at], look(*at)),
            Segment::Run(run) => self.theme.card(fit.cards[run.end - 1], look(run.end - 1)),
        }
    }

    /// The left half of a folded run is its first card, the right half its last.
    pub(crate) fn segment_hits(segment: &Segment, column: Column, area: Rect, hits: &mut HitAreas) {
        let cards = segment.cards();
        let (first, last) = (cards.start, cards.end.saturating_sub(1));
        hits.add(
            area,
            Hit::Card {
                column,
                index: last,
            },
        );
        if let Segment::Run(_) = segment {
            let left = Rect {
                width: area.width / 2,
                ..area
            };
            hits.add(
                left,
                Hit::Card {
                    column,
                    index: first,
                },
            );
        }
    }
}
