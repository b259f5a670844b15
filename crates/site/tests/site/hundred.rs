//! The standings of players who have finished the hundred of a game.

use webspinner_rules::record::Undone;
use webspinner_site::{HundredTries, NewResult, PlayerId, ResultId, Site, Stored};
use webspinner_wire::HundredKind;

use crate::site::scene::{Scene, game, joined, laws, lost, second, won};

laws! {
    who_has_finished_stands_with_the_wins_of_first_tries,
    equal_wins_are_told_apart_as_on_boards,
    what_is_hidden_or_removed_or_nobodys_counts_no_longer,
}

/// A try of the deal with this number: no two have the same record.
fn tried(player: PlayerId, deal: u32, is_won: bool, at: u32) -> NewResult {
    let make = if is_won { won } else { lost };
    let mut result = make(&format!("own:{deal}"), 10, 1_000 + u64::from(at), 600);
    result.player = Some(player);
    result.received_at = second(at);
    result.record.header.made = 1_000 + at;
    result
}

async fn store(site: &Site, result: NewResult) -> ResultId {
    let id = result.id;
    assert_eq!(site.store(result).await.unwrap(), Stored::New);
    id
}

/// Tries all deals but those after `last`, and wins the first ones.
async fn play(site: &Site, player: PlayerId, wins: u32, last: u32, at: u32) {
    let sending: Vec<_> = (1..=last)
        .map(|deal| {
            let (site, result) = (site.clone(), tried(player, deal, deal <= wins, at + deal));
            tokio::spawn(async move { site.store(result).await })
        })
        .collect();
    for sent in sending {
        assert_eq!(sent.await.unwrap().unwrap(), Stored::New);
    }
}

/// Place, player and wins of the players listed there, and how many they are.
async fn standings(
    site: &Site,
    kind: HundredKind,
    limit: u32,
    asking: Option<PlayerId>,
) -> (Vec<(u64, PlayerId, u32)>, u64) {
    let found = site.hundred(&game("spider"), kind, limit, asking).await;
    let found = found.unwrap();
    let places = found.places.iter();
    let places = places.map(|place| (place.place, place.player, place.won));
    (places.collect(), found.players)
}

async fn tries(site: &Site, kind: HundredKind, player: PlayerId) -> (u32, u32) {
    let found = site.hundred_tries(&game("spider"), kind, player).await;
    let HundredTries { finished, won } = found.unwrap();
    (finished, won)
}

async fn who_has_finished_stands_with_the_wins_of_first_tries(scene: Scene) {
    let site = scene.open().await;
    let (ann, bob) = (joined(&site, "Ann").await, joined(&site, "Bob").await);
    let (ann, bob) = (ann.id, bob.id);
    let own = HundredKind::Own;
    assert_eq!(standings(&site, own, 9, Some(ann)).await, (vec![], 0));
    assert_eq!(tries(&site, own, ann).await, (0, 0));
    play(&site, ann, 40, 99, 0).await;
    // Of another series, of another game, and of nobody.
    store(&site, tried(ann, 101, true, 200)).await;
    let mut other = tried(ann, 100, true, 201);
    other.record.header.game = game("wasp");
    store(&site, other).await;
    let mut nobodys = tried(ann, 100, true, 202);
    nobodys.player = None;
    store(&site, nobodys).await;
    assert_eq!(standings(&site, own, 9, Some(ann)).await, (vec![], 0));
    assert_eq!(tries(&site, own, ann).await, (99, 40));
    // A second try changes nothing, and one with help is no win.
    store(&site, tried(ann, 99, true, 203)).await;
    let mut helped = tried(ann, 100, true, 204);
    helped.record.header.hints = 1;
    store(&site, helped).await;
    assert_eq!(standings(&site, own, 9, None).await.0, [(1, ann, 40)]);
    assert_eq!(tries(&site, own, ann).await, (100, 40));

    play(&site, bob, 50, 99, 300).await;
    let mut last = tried(bob, 100, true, 500);
    last.points.undone = Undone::Off;
    store(&site, last).await;
    let both = (vec![(1, bob, 51), (2, ann, 40)], 2);
    assert_eq!(standings(&site, own, 9, None).await, both);
    // The player who asks is among them, whatever the place.
    assert_eq!(standings(&site, own, 1, Some(ann)).await, both);
    assert_eq!(
        standings(&site, own, 1, Some(bob)).await,
        (vec![(1, bob, 51)], 2)
    );
    // Only that one win was without undo, by choice.
    let without = standings(&site, HundredKind::UndoOff, 9, None).await;
    assert_eq!(without, (vec![(1, bob, 1), (2, ann, 0)], 2));
    assert_eq!(tries(&site, HundredKind::UndoOff, bob).await, (100, 1));
}

async fn equal_wins_are_told_apart_as_on_boards(scene: Scene) {
    let site = scene.open().await;
    let mut players = Vec::new();
    for (name, at) in [("Late", 400), ("Early", 0), ("Score", 600), ("Moves", 800)] {
        let player = joined(&site, name).await.id;
        play(&site, player, 3, 99, at).await;
        let mut last = match name {
            "Moves" => won("own:100", 9, 1_000, 600),
            _ => won("own:100", 10, 1_000, 600),
        };
        if name == "Score" {
            last.points.score += 1;
        }
        last.player = Some(player);
        last.received_at = second(at + 100);
        last.record.header.made = 2_000 + at;
        store(&site, last).await;
        players.push(player);
    }
    let places = standings(&site, HundredKind::Own, 9, None).await.0;
    let order = [2, 3, 1, 0].map(|nth: usize| players[nth]);
    let expected: Vec<_> = (1..).zip(order).map(|(at, it)| (at, it, 4)).collect();
    assert_eq!(places, expected);
}

async fn what_is_hidden_or_removed_or_nobodys_counts_no_longer(scene: Scene) {
    let site = scene.open().await;
    let (ann, bob) = (joined(&site, "Ann").await, joined(&site, "Bob").await);
    let own = HundredKind::Own;
    for (player, at) in [(ann.id, 0), (bob.id, 200)] {
        play(&site, player, 2, 100, at).await;
    }
    let all = async || {
        let found = standings(&site, own, 9, None).await.0;
        found.into_iter().map(|(_, id, _)| id).collect::<Vec<_>>()
    };
    assert_eq!(all().await, [ann.id, bob.id]);
    let hers = site.results_of(ann.id, None, 1).await.unwrap().items;
    let id = hers[0].result.id();
    assert_eq!(site.hide_results(&[id]).await.unwrap(), [id]);
    assert_eq!(all().await, [bob.id]);
    assert_eq!(tries(&site, own, ann.id).await.0, 99);
    assert_eq!(site.show_results(&[id]).await.unwrap(), [id]);
    assert_eq!(all().await, [ann.id, bob.id]);
    assert_eq!(site.remove_results(&[id]).await.unwrap(), [id]);
    assert_eq!(all().await, [bob.id]);
    // The results of a player who has left are nobody's.
    assert!(site.delete_player(bob.id).await.unwrap());
    assert_eq!(all().await, []);
}
