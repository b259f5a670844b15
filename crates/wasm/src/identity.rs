//! Which card is which: a number for each card on the table that stays with it wherever it goes.

use std::collections::HashMap;

use webspinner_rules::{Card, Column, Position, Slot};
use webspinner_table::{Event, PileRef};

/// The number of a card. A pack may hold several that look the same; each has its own number.
pub(crate) type CardId = u16;

/// The place of a single card: a pile, and how many cards lie under it there.
type CardPlace = (PileRef, usize);

/// The numbers of all cards of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Identity {
    seats: HashMap<CardPlace, (CardId, Card)>,
}

impl Identity {
    /// Numbers the cards of a first position.
    pub(crate) fn new(position: &Position) -> Self {
        let cards = all(position).enumerate();
        let seats = cards.map(|(index, (seat, card))| {
            let id = CardId::try_from(index).expect("a pack has less than 65,536 cards");
            (seat, (id, card))
        });
        Self {
            seats: seats.collect(),
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
        let (height, start) = (self.height(from), self.height(to));
        for nth in 0..count {
            let index = (height + nth).checked_sub(count);
            if let Some(seat) = index.and_then(|index| self.seats.remove(&(from, index))) {
                self.seats.insert((to, start + nth), seat);
            }
        }
    }

    /// How many cards lie there.
    fn height(&self, pile: PileRef) -> usize {
        let mut indices = 0..;
        indices
            .find(|index| !self.seats.contains_key(&(pile, *index)))
            .expect("no pile is endless")
    }

    /// Follows the cards into the next position: whatever lies where it lay stays itself, and of
    /// the others each takes the number of a card that looks the same and is gone from its place.
    pub(crate) fn follow(&mut self, position: &Position) {
        let mut old = std::mem::take(&mut self.seats);
        let mut moved: Vec<(CardPlace, Card)> = Vec::new();
        for (seat, card) in all(position) {
            match old.get(&seat) {
                Some((id, was)) if *was == card => {
                    self.seats.insert(seat, (*id, card));
                    old.remove(&seat);
                }
                _ => moved.push((seat, card)),
            }
        }
        // In the order of their numbers, so that the same move always picks the same ones.
        let mut free: Vec<(CardId, Card)> = old.into_values().collect();
        free.sort_unstable();
        for (seat, card) in moved {
            let place = free.iter().position(|(_, other)| *other == card);
            let (id, _) = free.remove(place.expect("no card comes or goes"));
            self.seats.insert(seat, (id, card));
        }
    }

    /// The number of the card that lies there.
    ///
    /// # Panics
    /// If none does in the position followed last.
    pub(crate) fn at(&self, pile: PileRef, index: usize) -> CardId {
        self.seats[&(pile, index)].0
    }
}

/// Every card with its place.
fn all(position: &Position) -> impl Iterator<Item = (CardPlace, Card)> + '_ {
    let columns = position.columns().iter().enumerate();
    let columns = columns.flat_map(|(column, pile)| {
        let cards = pile.cards().iter().enumerate();
        cards.map(move |(index, card)| ((PileRef::Column(Column::at(column)), index), *card))
    });
    let foundations = position.foundations().iter().enumerate();
    let foundations = foundations.flat_map(|(slot, pile)| {
        let cards = pile.iter().enumerate();
        cards.map(move |(index, card)| ((PileRef::Foundation(Slot::at(slot)), index), *card))
    });
    let reserves = position.reserves().iter().enumerate();
    let reserves =
        reserves.filter_map(|(slot, card)| Some(((PileRef::Reserve(Slot::at(slot)), 0), (*card)?)));
    let collected = position.collected().flatten().enumerate();
    let collected = collected.map(|(index, card)| ((PileRef::Collected, index), *card));
    // The card dealt first lies on top; counted from below, no card of the stock ever changes its
    // place before it is dealt.
    let stock_len = position.stock_len();
    let stock = position.stock().enumerate();
    let stock = stock.map(move |(index, card)| ((PileRef::Stock, stock_len - 1 - index), card));
    columns
        .chain(foundations)
        .chain(reserves)
        .chain(collected)
        .chain(stock)
}

#[cfg(test)]
mod tests {
    use webspinner_rules::games;
    use webspinner_table::Session;

    use super::*;

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
                let before: HashMap<CardId, Card> = identity.seats.values().copied().collect();
                identity.follow(&position);
                let after: HashMap<CardId, Card> = identity.seats.values().copied().collect();
                assert_eq!(after.len(), count, "{}", rules.id());
                assert_eq!(before, after, "{}", rules.id());
            }
        }
    }

    /// The cards on their seats, without their numbers.
    fn cards(identity: &Identity) -> HashMap<CardPlace, Card> {
        let seats = identity.seats.iter();
        seats.map(|(place, (_, card))| (*place, *card)).collect()
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
                let laid: HashMap<CardPlace, Card> = all(session.position()).collect();
                assert_eq!(cards(&identity), laid, "{} {step}", rules.id());
            }
        }
    }
}
