//! Running totals say what counting all results would say.

use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::stats::{Summary, statistics};
use webspinner_site::{NewResult, Site, Totals};

use crate::site::scene::{Scene, game, laws, lost, won};

laws! {
    totals_are_the_statistics_of_all_results,
    totals_of_nothing_are_empty,
}

const GAMES: [&str; 2] = ["spider", "scorpion"];

/// A result in any way, of few games and deals so that they meet.
fn any_result(runner: &mut TestRunner) -> NewResult {
    let shape = (
        0..2_usize,
        0..4_u32,
        0..3_u32,
        1..40_u32,
        1..9_000_u64,
        -50..1_200_i64,
    );
    let tree = shape.new_tree(runner).expect("a shape");
    let (named, deal, kind, moves, time_ms, points) = tree.current();
    let make = if kind == 0 { lost } else { won };
    let mut result = make(&format!("own:{deal}"), moves, time_ms, points);
    result.record.header.game = game(GAMES[named]);
    result.record.header.hints = u32::from(moves % 3 == 0);
    if moves % 5 == 0 {
        result.record.header.time_ms = None;
    }
    // No two are the same record.
    result.record.header.made = u32::try_from(time_ms).expect("small") * 1_000 + deal;
    result
}

#[derive(Clone, Copy)]
struct GameFilter<'a> {
    game: &'a GameId,
    deal: Option<&'a Shuffle>,
    assisted: Option<bool>,
}

impl GameFilter<'_> {
    fn takes(self, result: &NewResult) -> bool {
        let header = &result.record.header;
        header.game == *self.game
            && self.deal.is_none_or(|deal| header.deal == *deal)
            && self
                .assisted
                .is_none_or(|assisted| header.assisted() == assisted)
    }
}

async fn check(site: &Site, results: &[NewResult], wanted: GameFilter<'_>) {
    let totals = site
        .totals(wanted.game, wanted.deal, wanted.assisted)
        .await
        .unwrap();
    let summaries: Vec<Summary> = results
        .iter()
        .filter(|result| wanted.takes(result))
        .map(NewResult::summary)
        .collect();
    let statistics = statistics(&summaries);
    assert_eq!(totals.figures(), statistics.figures);
    assert_eq!(totals.average_moves(), statistics.average_moves);
}

async fn totals_are_the_statistics_of_all_results(scene: Scene) {
    let site = scene.open().await;
    let mut runner = TestRunner::deterministic();
    let mut results = Vec::new();
    // Batches of any size, so that totals are begun and added to.
    for size in [1_usize, 2, 80, 9, 1, 40] {
        let batch: Vec<NewResult> = (0..size).map(|_| any_result(&mut runner)).collect();
        let sending: Vec<_> = batch
            .iter()
            .map(|result| {
                let (site, result) = (site.clone(), result.clone());
                tokio::spawn(async move { site.store(result).await })
            })
            .collect();
        for (sent, result) in sending.into_iter().zip(batch) {
            // The same record may come up twice; then it is counted once.
            if sent.await.unwrap().is_ok() {
                results.push(result);
            }
        }
        for game in GAMES.map(game) {
            for assisted in [None, Some(false), Some(true)] {
                check(
                    &site,
                    &results,
                    GameFilter {
                        game: &game,
                        deal: None,
                        assisted,
                    },
                )
                .await;
                let deals = ["own:0", "own:1", "own:2", "own:3", "own:4"];
                for deal in deals.map(|deal| deal.parse::<Shuffle>().expect("a deal")) {
                    let wanted = GameFilter {
                        game: &game,
                        deal: Some(&deal),
                        assisted,
                    };
                    check(&site, &results, wanted).await;
                }
            }
        }
    }
    assert!(results.len() > 120, "{} results", results.len());
    let games = site.totals_by_game(Some(true)).await.unwrap();
    assert_eq!(games.len(), 2);
    for (game, totals) in games {
        assert_eq!(totals, site.totals(&game, None, Some(true)).await.unwrap());
    }
}

async fn totals_of_nothing_are_empty(scene: Scene) {
    let site = scene.open().await;
    assert_eq!(
        site.totals(&game("spider"), None, None).await.unwrap(),
        Totals::default()
    );
    let totals = Totals::default();
    assert_eq!(
        (totals.figures().win_rate, totals.figures().win_ratio),
        (None, None)
    );
    assert_eq!(
        (totals.figures().average_win_time_ms, totals.average_moves()),
        (None, None)
    );
    assert_eq!(site.totals_by_game(None).await.unwrap(), []);
}
