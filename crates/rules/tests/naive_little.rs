//! What the naive rules say of the Little Spiders, position by position.

use crate::naive::{DealRefused, Layout, Move, Step, Table, cards, game, lay_out};
use crate::naive_steps::{after_move, allows};

/// A Little Spider with these foundations.
fn little(id: &str, columns: [&str; 8], stock: &str, foundations: [&str; 4]) -> Table {
    let mut table = Table::read(game(id), &columns, stock);
    table.foundations = foundations.map(cards).to_vec();
    table
}

fn foundation_moves(table: &Table) -> Vec<(usize, usize)> {
    let pair = |mv| match mv {
        Move::Foundation { from, slot } => Some((from, slot)),
        _ => None,
    };
    table.legal().into_iter().filter_map(pair).collect()
}

#[test]
fn the_first_ace_or_king_decides_the_colours_of_a_little_spider() {
    let columns = ["AH", "AS", "KH", "KS", "5C", "7C", "9C", "JC"];
    let table = little("little-spider", columns, "3C", ["", "", "", ""]);
    assert_eq!(
        foundation_moves(&table).len(),
        4 * 4,
        "each starts in each slot"
    );
    assert!(
        table
            .legal()
            .iter()
            .all(|mv| matches!(mv, Move::Foundation { .. })),
        "part one has no other moves"
    );
    let red_aces = after_move(&table, Move::Foundation { from: 0, slot: 2 });
    assert_eq!(
        foundation_moves(&red_aces),
        [(3, 0), (3, 1), (3, 3)],
        "of the rest the black king alone starts"
    );
    let red_kings = after_move(&table, Move::Foundation { from: 2, slot: 2 });
    assert_eq!(foundation_moves(&red_kings), [(1, 0), (1, 1), (1, 3)]);
}

#[test]
fn the_row_rules_of_the_little_spiders() {
    let columns = ["2H", "5C", "7C", "9C", "QS", "2H", "QS", "QS"];
    let foundations = ["KS", "AH", "", ""];
    let moves = |id, stock| foundation_moves(&little(id, columns, stock, foundations));
    let free = vec![(0, 1), (4, 0), (5, 1), (6, 0), (7, 0)];
    let straight = vec![(0, 1), (4, 0), (5, 1)];
    assert_eq!(moves("little-spider", "3C"), free);
    assert_eq!(moves("little-spider-wrap", "3C"), free);
    assert_eq!(moves("little-spider-strict", "3C"), straight);
    assert_eq!(moves("little-spider-strict", ""), free);
    assert_eq!(moves("little-spider-strict-always", "3C"), straight);
    assert_eq!(moves("little-spider-strict-always", ""), straight);
}

#[test]
fn part_two_of_a_little_spider_moves_single_cards_up_or_down() {
    let columns = ["9D 5C", "6H", "4S", "", "KD", "AC", "6C", "JC"];
    let table = little("little-spider", columns, "", ["KH", "", "", ""]);
    let from_first: Vec<Move> = (0..8)
        .map(|to| Move::Columns {
            from: 0,
            to,
            count: 1,
        })
        .collect();
    let legal = table.legal();
    let to: Vec<bool> = from_first.iter().map(|mv| legal.contains(mv)).collect();
    assert_eq!(
        to,
        [false, true, true, false, false, false, true, false],
        "an empty pile stays empty"
    );
    assert!(!allows(&table, 4, 5, 1));
    let wraps = little("little-spider-wrap", columns, "", ["KH", "", "", ""]);
    assert!(
        allows(&wraps, 4, 5, 1) && allows(&wraps, 5, 4, 1),
        "king and ace are neighbours"
    );
    assert!(
        !foundation_moves(&wraps).contains(&(4, 0)),
        "foundations never go round the corner"
    );
    assert_eq!(table.cards_in_order(), 1);
}

#[test]
fn the_last_row_of_a_little_spider_goes_to_the_upper_row() {
    let pack = game("little-spider").pack();
    let mut table = lay_out(game("little-spider"), &pack, Layout::Own);
    for _ in 0..6 {
        table.apply(Step::Deal);
    }
    let heights: Vec<usize> = table.columns.iter().map(Vec::len).collect();
    assert_eq!(heights, [7, 7, 7, 7, 6, 6, 6, 6]);
    assert_eq!(table.deal_permission(), Err(DealRefused::NoStock));
}
