//! Players have one nickname each, own their data, and can go.

use webspinner_site::{
    Board, Credential, Field, LoginSession, NewResult, Player, PlayerId, ResultId, Site, SiteError,
    Stored,
};
use webspinner_wire::BoardOrder;

use crate::site::scene::{
    Scene, day, deal_of, game, joined, laws, new_player, nickname, passkey, second, won,
};

laws! {
    a_player_is_found_again,
    nicknames_are_unique_however_they_are_written,
    capitals_that_look_alike_are_taken_too,
    a_player_comes_with_a_passkey_or_not_at_all,
    passkeys_are_kept_used_and_removed,
    the_last_passkey_stays_however_many_are_removed_at_once,
    a_player_has_no_more_passkeys_than_allowed_however_many_are_added_at_once,
    all_data_of_a_player_can_be_read,
    results_of_a_player_come_in_pages,
    a_deleted_player_leaves_anonymous_results,
    results_that_meet_a_deletion_are_refused_or_anonymous,
}

async fn a_player_is_found_again(scene: Scene) {
    let site = scene.open().await;
    let (ann, nameless) = (joined(&site, "Ann").await, new_player(None));
    site.add_player(&nameless, &passkey(&nameless))
        .await
        .unwrap();
    for player in [&ann, &nameless] {
        assert_eq!(site.player(player.id).await.unwrap().as_ref(), Some(player));
    }
    assert_eq!(site.player(PlayerId::new()).await.unwrap(), None);
    let twice = site.add_player(&nameless, &passkey(&nameless)).await;
    assert!(
        matches!(twice, Err(SiteError::Taken { what: "player" })),
        "{twice:?}"
    );
}

async fn nicknames_are_unique_however_they_are_written(scene: Scene) {
    let (site, elsewhere) = (scene.open().await, scene.open().await);
    let ann = joined(&site, "Änn").await;
    let bob = joined(&site, "Bob").await;
    assert!(site.is_free(&nickname("Anna")).await.unwrap());
    for name in ["Änn", "äNN", "A\u{308}nn", "Änｎ"] {
        let other = new_player(Some(name));
        let added = elsewhere.add_player(&other, &passkey(&other)).await;
        assert!(
            matches!(added, Err(SiteError::NicknameTaken)),
            "{name}: {added:?}"
        );
        assert!(!site.is_free(&nickname(name)).await.unwrap(), "{name}");
        let renamed = site.rename_player(bob.id, Some(&nickname(name))).await;
        assert!(
            matches!(renamed, Err(SiteError::NicknameTaken)),
            "{name}: {renamed:?}"
        );
    }
    // Respelling one's own name is no conflict, and giving it up frees it.
    site.rename_player(ann.id, Some(&nickname("ÄNN")))
        .await
        .unwrap();
    site.rename_player(ann.id, None).await.unwrap();
    site.rename_player(bob.id, Some(&nickname("Änn")))
        .await
        .unwrap();
    let gone = site
        .rename_player(PlayerId::new(), Some(&nickname("New")))
        .await;
    assert!(matches!(gone, Err(SiteError::NoSuchPlayer)), "{gone:?}");

    // Of two players who try to take the same name at once, one gets it.
    for number in 0..20 {
        let name = nickname(&format!("both {number}"));
        let (one, two) = tokio::join!(
            site.rename_player(ann.id, Some(&name)),
            elsewhere.rename_player(bob.id, Some(&name)),
        );
        assert_ne!(one.is_ok(), two.is_ok(), "{one:?} {two:?}");
    }
}

async fn capitals_that_look_alike_are_taken_too(scene: Scene) {
    let site = scene.open().await;
    let tom = joined(&site, "TOM").await;
    joined(&site, "AI").await;
    // Cyrillic, a small L, and a dot on a letter that has one.
    joined(&site, "kim").await;
    for name in ["ТОМ", "Al", "ki\u{307}m"] {
        let other = new_player(Some(name));
        let added = site.add_player(&other, &passkey(&other)).await;
        let refused = matches!(added, Err(SiteError::NicknameTaken));
        assert!(refused, "{name}: {added:?}");
    }
    site.rename_player(tom.id, Some(&nickname("Tom")))
        .await
        .unwrap();
    assert!(!site.is_free(&nickname("ТОМ")).await.unwrap());
    assert!(site.delete_player(tom.id).await.unwrap());
    joined(&site, "ТОМ").await;
}

async fn a_player_comes_with_a_passkey_or_not_at_all(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await;
    let hers = site.credentials_of(ann.id).await.unwrap().remove(0);
    let bob = new_player(Some("Bob"));
    let mut same = passkey(&bob);
    same.id = hers.id;
    let added = site.add_player(&bob, &same).await;
    assert!(
        matches!(added, Err(SiteError::Taken { what: "passkey" })),
        "{added:?}"
    );
    assert_eq!(site.player(bob.id).await.unwrap(), None);
    joined(&site, "Bob").await;
}

async fn passkeys_are_kept_used_and_removed(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await;
    let mut second_key = passkey(&ann);
    second_key.created_at = second(5);
    site.add_credential(&second_key).await.unwrap();
    let again = site.add_credential(&second_key).await;
    assert!(matches!(again, Err(SiteError::Taken { .. })), "{again:?}");
    let orphan = passkey(&new_player(None));
    let orphaned = site.add_credential(&orphan).await;
    assert!(
        matches!(orphaned, Err(SiteError::NoSuchPlayer)),
        "{orphaned:?}"
    );
    let mut huge = passkey(&ann);
    huge.data = "x".repeat(Credential::DATA_BYTES_MAX + 1);
    let huge = site.add_credential(&huge).await;
    assert!(matches!(huge, Err(SiteError::TooLarge(_))), "{huge:?}");

    assert!(
        site.credential_used(&second_key.id, "{\"counter\":1}", second(9))
            .await
            .unwrap()
    );
    let used = site
        .credential(&second_key.id)
        .await
        .unwrap()
        .expect("it is there");
    assert_eq!(
        (used.data.as_str(), used.last_used_at),
        ("{\"counter\":1}", Some(second(9)))
    );
    assert_eq!(site.credentials_of(ann.id).await.unwrap().len(), 2);

    let bob = joined(&site, "Bob").await;
    assert!(
        !site
            .remove_credential(bob.id, &second_key.id)
            .await
            .unwrap()
    );
    assert!(
        site.remove_credential(ann.id, &second_key.id)
            .await
            .unwrap()
    );
    assert!(
        !site
            .remove_credential(ann.id, &second_key.id)
            .await
            .unwrap()
    );
    assert_eq!(site.credential(&second_key.id).await.unwrap(), None);
    let last = site.credentials_of(ann.id).await.unwrap().remove(0);
    let refused = site.remove_credential(ann.id, &last.id).await;
    assert!(
        matches!(refused, Err(SiteError::LastCredential)),
        "{refused:?}"
    );
    assert!(
        !site
            .credential_used(&second_key.id, "{}", second(9))
            .await
            .unwrap()
    );
}

/// Keeps this many results of a player, two at each moment.
async fn play(site: &Site, player: &Player, count: u32) -> Vec<NewResult> {
    let mut results = Vec::new();
    for number in 0..count {
        let mut result = won("own:1", 50 + number, 1_000, 900);
        (result.player, result.received_at) = (Some(player.id), second(number / 2));
        assert_eq!(site.store(result.clone()).await.unwrap(), Stored::New);
        results.push(result);
    }
    results
}

async fn the_last_passkey_stays_however_many_are_removed_at_once(scene: Scene) {
    let sites = [scene.open().await, scene.open().await];
    let ann = joined(&sites[0], "Ann").await;
    for _ in 0..5 {
        sites[0].add_credential(&passkey(&ann)).await.unwrap();
    }
    let keys = sites[0].credentials_of(ann.id).await.unwrap();
    let mut removing = tokio::task::JoinSet::new();
    for (key, site) in keys.iter().zip(sites.iter().cycle()) {
        let (site, player, id) = (site.clone(), ann.id, key.id.clone());
        removing.spawn(async move { site.remove_credential(player, &id).await });
    }
    let mut removed = 0;
    while let Some(outcome) = removing.join_next().await {
        match outcome.expect("no panic") {
            Ok(there) => removed += usize::from(there),
            Err(error) => assert!(matches!(error, SiteError::LastCredential), "{error:?}"),
        }
    }
    assert_eq!(removed, keys.len() - 1);
    assert_eq!(sites[1].credentials_of(ann.id).await.unwrap().len(), 1);
}

async fn a_player_has_no_more_passkeys_than_allowed_however_many_are_added_at_once(scene: Scene) {
    let sites = [scene.open().await, scene.open().await];
    let ann = joined(&sites[0], "Ann").await;
    let mut adding = tokio::task::JoinSet::new();
    for site in sites.iter().cycle().take(Credential::OF_A_PLAYER_MAX + 4) {
        let (site, key) = (site.clone(), passkey(&ann));
        adding.spawn(async move { site.add_credential(&key).await });
    }
    let mut refused = 0;
    while let Some(outcome) = adding.join_next().await {
        if let Err(error) = outcome.expect("no panic") {
            assert!(
                matches!(error, SiteError::TooManyCredentials { .. }),
                "{error:?}"
            );
            refused += 1;
        }
    }
    // One was hers from the beginning.
    assert_eq!(refused, 5);
    let keys = sites[1].credentials_of(ann.id).await.unwrap();
    assert_eq!(keys.len(), Credential::OF_A_PLAYER_MAX);
    assert!(
        sites[0]
            .remove_credential(ann.id, &keys[0].id)
            .await
            .unwrap()
    );
    sites[0].add_credential(&passkey(&ann)).await.unwrap();
}

async fn all_data_of_a_player_can_be_read(scene: Scene) {
    let site = scene.open().await;
    let (ann, bob) = (joined(&site, "Ann").await, joined(&site, "Bob").await);
    let session = LoginSession {
        player: ann.id,
        created_at: second(1),
        expires_at: second(2),
    };
    site.begin_session(b"another secret token", &session)
        .await
        .unwrap();
    play(&site, &ann, 3).await;
    play(&site, &bob, 1).await;
    let data = site
        .player_data(ann.id)
        .await
        .unwrap()
        .expect("she is known");
    assert_eq!(data.player, ann);
    assert_eq!(data.credentials, site.credentials_of(ann.id).await.unwrap());
    assert_eq!(
        (data.credentials.len(), data.sessions, data.results),
        (1, vec![session], 3)
    );
    assert_eq!(site.player_data(PlayerId::new()).await.unwrap(), None);
}

async fn results_of_a_player_come_in_pages(scene: Scene) {
    let site = scene.open().await;
    let (ann, bob) = (joined(&site, "Ann").await, joined(&site, "Bob").await);
    let mut sent: Vec<(u32, ResultId)> = Vec::new();
    for (number, result) in (0..).zip(play(&site, &ann, 9).await) {
        sent.push((number / 2, result.id));
    }
    let bobs = play(&site, &bob, 2).await;
    sent.sort_unstable();
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let page = site.results_of(ann.id, after, 4).await.unwrap();
        assert!(
            page.items
                .iter()
                .all(|stored| stored.record.contains("spider"))
        );
        seen.extend(page.items.iter().map(|stored| stored.result.id()));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(seen, sent.iter().map(|(_, id)| *id).collect::<Vec<_>>());
    let strange = site.results_of(ann.id, Some(bobs[0].id), 4).await.unwrap();
    assert_eq!((strange.items.len(), strange.next), (0, None));
}

async fn a_deleted_player_leaves_anonymous_results(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await;
    let today = deal_of("2026-11-21");
    site.agree_on_deal(&today).await.unwrap();
    let mut results = Vec::new();
    for points in [700, 900, 800] {
        let mut result = won("own:1", 50, 1_000, points);
        result.record.header.made = u32::try_from(points).expect("positive");
        (result.player, result.day) = (Some(ann.id), Some(today.day));
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
    let passkeys = site.credentials_of(ann.id).await.unwrap();
    let before = site.totals(&game("spider"), None, None).await.unwrap();

    assert!(site.delete_player(ann.id).await.unwrap());
    assert!(!site.delete_player(ann.id).await.unwrap());
    assert_eq!(site.player(ann.id).await.unwrap(), None);
    assert_eq!(site.player_data(ann.id).await.unwrap(), None);
    assert_eq!(site.credential(&passkeys[0].id).await.unwrap(), None);
    assert_eq!(
        site.session(b"another secret token", second(2))
            .await
            .unwrap(),
        None
    );
    assert_eq!(site.results_of(ann.id, None, 10).await.unwrap().items, []);
    assert_eq!(
        site.totals(&game("spider"), None, None).await.unwrap(),
        before
    );
    // On the board her best result alone stays, without a name.
    for order in BoardOrder::ALL {
        let board = Board {
            day: day("2026-11-21"),
            game: game("spider"),
            field: Field::Unassisted,
            order,
        };
        let places = site.board(&board, None, 10).await.unwrap().items;
        let [place] = &places[..] else {
            panic!("{places:?}")
        };
        assert_eq!((place.result.player, &place.result.nickname), (None, &None));
        assert_eq!(place.result.id(), results[1].id);
    }
    // The same result sent once more, now without a player, is still known.
    results[0].player = None;
    assert_eq!(site.store(results.remove(0)).await.unwrap(), Stored::Again);
    joined(&site, "Ann").await;
}

async fn results_that_meet_a_deletion_are_refused_or_anonymous(scene: Scene) {
    let (site, elsewhere) = (scene.open().await, scene.open().await);
    for round in 0..10 {
        let ann = joined(&site, "Ann").await;
        let mut sending = Vec::new();
        for number in 0..20 {
            let mut result = won("own:1", 50 + number, 1_000 + round, 900);
            result.player = Some(ann.id);
            let site = site.clone();
            sending.push(tokio::spawn(async move {
                (result.id, site.store(result).await)
            }));
            tokio::task::yield_now().await;
        }
        assert!(elsewhere.delete_player(ann.id).await.unwrap());
        for sent in sending {
            let (id, outcome) = sent.await.unwrap();
            let stored = site.result(id).await.unwrap();
            match outcome {
                Ok(Stored::New) => {
                    assert_eq!(stored.expect("it was acknowledged").result.player, None);
                }
                Err(SiteError::NoSuchPlayer) => assert_eq!(stored, None),
                other => panic!("{other:?}"),
            }
        }
    }
}
