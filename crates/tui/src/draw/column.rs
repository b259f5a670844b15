//! One column on the board: its number, its cards, and what can be clicked.

use ratatui::layout::Rect;
use ratatui::style::Style;
use webspinner_rules::{Card, Column};
use webspinner_table::PileRef;

use crate::draw::board::{Board, COLUMN_WIDTH_MAX};
use crate::draw::canvas::Canvas;
use crate::draw::card_text::{card_text, full_card_text};
use crate::draw::cells::{cells, padded};
use crate::draw::fit::{ColumnFit, Segment, SegmentLine};
use crate::draw::hit_test::{Hit, HitAreas};
use crate::draw::line_writer::{below, right_of};
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
        canvas: &mut Canvas<'_>,
        area: Rect,
        column: Column,
        card_height: u16,
    ) {
        let pile = PileRef::Column(column);
        canvas.hits.add(area, Hit::Pile(pile));
        let place = self.highlights.pile(pile);
        number(canvas, area, column, place);
        let area = below(area, 1);
        let cards = self.position.column(column);
        if cards.is_empty() {
            vacancy(canvas, area, place);
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
        let under = |canvas: &mut Canvas<'_>, rest: Rect, height, index: usize| {
            let area = Rect { height, ..rest };
            let hit = Hit::Card { column, index };
            body(canvas, area, cards[index], look(index), hit);
            below(rest, height)
        };
        let mut rest = area;
        for segments in &lines {
            let area = Rect { height: 1, ..rest };
            line(canvas, area, column, &fit, segments, &look);
            rest = below(rest, 1);
            if let [Segment::Card(index)] = segments[..]
                && index + 1 < cards.len()
            {
                rest = under(canvas, rest, card_height - 1, index);
            }
        }
        let height = if area.width > COLUMN_WIDTH_MAX {
            WIDE_BODY_HEIGHT
        } else if self.is_large {
            LARGE_BODY_HEIGHT
        } else {
            BODY_HEIGHT
        };
        under(canvas, rest, height.min(rest.height), cards.len() - 1);
    }

    /// Bright if the card can be lifted with everything on it.
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
}

/// The lines of a card below its first.
fn body(canvas: &mut Canvas<'_>, area: Rect, card: Card, look: Look, hit: Hit) {
    let body = right_of(area, 1);
    let style = canvas.theme.body(card, look);
    let text = " ".repeat(usize::from(body.width));
    for line in body.rows() {
        canvas.writer(line).write(&text, style);
    }
    canvas.hits.add(body, hit);
}

/// The column's number, and beyond the ninth also its key.
fn number(canvas: &mut Canvas<'_>, area: Rect, column: Column, look: Look) {
    let theme = canvas.theme;
    let sign = if look == Look::Target {
        theme.sign(look)
    } else {
        ' '
    };
    let key = column_key(column);
    let joint = match theme.name {
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
        _ => theme.faint(),
    };
    canvas.writer(area).write(&text, style);
}

fn vacancy(canvas: &mut Canvas<'_>, area: Rect, look: Look) {
    let theme = canvas.theme;
    let mut writer = canvas.writer(area);
    writer.write(&theme.sign(look).to_string(), strong());
    let width = usize::from(area.width.saturating_sub(1));
    let text = theme.glyphs().vacancy.to_string().repeat(width);
    writer.write(&text, theme.place(look));
}

/// One line of a column: the sign of its first card, then its segments.
fn line(
    canvas: &mut Canvas<'_>,
    area: Rect,
    column: Column,
    fit: &ColumnFit<'_>,
    line: &SegmentLine,
    look: &dyn Fn(usize) -> Look,
) {
    let mut writer = canvas.writer(area);
    let cards = line.iter().flat_map(Segment::cards);
    let strongest = cards.map(look).max().unwrap_or(Look::Held);
    writer.write(&fit.theme.sign(strongest).to_string(), strong());
    let end = area.right();
    for (place, segment) in line.iter().enumerate() {
        let alone = line.len() == 1;
        let last = place + 1 == line.len();
        if let Some(before) = place.checked_sub(1) {
            writer.write(&" ".repeat(fit.gap(&line[before])), Style::new());
        }
        let start = writer.x;
        let text = segment_text(fit, segment, alone);
        let width = if last {
            usize::from(end - writer.x)
        } else {
            usize::from(cells(&text))
        };
        writer.write(&padded(&text, width), segment_style(fit, segment, look));
        let area = writer.since(start);
        segment_hits(segment, column, area, writer.hits);
    }
}

fn segment_text(fit: &ColumnFit<'_>, segment: &Segment, alone: bool) -> String {
    let room = usize::from(fit.width >= 5);
    match segment {
        Segment::Card(at) if alone => {
            let text = full_card_text(fit.theme, fit.cards[*at]);
            let text = if text.chars().count() > fit.width {
                card_text(fit.theme, fit.cards[*at])
            } else {
                text
            };
            format!("{}{text}", " ".repeat(room))
        }
        Segment::Back(_) if alone => fit.theme.glyphs().back.to_string().repeat(fit.width),
        Segment::Run(_) | Segment::Backs(_) | Segment::Rest(_) if alone => {
            let text = fit.text(segment);
            let fits = text.chars().count() + room <= fit.width;
            format!("{}{text}", " ".repeat(if fits { room } else { 0 }))
        }
        _ => fit.text(segment),
    }
}

fn segment_style(fit: &ColumnFit<'_>, segment: &Segment, look: &dyn Fn(usize) -> Look) -> Style {
    match segment {
        Segment::Back(at) => fit.theme.back(*at),
        Segment::Backs(_) => fit.theme.back(0),
        Segment::Rest(_) => fit.theme.faint(),
        Segment::Card(at) => fit.theme.card(fit.cards[*at], look(*at)),
        Segment::Run(run) => fit.theme.card(fit.cards[run.end - 1], look(run.end - 1)),
    }
}

/// The left half of a folded run is its first card, the right half its last.
fn segment_hits(segment: &Segment, column: Column, area: Rect, hits: &mut HitAreas) {
    let cards = segment.cards();
    let (first, last) = (cards.start, cards.end.saturating_sub(1));
    let card = |index| Hit::Card { column, index };
    hits.add(area, card(last));
    if let Segment::Run(_) = segment {
        let width = area.width / 2;
        hits.add(Rect { width, ..area }, card(first));
    }
}
