//! Records, honest and forged.

use uuid::Uuid;
use webspinner_rules::LegalMove;
use webspinner_rules::work_counts::WorkCounts;
use webspinner_site::SiteResult;
use webspinner_wire::SharedResult;

use super::*;
use crate::tests::games::{GAME, lost, rules, won};

const DEAL: &str = "own:1";

fn post(record: &str) -> ResultPost {
    ResultPost {
        id: Uuid::from_u128(1),
        record: record.to_owned(),
        day: None,
        nickname: None,
    }
}

fn judged(record: &Record) -> Result<SharedResult, String> {
    judged_text(&record.to_string())
}

fn judged_text(record: &str) -> Result<SharedResult, String> {
    let result = judge(&post(record), Timestamp::now());
    result
        .map(|result| SiteResult::from(&result).shared)
        .map_err(|error| error.problem().word().to_owned())
}

#[test]
fn a_game_that_was_won_is_judged_by_its_moves() {
    let record = won(GAME, DEAL);
    let length = u32::try_from(record.tree.len()).expect("short");
    let result = judged(&record).expect("an honest record");
    assert_eq!(
        (result.outcome, result.moves),
        (webspinner_wire::Outcome::Won, length)
    );
    assert_eq!((result.undos, result.assisted), (0, false));
    assert_eq!(result.time_ms, Some(u64::from(length) * 1_000));
    let runs = i64::try_from(rules(GAME).pack().size() / 13).expect("few");
    let is_deal = |node| record.tree.get_move(node) == Some(Move::Deal);
    let deals = record
        .tree
        .main_line()
        .filter(|&node| is_deal(node))
        .count();
    let made = i64::from(length) - i64::try_from(deals).expect("few");
    assert_eq!(result.score, 500 - made + 100 * runs);
    assert_eq!(
        result.cards_in_order,
        u32::try_from(rules(GAME).pack().size()).expect("few")
    );
}

#[test]
fn a_win_that_was_not_played_is_refused() {
    let mut record = lost(GAME, DEAL);
    record.header.result = GameResult::Won;
    assert_eq!(judged(&record), Err("record".to_owned()));
}

#[test]
fn a_line_that_wins_has_won_whatever_the_header_says() {
    let mut record = won(GAME, DEAL);
    record.header.result = GameResult::Lost;
    let result = judged(&record).expect("it replays");
    assert_eq!(result.outcome, webspinner_wire::Outcome::Won);
}

#[test]
fn moves_and_undos_that_the_record_shows_cannot_be_denied() {
    let game = "spider-1";
    let mut record = won(game, DEAL);
    let honest = judged(&record).expect("it replays");
    let start = rules(game).deal(&record.header.deal).expect("a deal");
    let first = record.tree.children(NodeId::START)[0];
    let first = record.tree.get_move(first).expect("a move");
    let moves = rules(game)
        .legal_moves(&start)
        .into_iter()
        .map(LegalMove::get);
    let mut others = moves.filter(|played| ![first, Move::Deal].contains(played));
    let other = others.next().expect("another first move");
    record
        .tree
        .add(NodeId::START, other, Some(500))
        .expect("a variation");
    let result = judged(&record).expect("it replays");
    assert_eq!(result.undos, 1);
    assert_eq!(result.score, honest.score - 2);
    // A claim of more is believed.
    record.header.undos = 10;
    assert_eq!(judged(&record).expect("it replays").undos, 10);
}

#[test]
fn a_move_that_the_rules_refuse_is_named() {
    let text = lost(GAME, DEAL)
        .to_string()
        .replace("1. d@1.000", "1. 1-1@1.000");
    let error = judge(&post(&text), Timestamp::now()).expect_err("no such move");
    let detail = error.problem().detail.unwrap_or_default();
    assert!(detail.contains("1-1"), "{detail}");
}

#[test]
fn custom_games_do_not_count() {
    let mut record = lost(GAME, DEAL);
    let mut own = rules(GAME).to_draft();
    own.vacancy = rules("spider-relaxed").to_draft().vacancy;
    own.id = Some("mine".to_owned());
    let text = own.to_toml();
    let text = webspinner_rules::record::RulesText::new(&text).expect("a short text");
    record.header.rules = Some(text);
    assert_eq!(judged(&record), Err("own-game".to_owned()));
    let unknown = lost(GAME, DEAL).to_string().replace(GAME, "mine");
    assert_eq!(judged_text(&unknown), Err("own-game".to_owned()));
    let version = lost(GAME, DEAL)
        .to_string()
        .replace("[Version \"1\"]", "[Version \"99\"]");
    assert_eq!(judged_text(&version), Err("record".to_owned()));
}

#[test]
fn deals_laid_out_by_hand_do_not_count() {
    let honest = won(GAME, DEAL);
    let shuffle = &honest.header.deal;
    let Shuffle::Number(number) = shuffle else {
        panic!("{DEAL} is a number");
    };
    let cards = number.cards(rules(GAME).pack()).expect("cards of the pack");
    let list: String = cards.iter().map(ToString::to_string).collect();
    for form in ["cards:", "cards:ms:"] {
        let mut record = honest.clone();
        record.header.deal = format!("{form}{list}").parse().expect("a list of cards");
        assert_eq!(judged(&record), Err("own-deal".to_owned()), "{form}");
    }
}

#[test]
fn games_that_go_on_do_not_count_yet() {
    let mut record = lost(GAME, DEAL);
    record.header.result = GameResult::Unfinished;
    assert_eq!(judged(&record), Err("invalid".to_owned()));
}

#[test]
fn every_record_is_judged_quickly() {
    let long = "x".repeat(RECORD_BYTES_MAX + 1);
    assert_eq!(judged_text(&long), Err("invalid".to_owned()));
    // Back and forth: each pair of moves returns to the same position.
    let text = lost("spider", "ms:1").to_string();
    let header = text.split("\n\n").next().expect("a header");
    let moves = "d ".repeat(NODES_MAX + 1);
    let error = judged_text(&format!("{header}\n\n{moves}\n"));
    assert_eq!(error, Err("invalid".to_owned()));
}

#[test]
fn help_is_read_from_the_header() {
    let mut record = won(GAME, DEAL);
    record.header.hints = 1;
    assert!(judged(&record).expect("it replays").assisted);
}

#[test]
fn no_day_is_played_before_it_begins() {
    let tomorrow = parameters::today().plus(1).expect("a day").to_string();
    let post = ResultPost {
        day: Some(tomorrow),
        ..post(&lost(GAME, DEAL).to_string())
    };
    let error = judge(&post, Timestamp::now()).expect_err("it has not begun");
    assert_eq!(error.problem().word(), "impossible");
}

#[test]
fn deceptive_names_are_refused() {
    let nickname = Some("Ad\u{202e}a".to_owned());
    let post = ResultPost {
        nickname,
        ..post(&lost(GAME, DEAL).to_string())
    };
    let error = judge(&post, Timestamp::now()).expect_err("no nickname");
    assert_eq!(error.problem().word(), "invalid");
}

#[test]
fn a_result_is_judged_by_one_replay() {
    for record in [won(GAME, DEAL), lost("spider", "ms:1")] {
        let text = record.to_string();
        // The game's rules are read when they are needed first.
        judged_text(&text).expect("an honest record");
        let before = WorkCounts::now();
        judged_text(&text).expect("an honest record");
        let work = before.since();
        assert_eq!((work.replays, work.files_parsed), (1, 0));
        assert_eq!(work.moves_applied, record.tree.len() as u64);
    }
}
