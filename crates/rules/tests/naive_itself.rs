//! What the naive rules say in positions that random play from a deal seldom reaches.

use crate::naive::{
    DealRefused, Dice, Layout, Move, Outcome, Step, Table, cards, column, game, lay_out,
};
use crate::naive_steps::{after, after_move, allows};

const SPADES: &str = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS";
const HEARTS_TO_TWO: &str = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H";
const MIXED: &str = "KS QH JC TD 9S 8S 7H 6H 5C 4D 3D 2S AH";
const BLACK: &str = "KS QC JC TS 9S 8S 7C 6C 5S 4S 3C 2S AC";
const ALTERNATING: &str = "KS QH JC TD 9S 8H 7S 6H 5C 4D 3S 2D AC";

/// A table with `first` in the first columns and a lone three of clubs in each of the others.
fn spider_like(id: &str, first: &[&str], stock: &str) -> Table {
    let mut columns = vec!["3C"; 10];
    columns[..first.len()].copy_from_slice(first);
    Table::read(game(id), &columns, stock)
}

#[test]
fn a_row_can_finish_several_runs_and_turns_up_the_cards_under_them() {
    let spades_to_two = SPADES
        .strip_suffix(" AS")
        .expect("the run ends with its ace");
    let (first, second) = (format!("#7D {spades_to_two}"), HEARTS_TO_TWO.to_owned());
    let table = spider_like(
        "spider",
        &[&first, &second],
        "AS AH 2C 2C 2C 2C 2C 2C 2C 2C",
    );
    let table = after(table, Step::Deal);
    assert_eq!(
        table.collected,
        [cards(SPADES), cards(&format!("{HEARTS_TO_TWO} AH"))]
    );
    assert_eq!(table.columns[0], column("7D"));
    assert_eq!(table.columns[1], column(""));
    assert_eq!(
        (table.length(), table.cards_in_order(), table.score(0, 0)),
        (1, 26, 700)
    );
}

#[test]
fn a_run_that_lies_finished_at_the_start_leaves_at_once() {
    let table = spider_like("beetle", &[&format!("4D {SPADES} {SPADES}")], "");
    assert_eq!(table.collected.len(), 2);
    assert_eq!(table.columns[0], column("4D"));
}

#[test]
fn which_runs_leave_depends_on_the_game() {
    let leaves = |id, run: &str| spider_like(id, &[run], "").collected.len() == 1;
    let answers = |id| [SPADES, BLACK, ALTERNATING, MIXED].map(|run| leaves(id, run));
    assert_eq!(answers("spider"), [true, false, false, false]);
    assert_eq!(answers("tarantula"), [true, false, false, false]);
    assert_eq!(answers("black-widow"), [true, false, false, false]);
    assert_eq!(answers("spider-relaxed"), [true, true, true, true]);
    assert_eq!(answers("spider-easy"), [true, true, true, true]);
    assert_eq!(answers("fair-maids"), [false, false, true, false]);
    assert_eq!(answers("red-black-spider"), [false, false, false, false]);
    assert!(
        !leaves("spider", &format!("#{SPADES}")),
        "a face-down card finishes nothing"
    );
    assert!(
        !leaves("spider", &format!("{SPADES} 5D")),
        "a covered run stays"
    );
}

#[test]
fn a_red_black_run_leaves_when_the_player_says_so() {
    let table = spider_like("red-black-spider", &[&format!("#9H {BLACK}"), MIXED], "");
    let collects: Vec<Move> = table
        .legal()
        .into_iter()
        .filter(|mv| matches!(mv, Move::Collect { .. }))
        .collect();
    assert_eq!(collects, [Move::Collect { from: 0 }]);
    assert_eq!(
        table.cards_in_order(),
        13 + 1,
        "the mixed run counts its king alone"
    );
    let table = after_move(&table, collects[0]);
    assert_eq!(table.columns[0], column("9H"));
    assert_eq!(
        (table.length(), table.cards_in_order(), table.score(0, 0)),
        (1, 14, 599)
    );
}

#[test]
fn what_may_be_lifted_depends_on_the_game() {
    let liftable = |id, run: &str| {
        let table = spider_like(id, &[run, ""], "");
        allows(&table, 0, 1, 2)
    };
    let answers = |id| ["5S 4S", "5S 4C", "5S 4H", "5S 3S"].map(|run| liftable(id, run));
    assert_eq!(answers("spider"), [true, false, false, false]);
    assert_eq!(answers("spider-relaxed"), [true, false, false, false]);
    assert_eq!(answers("spider-easy"), [true, true, true, false]);
    assert_eq!(answers("black-widow"), [true, true, true, false]);
    assert_eq!(answers("red-black-spider"), [true, true, false, false]);
    assert_eq!(answers("tarantula"), [true, true, false, false]);
    assert_eq!(answers("fair-maids"), [false, false, true, false]);
    assert_eq!(answers("wasp"), [true, true, true, true]);
    assert_eq!(
        answers("scorpion"),
        [false, false, false, false],
        "only kings go to vacancies"
    );
}

#[test]
fn nothing_goes_on_an_ace_and_a_king_only_to_a_vacancy() {
    let table = spider_like("spider", &["KH", "AS", "", "2D"], "");
    assert!(!allows(&table, 0, 1, 1));
    assert!(
        allows(&table, 0, 2, 1),
        "a whole column may go to a vacancy"
    );
    assert!(allows(&table, 1, 3, 1));
    assert!(!allows(&table, 3, 1, 1));
}

#[test]
fn a_divorce_goes_round_the_corner() {
    let table = spider_like(
        "grounds-for-a-divorce",
        &["2D AD KD QD", "AS", "3S", ""],
        "",
    );
    assert!(allows(&table, 0, 1, 2), "a king goes on an ace");
    assert!(allows(&table, 0, 2, 4), "a run goes on from ace to king");
    assert!(!allows(&table, 1, 0, 1));
    let turned = "5S 4S 3S 2S AS KS QS JS TS 9S 8S 7S 6S";
    let table = spider_like("grounds-for-a-divorce", &[&format!("6S {turned}")], "");
    assert_eq!(
        table.collected,
        [cards(turned)],
        "of fourteen in order the last thirteen leave"
    );
    assert_eq!(table.columns[0], column("6S"));
}

#[test]
fn a_row_goes_where_the_game_deals_it() {
    let holes = ["", "4D", "", "5D"];
    let heights = |table: &Table| table.columns[..4].iter().map(Vec::len).collect::<Vec<_>>();
    let full = spider_like("spider", &holes, "7C 8C");
    assert_eq!(
        full.deal_permission(),
        Err(DealRefused::Vacancies(vec![0, 2]))
    );
    let open = spider_like("spider-open-deal", &holes, "7C 8C");
    assert_eq!(open.deal_permission(), Ok(()));
    assert_eq!(heights(&after(open, Step::Deal)), [1, 2, 0, 1]);
    let occupied = spider_like("grounds-for-a-divorce", &holes, "7C 8C");
    let occupied = after(occupied, Step::Deal);
    assert_eq!(
        heights(&occupied),
        [0, 2, 0, 2],
        "a short row goes to the leftmost columns that hold cards"
    );
    assert_eq!(occupied.deal_permission(), Err(DealRefused::NoStock));
    let bare = Table::read(game("grounds-for-a-divorce"), &[""; 10], "7C");
    assert_eq!(bare.deal_permission(), Err(DealRefused::NoCards));
    assert_eq!(bare.outcome(), Outcome::StuckNothingLegal);
}

#[test]
fn the_last_row_of_spiderette_goes_to_the_first_three_columns() {
    let spiderette = game("spiderette");
    let pack = Dice::new(7).shuffled(spiderette.pack());
    let mut table = lay_out(spiderette, &pack, Layout::Own);
    for _ in 0..4 {
        table.apply(Step::Deal);
    }
    let heights: Vec<usize> = table.columns.iter().map(Vec::len).collect();
    assert_eq!(heights, [1 + 4, 2 + 4, 3 + 4, 4 + 3, 5 + 3, 6 + 3, 7 + 3]);
    let last_row = [0, 1, 2].map(|column| table.columns[column].last().expect("it holds cards").0);
    assert_eq!(last_row, pack[49..]);
    assert_eq!(table.deal_permission(), Err(DealRefused::NoStock));
}

#[test]
fn a_game_is_stuck_by_the_rules_alone() {
    let apart = ["2C", "4D", "6C", "8D", "TC", "QD", "2H", "4S", "6H", "8S"];
    let nothing_goes = Table::read(game("spider"), &apart, "");
    assert_eq!(nothing_goes.outcome(), Outcome::StuckNothingLegal);
    let a_row_is_left = Table::read(game("spider"), &apart, "KC");
    assert_eq!(a_row_is_left.outcome(), Outcome::Open);
    let mut nine = apart;
    nine[9] = "";
    assert_eq!(
        Table::read(game("spider"), &nine, "").outcome(),
        Outcome::Open,
        "a vacancy takes any card"
    );
    let too_few = Table::read(game("spider"), &nine, "KC");
    assert_eq!(too_few.outcome(), Outcome::StuckTooFewCards);
    assert!(!too_few.legal().is_empty(), "what is legal stays legal");
    nine[0] = "2C 7S";
    assert_eq!(
        Table::read(game("spider"), &nine, "KC").outcome(),
        Outcome::Open,
        "ten cards can fill ten columns"
    );
    assert_eq!(
        Table::read(game("spider-open-deal"), &["KC"; 1], "KC").outcome(),
        Outcome::Open
    );
}

#[test]
fn scorpion_moves_any_tail_in_suit_and_kings_to_vacancies() {
    let columns = ["#2D 5S KH 9C", "6S", "", "TC", "", "", ""];
    let table = Table::read(game("scorpion"), &columns, "");
    assert!(
        allows(&table, 0, 1, 3),
        "a tail in no order goes with its first card"
    );
    assert!(
        allows(&table, 0, 2, 2),
        "a king goes to a vacancy with what lies on it"
    );
    assert!(!allows(&table, 0, 2, 1));
    assert!(!allows(&table, 0, 2, 4), "a face-down card stays");
    let table = after_move(
        &table,
        Move::Columns {
            from: 0,
            to: 1,
            count: 3,
        },
    );
    assert_eq!(table.columns[0], column("2D"), "the card under it turns up");
}

#[test]
fn reserve_cards_go_to_columns_and_count_as_on_the_table() {
    let mut columns = vec![""; 10];
    columns[0] = "8D";
    let mut table = Table::read(game("three-blind-mice"), &columns, "");
    table.reserves = vec![Some(cards("7D")[0]), Some(cards("KC")[0])];
    let reserve_moves: Vec<Move> = table
        .legal()
        .into_iter()
        .filter(|mv| matches!(mv, Move::Reserve { .. }))
        .collect();
    assert_eq!(
        reserve_moves.len(),
        1 + 9,
        "the seven on the eight, the king to each vacancy"
    );
    table.columns[0].clear();
    assert_eq!(table.outcome(), Outcome::Open);
    table.reserves[1] = None;
    assert_eq!(
        table.outcome(),
        Outcome::StuckNothingLegal,
        "a seven in the reserve is not a won game"
    );
    table.reserves[0] = None;
    assert_eq!(table.outcome(), Outcome::Won);
}

#[test]
fn cards_in_order_count_runs_from_kings_that_lie_open() {
    let points = |columns: &[&str]| Table::read(game("spider"), columns, "").cards_in_order();
    assert_eq!(points(&["KS QS JS"]), 3);
    assert_eq!(points(&["5D KS QS JS TH 9H KH QH 2C"]), 3 + 2);
    assert_eq!(points(&["KS", "#KS QS"]), 1);
    assert_eq!(points(&["QS JS TS"]), 0);
    let relaxed = Table::read(game("spider-relaxed"), &["KS QH JC 9C"], "");
    assert_eq!(relaxed.cards_in_order(), 3);
    let fair = Table::read(game("fair-maids"), &["KS QH JC TC"], "");
    assert_eq!(fair.cards_in_order(), 3);
}
