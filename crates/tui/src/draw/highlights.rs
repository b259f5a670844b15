//! The cards and piles that stand out.

use webspinner_table::PileRef;

use crate::theme::Look;

/// Cards of a pile that stand out, from this one (counted from the bottom, from 0) to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Highlight {
    pub(crate) pile: PileRef,
    pub(crate) from: usize,
    pub(crate) look: Look,
}

/// All cards and piles that stand out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Highlights(pub(crate) Vec<Highlight>);

impl Highlights {
    pub(crate) fn add(&mut self, pile: PileRef, from: usize, look: Look) {
        self.0.push(Highlight { pile, from, look });
    }

    /// The look of a card that would otherwise be `plain`.
    pub(crate) fn look(&self, pile: PileRef, index: usize, plain: Look) -> Look {
        let highlights = self.0.iter();
        let hold = highlights.filter(|highlight| highlight.pile == pile && index >= highlight.from);
        hold.map(|highlight| highlight.look).fold(plain, Look::max)
    }

    /// The look of a pile as a whole: a target, the cursor.
    pub(crate) fn pile(&self, pile: PileRef) -> Look {
        let highlights = self.0.iter().filter(|highlight| highlight.pile == pile);
        highlights
            .map(|highlight| highlight.look)
            .fold(Look::Held, Look::max)
    }
}
