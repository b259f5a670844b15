//! Two programs on one database do not lose each other's games.

use std::sync::Barrier;

use crate::common::{POINTS, Scene, minute, record};
use webspinner_store::{BlockingStore, Conflict, GameFilter, SaveHandle, Saved};

fn moves_of(store: &BlockingStore, handle: &SaveHandle) -> u32 {
    let loaded = store.load(handle.id()).expect("it can be read");
    let loaded = loaded.expect("the game is there");
    assert_eq!(
        loaded.record.tree.len(),
        loaded.listing.summary.moves as usize
    );
    loaded.listing.summary.moves
}

/// Saves the game when it has this many moves, this many minutes after its beginning.
fn save(store: &BlockingStore, handle: &mut SaveHandle, moves: u32, minutes: u32) -> Saved {
    let record = record("spider", "own:1", moves);
    let saved = store.save(handle, &record, POINTS, minute(minutes));
    saved.expect("the database takes it")
}

#[test]
fn different_games_do_not_meet() {
    let scene = Scene::new();
    let stores = [scene.open(), scene.open()];
    let mut handles = [0, 1].map(|program: usize| {
        let game = record("spider", &format!("own:{program}"), 0);
        stores[program].begin(&game, POINTS, minute(0)).unwrap()
    });
    for moves in 1..=20 {
        for program in [0, 1] {
            let game = record("spider", &format!("own:{program}"), moves);
            let saved = stores[program].save(&mut handles[program], &game, POINTS, minute(moves));
            assert_eq!(saved.unwrap(), Saved::InPlace);
        }
    }
    for (store, handle) in stores.iter().zip(handles.iter().rev()) {
        assert_eq!(moves_of(store, handle), 20);
    }
}

#[test]
fn the_same_game_becomes_two() {
    let scene = Scene::new();
    let (one, two) = (scene.open(), scene.open());
    let mut first = one
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
    let mut second = two.latest_unfinished().unwrap().expect("the game").handle;
    let old = second.id();
    assert_eq!(first, second);

    let saved = save(&one, &mut first, 2, 1);
    assert_eq!(saved, Saved::InPlace);
    let saved = save(&two, &mut second, 3, 2);
    assert_eq!(
        saved,
        Saved::AsNew {
            was: old,
            why: Conflict::MovedOn
        }
    );
    assert_ne!(second.id(), old);
    for _ in 0..3 {
        let saved = save(&one, &mut first, 4, 3);
        assert_eq!(saved, Saved::InPlace);
        let saved = save(&two, &mut second, 5, 4);
        assert_eq!(saved, Saved::InPlace);
    }
    assert_eq!((moves_of(&two, &first), moves_of(&one, &second)), (4, 5));
    assert_eq!(second.started_at(), first.started_at());
    assert_eq!(
        one.list(&GameFilter::default(), None, 10)
            .unwrap()
            .games
            .len(),
        2
    );
}

#[test]
fn the_same_state_saved_twice_stays_one_game() {
    let scene = Scene::new();
    let (one, two) = (scene.open(), scene.open());
    let mut first = one
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
    let mut second = two.latest_unfinished().unwrap().expect("the game").handle;
    for (store, handle) in [(&one, &mut first), (&two, &mut second)] {
        let saved = store
            .save(handle, &record("spider", "own:1", 2), POINTS, minute(1))
            .unwrap();
        assert_eq!(saved, Saved::InPlace);
    }
    assert_eq!(first, second);
    assert_eq!(
        one.list(&GameFilter::default(), None, 10)
            .unwrap()
            .games
            .len(),
        1
    );
}

#[test]
fn a_game_that_the_other_program_deleted_is_kept_as_a_new_one() {
    let scene = Scene::new();
    let (one, two) = (scene.open(), scene.open());
    let mut handle = one
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
    let old = handle.id();
    assert!(two.delete(old).unwrap());
    let saved = save(&one, &mut handle, 2, 1);
    assert_eq!(
        saved,
        Saved::AsNew {
            was: old,
            why: Conflict::Deleted
        }
    );
    assert_eq!(moves_of(&two, &handle), 2);
}

#[test]
fn programs_that_save_at_the_same_time_all_succeed() {
    const PROGRAMS: u32 = 4;
    const MOVES: u32 = 30;
    let scene = Scene::new();
    let barrier = Barrier::new(PROGRAMS as usize);
    let play = |program: u32| {
        barrier.wait();
        // Opening at the same time is part of the test: one of them makes the tables.
        let store = scene.open();
        let deal = format!("own:{program}");
        let mut handle = store
            .begin(&record("spider", &deal, 0), POINTS, minute(0))
            .unwrap();
        for moves in 1..=MOVES {
            let saved = store.save(
                &mut handle,
                &record("spider", &deal, moves),
                POINTS,
                minute(moves),
            );
            assert_eq!(saved.unwrap(), Saved::InPlace);
        }
        handle
    };
    let handles: Vec<SaveHandle> = std::thread::scope(|scope| {
        let programs: Vec<_> = (0..PROGRAMS)
            .map(|program| scope.spawn(move || play(program)))
            .collect();
        programs
            .into_iter()
            .map(|program| program.join().expect("no program fails"))
            .collect()
    });
    let store = scene.open();
    for handle in &handles {
        assert_eq!(moves_of(&store, handle), MOVES);
    }
}
