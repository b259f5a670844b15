//! Hints: ranked moves, based on what a fair player knows.
//!
//! A hint [looks ahead](crate::search) in [some position](View::any_consistent_position) that
//! agrees with the view, never past a card that would be turned up and never past a row deal. It
//! ranks each line by the [evaluation](crate::evaluation) of its end, less a little for each move.
//!
//! Hints do not run in circles. A line gains if it ends better than the *peak*, the best value that
//! a position has had since a card was last turned up, dealt or taken off the table, and no hint
//! that gains leads back to a position passed since then; of the others there are only finitely
//! many. If no line gains, the hint is to deal a row; if a vacancy prevents that, the best way to
//! fill it, which lowers the value but not the peak, so that no hint empties the column again
//! without a gain.
//!
//! If no row can be dealt at all, a much longer search follows the shortest way to a card turned up
//! or taken off the table, however the table looks on the way. Only if there are too many positions
//! for it, the legal moves are still ranked, with [`Why::NothingBetter`], those that lead to a new
//! position first. Where [no move is useful](crate::Useful::Nothing), none is hinted.

use std::fmt;

use rustc_hash::FxHashSet;
use webspinner_rules::{Column, FairGame, LegalMove, Move, Position, Refusal, Rules, View};

use crate::evaluation::evaluate;
use crate::search::{Fingerprint, Line, POSITIONS_MAX, fingerprint, lines};
use crate::useful::{QUICK_MAX, Useful, find_useful_move};

/// How many positions are looked at for a useful move if none gains. Nine of ten dead ends to which
/// hints lead have fewer.
const THOROUGH_MAX: usize = 20_000;

/// A move worth considering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub play: Move,
    /// Why it is worth considering.
    pub why: Why,
}

/// The best reason for a hinted move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// It takes a run, or a card, off the table.
    OffTable,
    /// It turns up a hidden card.
    TurnsUp,
    /// It makes a vacancy.
    MakesVacancy,
    /// It joins cards that then move together.
    Joins,
    /// It puts the table in better order.
    Order,
    /// It prepares a better move.
    Prepares,
    /// It prepares to turn up a card in this column.
    TowardCard(Column),
    /// It prepares the table for the next row.
    TowardRow,
    /// No move improves the table: deal a row.
    DealRow,
    /// A row can be dealt only once this vacancy is filled.
    FillsVacancy,
    /// No move improves the table, and no row can be dealt.
    NothingBetter,
    /// Every card is known, and it is the next move of a line that wins.
    TowardWin,
    /// It is the next move of a winning line. Only the engine can know that.
    Wins,
}

impl Why {
    /// The word for each reason in program output.
    pub const WORDS: [&str; 13] = [
        "off-table",
        "turns-up",
        "makes-vacancy",
        "joins",
        "order",
        "prepares",
        "toward-card",
        "toward-row",
        "deal-row",
        "fills-vacancy",
        "nothing-better",
        "toward-win",
        "wins",
    ];

    /// The word for the reason in program output, one of [`Why::WORDS`].
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::OffTable => "off-table",
            Self::TurnsUp => "turns-up",
            Self::MakesVacancy => "makes-vacancy",
            Self::Joins => "joins",
            Self::Order => "order",
            Self::Prepares => "prepares",
            Self::TowardCard(_) => "toward-card",
            Self::TowardRow => "toward-row",
            Self::DealRow => "deal-row",
            Self::FillsVacancy => "fills-vacancy",
            Self::NothingBetter => "nothing-better",
            Self::TowardWin => "toward-win",
            Self::Wins => "wins",
        }
    }
}

/// Its word.
impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What a hint needs to know about the game since a card was last turned up, dealt or taken off
/// the table.
#[derive(Default)]
pub(crate) struct Past {
    /// The best value that a position has had.
    peak: Option<i32>,
    /// The positions passed.
    passed: FxHashSet<Fingerprint>,
}

impl Past {
    /// The past of the position in which a game stands.
    pub(crate) fn of(game: &FairGame) -> Self {
        let mut past = Self::default();
        let mut game = game.clone();
        while game.last_is_reversible() {
            game.undo();
            past.pass(game.rules(), &game.view().any_consistent_position());
        }
        past
    }

    /// Records a position.
    pub(crate) fn pass(&mut self, rules: &Rules, position: &Position) {
        self.peak = self.peak.max(Some(evaluate(rules, position)));
        self.passed.insert(fingerprint(position));
    }
}

/// All sensible moves, the best first; empty only if no move is legal or useful. They do not know
/// the history of the game, so that following them may lead in circles; [`hints_of`] does.
#[must_use]
pub fn hints(view: &View<'_>) -> Vec<Hint> {
    hints_after(view, &Past::default())
}

/// The hints for a game as it stands. They know the moves that led here, so a player who always
/// makes the first one does not run in circles until its reason is [`Why::NothingBetter`].
#[must_use]
pub fn hints_of(game: &FairGame) -> Vec<Hint> {
    hints_after(&game.view(), &Past::of(game))
}

/// As [`hints`], given the past of the game.
fn hints_after(view: &View<'_>, past: &Past) -> Vec<Hint> {
    let mut hints = hints_within(view, past, POSITIONS_MAX);
    let gains = hints
        .first()
        .is_some_and(|best| best.why != Why::NothingBetter);
    let (rules, position) = (view.rules(), view.any_consistent_position());
    let positions_max = if gains { QUICK_MAX } else { THOROUGH_MAX };
    match find_useful_move(rules, &position, positions_max) {
        Useful::Found(legal) if !gains => {
            let play = legal.get();
            let why = why(rules, &position, legal, 0);
            hints.retain(|hint| hint.play != play);
            hints.insert(0, Hint { play, why });
        }
        Useful::Nothing => hints.clear(),
        Useful::Found(_) | Useful::Unsure => {}
    }
    hints
}

/// The hints from a short search, which keeps this many positions.
pub(crate) fn hints_within(view: &View<'_>, past: &Past, positions_max: usize) -> Vec<Hint> {
    let rules = view.rules();
    let position = view.any_consistent_position();
    let now = evaluate(rules, &position);
    let peak = past.peak.map_or(now, |peak| peak.max(now));
    let ranked = lines(rules, &position, &past.passed, positions_max);
    let (good, rest): (Vec<Line>, Vec<Line>) = ranked
        .into_iter()
        .partition(|line| line.best > peak && !line.leads_back);
    let hint = |line: Line| Hint {
        play: line.play.get(),
        why: why(rules, &position, line.play, line.alone - now),
    };
    let good = good.into_iter().map(hint);
    let rest = rest.into_iter().map(|line| line.play.get()).collect();
    good.chain(fallback(&position, view.deal_refused().as_ref(), rest))
        .collect()
}

/// The hints after those that improve the table.
fn fallback(position: &Position, deal_refused: Option<&Refusal>, rest: Vec<Move>) -> Vec<Hint> {
    let because = |why| move |play| Hint { play, why };
    let nothing_better = because(Why::NothingBetter);
    match deal_refused {
        None => vec![because(Why::DealRow)(Move::Deal)],
        Some(Refusal::DealNeedsFullColumns { .. }) => {
            let (fill, other): (Vec<Move>, Vec<Move>) =
                rest.into_iter().partition(|play| fills(position, *play));
            let fill = fill.into_iter().map(because(Why::FillsVacancy));
            fill.chain(other.into_iter().map(nothing_better)).collect()
        }
        Some(_) => rest.into_iter().map(nothing_better).collect(),
    }
}

/// Whether a move leaves fewer vacancies.
fn fills(position: &Position, play: Move) -> bool {
    match play {
        Move::Shift { from, to, count } => {
            let leaves_some = position.column(from).cards().len() > usize::from(count);
            position.column(to).is_empty() && leaves_some
        }
        Move::FromReserve { to, .. } => position.column(to).is_empty(),
        _ => false,
    }
}

/// The next of the moves of a plan, and why it is made. `None` if there is none, or none that is
/// legal.
#[must_use]
pub fn hint_of_plan(view: &View<'_>, moves: &[Move]) -> Option<Hint> {
    let (play, rules) = (*moves.first()?, view.rules());
    let legal = view.check(play).ok()?;
    let position = view.any_consistent_position();
    let why = match why(rules, &position, legal, 1) {
        _ if view.unseen().is_empty() => Why::TowardWin,
        _ if play == Move::Deal => Why::DealRow,
        Why::Order if moves.last() == Some(&Move::Deal) => Why::TowardRow,
        Why::Order => turned_up(rules, &position, moves).map_or(Why::Prepares, Why::TowardCard),
        other => other,
    };
    Some(Hint { play, why })
}

/// The column in which these moves turn up a card.
fn turned_up(rules: &Rules, before: &Position, moves: &[Move]) -> Option<Column> {
    let mut after = before.clone();
    for &play in moves {
        let legal = rules.check(&after, play).ok()?;
        let _ = after.apply(rules, legal);
    }
    let mut columns = before.columns().iter().zip(after.columns());
    let column = columns.position(|(before, after)| after.face_down() < before.face_down());
    column.map(Column::at)
}

/// The best reason for a move that improves the value by this much.
fn why(rules: &Rules, position: &Position, legal: LegalMove, gain: i32) -> Why {
    let mut after = position.clone();
    let undo = after.apply(rules, legal);
    let joins = |made| match made {
        Move::Shift { from, to, count } => {
            let cards = position.column(from).cards();
            let lifted = cards[cards.len() - usize::from(count)];
            let onto = position.column(to).end();
            onto.is_some_and(|onto| rules.joins(onto, lifted))
        }
        _ => false,
    };
    match legal.get() {
        Move::ToFoundation { .. } | Move::Collect { .. } => Why::OffTable,
        _ if undo.collected() > 0 => Why::OffTable,
        _ if undo.turned() => Why::TurnsUp,
        _ if after.vacancies().count() > position.vacancies().count() => Why::MakesVacancy,
        _ if gain <= 0 => Why::Prepares,
        made if joins(made) => Why::Joins,
        _ => Why::Order,
    }
}
