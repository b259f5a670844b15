//! Files of records, as text or as JSON.

use anyhow::{Context, Result, anyhow, bail, ensure};
use webspinner_rules::record::{Record, Records, Replayed};
use webspinner_rules::text::JsonError;
use webspinner_rules::{Game, Move, Rules};

use crate::custom_games::taken;
use crate::input::Source;

/// The records of a text: those that can be read, and the errors of the others.
///
/// The text is one record or a list of them in JSON, or any number of them in the text form.
///
/// Those in the text form are read one by one as they are needed.
pub(crate) fn read(text: &str) -> Box<dyn Iterator<Item = Result<Record>> + '_> {
    match json_shape(text) {
        Shape::Object => one(Record::from_json(text).map_err(Into::into)),
        Shape::List if text.len() > Record::JSON_BYTES_MAX => {
            let most = Record::JSON_BYTES_MAX;
            one(Err(anyhow!(
                "a list in JSON may have {most} bytes; records as text may be longer"
            )))
        }
        Shape::List => match serde_json::from_str::<Vec<Record>>(text) {
            Ok(records) => Box::new(records.into_iter().map(Ok)),
            Err(error) => one(Err(JsonError::from(error).into())),
        },
        Shape::Text if Records::new(text).next().is_none() => {
            one(Err(anyhow!("there are no games in it")))
        }
        Shape::Text => Box::new(Records::new(text).map(|record| record.map_err(Into::into))),
    }
}

/// One record of a file, counted from 1.
///
/// # Errors
/// If the file cannot be read, or has no such record, or the record is not valid.
pub(crate) fn read_one(source: &Source, number: usize) -> Result<Record> {
    ensure!(number > 0, "records count from 1");
    let text = source.read()?;
    let (mut last, mut found) = (0, None);
    for record in read(&text).take(number) {
        (last, found) = (last + 1, Some(record));
    }
    let Some(record) = found.filter(|_| last == number) else {
        bail!("{source} has no record {number}; its last is record {last}")
    };
    record.with_context(|| source.to_string())
}

/// The same, replayed; `None` if it is illegal, which standard error says.
///
/// # Errors
/// As [`read_one`].
pub(crate) fn replay_one(source: &Source, number: usize) -> Result<Option<(Record, Replayed)>> {
    let record = read_one(source, number)?;
    match record.replay() {
        Ok(replayed) => Ok(Some((record, replayed))),
        Err(error) => {
            eprintln!("webspinner: {source}: {error}");
            Ok(None)
        }
    }
}

/// The moves of the main line.
pub(crate) fn main_line(record: &Record) -> Vec<Move> {
    let nodes = record.tree.main_line();
    nodes
        .filter_map(|node| record.tree.get_move(node))
        .collect()
}

/// The first `count` moves of the main line.
///
/// # Errors
/// If it has fewer.
pub(crate) fn first_moves(record: &Record, count: usize) -> Result<Vec<Move>> {
    let mut moves = main_line(record);
    ensure!(
        count <= moves.len(),
        "the last position of the record is {}, so there is no position {count}",
        moves.len()
    );
    moves.truncate(count);
    Ok(moves)
}

/// The game of a record after this many moves of its main line, or where its player stands, and the
/// number of moves.
///
/// # Errors
/// If the record does not replay, or its main line is shorter.
pub(crate) fn reached(record: &Record, at: Option<usize>) -> Result<(Game, usize)> {
    let replayed = record.replay()?;
    let moves: Vec<Move> = match at {
        None => record.tree.moves().collect(),
        Some(at) => first_moves(record, at)?,
    };
    let mut game = Game::new(replayed.rules, replayed.start);
    for played in &moves {
        let _ = game.play(*played)?;
    }
    Ok((game, moves.len()))
}

fn one(record: Result<Record>) -> Box<dyn Iterator<Item = Result<Record>>> {
    Box::new(std::iter::once(record))
}

/// What kind of file a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Records of games that were played.
    Records,
    /// The rules of a game.
    Game,
    /// Something else.
    Neither,
}

impl Kind {
    /// The kind of a file: by its name, or else by its text.
    pub(crate) fn of(source: &Source, text: &str) -> Self {
        let named = ["spider", "json"]
            .iter()
            .any(|known| source.has_extension(known));
        let looks_so = json_shape(text) != Shape::Text || text.trim_start().starts_with("[Game ");
        if named || (looks_so && !source.has_extension("toml")) {
            Self::Records
        } else if source.has_extension("toml") || looks_like_a_game(text) {
            Self::Game
        } else {
            Self::Neither
        }
    }
}

/// Whether a text may hold records: something in it looks like the beginning of one.
pub(crate) fn may_hold_records(text: &str) -> bool {
    match json_shape(text) {
        Shape::Object => text.contains("\"game\""),
        Shape::List => text.contains("\"game\"") || !text.contains('{'),
        Shape::Text => text
            .lines()
            .any(|line| line.trim_start().starts_with("[Game ")),
    }
}

/// Whether some line sets a key that every game file has.
fn looks_like_a_game(text: &str) -> bool {
    let sets = |line: &str| {
        let key = line.split_once('=').map(|(key, _)| key.trim());
        key.is_some_and(|key| ["id", "name", "inherits"].contains(&key))
    };
    text.lines().any(sets)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Object,
    List,
    Text,
}

/// A record in the text form begins with a bracket too, but a letter follows.
fn json_shape(text: &str) -> Shape {
    let mut letters = text.chars().filter(|letter| !letter.is_whitespace());
    match (letters.next(), letters.next()) {
        (Some('{'), _) => Shape::Object,
        (Some('['), None | Some('{' | ']')) => Shape::List,
        _ => Shape::Text,
    }
}

/// The problems of a game file, one text for each; none if it is valid and can be played.
pub(crate) fn game_problems(text: &str) -> Vec<String> {
    match Rules::parse(text) {
        Ok(rules) => taken(&rules).into_iter().collect(),
        Err(report) => report.problems().iter().map(ToString::to_string).collect(),
    }
}
