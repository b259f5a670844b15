//! Import and export.

use std::io::{self, Write};

use crate::common::{POINTS, Scene, ended, minute, record, too_large};
use webspinner_db::Place;
use webspinner_rules::record::{GameResult, Record, Records};
use webspinner_store::{BlockingStore, Error, GameFilter, ImportCounts, ImportedRecord, SavedId};

fn in_memory() -> BlockingStore {
    BlockingStore::open(&Place::Memory)
        .expect("memory is free")
        .0
}

fn incoming(record: Record) -> ImportedRecord {
    ImportedRecord {
        id: None,
        record,
        points: POINTS,
    }
}

fn count(store: &BlockingStore) -> usize {
    store
        .list(&GameFilter::default(), None, 1_000)
        .expect("the list can be read")
        .games
        .len()
}

#[test]
fn each_record_is_imported_once() {
    let store = in_memory();
    let records = || (0..10).map(|moves| incoming(record("spider", "own:1", moves)));
    let imported = store.import(records(), minute(0)).unwrap();
    assert_eq!(
        imported,
        ImportCounts {
            added: 10,
            known: 0
        }
    );
    let more = records().chain([incoming(record("spider", "own:2", 1))]);
    let imported = store.import(more, minute(1)).unwrap();
    assert_eq!(
        imported,
        ImportCounts {
            added: 1,
            known: 10
        }
    );
    let twice = [
        incoming(record("spider", "own:3", 1)),
        incoming(record("spider", "own:3", 1)),
    ];
    let imported = store.import(twice, minute(2)).unwrap();
    assert_eq!(imported, ImportCounts { added: 1, known: 1 });
    assert_eq!(count(&store), 12);
}

#[test]
fn a_record_that_was_played_here_is_known() {
    let store = in_memory();
    let mut handle = store
        .begin(&record("spider", "own:1", 0), POINTS, minute(0))
        .unwrap();
    let won = ended(record("spider", "own:1", 3), GameResult::Won);
    let _ = store.save(&mut handle, &won, POINTS, minute(1)).unwrap();
    let imported = store.import([incoming(won)], minute(2)).unwrap();
    assert_eq!(imported, ImportCounts { added: 0, known: 1 });
}

#[test]
fn a_record_with_a_name_is_imported_once_whatever_it_holds() {
    let store = in_memory();
    let id = SavedId::new();
    let named = |moves| ImportedRecord {
        id: Some(id),
        ..incoming(record("spider", "own:1", moves))
    };
    let imported = store.import([named(1), named(2)], minute(0)).unwrap();
    assert_eq!(imported, ImportCounts { added: 1, known: 1 });
    let kept = store.load(id).unwrap().expect("the game under its name");
    assert_eq!(kept.record, record("spider", "own:1", 1));
}

#[test]
fn an_import_that_fails_adds_nothing() {
    let scene = Scene::new();
    let store = scene.open();
    let records = [
        incoming(record("spider", "own:2", 1)),
        incoming(too_large()),
    ];
    let error = store.import(records, minute(0)).unwrap_err();
    assert!(matches!(error, Error::TooLarge(_)), "{error}");
    assert_eq!(count(&store), 0);
}

#[test]
fn an_export_is_everything_an_empty_store_needs() {
    let store = in_memory();
    // More than one batch of an export.
    let records: Vec<Record> = (0..150)
        .map(|moves| record("spider", "own:1", moves))
        .collect();
    store
        .import(records.iter().cloned().map(incoming), minute(0))
        .unwrap();
    let mut text = Vec::new();
    assert_eq!(store.export(&mut text).unwrap(), 150);
    let text = String::from_utf8(text).expect("records are text");
    let read: Result<Vec<Record>, _> = Records::new(&text).collect();
    assert!(read.expect("an export is a file of records") == records);
}

#[test]
fn an_empty_store_exports_nothing() {
    let mut text = Vec::new();
    assert_eq!(in_memory().export(&mut text).unwrap(), 0);
    assert_eq!(text, b"");
}

#[test]
fn a_broken_pipe_ends_an_export_with_an_error() {
    struct Broken;
    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let store = in_memory();
    store
        .begin(&record("spider", "own:1", 1), POINTS, minute(0))
        .unwrap();
    assert!(matches!(store.export(&mut Broken), Err(Error::Export(_))));
}
