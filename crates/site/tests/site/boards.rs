//! Boards show the best results of a day's deal, each known player once.

use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;
use webspinner_rules::record::Undone;
use webspinner_rules::stats::PlayKind;
use webspinner_site::{
    Board, BoardPlace, Field, NewResult, Player, PlayerId, ResultId, Site, Stored,
};
use webspinner_wire::BoardOrder;

use crate::site::scene::{
    Scene, day, deal_of, game, joined, laws, lost, nickname, otherwise, second, won,
};

laws! {
    a_board_is_what_sorting_all_results_gives,
    the_same_moves_hold_one_place,
    pages_follow_each_other_and_stay_good,
    only_wins_in_a_known_time_on_a_days_deal_are_on_boards,
    a_result_has_its_place,
    weaker_results_of_a_player_who_left_stand_on_no_board,
    names_on_boards_are_the_current_ones,
}

const DAY: &str = "2026-11-21";

pub(crate) fn board(field: Field, order: BoardOrder) -> Board {
    Board {
        day: day(DAY),
        game: game("spider"),
        field,
        order,
    }
}

pub(crate) async fn site(scene: &Scene) -> Site {
    let site = scene.open().await;
    site.agree_on_deal(&deal_of(DAY)).await.unwrap();
    site
}

/// A win on the day's deal.
pub(crate) fn entry(moves: u32, time_ms: u64, points: i64, at: u32) -> NewResult {
    NewResult {
        day: Some(day(DAY)),
        received_at: second(at),
        ..won("own:1", moves, time_ms, points)
    }
}

pub(crate) async fn store(site: &Site, result: &NewResult) -> ResultId {
    assert_eq!(site.store(result.clone()).await.unwrap(), Stored::New);
    result.id
}

/// The results in the order of the board, by plain sorting: the best of each player, and all of
/// unknown players.
fn expected(results: &[NewResult], field: Field, order: BoardOrder) -> Vec<ResultId> {
    let key = |result: &NewResult| {
        let summary = result.summary();
        let points = -result.points.score;
        let moves = i64::from(summary.moves);
        let time = i64::try_from(summary.time_ms.expect("a time")).expect("small");
        let measures = match order {
            BoardOrder::Score => [points, moves, time],
            BoardOrder::Moves => [moves, points, time],
            BoardOrder::Time => [time, points, moves],
        };
        (measures, result.received_at, result.id)
    };
    let mut sorted: Vec<&NewResult> = results
        .iter()
        .filter(|result| match field {
            Field::Unassisted => !result.record.assisted(),
            Field::Assisted => result.record.assisted(),
            Field::NoUndo => {
                matches!(result.summary().kind, PlayKind::UndoOff | PlayKind::NoUndo)
            }
        })
        .collect();
    sorted.sort_by_key(|result| key(result));
    let mut seen: Vec<PlayerId> = Vec::new();
    sorted.retain(|result| match result.player {
        Some(player) if seen.contains(&player) => false,
        Some(player) => {
            seen.push(player);
            true
        }
        None => true,
    });
    sorted.iter().map(|result| result.id).collect()
}

pub(crate) fn ids(places: &[BoardPlace]) -> Vec<ResultId> {
    places.iter().map(|place| place.result.id()).collect()
}

/// All pages of a board, each of this many places.
pub(crate) async fn whole(site: &Site, board: &Board, limit: u32) -> Vec<BoardPlace> {
    let (mut places, mut after) = (Vec::new(), None);
    loop {
        let page = site.board(board, after, limit).await.unwrap();
        assert!(page.items.len() <= limit as usize);
        places.extend(page.items);
        after = page.next;
        if after.is_none() {
            return places;
        }
    }
}

async fn a_board_is_what_sorting_all_results_gives(scene: Scene) {
    let site = site(&scene).await;
    let mut players: Vec<Player> = Vec::new();
    for name in ["Ann", "Bob", "Cem"] {
        players.push(joined(&site, name).await);
    }
    let mut runner = TestRunner::deterministic();
    // Few values, so that there are ties in everything.
    let shape = (0..6_usize, 1..4_u32, 1..4_u64, -1..2_i64, 0..4_u32);
    let mut results: Vec<NewResult> = Vec::new();
    for round in 0..12_u32 {
        let mut sending = Vec::new();
        for number in 0..10_u32 {
            let tree = shape.new_tree(&mut runner).expect("a shape");
            let (player, moves, time_ms, points, at) = tree.current();
            let mut result = entry(moves, time_ms * 1_000, points, at);
            result.player = players.get(player).map(|player| player.id);
            // No two are the same record or have the same moves, and every third is assisted.
            result.record.header.made = 1_000 + round * 10 + number;
            result = otherwise(result, round * 10 + number);
            result.record.header.hints = u32::from(number % 3 == 0);
            result.points.undone = Undone::ALL[number as usize % Undone::ALL.len()];
            results.push(result.clone());
            let site = site.clone();
            sending.push(tokio::spawn(async move { site.store(result).await }));
        }
        for sent in sending {
            assert_eq!(sent.await.unwrap().unwrap(), Stored::New);
        }
        for (field, order) in Field::ALL
            .map(|it| BoardOrder::ALL.map(|order| (it, order)))
            .concat()
        {
            let places = whole(&site, &board(field, order), 7).await;
            assert_eq!(ids(&places), expected(&results, field, order), "{order:?}");
            let numbers = places.iter().map(|place| place.place);
            assert!(numbers.eq(1..=places.len() as u64));
        }
    }
}

async fn the_same_moves_hold_one_place(scene: Scene) {
    let (site, elsewhere) = (site(&scene).await, scene.open().await);
    let ann = joined(&site, "Ann").await;
    let first = otherwise(entry(50, 9_000, 900, 0), 7);
    store(&site, &first).await;
    // Another date, another name, an undone try, a better time: the moves are the same.
    let mut copy = otherwise(entry(50, 8_000, 950, 1), 7);
    copy.nickname = Some(nickname("Quick"));
    let mut hers = otherwise(entry(50, 7_000, 960, 2), 7);
    hers.player = Some(ann.id);
    for result in [&copy, &hers] {
        store(&elsewhere, result).await;
    }
    let mut helped = otherwise(entry(50, 6_000, 970, 3), 7);
    helped.record.header.solver = true;
    store(&site, &helped).await;
    let mut advised = otherwise(entry(51, 7_000, 960, 5), 9);
    advised.record.header.advised = true;
    store(&site, &advised).await;
    let mut own = otherwise(entry(50, 20_000, 100, 4), 8);
    own.player = Some(ann.id);
    store(&site, &own).await;
    let totals = site.totals(&game("spider"), None, None).await.unwrap();
    assert_eq!(totals.played, 6);
    let mut backup = Vec::new();
    site.backup(&mut backup).await.unwrap();
    let other = scene.another();
    let restored = other.open().await;
    restored.restore(&*backup).await.unwrap();
    for site in [&site, &restored] {
        for order in BoardOrder::ALL {
            let places = whole(site, &board(Field::Unassisted, order), 10).await;
            assert_eq!(ids(&places), [first.id, own.id], "{order:?}");
            let places = whole(site, &board(Field::Assisted, order), 10).await;
            assert_eq!(ids(&places), [helped.id, advised.id], "{order:?}");
            assert_eq!(site.standing(copy.id, order, false).await.unwrap(), None);
        }
    }
    let late = otherwise(entry(50, 5_000, 980, 5), 7);
    store(&restored, &late).await;
    let order = BoardOrder::Time;
    assert_eq!(
        restored.standing(late.id, order, false).await.unwrap(),
        None
    );
    // Once the first is gone for good, its moves are free.
    assert_eq!(site.remove_results(&[first.id]).await.unwrap().len(), 1);
    store(&site, &late).await;
    let places = whole(&site, &board(Field::Unassisted, order), 10).await;
    assert_eq!(ids(&places), [late.id, own.id]);
}

async fn pages_follow_each_other_and_stay_good(scene: Scene) {
    let site = site(&scene).await;
    let ann = joined(&site, "Ann").await;
    let mut hers = entry(55, 1_000, 945, 0);
    hers.player = Some(ann.id);
    let hers = store(&site, &hers).await;
    let mut sent = Vec::new();
    for moves in [51, 52, 53, 54, 56, 57, 58] {
        sent.push(store(&site, &entry(moves, 1_000, 1_000 - i64::from(moves), 0)).await);
    }
    let by_points = board(Field::Unassisted, BoardOrder::Score);
    let first = site.board(&by_points, None, 5).await.unwrap();
    assert_eq!(first.next, Some(hers));

    // Its player does better meanwhile, and the next page begins where it would have begun.
    let mut better = entry(50, 1_000, 950, 0);
    better.player = Some(ann.id);
    let better = store(&site, &better).await;
    let second = site.board(&by_points, first.next, 5).await.unwrap();
    assert_eq!(ids(&second.items), sent[4..]);
    assert_eq!(second.items[0].place, 6);
    assert_eq!(second.next, None);
    assert_eq!(
        site.board(&by_points, None, 1).await.unwrap().items[0]
            .result
            .id(),
        better
    );

    let elsewhere = site
        .board(&by_points, Some(ResultId::new()), 5)
        .await
        .unwrap();
    assert_eq!((elsewhere.items.len(), elsewhere.next), (0, None));
    let assisted = site
        .board(&board(Field::Assisted, BoardOrder::Score), None, 5)
        .await
        .unwrap();
    assert_eq!(assisted.items, []);
}

async fn only_wins_in_a_known_time_on_a_days_deal_are_on_boards(scene: Scene) {
    let site = site(&scene).await;
    let ann = joined(&site, "Ann").await;
    let mut lost = NewResult {
        day: Some(day(DAY)),
        ..lost("own:1", 10, 1_000, 490)
    };
    lost.player = Some(ann.id);
    let free = won("own:1", 20, 1_000, 900);
    let mut untimed = entry(30, 1_000, 900, 0);
    untimed.record.header.time_ms = None;
    for result in [&lost, &free, &untimed] {
        let id = store(&site, result).await;
        for order in BoardOrder::ALL {
            assert_eq!(site.standing(id, order, false).await.unwrap(), None);
            assert_eq!(whole(&site, &board(Field::Unassisted, order), 10).await, []);
        }
    }
}

async fn a_result_has_its_place(scene: Scene) {
    let site = site(&scene).await;
    let ann = joined(&site, "Ann").await;
    let fast = entry(90, 1_000, 800, 0);
    let short = entry(50, 5_000, 900, 1);
    let mut first = entry(95, 9_000, 700, 2);
    let mut second = entry(60, 7_000, 850, 3);
    (first.player, second.player) = (Some(ann.id), Some(ann.id));
    for result in [&fast, &short, &first, &second] {
        store(&site, result).await;
    }
    let place = async |id, order| {
        let standing = site
            .standing(id, order, false)
            .await
            .unwrap()
            .expect("it is on a board");
        assert_eq!(standing.places, 3);
        (standing.held.place, standing.held.result.id())
    };
    assert_eq!(place(fast.id, BoardOrder::Score).await, (3, fast.id));
    assert_eq!(place(fast.id, BoardOrder::Time).await, (1, fast.id));
    assert_eq!(place(short.id, BoardOrder::Score).await, (1, short.id));
    // The weaker of Ann's results has the place that her better one holds.
    assert_eq!(place(first.id, BoardOrder::Score).await, (2, second.id));
    assert_eq!(place(second.id, BoardOrder::Time).await, (3, second.id));
    assert_eq!(
        site.standing(ResultId::new(), BoardOrder::Time, false)
            .await
            .unwrap(),
        None
    );
}

async fn weaker_results_of_a_player_who_left_stand_on_no_board(scene: Scene) {
    let site = site(&scene).await;
    let ann = joined(&site, "Ann").await;
    let mut first = entry(95, 9_000, 700, 0);
    let mut second = entry(60, 7_000, 850, 1);
    (first.player, second.player) = (Some(ann.id), Some(ann.id));
    for result in [&first, &second] {
        store(&site, result).await;
    }
    assert!(site.delete_player(ann.id).await.unwrap());
    for order in BoardOrder::ALL {
        assert_eq!(site.standing(first.id, order, false).await.unwrap(), None);
        let standing = site.standing(second.id, order, false).await.unwrap();
        let standing = standing.expect("her best one stays");
        assert_eq!((standing.held.place, standing.places), (1, 1));
        assert_eq!(standing.held.result.id(), second.id);
    }
}

async fn names_on_boards_are_the_current_ones(scene: Scene) {
    let site = site(&scene).await;
    let ann = joined(&site, "Ann").await;
    let mut hers = entry(50, 1_000, 900, 0);
    hers.player = Some(ann.id);
    let mut nobodys = entry(60, 1_000, 800, 0);
    nobodys.nickname = Some(nickname("Passing by"));
    store(&site, &hers).await;
    store(&site, &nobodys).await;
    // Nobody bears the name of a registered player, or one that looks like it.
    let mut nobodys = entry(70, 1_000, 700, 0);
    nobodys.nickname = Some(nickname("ANN"));
    store(&site, &nobodys).await;
    let names = async || {
        let places = whole(&site, &board(Field::Unassisted, BoardOrder::Score), 10).await;
        places
            .into_iter()
            .map(|place| place.result.nickname)
            .collect::<Vec<_>>()
    };
    let passing = Some("Passing by".to_owned());
    assert_eq!(
        names().await,
        [Some("Ann".to_owned()), passing.clone(), None]
    );
    site.rename_player(ann.id, Some(&nickname("Anna")))
        .await
        .unwrap();
    assert_eq!(
        names().await,
        [Some("Anna".to_owned()), passing.clone(), None]
    );
    site.rename_player(ann.id, None).await.unwrap();
    assert_eq!(names().await, [None, passing, None]);
}
