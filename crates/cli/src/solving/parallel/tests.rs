//! Scripted members take the place of searches.

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use webspinner_rules::games;
use webspinner_solver::Effort;

use super::*;

/// What a member finds if nothing stops it, and at what cost.
#[derive(Clone, Debug)]
struct Scripted {
    verdict: Verdict,
    nodes: u64,
    memory_bytes: u64,
}

fn scripted(verdict: Verdict, nodes: u64) -> Scripted {
    Scripted {
        verdict,
        nodes,
        memory_bytes: 10,
    }
}

fn portfolio() -> Portfolio {
    Portfolio::to_solve(games::find("spider").expect("a built-in game"))
}

fn limits(nodes_max: u64) -> Limits {
    Limits::nodes(nodes_max).with_memory(100)
}

/// Which member of the portfolio it is, whatever its limits are.
fn index(portfolio: &Portfolio, member: &Member) -> usize {
    let mut members = portfolio.members().iter();
    let same = members.position(|known| known.within(&member.limits()) == *member);
    same.expect("a member of this portfolio")
}

/// A search that spends the nodes of its script one by one and reports progress at each.
fn act(scripted: &Scripted, member: &Member, observer: &mut dyn Observer) -> Report {
    let nodes_max = member.limits().nodes_max;
    let report = |verdict, nodes| {
        let mut effort = Effort::default();
        effort.nodes = nodes;
        effort.memory_bytes = scripted.memory_bytes;
        effort.members = 1;
        Report::new(verdict, effort)
    };
    for nodes in 1..=scripted.nodes {
        if nodes >= nodes_max {
            return report(Verdict::Unknown(StopReason::Nodes), nodes_max);
        }
        let mut progress = Progress::default();
        progress.nodes = nodes;
        progress.memory_bytes = scripted.memory_bytes;
        if let ControlFlow::Break(stop) = observer.on_progress(&progress) {
            return report(Verdict::Unknown(stop.into()), nodes);
        }
        // Chance decides which thread wakes next, as with real searches.
        thread::yield_now();
    }
    report(scripted.verdict.clone(), scripted.nodes)
}

/// The answer of one member after the other.
fn in_turn(portfolio: &Portfolio, limits: Limits, script: &[Scripted]) -> Report {
    let mut tally = portfolio.tally(&limits);
    while let Some(member) = tally.member() {
        let scripted = &script[tally.effort().members];
        let mut unobserved = |_: &Progress| ControlFlow::Continue(());
        tally.add(act(scripted, &member, &mut unobserved));
    }
    tally.report()
}

fn raced(portfolio: &Portfolio, limits: Limits, threads: usize, run: &Run<'_>) -> Report {
    let parallel = ParallelPortfolio::new(portfolio, limits);
    parallel.run(threads, run);
    parallel.report()
}

/// The next number of a simple sequence, below `end`.
fn draw(state: &mut u64, end: u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    (*state >> 33) % end
}

#[test]
fn threads_change_neither_the_answer_nor_its_cost() {
    let portfolio = portfolio();
    let mut state = 2026;
    for _ in 0..300 {
        let verdict = |state: &mut u64| match draw(state, 6) {
            0 => Verdict::Won(Vec::new()),
            1 => Verdict::Lost,
            2 => Verdict::Unknown(StopReason::Memory),
            _ => Verdict::Unknown(StopReason::GaveUp),
        };
        let members = portfolio.members().iter();
        let script: Vec<Scripted> = members
            .map(|_| scripted(verdict(&mut state), draw(&mut state, 20)))
            .collect();
        let limits = limits(1 + draw(&mut state, 120));
        let run = |member: &Member, observer: &mut dyn Observer| {
            act(&script[index(&portfolio, member)], member, observer)
        };
        let alone = in_turn(&portfolio, limits, &script);
        for threads in 1..=4 {
            let together = raced(&portfolio, limits, threads, &run);
            assert_eq!(together, alone, "{threads} threads, {limits:?}, {script:?}");
        }
    }
}

#[test]
fn members_that_no_longer_matter_are_stopped() {
    let portfolio = portfolio();
    let begun = AtomicBool::new(false);
    let run = |member: &Member, observer: &mut dyn Observer| {
        if index(&portfolio, member) > 0 {
            begun.store(true, SeqCst);
            return act(&scripted(Verdict::Lost, u64::MAX), member, observer);
        }
        while !begun.load(SeqCst) {
            thread::yield_now();
        }
        act(&scripted(Verdict::Lost, 3), member, observer)
    };
    let report = raced(&portfolio, limits(u64::MAX), 3, &run);
    assert_eq!((report.verdict, report.effort.nodes), (Verdict::Lost, 3));
}

#[test]
fn where_memory_is_short_later_members_wait_and_run_again() {
    let portfolio = portfolio();
    let (begun, gave_way) = (AtomicBool::new(false), AtomicBool::new(false));
    let greedy = |verdict, nodes, memory_bytes| Scripted {
        verdict,
        nodes,
        memory_bytes,
    };
    let run = |member: &Member, observer: &mut dyn Observer| match index(&portfolio, member) {
        // Takes its memory first, and works until the other has given way.
        0 => {
            let scripted = greedy(Verdict::Unknown(StopReason::GaveUp), 1, 60);
            let report = act(&scripted, member, observer);
            begun.store(true, SeqCst);
            while !gave_way.load(SeqCst) {
                thread::yield_now();
            }
            report
        }
        1 => {
            while !begun.load(SeqCst) {
                thread::yield_now();
            }
            let report = act(&greedy(Verdict::Lost, 5, 50), member, observer);
            gave_way.fetch_or(
                report.verdict == Verdict::Unknown(StopReason::Cancelled),
                SeqCst,
            );
            report
        }
        _ => act(&greedy(Verdict::Won(Vec::new()), 5, 50), member, observer),
    };
    let report = raced(&portfolio, limits(1000), 2, &run);
    assert!(gave_way.into_inner(), "both together take too much");
    assert_eq!((report.verdict, report.effort.nodes), (Verdict::Lost, 6));
}

#[test]
fn a_search_that_is_stopped_says_why() {
    let portfolio = portfolio();
    let cancelled = AtomicBool::new(true);
    let run = |member: &Member, _: &mut dyn Observer| {
        let mut deadline = Deadline::new(None, &cancelled);
        act(&scripted(Verdict::Lost, 9), member, &mut deadline)
    };
    for threads in [1, 3] {
        let report = raced(&portfolio, limits(1000), threads, &run);
        assert_eq!(report.verdict, Verdict::Unknown(StopReason::Cancelled));
    }
}
