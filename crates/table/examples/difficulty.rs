//! How hard are deals, and how often does fair play win the easy, medium and hard ones?
//!
//! ```text
//! cargo run --release -p webspinner-table --example difficulty -- SCHEME FIRST COUNT GAME...
//! cargo run --release -p webspinner-table --example difficulty -- own 1001 60 spider-1 spider
//! ```
//!
//! Each game's deals, COUNT of them numbered from FIRST, are measured and graded. For each level it
//! prints how many deals it has, the means of their figures, and how many of them a player wins who
//! always follows the best hint. Hints use only the open cards and had no part in the grade.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a measuring program takes the time and prints"
)]

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use webspinner_players::Why;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Outcome, Rules, games};
use webspinner_solver::Progress;
use webspinner_table::Session;
use webspinner_table::difficulty::{Level, Measured, ReferenceSet, measure};

/// The totals over the deals of one level.
#[derive(Clone, Copy, Default)]
struct Tally {
    deals: u64,
    quick_won: u64,
    order_permille: u64,
    nodes: u64,
    length: u64,
    hints_win: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [scheme, first, count, measured @ ..] = words.as_slice() else {
        return Err("usage: difficulty SCHEME FIRST COUNT GAME...".into());
    };
    let (first, count): (u64, u64) = (first.parse()?, count.parse()?);
    for game in measured {
        let rules = games::find(game).ok_or_else(|| format!("no game is called {game}"))?;
        let deals: Result<Vec<Shuffle>, _> = (first..first + count)
            .map(|number| format!("{scheme}:{number}").parse())
            .collect();
        grade(rules, &deals?)?;
    }
    Ok(())
}

fn grade(rules: &Arc<Rules>, deals: &[Shuffle]) -> Result<(), Box<dyn Error>> {
    let mut observer = |_: &Progress| ControlFlow::Continue(());
    let began = Instant::now();
    let mut reference_set = ReferenceSet::new(Arc::clone(rules));
    while !reference_set.is_ready() {
        reference_set.step(&mut observer);
    }
    println!("{}: reference set in {:?}", rules.id(), began.elapsed());
    let mut levels = [Tally::default(); 3];
    let mut not_won = 0;
    let began = Instant::now();
    for shuffle in deals {
        let measured = measure(rules, &rules.deal(shuffle)?, &mut observer);
        let Measured::Won(figures, _) = measured else {
            not_won += 1;
            continue;
        };
        let Some(grade) = reference_set.grade(&figures) else {
            println!("  too few deals are won for a comparison");
            return Ok(());
        };
        let place = Level::ALL.iter().position(|level| *level == grade.level);
        let tally = &mut levels[place.ok_or("a level")?];
        tally.deals += 1;
        tally.quick_won += u64::from(figures.won * 1000 / figures.played);
        tally.order_permille += u64::from(figures.order_permille);
        tally.nodes += figures.nodes;
        tally.length += figures.length as u64;
        tally.hints_win += u64::from(hints_win(rules, shuffle)?);
    }
    for (level, tally) in Level::ALL.iter().zip(levels) {
        let n = tally.deals.max(1);
        println!(
            "  {:6} {:3} deals: quick play wins {:3} ‰ and puts {:3} ‰ in order, {:7} nodes, {:3} moves; hints win {} of {}",
            level,
            tally.deals,
            tally.quick_won / n,
            tally.order_permille / n,
            tally.nodes / n,
            tally.length / n,
            tally.hints_win,
            tally.deals,
        );
    }
    println!(
        "  {not_won} not won; {:?} a deal",
        began.elapsed() / u32::try_from(deals.len())?
    );
    Ok(())
}

/// Whether following the best hint wins.
fn hints_win(rules: &Arc<Rules>, shuffle: &Shuffle) -> Result<bool, Box<dyn Error>> {
    let mut session = Session::deal(Arc::clone(rules), shuffle)?;
    while let Some(hint) = session.hint().filter(|hint| hint.why != Why::NothingBetter) {
        session.play(hint.play, 0)?;
        if session.outcome().is_some() {
            break;
        }
    }
    Ok(session.outcome() == Some(Outcome::Won))
}
