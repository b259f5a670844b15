//! A fair player that always makes the first hinted move: how many games does it win?
//!
//! ```text
//! cargo run --release -p webspinner-table --example follow_hints
//! cargo run --release -p webspinner-table --example follow_hints -- SCHEME FIRST COUNT GAME...
//! cargo run --release -p webspinner-table --example follow_hints -- own 1001 200 spider-1 spider-2
//! ```
//!
//! Every game is played from COUNT deals, numbered from FIRST, until it is won, stuck, or no hint
//! leads to a new position. This is the measure by which the weights of the evaluation were
//! chosen; it depends on nothing but the deals.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a measuring program takes the time and prints"
)]

use std::collections::HashSet;
use std::error::Error;
use std::time::Instant;

use webspinner_players::Why;
use webspinner_rules::{Outcome, Position, games};
use webspinner_table::Session;

/// How the games ended.
#[derive(Default)]
struct Tally {
    won: usize,
    cards_off: usize,
    moves: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.as_slice() {
        [] => println!("{}", followed("spider-1", "own", 1, 5)?),
        [scheme, first, count, played @ ..] => {
            for game in played {
                println!(
                    "{}",
                    followed(game, scheme, first.parse()?, count.parse()?)?
                );
            }
        }
        _ => return Err("usage: follow_hints [SCHEME FIRST COUNT GAME...]".into()),
    }
    Ok(())
}

/// How many of these deals of a game are won by following the hints.
pub(crate) fn followed(
    game: &str,
    scheme: &str,
    first: usize,
    count: usize,
) -> Result<String, Box<dyn Error>> {
    let began = Instant::now();
    let mut tally = Tally::default();
    for number in first..first + count {
        follow(&mut deal(game, &format!("{scheme}:{number}"))?, &mut tally)?;
    }
    let each = began.elapsed() / u32::try_from(tally.moves.max(1))?;
    let (won, off) = (tally.won, tally.cards_off / count.max(1));
    Ok(format!(
        "{game}: won {won} of {count}, {off} cards off on average, {each:?} a hint"
    ))
}

fn deal(game: &str, name: &str) -> Result<Session, Box<dyn Error>> {
    let rules = games::find(game).ok_or_else(|| format!("no game is called {game}"))?;
    Ok(Session::deal(rules.clone(), &name.parse()?)?)
}

/// Follows the best hint to the end, and counts the result.
fn follow(session: &mut Session, tally: &mut Tally) -> Result<(), Box<dyn Error>> {
    let mut idle: HashSet<Position> = HashSet::new();
    while let Some(hint) = session.hint().filter(|_| session.outcome().is_none()) {
        if hint.why == Why::NothingBetter {
            if !idle.insert(session.position().clone()) || idle.len() > 100 {
                break;
            }
        } else {
            idle.clear();
        }
        session.play(hint.play, 0)?;
        tally.moves += 1;
    }
    let position = session.position();
    let founded: usize = position.foundations().iter().map(Vec::len).sum();
    let collected: usize = position.collected().map(<[_]>::len).sum();
    tally.won += usize::from(session.outcome() == Some(Outcome::Won));
    tally.cards_off += founded + collected;
    Ok(())
}
