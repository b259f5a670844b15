//! Laws of a session, over random play of every game.

use crate::common::{Dice, random_move, session};
use webspinner_rules::{Card, Column, Position, Slot, games};
use webspinner_table::{Event, PileRef, Session};

fn each_session(mut visit: impl FnMut(Session, Dice)) {
    for rules in games::all() {
        for number in 1..=3 {
            let deal = format!("own:{number}");
            visit(session(rules.id().as_str(), &deal), Dice::new(number));
        }
    }
}

#[test]
fn undoing_everything_returns_to_the_start_and_redoing_to_the_end() {
    each_session(|mut session, mut dice| {
        let start = session.position().clone();
        let mut moves = 0;
        while moves < 80 && random_move(&mut session, &mut dice).is_some() {
            moves += 1;
        }
        let end = session.position().clone();
        while session.can_undo() {
            session.undo(0).expect("a move to take back");
        }
        assert_eq!(session.position(), &start);
        assert!(session.undo(0).is_err());
        while session.can_redo() {
            session.redo(0).expect("a move to make again");
        }
        assert_eq!(session.position(), &end);
        assert_eq!(session.length(), moves);
        assert_eq!(session.header().undos as usize, moves);
    });
}

/// A table rebuilt from events alone.
struct Watcher {
    columns: Vec<Vec<Card>>,
    face_down: Vec<usize>,
    stock: Vec<Card>,
    foundations: Vec<Vec<Card>>,
    reserves: Vec<Option<Card>>,
    collected: Vec<Card>,
}

impl Watcher {
    fn of(position: &Position) -> Self {
        let piles = position.columns().iter();
        Self {
            columns: piles.clone().map(|pile| pile.cards().to_vec()).collect(),
            face_down: piles.map(webspinner_rules::Pile::face_down).collect(),
            stock: position.stock().collect(),
            foundations: position.foundations().to_vec(),
            reserves: position.reserves().to_vec(),
            collected: position.collected().flatten().copied().collect(),
        }
    }

    fn watch(&mut self, event: &Event) {
        match event {
            Event::Moved { from, to, cards } => {
                self.lift(*from, cards);
                self.put(*to, cards);
            }
            Event::TurnedUp { column, card } => {
                assert_eq!(self.columns[column.index()].last(), Some(card));
                self.face_down[column.index()] -= 1;
            }
            Event::TurnedDown { column } => self.face_down[column.index()] += 1,
            Event::LaidOut | Event::Ended(_) => {}
        }
    }

    fn pile(&mut self, pile: PileRef) -> Option<&mut Vec<Card>> {
        match pile {
            PileRef::Column(column) => Some(&mut self.columns[column.index()]),
            PileRef::Foundation(to) => Some(&mut self.foundations[to.index()]),
            PileRef::Collected => Some(&mut self.collected),
            PileRef::Stock | PileRef::Reserve(_) => None,
        }
    }

    fn lift(&mut self, from: PileRef, cards: &[Card]) {
        if let Some(pile) = self.pile(from) {
            assert_eq!(pile.split_off(pile.len() - cards.len()), cards);
        } else if let PileRef::Reserve(slot) = from {
            assert_eq!(self.reserves[slot.index()].take().as_slice(), cards);
        } else {
            let rest = self.stock.split_off(cards.len());
            assert_eq!(std::mem::replace(&mut self.stock, rest), cards);
        }
    }

    fn put(&mut self, to: PileRef, cards: &[Card]) {
        if let Some(pile) = self.pile(to) {
            pile.extend(cards);
        } else if let PileRef::Reserve(slot) = to {
            self.reserves[slot.index()] = cards.first().copied();
        } else {
            self.stock.splice(0..0, cards.iter().copied());
        }
    }
}

#[test]
fn events_report_everything_that_changed_forwards_and_backwards() {
    each_session(|mut session, mut dice| {
        let mut watcher = Watcher::of(session.position());
        for _ in 0..120 {
            let events = if dice.below(4) == 0 && session.can_undo() {
                session.undo(0).expect("a move to take back")
            } else if let Some((_, events)) = random_move(&mut session, &mut dice) {
                events
            } else {
                break;
            };
            for event in &events {
                watcher.watch(event);
            }
            let truth = Watcher::of(session.position());
            assert_eq!(watcher.columns, truth.columns);
            assert_eq!(watcher.face_down, truth.face_down);
            assert_eq!(watcher.stock, truth.stock);
            assert_eq!(watcher.foundations, truth.foundations);
            assert_eq!(watcher.reserves, truth.reserves);
            assert_eq!(watcher.collected, truth.collected);
        }
    });
}

#[test]
fn targets_are_exactly_where_the_hand_may_be_put() {
    each_session(|mut session, mut dice| {
        for _ in 0..25 {
            let columns = session.position().columns().len();
            for from in (0..columns).map(Column::at) {
                if session.take(from, None).is_err() {
                    continue;
                }
                let targets = session.targets();
                let foundations = session.position().foundations().len();
                let all = (0..columns).map(|index| PileRef::Column(Column::at(index)));
                let all =
                    all.chain((0..foundations).map(|index| PileRef::Foundation(Slot::at(index))));
                for to in all.chain([PileRef::Collected]) {
                    let mut other = session.clone();
                    assert_eq!(other.put(to, 0).is_ok(), targets.contains(&to));
                    assert_eq!(other.hand(), None);
                }
            }
            if random_move(&mut session, &mut dice).is_none() {
                break;
            }
        }
    });
}
