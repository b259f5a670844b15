//! What the devices of a player share: nothing is overwritten unseen, and nobody else sees it.

use webspinner_db::Timestamp;
use webspinner_site::{NEW_SYNC_BYTES_MAX, PlayerId, SYNC_BYTES_MAX, Site, SiteError, SiteOptions};
use webspinner_wire::{SyncAnswer, SyncChange, SyncItem};

use crate::site::scene::{Kind, Scene, at, joined, laws, second, won};

laws! {
    a_change_reaches_another_device_once,
    what_was_not_seen_is_not_overwritten,
    the_same_change_again_changes_nothing,
    of_devices_that_change_one_item_at_once_one_succeeds,
    a_device_that_reads_on_misses_nothing,
    long_texts_come_on_several_pages,
    the_room_of_a_player_is_limited,
    a_new_player_has_little_room,
    all_players_together_have_limited_room,
    the_rest_of_a_disk_is_for_results,
    players_do_not_meet,
    another_copy_is_not_changed,
}

/// A change to an item that was seen in this version.
pub(crate) fn set(name: &str, base: u64, data: &str) -> SyncChange {
    SyncChange {
        name: name.to_owned(),
        base,
        data: Some(data.to_owned()),
    }
}

fn delete(name: &str, base: u64) -> SyncChange {
    SyncChange {
        data: None,
        ..set(name, base, "")
    }
}

fn item(name: &str, version: u64, data: Option<&str>) -> SyncItem {
    SyncItem {
        name: name.to_owned(),
        version,
        data: data.map(ToOwned::to_owned),
    }
}

/// Some days after the players of a test registered.
fn later() -> Timestamp {
    at("2026-11-25T00:00:00Z")
}

fn is_full(refused: &Result<SyncAnswer, SiteError>, most: usize) -> bool {
    matches!(refused, Err(SiteError::SyncFull { bytes_max }) if *bytes_max == most)
}

/// Lets a player play until nobody takes the account for a new one.
async fn known(site: &Site, player: PlayerId) {
    for moves in 1..=5 {
        let mut result = won("own:1", moves, 1_000, 900);
        result.player = Some(player);
        let _ = site.store(result).await.unwrap();
    }
}

/// Makes changes, as a device that has fetched everything. It tries again when another site has had
/// the database for too long: SQLite lets the quickest go first.
async fn change(site: &Site, player: PlayerId, changes: &[SyncChange]) -> Vec<Option<u64>> {
    let epoch = site.sync_page(player, 0).await.unwrap().epoch;
    for _ in 0..10 {
        match site.sync(player, epoch, changes, later()).await {
            Err(error) if error.is_transient() => {}
            answer => return answer.unwrap().versions,
        }
    }
    panic!("the database stays locked");
}

async fn a_change_reaches_another_device_once(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await.id;
    let nothing = site.sync_page(ann, 0).await.unwrap();
    assert_eq!((nothing.epoch, nothing.version), (None, 0));
    let made = change(&site, ann, &[set("a", 0, "one"), set("b", 0, "two")]).await;
    assert_eq!(made, [Some(1), Some(2)]);
    let page = site.sync_page(ann, 0).await.unwrap();
    let items = [item("a", 1, Some("one")), item("b", 2, Some("two"))];
    assert_eq!(
        (page.items.as_slice(), page.more),
        (items.as_slice(), false)
    );
    assert_eq!(site.sync_page(ann, 2).await.unwrap().items, []);
    assert_eq!(change(&site, ann, &[delete("a", 1)]).await, [Some(3)]);
    let page = site.sync_page(ann, page.version).await.unwrap();
    assert_eq!(page.items, [item("a", 3, None)]);
    assert_eq!(page.version, 3);
}

async fn what_was_not_seen_is_not_overwritten(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await.id;
    change(&site, ann, &[set("a", 0, "one")]).await;
    for unseen in [set("a", 0, "two"), set("a", 2, "two"), delete("a", 0)] {
        let made = change(&site, ann, &[unseen, set("b", 0, "there")]).await;
        assert_eq!(made[0], None);
        assert!(made[1].is_some(), "the other change is made");
    }
    let items = site.sync_page(ann, 0).await.unwrap().items;
    assert_eq!(items[0], item("a", 1, Some("one")));
}

async fn the_same_change_again_changes_nothing(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await.id;
    for _ in 0..3 {
        assert_eq!(change(&site, ann, &[set("a", 0, "one")]).await, [Some(1)]);
    }
    for _ in 0..3 {
        assert_eq!(change(&site, ann, &[delete("a", 1)]).await, [Some(2)]);
    }
    assert_eq!(change(&site, ann, &[delete("never", 0)]).await, [Some(0)]);
    assert_eq!(site.sync_page(ann, 0).await.unwrap().version, 2);
}

async fn of_devices_that_change_one_item_at_once_one_succeeds(scene: Scene) {
    let (site, elsewhere) = (scene.open().await, scene.open().await);
    let ann = joined(&site, "Ann").await.id;
    let (here, there) = ([set("first", 0, "here")], [set("first", 0, "there")]);
    let begun = tokio::join!(
        site.sync(ann, None, &here, later()),
        elsewhere.sync(ann, None, &there, later()),
    );
    let succeeded = [begun.0.is_ok(), begun.1.is_ok()];
    assert_eq!(succeeded.iter().filter(|&&it| it).count(), 1, "{begun:?}");
    for number in 0..20 {
        let name = format!("item {number}");
        let (here, there) = (set(&name, 0, "here"), set(&name, 0, "there"));
        let (here, there) = ([here], [there]);
        let (one, two) = tokio::join!(change(&site, ann, &here), change(&elsewhere, ann, &there),);
        assert_eq!(one[0].is_some(), two[0].is_none(), "{one:?} {two:?}");
    }
}

async fn a_device_that_reads_on_misses_nothing(scene: Scene) {
    let (site, elsewhere) = (scene.open().await, scene.open().await);
    let ann = joined(&site, "Ann").await.id;
    change(&site, ann, &[set("first", 0, "")]).await;
    let writers = [("one", site.clone()), ("two", elsewhere)].map(|(writer, site)| {
        tokio::spawn(async move {
            for number in 0..40 {
                let name = format!("{writer} {number}");
                assert!(change(&site, ann, &[set(&name, 0, "text")]).await[0].is_some());
            }
        })
    });
    let (mut seen, mut after) = (0, 0);
    loop {
        let ended = writers.iter().all(tokio::task::JoinHandle::is_finished);
        let page = site.sync_page(ann, after).await.unwrap();
        for item in &page.items {
            assert_eq!(item.version, after + 1, "no version was left out");
            after = item.version;
            seen += 1;
        }
        if ended && !page.more {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert_eq!(seen, 81);
}

async fn long_texts_come_on_several_pages(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await.id;
    let long = "spider ".repeat(30_000);
    for number in 0..9 {
        let name = format!("item {number}");
        change(&site, ann, &[set(&name, 0, &long)]).await;
    }
    let (mut names, mut after, mut pages) = (Vec::new(), 0, 0);
    loop {
        let page = site.sync_page(ann, after).await.unwrap();
        let bytes: usize = page
            .items
            .iter()
            .filter_map(|it| it.data.as_ref())
            .map(String::len)
            .sum();
        assert!(bytes < 2 * SyncItem::DATA_BYTES_MAX, "{bytes}");
        assert!(page.items.iter().all(|it| it.data.as_ref() == Some(&long)));
        names.extend(page.items.into_iter().map(|it| it.name));
        (after, pages) = (page.version, pages + 1);
        if !page.more {
            break;
        }
    }
    assert_eq!(
        names,
        (0..9).map(|it| format!("item {it}")).collect::<Vec<_>>()
    );
    assert!(pages > 1, "{pages}");
}

async fn the_room_of_a_player_is_limited(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await.id;
    let long = "x".repeat(SyncItem::DATA_BYTES_MAX);
    let longer = set("item", 0, &format!("{long}x"));
    let refused = site.sync(ann, None, &[longer], later()).await;
    assert!(
        matches!(refused, Err(SiteError::TooLarge(_))),
        "{refused:?}"
    );
    known(&site, ann).await;
    let fits = SYNC_BYTES_MAX / SyncItem::DATA_BYTES_MAX - 1;
    for number in 0..fits {
        let name = format!("item {number}");
        assert!(change(&site, ann, &[set(&name, 0, &long)]).await[0].is_some());
    }
    let epoch = site.sync_page(ann, u64::MAX).await.unwrap().epoch;
    let last = [set("short", 0, "text"), set("last", 0, &long)];
    let refused = site.sync(ann, epoch, &last, later()).await;
    assert!(is_full(&refused, SYNC_BYTES_MAX), "{refused:?}");
    let there = site.sync_page(ann, fits as u64).await.unwrap();
    assert_eq!((there.items, there.version), (vec![], fits as u64));
    // What is deleted makes room.
    assert!(change(&site, ann, &[delete("item 0", 1)]).await[0].is_some());
    assert!(change(&site, ann, &last).await.iter().all(Option::is_some));
}

async fn a_new_player_has_little_room(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await.id;
    let long = "x".repeat(SyncItem::DATA_BYTES_MAX);
    let fits = NEW_SYNC_BYTES_MAX / SyncItem::DATA_BYTES_MAX - 1;
    for number in 0..fits {
        let name = format!("item {number}");
        assert!(change(&site, ann, &[set(&name, 0, &long)]).await[0].is_some());
    }
    let epoch = site.sync_page(ann, u64::MAX).await.unwrap().epoch;
    let last = [set("last", 0, &long)];
    let refused = site.sync(ann, epoch, &last, later()).await;
    assert!(is_full(&refused, NEW_SYNC_BYTES_MAX), "{refused:?}");
    // Neither results nor days alone make an account a known one.
    known(&site, ann).await;
    let refused = site.sync(ann, epoch, &last, second(9)).await;
    assert!(is_full(&refused, NEW_SYNC_BYTES_MAX), "{refused:?}");
    assert!(change(&site, ann, &last).await[0].is_some());
}

async fn all_players_together_have_limited_room(scene: Scene) {
    let options = SiteOptions {
        sync_bytes_max: Some(1_000),
        ..SiteOptions::default()
    };
    let site = Site::open(&scene.place, options).await.unwrap();
    let (ann, bob) = (joined(&site, "Ann").await.id, joined(&site, "Bob").await.id);
    let text = "x".repeat(500);
    assert_eq!(change(&site, ann, &[set("a", 0, &text)]).await, [Some(1)]);
    let refused = site.sync(bob, None, &[set("b", 0, &text)], later()).await;
    let closed = matches!(refused, Err(SiteError::SyncClosed { .. }));
    assert!(closed, "{refused:?}");
    let _ = site.store(won("own:1", 9, 1_000, 900)).await.unwrap();
    // What is deleted makes room for others.
    assert_eq!(change(&site, ann, &[delete("a", 1)]).await, [Some(2)]);
    assert_eq!(change(&site, bob, &[set("b", 0, &text)]).await, [Some(1)]);
    let listed = site.players_by_size("", 9).await.unwrap();
    let sizes = listed.iter().map(|it| (it.player.id, it.synced_bytes));
    assert_eq!(sizes.collect::<Vec<_>>(), [(bob, 601), (ann, 101)]);
}

async fn the_rest_of_a_disk_is_for_results(scene: Scene) {
    let options = SiteOptions {
        free_bytes_min: u64::MAX,
        ..SiteOptions::default()
    };
    let site = Site::open(&scene.place, options).await.unwrap();
    let ann = joined(&site, "Ann").await.id;
    let sent = site.sync(ann, None, &[set("a", 0, "a")], later()).await;
    // What is left on the disk of a server, nobody says.
    let closed = matches!(sent, Err(SiteError::SyncClosed { .. }));
    assert_eq!(closed, scene.kind == Kind::Sqlite, "{sent:?}");
    let _ = site.store(won("own:1", 9, 1_000, 900)).await.unwrap();
}

async fn players_do_not_meet(scene: Scene) {
    let site = scene.open().await;
    let (ann, bob) = (joined(&site, "Ann").await.id, joined(&site, "Bob").await.id);
    change(&site, ann, &[set("a", 0, "hers")]).await;
    change(&site, bob, &[set("a", 0, "his"), set("b", 0, "his")]).await;
    let hers = site.sync_page(ann, 0).await.unwrap();
    assert_eq!(hers.items, [item("a", 1, Some("hers"))]);
    let epoch = hers.epoch;
    let crossed = site.sync(bob, epoch, &[set("c", 0, "")], later()).await;
    assert!(matches!(crossed, Err(SiteError::OtherCopy)), "{crossed:?}");
    assert!(site.delete_player(ann).await.unwrap());
    assert_eq!(site.sync_page(ann, 0).await.unwrap().epoch, None);
    let gone = site.sync(ann, None, &[set("a", 0, "")], later()).await;
    assert!(matches!(gone, Err(SiteError::NoSuchPlayer)), "{gone:?}");
    assert_eq!(site.sync_page(bob, 0).await.unwrap().items.len(), 2);
}

async fn another_copy_is_not_changed(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await.id;
    change(&site, ann, &[set("a", 0, "one")]).await;
    let other = uuid::Uuid::from_u128(1);
    for epoch in [None, Some(other)] {
        let refused = site.sync(ann, epoch, &[set("a", 1, "two")], later()).await;
        assert!(matches!(refused, Err(SiteError::OtherCopy)), "{refused:?}");
    }
    let items = site.sync_page(ann, 0).await.unwrap().items;
    assert_eq!(items, [item("a", 1, Some("one"))]);
}
