//! A win that looks like one: cards leap over the table, and then a box tells how it went.

use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::text::Line;
use webspinner_rules::Card;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::card_text::full_card_text;
use crate::draw::cells::{cells, padded};
use crate::draw::hit_test::Hit;
use crate::page::{Help, Page};
use crate::pages::dialog::Dialog;
use crate::request::Request;
use crate::theme::Look;

/// How many cards leap.
const CARDS_MAX: usize = 52;
/// Milliseconds from one card to the next.
const PAUSE_MS: u64 = 70;
/// How long a card leaps, in milliseconds.
const FLIGHT_MS: u64 = 2_500;
/// The width of a card in cells.
const CARD_WIDTH: u16 = 5;

/// The cards that leap, then the box.
pub(crate) struct Celebration {
    cards: Vec<Card>,
    begun_ms: u64,
    now_ms: u64,
    is_over: bool,
    result: Dialog,
}

impl Celebration {
    /// Lets the cards leap and then shows the box; at once if `moves` is false.
    pub(crate) fn new(mut cards: Vec<Card>, result: Dialog, now_ms: u64, moves: bool) -> Self {
        cards.truncate(CARDS_MAX);
        Self {
            is_over: !moves || cards.is_empty(),
            cards,
            begun_ms: now_ms,
            now_ms,
            result,
        }
    }

    /// Where each card is that is in the air: from the cell on its left end.
    fn flying(&self, area: Rect) -> impl Iterator<Item = (Card, u16, u16)> {
        let elapsed_ms = self.now_ms.saturating_sub(self.begun_ms);
        let launched = self.cards.iter().zip(0u32..);
        launched.filter_map(move |(card, number)| {
            let since_ms = elapsed_ms.checked_sub(u64::from(number) * PAUSE_MS)?;
            let (x, y) = leap(area, number, since_ms)?;
            Some((*card, x, y))
        })
    }
}

/// The place of a card this long after its start; `None` once it is gone.
///
/// Each card falls from a place at the top, to the left or to the right, and bounces.
fn leap(area: Rect, number: u32, since_ms: u64) -> Option<(u16, u16)> {
    if since_ms >= FLIGHT_MS || area.width <= CARD_WIDTH || area.height == 0 {
        return None;
    }
    // Numbers that look random, the same in every run.
    let dice = number.wrapping_mul(2_654_435_761) >> 16;
    let part = f64::from(dice % 1_000) / 1_000.0;
    let (width, height) = (
        f64::from(area.width - CARD_WIDTH),
        f64::from(area.height - 1),
    );
    let time = f64::from(u32::try_from(since_ms).ok()?) / 1_000.0;
    let speed = (0.25 + 0.45 * part) * width / 2.5;
    let direction = if number.is_multiple_of(2) { 1.0 } else { -1.0 };
    let start = width * (0.3 + 0.4 * (1.0 - part));
    let x = start + direction * speed * time * 1.6;
    let y = height * fallen(time);
    let is_inside = (0.0..=width).contains(&x);
    is_inside.then(|| (area.x + cell(x), area.y + cell(y)))
}

/// How far down a falling thing is after this many seconds, as a part of the whole height: it
/// reaches the ground after one second, and each bounce is lower than the one before.
fn fallen(seconds: f64) -> f64 {
    if seconds < 1.0 {
        return seconds * seconds;
    }
    let (mut begun, mut height) = (1.0, 0.6);
    loop {
        // As long as a fall from this height, up and down again.
        let length = 2.0 * f64::sqrt(height);
        if seconds < begun + length || height < 0.05 {
            let from_top = (seconds - begun) / length * 2.0 - 1.0;
            return 1.0 - height * (1.0 - from_top * from_top).max(0.0);
        }
        begun += length;
        height *= 0.6;
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is between zero and the size of the screen"
)]
fn cell(at: f64) -> u16 {
    at.round() as u16
}

impl Page for Celebration {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        if self.is_over {
            self.result.draw(canvas);
            return;
        }
        let area = canvas.area;
        canvas.hits.add(area, Hit::Nothing);
        let theme = canvas.theme;
        let flying: Vec<(Card, u16, u16)> = self.flying(area).collect();
        for (card, x, y) in flying {
            let text = format!(" {}", padded(&full_card_text(theme, card), 4));
            let style = theme.card(card, Look::Free);
            canvas.buffer.set_string(x, y, text, style);
        }
        let title = canvas.texts.get("won-title");
        let skip = canvas.texts.get("won-skip");
        let inner = canvas.popup(&title, cells(&skip), 1, &[]);
        canvas.paragraph(inner, vec![Line::raw(skip)], 0);
    }

    fn buttons(&self) -> Vec<Button> {
        if self.is_over {
            self.result.buttons()
        } else {
            Vec::new()
        }
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        if self.is_over {
            return self.result.key(key);
        }
        self.is_over = true;
        Request::Nothing
    }

    fn click(&mut self, hit: Hit) -> Request {
        if self.is_over {
            return self.result.click(hit);
        }
        self.is_over = true;
        Request::Nothing
    }

    fn tick(&mut self, now_ms: u64) {
        self.now_ms = now_ms;
        let last = u64::try_from(self.cards.len()).unwrap_or(0) * PAUSE_MS;
        if now_ms.saturating_sub(self.begun_ms) >= last + FLIGHT_MS {
            self.is_over = true;
        }
    }

    fn is_moving(&self) -> bool {
        !self.is_over
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn takes_text(&self) -> bool {
        // Any key ends the leaping, and does nothing else.
        !self.is_over
    }

    fn help(&self) -> Help {
        Help::on("help-on-win")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_fall_bounce_and_stay_within_the_screen() {
        let area = Rect::new(3, 2, 80, 24);
        let mut seen = 0;
        for number in 0..52 {
            for since_ms in (0..=FLIGHT_MS).step_by(50) {
                let Some((x, y)) = leap(area, number, since_ms) else {
                    continue;
                };
                assert!(x >= area.x && x + CARD_WIDTH <= area.right(), "{x}");
                assert!((area.y..area.bottom()).contains(&y), "{y}");
                seen += 1;
            }
        }
        assert!(seen > 1_000, "{seen}");
        assert!(fallen(0.0) < 0.01 && fallen(1.0) > 0.99);
        assert!(fallen(1.5) < 0.9 && fallen(60.0) > 0.9);
    }

    #[test]
    fn no_screen_is_too_small() {
        for (width, height) in [(0, 0), (5, 1), (6, 1)] {
            let area = Rect::new(0, 0, width, height);
            for number in 0..52 {
                let place = leap(area, number, 100);
                assert!(place.is_none_or(|(x, y)| x + CARD_WIDTH <= width && y < height));
            }
        }
    }
}
