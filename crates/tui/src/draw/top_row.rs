//! The piles above the columns, or between two rows of them: stock, reserves, foundations and
//! collected runs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use webspinner_rules::{Card, Slot, Suit};
use webspinner_table::PileRef;
use webspinner_words::Message;

use crate::draw::board::Board;
use crate::draw::canvas::Canvas;
use crate::draw::card_text::full_card_text;
use crate::draw::cells::{cells, padded};
use crate::draw::hit_test::{Hit, HitAreas};
use crate::draw::line_writer::{LineWriter, right_of};
use crate::theme::{Look, strong};

impl Board<'_> {
    /// Stock, reserves, foundations and collected runs, from the left.
    pub(crate) fn top(&self, canvas: &mut Canvas<'_>, area: Rect) {
        // As far from the left as the columns, if there is room for everything.
        let mut scratch = Buffer::empty(area);
        let mut nowhere = HitAreas::default();
        let mut writer = LineWriter::new(area, &mut scratch, &mut nowhere);
        self.write_top(&mut writer);
        let used = writer.x - area.x;
        let indent = self.indent(area.width).min(area.width - used).max(1);
        let mut writer = canvas.writer(area);
        writer.skip(indent);
        self.write_top(&mut writer);
    }

    fn write_top(&self, writer: &mut LineWriter<'_>) {
        self.stock(writer);
        if self.rules.reserves() > 0 {
            writer.write(&self.texts.get("board-reserve"), self.theme.faint());
            self.reserves(writer);
            writer.skip(2);
        }
        if self.rules.column_rows() == 1 {
            self.foundations(writer);
        }
        if self.rules.runs_to_collect() > 0 {
            self.collected(writer);
        }
    }

    fn stock(&self, writer: &mut LineWriter<'_>) {
        if self.rules.stock_size() == 0 {
            return;
        }
        let start = writer.x;
        let look = self.highlights.pile(PileRef::Stock);
        writer.write(&self.theme.sign(look).to_string(), strong());
        let (cards, columns) = (self.position.stock_len(), usize::from(self.rules.columns()));
        if cards == 0 {
            let empty = self.theme.glyphs().vacancy.to_string().repeat(3);
            writer.write(&empty, self.theme.place(look));
        } else {
            let back = self.theme.glyphs().back.to_string().repeat(3);
            let style = if look > Look::Recent {
                self.theme.place(look)
            } else {
                self.theme.back(0)
            };
            writer.write(&back, style);
        }
        let text = Message::new("board-stock")
            .with("cards", cards)
            .with("rows", cards.div_ceil(columns));
        writer.write(&format!(" {}", self.texts.say(&text)), self.theme.faint());
        writer.hit(start, Hit::Pile(PileRef::Stock));
        writer.skip(3);
    }

    fn reserves(&self, writer: &mut LineWriter<'_>) {
        for (index, card) in self.position.reserves().iter().enumerate() {
            let pile = PileRef::Reserve(Slot::at(index));
            self.lone_card(*card, pile, None, writer);
        }
    }

    fn foundations(&self, writer: &mut LineWriter<'_>) {
        if self.position.foundations().is_empty() {
            return;
        }
        writer.write(&self.texts.get("board-foundations"), self.theme.faint());
        for (index, cards) in self.position.foundations().iter().enumerate() {
            let pile = PileRef::Foundation(Slot::at(index));
            self.lone_card(cards.last().copied(), pile, None, writer);
        }
        writer.skip(2);
    }

    /// A pile that shows one card, with a sign before it and perhaps a number after it.
    fn lone_card(
        &self,
        card: Option<Card>,
        pile: PileRef,
        number: Option<usize>,
        writer: &mut LineWriter<'_>,
    ) {
        let start = writer.x;
        let look = self.highlights.pile(pile).max(Look::Free);
        writer.write(&self.theme.sign(look).to_string(), strong());
        if let Some(card) = card {
            let text = format!(" {} ", padded(&full_card_text(self.theme, card), 3));
            writer.write(&text, self.theme.card(card, look));
        } else {
            let vacancy = self.theme.glyphs().vacancy;
            writer.write(&format!("  {vacancy}  "), self.theme.place(look));
        }
        if let Some(number) = number {
            writer.write(&format!(" {number}"), self.theme.faint());
        }
        writer.hit(start, Hit::Pile(pile));
        writer.skip(1);
    }

    /// The foundations between two rows of columns, each below and above a column.
    pub(crate) fn middle(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let width = self.column_width(area.width);
        let left = area.x + self.indent(area.width);
        for (index, cards) in self.position.foundations().iter().enumerate() {
            let offset = u16::try_from(index)
                .unwrap_or(u16::MAX)
                .saturating_mul(width);
            let x = left.saturating_add(offset);
            let cell = Rect { x, width, ..area }.intersection(area);
            let mut writer = canvas.writer(cell);
            let pile = PileRef::Foundation(Slot::at(index));
            self.lone_card(cards.last().copied(), pile, Some(cards.len()), &mut writer);
        }
        let text = self.texts.get("board-foundations");
        let x = left.saturating_sub(cells(&text) + 1).max(area.x);
        if x + cells(&text) < left {
            canvas
                .writer(right_of(area, x - area.x))
                .write(&text, self.theme.faint());
        }
    }

    /// How many runs are off the table, and how many of each suit.
    fn collected(&self, writer: &mut LineWriter<'_>) {
        let start = writer.x;
        // The number tells that the last move collected a run, not a sign.
        let look = match self.highlights.pile(PileRef::Collected) {
            Look::Recent => Look::Free,
            look => look,
        };
        let text = Message::new("board-collected")
            .with("collected", self.position.collected_len())
            .with("runs", self.rules.runs_to_collect());
        writer.write(&self.theme.sign(look).to_string(), strong());
        let style = if look > Look::Recent {
            self.theme.place(look)
        } else {
            self.theme.faint()
        };
        writer.write(&self.texts.say(&text), style);
        for suit in Suit::ALL {
            let first = |run: &&[Card]| run.first().is_some_and(|card| card.suit() == suit);
            let number = self.position.collected().filter(first).count();
            let king = Card::new(self.rules.pack().highest(), suit);
            if number > 0 {
                writer.skip(1);
                let text = format!(" {number}{} ", self.theme.suit(suit));
                writer.write(&text, self.theme.card(king, Look::Free));
            }
        }
        writer.hit(start, Hit::Pile(PileRef::Collected));
    }
}
