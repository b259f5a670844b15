//! A proof that a position is lost, which shares nothing with the solver but the rules.
//!
//! Plain on purpose, so that it can be checked by reading: it tries all play, and comes to no
//! position twice. Positions are kept whole, not as fingerprints.

use rustc_hash::FxHashSet;
use webspinner_rules::{Position, Rules};

/// Whether all play from here is lost; `None` if more than this many positions can be reached.
#[must_use]
pub fn is_lost(rules: &Rules, start: &Position, positions_max: usize) -> Option<bool> {
    let mut seen = FxHashSet::from_iter([key(rules, start)]);
    let mut open = vec![start.clone()];
    let mut moves = Vec::new();
    while let Some(position) = open.pop() {
        if rules.is_won(&position) {
            return Some(false);
        }
        moves.clear();
        rules.legal_moves_into(&position, &mut moves);
        for legal in &moves {
            let mut next = position.clone();
            let _ = next.apply(rules, *legal);
            if seen.insert(key(rules, &next)) {
                if seen.len() > positions_max {
                    return None;
                }
                open.push(next);
            }
        }
    }
    Some(true)
}

/// All that matters of a position, as text. Where nothing is dealt any more and no foundation
/// stands in one column's place, it does not matter which column is which.
fn key(rules: &Rules, position: &Position) -> Vec<u8> {
    let column = |cards: &[webspinner_rules::Card], face_down: usize| {
        let cards = cards.iter().map(|card| card.code());
        let face_down = u8::try_from(face_down).unwrap_or(u8::MAX);
        cards.chain([0xfe, face_down]).collect::<Vec<u8>>()
    };
    let mut columns: Vec<Vec<u8>> = (position.columns().iter())
        .map(|pile| column(pile.cards(), pile.face_down()))
        .collect();
    if position.stock_len() == 0 && rules.foundations().is_none() {
        columns.sort_unstable();
    }
    let foundations = position.foundations().iter().map(|pile| column(pile, 0));
    columns.extend(foundations);
    for card in position.reserves() {
        columns.push(column(card.as_slice(), 0));
    }
    let stock = u8::try_from(position.stock_len()).unwrap_or(u8::MAX);
    columns.push(vec![stock]);
    columns.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four cards in three columns; nothing fills a vacancy.
    const TINY: &str = r#"
        id = "tiny"
        name = "Tiny"
        suits = "SH"
        highest = "2"
        columns = 3
        vacancy = "never"
        layout = [{ up = "1-3" }, { up = "1" }]
        lift = { unit = "run", suit = "one-suit" }
        deal = { rule = "none" }
        collect = { suit = "one-suit" }
    "#;

    #[test]
    fn it_tells_lost_from_won_and_from_too_much() {
        let rules = Rules::parse(TINY).expect("a sound game");
        let lost = |picture: &str, positions_max| {
            let position = rules.parse_picture(picture).expect("its four cards");
            is_lost(&rules, &position, positions_max)
        };
        assert_eq!(lost("1: 2S AH\n2: 2H\n3: AS", 100), Some(false));
        assert_eq!(lost("1: AS 2S\n2: AH 2H", 100), Some(true));
        assert_eq!(lost("1: 2S AH\n2: 2H\n3: AS", 1), None);
    }
}
