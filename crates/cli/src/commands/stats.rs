//! `webspinner stats`.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde_json::json;
use textwrap::core::display_width;
use webspinner_db::Timestamp;
use webspinner_rules::GameId;
use webspinner_rules::stats::{Counted, Group, Hundred, PlayKind, Statistics, wilson};
use webspinner_store::BlockingStore;
use webspinner_table::words::amount_text;
use webspinner_words::{GameTexts, Message, Say};

use super::{Status, write_json};
use crate::choice::{GameArgument, named};
use crate::database::Database;
use crate::terminal::{padded, right};
use crate::words::{catalogue, say};

/// Show the statistics of the games played
///
/// Games in which a hint or the engine helped are counted separately, as assisted.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner stats
  webspinner stats spider
  webspinner stats --json | jq .all.own.win_rate")]
pub(crate) struct Options {
    /// One game alone: its id or name, or a game file
    #[arg(hide_possible_values = true)]
    game: Option<GameArgument>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// A game that counts, as the database dates it.
type CountedGame = Counted<Timestamp>;

/// The statistics of each group of games, in the order in which they are shown.
type Figures = BTreeMap<Group, Statistics>;

fn figures_over(games: &[&CountedGame]) -> Figures {
    let of = |group: Group| (group, group.statistics(games.iter().copied()));
    Group::ALL.into_iter().map(of).collect()
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let store = database.open_to_read()?;
    let chosen = (options.game.as_ref()).map(|game| chosen(game, &store));
    let (game, heading) = chosen.transpose()?.unzip();
    let results = store.results(game.as_ref())?;
    let all = figures_over(&results.iter().collect::<Vec<_>>());
    let mut by_game: BTreeMap<&GameId, Vec<&CountedGame>> = BTreeMap::new();
    for result in &results {
        by_game
            .entry(&result.summary.game)
            .or_default()
            .push(result);
    }
    let figures = |(id, games): (_, Vec<_>)| (id, figures_over(&games));
    let ids: BTreeMap<&GameId, Figures> = by_game.into_iter().map(figures).collect();
    let mut hundred: BTreeMap<Group, Hundred> = BTreeMap::new();
    if let Some(game) = &game {
        for group in Hundred::GROUPS {
            hundred.insert(group, store.hundred(game, group)?);
        }
    }
    if options.json {
        let mut figures = json!({"all": all, "games": ids});
        if game.is_some() {
            let standing =
                |one: &Hundred| json!({"won": one.won, "ended": one.ended, "next": one.next});
            let standings = hundred.iter().map(|(group, one)| (group, standing(one)));
            let standings: BTreeMap<_, _> = standings.collect();
            figures["hundred"] = json!(standings);
        }
        write_json(out, &figures)?;
        return Ok(Status::Yes);
    }
    let heading = heading.unwrap_or_else(|| "All games".to_owned());
    write_figures(&heading, &all, out)?;
    write_kinds(&all, out)?;
    write_hundred(&hundred, out)?;
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
    let own = results.find(|result| game.is(&result.summary.game));
    let id = own.map(|own| own.summary.game).ok_or(unknown)?;
    let heading = id.to_string();
    Ok((id, heading))
}

/// The least widths of the columns of names and of figures.
const NAMES: usize = 24;
const FIGURES: usize = 10;

/// Writes a table of all figures: of the first tries and, if there are any, of games with help and
/// of games played again.
fn write_figures(heading: &str, figures: &Figures, out: &mut dyn Write) -> Result<()> {
    let mut rows: Vec<Vec<String>> = vec![vec![heading.to_owned()]];
    let own = lines(&figures[&Group::Own]).into_iter();
    rows.extend(own.map(|(name, figure)| vec![format!("  {name}"), figure]));
    let others = [Group::Kind(PlayKind::Helped), Group::Again];
    let others =
        others.map(|group| Some(group).filter(|&group| figures[&group].figures.played > 0));
    if others.iter().any(Option::is_some) {
        rows[0].push(say(&Group::Own.message()));
    }
    for group in others.into_iter().flatten() {
        rows[0].push(say(&group.message()));
        for (row, (_, figure)) in rows[1..].iter_mut().zip(lines(&figures[&group])) {
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

/// Writes how often each kind of playing won, with the range of the true rate.
fn write_kinds(figures: &Figures, out: &mut dyn Write) -> Result<()> {
    let kinds = Group::ALL.into_iter();
    let kinds = kinds.filter(|&group| group != Group::Own && figures[&group].figures.played > 0);
    let kinds: Vec<(String, &Statistics)> = kinds
        .map(|group| (say(&group.message()), &figures[&group]))
        .collect();
    if kinds.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nBy way of playing")?;
    let width = widest(kinds.iter().map(|(name, _)| name)).max(NAMES);
    for (name, statistics) in &kinds {
        let (won, played) = (statistics.figures.won, statistics.figures.played);
        let (low, high) = wilson(won, played);
        let range = [low, high].map(|end| catalogue().percentage(100.0 * end, 0));
        let name = padded(name, width);
        let rate = right(&percentage(statistics.figures.win_rate), FIGURES);
        let range = range.join("–");
        writeln!(out, "  {name}{rate}  {won} of {played} won ({range})")?;
    }
    Ok(())
}

/// Writes how far the player has come in each series of the hundred that was begun.
fn write_hundred(standings: &BTreeMap<Group, Hundred>, out: &mut dyn Write) -> Result<()> {
    let begun = standings.iter().filter(|(_, standing)| standing.ended > 0);
    let begun: Vec<(&Group, &Hundred)> = begun.collect();
    if begun.is_empty() {
        return Ok(());
    }
    let hundred = "The hundred: the first hundred deals, one try each";
    writeln!(out, "\n{hundred}")?;
    let names: Vec<String> = begun.iter().map(|(it, _)| say(&it.message())).collect();
    let width = widest(&names).max(NAMES);
    for (name, (_, standing)) in names.iter().zip(begun) {
        let Hundred { won, ended, .. } = standing;
        let next = standing
            .next
            .map_or_else(String::new, |next| format!(", the next deal is {next}"));
        let name = padded(name, width);
        writeln!(out, "  {name}  {won} won of {ended} played{next}")?;
    }
    Ok(())
}

/// One line for each game, in the order of their ids.
fn write_games(games: &BTreeMap<&GameId, Figures>, out: &mut dyn Write) -> Result<()> {
    let names: Vec<String> = games.keys().map(|id| name(id)).collect();
    let width = widest(&names).max(NAMES + 2);
    for (name, game) in names.iter().zip(games.values()) {
        let own = &game[&Group::Own].figures;
        let others = [Group::Kind(PlayKind::Helped), Group::Again];
        let more: u64 = others.iter().map(|group| game[group].figures.played).sum();
        let more = match more {
            0 => String::new(),
            more => format!(", and {more} more with help or played again"),
        };
        let name = padded(name, width);
        let rate = right(&percentage(own.win_rate), FIGURES);
        writeln!(out, "{name}{rate}  {} of {} won{more}", own.won, own.played)?;
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
fn lines(statistics: &Statistics) -> Vec<(String, String)> {
    let line = |(name, amount)| (say(&Message::new(name)), amount_text(amount, catalogue()));
    statistics.list().into_iter().map(line).collect()
}

fn percentage(percent: Option<f64>) -> String {
    let none = || "–".to_owned();
    percent.map_or_else(none, |percent| catalogue().percentage(percent, 1))
}
