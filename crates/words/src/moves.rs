//! Messages about moves and what they do.

use webspinner_rules::{Card, Colour, Column, LegalMove, Move, Position, Rules, Suit};

use crate::{Arg, Message};

/// See [`GameTexts::describe`](crate::GameTexts::describe).
pub(crate) fn describe(rules: &Rules, position: &Position, mv: Move) -> Message {
    in_words(rules, position, mv).unwrap_or_else(|| Message::new("move-not-there"))
}

/// See [`GameTexts::describe_effects`](crate::GameTexts::describe_effects).
pub(crate) fn describe_effects(rules: &Rules, before: &Position, legal: LegalMove) -> Vec<Message> {
    let mut after = before.clone();
    let _ = after.apply(rules, legal);
    let chosen = usize::from(matches!(legal.get(), Move::Collect { .. }));
    // The move itself already names a run that the player collects.
    let runs = after.collected_from().skip(before.collected_len() + chosen);
    let left = runs.filter_map(|(from, run)| {
        let left = Message::new("effect-run-collected").with("run", run_name(run));
        Some(left.with("column", from?))
    });
    left.chain(turned_up(before, &after)).collect()
}

/// Puts a move into words; `None` if the position has no cards or no place for it.
fn in_words(rules: &Rules, position: &Position, mv: Move) -> Option<Message> {
    match mv {
        Move::Shift { from, to, count } => {
            let open = position.columns().get(from.index())?.open();
            let start = open.len().checked_sub(usize::from(count))?;
            let moved = Message::new("move-to").with("cards", open.get(start..)?);
            Some(moved.with("target", target(position, to)?))
        }
        Move::ToFoundation { from, slot } => {
            let card = position.columns().get(from.index())?.end()?;
            let moved = Message::new("move-to-foundation").with("card", card);
            Some(moved.with("slot", slot))
        }
        Move::FromReserve { slot, to } => {
            let card = (*position.reserves().get(slot.index())?)?;
            let moved = Message::new("move-from-reserve").with("card", card);
            let moved = moved.with("slot", slot);
            Some(moved.with("target", target(position, to)?))
        }
        Move::ToReserve { from, slot } => {
            let card = position.columns().get(from.index())?.end()?;
            let moved = Message::new("move-to-reserve").with("card", card);
            Some(moved.with("slot", slot))
        }
        Move::Collect { from } => {
            let open = position.columns().get(from.index())?.open();
            let length = usize::from(rules.pack().highest().number());
            let start = open.len().checked_sub(length)?;
            let moved = Message::new("move-collect").with("run", run_name(&open[start..]));
            Some(moved.with("column", from))
        }
        Move::Deal => Some(Message::new("move-deal")),
    }
}

/// "the 9♥ in column 3".
fn target(position: &Position, to: Column) -> Option<Message> {
    let target = match position.columns().get(to.index())?.end() {
        Some(onto) => Message::new("target-card").with("onto", onto),
        None => Message::new("target-vacancy"),
    };
    Some(target.with("column", to))
}

/// The cards that were face down before and are face up now.
fn turned_up(before: &Position, after: &Position) -> impl Iterator<Item = Message> {
    let pairs = before.columns().iter().zip(after.columns());
    pairs.enumerate().flat_map(|(index, (then, now))| {
        let turned = &then.cards()[now.face_down()..then.face_down()];
        // If there are several, the upper ones turned first.
        turned.iter().rev().map(move |card| {
            Message::new("effect-turned-up")
                .with("card", *card)
                .with("column", Column::at(index))
        })
    })
}

/// "run of spades", "red run" or just "run".
fn run_name(run: &[Card]) -> Message {
    let all = |holds: fn(Card, Card) -> bool| run.iter().all(|card| holds(*card, run[0]));
    let kind = match run.first() {
        Some(first) if all(Card::same_suit) => match first.suit() {
            Suit::Clubs => "clubs",
            Suit::Spades => "spades",
            Suit::Hearts => "hearts",
            Suit::Diamonds => "diamonds",
        },
        Some(first) if all(Card::same_colour) => match first.colour() {
            Colour::Black => "black",
            Colour::Red => "red",
        },
        _ => "mixed",
    };
    Message::new("run").with("kind", Arg::Choice(kind))
}

#[cfg(test)]
mod tests {
    use webspinner_rules::text::{PositionDraft, TableCard};
    use webspinner_rules::{Slot, games};

    use super::*;
    use crate::{Catalogue, GameTexts};

    fn column(number: u8) -> Column {
        Column::new(number).expect("columns count from 1")
    }

    fn slot(number: u8) -> Slot {
        Slot::new(number).expect("slots count from 1")
    }

    fn game(id: &str) -> &'static Rules {
        games::find(id).expect("a built-in game")
    }

    /// A position of this game with these columns, each starting with some face-down cards, and
    /// this card in reserve 2. The rest of the pack is the stock.
    fn table_with(id: &str, columns: &[(usize, &str)], reserve: Option<Card>) -> Position {
        let mut stock: Vec<Card> = game(id).pack().cards().collect();
        let mut take = |card: Card| {
            let place = stock.iter().position(|other| *other == card);
            stock.remove(place.expect("a card of the pack that is left"));
            card
        };
        let columns = columns.iter().map(|(face_down, cards)| {
            let cards = cards.split_whitespace().enumerate();
            let cards = cards.map(|(index, word)| TableCard {
                card: take(word.parse().expect("a card")),
                face_up: index >= *face_down,
            });
            cards.collect()
        });
        let columns = columns.collect();
        let reserves = reserve.map(|card| vec![None, Some(take(card))]);
        let draft = PositionDraft {
            columns,
            reserves: reserves.unwrap_or_default(),
            stock,
            ..PositionDraft::default()
        };
        game(id).position(&draft).expect("a position of the game")
    }

    fn table(id: &str, columns: &[(usize, &str)]) -> Position {
        table_with(id, columns, None)
    }

    fn described(id: &str, position: &Position, mv: Move) -> String {
        let message = game(id).describe(position, mv);
        Catalogue::english()
            .try_text(&message)
            .expect("every gap is filled")
    }

    fn effects(id: &str, position: &Position, mv: Move) -> Vec<String> {
        let legal = game(id).check(position, mv).expect("a legal move");
        let messages = game(id).describe_effects(position, legal);
        let texts = messages
            .iter()
            .map(|message| Catalogue::english().try_text(message));
        texts
            .collect::<Result<_, _>>()
            .expect("every gap is filled")
    }

    fn shift(from: u8, to: u8, count: u16) -> Move {
        let (from, to) = (column(from), column(to));
        Move::Shift { from, to, count }
    }

    #[test]
    fn a_shift_names_the_cards_and_what_they_go_on() {
        let position = table(
            "spider",
            &[(0, "8S 7S"), (0, ""), (0, "9H"), (0, "KS QS JS TS 9S 8S")],
        );
        let said = |mv| described("spider", &position, mv);
        assert_eq!(said(shift(1, 3, 2)), "8♠ 7♠ to the 9♥ in column 3");
        assert_eq!(said(shift(1, 2, 1)), "7♠ to the empty column 2");
        assert_eq!(said(shift(4, 2, 6)), "K♠ to 8♠ to the empty column 2");
        assert_eq!(said(Move::Deal), "a row from the stock");
    }

    #[test]
    fn an_impossible_move_is_described_as_such() {
        let position = table("spider", &[(2, "8S 7S 6S")]);
        let nowhere = [
            shift(11, 1, 1),
            shift(1, 11, 1),
            shift(1, 2, 2),
            Move::ToFoundation {
                from: column(2),
                slot: slot(1),
            },
            Move::FromReserve {
                slot: slot(1),
                to: column(1),
            },
            Move::Collect { from: column(1) },
        ];
        for mv in nowhere {
            let text = described("spider", &position, mv);
            assert_eq!(text, "a move that is not possible here", "{mv:?}");
        }
    }

    #[test]
    fn foundations_and_reserves_are_named_by_their_slots() {
        let position = table("little-spider", &[(0, "3D AS")]);
        let mv = Move::ToFoundation {
            from: column(1),
            slot: slot(2),
        };
        assert_eq!(
            described("little-spider", &position, mv),
            "A♠ to foundation 2"
        );

        let eight = "8H".parse().expect("a card");
        let position = table_with("three-blind-mice", &[(0, "9H")], Some(eight));
        let mv = Move::FromReserve {
            slot: slot(2),
            to: column(1),
        };
        assert_eq!(
            described("three-blind-mice", &position, mv),
            "8♥ from reserve 2 to the 9♥ in column 1"
        );
    }

    #[test]
    fn effects_are_the_runs_that_leave_and_the_cards_that_turn_up() {
        let run = "5D KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S";
        let position = table("spider", &[(1, run), (2, "3C 4C AS")]);
        assert_eq!(
            effects("spider", &position, shift(2, 1, 1)),
            [
                "a run of spades leaves column 1",
                "the 5♦ turns up in column 1",
                "the 4♣ turns up in column 2",
            ]
        );
        assert!(
            effects(
                "spider",
                &table("spider", &[(0, "8S"), (0, "9S")]),
                shift(1, 2, 1)
            )
            .is_empty()
        );
    }

    #[test]
    fn a_run_collected_by_choice_is_named_by_the_move_alone() {
        let run = "5D KS QC JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS";
        let position = table("red-black-spider", &[(1, run)]);
        let mv = Move::Collect { from: column(1) };
        assert_eq!(
            described("red-black-spider", &position, mv),
            "a black run is collected from column 1"
        );
        assert_eq!(
            effects("red-black-spider", &position, mv),
            ["the 5♦ turns up in column 1"]
        );
    }

    #[test]
    fn a_run_of_both_colours_is_called_just_a_run() {
        let run = "KH QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S";
        let position = table("spider-relaxed", &[(0, run), (0, "4C AD")]);
        assert_eq!(
            effects("spider-relaxed", &position, shift(2, 1, 1)),
            ["a run leaves column 1"]
        );
    }
}
