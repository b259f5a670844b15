use webspinner_rules::games;

use super::*;

const PLAN: Plan = Plan {
    rounds: 12,
    pairs: 200,
    deals: 300,
    seed: 7,
};

fn spider() -> Weights {
    Weights::of(games::find("spider").expect("a built-in game"))
}

/// Deals that like one thing: `join` near 600. Each is hard or easy in itself.
fn likes_joins(task: &Task) -> Score {
    let off = u64::from(task.weights.join.abs_diff(600));
    let luck = SplitMix(task.deal ^ off).next() % 2_000;
    Score {
        deals: 1,
        won: 1,
        cost: off + 5_000 * (task.deal % 3) + luck,
    }
}

fn tuned(seed: u64) -> Weights {
    let mut tuner = Tuner::new(spider(), Plan { seed, ..PLAN });
    while tuner.rounds() < PLAN.rounds {
        let scores: Vec<Score> = tuner.tasks().iter().map(likes_joins).collect();
        tuner.take(&scores);
    }
    assert!(tuner.tasks().is_empty());
    tuner.weights()
}

#[test]
fn a_weight_goes_where_it_is_better_through_luck_and_hard_deals() {
    for seed in 0..5 {
        let join = tuned(seed).join;
        assert!((500..=700).contains(&join), "{join} with seed {seed}");
    }
}

#[test]
fn the_same_plan_finds_the_same_weights() {
    assert_eq!(tuned(1), tuned(1));
    assert_ne!(tuned(1), tuned(2));
}

#[test]
fn no_difference_moves_no_weight() {
    let mut tuner = Tuner::new(spider(), PLAN);
    let same = vec![Score::of(true, 1000); tuner.tasks().len()];
    tuner.take(&same);
    assert_eq!(tuner.weights(), spider());
}

#[test]
fn a_pair_plays_one_deal_and_has_its_centre_between() {
    let tuner = Tuner::new(spider(), PLAN);
    let tasks = tuner.tasks();
    assert_eq!(tasks.len(), 400);
    for (pair, deal) in tasks.chunks(2).zip(0..) {
        assert_eq!((pair[0].deal, pair[1].deal), (deal, deal));
        let joins = [pair[0].weights.join, pair[1].weights.join];
        assert!(joins == [480, 120] || joins == [120, 480], "{joins:?}");
    }
}

#[test]
fn logarithms_are_those_of_arithmetic() {
    for (number, log) in [(1, 0), (2, 256), (3, 405), (1000, 2551), (u64::MAX, 16383)] {
        assert_eq!(log2(number), log, "{number}");
    }
}

#[test]
fn a_trial_is_won_or_pays_the_penalty() {
    let rules = games::find("will-o-the-wisp-1").expect("a built-in game");
    let start = rules
        .deal(&webspinner_rules::Shuffle::own(1))
        .expect("every game has own deals");
    let trial = |nodes_max| Trial {
        width: 10,
        beams: 2,
        nodes_max,
    };
    let score = |nodes_max| trial(nodes_max).run(&Weights::of(rules), rules, &start);
    assert_eq!(score(1), Score::of(false, Trial::PENALTY));
    let won = score(1_000_000);
    assert_eq!((won.deals, won.won), (1, 1));
    assert!(won.mean_nodes() < 1_000_000);
}
