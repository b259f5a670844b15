//! The result of an action contains everything to save, and nothing is replayed for it.

use webspinner_rules::games;
use webspinner_rules::work_counts::WorkCounts;
use webspinner_wasm::record::record_info;
use webspinner_wasm::{ActionResult, Table, game_list};

/// Plays at random, goes back now and then, and passes on each result with the work it took.
fn play(table: &mut Table, steps: usize, mut look: impl FnMut(&ActionResult, WorkCounts)) {
    for step in 0..steps {
        let columns = u8::try_from(table.scene().columns.len()).expect("few columns");
        let column = u8::try_from(step * 5 % usize::from(columns)).expect("few columns") + 1;
        let before = WorkCounts::now();
        let mut result = match step % 7 {
            6 => table.undo(1_000.0),
            _ => table.obvious(column, None, 1_000.0),
        };
        if result.refused.is_some() {
            result = table.deal_row(1_000.0);
        }
        look(&result, before.since());
    }
}

#[test]
fn a_move_is_saved_without_replaying_the_game() {
    let toml = game_list::game_text("spider").expect("a built-in game");
    let toml = toml.replace("id = \"spider\"", "id = \"custom-spider\"");
    let toml = toml.replace("name = \"Spider\"", "name = \"Custom Spider\"");
    game_list::add_game(&toml).expect("valid rules");
    for game in ["spider", "custom-spider"] {
        let mut table = Table::deal(game, "own:1").expect("a deal");
        table.save_each_move();
        let mut saves = 0;
        play(&mut table, 60, |result, work| {
            assert_eq!((work.replays, work.files_parsed), (0, 0), "{game}");
            saves += usize::from(result.saved.is_some());
        });
        assert!(saves > 20, "{game}: {saves}");
    }
}

#[test]
fn what_is_saved_says_what_a_replay_would_find() {
    for rules in games::all() {
        let game = rules.id().as_str();
        let mut table = Table::deal(game, "own:2").expect("a deal");
        table.save_each_move();
        play(&mut table, 12, |result, _| {
            if let Some(saved) = &result.saved {
                assert_eq!(record_info(&saved.record), Ok(saved.info.clone()), "{game}");
            }
        });
        for ended in [false, true] {
            let saved = table.saved(ended, 2_000.0).expect("a deal");
            assert_eq!(record_info(&saved.record), Ok(saved.info), "{game}");
        }
    }
}

#[test]
fn each_answer_holds_the_scene_and_the_last_move_after_the_action() {
    let mut table = Table::deal("spider", "own:1").expect("a deal");
    let taken = table.take(1, Some(1));
    assert!(taken.scene.hand.is_some() && taken.saved.is_none());
    let result = table.deal_row(0.0);
    assert_eq!(result.scene, table.scene());
    assert_eq!(result.last.map(|step| step.notation), Some("d".to_owned()));
    assert_eq!(
        table.line_texts(),
        [table.line_step(1).expect("a move").text]
    );
    assert_eq!(table.line_step(0), None);
    assert_eq!(table.line_step(2), None);
}

#[test]
fn only_a_table_that_saves_each_move_does_and_never_a_position_set_up_by_hand() {
    let mut table = Table::deal("spider", "own:1").expect("a deal");
    assert_eq!(table.deal_row(0.0).saved, None);
    table.save_each_move();
    assert!(table.undo(0.0).saved.is_some());
    assert_eq!(table.copy().redo(0.0).saved, None);
    let mut practice = Table::practice("spider", "1: KS-2S\n2: AS\n").expect("a picture");
    practice.save_each_move();
    assert_eq!(practice.play("2-1", 0.0).saved, None);
    assert_eq!(practice.saved(false, 0.0), None);
}

#[test]
fn a_line_is_played_up_to_the_first_move_that_is_not_allowed() {
    let line = |moves: &[&str]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut table = Table::deal("spider", "own:1").expect("a deal");
    table.save_each_move();
    let result = table.play_line(&line(&["d", "d", "1-1", "d"]), 0.0);
    assert_eq!((result.refused, result.scene.figures.moves), (None, 2));
    assert_eq!(result.saved.map(|saved| saved.info.moves), Some(2));
    let result = table.play_line(&line(&["1-1", "d"]), 0.0);
    assert!(result.refused.is_some());
    assert_eq!(result.scene.figures.moves, 2);
}
