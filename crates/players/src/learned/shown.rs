//! The unseen cards that a move may show.

use webspinner_rules::{Card, FairGame, Move};
use webspinner_solver::Random;

use crate::learned::thought_limits::Look;

/// Cards that a move may show, each choice with how often it does.
pub(super) type Shown = Vec<(Vec<Card>, i64)>;

/// What a move may show, as one looks behind it, and whether that is all.
pub(super) fn may_show(
    game: &FairGame,
    play: Move,
    look: Look,
    random: &mut Random,
) -> Option<(Shown, bool)> {
    let unseen = game.view().unseen();
    let sample = match play {
        Move::Deal => Some(look.rows.max(1)),
        _ => look.cards,
    };
    let Some(count) = sample.filter(|_| !unseen.is_empty()) else {
        return Some((all_shown(game, play, Vec::new(), &unseen)?, true));
    };
    let samples = (0..count).map(|_| {
        let cards = some_shown(game, play, unseen.clone(), random)?;
        Some((cards, 1))
    });
    Some((samples.collect::<Option<_>>()?, false))
}

/// Everything that a move may show beyond these cards, with how often it does; these are left.
pub(super) fn all_shown(
    game: &FairGame,
    play: Move,
    cards: Vec<Card>,
    left: &[Card],
) -> Option<Shown> {
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
