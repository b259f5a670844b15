//! The unseen cards that a move may show.

use webspinner_rules::{Card, FairGame, Move};
use webspinner_solver::Random;

/// Everything that a move may show beyond these cards, with how often it does; these are left.
pub(super) fn all_shown(
    game: &FairGame,
    play: Move,
    cards: Vec<Card>,
    left: &[Card],
) -> Option<Vec<(Vec<Card>, i64)>> {
    if game.reveals(play, &cards).ok()?.is_empty() {
        return Some(vec![(cards, 1)]);
    }
    let mut all = Vec::new();
    let mut at = 0;
    for kind in left.chunk_by(|one, other| one == other) {
        let (mut shown, mut others) = (cards.clone(), left.to_vec());
        shown.push(others.remove(at));
        let count = i64::try_from(kind.len()).unwrap_or(1);
        let rest = all_shown(game, play, shown, &others)?;
        all.extend(
            rest.into_iter()
                .map(|(shown, weight)| (shown, weight * count)),
        );
        at += kind.len();
    }
    Some(all)
}

/// Random cards that a move may show, some of these.
pub(super) fn some_shown(
    game: &FairGame,
    play: Move,
    mut left: Vec<Card>,
    random: &mut Random,
) -> Option<Vec<Card>> {
    let mut cards = Vec::new();
    loop {
        let awaited = game.reveals(play, &cards).ok()?.len();
        if awaited == 0 {
            return Some(cards);
        }
        for _ in 0..awaited {
            cards.push(left.remove(random.below(left.len())));
        }
    }
}
