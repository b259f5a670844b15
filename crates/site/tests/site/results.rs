//! Results are stored once, however often they are sent.

use webspinner_rules::record::{ExtraHeader, GameResult, HeaderText, NodeId, Record};
use webspinner_site::{
    NewResult, Refusal, ResultId, Site, SiteError, SiteOptions, SiteResult, Stored, Totals,
};

use crate::site::scene::{
    Kind, Scene, deal_of, game, joined, laws, lost, new_player, nickname, second, won,
};

laws! {
    a_result_is_kept_as_it_was_sent,
    sending_again_counts_once,
    what_counts_is_not_refused_for_its_day,
    results_sent_together_and_out_of_order_count_once_each,
    another_game_under_the_same_id_is_refused,
    the_same_record_under_another_id_counts_once_for_each_player,
    an_unfinished_game_is_refused,
    one_that_is_refused_does_not_harm_those_beside_it,
    one_that_the_database_refuses_does_not_harm_those_beside_it,
    a_record_keeps_no_personal_data,
    two_instances_that_get_the_same_results_count_them_once,
    what_waits_is_stored_before_the_site_closes,
    a_full_queue_refuses_and_loses_nothing,
}

fn refusal(error: &SiteError) -> Refusal {
    match error {
        SiteError::Refused(refusal) => *refusal,
        error => panic!("{error:?} is no refusal"),
    }
}

async fn played(site: &Site) -> u64 {
    let totals = site.totals(&game("spider"), None, None).await;
    totals.expect("totals").played
}

async fn a_result_is_kept_as_it_was_sent(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await;
    site.agree_on_deal(&deal_of("2026-11-21")).await.unwrap();
    let mut sent = won("own:1", 90, 123_456, 1_100);
    sent.record.header.undos = 3;
    sent.day = Some(deal_of("2026-11-21").day);
    sent.player = Some(ann.id);
    sent.nickname = Some(nickname("Somebody"));
    sent.received_at = second(77);
    assert_eq!(site.store(sent.clone()).await.unwrap(), Stored::New);

    let stored = site.result(sent.id).await.unwrap().expect("it is there");
    assert_eq!(stored.record.parse::<Record>().unwrap(), sent.record);
    let result = stored.result;
    assert_eq!(result.shared, SiteResult::from(&sent).shared);
    assert_eq!((result.id(), result.player), (sent.id, sent.player));
    let shared = result.shared;
    assert_eq!((shared.version, shared.undos), (1, 3));
    assert_eq!(
        (shared.moves, shared.time_ms, shared.score),
        (90, Some(123_456), 1_100)
    );
    assert_eq!(shared.day.as_deref(), Some("2026-11-21"));
    assert_eq!(result.nickname.as_deref(), Some("Ann"));
    assert_eq!(result.received_at, second(77));
    assert_eq!(site.result(ResultId::new()).await.unwrap(), None);
}

async fn sending_again_counts_once(scene: Scene) {
    let site = scene.open().await;
    let sent = lost("own:1", 5, 1_000, 495);
    assert_eq!(site.store(sent.clone()).await.unwrap(), Stored::New);
    let mut again = sent.clone();
    again.received_at = second(99);
    assert_eq!(site.store(again).await.unwrap(), Stored::Again);
    site.close().await;

    let site = scene.open().await;
    assert_eq!(site.store(sent.clone()).await.unwrap(), Stored::Again);
    assert_eq!(played(&site).await, 1);
    let stored = site.result(sent.id).await.unwrap().expect("it is there");
    assert_eq!(stored.result.received_at, second(0));
}

async fn what_counts_is_not_refused_for_its_day(scene: Scene) {
    let site = scene.open().await;
    site.agree_on_deal(&deal_of("2026-11-21")).await.unwrap();
    let sent = won("own:2", 9, 1_000, 500);
    let mut dated = sent.clone();
    dated.day = Some(deal_of("2026-11-21").day);
    // Also of two that come together the first one counts.
    let mut other = won("own:3", 9, 1_000, 500);
    let plain = other.clone();
    other.day = dated.day;
    assert_eq!(site.store(sent.clone()).await.unwrap(), Stored::New);
    let (again, new, known) = tokio::join!(site.store(dated), site.store(plain), site.store(other));
    assert_eq!(again.unwrap(), Stored::Again);
    assert_eq!((new.unwrap(), known.unwrap()), (Stored::New, Stored::Again));
    let stored = site.result(sent.id).await.unwrap().expect("it is there");
    assert_eq!(stored.result.shared.day, None);
    assert_eq!(played(&site).await, 2);
}

/// Sends all at once, and returns the outcomes in the order of the results.
async fn send_together(sites: &[&Site], results: &[NewResult]) -> Vec<Result<Stored, SiteError>> {
    let mut tasks = Vec::new();
    for (number, result) in results.iter().enumerate() {
        let (site, result) = (sites[number % sites.len()].clone(), result.clone());
        tasks.push(tokio::spawn(async move { site.store(result).await }));
    }
    let mut outcomes = Vec::new();
    for task in tasks {
        outcomes.push(task.await.expect("no panic"));
    }
    outcomes
}

async fn results_sent_together_and_out_of_order_count_once_each(scene: Scene) {
    let site = scene.open().await;
    let results: Vec<NewResult> = (0..300)
        .map(|number| won(&format!("own:{}", number % 7), 50 + number, 1_000, 900))
        .collect();
    // The latest first, and each three times.
    let sent: Vec<NewResult> = results
        .iter()
        .rev()
        .flat_map(|result| [result, result, result])
        .cloned()
        .collect();
    let outcomes = send_together(&[&site], &sent).await;
    let new = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Ok(Stored::New)));
    assert_eq!(new.count(), 300);
    assert!(outcomes.iter().all(Result::is_ok), "{outcomes:?}");
    assert_eq!(played(&site).await, 300);
    for result in &results {
        assert!(site.result(result.id).await.unwrap().is_some());
    }
}

async fn another_game_under_the_same_id_is_refused(scene: Scene) {
    let site = scene.open().await;
    let first = won("own:1", 90, 1_000, 1_100);
    let mut other = won("own:1", 91, 1_000, 1_099);
    other.id = first.id;
    assert_eq!(site.store(first.clone()).await.unwrap(), Stored::New);
    let refused = site.store(other.clone()).await.unwrap_err();
    assert_eq!(refusal(&refused), Refusal::IdTaken);

    // In one batch, too: the one that came first is kept.
    other.id = ResultId::new();
    let mut third = won("own:1", 92, 1_000, 1_098);
    third.id = other.id;
    let outcomes = send_together(&[&site], &[other, third]).await;
    assert!(matches!(outcomes[0], Ok(Stored::New)), "{outcomes:?}");
    assert_eq!(refusal(outcomes[1].as_ref().unwrap_err()), Refusal::IdTaken);
    assert_eq!(played(&site).await, 2);
}

async fn the_same_record_under_another_id_counts_once_for_each_player(scene: Scene) {
    let site = scene.open().await;
    let senders = [
        None,
        Some(joined(&site, "Ann").await.id),
        Some(joined(&site, "Bob").await.id),
    ];
    for sender in senders {
        let mut first = won("own:1", 90, 1_000, 1_100);
        first.player = sender;
        let mut second = first.clone();
        second.id = ResultId::new();
        let outcomes = send_together(&[&site], &[first.clone(), second.clone()]).await;
        let refused: Vec<_> = outcomes.iter().filter_map(|it| it.as_ref().err()).collect();
        let [refused] = refused[..] else {
            panic!("{outcomes:?}")
        };
        // The order of names, not of arrival, decides within one batch.
        let stored = if outcomes[0].is_ok() {
            first.id
        } else {
            second.id
        };
        assert_eq!(refusal(refused), Refusal::SameRecord(stored));
    }
    assert_eq!(played(&site).await, 3);
}

async fn an_unfinished_game_is_refused(scene: Scene) {
    let site = scene.open().await;
    let mut unfinished = won("own:1", 9, 1_000, 500);
    unfinished.record.header.result = GameResult::Unfinished;
    let untouched = lost("own:1", 0, 1_000, 500);
    let endless = won("own:1", 9, NewResult::TIME_MS_MAX + 1, 500);
    let boastful = won("own:1", 9, 1_000, NewResult::SCORE_MAX + 1);
    let mut other_deal = won("own:2", 9, 1_000, 500);
    other_deal.day = Some(deal_of("2026-11-21").day);
    let mut no_deal = won("own:1", 9, 1_000, 500);
    no_deal.day = Some(deal_of("2026-11-22").day);
    site.agree_on_deal(&deal_of("2026-11-21")).await.unwrap();
    for (result, why) in [
        (unfinished, Refusal::Unfinished),
        (untouched, Refusal::NotBegun),
        (endless, Refusal::TooLong),
        (boastful, Refusal::PointsOutOfRange),
        (other_deal, Refusal::NotTheDailyDeal),
        (no_deal, Refusal::NotTheDailyDeal),
    ] {
        let id = result.id;
        assert_eq!(refusal(&site.store(result).await.unwrap_err()), why);
        assert_eq!(site.result(id).await.unwrap(), None);
    }
    assert_eq!(site.totals_by_game(None).await.unwrap(), []);
}

async fn one_that_is_refused_does_not_harm_those_beside_it(scene: Scene) {
    let site = scene.open().await;
    let mut results: Vec<NewResult> = (0..20)
        .map(|number| won("own:1", 50 + number, 1_000, 900))
        .collect();
    results[3].player = Some(new_player(None).id);
    results[7].day = Some(deal_of("2026-11-21").day);
    let outcomes = send_together(&[&site], &results).await;
    for (number, outcome) in outcomes.iter().enumerate() {
        match number {
            3 => assert!(
                matches!(outcome, Err(SiteError::NoSuchPlayer)),
                "{outcome:?}"
            ),
            7 => assert_eq!(
                refusal(outcome.as_ref().unwrap_err()),
                Refusal::NotTheDailyDeal
            ),
            _ => assert!(matches!(outcome, Ok(Stored::New)), "{outcome:?}"),
        }
    }
    assert_eq!(played(&site).await, 18);
}

async fn one_that_the_database_refuses_does_not_harm_those_beside_it(scene: Scene) {
    let site = scene.open().await;
    scene
        .sql(match scene.kind {
            Kind::Sqlite => {
                "CREATE TRIGGER poison BEFORE INSERT ON results WHEN NEW.moves = 60 \
                 BEGIN SELECT RAISE(ABORT, 'poison'); END"
            }
            Kind::Postgres => "ALTER TABLE results ADD CONSTRAINT poison CHECK (moves <> 60)",
        })
        .await;
    let results: Vec<NewResult> = (50..70)
        .map(|moves| won("own:1", moves, 1_000, 900))
        .collect();
    let outcomes = send_together(&[&site], &results).await;
    for (moves, outcome) in (50..).zip(&outcomes) {
        match moves {
            60 => assert!(
                matches!(outcome, Err(SiteError::Database(_))),
                "{outcome:?}"
            ),
            _ => assert!(matches!(outcome, Ok(Stored::New)), "{outcome:?}"),
        }
    }
    assert_eq!(played(&site).await, 19);
}

async fn a_record_keeps_no_personal_data(scene: Scene) {
    let site = scene.open().await;
    let mut sent = won("own:1", 9, 1_000, 500);
    let text = |text: &str| HeaderText::new(text).expect("a text");
    sent.record.header.player = Some(text("Ann Example"));
    sent.record.header.extra = vec![ExtraHeader::new("Site", text("Ann's home")).expect("a line")];
    sent.record
        .tree
        .set_comment(NodeId::START, "Ann was here")
        .unwrap();
    let last = sent.record.standing();
    sent.record.tree.set_comment(last, "and here").unwrap();
    assert_eq!(site.store(sent.clone()).await.unwrap(), Stored::New);
    let stored = site.result(sent.id).await.unwrap().expect("it is there");
    assert!(
        !stored.record.contains("Ann") && !stored.record.contains("here"),
        "{}",
        stored.record
    );
    let record: Record = stored.record.parse().unwrap();
    assert_eq!(record.tree.len(), sent.record.tree.len());
    assert_eq!(site.store(sent).await.unwrap(), Stored::Again);
}

async fn two_instances_that_get_the_same_results_count_them_once(scene: Scene) {
    let (one, two) = (scene.open().await, scene.open().await);
    let ann = joined(&one, "Ann").await;
    one.agree_on_deal(&deal_of("2026-11-21")).await.unwrap();
    let results: Vec<NewResult> = (0..200)
        .map(|number| {
            let mut result = won("own:1", 50 + number, 1_000, 900);
            result.player = Some(ann.id).filter(|_| number % 2 == 0);
            result.day = Some(deal_of("2026-11-21").day);
            result
        })
        .collect();
    let mut sent = results.clone();
    sent.extend(results.iter().rev().cloned());
    let outcomes = send_together(&[&one, &two, &two], &sent).await;
    assert!(outcomes.iter().all(Result::is_ok), "{outcomes:?}");
    let new = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Ok(Stored::New)));
    assert_eq!(new.count(), 200);
    let totals = two.totals(&game("spider"), None, None).await.unwrap();
    assert_eq!((totals.played, totals.win_moves), (200, (50..250).sum()));
}

async fn what_waits_is_stored_before_the_site_closes(scene: Scene) {
    let site = scene.open().await;
    let mut sending = Vec::new();
    for number in 0..50 {
        let (site, result) = (site.clone(), won("own:1", 50 + number, 1_000, 900));
        sending.push(tokio::spawn(async move { site.store(result).await }));
    }
    // All have sent by then, and the first commit has hardly begun.
    for _ in 0..3 {
        tokio::task::yield_now().await;
    }
    site.close().await;
    for sent in sending {
        assert_eq!(sent.await.unwrap().unwrap(), Stored::New);
    }
    let late = site.store(won("own:1", 9, 1_000, 900)).await;
    assert!(matches!(late, Err(SiteError::Closed)), "{late:?}");
    let totals = site.totals(&game("spider"), None, None).await;
    assert!(totals.is_err(), "closed");
    assert_eq!(played(&scene.open().await).await, 50);
}

async fn a_full_queue_refuses_and_loses_nothing(scene: Scene) {
    let options = SiteOptions {
        queue_max: 5,
        ..SiteOptions::default()
    };
    let site = Site::open(&scene.place, options).await.unwrap();
    let results: Vec<NewResult> = (0..100)
        .map(|number| won("own:1", 50 + number, 1_000, 900))
        .collect();
    let outcomes = send_together(&[&site], &results).await;
    let mut stored = 0;
    for outcome in &outcomes {
        match outcome {
            Ok(Stored::New) => stored += 1,
            Err(error @ SiteError::QueueFull) => assert!(error.is_transient()),
            other => panic!("{other:?}"),
        }
    }
    assert!((1..100).contains(&stored), "{stored} were stored");
    assert_eq!(played(&site).await, stored);
    let again = send_together(&[&site], &results[..5]).await;
    assert!(again.iter().all(Result::is_ok), "{again:?}");
    assert_ne!(
        site.totals(&game("spider"), None, None).await.unwrap(),
        Totals::default()
    );
}
