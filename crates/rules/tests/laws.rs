//! Laws that hold in every game, wherever play has led: taking back, keeping the pack together,
//! allowing exactly the legal moves, and what a fair player knows.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::both::{all_wishes, nearly_finished};
use crate::naive::Dice;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use webspinner_rules::text::PositionDraft;
use webspinner_rules::{
    Card, Game, LegalMove, Move, Pile, Position, Rules, View, ViewColumn, games,
};

/// What a player does next.
#[derive(Clone, Debug)]
enum Act {
    /// One of the legal moves.
    Play(Index),
    /// Takes the last move back.
    Undo,
}

/// A session, from its first position.
#[derive(Clone, Debug)]
struct Session {
    rules: Arc<Rules>,
    first: Position,
    acts: Vec<Act>,
}

impl Session {
    /// Plays it through, calling `look` with the game before each act and after the last; returns
    /// the moves made, `None` for each one taken back.
    fn play(&self, mut look: impl FnMut(&Game)) -> (Game, Vec<Option<Move>>) {
        let mut game = Game::new(Arc::clone(&self.rules), self.first.clone());
        let mut log = Vec::new();
        for act in &self.acts {
            look(&game);
            match act {
                Act::Play(index) => {
                    let legal = self.rules.legal_moves(game.position());
                    if !legal.is_empty() {
                        let chosen = *index.get(&legal);
                        let _ = game.play_legal(chosen);
                        log.push(Some(chosen.get()));
                    }
                }
                Act::Undo => {
                    if game.undo().is_some() {
                        log.push(None);
                    }
                }
            }
        }
        look(&game);
        (game, log)
    }

    /// The game at its end.
    fn end(&self) -> Game {
        self.play(|_| ()).0
    }
}

/// Does the same moves and undos in a game that starts otherwise.
fn replay(rules: &Arc<Rules>, first: &Position, log: &[Option<Move>]) -> Game {
    let mut game = Game::new(Arc::clone(rules), first.clone());
    for act in log {
        match act {
            Some(mv) => {
                let _ = game.play(*mv).expect("no hidden card matters");
            }
            None => {
                game.undo().expect("there was a move to take back");
            }
        }
    }
    game
}

fn some_game() -> impl Strategy<Value = Arc<Rules>> {
    any::<Index>().prop_map(|index| {
        let all: Vec<Arc<Rules>> = games::all().cloned().collect();
        Arc::clone(index.get(&all))
    })
}

/// A position from which a game may start: a deal, or a nearly finished one.
fn first_position() -> impl Strategy<Value = (Arc<Rules>, Position)> {
    (some_game(), any::<bool>(), any::<u64>()).prop_map(|(rules, is_ripe, number)| {
        let ripe = is_ripe.then(|| nearly_finished(&rules, number)).flatten();
        let first = ripe.unwrap_or_else(|| {
            let shuffle = number.to_string().parse().expect("an own number");
            rules.deal(&shuffle).expect("every game has own numbers")
        });
        (rules, first)
    })
}

fn session() -> impl Strategy<Value = Session> {
    let act = prop_oneof![
        5 => any::<Index>().prop_map(Act::Play),
        1 => Just(Act::Undo),
    ];
    (first_position(), vec(act, 0..60)).prop_map(|((rules, first), acts)| Session {
        rules,
        first,
        acts,
    })
}

fn sorted(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

/// Every card of the position, wherever it lies.
fn all_cards(position: &Position) -> Vec<Card> {
    let columns = position.columns().iter().flat_map(Pile::cards);
    let off = position.foundations().iter().flatten();
    let reserves = position.reserves().iter().flatten();
    let rest = columns.chain(off).chain(reserves).copied();
    sorted(
        rest.chain(position.stock())
            .chain(position.collected().flatten().copied()),
    )
}

/// Every card that the player sees or remembers.
fn known_cards(view: View<'_>) -> Vec<Card> {
    let columns = view.columns().flat_map(|column| {
        let open = column.open().iter().copied();
        column.hidden().flatten().chain(open)
    });
    let off = view.foundations().iter().flatten().copied();
    let reserves = view.reserves().iter().flatten().copied();
    let collected = view.collected().flatten().copied();
    let known = columns.chain(off).chain(reserves).chain(collected);
    known.chain(view.stock_remembered()).collect()
}

/// The first position with its unseen cards put in the order of `order`. Those of a column are its
/// lowest, the ones of the stock its last, and none of them has ever moved.
pub(crate) fn with_unseen(
    first: &Position,
    view: View<'_>,
    order: impl FnOnce(&mut Vec<Card>),
) -> PositionDraft {
    let mut draft = PositionDraft::from(first);
    let unseen_of = |column: ViewColumn<'_>| column.hidden().filter(Option::is_none).count();
    let in_columns = view.columns().map(unseen_of);
    let mut places: Vec<&mut Card> = Vec::new();
    for (pile, unseen) in draft.columns.iter_mut().zip(in_columns) {
        places.extend(pile[..unseen].iter_mut().map(|card| &mut card.card));
    }
    let in_stock = view.stock_len() - view.stock_remembered().len();
    let stock_len = draft.stock.len();
    // `any_consistent_position` counts the stock from its far end, which is dealt last.
    places.extend(draft.stock[stock_len - in_stock..].iter_mut().rev());
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    order(&mut cards);
    for (place, card) in places.into_iter().zip(cards) {
        *place = card;
    }
    draft
}

fn legal(rules: &Rules, position: &Position) -> Vec<Move> {
    let moves = rules.legal_moves(position);
    moves.into_iter().map(LegalMove::get).collect()
}

proptest! {
    #[test]
    fn applying_and_taking_back_is_the_identity(session in session()) {
        let mut game = session.end();
        for legal in session.rules.legal_moves(game.position()) {
            let before = game.position().clone();
            let mut after = before.clone();
            let undo = after.apply(&session.rules, legal);
            prop_assert_ne!(&after, &before, "{:?} changes the table", legal);
            after.undo(undo);
            prop_assert_eq!(&after, &before, "{:?}", legal);
        }
        while game.undo().is_some() {}
        prop_assert_eq!(game.position(), &session.first);
    }

    #[test]
    fn no_card_is_lost_or_made(session in session()) {
        let pack = all_cards(&session.first);
        prop_assert_eq!(pack.len(), session.rules.pack().size());
        session.play(|game| assert_eq!(all_cards(game.position()), pack));
    }

    #[test]
    fn every_position_is_well_formed(session in session()) {
        session.play(|game| {
            let read = session.rules.position(&PositionDraft::from(game.position()));
            assert_eq!(read.as_ref(), Ok(game.position()));
        });
    }

    #[test]
    fn exactly_the_listed_moves_are_allowed(session in session()) {
        let (rules, game) = (&session.rules, session.end());
        let listed: BTreeSet<Move> = legal(rules, game.position()).into_iter().collect();
        let wishes = all_wishes(game.position());
        let allowed: BTreeSet<Move> = wishes
            .into_iter()
            .filter(|&mv| rules.check(game.position(), mv).is_ok())
            .collect();
        prop_assert_eq!(allowed, listed);
    }

    #[test]
    fn a_refused_move_changes_nothing(session in session(), mv in any::<Index>()) {
        let mut game = session.end();
        let (before, length) = (game.position().clone(), game.length());
        let mv = *mv.get(&all_wishes(game.position()));
        if game.play(mv).is_err() {
            prop_assert_eq!(game.position(), &before);
            prop_assert_eq!(game.length(), length);
        }
    }

    #[test]
    fn seen_and_unseen_cards_are_the_pack(session in session()) {
        let pack = all_cards(&session.first);
        session.play(|game| {
            let (known, unseen) = (known_cards(game.view()), game.view().unseen());
            assert_eq!(sorted(known.into_iter().chain(unseen)), pack);
        });
    }

    #[test]
    fn undo_neither_forgets_nor_shows_a_card(session in session()) {
        let start = Game::new(Arc::clone(&session.rules), session.first.clone());
        let mut unseen = start.view().unseen().len();
        let mut length = 0;
        session.play(|game| {
            let now = game.view().unseen().len();
            assert!(now <= unseen, "nothing is forgotten");
            assert!(now == unseen || game.length() > length, "undo shows nothing new");
            (unseen, length) = (now, game.length());
        });
    }

    #[test]
    fn remembered_cards_are_the_true_ones(session in session()) {
        session.play(|game| {
            let piles = game.position().columns().iter();
            for (column, pile) in game.view().columns().zip(piles) {
                for (remembered, &card) in column.hidden().zip(pile.cards()) {
                    assert!(remembered.is_none_or(|remembered| remembered == card));
                }
            }
            let stock = game.position().stock();
            assert!(game.view().stock_remembered().zip(stock).all(|(one, other)| one == other));
        });
    }

    #[test]
    fn nothing_a_player_sees_depends_on_the_order_of_unseen_cards(
        session in session(),
        seed in any::<u64>(),
    ) {
        let (game, log) = session.play(|_| ());
        let draft = with_unseen(&session.first, game.view(), |cards| Dice::new(seed).shuffle(cards));
        let other_first = session.rules.position(&draft).expect("the same cards in the same places");
        let other = replay(&session.rules, &other_first, &log);
        let (view, other_view) = (game.view(), other.view());
        prop_assert_eq!(format!("{view:?}"), format!("{other_view:?}"));
        prop_assert_eq!(view.picture(), other_view.picture());
        prop_assert_eq!(view.legal_moves(), other_view.legal_moves());
        prop_assert_eq!(view.deal_refused(), other_view.deal_refused());
        prop_assert_eq!(view.unseen(), other_view.unseen());
        prop_assert_eq!(view.any_consistent_position(), other_view.any_consistent_position());
    }

    /// The consistent position is where the same play would have led had the unseen cards been
    /// dealt in order, so it looks the same.
    #[test]
    fn a_stand_in_is_a_table_that_the_player_cannot_tell_from_the_true_one(session in session()) {
        let (game, log) = session.play(|_| ());
        let draft = with_unseen(&session.first, game.view(), |cards| cards.sort_unstable());
        let stand_in_first = session.rules.position(&draft).expect("the same cards in the same places");
        let twin = replay(&session.rules, &stand_in_first, &log);
        prop_assert_eq!(twin.position(), &game.view().any_consistent_position());
        prop_assert_eq!(format!("{:?}", twin.view()), format!("{:?}", game.view()));
        prop_assert_eq!(twin.view().any_consistent_position(), game.view().any_consistent_position());
    }

    /// The same for an order by chance.
    #[test]
    fn a_stand_in_by_chance_looks_the_same(session in session(), seed: u64) {
        let picks = || {
            let mut state = seed;
            move |end: usize| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 33) as usize % end
            }
        };
        let (game, log) = session.play(|_| ());
        let draft = with_unseen(&session.first, game.view(), |cards| {
            cards.sort_unstable();
            let mut pick = picks();
            for end in (2..=cards.len()).rev() {
                cards.swap(end - 1, pick(end));
            }
        });
        let stand_in_first = session.rules.position(&draft).expect("the same cards in the same places");
        let twin = replay(&session.rules, &stand_in_first, &log);
        prop_assert_eq!(twin.position(), &game.view().consistent_position(picks()));
        prop_assert_eq!(twin.view().knowledge(), game.view().knowledge());
    }
}
