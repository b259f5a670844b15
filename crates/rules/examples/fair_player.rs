//! A fair player: it chooses every move by what a person at the table sees, and counts its wins.
//!
//! ```sh
//! cargo run -p webspinner-rules --example fair_player -- spider-1 100
//! ```

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "an example reads its arguments and prints"
)]

use std::env;
use std::error::Error;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Column, Game, LegalMove, Move, Outcome, View, games};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let game = arguments.next().unwrap_or("spider-1".to_owned());
    let count = arguments.next().map_or(Ok(50), |count| count.parse())?;
    println!("{}", tried(&game, count)?);
    Ok(())
}

/// How many of the first deals of a game the player wins.
pub(crate) fn tried(game: &str, count: u64) -> Result<String, Box<dyn Error>> {
    let rules = games::find(game).ok_or_else(|| format!("no game is called {game}"))?;
    let mut won = 0;
    for number in 1..=count {
        let mut game = rules.new_game(&Shuffle::own(number))?;
        play(&mut game);
        won += u64::from(game.outcome() == Some(Outcome::Won));
    }
    Ok(format!("{game}: won {won} of {count} deals"))
}

/// Plays until nothing seems worth a move. The player gets the view alone, never the position.
fn play(game: &mut Game) {
    let mut player = Player::default();
    while let Some(chosen) = player.choose(&game.view()) {
        game.play_legal(chosen);
    }
}

#[derive(Default)]
struct Player {
    /// Whether vacancies are being filled, because a row can be dealt only on full columns.
    fills_vacancies: bool,
}

impl Player {
    /// The most useful move. If none is useful: the next row, after filling the vacancies if the
    /// game insists on it.
    fn choose(&mut self, view: &View<'_>) -> Option<LegalMove> {
        let moves = view.legal_moves();
        let useful = moves
            .iter()
            .copied()
            .filter(|legal| worth(view, legal.get()) > 0);
        if !self.fills_vacancies
            && let Some(best) = useful.max_by_key(|legal| worth(view, legal.get()))
        {
            return Some(best);
        }
        let row = view.check(Move::Deal).ok();
        self.fills_vacancies = row.is_none() && view.stock_len() > 0;
        row.or_else(|| {
            let fills = |legal: &LegalMove| fills_vacancy(view, legal.get());
            moves
                .into_iter()
                .find(|legal| self.fills_vacancies && fills(legal))
        })
    }
}

/// What a move is worth. Each useful move makes progress that later ones do not undo (fewer hidden
/// cards; then more cards joined; then more vacancies), so the player cannot go round in circles.
fn worth(view: &View<'_>, mv: Move) -> i32 {
    let (from, to, count) = match mv {
        Move::Collect { .. } | Move::ToFoundation { .. } => return 100,
        Move::FromReserve { .. } => return 1,
        Move::ToReserve { .. } | Move::Deal => return 0,
        Move::Shift { from, to, count } => (view.column(from), view.column(to), count),
    };
    let (below, lifted) = from.open().split_at(from.open().len() - usize::from(count));
    let joins = |onto: Option<&_>| onto.is_some_and(|onto| view.rules().joins(*onto, lifted[0]));
    let gain = i32::from(joins(to.open().last())) - i32::from(joins(below.last()));
    let empties = below.is_empty() && from.face_down() == 0 && !to.is_empty();
    let turns_up = below.is_empty() && from.face_down() > 0;
    20 * i32::from(turns_up) + 5 * gain + i32::from(empties)
}

/// Whether a move leaves fewer vacancies.
fn fills_vacancy(view: &View<'_>, mv: Move) -> bool {
    let is_vacancy = |column: Column| view.column(column).is_empty();
    match mv {
        Move::Shift { from, to, count } => {
            is_vacancy(to) && view.column(from).len() > usize::from(count)
        }
        Move::FromReserve { to, .. } => is_vacancy(to),
        _ => false,
    }
}
