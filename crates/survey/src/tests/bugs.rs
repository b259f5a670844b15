//! A solver that is wrong.

use std::collections::BTreeSet;

use webspinner_rules::{Move, Position};
use webspinner_solver::{Observer, Report, Verdict, solve};

use super::*;

/// A solver that is wrong now and then.
fn wrong(rules: &Rules, start: &Position, limits: &Limits, observer: &mut dyn Observer) -> Report {
    let mut report = solve(rules, start, limits, observer).expect("a position of the game");
    let stock: usize = start.stock().map(|card| usize::from(card.number())).sum();
    match (stock % 3, &mut report.verdict) {
        (0, Verdict::Won(line)) => drop(line.pop()),
        (1, Verdict::Won(line)) => line.insert(0, Move::Deal),
        (2, Verdict::Lost) => panic!("no idea"),
        _ => {}
    }
    report
}

#[test]
fn what_the_rules_do_not_confirm_is_reported_and_not_counted() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    let (stop, mut seen) = (AtomicBool::new(false), Vec::new());
    let bugs = survey.run_with(&wrong, a_run(2), &stop, &mut |update| {
        if let Update::Bug(bug) = update {
            seen.push(bug.clone());
        }
    });
    let bugs = bugs.unwrap();
    assert_eq!(bugs, seen);
    assert_eq!(survey.tally().all() + bugs.len() as u64, 60);
    let kinds: BTreeSet<&str> = bugs.iter().map(|bug| &bug.what[..24]).collect();
    assert_eq!(
        kinds,
        BTreeSet::from(["the solver panicked: no ", "the solver says won, but"])
    );
    // A solver that has no bug answers them.
    drop(survey);
    run_until(&mut open(folder.path()).unwrap(), 2, u64::MAX);
    assert_eq!(open(folder.path()).unwrap().tally().all(), 60);
}
