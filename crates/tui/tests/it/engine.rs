//! What the engine, which sees every card, says at the table, and only when it was asked.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_rules::{Record, Rules};
use webspinner_store::{BlockingStore, Place};
use webspinner_tui::Start;

use crate::desk::{Desk, deal, rules, setup};

/// Won in two moves, in more ways than one.
const WINS: &str = "1: KS-3S\n2: 2S AS\n3: KH-2H\n4: AH\n";
/// When the ace completes the spades, too few cards are left to deal; played otherwise it is won.
const TRAP: &str = "1: KS-2S\n2: AS\n3: KH QH JH\nstock: TH-AH\n";

fn from_picture(picture: &str) -> Desk {
    let rules = rules("spider");
    let position = rules.parse_picture(picture).expect("a picture");
    Desk::new(Start::Position(rules, position), (80, 24))
}

/// The line of notes and the verdict.
fn status(desk: &Desk) -> String {
    let screen = desk.screen();
    let lines: Vec<&str> = screen.lines().collect();
    lines[lines.len() - 2].trim().to_owned()
}

#[test]
fn nobody_watches_until_the_player_was_told_what_it_means_and_said_yes() {
    let mut desk = from_picture(WINS);
    assert!(status(&desk).ends_with("unwatched"), "{}", desk.screen());
    assert!(desk.task().is_none(), "nothing is worked out unasked");
    desk.keys("=");
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Enter);
    assert!(status(&desk).ends_with("unwatched") && desk.task().is_none());
    desk.keys("=y");
    assert!(
        status(&desk).ends_with("not known yet"),
        "{}",
        desk.screen()
    );
    assert!(!desk.shows("assisted"), "nothing was told yet");
}

#[test]
fn a_watched_game_says_whether_it_can_be_won() {
    let mut desk = from_picture(WINS);
    desk.keys("=y");
    desk.engine();
    assert!(desk.shows("assisted"));
    assert_snapshot!(desk.screen());
    // No key waits for the engine, and what it found holds for the moves of its line too.
    desk.keys("43");
    desk.engine();
    assert!(status(&desk).ends_with("can be won"), "{}", desk.screen());
    desk.keys("u");
    assert!(status(&desk).ends_with("can be won"));
    assert!(desk.task().is_none());
    desk.keys("=");
    assert!(status(&desk).ends_with("unwatched"), "{}", desk.screen());
}

#[test]
fn a_watched_game_says_where_it_was_lost_and_goes_back_there() {
    let mut desk = from_picture(TRAP);
    desk.keys("=y");
    desk.keys("21");
    desk.press(KeyCode::Esc);
    assert!(status(&desk).ends_with("lost"), "{}", desk.screen());
    desk.engine();
    assert_snapshot!(desk.screen());
    desk.keys("34");
    assert!(
        desk.shows("lost: 2 moves back it could still be won"),
        "{}",
        desk.screen()
    );
    desk.keys("<");
    assert!(desk.shows("2 moves back: from here it can still be won."));
    assert!(status(&desk).ends_with("can be won"), "{}", desk.screen());
    assert!(desk.shows("0 moves · 2 undos"));
}

#[test]
fn the_verdict_can_be_clicked_and_the_choice_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    desk.click("unwatched");
    desk.click("y yes");
    drop(desk);
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:2"), (80, 24));
    assert!(desk.shows("not known yet") && desk.task().is_some());
    desk.click("not known yet");
    drop(desk);
    let desk = Desk::with(setup(&place), deal("spider", "ms:2"), (80, 24));
    assert!(desk.shows("unwatched"));
}

#[test]
fn an_answer_about_another_position_changes_nothing_on_the_table() {
    let mut desk = from_picture(WINS);
    desk.keys("=y");
    let task = desk.task().expect("a question");
    desk.keys("45");
    desk.work(task);
    assert!(
        status(&desk).ends_with("not known yet"),
        "{}",
        desk.screen()
    );
    desk.engine();
    assert!(status(&desk).ends_with("can be won"), "{}", desk.screen());
}

#[test]
fn the_engines_hint_follows_a_line_that_wins_and_is_asked_for_twice() {
    let mut desk = from_picture(WINS);
    desk.keys("!");
    assert!(
        desk.shows("this game counts as assisted"),
        "{}",
        desk.screen()
    );
    desk.keys("y");
    assert!(desk.shows("The engine is looking"));
    desk.engine();
    assert!(desk.shows("The engine: ") && desk.shows("assisted"));
    assert_snapshot!(desk.screen());
    // Whoever was told once is not asked again.
    desk.press(KeyCode::Esc);
    desk.keys("!");
    assert!(desk.shows("The engine: "), "{}", desk.screen());
    assert!(status(&desk).ends_with("unwatched"));
}

#[test]
fn whoever_plays_on_is_not_told_what_was_asked_before() {
    let mut desk = from_picture(WINS);
    desk.keys("!y");
    let task = desk.task().expect("a question");
    desk.keys("45");
    desk.work(task);
    desk.engine();
    assert!(
        !desk.shows("The engine: ") && !desk.shows("assisted"),
        "{}",
        desk.screen()
    );
}

#[test]
fn a_lost_game_has_no_hint_of_the_engine_and_says_so() {
    let mut desk = from_picture(TRAP);
    desk.keys("21");
    desk.press(KeyCode::Esc);
    desk.keys("!y");
    desk.engine();
    assert!(
        desk.shows("This is lost: whatever is played"),
        "{}",
        desk.screen()
    );
    desk.keys("<");
    desk.engine();
    assert!(desk.shows("One move back"), "{}", desk.screen());
    desk.keys("<");
    desk.engine();
    assert!(desk.shows("This can be won."), "{}", desk.screen());
}

#[test]
fn the_solution_is_shown_step_by_step_and_left_at_any_time() {
    let mut desk = from_picture(WINS);
    desk.keys(">y");
    desk.engine();
    desk.press(KeyCode::Right);
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Esc);
    assert!(desk.shows("0 moves · assisted"), "{}", desk.screen());
    desk.keys(">");
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    assert!(desk.shows("1 move · assisted"), "{}", desk.screen());
    desk.keys(">");
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    assert!(desk.shows("Won!") && desk.shows("Assisted, so it is counted apart"));
}

#[test]
fn a_record_says_that_the_engine_helped_and_statistics_count_it_apart() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut desk = Desk::with(setup(&place), small_deal(), (80, 24));
    desk.keys(">y");
    desk.engine();
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    assert!(desk.shows("Won!"), "{}", desk.screen());
    let (store, _) = BlockingStore::open(&place).unwrap();
    let results = store.results(None).unwrap();
    assert!(results.len() == 1 && results[0].assisted, "{results:?}");
    let record: Record = saved(&store);
    assert!(record.header.solver && record.header.hints == 0);
}

fn saved(store: &BlockingStore) -> Record {
    let listed = store.list(&webspinner_store::GameFilter::default(), None, 1);
    let id = listed.expect("a list").games[0].id;
    let loaded = store.load(id).expect("a store");
    loaded.expect("it is kept").record
}

/// A game of eight cards, whose every deal is decided at once.
fn small() -> std::sync::Arc<Rules> {
    let text = r#"
        id = "small"
        name = "Small"
        suits = "SS"
        highest = "4"
        columns = 3
        vacancy = "any"
        layout = [{ up = "1-2" }]
        lift = { unit = "run", suit = "one-suit" }
        deal = { rule = "any" }
        collect = { suit = "one-suit" }
    "#;
    std::sync::Arc::new(Rules::parse(text).expect("a sound game"))
}

fn small_deal() -> Start {
    Start::Deal(small(), Some("5".parse().expect("a deal")))
}

#[test]
fn a_deal_that_can_be_won_is_found_dealt_and_marked() {
    let mut desk = Desk::new(small_deal(), (80, 24));
    desk.keys("n");
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::F(6));
    assert_snapshot!(desk.screen());
    desk.engine();
    assert!(desk.shows("This deal can be won.") && desk.shows("assisted"));
    assert!(!desk.shows("own:5 "), "{}", desk.screen());
    // The line is known already.
    desk.keys("!");
    assert!(desk.shows("The engine: ") && desk.task().is_none());
}

#[test]
fn an_easy_deal_is_one_of_the_easy_third() {
    let mut desk = Desk::new(small_deal(), (80, 24));
    desk.keys("n");
    desk.click("F7 easy");
    desk.engine();
    assert!(desk.shows("it is easy."), "{}", desk.screen());
}

#[test]
fn a_search_for_a_deal_can_be_left_and_the_game_is_still_there() {
    let mut desk = Desk::new(small_deal(), (80, 24));
    let before = desk.screen();
    desk.keys("n");
    desk.press(KeyCode::F(9));
    let task = desk.task().expect("a search");
    desk.press(KeyCode::Esc);
    desk.work(task);
    assert_eq!(desk.screen(), before);
}

#[test]
fn the_program_can_begin_with_a_search() {
    let criteria = webspinner_table::Criteria::Winnable;
    let mut desk = Desk::new(Start::FindDeal(small(), criteria), (80, 24));
    assert!(desk.shows("a deal that can be won"), "{}", desk.screen());
    desk.engine();
    assert!(desk.shows("This deal can be won."), "{}", desk.screen());
    let mut desk = Desk::new(Start::FindDeal(small(), criteria), (80, 24));
    desk.press(KeyCode::Esc);
    assert_eq!(desk.flow, webspinner_tui::Flow::Quit);
}

#[test]
fn how_hard_a_deal_is_comes_with_its_figures() {
    let mut desk = Desk::new(small_deal(), (80, 24));
    desk.keys("%y");
    assert!(
        desk.shows("The engine plays this deal"),
        "{}",
        desk.screen()
    );
    desk.engine();
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Esc);
    assert!(desk.shows("assisted"));
}

#[test]
fn a_deal_that_cannot_be_won_has_no_difficulty() {
    let mut desk = from_picture("1: KH QH JH\nstock: TH-AH\n");
    desk.keys("%y");
    desk.engine();
    assert!(desk.shows("It cannot be won."), "{}", desk.screen());
}
