//! How cards are dealt to the columns when they have to be dealt anew.

use crate::draft::{LayoutRow, RulesDraft};
use crate::rules::Rules;

/// How many face-down and then face-up cards each column gets.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub(super) down: usize,
    pub(super) up: usize,
}

impl Rows {
    /// Those of a game, on average.
    pub(super) fn of(rules: &Rules) -> Self {
        let columns = usize::from(rules.columns());
        let (up, down): (Vec<usize>, Vec<usize>) = (heights(rules, true), heights(rules, false));
        let average = |heights: Vec<usize>| (heights.iter().sum::<usize>() + columns / 2) / columns;
        Self {
            down: average(down),
            up: average(up).max(1),
        }
    }

    /// Deals them, or as many as there are cards: all of them where no rows are dealt.
    pub(super) fn deal(self, draft: &mut RulesDraft, cards: usize, deals: bool) {
        let columns = draft.columns.map_or(1, |columns| columns as usize);
        // A game that deals rows keeps a card for one.
        let cards = cards - usize::from(deals && cards > 0);
        let full = cards / columns;
        let (down, up) = if deals {
            let up = self.up.clamp(1, full.max(1));
            (self.down.min(full.saturating_sub(up)), up)
        } else {
            let down = self.down.min(full.saturating_sub(1));
            (down, full - down)
        };
        let times = |times: usize| u32::try_from(times).ok().filter(|&times| times != 1);
        let to = |columns: usize| match columns {
            1 => "1".to_owned(),
            _ => format!("1-{columns}"),
        };
        let mut rows = Vec::new();
        if down > 0 {
            rows.push(LayoutRow {
                times: times(down),
                down: Some(to(columns)),
                up: None,
            });
        }
        let rest = if deals { 0 } else { cards % columns };
        for (high, wide) in [(up, columns), (1, rest)] {
            if high > 0 && wide > 0 {
                rows.push(LayoutRow {
                    times: times(high),
                    down: None,
                    up: Some(to(wide)),
                });
            }
        }
        draft.layout = Some(rows);
        draft.schemes = None;
    }
}

/// How many cards that lie so each column gets.
fn heights(rules: &Rules, face_up: bool) -> Vec<usize> {
    let mut heights = vec![0; rules.columns().into()];
    for card in rules.layout().cards() {
        if card.face_up == face_up {
            heights[card.column.index()] += 1;
        }
    }
    heights
}

/// How many each column gets, if all get equally many.
pub(super) fn even_height(rules: &Rules, face_up: bool) -> Option<usize> {
    let heights = heights(rules, face_up);
    heights
        .iter()
        .all(|one| *one == heights[0])
        .then_some(heights[0])
}
