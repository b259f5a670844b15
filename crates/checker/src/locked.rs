//! Positions in which some card can never come to the one card that it may be put on.
//!
//! Where every card is there once, is put on the next higher card of its suit and nothing else, and
//! vacancies take kings at most, a card has one *place* to go. To win, every run has to be built
//! from king to ace, so every card but the kings has to lie on its place some day. A card that lies
//! elsewhere comes there by being dealt on it, out of the stock or a reserve, or by *leaving* the
//! card under it: it is lifted, with what lies on it, and put on its place. Before that,
//!
//! 1. the card that lies on its place now must have left, as its place must be an end card;
//! 2. if its place lies above it in its own column, one of the cards above it, up to its place,
//!    must have left: until one of them does, they are all lifted together;
//! 3. if it lies face down, the card on it must have left, or it is not turned up.
//!
//! A king leaves by filling a vacancy, so there must be one, or the card at the bottom of a column
//! must have left; or it leaves with its run, so all lower cards of its suit must lie on their
//! places. No other card needs to leave with a run: if the card of 1., 2. or 3. leaves with one, it
//! is either the king of the run, or it has left the card under it before, to come to its place.
//! Where runs stay on the table, no card leaves with one, which only means that less is possible.
//!
//! *Proof.* Mark every card that lies on its place. Then, one after another, mark cards for which
//! all that has to happen before has been marked as possible. If a play won, each of its cards
//! would come to its place after all that has to happen before, so in the order of the play, all
//! would be marked. If some card is left over, no play wins. That ignores much else that would have
//! to happen too, which only marks more.

use rustc_hash::{FxHashMap, FxHashSet};
use webspinner_rules::knobs::{RunStart, Step, SuitRelation, Vacancy};
use webspinner_rules::{Card, Position, Rank, Rules};

/// Whether some card can never come to its place.
pub(crate) fn is_locked(rules: &Rules, position: &Position) -> bool {
    if !applies(rules) {
        return false;
    }
    let highest = rules.pack().highest();
    let table = Table::new(position);
    let has_vacancy = position.vacancies().next().is_some();
    let (mut placed, mut left) = (FxHashSet::default(), FxHashSet::default());
    loop {
        let before = (placed.len(), left.len());
        for &card in &table.all {
            if let Some(place) = higher(card).filter(|_| card.rank() != highest) {
                if table.on.get(&place) == Some(&card) {
                    placed.insert(card);
                } else if table.may_leave_for(card, place, &left) {
                    placed.insert(card);
                    left.insert(card);
                }
            } else {
                let mut lower = table.all.iter();
                let all_placed = lower.all(|lower| {
                    !lower.same_suit(card) || *lower == card || placed.contains(lower)
                });
                let may_be_vacant = || table.bottoms.iter().any(|bottom| left.contains(bottom));
                if all_placed || has_vacancy || may_be_vacant() {
                    left.insert(card);
                }
            }
        }
        if before == (placed.len(), left.len()) {
            let mut others = table.all.iter().filter(|card| card.rank() != highest);
            return others.any(|card| !placed.contains(card));
        }
    }
}

/// Whether every card has one place to go.
fn applies(rules: &Rules) -> bool {
    let (pack, place) = (rules.pack(), rules.place());
    let collects = rules.collect().is_some_and(|collect| {
        collect.start == RunStart::King && collect.suit == SuitRelation::OneSuit
    });
    pack.decks() == 1
        && pack.distinct_suits().len() == pack.suits().len()
        && place.suit == SuitRelation::OneSuit
        && place.step == Step::Down
        && !place.wrap
        && !place.same_rank
        && rules.vacancy() != Vacancy::Any
        && rules.foundations().is_none()
        && !rules.reserves_take_cards()
        && collects
}

/// The next higher card of its suit, if there is one.
fn higher(card: Card) -> Option<Card> {
    Some(Card::new(Rank::new(card.number() + 1)?, card.suit()))
}

/// What lies where.
struct Table {
    /// Every card that has not been collected.
    all: Vec<Card>,
    /// The card that lies on each card.
    on: FxHashMap<Card, Card>,
    /// For each card in a column, the cards above it up to the end.
    above: FxHashMap<Card, Vec<Card>>,
    face_down: FxHashSet<Card>,
    bottoms: Vec<Card>,
}

impl Table {
    fn new(position: &Position) -> Self {
        let mut table = Self {
            all: position.stock().collect(),
            on: FxHashMap::default(),
            above: FxHashMap::default(),
            face_down: FxHashSet::default(),
            bottoms: Vec::new(),
        };
        table.all.extend(position.reserves().iter().flatten());
        for pile in position.columns() {
            let cards = pile.cards();
            table.all.extend(cards);
            table.bottoms.extend(cards.first());
            table.face_down.extend(&cards[..pile.face_down()]);
            table
                .on
                .extend(cards.windows(2).map(|pair| (pair[0], pair[1])));
            let above = (1..)
                .zip(cards)
                .map(|(next, card)| (*card, cards[next..].to_vec()));
            table.above.extend(above);
        }
        table
    }

    /// Whether a card may come to its place once these cards have left the cards under them.
    fn may_leave_for(&self, card: Card, place: Card, left: &FxHashSet<Card>) -> bool {
        let is_bare = |card| self.on.get(&card).is_none_or(|upper| left.contains(upper));
        let above = self.above.get(&card).map_or(&[][..], Vec::as_slice);
        let up_to_place = above.iter().position(|&upper| upper == place);
        let parts = |at: usize| above[..=at].iter().any(|upper| left.contains(upper));
        is_bare(place)
            && up_to_place.is_none_or(parts)
            && (!self.face_down.contains(&card) || is_bare(card))
    }
}
