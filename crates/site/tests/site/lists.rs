//! The lists of players and results for a site's owner.

use webspinner_site::{Day, ListedResult, Nickname, ResultId, ResultsFilter};

use crate::site::scene::{
    Scene, day, deal_of, game, joined, laws, lost, new_player, nickname, passkey, second, won,
};

laws! {
    players_are_found_by_names_that_look_alike,
    results_are_listed_by_what_they_are,
    results_are_found_by_the_name_that_is_shown,
}

const DAY: &str = "2026-11-21";

async fn players_are_found_by_names_that_look_alike(scene: Scene) {
    let site = scene.open().await;
    let names = ["Anna", "B0B", "100%", "under_score", "Wow!"];
    let mut players = Vec::new();
    for name in names {
        players.push(joined(&site, name).await);
    }
    let unnamed = new_player(None);
    site.add_player(&unnamed, &passkey(&unnamed)).await.unwrap();
    for (text, expected) in [
        ("NN", vec!["Anna"]),
        ("bob", vec!["B0B"]),
        ("0%", vec!["100%"]),
        ("r_s", vec!["under_score"]),
        ("!", vec!["Wow!"]),
        ("nobody", vec![]),
    ] {
        let page = site.players(text, None, 10).await.unwrap();
        let found: Vec<String> = page
            .items
            .iter()
            .filter_map(|it| it.player.nickname.as_ref().map(ToString::to_string))
            .collect();
        assert_eq!(found, expected, "{text}");
    }
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let page = site.players("", after, 4).await.unwrap();
        assert!(page.items.len() <= 4);
        seen.extend(page.items.into_iter().map(|it| it.player));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    players.push(unnamed);
    players.sort_unstable_by_key(|player| player.id);
    assert_eq!(seen, players);
    for (text, expected) in [("Anna", "Anna"), ("anna", "Anna"), ("BOB", "B0B")] {
        let found = site.players_named(text).await.unwrap();
        let names = found.iter().filter_map(|it| it.nickname.as_ref());
        let names: Vec<&str> = names.map(Nickname::as_str).collect();
        assert_eq!(names, [expected], "{text}");
    }
    assert_eq!(site.players_named("Ann").await.unwrap(), []);
}

async fn results_are_listed_by_what_they_are(scene: Scene) {
    let site = scene.open().await;
    site.agree_on_deal(&deal_of(DAY)).await.unwrap();
    let ann = joined(&site, "Ann").await;
    let mut of_ann = won("own:1", 1, 1_000, 1);
    (of_ann.player, of_ann.received_at) = (Some(ann.id), second(1));
    let mut of_day = won("own:1", 2, 1_000, 1);
    (of_day.day, of_day.received_at) = (Some(day(DAY)), second(2));
    let mut scorpion = lost("own:3", 3, 1_000, 1);
    (scorpion.record.header.game, scorpion.received_at) = (game("scorpion"), second(3));
    for result in [&of_ann, &of_day, &scorpion] {
        let _ = site.store(result.clone()).await.unwrap();
    }
    site.hide_results(&[scorpion.id]).await.unwrap();
    let all = ResultsFilter::default;
    for (filter, expected) in [
        (all(), vec![scorpion.id, of_day.id, of_ann.id]),
        (
            ResultsFilter {
                player: Some(ann.id),
                ..all()
            },
            vec![of_ann.id],
        ),
        (
            ResultsFilter {
                game: Some(game("spider")),
                ..all()
            },
            vec![of_day.id, of_ann.id],
        ),
        (
            ResultsFilter {
                deal: "own:3".parse().ok(),
                ..all()
            },
            vec![scorpion.id],
        ),
        (
            ResultsFilter {
                day: DAY.parse::<Day>().ok(),
                ..all()
            },
            vec![of_day.id],
        ),
        (
            ResultsFilter {
                hidden: Some(true),
                ..all()
            },
            vec![scorpion.id],
        ),
        (
            ResultsFilter {
                hidden: Some(false),
                game: Some(game("scorpion")),
                ..all()
            },
            vec![],
        ),
    ] {
        let page = site.results(&filter, None, 10).await.unwrap();
        assert_eq!(
            (ids(&page.items), page.next),
            (expected.clone(), None),
            "{filter:?}"
        );
        let (mut seen, mut after) = (Vec::new(), None);
        loop {
            let page = site.results(&filter, after, 1).await.unwrap();
            seen.extend(ids(&page.items));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(seen, expected, "{filter:?}");
    }
    let one = site
        .listed_result(scorpion.id)
        .await
        .unwrap()
        .expect("it is there");
    assert!(one.hidden);
    assert_eq!(site.listed_result(ResultId::new()).await.unwrap(), None);
}

async fn results_are_found_by_the_name_that_is_shown(scene: Scene) {
    let site = scene.open().await;
    let ann = joined(&site, "Ann").await;
    let mut of_ann = won("own:1", 1, 1_000, 1);
    of_ann.player = Some(ann.id);
    let mut of_bob = won("own:1", 2, 1_000, 1);
    of_bob.nickname = Some(nickname("Bob"));
    for result in [&of_ann, &of_bob, &won("own:1", 3, 1_000, 1)] {
        let _ = site.store(result.clone()).await.unwrap();
    }
    for (name, expected) in [
        ("Ann", vec![of_ann.id]),
        ("Bob", vec![of_bob.id]),
        ("bob", vec![]),
    ] {
        let filter = ResultsFilter {
            nickname: Some(name.to_owned()),
            ..ResultsFilter::default()
        };
        let page = site.results(&filter, None, 10).await.unwrap();
        assert_eq!(ids(&page.items), expected, "{name}");
    }
}

pub(crate) fn ids(results: &[ListedResult]) -> Vec<ResultId> {
    results.iter().map(|it| it.result.id()).collect()
}
