//! Moderation: what removing, hiding and showing results does, and removing a player.

use webspinner_site::{ResultId, ResultsFilter, Site, SiteError, SiteOptions, Stored, Totals};
use webspinner_wire::BoardOrder;

use crate::site::lists::ids;
use crate::site::scene::{
    Scene, day, deal_of, game, joined, laws, new_player, nickname, passkey, won,
};

laws! {
    a_hidden_result_is_nowhere_and_does_not_count_again,
    a_removed_result_can_be_sent_again,
    removing_a_player_with_results_leaves_nothing,
    a_typed_nickname_can_be_cleared,
    hidden_results_stay_hidden_in_a_backup,
    tables_that_know_no_hidden_results_are_backed_up,
    only_a_site_that_is_there_is_opened,
}

const DAY: &str = "2026-11-21";

async fn a_hidden_result_is_nowhere_and_does_not_count_again(scene: Scene) {
    let site = scene.open().await;
    site.agree_on_deal(&deal_of(DAY)).await.unwrap();
    let ann = joined(&site, "Ann").await;
    let mut result = won("own:1", 5, 1_000, 900);
    (result.day, result.player) = (Some(day(DAY)), Some(ann.id));
    let _ = site.store(result.clone()).await.unwrap();
    assert_eq!(site.hide_results(&[result.id]).await.unwrap(), [result.id]);
    assert_eq!(site.hide_results(&[result.id]).await.unwrap(), []);
    assert_eq!(site.result(result.id).await.unwrap(), None);
    assert_eq!(
        site.standing(result.id, BoardOrder::Score, false)
            .await
            .unwrap(),
        None
    );
    assert_eq!(site.store(result.clone()).await.unwrap(), Stored::Again);
    let mut renamed = result.clone();
    renamed.id = ResultId::new();
    let again = site.store(renamed).await;
    assert!(matches!(again, Err(SiteError::Refused(_))), "{again:?}");
    let totals = site.totals(&game("spider"), None, None).await.unwrap();
    assert_eq!(totals, Totals::default());
    // It is still part of what is stored about its player.
    let page = site.results_of(ann.id, None, 10).await.unwrap();
    assert_eq!(page.items.len(), 1);
    assert_eq!(site.show_results(&[result.id]).await.unwrap(), [result.id]);
    let standing = site
        .standing(result.id, BoardOrder::Score, false)
        .await
        .unwrap();
    assert_eq!(standing.map(|standing| standing.held.place), Some(1));
}

async fn a_removed_result_can_be_sent_again(scene: Scene) {
    let site = scene.open().await;
    let result = won("own:1", 5, 1_000, 900);
    let _ = site.store(result.clone()).await.unwrap();
    assert_eq!(
        site.remove_results(&[result.id]).await.unwrap(),
        [result.id]
    );
    assert_eq!(site.remove_results(&[result.id]).await.unwrap(), []);
    assert_eq!(site.store(result).await.unwrap(), Stored::New);
}

async fn removing_a_player_with_results_leaves_nothing(scene: Scene) {
    let site = scene.open().await;
    let ann = new_player(Some("Ann"));
    let key = passkey(&ann);
    site.add_player(&ann, &key).await.unwrap();
    for moves in 1..4 {
        let mut result = won("own:1", moves, 1_000, 900);
        result.player = Some(ann.id);
        let _ = site.store(result).await.unwrap();
    }
    let other = won("own:1", 9, 9_000, 100);
    let _ = site.store(other.clone()).await.unwrap();
    assert_eq!(
        site.remove_player_with_results(ann.id).await.unwrap(),
        Some(3)
    );
    assert_eq!(site.remove_player_with_results(ann.id).await.unwrap(), None);
    assert_eq!(site.player(ann.id).await.unwrap(), None);
    assert_eq!(site.credential(&key.id).await.unwrap(), None);
    let left = site
        .results(&ResultsFilter::default(), None, 10)
        .await
        .unwrap();
    assert_eq!(ids(&left.items), [other.id]);
    let totals = site.totals(&game("spider"), None, None).await.unwrap();
    assert_eq!((totals.played, totals.fewest_moves), (1, Some(9)));
}

async fn a_typed_nickname_can_be_cleared(scene: Scene) {
    let site = scene.open().await;
    let mut result = won("own:1", 1, 1_000, 1);
    result.nickname = Some(nickname("Rude"));
    let _ = site.store(result.clone()).await.unwrap();
    assert!(site.clear_nickname(result.id).await.unwrap());
    assert!(!site.clear_nickname(result.id).await.unwrap());
    let stored = site.result(result.id).await.unwrap().expect("it is there");
    assert_eq!(stored.result.nickname, None);
}

async fn hidden_results_stay_hidden_in_a_backup(scene: Scene) {
    let site = scene.open().await;
    let (one, other) = (won("own:1", 1, 1_000, 1), won("own:2", 2, 2_000, 2));
    for result in [&one, &other] {
        let _ = site.store(result.clone()).await.unwrap();
    }
    site.hide_results(&[one.id]).await.unwrap();
    let mut backup = Vec::new();
    site.backup(&mut backup).await.unwrap();
    let other = scene.another();
    let restored = other.open().await;
    restored.restore(&backup[..]).await.unwrap();
    let hidden = ResultsFilter {
        hidden: Some(true),
        ..ResultsFilter::default()
    };
    let page = restored.results(&hidden, None, 10).await.unwrap();
    assert_eq!(ids(&page.items), [one.id]);
    let totals = restored.totals(&game("spider"), None, None).await.unwrap();
    assert_eq!((totals.played, totals.fewest_moves), (1, Some(2)));
}

async fn only_a_site_that_is_there_is_opened(scene: Scene) {
    let options = SiteOptions::default();
    let missing = Site::open_existing(&scene.place, options).await;
    assert!(
        matches!(missing, Err(SiteError::Missing { .. })),
        "{missing:?}"
    );
    let missing = Site::open_to_read(&scene.place).await;
    assert!(missing.is_err(), "nothing was made");
    scene.open().await.close().await;
    let site = Site::open_existing(&scene.place, options).await.unwrap();
    assert_eq!(site.players("", None, 1).await.unwrap().items, []);
}

async fn tables_that_know_no_hidden_results_are_backed_up(scene: Scene) {
    let site = scene.open().await;
    let result = won("own:1", 1, 1_000, 1);
    let _ = site.store(result.clone()).await.unwrap();
    site.close().await;
    scene
        .sql(
            "DROP INDEX hundred_by_player; DROP INDEX results_of_deal; \
             ALTER TABLE results DROP COLUMN hidden; \
             DELETE FROM webspinner_steps WHERE version IN (3, 10)",
        )
        .await;
    let older = Site::open_to_read(&scene.place).await.unwrap();
    let mut backup = Vec::new();
    assert_eq!(older.backup(&mut backup).await.unwrap().results, 1);
    older.close().await;
    let other = scene.another();
    let restored = other.open().await;
    restored.restore(&backup[..]).await.unwrap();
    assert!(restored.result(result.id).await.unwrap().is_some());
    // The older tables are brought up to date, too.
    let site = scene.open().await;
    assert_eq!(site.hide_results(&[result.id]).await.unwrap(), [result.id]);
}
