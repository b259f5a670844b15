//! Records of games, as the page lists and counts them.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_rules::record::{GameResult, Record, RecordError, Records, Undone};
use webspinner_rules::stats::{
    self, Figure, Group, Hundred, OfGame, PlayKind, Played, Standing, Statistics, Summary,
};
use webspinner_rules::{GameId, Rules};
use webspinner_table::SavedGame;
use webspinner_words::{GameTexts, Say};

use crate::words::shown;

/// A record as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RecordInfo {
    /// The id of its game.
    pub game: String,
    /// The name of its game.
    pub name: String,
    /// The deal as text.
    pub deal: String,
    /// The day it was played, if it says so.
    pub date: Option<String>,
    /// `won`, `lost` or `unfinished`.
    pub result: String,
    /// The clock at the end.
    pub time_ms: Option<u64>,
    /// Moves plus row deals of the line.
    pub moves: u32,
    /// Moves undone.
    pub undos: u32,
    /// Whether anything helped.
    pub assisted: bool,
    /// How it was played; missing in what earlier versions of the page stored.
    #[tsify(optional)]
    pub kind: Option<PlayKind>,
    /// Whether it counts as lost once it is left for another deal; missing where `kind` is.
    #[tsify(optional)]
    pub at_stake: Option<bool>,
    /// Whether any move was made: only then it counts.
    pub begun: bool,
    /// Cards in order.
    pub cards_in_order: u32,
    /// The score.
    pub score: i64,
}

/// A game as it is saved: its record, and what a list shows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct SavedRecord {
    /// The record as text.
    pub record: String,
    /// What a list shows of it.
    pub info: RecordInfo,
}

/// Records to count.
#[derive(Clone, Debug, Default, Deserialize, Tsify)]
pub struct RecordInfos {
    /// In the order in which they were played.
    pub records: Vec<RecordInfo>,
}

/// The statistics of some records; figures that cannot be computed are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(hashmap_as_object)]
pub struct StatisticsView {
    /// The figures by their names.
    #[serde(flatten)]
    pub statistics: Statistics,
    /// The figures in the order in which they are shown.
    pub shown: ShownFigures,
    /// Games won (positive) or lost (negative) in a row, by turns.
    pub streaks: Vec<i64>,
    /// Each game that was played, those played most first.
    pub by_game: Vec<OfGame>,
}

/// The figures in the order in which they are shown: the name of its text, and how much each is.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[serde(transparent)]
#[tsify(type = "(readonly [string, Amount | undefined])[]")]
pub struct ShownFigures(pub Vec<Figure>);

/// A game among all games of the player, as the page stores them.
#[derive(Clone, Debug, Deserialize, Tsify)]
pub struct PlayedGame {
    /// What a list shows of it.
    pub info: RecordInfo,
    /// When it began: ISO 8601 in UTC.
    pub started: String,
    /// When it was last played, or ended.
    pub updated: String,
    /// The day of the daily deal, if it is one.
    #[tsify(optional)]
    #[serde(default)]
    pub day: Option<String>,
}

/// All games of the player, in any order.
#[derive(Clone, Debug, Default, Deserialize, Tsify)]
pub struct PlayedGames {
    /// The games.
    pub games: Vec<PlayedGame>,
}

/// A game that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct CountedGame {
    /// Its place among all games, counted from 0.
    pub place: usize,
    /// When it ended, or was left.
    pub ended: String,
    /// Whether it counts as lost because it was left for another deal.
    pub left: bool,
    /// The groups it belongs to in statistics.
    pub groups: Vec<Group>,
}

/// The games that count, in the order in which they ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Tsify)]
pub struct CountedGames {
    /// The games.
    pub games: Vec<CountedGame>,
}

/// A group of games in statistics, and its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct GroupName {
    /// The group.
    pub group: Group,
    /// Its name in the player's language.
    pub name: String,
}

/// The groups of games, in the order in which statistics show them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct GroupNames {
    /// The groups.
    pub groups: Vec<GroupName>,
}

/// The groups of games in statistics, with their names.
#[must_use]
pub fn groups() -> GroupNames {
    let named = |group: Group| GroupName {
        group,
        name: shown(&group.message()),
    };
    GroupNames {
        groups: Group::ALL.into_iter().map(named).collect(),
    }
}

/// Where the player stands in the hundred of a game, by all games of the player. First tries that
/// are not of this group give their deals away.
///
/// # Errors
/// If it is no id of a game.
pub fn hundred(played: &PlayedGames, game: &str, group: Group) -> Result<Hundred, String> {
    let game = GameId::new(game).ok_or_else(|| format!("{game} is no id"))?;
    let (_, games) = readable(played);
    Ok(Hundred::new(&game, group, &games))
}

/// Which of these games count, and how.
#[must_use]
pub fn counted(played: &PlayedGames) -> CountedGames {
    let (places, games) = readable(played);
    let counted = stats::counted(&games);
    let games = counted.into_iter().map(|game| CountedGame {
        place: places[game.place],
        groups: Group::ALL
            .into_iter()
            .filter(|group| group.holds(&game))
            .collect(),
        ended: game.ended.to_owned(),
        left: game.left,
    });
    CountedGames {
        games: games.collect(),
    }
}

/// The games that can be judged, and their places among all.
fn readable(played: &PlayedGames) -> (Vec<usize>, Vec<Played<&str>>) {
    let readable = played.games.iter().enumerate().filter_map(|(place, game)| {
        let played = Played {
            summary: summary(&game.info)?,
            started: game.started.as_str(),
            updated: game.updated.as_str(),
            of_the_day: game.day.is_some(),
        };
        Some((place, played))
    });
    readable.unzip()
}

/// A record as lists show it.
///
/// # Errors
/// If it is not a record, or does not replay.
pub fn record_info(record: &str) -> Result<RecordInfo, String> {
    let record: Record = record.parse().map_err(|why: RecordError| why.to_string())?;
    info(&record)
}

/// The records in a text that holds any number of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Tsify)]
pub struct Found {
    /// Each as a text of its own, in their order.
    pub records: Vec<String>,
    /// What could not be read, with its line and column.
    pub problems: Vec<String>,
}

/// The single records in a text that holds several. What cannot be read is left out and reported.
#[must_use]
pub fn find_records(text: &str) -> Found {
    let mut found = Found::default();
    for record in Records::new(text) {
        match record {
            Ok(record) => found.records.push(record.to_string()),
            Err(why) => found.problems.push(why.to_string()),
        }
    }
    found
}

/// The statistics of these records.
#[must_use]
pub fn statistics(records: &RecordInfos) -> StatisticsView {
    let games: Vec<Summary> = records.records.iter().filter_map(summary).collect();
    let statistics = stats::statistics(&games);
    StatisticsView {
        shown: ShownFigures(statistics.list()),
        streaks: statistics.streaks.clone(),
        by_game: stats::by_game(&games),
        statistics,
    }
}

/// The standing of the game with this place among all games of the player; `None` unless it is a
/// win and the first try of its deal.
#[must_use]
pub fn standing(played: &PlayedGames, place: usize) -> Option<Standing> {
    let (places, games) = readable(played);
    let counted = stats::counted(&games);
    let at = counted
        .iter()
        .position(|game| places[game.place] == place)?;
    stats::standing(&counted, at)
}

fn info(record: &Record) -> Result<RecordInfo, String> {
    let replayed = record.replay().map_err(|why| why.to_string())?;
    let summary = record.summary(replayed.points(record));
    Ok(info_of(record, &summary, &replayed.rules))
}

/// The record of a game of these rules and what a list shows of it, from what the session knows.
pub(crate) fn saved_record(saved: &SavedGame, rules: &Rules) -> SavedRecord {
    SavedRecord {
        record: saved.record.to_string(),
        info: info_of(&saved.record, &saved.summary, rules),
    }
}

fn info_of(record: &Record, summary: &Summary, rules: &Rules) -> RecordInfo {
    let header = &record.header;
    RecordInfo {
        game: header.game.to_string(),
        name: shown(&rules.name_message()),
        deal: header.deal.to_string(),
        date: header.date.as_ref().map(ToString::to_string),
        result: summary.result.word().to_owned(),
        time_ms: summary.time_ms,
        moves: summary.moves,
        undos: header.undos,
        assisted: summary.assisted(),
        kind: Some(summary.kind),
        at_stake: Some(summary.at_stake),
        begun: summary.begun,
        cards_in_order: summary.cards_in_order,
        score: summary.score,
    }
}

fn summary(info: &RecordInfo) -> Option<Summary> {
    Some(Summary {
        game: webspinner_rules::GameId::new(&info.game)?,
        result: GameResult::from_word(&info.result)?,
        time_ms: info.time_ms,
        moves: info.moves,
        cards_in_order: info.cards_in_order,
        score: info.score,
        begun: info.begun,
        deal: info.deal.parse().ok()?,
        at_stake: info.at_stake.unwrap_or(false),
        kind: (info.kind).unwrap_or_else(|| PlayKind::new(info.assisted, Undone::NewCard)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n\n1. d\n";

    #[test]
    fn records_that_can_be_read_are_found_around_one_that_cannot() {
        let text = format!("{GOOD}\n[Game \"spider\"]\n[Version \"one\"]\n\n{GOOD}");
        let found = find_records(&text);
        assert_eq!(found.records.len(), 2);
        assert_eq!(found.records[0], found.records[1]);
        let [problem] = &found.problems[..] else {
            panic!("one problem: {:?}", found.problems);
        };
        assert!(problem.starts_with("line 8, column 11:"), "{problem}");
    }

    #[test]
    fn a_record_found_can_be_listed() {
        let found = find_records(GOOD);
        let info = record_info(&found.records[0]).expect("it replays");
        assert_eq!(
            (info.game.as_str(), info.moves, info.begun),
            ("spider", 1, true)
        );
        assert_eq!(find_records("").records, Vec::<String>::new());
    }
}
