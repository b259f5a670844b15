//! Losses of built-in games that are known, with what their proofs rely on.

use webspinner_checker::{Bound, Claim, Relied};

use crate::{certificate, checked};

/// Proves a loss and has the certificate checked; what it relied on.
fn proved(deal: &str) -> Relied {
    let claim = Claim::of_deal(&deal.parse().expect("a deal")).expect("of a built-in game");
    let (text, written) = certificate(&claim).expect("the deal is lost");
    let (about, relied) = checked(&text).expect("it is a proof");
    assert_eq!((about.deal, about.position), (claim.deal, claim.position));
    assert_eq!(
        (&written.bounds, written.positions, written.moves),
        (&relied.bounds, relied.positions, relied.moves)
    );
    relied
}

#[test]
fn a_deal_of_scorpion_is_locked_from_the_start() {
    let relied = proved("scorpion:own:2");
    assert_eq!(relied.bounds, [(Bound::Locked, relied.positions)]);
}

fn stranded(relied: &Relied) -> u64 {
    count(relied, Bound::Stranded)
}

fn count(relied: &Relied, bound: Bound) -> u64 {
    let count = |(known, count): &(Bound, u64)| (*known == bound).then_some(*count);
    relied.bounds.iter().find_map(count).unwrap_or(0)
}

/// Without room as a bound it takes 49,593 positions.
#[test]
fn a_deal_of_spiderette_is_lost_for_lack_of_room() {
    let relied = proved("spiderette:ms:56");
    assert_eq!(relied.positions, 8_146);
    assert_eq!(count(&relied, Bound::Cramped), 2_902);
}

/// There are 7 positions before the first row, 94 before the second, 29,389 before the third and
/// 12,463 after it. Of those after the second row 16,926 are stranded, and all after the third.
#[test]
fn spider_deal_14934_is_lost() {
    let relied = proved("spider:ms:14934");
    assert_eq!(relied.positions, 7 + 94 + 29_389 + 12_463);
    assert_eq!(stranded(&relied) + relied.stuck, 16_926 + 12_463);
}

/// Its easier game is lost from the start.
#[test]
fn spider_deal_1748_is_lost() {
    let relied = proved("spider:ms:1748");
    assert_eq!((relied.positions, stranded(&relied)), (1, 1));
}
