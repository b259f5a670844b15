//! Row deals: when they are refused, where a short one goes.

use crate::known_bugs::at::{NO_MOVE, WON, at, dealt};

#[test]
fn a_row_waits_for_the_vacancies_where_every_column_must_hold_a_card() {
    let picture = "1: KS-4S\n2: 3S\n4: 2S\nstock: AS";
    let spider = at("spider", picture);
    assert_eq!(
        spider.refusal("d"),
        "a row cannot be dealt while columns 3, 5, 6, 7, 8, 9 and 10 are empty"
    );
    let mut open = at("spider-open-deal", picture);
    open.play("d");
    assert_eq!(open.heights()[..4], [11, 1, 0, 1]);
}

#[test]
fn vacancies_get_cards_where_any_column_may() {
    let mut at = at("spider-open-deal", "2: KS-4S\nstock: 3S 2S AS");
    at.play("d");
    assert_eq!(at.heights(), [1, 11, 1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(at.column(1), "3S");
}

#[test]
fn a_divorce_deals_a_short_row_to_the_leftmost_columns_that_hold_cards() {
    let mut short = at(
        "grounds-for-a-divorce",
        "2: KS-6S\n4: 5S\n7: 4S 3S\nstock: 2S AS",
    );
    short.play("d");
    assert_eq!(short.column(2), "KS QS JS TS 9S 8S 7S 6S 2S");
    assert_eq!(short.column(4), "5S AS");
    assert_eq!(short.heights(), [0, 9, 0, 2, 0, 0, 2, 0, 0, 0]);
    assert_eq!(short.refusal("d"), "the stock is empty");
    short.undo();
    assert_eq!(short.column(4), "5S");
    let mut few = at("grounds-for-a-divorce", "3: KS-4S\nstock: 3S 2S AS");
    few.play("d d");
    assert_eq!(few.0.position().stock_len(), 1, "one card to one column");
    assert_eq!(few.play("d"), 1);
    assert_eq!(few.outcome(), WON);
}

#[test]
fn a_divorce_without_a_card_in_any_column_is_stuck() {
    let at = at("grounds-for-a-divorce", "stock: KS-AS");
    assert_eq!(
        at.refusal("d"),
        "a row cannot be dealt while every column is empty"
    );
    assert_eq!(at.outcome(), NO_MOVE);
}

#[test]
fn a_short_last_row_goes_to_the_leftmost_columns() {
    for (id, whole_rows, in_last_row) in [
        ("spiderette", 3, 3),
        ("will-o-the-wisp", 4, 3),
        ("spider-5-decks", 11, 5),
        ("scorpion", 0, 3),
        ("double-scorpion", 0, 4),
    ] {
        let mut at = dealt(id, "1");
        let mut heights = at.heights();
        for row in 0..=whole_rows {
            at.play("d");
            let gets_one = |column| row < whole_rows || column < in_last_row;
            for (column, height) in heights.iter_mut().enumerate() {
                *height += usize::from(gets_one(column));
            }
            assert_eq!(at.heights(), heights, "{id} after row {}", row + 1);
        }
        assert_eq!(at.refusal("d"), "the stock is empty");
    }
}

#[test]
fn a_game_without_rows_says_so() {
    let at = dealt("mrs-mop", "1");
    assert_eq!(at.refusal("d"), "this game deals no rows");
}
