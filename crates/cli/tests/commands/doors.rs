//! One player's games have the same figures at every door: command line, terminal, page and site.

use std::collections::BTreeSet;
use std::path::PathBuf;

use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};
use webspinner_db::Place;
use webspinner_rules::stats::{Group, PlayKind, Statistics};
use webspinner_wasm::Table;
use webspinner_wasm::record::{self, PlayedGame, PlayedGames, RecordInfo, RecordInfos};

use crate::commands::shell::Shell;
use crate::commands::statistics::hundred;
use crate::player::{Player, deal, setup};
use crate::serving::process::{Server, id};

/// A game that counts, as the page has it.
struct Counted {
    /// One that was left is lost.
    info: RecordInfo,
    groups: Vec<Group>,
    /// The record that a site is sent.
    record: String,
}

/// The games that count, of a text of records, by what the page calls.
fn on_the_page(text: &str) -> Vec<Counted> {
    let found = record::find_records(text);
    assert_eq!(found.problems, Vec::<String>::new());
    let infos = found.records.iter().map(|text| record::record_info(text));
    let infos: Vec<RecordInfo> = infos.collect::<Result<_, _>>().expect("they replay");
    let played = |info: &RecordInfo| PlayedGame {
        info: info.clone(),
        started: info.date.clone().expect("they have dates"),
        updated: info.date.clone().expect("they have dates"),
        day: None,
    };
    let games = infos.iter().map(played).collect();
    let counted = record::counted(&PlayedGames { games }).games.into_iter();
    let one = |game: record::CountedGame| {
        let mut info = infos[game.place].clone();
        let mut record = found.records[game.place].clone();
        if game.left {
            "lost".clone_into(&mut info.result);
            let table = Table::resume(&record).expect("it replays");
            record = table.saved(true, 0.0).expect("it can be kept").record;
        }
        Counted {
            info,
            groups: game.groups,
            record,
        }
    };
    counted.map(one).collect()
}

/// The statistics of those games that are wanted, by what the page calls.
fn statistics(games: &[Counted], wanted: impl Fn(&Counted) -> bool) -> Statistics {
    let records = games.iter().filter(|game| wanted(game));
    let records = records.map(|game| game.info.clone()).collect();
    record::statistics(&RecordInfos { records }).statistics
}

/// Statistics as JSON that was written and read, as those of the other doors are.
fn read_again(statistics: &Statistics) -> Value {
    let text = json!(statistics).to_string();
    serde_json::from_str(&text).expect("it was just written")
}

fn is_of(game: Option<&str>, counted: &Counted) -> bool {
    game.is_none_or(|game| counted.info.game == game)
}

/// The figures of a group as the terminal shows them, beside their names.
fn in_the_terminal(statistics: &Statistics) -> [(&'static str, String); 6] {
    let figures = &statistics.figures;
    let number = |number: Option<String>| number.unwrap_or_else(|| "-".to_owned());
    let (longest, lost) = (
        statistics.longest_winning_streak,
        statistics.longest_losing_streak,
    );
    [
        ("Games played", figures.played.to_string()),
        ("Won / lost", format!("{} / {}", figures.won, figures.lost)),
        (
            "Highest score",
            number(figures.highest_score.map(|score| score.to_string())),
        ),
        (
            "Most cards in order",
            number(figures.most_cards_in_order.map(|cards| cards.to_string())),
        ),
        ("Longest won / lost", format!("{longest} / {lost}")),
        (
            "Fewest moves",
            number(figures.fewest_moves.map(|moves| moves.to_string())),
        ),
    ]
}

/// Both columns of a figure on the terminal's screen.
fn columns(screen: &str, name: &str) -> Vec<String> {
    let line = screen.lines().find_map(|line| line.split_once(name));
    let (_, figures) = line.unwrap_or_else(|| panic!("{name}: {screen}"));
    let parts = figures.split("  ").map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

/// Compares what `stats --json` printed with the page, figure by figure.
fn compare_command_line(shown: &Value, page: &[Counted], games: &BTreeSet<&str>) {
    for game in [None].into_iter().chain(games.iter().copied().map(Some)) {
        let figures = match game {
            Some(id) => &shown["games"][id],
            None => &shown["all"],
        };
        for group in Group::ALL {
            let word = json!(group);
            let word = word.as_str().expect("a word");
            let wanted = |it: &Counted| is_of(game, it) && it.groups.contains(&group);
            let of_page = read_again(&statistics(page, wanted));
            assert_eq!(figures[word], of_page, "{game:?} {word}");
        }
    }
}

/// Compares the terminal's screens with the page: all games first, then each as its list has them.
fn compare_terminal(database: PathBuf, page: &[Counted], games: &BTreeSet<&str>) {
    let place = Place::File(database);
    let mut player = Player::with(setup(&place), deal("spider", "own:1"), (100, 30));
    player.keys("s");
    let listed = webspinner_rules::games::all().map(|rules| rules.id().as_str());
    let listed = listed.filter(|id| games.contains(id)).map(Some);
    let groups = Group::ALL;
    let (own, kinds) = groups.split_first().expect("there are groups");
    for game in [None].into_iter().chain(listed) {
        let helped = kinds
            .iter()
            .position(|group| *group == Group::Kind(PlayKind::Helped));
        for group in kinds
            .iter()
            .cycle()
            .skip(helped.expect("a kind"))
            .take(kinds.len())
        {
            let screen = player.screen();
            let of = |group: &Group| {
                let wanted = |it: &Counted| is_of(game, it) && it.groups.contains(group);
                in_the_terminal(&statistics(page, wanted))
            };
            for ((name, first), (_, second)) in of(own).into_iter().zip(of(group)) {
                assert_eq!(columns(&screen, name), [first, second], "{name}: {screen}");
            }
            player.keys("k");
        }
        player.press(KeyCode::Down);
    }
}

/// Sends a site the games and compares what it says: it knows no first tries, but the kind of each
/// game, and the figures with help and without.
fn compare_site(page: &[Counted], games: &BTreeSet<&str>) {
    let folder = tempfile::tempdir().expect("a folder");
    let unlimited = ["--database", "sqlite:site.db", "--results-per-minute", "0"];
    let server = Server::with(folder.path(), &unlimited);
    for (batch, first) in page.chunks(20).zip((1..).step_by(20)) {
        let posts = batch.iter().zip(first..);
        let posts = posts.map(|(game, nth)| json!({ "id": id(nth), "record": game.record }));
        let body = json!({ "results": posts.collect::<Vec<_>>() }).to_string();
        let (status, answer) = server.ask("POST", "/api/v1/results/batch", &body);
        assert_eq!(status, 200, "{answer}");
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        for (game, judged) in batch
            .iter()
            .zip(answer["results"].as_array().expect("a list"))
        {
            let judged = &judged["result"];
            assert_eq!(judged["kind"], json!(game.info.kind), "{}", game.record);
            assert_eq!(judged["outcome"], game.info.result, "{}", game.record);
        }
    }
    for &game in games {
        let of_site = server.json(&format!("/api/v1/statistics/{game}"));
        for (name, assisted) in [("unassisted", false), ("assisted", true)] {
            let wanted = |it: &Counted| is_of(Some(game), it) && it.info.assisted == assisted;
            let of_page = read_again(&statistics(page, wanted));
            let figures = of_site[name].as_object().expect("figures");
            assert!(figures["played"].as_u64() > Some(0), "{game} {name}");
            for (figure, value) in figures {
                assert_eq!(*value, of_page[figure], "{game} {name} {figure}");
            }
        }
    }
}

#[test]
fn a_hundred_games_have_the_same_figures_at_every_door() {
    let text = hundred();
    let page = on_the_page(&text);
    let shell = Shell::new();
    let file = shell.file("hundred.spider", &text);
    shell.stdout("--database games.db import hundred.spider", "");
    let shown = shell.stdout("--database games.db stats --json", "");
    let shown: Value = serde_json::from_str(&shown).expect("it prints JSON");
    let games: BTreeSet<&str> = page.iter().map(|game| game.info.game.as_str()).collect();
    assert_eq!(games.len(), 4);
    compare_command_line(&shown, &page, &games);
    compare_terminal(file.with_file_name("games.db"), &page, &games);
    compare_site(&page, &games);
}
