//! Sessions last as long as they should, and ceremonies are finished once.

use webspinner_site::{CEREMONY_BYTES_MAX, CeremonyId, LoginSession, Player, SiteError};

use crate::site::scene::{Kind, Scene, joined, laws, new_player, passkey, second};

laws! {
    a_session_is_good_until_it_expires_or_ends,
    a_passkey_that_is_removed_takes_all_sessions_of_its_player_along,
    a_ceremony_is_taken_once_and_in_time,
    what_has_expired_is_forgotten,
}

const TOKEN: &[u8] = b"0123456789abcdef";

fn session(player: &Player) -> LoginSession {
    LoginSession {
        player: player.id,
        created_at: second(10),
        expires_at: second(20),
    }
}

async fn a_session_is_good_until_it_expires_or_ends(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await;
    let hers = session(&ann);
    site.begin_session(TOKEN, &hers).await.unwrap();
    assert_eq!(
        site.session(TOKEN, second(19)).await.unwrap(),
        Some(hers.clone())
    );
    assert_eq!(site.session(TOKEN, second(20)).await.unwrap(), None);
    assert_eq!(
        site.session(b"another token", second(11)).await.unwrap(),
        None
    );

    let twice = site.begin_session(TOKEN, &hers).await;
    assert!(matches!(twice, Err(SiteError::Taken { .. })), "{twice:?}");
    let nobodys = site
        .begin_session(b"new", &session(&new_player(None)))
        .await;
    assert!(
        matches!(nobodys, Err(SiteError::NoSuchPlayer)),
        "{nobodys:?}"
    );

    assert!(
        site.extend_session(TOKEN, second(19), second(30))
            .await
            .unwrap()
    );
    assert!(site.session(TOKEN, second(29)).await.unwrap().is_some());
    assert!(
        !site
            .extend_session(TOKEN, second(30), second(99))
            .await
            .unwrap()
    );
    assert!(site.end_session(TOKEN).await.unwrap());
    assert!(!site.end_session(TOKEN).await.unwrap());
    assert_eq!(site.session(TOKEN, second(11)).await.unwrap(), None);

    site.close().await;
    if scene.kind == Kind::Sqlite {
        let stored = std::fs::read(scene.path()).unwrap();
        assert!(
            !stored.windows(TOKEN.len()).any(|bytes| bytes == TOKEN),
            "the token is in the file"
        );
    }
}

async fn a_passkey_that_is_removed_takes_all_sessions_of_its_player_along(scene: Scene) {
    let site = scene.open().await;
    let (ann, bob) = (joined(&site, "Ann").await, joined(&site, "Bob").await);
    for (token, player) in [(&b"one"[..], &ann), (b"two", &ann), (b"bob", &bob)] {
        site.begin_session(token, &session(player)).await.unwrap();
    }
    let good = async |token: &[u8]| site.session(token, second(11)).await.unwrap().is_some();
    let only = site.credentials_of(ann.id).await.unwrap().remove(0);
    let refused = site.remove_credential(ann.id, &only.id).await;
    assert!(refused.is_err(), "it is the last one");
    site.add_credential(&passkey(&ann)).await.unwrap();
    assert!(!site.remove_credential(bob.id, &only.id).await.unwrap());
    assert!(good(b"one").await && good(b"two").await && good(b"bob").await);

    assert!(site.remove_credential(ann.id, &only.id).await.unwrap());
    assert!(!good(b"one").await && !good(b"two").await && good(b"bob").await);
}

async fn a_ceremony_is_taken_once_and_in_time(scene: Scene) {
    let (site, elsewhere) = (scene.open().await, scene.open().await);
    let id = CeremonyId::new();
    site.store_ceremony(id, "{\"challenge\":1}", second(20))
        .await
        .unwrap();
    let twice = site.store_ceremony(id, "{}", second(20)).await;
    assert!(matches!(twice, Err(SiteError::Taken { .. })), "{twice:?}");
    let taken = elsewhere.take_ceremony(id, second(19)).await.unwrap();
    assert_eq!(taken.as_deref(), Some("{\"challenge\":1}"));
    assert_eq!(site.take_ceremony(id, second(19)).await.unwrap(), None);

    site.store_ceremony(id, "{}", second(20)).await.unwrap();
    assert_eq!(site.take_ceremony(id, second(20)).await.unwrap(), None);
    let huge = "x".repeat(CEREMONY_BYTES_MAX + 1);
    let huge = site.store_ceremony(id, &huge, second(20)).await;
    assert!(matches!(huge, Err(SiteError::TooLarge(_))), "{huge:?}");

    // Of two who finish the same one at once, one can.
    for _ in 0..20 {
        let id = CeremonyId::new();
        site.store_ceremony(id, "{}", second(20)).await.unwrap();
        let now = second(1);
        let (one, two) = tokio::join!(
            site.take_ceremony(id, now),
            elsewhere.take_ceremony(id, now)
        );
        let taken = [one.unwrap(), two.unwrap()];
        assert_eq!(taken.iter().flatten().count(), 1);
    }
}

async fn what_has_expired_is_forgotten(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await;
    for (token, end) in [(&b"one"[..], 20), (b"two", 21), (b"three", 40)] {
        let session = LoginSession {
            expires_at: second(end),
            ..session(&ann)
        };
        site.begin_session(token, &session).await.unwrap();
    }
    let late = CeremonyId::new();
    site.store_ceremony(CeremonyId::new(), "{}", second(15))
        .await
        .unwrap();
    site.store_ceremony(late, "{}", second(40)).await.unwrap();
    assert_eq!(site.forget_expired(second(21)).await.unwrap(), 3);
    assert_eq!(site.forget_expired(second(21)).await.unwrap(), 0);
    assert!(site.session(b"three", second(21)).await.unwrap().is_some());
    assert!(
        site.take_ceremony(late, second(21))
            .await
            .unwrap()
            .is_some()
    );
}
