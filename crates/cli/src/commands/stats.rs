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
use crate::choice::GameArgument;
use crate::database::Database;
use crate::terminal::{self, padded};
use crate::words::say;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner stats
  webspinner stats spider
  webspinner stats --json | jq .all.unaided.win_percentage")]
pub(crate) struct Options {
    #[arg(hide_possible_values = true)]
    game: Option<GameArgument>,
    #[arg(long)]
    json: bool,
}

/// The figures of some games, assisted and unassisted ones separately.
#[derive(serde::Serialize)]
struct FiguresByHelp {
    unaided: Statistics,
    assisted: Statistics,
}

impl FiguresByHelp {
    fn over<'s>(games: impl Iterator<Item = &'s Summary> + Clone) -> Self {
        Self {
            unaided: statistics(games.clone().filter(|game| !game.assisted)),
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

/// The least width of the column of names.
const NAMES: usize = 24;

/// Writes a table of all figures, with a second column if some games were assisted.
fn write_figures(heading: &str, figures: &FiguresByHelp, out: &mut dyn Write) -> Result<()> {
    let assisted = figures.assisted.figures.played > 0;
    let right_in = |text: &str| terminal::right(text, 10);
    let columns = |left: &str, right: &str| {
        if assisted {
            format!("{}  {}", right_in(left), right_in(right))
        } else {
            right_in(left)
        }
    };
    let head = if assisted {
        columns(
            &say(&Message::new("stats-unaided")),
            &say(&Message::new("stats-assisted")),
        )
    } else {
        String::new()
    };
    let names = lines(&figures.unaided).map(|(name, _)| say(&Message::new(name)));
    let widest = names.iter().map(|name| display_width(name)).max();
    let widest = widest.unwrap_or(0).max(NAMES);
    writeln!(out, "{}", (padded(heading, widest + 2) + &head).trim_end())?;
    let lines = lines(&figures.unaided)
        .into_iter()
        .zip(lines(&figures.assisted));
    for ((name, left), (_, right)) in lines {
        let name = say(&Message::new(name));
        let name = padded(&name, widest);
        writeln!(out, "  {name}{}", columns(&left, &right))?;
    }
    Ok(())
}

/// One line for each game, in the order of their ids.
fn write_games(games: &BTreeMap<&GameId, FiguresByHelp>, out: &mut dyn Write) -> Result<()> {
    for (id, game) in games {
        let (unaided, assisted) = (&game.unaided.figures, &game.assisted.figures);
        let line = Message::new("stats-game")
            .with("played", unaided.played)
            .with("won", unaided.won)
            .with("assisted", assisted.played);
        let percentage = shown(unaided.win_percentage, |part| format!("{part:.1} %"));
        writeln!(out, "{:<26}{percentage:>10}  {}", id.as_str(), say(&line))?;
    }
    Ok(())
}

/// The name of each figure and how it is written.
fn lines(statistics: &Statistics) -> [(&'static str, String); 14] {
    let figures = &statistics.figures;
    [
        ("stats-played", figures.played.to_string()),
        ("stats-won", figures.won.to_string()),
        ("stats-lost", figures.lost.to_string()),
        (
            "stats-win-percentage",
            shown(figures.win_percentage, |part| format!("{part:.1} %")),
        ),
        (
            "stats-win-ratio",
            shown(figures.win_ratio, |ratio| format!("{ratio:.2}")),
        ),
        (
            "stats-average-win-time",
            shown(figures.average_win_time_ms, clock_text),
        ),
        (
            "stats-best-win-time",
            shown(figures.best_win_time_ms, clock_text),
        ),
        (
            "stats-highest-score",
            shown(figures.highest_windows_points, |points| points.to_string()),
        ),
        (
            "stats-most-cards-in-order",
            shown(figures.highest_network_points, |cards| cards.to_string()),
        ),
        (
            "stats-current-streak",
            format!("{:+}", statistics.current_streak),
        ),
        (
            "stats-longest-winning-streak",
            statistics.longest_winning_streak.to_string(),
        ),
        (
            "stats-longest-losing-streak",
            statistics.longest_losing_streak.to_string(),
        ),
        (
            "stats-fewest-moves",
            shown(figures.fewest_moves, |moves| moves.to_string()),
        ),
        (
            "stats-average-moves",
            shown(statistics.average_moves, |moves| format!("{moves:.1}")),
        ),
    ]
}

/// A figure, or a dash if there is none yet.
fn shown<T>(figure: Option<T>, show: impl Fn(T) -> String) -> String {
    figure.map_or_else(|| "-".to_owned(), show)
}
