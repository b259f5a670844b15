//! What a move late in a long game costs the page, as far as Rust is concerned.
//! `docs/performance.md` says how to run this and what was measured.

use divan::Bencher;
use divan::counter::ItemsCount;
use webspinner_rules::Column;
use webspinner_table::PileRef;
use webspinner_wasm::Table;

fn main() {
    divan::main();
}

/// A game of this many moves: no row is dealt as long as a card can be moved, and the choice
/// wanders through the moves there are, the same way in every run.
fn game_of(moves: usize) -> Table {
    let mut table = Table::deal("spider-4-decks", "own:1").expect("a deal");
    for number in 0..moves {
        let (from, to) = next(&mut table, number);
        let result = match from {
            Some(from) => table.shift(from, to, now_ms(number)),
            None => table.deal_row(now_ms(number)),
        };
        assert_eq!(result.refused, None);
    }
    table
}

/// The next pair of columns to move between; none when a row is to be dealt.
fn next(table: &mut Table, number: usize) -> (Option<u8>, u8) {
    let columns = u8::try_from(table.scene().columns.len()).expect("few columns");
    let mut pairs = Vec::new();
    for from in 1..=columns {
        table.take(from, Some(1));
        for target in table.scene().targets {
            if let PileRef::Column(column) = target {
                pairs.push((Some(from), column.number()));
            }
        }
        table.release();
    }
    let choice = (number * 7).checked_rem(pairs.len());
    choice.map_or((None, 0), |choice| pairs[choice])
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn now_ms(number: usize) -> f64 {
    number as f64 * 1_000.0
}

/// Cards are taken in hand and put down again; everything to draw and to save comes back.
#[divan::bench(args = [10, 100, 500])]
fn a_drag_and_its_save(bencher: Bencher<'_, '_>, moves: usize) {
    let mut table = game_of(moves);
    table.save_each_move();
    let (from, to) = next(&mut table, moves);
    let from = from.expect("a card can be moved");
    let to = PileRef::Column(Column::new(to).expect("columns count from 1"));
    bencher
        .counter(ItemsCount::new(1_u64))
        .with_inputs(|| table.clone())
        .bench_local_values(|mut table| {
            let taken = table.take(from, Some(1));
            let put = table.put(to, now_ms(moves));
            (taken, put, table)
        });
}
