//! From a draft to a position.

use crate::apply::is_full_run;
use crate::card::{Card, Rank};
use crate::column::{Column, Slot};
use crate::knobs::{CollectMode, SuitRelation};
use crate::position::{Pile, Position};
use crate::rules::Rules;
use crate::text::position_error::{DraftPile, PositionError, PositionProblem};
use crate::text::{PositionDraft, TableCard};

impl Rules {
    /// Makes a position from a draft.
    ///
    /// Games of one suit take any suit, games of two suits of different colour any black and red
    /// pair, as [`Rules::lay_out`] does. Where the draft leaves the collected runs out, they are
    /// the cards that are nowhere else, run by run of one suit as far as possible.
    ///
    /// # Errors
    /// The first thing that is wrong: piles that the game does not have, cards that could not
    /// lie so, or cards that are not the game's pack.
    pub fn position(&self, draft: &PositionDraft) -> Result<Position, PositionError> {
        let mut position = self.piles(draft)?;
        position.stock = draft.stock.iter().rev().copied().collect();
        position.collected = self.collected_runs(draft)?.concat();
        self.check_runs_on_table(&position)?;
        Ok(position)
    }

    /// Columns, reserves and foundations, as far as they are valid by themselves.
    pub(super) fn piles(&self, draft: &PositionDraft) -> Result<Position, PositionError> {
        let mut position = self.empty_table();
        self.put_columns(draft, &mut position)?;
        self.put_reserves(draft, &mut position)?;
        self.put_foundations(draft, &mut position)?;
        Ok(position)
    }

    fn put_columns(
        &self,
        draft: &PositionDraft,
        position: &mut Position,
    ) -> Result<(), PositionError> {
        for (index, cards) in draft.columns.iter().enumerate() {
            let columns = self.columns;
            let pile = position.columns.get_mut(index).ok_or_else(|| {
                let first_too_many = DraftPile::Column(Column::at(usize::from(columns)));
                PositionProblem::TooManyColumns { columns }.at(first_too_many, 0)
            })?;
            *pile = read_pile(Column::at(index), cards)?;
        }
        Ok(())
    }

    fn put_reserves(
        &self,
        draft: &PositionDraft,
        position: &mut Position,
    ) -> Result<(), PositionError> {
        let reserves = self.reserves;
        if draft.reserves.len() > usize::from(reserves) {
            let first_too_many = DraftPile::Reserve(Slot::at(usize::from(reserves)));
            return Err(PositionProblem::TooManyReserves { reserves }.at(first_too_many, 0));
        }
        position.reserves[..draft.reserves.len()].copy_from_slice(&draft.reserves);
        Ok(())
    }

    /// Builds the foundations card by card, as play would.
    fn put_foundations(
        &self,
        draft: &PositionDraft,
        position: &mut Position,
    ) -> Result<(), PositionError> {
        let count = self.foundations.map_or(0, |foundations| foundations.count);
        for (index, cards) in draft.foundations.iter().enumerate() {
            if index == usize::from(count) {
                let too_many = PositionProblem::TooManyFoundations { foundations: count };
                return Err(too_many.at(DraftPile::Foundation(Slot::at(index)), 0));
            }
            for (height, &card) in cards.iter().enumerate() {
                if !self.foundation_takes(position, index, card) {
                    let pile = DraftPile::Foundation(Slot::at(index));
                    return Err(PositionProblem::Foundation { card }.at(pile, height));
                }
                position.foundations[index].push(card);
            }
        }
        Ok(())
    }

    fn foundation_takes(&self, position: &Position, index: usize, card: Card) -> bool {
        let foundation = &position.foundations[index];
        match self.foundations {
            Some(foundations) if foundation.is_empty() => {
                self.start_refused(position, foundations, card).is_none()
            }
            _ => self.foundation_next(foundation) == Some(card),
        }
    }

    /// The collected runs, given or found among the cards that are nowhere; checks the pack.
    fn collected_runs(&self, draft: &PositionDraft) -> Result<Vec<Vec<Card>>, PositionError> {
        if let Some(runs) = &draft.collected {
            for (run, cards) in runs.iter().enumerate() {
                self.check_collected(run, cards)?;
            }
        }
        let missing = self.missing_cards(&all_cards(draft))?;
        let Some(&card) = missing.first() else {
            return Ok(draft.collected.clone().unwrap_or_default());
        };
        let count = missing.len();
        match (&draft.collected, self.collect) {
            (None, Some(collect)) if collect.leaves() => {
                runs_among(&missing, self.pack.highest, collect.suit)
                    .ok_or_else(|| PositionProblem::MissingNoRuns { card, count }.nowhere())
            }
            _ => Err(PositionProblem::Missing { card, count }.nowhere()),
        }
    }

    fn check_collected(&self, run: usize, cards: &[Card]) -> Result<(), PositionError> {
        let highest = self.pack.highest;
        let problem = match self.collect.filter(|collect| collect.leaves()) {
            None => PositionProblem::NoCollecting,
            Some(collect)
                if cards.len() == usize::from(highest.number())
                    && is_full_run(cards, highest, collect) =>
            {
                return Ok(());
            }
            Some(_) => PositionProblem::NotARun {
                found: cards.len(),
                highest,
            },
        };
        Err(problem.at(DraftPile::Collected(run), 0))
    }

    /// The cards of the pack that are not among these of a draft, in order.
    pub(super) fn missing_cards(&self, all: &[PlacedCard]) -> Result<Vec<Card>, PositionError> {
        let cards: Vec<Card> = all.iter().map(|(_, _, card)| *card).collect();
        let replace = self.suit_substitution(&cards);
        let mut left = [0_usize; 64];
        let mut pack: Vec<Card> = self.pack.cards().collect();
        for card in &mut pack {
            *card = Card::new(card.rank(), replace(card.suit()));
            left[usize::from(card.code())] += 1;
        }
        let expected = left;
        for &(pile, index, card) in all {
            let left = &mut left[usize::from(card.code())];
            let expected = expected[usize::from(card.code())];
            let one_less = left.checked_sub(1);
            *left = one_less
                .ok_or_else(|| PositionProblem::TooMany { card, expected }.at(pile, index))?;
        }
        pack.sort_unstable();
        pack.reverse();
        pack.retain(|card| {
            let left = &mut left[usize::from(card.code())];
            let missing = *left > 0;
            *left = left.saturating_sub(1);
            missing
        });
        Ok(pack)
    }

    fn check_runs_on_table(&self, position: &Position) -> Result<(), PositionError> {
        let at_once = self
            .collect
            .filter(|collect| collect.mode == CollectMode::AtOnce);
        let Some(collect) = at_once else {
            return Ok(());
        };
        for column in (0..position.columns.len()).map(Column::at) {
            if position.ends_in_run(self, collect, column) {
                let start = position.column(column).cards.len() - usize::from(position.run_length);
                return Err(PositionProblem::RunOnTable.at(DraftPile::Column(column), start));
            }
        }
        Ok(())
    }
}

/// A column's cards, if the face-down ones are at the bottom and not at the end.
fn read_pile(column: Column, cards: &[TableCard]) -> Result<Pile, PositionError> {
    let face_down = cards.iter().take_while(|card| !card.face_up).count();
    let pile = DraftPile::Column(column);
    if !cards.is_empty() && face_down == cards.len() {
        return Err(PositionProblem::EndFaceDown.at(pile, face_down - 1));
    }
    if let Some(above) = cards[face_down..].iter().position(|card| !card.face_up) {
        return Err(PositionProblem::FaceDownOnFaceUp.at(pile, face_down + above));
    }
    Ok(Pile {
        cards: cards.iter().map(|card| card.card).collect(),
        // More than a pack holds is refused when the pack is checked.
        face_down: u16::try_from(face_down).unwrap_or(u16::MAX),
    })
}

/// A card of a draft, after its pile and its place in it.
type PlacedCard = (DraftPile, usize, Card);

/// Every card of a draft: column by column, the stock, and then the piles that are always open.
pub(super) fn all_cards(draft: &PositionDraft) -> Vec<PlacedCard> {
    let mut all = Vec::new();
    let mut put = |pile: DraftPile, cards: &mut dyn Iterator<Item = Card>| {
        all.extend(cards.enumerate().map(|(index, card)| (pile, index, card)));
    };
    for (index, cards) in draft.columns.iter().enumerate() {
        put(
            DraftPile::Column(Column::at(index)),
            &mut cards.iter().map(|card| card.card),
        );
    }
    put(DraftPile::Stock, &mut draft.stock.iter().copied());
    for (index, card) in draft.reserves.iter().enumerate() {
        put(
            DraftPile::Reserve(Slot::at(index)),
            &mut card.iter().copied(),
        );
    }
    for (index, cards) in draft.foundations.iter().enumerate() {
        put(
            DraftPile::Foundation(Slot::at(index)),
            &mut cards.iter().copied(),
        );
    }
    for (run, cards) in draft.collected.iter().flatten().enumerate() {
        put(DraftPile::Collected(run), &mut cards.iter().copied());
    }
    all
}

/// The cards sorted into full runs from the highest rank down; `None` if they are no such runs.
///
/// Each run takes the next card of its own suit as long as there is one. That never spoils what
/// could have come out, since all cards that fit a run are as good for the rest of it.
fn runs_among(cards: &[Card], highest: Rank, suit: SuitRelation) -> Option<Vec<Vec<Card>>> {
    let of_rank = |rank: Rank| {
        cards
            .iter()
            .copied()
            .filter(move |card| card.rank() == rank)
    };
    let mut runs: Vec<Vec<Card>> = of_rank(highest).map(|king| vec![king]).collect();
    for rank in Rank::up_to(highest).rev().skip(1) {
        let mut left: Vec<Card> = of_rank(rank).collect();
        let mut next = vec![None; runs.len()];
        for relation in [SuitRelation::OneSuit, SuitRelation::Any] {
            for (run, next) in runs.iter().zip(&mut next) {
                let last = *run.last()?;
                let fits = |card: &Card| relation.holds(last, *card) && suit.holds(last, *card);
                if next.is_none() {
                    *next = left.iter().position(fits).map(|place| left.remove(place));
                }
            }
        }
        for (run, next) in runs.iter_mut().zip(next) {
            run.push(next?);
        }
        left.is_empty().then_some(())?;
    }
    Some(runs)
}
