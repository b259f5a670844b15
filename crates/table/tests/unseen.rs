//! The cards that are still unseen.

use crate::common::{Dice, random_move, session};
use webspinner_rules::{Rank, games};
use webspinner_table::Unseen;

#[test]
fn every_card_is_seen_or_unseen() {
    let mut dice = Dice::new(3);
    for rules in games::all() {
        let mut session = session(rules.id().as_str(), "own:1");
        for _ in 0..60 {
            let unseen = Unseen::of(&session);
            assert_eq!(
                unseen.total(),
                session.view().unseen().len(),
                "{}",
                rules.id()
            );
            for suit in &unseen.suits {
                assert!(suit.ranks.iter().all(|&count| count <= suit.copies));
            }
            if random_move(&mut session, &mut dice).is_none() {
                break;
            }
        }
    }
}

#[test]
fn what_an_undone_move_showed_was_seen() {
    let mut session = session("spider", "ms:1");
    let before = Unseen::of(&session);
    assert_eq!((before.total(), before.rows, before.vacancies), (94, 5, 0));
    session
        .play("d".parse().expect("a move"), 0)
        .expect("a row");
    let dealt = Unseen::of(&session);
    assert_eq!((dealt.total(), dealt.rows), (before.total() - 10, 4));
    session.undo(1).expect("a row to undo");
    let undone = Unseen::of(&session);
    assert_eq!((undone.suits, undone.rows), (dealt.suits, 5));
}

#[test]
fn a_rank_is_counted_in_all_suits() {
    let unseen = Unseen::of(&session("spider-2", "own:1"));
    assert_eq!(unseen.suits.len(), 2);
    let kings = unseen.of_rank(Rank::KING);
    assert_eq!(kings, unseen.suits[0].ranks[12] + unseen.suits[1].ranks[12]);
    assert_eq!(unseen.suits[0].copies, 4);
}
