//! What the tests share: a database of either kind, and things to put into it.

use std::path::PathBuf;

use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;
use webspinner_db::{Place, Timestamp};
use webspinner_rules::record::{GameResult, Header, MoveTree, Points, Record, Undone};
use webspinner_rules::{GameId, Move};
use webspinner_site::{
    Credential, DailyDeal, Day, NewResult, Nickname, Player, PlayerId, ResultId, Site, SiteOptions,
};

use crate::site::cluster::Cluster;

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// A database for one test.
pub(crate) struct Scene {
    pub(crate) kind: Kind,
    pub(crate) place: Place,
    pub(crate) folder: TempDir,
}

impl Scene {
    pub(crate) fn new(kind: Kind) -> Self {
        let folder = TempDir::new().expect("a folder for the test");
        let place = match kind {
            Kind::Sqlite => Place::File(folder.path().join("site.db")),
            Kind::Postgres => Cluster::shared().new_database().parse().expect("a URL"),
        };
        Self {
            kind,
            place,
            folder,
        }
    }

    /// An empty database of the same kind.
    pub(crate) fn another(&self) -> Self {
        Self::new(self.kind)
    }

    pub(crate) async fn open(&self) -> Site {
        let site = Site::open(&self.place, SiteOptions::default()).await;
        site.expect("the database opens")
    }

    /// Runs statements beside the site.
    pub(crate) async fn sql(&self, statements: &'static str) {
        match &self.place {
            Place::File(path) => {
                let options = SqliteConnectOptions::new()
                    .filename(path)
                    .create_if_missing(true);
                let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
                sqlx::raw_sql(statements)
                    .execute(&mut connection)
                    .await
                    .unwrap();
                connection.close().await.unwrap();
            }
            place => {
                let shown = place.to_string();
                let (_, database) = shown.rsplit_once('/').expect("the URL names a database");
                Cluster::shared().sql(database, statements);
            }
        }
    }

    /// The file, if it is one.
    pub(crate) fn path(&self) -> PathBuf {
        match &self.place {
            Place::File(path) => path.clone(),
            place => unreachable!("{place} is no file"),
        }
    }
}

/// Makes the tables those of the fourth version.
pub(crate) const FOURTH_VERSION: &str = "DROP INDEX hundred_by_player; \
    DROP INDEX no_undo_board_by_score; DROP INDEX no_undo_board_by_moves; \
    DROP INDEX no_undo_board_by_time; ALTER TABLE results DROP COLUMN no_undo_by_score; \
    ALTER TABLE results DROP COLUMN no_undo_by_moves; \
    ALTER TABLE results DROP COLUMN no_undo_by_time; ALTER TABLE results DROP COLUMN kind; \
    DROP TABLE board_lines; ALTER TABLE results DROP COLUMN repeated; \
    DROP TABLE board_counts; DROP TABLE nickname_keys; \
    UPDATE players SET nickname_key = lower(nickname), nickname_key_version = 2; \
    DROP INDEX board_by_score; \
    ALTER TABLE results RENAME COLUMN score TO windows_points; \
    ALTER TABLE results RENAME COLUMN cards_in_order TO network_points; \
    ALTER TABLE results RENAME COLUMN best_by_score TO best_by_points; \
    ALTER TABLE totals RENAME COLUMN highest_score TO highest_windows_points; \
    ALTER TABLE totals RENAME COLUMN most_cards_in_order TO highest_network_points; \
    CREATE INDEX board_by_points ON results \
    (day, game, assisted, (-windows_points), moves, time_ms, received_at, id) \
    WHERE best_by_points = 1; \
    DELETE FROM webspinner_steps WHERE version > 4";

/// Declares tests that run each of these laws on both databases.
macro_rules! laws {
    ($($law:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[test] fn $law() { $crate::site::scene::run($crate::site::scene::Kind::Sqlite, super::$law); })*
        }
        mod on_postgres {
            $(#[test] fn $law() { $crate::site::scene::run($crate::site::scene::Kind::Postgres, super::$law); })*
        }
    };
}
pub(crate) use laws;

pub(crate) fn run(kind: Kind, law: impl AsyncFnOnce(Scene)) {
    runtime().block_on(law(Scene::new(kind)));
}

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.expect("a runtime")
}

pub(crate) fn at(text: &str) -> Timestamp {
    text.parse().expect("a moment")
}

/// A point in time: this many seconds after the start of a day.
pub(crate) fn second(second: u32) -> Timestamp {
    let (minutes, second) = (second / 60, second % 60);
    at(&format!(
        "2026-11-21T{:02}:{:02}:{second:02}Z",
        minutes / 60,
        minutes % 60
    ))
}

pub(crate) fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

pub(crate) fn game(name: &str) -> GameId {
    GameId::new(name).expect("an id")
}

pub(crate) fn nickname(text: &str) -> Nickname {
    text.parse().expect("a nickname")
}

/// A won game with these measures.
pub(crate) fn won(deal: &str, moves: u32, time_ms: u64, score: i64) -> NewResult {
    let mut header = Header::new(game("spider"), 1, deal.parse().expect("a deal"));
    header.result = GameResult::Won;
    header.made = moves;
    header.time_ms = Some(time_ms);
    let mut tree = MoveTree::new();
    for number in 0..moves {
        tree.play(Move::Deal, Some(u64::from(number)))
            .expect("the tree has room");
    }
    let result = NewResult {
        id: ResultId::new(),
        record: Record { header, tree },
        points: Points {
            cards_in_order: moves,
            score,
            undone: Undone::Nothing,
        },
        day: None,
        player: None,
        nickname: None,
        received_at: second(0),
    };
    // Unlike in everything else, unlike in its moves.
    let differs = (time_ms % 30_000).cast_signed() + score.rem_euclid(30_000);
    otherwise(result, u32::try_from(differs).expect("small"))
}

/// The same game won in another way: its first move is another one for each number.
pub(crate) fn otherwise(mut result: NewResult, number: u32) -> NewResult {
    let mut tree = MoveTree::new();
    let other = format!("1-2x{}", 1 + number);
    for played in 0..result.summary().moves {
        let time = Some(played.into());
        let played = match played {
            0 => other.parse().expect("a move"),
            _ => Move::Deal,
        };
        tree.play(played, time).expect("the tree has room");
    }
    result.record.tree = tree;
    result
}

pub(crate) fn lost(deal: &str, moves: u32, time_ms: u64, score: i64) -> NewResult {
    let mut result = won(deal, moves, time_ms, score);
    result.record.header.result = GameResult::Lost;
    result
}

/// The deal `own:1` of Spider on this day.
pub(crate) fn deal_of(text: &str) -> DailyDeal {
    DailyDeal {
        day: day(text),
        game: game("spider"),
        version: 1,
        deal: "own:1".parse().expect("a deal"),
    }
}

pub(crate) fn new_player(name: Option<&str>) -> Player {
    Player {
        id: PlayerId::new(),
        nickname: name.map(nickname),
        created_at: second(0),
    }
}

/// A passkey of this player, with a unique id.
pub(crate) fn passkey(player: &Player) -> Credential {
    Credential {
        id: ResultId::new().as_bytes().repeat(3),
        player: player.id,
        data: r#"{"counter":0}"#.to_owned(),
        created_at: second(1),
        last_used_at: None,
    }
}

/// Adds a player of this name.
pub(crate) async fn joined(site: &Site, name: &str) -> Player {
    let player = new_player(Some(name));
    site.add_player(&player, &passkey(&player))
        .await
        .expect("the player is added");
    player
}
