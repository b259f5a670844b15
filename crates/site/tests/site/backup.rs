//! A backup brings a whole site back, into either kind of database.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use webspinner_site::{
    BackupCounts, Board, CeremonyId, Field, LoginSession, NewResult, Player, ResultId, Site,
    SiteError, Stored,
};
use webspinner_wire::BoardOrder;

use crate::site::scene::{
    Kind, Scene, day, deal_of, game, joined, laws, lost, new_player, nickname, passkey, second, won,
};
use crate::site::sync::set;

laws! {
    a_site_comes_back_in_the_same_kind_of_database,
    a_site_comes_back_in_the_other_kind_of_database,
    an_old_backup_stays_readable,
    a_backup_is_of_one_moment_while_results_arrive,
    only_an_empty_database_takes_a_backup,
    a_broken_backup_changes_nothing,
}

/// A site with something of everything, and the results in it.
async fn fill(site: &Site) -> (Player, Vec<NewResult>) {
    let (ann, gone) = (joined(site, "Ann").await, joined(site, "Gone").await);
    let nameless = new_player(None);
    site.add_player(&nameless, &passkey(&nameless))
        .await
        .unwrap();
    let hers = site.credentials_of(ann.id).await.unwrap().remove(0);
    assert!(
        site.credential_used(&hers.id, "{\"counter\":7}", second(70))
            .await
            .unwrap()
    );
    let today = deal_of("2026-11-21");
    for number in 0..3 {
        let mut deal = today.clone();
        deal.day = today.day.plus(number).expect("a day");
        site.agree_on_deal(&deal).await.unwrap();
    }
    let mut results = Vec::new();
    for number in 0..300_u32 {
        let make = if number % 3 == 0 { lost } else { won };
        let mut result = make(&format!("own:{}", number % 2), 50 + number, 1_000, 900);
        result.received_at = second(number);
        result.record.header.hints = u32::from(number % 5 == 0);
        if number % 7 == 0 {
            result.record.header.time_ms = None;
        }
        result.player = [None, Some(ann.id), Some(gone.id)][number as usize % 3];
        result.nickname = Some(nickname("Passing by")).filter(|_| number % 4 == 0);
        result.day = Some(today.day).filter(|_| number % 2 == 1);
        assert_eq!(site.store(result.clone()).await.unwrap(), Stored::New);
        results.push(result);
    }
    let session = LoginSession {
        player: ann.id,
        created_at: second(1),
        expires_at: second(9),
    };
    site.begin_session(b"another secret token", &session)
        .await
        .unwrap();
    site.store_ceremony(CeremonyId::new(), "{}", second(9))
        .await
        .unwrap();
    for player in [ann.id, gone.id] {
        site.sync(
            player,
            None,
            &[set("theme", 0, "night"), set("game", 0, "text")],
            second(9),
        )
        .await
        .unwrap();
    }
    assert!(site.delete_player(gone.id).await.unwrap());
    (ann, results)
}

async fn backup(site: &Site) -> (Vec<u8>, BackupCounts) {
    let site = site.clone();
    // As a server does it, on any thread.
    let writing = tokio::spawn(async move {
        let mut backup = Vec::new();
        let counts = site.backup(&mut backup).await.expect("it is written");
        (backup, counts)
    });
    writing.await.unwrap()
}

async fn restore(site: &Site, backup: &[u8]) -> Result<BackupCounts, SiteError> {
    let (site, backup) = (site.clone(), backup.to_vec());
    tokio::spawn(async move { site.restore(&*backup).await })
        .await
        .unwrap()
}

/// Both sites give the same answers to every query.
async fn check_same(one: &Site, two: &Site, ann: &Player, results: &[NewResult]) {
    for result in results {
        let stored = one.result(result.id).await.unwrap().expect("it is there");
        assert_eq!(two.result(result.id).await.unwrap(), Some(stored));
    }
    let data = one
        .player_data(ann.id)
        .await
        .unwrap()
        .expect("she is known");
    let restored = two
        .player_data(ann.id)
        .await
        .unwrap()
        .expect("she is known");
    assert_eq!(
        (restored.player, restored.credentials),
        (data.player, data.credentials)
    );
    assert_eq!(restored.results, data.results);
    assert_eq!(restored.sessions, [], "no login session is restored");
    for assisted in [None, Some(false), Some(true)] {
        let totals = one.totals_by_game(assisted).await.unwrap();
        assert_eq!(two.totals_by_game(assisted).await.unwrap(), totals);
        for deal in ["own:0", "own:1"].map(|deal| deal.parse().expect("a deal")) {
            let totals = one
                .totals(&game("spider"), Some(&deal), assisted)
                .await
                .unwrap();
            assert_eq!(
                two.totals(&game("spider"), Some(&deal), assisted)
                    .await
                    .unwrap(),
                totals
            );
            assert!(totals.played > 0);
        }
    }
    for order in BoardOrder::ALL {
        for field in Field::ALL {
            let board = Board {
                day: day("2026-11-21"),
                game: game("spider"),
                field,
                order,
            };
            let page = one.board(&board, None, 1_000).await.unwrap();
            assert_eq!(two.board(&board, None, 1_000).await.unwrap(), page);
            assert!(!page.items.is_empty());
        }
    }
    let (synced, copied) = (
        one.sync_page(ann.id, 0).await.unwrap(),
        two.sync_page(ann.id, 0).await.unwrap(),
    );
    assert_eq!(copied.items, synced.items);
    assert_ne!(
        copied.epoch, synced.epoch,
        "devices compare everything again"
    );
    for number in 0..3 {
        let day = deal_of("2026-11-21").day.plus(number).expect("a day");
        let deals = one.daily_deals(day).await.unwrap();
        assert_eq!(two.daily_deals(day).await.unwrap(), deals);
        assert_eq!(deals.len(), 1);
    }
}

async fn comes_back_in(scene: Scene, kind: Kind) {
    let site = scene.open().await;
    let (ann, mut results) = fill(&site).await;
    let (backup, counts) = backup(&site).await;
    let wanted = BackupCounts {
        players: 2,
        credentials: 2,
        deals: 3,
        results: 300,
        synced: 2,
    };
    assert_eq!(counts, wanted);

    let other = Scene::new(kind);
    let copy = other.open().await;
    assert_eq!(restore(&copy, &backup).await.unwrap(), counts);
    check_same(&site, &copy, &ann, &results).await;
    // What was known before is known after, and the site works on.
    let again = results.remove(1);
    let mut other_id = again.clone();
    other_id.id = ResultId::new();
    assert_eq!(copy.store(again).await.unwrap(), Stored::Again);
    assert!(copy.store(other_id).await.is_err());
    assert_eq!(
        copy.store(won("own:1", 9, 1_000, 500)).await.unwrap(),
        Stored::New
    );
    let taken = new_player(Some("ANN"));
    let taken = copy.add_player(&taken, &passkey(&taken)).await;
    assert!(matches!(taken, Err(SiteError::NicknameTaken)), "{taken:?}");
}

/// Old backups must stay readable: these lines do not change with the program.
const WRITTEN: &str = r#"
{"head":{"format":"webspinner-site-backup","version":1}}
{"player":{"id":"01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f","nickname":"Ann","created_at":"2026-11-21T18:30:00.000Z"}}
{"credential":{"id":"a1b2","player":"01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f","data":"{}","created_at":"2026-11-21T18:30:00.000Z","last_used_at":null}}
{"deal":{"day":"2026-11-21","game":"spider","version":1,"deal":"own:1"}}
{"result":{"id":"01936b2d-0000-7000-8000-000000000000","game":"spider","version":1,"deal":"own:1","won":true,"time_ms":83000,"moves":96,"score":1104,"cards_in_order":104,"undos":2,"assisted":false,"player":"01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f","nickname":null,"day":"2026-11-21","received_at":"2026-11-21T18:40:00.000Z","best":[true,true,true],"sender_fingerprint":"00112233445566778899aabbccddeeff","record":"a record"}}
{"end":{"players":1,"credentials":1,"deals":1,"results":1}}
"#;

async fn an_old_backup_stays_readable(scene: Scene) {
    let site = scene.open().await;
    let older = WRITTEN.replace("score", "windows_points");
    let older = older.replace("cards_in_order", "network_points");
    let another = scene.another();
    let elsewhere = another.open().await;
    let restored = restore(&elsewhere, &pack(older.trim_start())).await;
    let counts = restore(&site, &pack(WRITTEN.trim_start())).await.unwrap();
    assert_eq!(restored.unwrap(), counts);
    assert_eq!(unpacked(&elsewhere).await, WRITTEN.trim_start());
    assert_eq!(
        counts,
        BackupCounts {
            players: 1,
            credentials: 1,
            deals: 1,
            results: 1,
            synced: 0,
        }
    );
    let id = "01936b2d-0000-7000-8000-000000000000"
        .parse()
        .expect("an id");
    let stored = site.result(id).await.unwrap().expect("it is there");
    assert_eq!(
        (stored.record.as_str(), stored.result.nickname.as_deref()),
        ("a record", Some("Ann"))
    );
    assert_eq!(
        (stored.result.shared.time_ms, stored.result.shared.undos),
        (Some(83_000), 2)
    );
    let standing = site
        .standing(id, BoardOrder::Time, false)
        .await
        .unwrap()
        .expect("it is on the board");
    assert_eq!((standing.held.place, standing.places), (1, 1));
    assert_eq!(unpacked(&site).await, WRITTEN.trim_start());
}

/// The lines of a backup of this site.
async fn unpacked(site: &Site) -> String {
    let (written, _) = backup(site).await;
    let mut text = String::new();
    GzDecoder::new(&*written).read_to_string(&mut text).unwrap();
    text
}

async fn a_site_comes_back_in_the_same_kind_of_database(scene: Scene) {
    let kind = scene.kind;
    comes_back_in(scene, kind).await;
}

async fn a_site_comes_back_in_the_other_kind_of_database(scene: Scene) {
    let other = match scene.kind {
        Kind::Sqlite => Kind::Postgres,
        Kind::Postgres => Kind::Sqlite,
    };
    comes_back_in(scene, other).await;
}

async fn a_backup_is_of_one_moment_while_results_arrive(scene: Scene) {
    let (site, elsewhere) = (scene.open().await, scene.open().await);
    let ann = joined(&site, "Ann").await;
    let arriving = tokio::spawn(async move {
        for number in 0..400 {
            let mut result = won("own:1", 1 + number % 9, 1_000 + u64::from(number), 900);
            result.player = Some(ann.id).filter(|_| number % 2 == 0);
            assert_eq!(elsewhere.store(result).await.unwrap(), Stored::New);
        }
    });
    loop {
        let ended = arriving.is_finished();
        let (backup, counts) = backup(&site).await;
        let other = scene.another();
        let copy = other.open().await;
        assert_eq!(restore(&copy, &backup).await.unwrap(), counts);
        let totals = copy.totals(&game("spider"), None, None).await.unwrap();
        assert_eq!(totals.played, counts.results);
        if ended {
            assert_eq!(counts.results, 400);
            break;
        }
    }
    arriving.await.unwrap();
}

async fn only_an_empty_database_takes_a_backup(scene: Scene) {
    let site = scene.open().await;
    let (backup, counts) = backup(&site).await;
    assert_eq!(counts, BackupCounts::default());
    let _ = site.store(won("own:1", 9, 1_000, 500)).await.unwrap();
    let refused = restore(&site, &backup).await.unwrap_err();
    assert!(matches!(refused, SiteError::NotEmpty { .. }), "{refused:?}");
    let other = scene.another();
    let copy = other.open().await;
    assert_eq!(restore(&copy, &backup).await.unwrap(), counts);
    assert_eq!(restore(&copy, &backup).await.unwrap(), counts);
}

fn pack(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

async fn a_broken_backup_changes_nothing(scene: Scene) {
    let site = scene.open().await;
    let (_, results) = fill(&site).await;
    let (backup, _) = backup(&site).await;
    let mut text = String::new();
    GzDecoder::new(&*backup).read_to_string(&mut text).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let without = |number: usize| {
        let mut stored = lines.clone();
        stored.remove(number);
        pack(&(stored.join("\n") + "\n"))
    };
    let last = lines.len() - 1;
    let twice = text.replacen(lines[40], &[lines[40], lines[40]].join("\n"), 1);
    let mut damaged = backup.clone();
    damaged[backup.len() / 2] ^= 0x55;
    let other = scene.another();
    let copy = other.open().await;
    for (name, bytes) in [
        ("no gzip", b"webspinner".to_vec()),
        ("nothing", Vec::new()),
        ("cut off", backup[..backup.len() / 2].to_vec()),
        ("damaged", damaged),
        ("no head", without(0)),
        ("no end", without(last)),
        ("a line is missing", without(last - 9)),
        ("a player is missing", without(1)),
        ("a line is there twice", pack(&twice)),
        ("behind the end", pack(&format!("{text}{}\n", lines[last]))),
        (
            "another version",
            pack(&text.replacen("\"version\":1", "\"version\":2", 1)),
        ),
        (
            "a foreign line",
            pack(&text.replacen("{\"deal\":", "{\"cake\":", 1)),
        ),
        (
            "no such day",
            pack(&text.replacen("2026-11-21", "2026-11-31", 1)),
        ),
    ] {
        let refused = restore(&copy, &bytes).await;
        assert!(
            matches!(refused, Err(SiteError::NotABackup { .. })),
            "{name}: {refused:?}"
        );
        assert_eq!(copy.result(results[0].id).await.unwrap(), None, "{name}");
        assert_eq!(copy.totals_by_game(None).await.unwrap(), [], "{name}");
    }
    assert!(
        restore(&copy, &backup).await.is_ok(),
        "it takes the right one after all that"
    );
}
