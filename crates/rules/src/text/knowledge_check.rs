//! From a draft to what a player knows.

use std::iter;

use crate::card::Card;
use crate::column::Column;
use crate::generate::count_of;
use crate::knowledge::Knowledge;
use crate::rules::Rules;
use crate::seen::Seen;
use crate::text::position_check::all_cards;
use crate::text::position_error::{DraftPile, PositionError, PositionProblem};
use crate::text::{KnowledgeDraft, PositionDraft, Shown};
use crate::view::View;

impl Rules {
    /// Makes what a player knows from a draft. The unseen cards are those of the pack that the
    /// draft does not name.
    ///
    /// A game that takes any suit or pair of suits, as [`Rules::position`] says, has its own where
    /// the draft names none.
    ///
    /// # Errors
    /// The first thing that is wrong: piles that the game does not have, cards that could not
    /// lie so, or cards that are not the game's pack.
    pub fn knowledge(&self, draft: &KnowledgeDraft) -> Result<Knowledge, PositionError> {
        let position = self.position(&self.fill_unseen(draft)?)?;
        let mut seen = Seen::at(&position);
        for (unseen, column) in seen.face_down_min.iter_mut().zip(&draft.columns) {
            *unseen = count_of(unseen_in(column));
        }
        seen.stock_min = unseen_in(&draft.stock);
        Ok(View::new(self, &position, &seen, false).knowledge())
    }

    /// The draft of a position with the unseen cards lying anyhow.
    fn fill_unseen(&self, draft: &KnowledgeDraft) -> Result<PositionDraft, PositionError> {
        // Whether the piles are valid does not depend on the unseen cards: any card will do.
        let any = Card::new(self.pack.highest, self.pack.suits[0]);
        let outline = draft.fill(iter::repeat(any)).expect("cards without end");
        self.piles(&outline)?;
        check_order(draft)?;
        let in_columns = draft.columns.iter().flatten().map(|card| card.0.is_some());
        let in_stock = draft.stock.iter().map(|card| card.0.is_some());
        let is_known = in_columns.chain(in_stock).chain(iter::repeat(true));
        let known = all_cards(&outline).into_iter().zip(is_known);
        let known = known.filter_map(|(card, is_known)| is_known.then_some(card));
        let unseen = self.missing_cards(&known.collect::<Vec<_>>())?;
        let (found, left) = (unseen_in_all(draft), unseen.len());
        match draft.fill(unseen) {
            // Where all are known, the missing ones may have been collected.
            Some(filled) if found == left || found == 0 => Ok(filled),
            _ => Err(PositionProblem::UnseenCount { found, left }.nowhere()),
        }
    }
}

fn unseen_in_all(draft: &KnowledgeDraft) -> usize {
    let columns = draft.columns.iter().map(|column| unseen_in(column));
    columns.sum::<usize>() + unseen_in(&draft.stock)
}

fn unseen_in<C>(pile: &[Shown<C>]) -> usize {
    pile.iter().filter(|shown| shown.0.is_none()).count()
}

/// Cards are seen from the top of their pile down.
fn check_order(draft: &KnowledgeDraft) -> Result<(), PositionError> {
    let columns = draft.columns.iter().enumerate();
    let in_columns = columns.filter_map(|(index, column)| {
        let unseen = unseen_on_seen(column.iter().enumerate())?;
        Some((DraftPile::Column(Column::at(index)), unseen))
    });
    let in_stock = unseen_on_seen(draft.stock.iter().enumerate().rev());
    let in_stock = in_stock.map(|unseen| (DraftPile::Stock, unseen));
    match in_columns.chain(in_stock).next() {
        None => Ok(()),
        Some((pile, card)) => Err(PositionProblem::UnseenOnSeen.at(pile, card)),
    }
}

/// Which card of a pile, given from its bottom, lies unseen on one that was seen.
fn unseen_on_seen<'c, C: 'c>(pile: impl Iterator<Item = (usize, &'c Shown<C>)>) -> Option<usize> {
    let mut pile = pile.skip_while(|(_, shown)| shown.0.is_none());
    pile.find(|(_, shown)| shown.0.is_none())
        .map(|(index, _)| index)
}
