//! After any actions of a site's owner, totals and boards are what counting the results gives.

use std::collections::{BTreeMap, BTreeSet};

use proptest::array::uniform5;
use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;
use webspinner_rules::record::Undone;
use webspinner_rules::stats::{PlayKind, Summary, statistics};
use webspinner_site::{Board, Field, NewResult, Player, PlayerId, ResultId, Site, Stored};
use webspinner_wire::BoardOrder;

use crate::site::scene::{Scene, day, deal_of, game, joined, laws, lost, otherwise, second, won};

laws! {
    totals_and_boards_are_those_of_the_results_after_any_actions,
}

const DAY: &str = "2026-11-21";

/// A result and what became of it.
struct Kept {
    result: NewResult,
    player: Option<PlayerId>,
    hidden: bool,
    /// On which boards it held a place when the player was deleted: it keeps those.
    fixed: Option<BTreeSet<(Field, usize)>>,
}

impl Kept {
    fn id(&self) -> ResultId {
        self.result.id
    }

    fn is_for_boards(&self) -> bool {
        let summary = self.result.summary();
        let won = self.result.record.header.result == webspinner_rules::record::GameResult::Won;
        self.result.day.is_some() && won && summary.time_ms.is_some()
    }

    fn is_of(&self, field: Field) -> bool {
        let kind = self.result.summary().kind;
        match field {
            Field::Unassisted => kind != PlayKind::Helped,
            Field::Assisted => kind == PlayKind::Helped,
            Field::NoUndo => matches!(kind, PlayKind::UndoOff | PlayKind::NoUndo),
        }
    }

    fn measures(&self, order: BoardOrder) -> [i64; 4] {
        let summary = self.result.summary();
        let points = -summary.score;
        let moves = i64::from(summary.moves);
        let time = summary.time_ms.unwrap_or_default().cast_signed();
        let arrival = self.result.received_at.to_millis();
        match order {
            BoardOrder::Score => [points, moves, time, arrival],
            BoardOrder::Moves => [moves, points, time, arrival],
            BoardOrder::Time => [time, points, moves, arrival],
        }
    }
}

/// What the site should hold.
#[derive(Default)]
struct Model {
    kept: Vec<Kept>,
    players: Vec<Player>,
}

impl Model {
    fn counted(&self) -> impl Iterator<Item = &Kept> {
        self.kept.iter().filter(|kept| !kept.hidden)
    }

    /// The results on a board, the best first.
    fn board(&self, order: BoardOrder, field: Field) -> Vec<ResultId> {
        let place = BoardOrder::ALL.iter().position(|it| *it == order);
        let place = place.expect("one of all");
        let mut entries = Vec::new();
        let mut best: BTreeMap<PlayerId, ([i64; 4], ResultId)> = BTreeMap::new();
        let on_board = |kept: &&Kept| kept.is_for_boards() && kept.is_of(field);
        for kept in self.counted().filter(on_board) {
            let key = (kept.measures(order), kept.id());
            match kept.player {
                Some(player) => {
                    let held = best.entry(player).or_insert(key);
                    *held = (*held).min(key);
                }
                None if (kept.fixed.as_ref())
                    .is_none_or(|fixed| fixed.contains(&(field, place))) =>
                {
                    entries.push(key);
                }
                None => {}
            }
        }
        entries.extend(best.into_values());
        entries.sort_unstable();
        entries.into_iter().map(|(_, id)| id).collect()
    }

    fn forget_player(&mut self, player: PlayerId) {
        let mut boards = BTreeMap::new();
        for (place, order) in BoardOrder::ALL.into_iter().enumerate() {
            for field in Field::ALL {
                boards.insert((field, place), self.board(order, field));
            }
        }
        for kept in &mut self.kept {
            if kept.player == Some(player) {
                kept.player = None;
                let on = boards
                    .iter()
                    .filter(|(_, ids)| ids.contains(&kept.result.id));
                kept.fixed = Some(on.map(|(board, _)| *board).collect());
            }
        }
        self.players.retain(|it| it.id != player);
    }
}

async fn check(site: &Site, model: &Model) {
    let summaries: Vec<(Summary, String)> = model
        .counted()
        .map(|kept| {
            (
                kept.result.summary(),
                kept.result.record.header.deal.to_string(),
            )
        })
        .collect();
    let played: BTreeSet<&str> = summaries.iter().map(|(it, _)| it.game.as_str()).collect();
    let listed = site.totals_by_game(None).await.unwrap();
    let listed: BTreeSet<&str> = listed.iter().map(|(game, _)| game.as_str()).collect();
    assert_eq!(listed, played);
    for name in ["spider", "scorpion"].map(game) {
        for assisted in [false, true] {
            for deal in [None, Some("own:1"), Some("own:2")] {
                let those = summaries.iter().filter(|(it, of)| {
                    it.game == name
                        && it.assisted() == assisted
                        && deal.is_none_or(|deal| of == deal)
                });
                let expected = statistics(those.map(|(it, _)| it).collect::<Vec<_>>());
                let deal = deal.map(|deal| deal.parse().expect("a deal"));
                let totals = site
                    .totals(&name, deal.as_ref(), Some(assisted))
                    .await
                    .unwrap();
                assert_eq!(totals.figures(), expected.figures);
                assert_eq!(totals.average_moves(), expected.average_moves);
            }
        }
    }
    for order in BoardOrder::ALL {
        for field in Field::ALL {
            let board = Board {
                day: day(DAY),
                game: game("spider"),
                field,
                order,
            };
            let places = site.board(&board, None, 1_000).await.unwrap().items;
            let ids: Vec<ResultId> = places.iter().map(|place| place.result.id()).collect();
            assert_eq!(ids, model.board(order, field), "{order:?}");
            for (place, id) in (1..).zip(&ids) {
                let standing = site.standing(*id, order, field == Field::NoUndo).await;
                let standing = standing.unwrap();
                let standing = standing.expect("it is on the board");
                let counted = (standing.held.place, standing.places);
                assert_eq!(counted, (place, ids.len() as u64), "{order:?}");
            }
        }
    }
}

/// A result that meets others: of one of two games and deals, by one of the players or nobody.
fn any_result(number: u32, model: &Model, pick: [u32; 5]) -> NewResult {
    let [shape, who, moves, time, points] = pick;
    let make = if shape % 4 == 0 { lost } else { won };
    let deal = if shape % 3 == 0 { "own:2" } else { "own:1" };
    let mut result = make(
        deal,
        1 + moves % 5,
        u64::from(1 + time % 7) * 1_000,
        i64::from(points % 9) - 4,
    );
    result.record.header.hints = u32::from(shape % 5 == 0);
    result.points.undone = Undone::ALL[shape as usize / 8 % Undone::ALL.len()];
    // No two are the same record, or have the same moves.
    result.record.header.made = 1_000 + number;
    result = otherwise(result, number);
    result.received_at = second(number);
    if shape % 7 == 0 {
        result.record.header.game = game("scorpion");
    } else if deal == "own:1" {
        result.day = Some(day(DAY));
    }
    let who = who as usize % (model.players.len() + 1);
    result.player = model.players.get(who).map(|player| player.id);
    result
}

async fn totals_and_boards_are_those_of_the_results_after_any_actions(scene: Scene) {
    let site = scene.open().await;
    site.agree_on_deal(&deal_of(DAY)).await.unwrap();
    let mut runner = TestRunner::deterministic();
    let mut model = Model::default();
    for number in 0..160_u32 {
        let tree = (0..10_u32, uniform5(0..10_000_u32))
            .new_tree(&mut runner)
            .expect("a step");
        let (step, pick) = tree.current();
        let chosen = model
            .kept
            .len()
            .checked_sub(1)
            .map(|last| pick[0] as usize % (last + 1));
        match (step, chosen) {
            (0, Some(chosen)) => {
                let removed = model.kept.swap_remove(chosen);
                let ids = site
                    .remove_results(&[removed.id(), ResultId::new()])
                    .await
                    .unwrap();
                assert_eq!(ids, [removed.id()]);
            }
            (1 | 2, Some(chosen)) => {
                let other = pick[1] as usize % model.kept.len();
                let ids = [chosen, other].map(|at| model.kept[at].id());
                let hidden = site.hide_results(&ids).await.unwrap();
                for kept in model
                    .kept
                    .iter_mut()
                    .filter(|it| ids.contains(&it.result.id))
                {
                    assert_eq!(hidden.contains(&kept.id()), !kept.hidden);
                    kept.hidden = true;
                    kept.fixed = kept.fixed.take().map(|_| BTreeSet::new());
                }
            }
            (3, Some(_)) => {
                let ids: Vec<ResultId> = model.kept.iter().step_by(2).map(Kept::id).collect();
                let shown = site.show_results(&ids).await.unwrap();
                for kept in model
                    .kept
                    .iter_mut()
                    .filter(|it| ids.contains(&it.result.id))
                {
                    assert_eq!(shown.contains(&kept.id()), kept.hidden);
                    kept.hidden = false;
                }
            }
            (4, _) => {
                let name = format!("Player {number}");
                model.players.push(joined(&site, &name).await);
            }
            (5, _) if pick[1] % 2 == 0 && !model.players.is_empty() => {
                let id = model.players[pick[2] as usize % model.players.len()].id;
                if pick[3] % 2 == 0 {
                    assert!(site.delete_player(id).await.unwrap());
                    model.forget_player(id);
                } else {
                    let results = model.kept.iter().filter(|kept| kept.player == Some(id));
                    let results = u64::try_from(results.count()).unwrap();
                    let removed = site.remove_player_with_results(id).await.unwrap();
                    assert_eq!(removed, Some(results));
                    model.kept.retain(|kept| kept.player != Some(id));
                    model.players.retain(|player| player.id != id);
                }
            }
            _ => {
                let result = any_result(number, &model, pick);
                assert_eq!(site.store(result.clone()).await.unwrap(), Stored::New);
                let player = result.player;
                model.kept.push(Kept {
                    result,
                    player,
                    hidden: false,
                    fixed: None,
                });
            }
        }
        check(&site, &model).await;
    }
    assert!(model.kept.len() > 30, "{} results", model.kept.len());
    // Counting everything anew, as restoring does, gives the same.
    let mut backup = Vec::new();
    site.backup(&mut backup).await.unwrap();
    let other = scene.another();
    let restored = other.open().await;
    restored.restore(&backup[..]).await.unwrap();
    check(&restored, &model).await;
}
