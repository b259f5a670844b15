//! `webspinner stats`.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use clap::Args;
use textwrap::core::display_width;
use webspinner_rules::GameId;
use webspinner_rules::stats::{Statistics, Summary, statistics};
use webspinner_store::BlockingStore;
use webspinner_table::clock_text;
use webspinner_words::{GameTexts, Message};

use super::{Status, write_json};
use crate::choice::{GameArgument, named};
use crate::database::Database;
use crate::terminal::{padded, right};
use crate::words::{catalogue, say};

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner stats
  webspinner stats spider
  webspinner stats --json | jq .all.unassisted.win_rate")]
pub(crate) struct Options {
    #[arg(hide_possible_values = true)]
    game: Option<GameArgument>,
    #[arg(long)]
    json: bool,
}

/// The figures of some games, assisted and unassisted ones separately.
#[derive(serde::Serialize)]
struct FiguresByHelp {
    unassisted: Statistics,
    assisted: Statistics,
}

impl FiguresByHelp {
    fn over<'s>(games: impl Iterator<Item = &'s Summary> + Clone) -> Self {
        Self {
            unassisted: statistics(games.clone().filter(|game| !game.assisted)),
            assisted: statistics(games.filter(|game| game.assisted)),
        }
    }
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let store = database.open_to_read()?;
    let chosen = (options.game.as_ref()).map(|game| chosen(game, &store));
    let (game, heading) = chosen.transpose()?.unzip();
    let results = store.results(game.as_ref())?;
    let all = FiguresByHelp::over(results.iter());
    let mut by_game: BTreeMap<&GameId, Vec<&Summary>> = BTreeMap::new();
    for result in &results {
        by_game.entry(&result.game).or_default().push(result);
    }
    let figures =
        |(id, games): (_, Vec<&Summary>)| (id, FiguresByHelp::over(games.iter().copied()));
    let ids: BTreeMap<&GameId, FiguresByHelp> = by_game.into_iter().map(figures).collect();
    if options.json {
        write_json(out, &serde_json::json!({"all": all, "games": ids}))?;
        return Ok(Status::Yes);
    }
    let heading = heading.unwrap_or_else(|| say(&Message::new("stats-all-games")));
    write_figures(&heading, &all, out)?;
    if game.is_none() && !ids.is_empty() {
        writeln!(out)?;
        write_games(&ids, out)?;
    }
    Ok(Status::Yes)
}

/// The game that was named, and the heading of its figures. A custom game is known by its id alone,
/// once there is a result of it.
fn chosen(game: &GameArgument, store: &BlockingStore) -> Result<(GameId, String)> {
    let unknown = match game.read() {
        Ok((rules, _)) => return Ok((rules.id().clone(), say(&rules.name_message()))),
        Err(unknown) => unknown,
    };
    let mut results = store.results(None)?.into_iter();
    let own = results.find(|result| game.is(&result.game));
    own.map(|own| (own.game.clone(), own.game.to_string()))
        .ok_or(unknown)
}

/// The least widths of the columns of names and of figures.
const NAMES: usize = 24;
const FIGURES: usize = 10;

/// Writes a table of all figures, with a second column if some games were assisted.
fn write_figures(heading: &str, figures: &FiguresByHelp, out: &mut dyn Write) -> Result<()> {
    let mut rows: Vec<Vec<String>> = vec![vec![heading.to_owned()]];
    let shown = lines(&figures.unassisted).into_iter();
    rows.extend(shown.map(|(name, figure)| vec![format!("  {}", say(&name)), figure]));
    if figures.assisted.figures.played > 0 {
        let heads = [
            Message::new("stats-unassisted"),
            Message::new("stats-assisted"),
        ];
        rows[0].extend(heads.iter().map(say));
        for (row, (_, figure)) in rows[1..].iter_mut().zip(lines(&figures.assisted)) {
            row.push(figure);
        }
    }
    let name_width = widest(rows.iter().map(|row| &row[0])).max(NAMES + 2);
    let figure_width = widest(rows.iter().flat_map(|row| &row[1..])).max(FIGURES);
    for row in &rows {
        let figures = row[1..].iter();
        let figures: Vec<String> = figures.map(|text| right(text, figure_width)).collect();
        let line = padded(&row[0], name_width) + &figures.join("  ");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// One line for each game, in the order of their ids.
fn write_games(games: &BTreeMap<&GameId, FiguresByHelp>, out: &mut dyn Write) -> Result<()> {
    let names: Vec<String> = games.keys().map(|id| name(id)).collect();
    let width = widest(&names).max(NAMES + 2);
    for (name, game) in names.iter().zip(games.values()) {
        let (unassisted, assisted) = (&game.unassisted.figures, &game.assisted.figures);
        let line = Message::new("stats-game")
            .with("played", unassisted.played)
            .with("won", unassisted.won)
            .with("assisted", assisted.played);
        let name = padded(name, width);
        let rate = right(&percentage(unassisted.win_rate), FIGURES);
        writeln!(out, "{name}{rate}  {}", say(&line))?;
    }
    Ok(())
}

/// The name of a game; the id of a custom game whose file is no longer there.
fn name(id: &GameId) -> String {
    match named(id.as_str()) {
        Ok(rules) => say(&rules.name_message()),
        Err(_) => id.to_string(),
    }
}

/// How many columns of the terminal the widest text takes.
fn widest<'t>(texts: impl IntoIterator<Item = &'t String>) -> usize {
    let widths = texts.into_iter().map(|text| display_width(text));
    widths.max().unwrap_or(0)
}

/// The name of each figure and how it is written.
fn lines(statistics: &Statistics) -> [(Message, String); 14] {
    let figures = &statistics.figures;
    let count = |count: Option<String>| count.unwrap_or_else(none);
    let decimal = |number: Option<f64>, places| {
        number.map_or_else(none, |number| catalogue().decimal(number, places))
    };
    let time = |time_ms: Option<u64>| time_ms.map_or_else(none, clock_text);
    [
        (Message::new("stats-played"), figures.played.to_string()),
        (Message::new("stats-won"), figures.won.to_string()),
        (Message::new("stats-lost"), figures.lost.to_string()),
        (Message::new("stats-win-rate"), percentage(figures.win_rate)),
        (
            Message::new("stats-win-ratio"),
            match figures.win_ratio {
                None if figures.won > 0 => "∞".to_owned(),
                ratio => decimal(ratio, 2),
            },
        ),
        (
            Message::new("stats-average-win-time"),
            time(figures.average_win_time_ms),
        ),
        (
            Message::new("stats-best-win-time"),
            time(figures.best_win_time_ms),
        ),
        (
            Message::new("stats-highest-score"),
            count(figures.highest_score.map(|points| points.to_string())),
        ),
        (
            Message::new("stats-most-cards-in-order"),
            count(figures.most_cards_in_order.map(|cards| cards.to_string())),
        ),
        (
            Message::new("stats-current-streak"),
            streak(statistics.current_streak),
        ),
        (
            Message::new("stats-longest-winning-streak"),
            statistics.longest_winning_streak.to_string(),
        ),
        (
            Message::new("stats-longest-losing-streak"),
            statistics.longest_losing_streak.to_string(),
        ),
        (
            Message::new("stats-fewest-moves"),
            count(figures.fewest_moves.map(|moves| moves.to_string())),
        ),
        (
            Message::new("stats-average-moves"),
            decimal(statistics.average_moves, 1),
        ),
    ]
}

/// What stands for a figure if there is none yet.
fn none() -> String {
    "-".to_owned()
}

fn percentage(percent: Option<f64>) -> String {
    percent.map_or_else(none, |percent| catalogue().percentage(percent, 1))
}

/// The wins at the end, or the losses if it is negative.
fn streak(length: i64) -> String {
    let name = match length {
        0 => return none(),
        1.. => "stats-wins-in-a-row",
        _ => "stats-losses-in-a-row",
    };
    say(&Message::new(name).with("length", length.unsigned_abs()))
}
