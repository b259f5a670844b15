//! A site knows whether its database can be used, and why not.

use std::error::Error as _;
use std::fs;

use webspinner_db::Place;
use webspinner_site::{Site, SiteError, SiteOptions};

use crate::site::cluster::Cluster;
use crate::site::scene::{Kind, Scene, laws, run, runtime, won};

laws! {
    a_site_that_may_not_be_written_says_so,
    only_the_first_to_open_a_database_makes_a_site,
}

async fn a_site_that_may_not_be_written_says_so(scene: Scene) {
    let site = scene.open().await;
    site.check().await.expect("it can be written");
    let _ = site.store(won("own:1", 50, 1_000, 900)).await.unwrap();
    site.close().await;
    let site = Site::open_to_read(&scene.place).await.unwrap();
    let error = site.check().await.unwrap_err();
    assert!(matches!(error, SiteError::ReadOnly(_)), "{error:?}");
    let error = site.store(won("own:2", 50, 1_000, 900)).await.unwrap_err();
    assert!(matches!(error, SiteError::ReadOnly(_)), "{error:?}");
}

async fn only_the_first_to_open_a_database_makes_a_site(scene: Scene) {
    let first = scene.open().await;
    assert!(first.is_new());
    assert_eq!(first.place(), scene.place.to_string());
    assert!(!scene.open().await.is_new());
}

#[test]
fn a_file_that_is_replaced_or_deleted_is_missed() {
    run(Kind::Sqlite, async |scene| {
        for replace in [true, false] {
            let scene = scene.another();
            let site = scene.open().await;
            site.check().await.expect("it is there");
            let copy = scene.folder.path().join("copy.db");
            fs::copy(scene.path(), &copy).unwrap();
            fs::remove_file(scene.path()).unwrap();
            if replace {
                fs::rename(copy, scene.path()).unwrap();
            }
            let error = site.check().await.unwrap_err();
            assert!(matches!(error, SiteError::Gone { .. }), "{error:?}");
        }
    });
}

#[test]
fn a_missing_folder_is_not_made() {
    run(Kind::Sqlite, async |scene| {
        let folder = scene.folder.path().join("misspelt");
        let place = Place::File(folder.join("site.db"));
        let error = Site::open(&place, SiteOptions::default())
            .await
            .unwrap_err();
        assert!(matches!(error, SiteError::NoFolder { .. }), "{error:?}");
        assert!(error.to_string().contains("misspelt"), "{error}");
        assert!(!folder.exists());
    });
}

/// Root makes a database in the folder of another user, as `restore` does for a service.
#[test]
fn a_file_that_root_makes_belongs_to_the_owner_of_its_folder() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    run(Kind::Sqlite, async |scene| {
        // Only root can give a folder away, and only root has to give files away.
        let somebody = 4_711;
        let folder = scene.folder.path();
        let is_root = chown(folder, Some(somebody), Some(somebody)).is_ok();
        let site = scene.open().await;
        let _ = site.store(won("own:1", 50, 1_000, 900)).await.unwrap();
        let owner = folder.metadata().unwrap().uid();
        assert_eq!(owner == somebody, is_root);
        for file in ["site.db", "site.db-wal", "site.db-shm"] {
            let file = folder.join(file).metadata().unwrap();
            assert_eq!(file.uid(), owner);
        }
    });
}

#[test]
fn a_server_that_is_away_is_reported_with_the_reason() {
    runtime().block_on(async {
        let cluster = Cluster::start_new();
        let place: Place = cluster.new_database().parse().unwrap();
        let site = Site::open(&place, SiteOptions::default()).await.unwrap();
        site.check().await.expect("it answers");
        cluster.crash();
        let error = site.check().await.unwrap_err();
        let cause = error.source().expect("a cause").to_string();
        // In the words of the system: the pool would only say that it was too late.
        assert!(cause.contains("os error"), "{cause}");
    });
}
