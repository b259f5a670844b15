use webspinner_rules::{Move, games};
use webspinner_solver::wins;
use webspinner_table::Criteria;
use webspinner_table::difficulty::{Level, ReferenceFigures};

use super::*;
use crate::Table;
use crate::knowledge::Question;

/// Small enough that every deal is decided at once, and one in four is lost.
const SMALL: &str = r#"
    id = "small"
    name = "Small"
    suits = "SS"
    highest = "4"
    columns = 2
    vacancy = "any"
    layout = [{ down = "1-2" }, { up = "1-2" }]
    lift = { unit = "run", suit = "one-suit" }
    deal = { rule = "full" }
    collect = { suit = "one-suit" }
"#;

fn request(criteria: Criteria, reference_set: ReferenceFigures) -> DealSearchRequest {
    DealSearchRequest {
        rules: SMALL.to_owned(),
        criteria,
        random: 7,
        reference_set,
    }
}

fn find(request: &DealSearchRequest) -> Vec<DealSearchProgress> {
    let mut finder = DealFinder::new(request).expect("a valid game");
    let mut all = Vec::new();
    while all
        .last()
        .is_none_or(|step: &DealSearchProgress| step.found.is_none())
    {
        all.push(finder.step());
    }
    all
}

#[test]
fn the_house_plays_a_deal_game_by_game() {
    let rules = Rules::parse(SMALL).expect("a valid game");
    let won = (1..=8).filter(|&number| {
        let shuffle = webspinner_rules::deal::Shuffle::own(number);
        let request = HouseRequest {
            rules: SMALL.to_owned(),
            deal: shuffle.to_string(),
        };
        let mut player = HousePlayer::new(&request).expect("a deal");
        let first = player.step();
        assert_eq!((first.played, first.won == 1), (1, first.best.is_some()));
        let Some(best) = first.best else { return false };
        let line = best.line.iter().map(|made| made.parse::<Move>());
        let line: Vec<Move> = line.collect::<Result<_, _>>().expect("moves");
        let start = rules.deal(&shuffle).expect("every game has own deals");
        assert!(wins(&rules, &start, &line));
        true
    });
    assert!(won.count() > 0);
}

#[test]
fn the_house_says_what_it_cannot_play() {
    for (rules, deal) in [
        ("no game", "own:1"),
        (SMALL, "none"),
        ("spider", "cards:AS"),
    ] {
        let request = HouseRequest {
            rules: rules.to_owned(),
            deal: deal.to_owned(),
        };
        assert!(HousePlayer::new(&request).is_err(), "{rules} {deal}");
    }
}

fn deal(number: u64) -> EngineQuery {
    let rules = Rules::parse(SMALL).expect("a valid game");
    let shuffle = webspinner_rules::deal::Shuffle::own(number);
    let start = rules.deal(&shuffle).expect("every game has own deals");
    let draft = PositionDraft::from(&start);
    EngineQuery {
        rules: SMALL.to_owned(),
        position: serde_json::to_string(&draft).expect("a draft has string keys"),
        effort: 0,
    }
}

fn measured(deal: &EngineQuery, reference_set: &ReferenceFigures) -> Vec<DifficultyProgress> {
    let mut meter = DifficultyMeter::new(deal, reference_set).expect("a deal");
    let mut all = Vec::new();
    while all
        .last()
        .is_none_or(|step: &DifficultyProgress| step.difficulty.is_none())
    {
        all.push(meter.step());
    }
    all
}

#[test]
fn the_deal_found_is_won_by_its_line() {
    let steps = find(&request(Criteria::Winnable, ReferenceFigures::default()));
    let last = steps.last().expect("there is one");
    assert_eq!(last.tried, steps.len() as u64);
    let found = last.found.clone().expect("the last step finds it");
    let rules = Rules::parse(SMALL).expect("a valid game");
    let start = rules.deal(&found.deal.parse().expect("a deal"));
    let line = found.line.iter().map(|made| made.parse().expect("a move"));
    let line: Vec<Move> = line.collect();
    assert!(wins(&rules, &start.expect("a deal of the game"), &line));
}

#[test]
fn a_search_for_a_level_compares_first_unless_it_gets_a_reference_set() {
    let first = find(&request(
        Criteria::Level(Level::Hard),
        ReferenceFigures::default(),
    ));
    let prepared = first.iter().filter(|step| step.compared.is_some()).count();
    assert!(prepared > 5, "{prepared}");
    let last = first.last().expect("there is one");
    let found = last.found.as_ref().expect("the last step finds it");
    assert_eq!(found.level, Some(Level::Hard));
    let again = find(&request(
        Criteria::Level(Level::Hard),
        last.reference_set.clone(),
    ));
    assert!(again.iter().all(|step| step.compared.is_none()));
    assert_eq!(again.last().expect("there is one").found, last.found);
}

#[test]
fn a_measurement_begun_anew_with_what_was_measured_goes_on_there() {
    let deal = (1..100)
        .map(deal)
        .find(|deal| matches!(answer(deal), Ok(VerdictView::Won { .. })));
    let deal = deal.expect("some deal is won");
    let whole = measured(&deal, &ReferenceFigures::default());
    let half = &whole[whole.len() / 2];
    let rest = measured(&deal, &half.reference_set);
    assert!(rest.len() < whole.len());
    assert_eq!(rest.last(), whole.last());
    let ready = measured(&deal, &whole[whole.len() - 1].reference_set);
    assert_eq!(ready.len(), 1);
}

#[test]
fn a_deal_that_cannot_be_won_has_no_difficulty_and_is_compared_with_nothing() {
    let lost = (1..100)
        .map(deal)
        .find(|deal| answer(deal) == Ok(VerdictView::Lost));
    let steps = measured(
        &lost.expect("one in four is lost"),
        &ReferenceFigures::default(),
    );
    assert_eq!(steps.len(), 1);
    assert_eq!(steps[0].difficulty, Some(Difficulty::Lost));
    assert_eq!(steps[0].compared.has, 0);
}

#[test]
fn the_positions_looked_at_are_counted_up_to_a_limit() {
    let table = Table::deal("spider", "ms:1").expect("a deal");
    let query = table
        .next_query(Question::Assessment)
        .expect("nothing is known");
    let few = nodes(&query, 2_000).expect("a query");
    assert!((2_000..3_000).contains(&few), "{few}");
    assert_eq!(nodes(&query, 2_000), Ok(few));
}

#[test]
fn a_malformed_query_is_refused_with_the_reason() {
    let spider = games::find("spider").expect("a built-in game").to_toml();
    let ask = |rules: &str, position: &str| EngineQuery {
        rules: rules.to_owned(),
        position: position.to_owned(),
        effort: 0,
    };
    assert!(answer(&ask("suits = 1", "{}")).is_err_and(|why| why.contains("suits")));
    assert!(answer(&ask(&spider, "no position")).is_err());
    let far = EngineQuery {
        effort: 9,
        ..deal(1)
    };
    assert!(answer(&far).is_err_and(|why| why.contains("effort 9")));
    let no_game = DealSearchRequest {
        rules: String::new(),
        ..request(Criteria::Winnable, ReferenceFigures::default())
    };
    assert!(DealFinder::new(&no_game).is_err());
    assert!(DifficultyMeter::new(&ask("", "{}"), &ReferenceFigures::default()).is_err());
}

#[test]
fn a_plan_goes_from_the_worker_to_the_table_and_never_sees_a_hidden_card() {
    let mut table = Table::deal("spider-1", "own:2").expect("a deal");
    let asked = table.hint_query().expect("nobody was asked");
    let unseen = asked.knowledge.matches("\"##\"").count();
    assert_eq!(unseen, 94, "no hidden card is named");

    let planned = plan(&asked, 2).expect("what a table asks is well-formed");
    let moves = &planned.moves;
    table.apply_plan(&planned);
    assert!(table.hint_query().is_none());
    assert!(!table.scene().figures.advised);
    assert_eq!(table.tell_chance(), Some(planned.percent));
    let figures = table.scene().figures;
    assert!(figures.advised && !figures.assisted);
    assert_eq!(table.hint().expect("a hint").notation, moves[0]);
    assert_eq!(table.take_planned_move(), Some(moves[0].clone()));

    assert!(plan(&asked, 5).is_err());
    let knowledge = asked.knowledge.replacen("\"##\",", "", 1);
    assert!(plan(&FairQuery { knowledge, ..asked }, 2).is_err());
}

#[test]
fn a_game_is_judged_decision_by_decision() {
    let start = deal(2);
    let rules = Rules::parse(SMALL).expect("a valid game");
    let position = rules
        .deal(&webspinner_rules::deal::Shuffle::own(2))
        .expect("own deals");
    let mut game = webspinner_rules::Game::new(Arc::new(rules), position);
    while let Some(&play) = game.legal_moves().first().filter(|_| game.length() < 12) {
        game.play_legal(play);
    }
    let request = JudgeRequest {
        start,
        moves: game.played().map(|play| play.to_string()).collect(),
    };
    let mut told = Vec::new();
    let judged = judge(&request, |luck| told.push(luck)).expect("its moves are legal");
    assert!(judged.has_luck);
    assert!(judged.decisions.len() > 1, "{judged:?}");
    let last = told.last().map(|luck| &luck.decisions);
    assert_eq!(last, Some(&judged.decisions));
    assert!(!judged.stretches.is_empty());
    for (count, luck) in (1..).zip(&told) {
        assert_eq!(luck.decisions, judged.decisions[..count]);
    }
    for (one, next) in judged.decisions.iter().zip(&judged.decisions[1..]) {
        assert_eq!(one.to, next.from);
        assert!((0.0..=1.0).contains(&one.chance), "{one:?}");
    }
    let errors: f64 = judged.decisions.iter().map(|decision| decision.error).sum();
    assert!((errors - judged.error).abs() < 1e-9, "{judged:?}");

    let moves = vec!["9-9".to_owned()];
    assert!(judge(&JudgeRequest { moves, ..request }, |_| ()).is_err());
}
