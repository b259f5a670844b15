//! Where each card of a pack goes at the start, card by card.

use super::cards::Card;
use super::games::Game;
use super::table::Table;

/// Whose layout to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// The game's own.
    Own,
    /// The one of `PySolFC` and Microsoft's numbers: the extra cards go to columns 1, 4, 7 and 10.
    Ms,
    /// The one of `KPatience`.
    Kpat,
}

/// The places of the cards that start in columns, in dealing order: column, and whether face up.
type Places = Vec<(usize, bool)>;

fn rows(columns: usize, face_down: usize, face_up: usize) -> Places {
    let mut places = Vec::new();
    for row in 0..face_down + face_up {
        for column in 0..columns {
            places.push((column, row >= face_down));
        }
    }
    places
}

fn as_spider(extras: [usize; 4], open: bool) -> Places {
    let mut places = rows(10, 4, 0);
    places.extend(extras.map(|column| (column, false)));
    places.extend(rows(10, 0, 1));
    if open {
        for place in &mut places {
            place.1 = true;
        }
    }
    places
}

/// 44 cards face down from the left, then ten face up, going on where the face-down cards ended.
fn as_kpat() -> Places {
    (0..54).map(|card| (card % 10, card >= 44)).collect()
}

/// Columns of 1, 2, ... 7 cards: columns 2-7, then 3-7, ..., then 7, then one face up to each.
fn as_spiderette() -> Places {
    let mut places = Vec::new();
    for first in 1..7 {
        for column in first..7 {
            places.push((column, false));
        }
    }
    places.extend(rows(7, 0, 1));
    places
}

/// Rows in which the columns of `hidden` get their first `face_down` cards face down.
fn half_hidden(
    columns: usize,
    rows: usize,
    hidden: std::ops::Range<usize>,
    face_down: usize,
) -> Places {
    let mut places = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            places.push((column, !(hidden.contains(&column) && row < face_down)));
        }
    }
    places
}

fn as_simple_simon() -> Places {
    let mut places = Vec::new();
    for width in [9, 8, 7, 6, 5, 4, 3] {
        for column in 0..width {
            places.push((column, true));
        }
    }
    places.extend(rows(10, 0, 1));
    places
}

fn as_simon_jester() -> Places {
    let mut places = Vec::new();
    for width in 1..=13 {
        for column in 0..width {
            places.push((column, true));
        }
    }
    for column in 1..14 {
        places.push((column, true));
    }
    places
}

/// These rows, then one face-up card more to some columns.
fn and_then(mut places: Places, columns: impl IntoIterator<Item = usize>) -> Places {
    places.extend(columns.into_iter().map(|column| (column, true)));
    places
}

/// Face-down cards as in Spiderette, four face-up rows without the first column, and one to each.
fn as_russian() -> Places {
    let mut places = as_spiderette();
    places.truncate(21);
    for _ in 0..4 {
        places.extend((1..7).map(|column| (column, true)));
    }
    places.extend(rows(7, 0, 1));
    places
}

/// Columns of 6, 7, ... 13, 14 and 14 cards, the last six of each face up.
fn as_double_russian() -> Places {
    let mut places = Vec::new();
    for first in 1..9 {
        places.extend((first..10).map(|column| (column, false)));
    }
    places.extend(rows(10, 0, 6));
    places
}

/// Two rows face down, a face-down card more to these columns, and one to each.
fn with_more_hidden(columns: usize, more: &[usize]) -> Places {
    let mut places = rows(columns, 2, 0);
    places.extend(more.iter().map(|&column| (column, false)));
    places.extend(rows(columns, 0, 1));
    places
}

/// Four rows, a card more to the first and last columns, and one to each.
fn as_miss_muffet() -> Places {
    let mut places = and_then(rows(10, 0, 4), [0, 9]);
    places.extend(rows(10, 0, 1));
    places
}

fn places(id: &str, layout: Layout) -> Places {
    match id {
        "beetle" => as_spider(extras(layout), true),
        "spider" | "spider-2" | "spider-1" | "spider-relaxed" | "spider-easy"
        | "spider-open-deal" | "red-black-spider" | "black-widow" | "tarantula" => match layout {
            Layout::Kpat => as_kpat(),
            Layout::Own | Layout::Ms => as_spider(extras(layout), false),
        },
        "little-spider"
        | "little-spider-strict"
        | "little-spider-strict-always"
        | "little-spider-wrap" => rows(8, 0, 1),
        "spiderette" | "spiderette-2" | "spiderette-1" | "baby-spiderette" => as_spiderette(),
        "will-o-the-wisp" | "will-o-the-wisp-2" | "will-o-the-wisp-1" => rows(7, 2, 1),
        "spider-3-decks" | "spider-4-decks" | "spiderwort-2" | "spiderwort-1" | "big-divorce" => {
            rows(13, 5, 1)
        }
        "spider-5-decks" => rows(15, 5, 1),
        "fair-maids" | "kiev" | "dnieper" => rows(7, 3, 1),
        "mrs-mop" => rows(13, 0, 8),
        "simple-simon" => as_simple_simon(),
        "simon-jester" => as_simon_jester(),
        "grounds-for-a-divorce" => rows(10, 0, 5),
        "grandmothers-game" => rows(10, 0, 6),
        "scorpion" | "wasp" | "scorpion-tail" | "scorpion-runs-stay" => half_hidden(7, 7, 0..4, 3),
        "double-scorpion" => half_hidden(10, 10, 0..5, 4),
        "three-blind-mice" | "farmers-wife" | "how-they-run" => half_hidden(10, 5, 7..10, 3),
        "spider-3x3" => rows(13, 4, 1),
        "chinese-spider" | "very-big-divorce" => rows(12, 5, 1),
        "york" => and_then(rows(12, 0, 8), 2..10),
        "big-york" => and_then(rows(14, 0, 11), [0, 13]),
        "scorpion-ii" | "wasp-ii" => half_hidden(7, 7, 0..3, 3),
        "triple-scorpion" => half_hidden(13, 12, 0..5, 5),
        "russian-spider" => as_russian(),
        "scorpion-head" => and_then(half_hidden(7, 7, 3..7, 4), 0..3),
        "spider-web" => and_then(rows(7, 0, 3), 0..3),
        "astrocyte" => rows(8, 7, 1),
        "spidercells" => and_then(rows(8, 0, 6), 0..4),
        "applegate" => half_hidden(7, 7, 1..7, 2),
        "double-russian-spider" => as_double_russian(),
        "sevastopol" => with_more_hidden(7, &[1, 3, 5]),
        "autumn-leaves" => with_more_hidden(6, &[0, 1, 4, 5]),
        "curds-and-whey" => rows(13, 0, 4),
        "miss-muffet" | "nordic" => as_miss_muffet(),
        "arachnida" | "harvestman" => as_spider([0, 1, 2, 3], false),
        _ => panic!("no layout is written down for {id}"),
    }
}

fn extras(layout: Layout) -> [usize; 4] {
    match layout {
        Layout::Own => [0, 1, 2, 3],
        Layout::Ms => [0, 3, 6, 9],
        Layout::Kpat => panic!("this game is not laid out as KPatience lays out Spider"),
    }
}

/// `KPatience` gives each row of ten its cards last first.
fn kpat_rows(stock: &[Card]) -> Vec<Card> {
    stock
        .chunks(10)
        .flat_map(|row| row.iter().rev().copied())
        .collect()
}

/// Deals `cards`, the first of them first, as the game is laid out.
pub(crate) fn lay_out(game: Game, cards: &[Card], layout: Layout) -> Table {
    assert_eq!(
        cards.len(),
        game.pack().len(),
        "{} needs its whole pack",
        game.id
    );
    let places = places(game.id, layout);
    let column_count = places
        .iter()
        .map(|place| place.0)
        .max()
        .expect("every game has columns")
        + 1;
    let mut columns = vec![Vec::new(); column_count];
    for (&(column, face_up), &card) in places.iter().zip(cards) {
        columns[column].push((card, face_up));
    }
    let mut stock = cards[places.len()..].to_vec();
    let mut reserves: Vec<_> = stock.drain(..game.reserves.full).map(Some).collect();
    reserves.resize(game.reserves.full + game.reserves.empty, None);
    if layout == Layout::Kpat {
        stock = kpat_rows(&stock);
    }
    let foundations = vec![Vec::new(); game.foundation_count()];
    Table::new(game, columns, stock, foundations, reserves, Vec::new())
}
