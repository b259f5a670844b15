//! Mean and variance of counts in a random deal, exactly.
//!
//! In a random deal any places hold a random choice of cards, so what is expected of them is a
//! count over the pack, whose cards all differ here even where they look the same. The sums are
//! whole numbers, far too small to be rounded.

use crate::card::Card;

/// What chance says of a count in one deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Moments {
    pub(super) mean: f64,
    pub(super) variance: f64,
}

/// How many cards in this many places are of a kind: the hypergeometric distribution.
pub(super) fn ones(pack: &[Card], places: usize, is_one: impl Fn(Card) -> bool) -> Moments {
    let kind = pack.iter().filter(|card| is_one(**card)).count();
    let mean = chance(kind, places, pack.len(), 1);
    let squares = mean + chance(kind * kind.saturating_sub(1), places, pack.len(), 2);
    Moments {
        mean,
        variance: (squares - mean * mean).max(0.0),
    }
}

/// How many ordered pairs of cards in this many places are related. The square of that count has a
/// term for every two pairs, which are the same pair, the same cards in the other order, share one
/// card in one of four ways, or share none.
pub(super) fn pairs(pack: &[Card], places: usize, related: impl Fn(Card, Card) -> bool) -> Moments {
    let size = pack.len();
    let holds = |one: usize, other: usize| one != other && related(pack[one], pack[other]);
    let (mut all, mut both_ways) = (0, 0);
    let (mut onto, mut from) = (vec![0; size], vec![0; size]);
    let every = (0..size).flat_map(|one| (0..size).map(move |other| (one, other)));
    for (one, other) in every.filter(|&(one, other)| holds(one, other)) {
        all += 1;
        onto[other] += 1;
        from[one] += 1;
        both_ways += usize::from(holds(other, one));
    }
    // Two pairs with one card in common, from that card, to it, or through it.
    let through = |one: &[usize], other: &[usize]| -> usize {
        one.iter().zip(other).map(|(one, other)| one * other).sum()
    };
    let from_one = through(&from, &from) - all;
    let onto_one = through(&onto, &onto) - all;
    let in_a_row = through(&from, &onto) - both_ways;
    let with_one = from_one + onto_one + 2 * in_a_row;
    let apart = all * all - all - both_ways - with_one;
    let mean = chance(all, places, size, 2);
    let squares = mean
        + chance(both_ways, places, size, 2)
        + chance(with_one, places, size, 3)
        + chance(apart, places, size, 4);
    Moments {
        mean,
        variance: (squares - mean * mean).max(0.0),
    }
}

/// How many of `cases`, each some cards of the pack in some order, are expected in this many
/// places.
#[expect(clippy::cast_precision_loss, reason = "exact up to two to the 53rd")]
fn chance(cases: usize, places: usize, size: usize, cards: usize) -> f64 {
    if places < cards {
        return 0.0;
    }
    let share = |nth: usize| (places - nth) as f64 / (size - nth) as f64;
    (0..cards).map(share).product::<f64>() * cases as f64
}
