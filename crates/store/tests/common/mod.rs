//! What the tests of the store share.

#![allow(dead_code, reason = "each test file uses a part of it")]

mod other;

use std::path::{Path, PathBuf};

use tempfile::TempDir;
use webspinner_db::{Place, Timestamp};
use webspinner_rules::record::{
    ExtraHeader, GameResult, Header, HeaderText, MoveTree, Points, Record, Records, Undone,
};
use webspinner_rules::{GameId, Move};
use webspinner_store::BlockingStore;

pub(crate) use other::Other;

/// A temporary folder, and the path of a database in it.
pub(crate) struct Scene {
    pub(crate) folder: TempDir,
    pub(crate) path: PathBuf,
}

impl Scene {
    pub(crate) fn new() -> Self {
        let folder = TempDir::new().expect("a folder for the test");
        let path = folder.path().join("games.db");
        Self { folder, path }
    }

    /// Opens the database, and expects it to be in order.
    pub(crate) fn open(&self) -> BlockingStore {
        let (store, quarantined) = self.try_open().expect("the database opens");
        assert_eq!(quarantined, None);
        store
    }

    pub(crate) fn try_open(&self) -> Opening {
        BlockingStore::open(&Place::File(self.path.clone()))
    }

    /// The names of the files in the folder, sorted.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).expect("the folder of the test");
        let name = |entry: std::io::Result<std::fs::DirEntry>| {
            entry
                .expect("an entry")
                .file_name()
                .into_string()
                .expect("a plain name")
        };
        let mut names: Vec<String> = entries.map(name).collect();
        names.sort();
        names
    }
}

pub(crate) type Opening =
    Result<(BlockingStore, Option<webspinner_store::Quarantined>), webspinner_store::Error>;

pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

pub(crate) fn at(text: &str) -> Timestamp {
    text.parse().expect("a moment")
}

/// A point in time: this many minutes after the start of a day.
pub(crate) fn minute(minute: u32) -> Timestamp {
    at(&format!(
        "2026-11-21T{:02}:{:02}:00Z",
        minute / 60,
        minute % 60
    ))
}

pub(crate) fn game_id(game: &str) -> GameId {
    GameId::new(game).expect("an id")
}

/// A record of this game and deal with this many moves.
pub(crate) fn record(game: &str, deal: &str, moves: u32) -> Record {
    let mut header = Header::new(game_id(game), 1, deal.parse().expect("a deal"));
    header.made = moves;
    header.time_ms = Some(u64::from(moves) * 1_000);
    let mut tree = MoveTree::new();
    for number in 0..moves {
        tree.play(Move::Deal, Some(u64::from(number) * 1_000))
            .expect("the tree has room");
    }
    Record { header, tree }
}

pub(crate) fn ended(mut record: Record, result: GameResult) -> Record {
    record.header.result = result;
    record
}

/// A record too large to be saved.
pub(crate) fn too_large() -> Record {
    let mut record = record("spider", "own:1", 1);
    let value = HeaderText::new("x".repeat(HeaderText::BYTES_MAX)).expect("just short enough");
    let line = ExtraHeader::new("Event", value).expect("a name of no meaning");
    record.header.extra = vec![line; Records::BYTES_MAX / HeaderText::BYTES_MAX];
    record
}

pub(crate) const POINTS: Points = Points {
    cards_in_order: 12,
    score: 480,
    undone: Undone::Nothing,
};

/// A database with this many games, closed.
pub(crate) fn filled(games: u32) -> Scene {
    let scene = Scene::new();
    let store = scene.open();
    for number in 0..games {
        store
            .begin(
                &record("spider", &format!("own:{number}"), 40),
                POINTS,
                minute(number),
            )
            .expect("the game is saved");
    }
    scene
}
