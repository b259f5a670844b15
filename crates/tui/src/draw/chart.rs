//! Small charts of bars.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::draw::canvas::Canvas;
use crate::draw::cells::cells;
use crate::draw::line_writer::{below, right_of};

/// One bar for each cell of its width.
pub(crate) struct Chart {
    pub(crate) title: String,
    /// From the left; `None` where there is nothing to show.
    pub(crate) values: Vec<Option<u64>>,
    /// The value of a bar that reaches the top; `None` for the highest of the values.
    pub(crate) highest: Option<u64>,
    /// What is written below the first bar and below the last.
    pub(crate) left: String,
    pub(crate) right: String,
    /// What is said as long as there is nothing to show.
    pub(crate) none: String,
}

impl Chart {
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.height < 3 {
            return;
        }
        let faint = canvas.theme.faint();
        let key = canvas.theme.key();
        canvas.writer(area).write(&self.title, key);
        if self.values.iter().all(Option::is_none) {
            let none = Line::styled(self.none.clone(), faint);
            canvas.paragraph(below(area, 1), vec![none], 0);
            return;
        }
        let bars = Rect {
            height: (area.height - 2).min(6),
            ..below(area, 1)
        };
        self.bars(canvas, bars);
        let axis = below(area, 1 + bars.height);
        canvas.writer(axis).write(&self.left, faint);
        let right = right_of(axis, axis.width.saturating_sub(cells(&self.right)));
        canvas.writer(right).write(&self.right, faint);
    }

    fn bars(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let glyphs = canvas.theme.glyphs();
        let highest = self
            .highest
            .or_else(|| self.values.iter().flatten().max().copied());
        let highest = highest.unwrap_or(1).max(1);
        let levels = u64::from(area.height) * 8;
        let style = canvas.theme.good();
        for (x, value) in (area.x..area.right()).zip(&self.values) {
            let Some(value) = value else { continue };
            // A bar for zero is still visible, unlike no value.
            let eighths =
                (value * levels / highest).clamp(u64::from(self.highest.is_some()), levels);
            for (line, y) in (area.y..area.bottom()).rev().enumerate() {
                let filled = eighths.saturating_sub(line as u64 * 8).min(8);
                if filled > 0 {
                    let glyph = glyphs.bars[usize::try_from(filled - 1).unwrap_or(7)];
                    canvas.buffer.set_string(x, y, glyph.to_string(), style);
                }
            }
        }
    }
}

/// The win rate in percent, in this many equal stretches of all games.
pub(crate) fn win_rates(wins: &[bool], stretches: usize) -> Vec<Option<u64>> {
    let rate = |stretch: usize| {
        let from = stretch * wins.len() / stretches;
        let to = ((stretch + 1) * wins.len()).div_ceil(stretches);
        let games = wins.get(from..to).filter(|games| !games.is_empty())?;
        let won = games.iter().filter(|won| **won).count();
        Some((won * 100 / games.len()) as u64)
    };
    (0..stretches).map(rate).collect()
}

/// The number of times in each of this many equal classes from zero, and the end of the last class.
pub(crate) fn histogram(times_ms: &[u64], classes: usize) -> (Vec<u64>, u64) {
    let longest_ms = times_ms
        .iter()
        .max()
        .map_or(0, |&longest| (longest + 1).next_multiple_of(60_000));
    let mut counts = vec![0; if times_ms.is_empty() { 0 } else { classes }];
    for time_ms in times_ms {
        let class = time_ms * classes as u64 / longest_ms.max(1);
        if let Some(count) = usize::try_from(class)
            .ok()
            .and_then(|class| counts.get_mut(class))
        {
            *count += 1;
        }
    }
    (counts, longest_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_games_fill_the_width_and_many_are_averaged() {
        assert_eq!(win_rates(&[], 3), [None, None, None]);
        assert_eq!(
            win_rates(&[true, false], 4),
            [Some(100), Some(100), Some(0), Some(0)]
        );
        assert_eq!(
            win_rates(&[true, false, true, true], 2),
            [Some(50), Some(100)]
        );
    }

    #[test]
    fn times_fall_into_equal_classes() {
        assert_eq!(histogram(&[], 4), (vec![], 0));
        let (counts, longest) = histogram(&[1, 59_999, 60_000, 110_000], 2);
        assert_eq!((counts, longest), (vec![2, 2], 120_000));
    }
}
