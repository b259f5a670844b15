//! Cards in the player's hand: taking them, putting them down, the obvious move.

use webspinner_rules::{Column, LegalMove, Move, Slot};
use webspinner_table::{Hand, PileRef};

use crate::app::App;
use crate::cursor::Cursor;

impl App {
    /// A column's key: pick up, put down, or, for the second time, the obvious move.
    pub(crate) fn choose_column(&mut self, column: Column) {
        self.hide_cursor();
        let Some(table) = &self.table else { return };
        match table.session.hand() {
            Some(Hand::Cards { from, .. }) if from == column => {
                let count = self.exact_count();
                self.obvious(column, count);
            }
            Some(_) => self.put(PileRef::Column(column)),
            None => self.take(column, None),
        }
    }

    /// How many cards are in hand, if the player chose the number.
    pub(crate) fn exact_count(&self) -> Option<u16> {
        match self.table.as_ref()?.session.hand()? {
            Hand::Cards { count, .. } if !self.hand_is_whole => Some(count),
            _ => None,
        }
    }

    /// Takes cards in hand; without a count all that can be lifted, to give what fits.
    pub(crate) fn take(&mut self, column: Column, count: Option<u16>) {
        self.clear_hint();
        let Some(table) = &mut self.table else { return };
        match table.session.take(column, count) {
            Ok(_) => {
                self.hand_is_whole = count.is_none();
                self.note = None;
            }
            Err(declined) => self.decline(&declined),
        }
    }

    pub(crate) fn take_reserve(&mut self, slot: Slot) {
        self.clear_hint();
        let Some(table) = &mut self.table else { return };
        match table.session.take_reserve(slot) {
            Ok(_) => self.note = None,
            Err(declined) => self.decline(&declined),
        }
    }

    /// Puts the cards in hand down. A hand that took all gives as many as the place takes.
    pub(crate) fn put(&mut self, pile: PileRef) {
        let now_ms = self.now_ms;
        let fitting = self.fitting_count(pile);
        let Some(table) = &mut self.table else { return };
        if let (Some(Hand::Cards { from, .. }), Some(count)) = (table.session.hand(), fitting)
            && let Err(declined) = table.session.take(from, Some(count))
        {
            self.decline(&declined);
            return;
        }
        let put = table.session.put(pile, now_ms);
        self.done(put);
    }

    /// How many of the cards in hand a place takes, where the hand holds all.
    pub(crate) fn fitting_count(&self, pile: PileRef) -> Option<u16> {
        let targets = self.whole_targets();
        let counts = targets.into_iter().filter(|(target, _)| *target == pile);
        counts.map(|(_, count)| count).max()
    }

    /// Where a hand that took all may put some of it, and how much.
    pub(crate) fn whole_targets(&self) -> Vec<(PileRef, u16)> {
        let Some(table) = self.table.as_ref().filter(|_| self.hand_is_whole) else {
            return Vec::new();
        };
        let Some(Hand::Cards { from: own, .. }) = table.session.hand() else {
            return Vec::new();
        };
        let legal = table.session.view().legal_moves();
        let highest = u16::from(table.session.rules().pack().highest().number());
        let target = |legal: LegalMove| match legal.get() {
            Move::Shift { from, to, count } if from == own => Some((PileRef::Column(to), count)),
            Move::ToFoundation { from, slot } if from == own => {
                Some((PileRef::Foundation(slot), 1))
            }
            Move::Collect { from } if from == own => Some((PileRef::Collected, highest)),
            _ => None,
        };
        legal.into_iter().filter_map(target).collect()
    }

    /// Everywhere the cards in hand may go.
    pub(crate) fn targets(&self) -> Vec<PileRef> {
        if self.hand_is_whole {
            let mut piles: Vec<PileRef> = Vec::new();
            for (pile, _) in self.whole_targets() {
                if !piles.contains(&pile) {
                    piles.push(pile);
                }
            }
            return piles;
        }
        let table = self.table.as_ref();
        table.map_or_else(Vec::new, |table| table.session.targets())
    }

    pub(crate) fn obvious(&mut self, column: Column, count: Option<u16>) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.session.obvious(column, count, now_ms);
        self.done(made);
    }

    pub(crate) fn obvious_from_reserve(&mut self, slot: Slot) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.session.obvious_from_reserve(slot, now_ms);
        self.done(made);
    }

    pub(crate) fn obvious_at_cursor(&mut self) {
        let hand = self.table.as_ref().and_then(|table| table.session.hand());
        match (hand, self.cursor) {
            (Some(Hand::Cards { from, .. }), _) => {
                let count = self.exact_count();
                self.obvious(from, count);
            }
            (Some(Hand::Reserve { slot }), _) => self.obvious_from_reserve(slot),
            (
                None,
                Some(Cursor {
                    pile: PileRef::Column(column),
                    count,
                }),
            ) => {
                self.obvious(column, count);
            }
            (
                None,
                Some(Cursor {
                    pile: PileRef::Reserve(slot),
                    ..
                }),
            ) => {
                self.obvious_from_reserve(slot);
            }
            _ => self.show_cursor(),
        }
    }
}
