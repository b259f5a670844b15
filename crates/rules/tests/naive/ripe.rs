//! Random positions near the end of a game, where play from the first deal seldom comes: runs lie
//! in a few pieces, the card that finishes one may be the next in the stock, and one move or one
//! row can finish several.

use super::cards::{Card, Suits};
use super::games::{Collecting, Game};
use super::layout::{Layout, lay_out};
use super::play::Dice;
use super::table::Table;

/// A position of `game` with all its cards, nearly sorted, in an arrangement that play could have
/// left.
pub(crate) fn ripe(game: Game, dice: &mut Dice) -> Table {
    let first_deal = lay_out(game, &dice.shuffled(game.pack()), Layout::Own);
    match game.collect {
        None => ripe_foundations(&first_deal, dice),
        Some(suits) => ripe_runs(&first_deal, suits, dice),
    }
}

/// All the runs that the pack can be parted into, random where the suits leave a choice. King
/// first.
fn whole_runs(game: Game, suits: Suits, dice: &mut Dice) -> Vec<Vec<Card>> {
    let mut runs = vec![Vec::new(); game.decks * game.suits.len()];
    for rank in (1..=13).rev() {
        let mut of_rank: Vec<Card> = game
            .pack()
            .into_iter()
            .filter(|card| card.rank == rank)
            .collect();
        dice.shuffle(&mut of_rank);
        match suits {
            Suits::Any => {}
            Suits::Same => of_rank.sort_by_key(|card| card.suit),
            Suits::Colour => of_rank.sort_by_key(|card| card.is_red()),
            Suits::Alternating => of_rank.sort_by_key(|card| card.is_red() == (rank % 2 == 0)),
        }
        for (run, card) in runs.iter_mut().zip(of_rank) {
            run.push(card);
        }
    }
    runs
}

/// Cuts a run in up to four pieces, each at least one card long.
fn cut(run: &[Card], dice: &mut Dice) -> Vec<Vec<Card>> {
    let mut cuts: Vec<usize> = (0..dice.below(4))
        .map(|_| 1 + dice.below(run.len() - 1))
        .collect();
    cuts.extend([0, run.len()]);
    cuts.sort_unstable();
    cuts.dedup();
    cuts.windows(2)
        .map(|ends| run[ends[0]..ends[1]].to_vec())
        .collect()
}

fn ripe_runs(first_deal: &Table, suits: Suits, dice: &mut Dice) -> Table {
    let game = first_deal.game;
    let mut runs = whole_runs(game, suits, dice);
    dice.shuffle(&mut runs);
    let stay = game.collecting == Collecting::Never;
    let still_out = 1 + dice.below(runs.len().min(6));
    let collected = runs.split_off(if stay { runs.len() } else { still_out });
    if game.runs_wrap() {
        // A run may be any 13 in order there, so start each somewhere.
        for run in &mut runs {
            run.rotate_left(dice.below(13));
        }
    }
    if stay && dice.one_in(2) {
        return nearly_in_place(first_deal, runs, dice);
    }
    let mut pieces: Vec<Vec<Card>> = runs.iter().flat_map(|run| cut(run, dice)).collect();
    dice.shuffle(&mut pieces);
    let stock = take_stock(first_deal, &mut pieces, dice);
    let reserves = first_deal
        .reserves
        .iter()
        .map(|_| take_one(&mut pieces, dice))
        .collect();
    let columns = spread(first_deal.columns.len(), pieces, dice);
    Table::new(game, columns, stock, Vec::new(), reserves, collected)
}

/// A position in which every run lies alone in a column, but for the last cards of one of them.
fn nearly_in_place(first_deal: &Table, runs: Vec<Vec<Card>>, dice: &mut Dice) -> Table {
    let mut columns: Vec<Vec<(Card, bool)>> = runs
        .into_iter()
        .map(|run| run.into_iter().map(|card| (card, true)).collect())
        .collect();
    columns.resize(first_deal.columns.len(), Vec::new());
    let rest = columns[0].split_off(1 + dice.below(12));
    let other = 1 + dice.below(columns.len() - 1);
    columns[other].extend(rest);
    dice.shuffle(&mut columns);
    let reserves = vec![None; first_deal.reserves.len()];
    let game = first_deal.game;
    Table::new(game, columns, Vec::new(), Vec::new(), reserves, Vec::new())
}

/// Takes the last cards of some pieces for the stock, as long as the game has one: such a row can
/// finish runs.
fn take_stock(first_deal: &Table, pieces: &mut Vec<Vec<Card>>, dice: &mut Dice) -> Vec<Card> {
    if first_deal.stock.is_empty() || dice.one_in(3) {
        return Vec::new();
    }
    let row = first_deal.columns.len().min(first_deal.stock.len());
    let size = if dice.one_in(2) {
        row
    } else {
        1 + dice.below(row)
    };
    (0..size).filter_map(|_| take_one(pieces, dice)).collect()
}

fn take_one(pieces: &mut Vec<Vec<Card>>, dice: &mut Dice) -> Option<Card> {
    if pieces.is_empty() || dice.one_in(4) {
        return None;
    }
    let piece = dice.below(pieces.len());
    let card = pieces[piece].pop();
    pieces.retain(|piece| !piece.is_empty());
    card
}

/// Puts the pieces on random columns; some keep their first cards face down.
fn spread(column_count: usize, pieces: Vec<Vec<Card>>, dice: &mut Dice) -> Vec<Vec<(Card, bool)>> {
    let mut columns = vec![Vec::new(); column_count];
    let columns_used = 1 + dice.below(column_count);
    for piece in pieces {
        let face_up = columns[0..columns_used].iter().all(Vec::is_empty) || !dice.one_in(6);
        let column: &mut Vec<(Card, bool)> = &mut columns[dice.below(columns_used)];
        let only_face_down_below = column.iter().all(|&(_, up)| !up);
        column.extend(
            piece
                .into_iter()
                .map(|card| (card, face_up || !only_face_down_below)),
        );
    }
    for column in &mut columns {
        if let Some(end) = column.last_mut() {
            end.1 = true;
        }
    }
    dice.shuffle(&mut columns);
    columns
}

/// A position in which the next row finishes one to three runs, some of them on face-down cards;
/// `None` for games that have no stock, or no runs that leave the table.
pub(crate) fn poised(game: Game, dice: &mut Dice) -> Option<Table> {
    let first_deal = lay_out(game, &dice.shuffled(game.pack()), Layout::Own);
    let column_count = first_deal.columns.len();
    let row = column_count.min(first_deal.stock.len());
    let mut runs = whole_runs(game, game.collect?, dice);
    if row == 0 || game.collecting == Collecting::Never {
        return None;
    }
    dice.shuffle(&mut runs);
    if game.runs_wrap() {
        for run in &mut runs {
            run.rotate_left(dice.below(13));
        }
    }
    let mut poised: Vec<Option<Vec<Card>>> = vec![None; row];
    for place in poised.iter_mut().take(1 + dice.below(row.min(3))) {
        *place = runs.pop();
    }
    dice.shuffle(&mut poised);
    poised.resize(column_count, None);
    let others = runs.split_off(runs.len().saturating_sub(3));
    let mut others = dice.shuffled(others.concat());
    let mut next = || others.pop().expect("three runs are enough for a game");
    let mut columns = Vec::new();
    let mut stock = Vec::new();
    for (column, run) in poised.into_iter().enumerate() {
        let mut cards = vec![(next(), run.is_none())];
        let last = run.map(|mut run| {
            let last = run.pop();
            cards.extend(run.into_iter().map(|card| (card, true)));
            last.expect("a run has thirteen cards")
        });
        if column < row {
            stock.push(last.unwrap_or_else(&mut next));
        }
        columns.push(cards);
    }
    // What is left lies under the first column, or the last.
    let under = if dice.one_in(2) { 0 } else { column_count - 1 };
    columns[under].splice(0..0, others.into_iter().map(|card| (card, false)));
    Some(Table::new(
        game,
        columns,
        stock,
        Vec::new(),
        vec![None; first_deal.reserves.len()],
        runs,
    ))
}

/// A Little Spider with its foundations partly built, in either part of the game.
fn ripe_foundations(first_deal: &Table, dice: &mut Dice) -> Table {
    let game = first_deal.game;
    let aces = if dice.one_in(2) {
        ['H', 'D']
    } else {
        ['C', 'S']
    };
    let built_at_least = if dice.one_in(3) { 11 } else { 0 };
    let mut foundations = Vec::new();
    let mut rest = Vec::new();
    for suit in ['C', 'D', 'H', 'S'] {
        let mut pile: Vec<Card> = game
            .pack()
            .into_iter()
            .filter(|card| card.suit == suit)
            .collect();
        if !aces.contains(&suit) {
            pile.reverse();
        }
        let built = built_at_least + dice.below(14 - built_at_least);
        rest.extend(pile.split_off(built));
        foundations.push(pile);
    }
    dice.shuffle(&mut foundations);
    dice.shuffle(&mut rest);
    let stock = if rest.len() >= 12 && dice.one_in(2) {
        let rows_before_the_last = dice.below(rest.len() / 12);
        rest.split_off(rest.len() - 8 * rows_before_the_last - 4)
    } else {
        Vec::new()
    };
    let mut columns = vec![Vec::new(); 8];
    let columns_used = 1 + dice.below(8);
    for card in rest {
        columns[dice.below(columns_used)].push((card, true));
    }
    dice.shuffle(&mut columns);
    Table::new(game, columns, stock, foundations, Vec::new(), Vec::new())
}
