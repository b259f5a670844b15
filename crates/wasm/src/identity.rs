//! Which card is which: a number for each card on the table that stays with it wherever it goes.

use webspinner_rules::{Card, Column, Position, Slot};
use webspinner_table::{Event, PileRef};

/// The number of a card. A pack may hold several that look the same; each has its own number.
pub(crate) type CardId = u16;

/// The numbers of all cards of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Identity {
    /// The cards of each pile from below, with their numbers. The order of the piles is the same as
    /// in [`Identity::place`].
    piles: Vec<Vec<(CardId, Card)>>,
    columns: usize,
    foundations: usize,
    cards: usize,
}

impl Identity {
    /// Numbers the cards of a first position.
    pub(crate) fn new(position: &Position) -> Self {
        let mut identity = Self::without_cards(position);
        for (pile, card) in all(position) {
            let id = CardId::try_from(identity.cards);
            let id = id.expect("a pack has less than 65,536 cards");
            let place = identity.place(pile);
            identity.piles[place].push((id, card));
            identity.cards += 1;
        }
        identity
    }

    /// The numbers of another position whose piles have as many cards: the places keep theirs.
    pub(crate) fn of_places(&self, position: &Position) -> Self {
        let mut other = Self::new(position);
        for (pile, own) in other.piles.iter_mut().zip(&self.piles) {
            for (place, own) in pile.iter_mut().zip(own) {
                place.0 = own.0;
            }
        }
        other
    }

    fn without_cards(position: &Position) -> Self {
        let (columns, foundations) = (position.columns().len(), position.foundations().len());
        let piles = 2 + columns + foundations + position.reserves().len();
        Self {
            piles: vec![Vec::new(); piles],
            columns,
            foundations,
            cards: 0,
        }
    }

    /// Which of the piles it is.
    fn place(&self, pile: PileRef) -> usize {
        match pile {
            PileRef::Stock => 0,
            PileRef::Collected => 1,
            PileRef::Column(column) => 2 + column.index(),
            PileRef::Foundation(slot) => 2 + self.columns + slot.index(),
            PileRef::Reserve(slot) => 2 + self.columns + self.foundations + slot.index(),
        }
    }

    /// Carries the cards as these events did. A run that was moved together and then collected
    /// thus keeps its own cards, though others look the same.
    pub(crate) fn carry(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Moved { from, to, cards } = event {
                self.carry_cards(*from, *to, cards.len());
            }
        }
    }

    /// Makes the last cards of a pile the last of another, in the same order.
    fn carry_cards(&mut self, from: PileRef, to: PileRef, count: usize) {
        let (from, to) = (self.place(from), self.place(to));
        let start = self.piles[from].len().saturating_sub(count);
        let carried = self.piles[from].split_off(start);
        self.piles[to].extend(carried);
    }

    /// Follows the cards into the next position: whatever lies where it lay stays itself, and of
    /// the others each takes the number of a card that looks the same and is gone from its place.
    pub(crate) fn follow(&mut self, position: &Position) {
        let old = std::mem::replace(self, Self::without_cards(position));
        self.cards = old.cards;
        // By their numbers, so that the same move always picks the same ones.
        let mut free: Vec<Option<Card>> = vec![None; old.cards];
        for (id, card) in old.piles.iter().flatten() {
            free[usize::from(*id)] = Some(*card);
        }
        let mut moved = Vec::new();
        for (pile, card) in all(position) {
            let place = self.place(pile);
            let there = old.piles[place].get(self.piles[place].len());
            match there {
                Some((id, was)) if *was == card => free[usize::from(*id)] = None,
                _ => moved.push((place, self.piles[place].len(), card)),
            }
            // The number of a card that moved is found once it is known which are free.
            self.piles[place].push((there.map_or(0, |(id, _)| *id), card));
        }
        for (place, index, card) in moved {
            let id = free.iter().position(|other| *other == Some(card));
            let id = id.expect("no card comes or goes");
            free[id] = None;
            let id = CardId::try_from(id).expect("it was the number of a card");
            self.piles[place][index].0 = id;
        }
    }

    /// The number of the card that lies there.
    ///
    /// # Panics
    /// If none does in the position followed last.
    pub(crate) fn at(&self, pile: PileRef, index: usize) -> CardId {
        self.piles[self.place(pile)][index].0
    }
}

/// Every card with its pile; the cards of a pile from below.
fn all(position: &Position) -> impl Iterator<Item = (PileRef, Card)> + '_ {
    let columns = position.columns().iter().enumerate();
    let columns = columns.flat_map(|(column, pile)| {
        let pile_of = PileRef::Column(Column::at(column));
        pile.cards().iter().map(move |card| (pile_of, *card))
    });
    let foundations = position.foundations().iter().enumerate();
    let foundations = foundations.flat_map(|(slot, pile)| {
        let pile_of = PileRef::Foundation(Slot::at(slot));
        pile.iter().map(move |card| (pile_of, *card))
    });
    let reserves = position.reserves().iter().enumerate();
    let reserves =
        reserves.filter_map(|(slot, card)| Some((PileRef::Reserve(Slot::at(slot)), (*card)?)));
    let collected = position.collected().flatten();
    let collected = collected.map(|card| (PileRef::Collected, *card));
    // The card dealt first lies on top; counted from below, no card of the stock ever changes its
    // place before it is dealt.
    let stock: Vec<Card> = position.stock().collect();
    let stock = stock.into_iter().rev().map(|card| (PileRef::Stock, card));
    columns
        .chain(foundations)
        .chain(reserves)
        .chain(collected)
        .chain(stock)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use webspinner_rules::games;
    use webspinner_table::Session;

    use super::*;

    fn cards(identity: &Identity) -> HashMap<CardId, Card> {
        identity.piles.iter().flatten().copied().collect()
    }

    #[test]
    fn a_card_keeps_its_number_wherever_it_goes() {
        for rules in games::all() {
            let shuffle = "own:1".parse().expect("a shuffle");
            let mut position = rules.deal(&shuffle).expect("every game has own deals");
            let mut identity = Identity::new(&position);
            let count = rules.pack().size();
            for step in 0..200_usize {
                let legal = rules.legal_moves(&position);
                let Some(play) = legal.get(step * 7 % legal.len().max(1)) else {
                    break;
                };
                let _ = position.apply(rules, *play);
                let before = cards(&identity);
                identity.follow(&position);
                let after = cards(&identity);
                assert_eq!(after.len(), count, "{}", rules.id());
                assert_eq!(before, after, "{}", rules.id());
            }
        }
    }

    /// The cards of each pile, without their numbers.
    fn piles(identity: &Identity) -> Vec<Vec<Card>> {
        let pile = |pile: &Vec<(CardId, Card)>| pile.iter().map(|(_, card)| *card).collect();
        identity.piles.iter().map(pile).collect()
    }

    #[test]
    fn events_alone_tell_where_every_card_goes() {
        for rules in games::all() {
            let shuffle = "own:1".parse().expect("a shuffle");
            let mut session =
                Session::deal(rules.clone(), &shuffle).expect("every game has own deals");
            let mut identity = Identity::new(session.position());
            for step in 0..150_usize {
                let legal = rules.legal_moves(session.position());
                let undoes = step % 5 == 4 && session.can_undo();
                let events = match legal.get(step * 7 % legal.len().max(1)) {
                    _ if undoes => session.undo(0),
                    Some(play) => session.play(play.get(), 0),
                    None => break,
                };
                identity.carry(&events.expect("a legal move"));
                let laid = Identity::new(session.position());
                assert_eq!(piles(&identity), piles(&laid), "{} {step}", rules.id());
            }
        }
    }
}
