//! Playing, taking back and adding.

use super::*;
use crate::column::Column;

fn shift(from: usize, to: usize) -> Move {
    let (from, to) = (Column::at(from - 1), Column::at(to - 1));
    Move::Shift { from, to, count: 1 }
}

fn play(tree: &mut MoveTree, played: Move) -> NodeId {
    tree.play(played, None).expect("the tree has room")
}

#[test]
fn undo_then_another_move_keeps_the_old_line_as_a_variation() {
    let mut tree = MoveTree::new();
    let first = play(&mut tree, shift(1, 2));
    let old = play(&mut tree, Move::Deal);
    assert_eq!(tree.back(), Some(Move::Deal));
    let new = play(&mut tree, shift(3, 4));
    assert_eq!(tree.children(first), [new, old]);
    assert_eq!(tree.main_line().collect::<Vec<_>>(), [first, new]);
    assert_eq!(tree.line(), [first, new]);
    assert_eq!(tree.len(), 3);
}

#[test]
fn playing_a_known_move_reuses_its_node_and_puts_it_first() {
    let mut tree = MoveTree::new();
    let old = play(&mut tree, Move::Deal);
    tree.back();
    let new = play(&mut tree, shift(1, 2));
    tree.back();
    assert_eq!(tree.play(Move::Deal, Some(7)), Ok(old));
    assert_eq!(tree.children(NodeId::START), [old, new]);
    assert_eq!((tree.time_ms(old), tree.len()), (Some(7), 2));
}

#[test]
fn redo_follows_the_line_left_last() {
    let mut tree = MoveTree::new();
    play(&mut tree, shift(1, 2));
    play(&mut tree, Move::Deal);
    while tree.back().is_some() {}
    assert_eq!(tree.forward(), Some(shift(1, 2)));
    assert_eq!(tree.forward(), Some(Move::Deal));
    assert_eq!(tree.forward(), None);
    assert_eq!(tree.depth(tree.current()), 2);
}

#[test]
fn redo_follows_a_variation_that_was_left_and_a_jump_forgets_it() {
    let mut tree = MoveTree::new();
    let inside = play(&mut tree, shift(1, 2));
    play(&mut tree, shift(2, 3));
    tree.back();
    tree.back();
    let main = play(&mut tree, shift(5, 6));
    tree.go_to(inside);
    tree.back();
    assert_eq!(tree.forward(), Some(shift(1, 2)));
    assert_eq!(tree.forward(), Some(shift(2, 3)));
    assert_eq!(tree.children(NodeId::START), [main, inside]);
    tree.back();
    tree.go_to(NodeId::START);
    assert_eq!(tree.forward(), Some(shift(5, 6)));
}

#[test]
fn playing_on_from_inside_a_variation_makes_the_whole_line_the_main_line() {
    let mut tree = MoveTree::new();
    let old = play(&mut tree, shift(1, 2));
    let inside = play(&mut tree, shift(2, 3));
    tree.go_to(NodeId::START);
    let other = play(&mut tree, shift(5, 6));
    tree.go_to(inside);
    assert_eq!(tree.children(NodeId::START), [other, old]);
    let last = play(&mut tree, Move::Deal);
    assert_eq!(tree.main_line().collect::<Vec<_>>(), [old, inside, last]);
    assert_eq!(tree.children(NodeId::START), [old, other]);
}

#[test]
fn adding_leaves_the_player_and_the_main_line_alone() {
    let mut tree = MoveTree::new();
    let first = play(&mut tree, shift(1, 2));
    let second = tree.add(NodeId::START, Move::Deal, Some(5)).expect("room");
    assert_eq!(tree.current(), first);
    assert_eq!(tree.children(NodeId::START), [first, second]);
    assert_eq!(
        tree.add(NodeId::START, Move::Deal, None),
        Err(AddRefused::Duplicate)
    );
}

#[test]
fn comments_are_words_with_single_spaces() {
    let mut tree = MoveTree::new();
    let set = tree.set_comment(NodeId::START, "  two\r\n\twords\u{1b} ");
    assert_eq!(
        (set, tree.comment(NodeId::START)),
        (Ok(()), Some("two words"))
    );
    let long = "x".repeat(MoveTree::COMMENT_BYTES_MAX + 1);
    assert_eq!(
        tree.set_comment(NodeId::START, &long),
        Err(CommentRefused::TooLong)
    );
    assert_eq!(tree.comment(NodeId::START), Some("two words"));
    assert_eq!(tree.set_comment(NodeId::START, " "), Ok(()));
    assert_eq!(tree.comment(NodeId::START), None);
}

#[test]
fn equality_is_of_lines_and_not_of_the_order_of_playing() {
    let mut one = MoveTree::new();
    play(&mut one, Move::Deal);
    one.back();
    play(&mut one, shift(1, 2));
    let mut other = MoveTree::new();
    play(&mut other, shift(1, 2));
    other.add(NodeId::START, Move::Deal, None).expect("room");
    assert_eq!(one, other);
    other.back();
    assert_ne!(one, other);
}

#[test]
fn a_full_tree_says_so_and_still_plays_known_moves() {
    let mut tree = MoveTree::new();
    for _ in 0..MoveTree::NODES_MAX {
        play(&mut tree, Move::Deal);
    }
    assert_eq!(tree.play(Move::Deal, None), Err(AddRefused::Full));
    assert_eq!(tree.depth(tree.current()), MoveTree::NODES_MAX);
    tree.back();
    assert!(tree.play(Move::Deal, None).is_ok());
    assert_eq!(tree.line().len(), MoveTree::NODES_MAX);
}

#[test]
fn lines_from_one_node_are_limited() {
    let mut tree = MoveTree::new();
    for count in 0..=1_000 {
        let (from, to) = (Column::at(0), Column::at(1));
        let added = tree.add(NodeId::START, Move::Shift { from, to, count }, None);
        assert_eq!(added.is_err(), count == 1_000);
    }
}
