//! All instances agree on a day's deal.

use webspinner_site::{DailyDeal, Day};

use crate::site::scene::{Scene, day, deal_of, game, laws};

laws! {
    the_first_proposal_stands,
    instances_that_propose_at_once_agree,
    the_deals_of_a_day_and_the_days_of_a_game_are_listed,
}

fn deal(day: Day, name: &str, number: u32) -> DailyDeal {
    DailyDeal {
        day,
        game: game(name),
        version: 2,
        deal: format!("own:{number}").parse().expect("a deal"),
    }
}

async fn the_first_proposal_stands(scene: Scene) {
    let site = scene.open().await;
    let today = day("2026-11-21");
    assert_eq!(site.daily_deal(today, &game("spider")).await.unwrap(), None);
    let first = deal(today, "spider", 1);
    assert_eq!(site.agree_on_deal(&first).await.unwrap(), first);
    assert_eq!(
        site.agree_on_deal(&deal(today, "spider", 2)).await.unwrap(),
        first
    );
    assert_eq!(
        site.daily_deal(today, &game("spider")).await.unwrap(),
        Some(first)
    );
}

async fn instances_that_propose_at_once_agree(scene: Scene) {
    let (one, two) = (scene.open().await, scene.open().await);
    for number in 0..20 {
        let day = day("2026-11-21").plus(number).expect("a day");
        let mine = deal(day, "spider", 1);
        let yours = deal(day, "spider", 2);
        let (first, second) = tokio::join!(one.agree_on_deal(&mine), two.agree_on_deal(&yours));
        assert_eq!(first.unwrap(), second.unwrap());
    }
}

async fn the_deals_of_a_day_and_the_days_of_a_game_are_listed(scene: Scene) {
    let site = scene.open().await;
    let first = day("2026-12-25");
    for number in 0..25_u8 {
        let day = first.plus(number.into()).expect("a day");
        for name in ["spiderette", "spider"] {
            site.agree_on_deal(&deal(day, name, number.into()))
                .await
                .unwrap();
        }
    }
    let deals = site.daily_deals(day("2027-01-01")).await.unwrap();
    let names: Vec<&str> = deals.iter().map(|deal| deal.game.as_str()).collect();
    assert_eq!(names, ["spider", "spiderette"]);
    assert_eq!(site.daily_deals(day("2026-12-24")).await.unwrap(), []);

    assert_eq!(deal_of("2026-12-25").day, first);
}
