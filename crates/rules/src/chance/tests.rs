use super::*;
use crate::card::Suit;
use crate::games;

fn checked(game: &str, first: DealNumber, deals: u32) -> DealCheck {
    let rules = games::find(game).expect("a built-in game");
    let check = DealCheck::new(Arc::clone(rules), first, deals);
    let mut check = check.expect("it has such deals");
    check.step(deals);
    check
}

/// Every way to lay this pack out, one as likely as the other.
fn orders(pack: &[Card]) -> Vec<Vec<Card>> {
    if pack.is_empty() {
        return vec![Vec::new()];
    }
    let begun = |first: usize| {
        let mut rest = pack.to_vec();
        let card = rest.remove(first);
        let whole = move |mut order: Vec<Card>| {
            order.insert(0, card);
            order
        };
        orders(&rest).into_iter().map(whole)
    };
    (0..pack.len()).flat_map(begun).collect()
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn moments(counts: &[usize]) -> Moments {
    let of = |power: i32| {
        let sum: f64 = counts.iter().map(|&count| (count as f64).powi(power)).sum();
        sum / counts.len() as f64
    };
    Moments {
        mean: of(1),
        variance: of(2) - of(1).powi(2),
    }
}

fn close(one: Moments, other: Moments) -> bool {
    (one.mean - other.mean).abs() < 1e-9 && (one.variance - other.variance).abs() < 1e-9
}

#[test]
fn what_chance_says_is_what_all_orders_of_a_small_pack_come_to() {
    let cards = [(1, Suit::Spades), (2, Suit::Hearts), (3, Suit::Spades)];
    let card = |(rank, suit)| Card::new(Rank::new(rank).expect("a rank"), suit);
    // Seven cards, some of them alike, and relations that hold one way, both ways, and by suit.
    let mut pack: Vec<Card> = cards.map(card).into_iter().cycle().take(6).collect();
    pack.push(card((2, Suit::Spades)));
    let orders = orders(&pack);
    let relations: [fn(Card, Card) -> bool; 3] = [
        |one, other| one.number() + 1 == other.number(),
        |one, other| one.number().abs_diff(other.number()) == 1,
        Card::same_suit,
    ];
    for places in 0..=5 {
        for related in relations {
            let count = |order: &Vec<Card>| count_pairs(&order[..places], related);
            let counted: Vec<usize> = orders.iter().map(count).collect();
            let expected = pairs(&pack, places, related);
            assert!(close(expected, moments(&counted)), "{places}: {expected:?}");
        }
        let count = |order: &Vec<Card>| order[..places].iter().filter(|c| is_ace(**c)).count();
        let counted: Vec<usize> = orders.iter().map(count).collect();
        assert!(close(ones(&pack, places, is_ace), moments(&counted)));
    }
}

#[test]
fn first_moves_are_the_legal_moves_between_columns() {
    // Where every column has one open card, those are all moves there are.
    for game in ["spider-1", "spider-2", "spider"] {
        let rules = games::find(game).expect("a built-in game");
        for number in 1..=50 {
            let first = DealNumber::own(number);
            let figure = checked(game, first, 1).figures().next().expect("moves");
            assert_eq!(figure.quantity, Quantity::FirstMoves);
            let legal = rules.new_game(&first.into()).expect("a deal").legal_moves();
            let shifts = legal.iter().filter(|made| made.get() != crate::Move::Deal);
            assert_eq!(figure.counted, shifts.count() as u64, "{game} {number}");
        }
    }
}

#[test]
fn the_first_row_is_what_the_stock_deals_first() {
    for first in [
        DealNumber::own(7),
        DealNumber::new(crate::deal::Scheme::Kpat, 7).expect("one"),
    ] {
        let rules = games::find("spider").expect("a built-in game");
        let position = rules.deal(&first.into()).expect("a deal");
        let row = position.stock().take(10);
        let aces = row.filter(|card| is_ace(*card)).count();
        let kings = position.columns().iter().filter(|pile| {
            let end = pile.end().expect("no column is empty");
            end.rank() == Rank::KING
        });
        let check = checked("spider", first, 1);
        let figures: Vec<Figure> = check.figures().collect();
        assert_eq!(figures[1].counted, kings.count() as u64, "{first}");
        assert_eq!(figures[3].counted, aces as u64, "{first}");
    }
}

#[test]
fn the_deals_of_every_game_lie_as_chance_says() {
    for rules in games::all() {
        let check = DealCheck::new(Arc::clone(rules), DealNumber::own(1), 2000);
        let mut check = check.expect("every game has own deals");
        check.step(1500);
        assert_eq!(check.left(), 500);
        check.step(u32::MAX);
        assert_eq!(check.left(), 0);
        for figure in check.figures() {
            let off = (figure.mean() - figure.expected).abs();
            let error = figure.deviation / f64::from(figure.deals).sqrt();
            // One in a hundred of all these may be as far off as three errors; none is five.
            assert!(off < 5.0 * error, "{}: {figure:?}", rules.id());
        }
    }
}

#[test]
fn the_interval_holds_ninety_five_of_a_hundred_thousands() {
    let mut outside = 0;
    let mut all = 0;
    for block in 0..100 {
        for figure in checked("spiderette-1", DealNumber::own(1 + block * 200), 200).figures() {
            all += 1;
            outside += u32::from(!figure.is_usual());
        }
    }
    // Five of a hundred are expected, with a standard deviation of about one.
    let share = f64::from(outside) / f64::from(all);
    assert!((0.02..0.08).contains(&share), "{outside} of {all}");
}

#[test]
fn numbers_that_a_scheme_does_not_know_are_refused() {
    let rules = games::find("spider").expect("a built-in game");
    let new = |first, deals| DealCheck::new(Arc::clone(rules), first, deals);
    assert!(new(DealNumber::own(u64::MAX), 1).is_ok());
    let beyond = new(DealNumber::own(u64::MAX), 2);
    assert!(matches!(beyond, Err(DealCheckError::Number(_))));
}
