//! The crate and the naive rules play every game side by side: at each position of random play both
//! allow the same moves, do the same with them, and say the same of how the game stands and what it
//! scores.

use std::collections::{BTreeMap, BTreeSet};

use crate::both::{
    all_wishes, engine_move, naive_outcome, naive_step, position, rules, same_deal_permission,
    soak_factor, table,
};
use crate::naive::{
    Collecting, Dice, GAME_IDS, Layout, Outcome, Step, Table, choose, game, lay_out, poised,
    pysol_deal, ripe,
};
use webspinner_rules::{LayoutStyle, LegalMove, Move, Position, Rules, Undo, score};

/// What the play of one game came across, so that no test passes without reaching its subject.
#[derive(Default, Debug)]
struct Met {
    positions: usize,
    refused: usize,
    deals: usize,
    collected: usize,
    collected_by_deals: usize,
    several_collected_at_once: usize,
    won: usize,
    nothing_legal: usize,
    too_few_cards: usize,
}

impl Met {
    fn add(&mut self, other: &Met) {
        self.positions += other.positions;
        self.refused += other.refused;
        self.deals += other.deals;
        self.collected += other.collected;
        self.collected_by_deals += other.collected_by_deals;
        self.several_collected_at_once += other.several_collected_at_once;
        self.won += other.won;
        self.nothing_legal += other.nothing_legal;
        self.too_few_cards += other.too_few_cards;
    }
}

/// One game played by both.
struct Pair {
    rules: &'static Rules,
    position: Position,
    table: Table,
    done: Vec<(Position, Undo)>,
    met: Met,
}

impl Pair {
    fn new(rules: &'static Rules, position: Position, table: Table) -> Pair {
        Pair {
            rules,
            position,
            table,
            done: Vec::new(),
            met: Met::default(),
        }
    }

    /// Plays on at random, compares at every position, and undoes everything at the end.
    fn play(mut self, dice: &mut Dice, steps_max: usize) -> Met {
        self.compare(dice);
        for _ in 0..steps_max {
            let Some(step) = choose(&self.table, dice) else {
                break;
            };
            self.take(step);
            self.compare(dice);
        }
        self.take_all_back();
        self.met
    }

    fn place(&self) -> String {
        let id = self.table.game.id;
        let steps = self.table.length();
        format!("{id} after {steps} steps:\n{}", self.position.picture())
    }

    /// Compares everything about one position.
    fn compare(&mut self, dice: &mut Dice) {
        let legal = self.compare_cards_and_legal_moves();
        self.compare_how_it_stands();
        self.try_some_wishes(&legal, dice);
        self.met.positions += 1;
    }

    fn compare_cards_and_legal_moves(&self) -> BTreeSet<Move> {
        let (rules, position) = (self.rules, &self.position);
        let lies = table(self.table.game, position);
        assert_same_cards(&lies, &self.table, || self.place());
        let listed = rules.legal_moves(position);
        let legal: BTreeSet<Move> = listed.iter().map(|legal| legal.get()).collect();
        assert_eq!(legal.len(), listed.len(), "no move twice, {}", self.place());
        let expected: BTreeSet<Move> = self.table.steps().into_iter().map(engine_move).collect();
        assert_eq!(legal, expected, "legal moves, {}", self.place());
        assert_eq!(rules.has_legal_move(position), !expected.is_empty());
        for &mv in &legal {
            let checked = rules.check(position, mv).map(LegalMove::get);
            assert_eq!(checked, Ok(mv), "{}", self.place());
        }
        legal
    }

    fn compare_how_it_stands(&mut self) {
        let (rules, position) = (self.rules, &self.position);
        let refused = rules.deal_refused(position);
        let permitted = self.table.deal_permission();
        assert!(
            same_deal_permission(rules, refused.as_ref(), &permitted),
            "{refused:?} and {permitted:?}, {}",
            self.place()
        );
        let outcome = self.table.outcome();
        let ours = naive_outcome(rules.outcome(position));
        assert_eq!(ours, outcome, "{}", self.place());
        assert_eq!(rules.is_won(position), outcome == Outcome::Won);
        let points = rules.cards_in_order(position) as usize;
        assert_eq!(points, self.table.cards_in_order(), "{}", self.place());
        let runs = u32::try_from(position.collected_len()).expect("few runs");
        let moves = u32::try_from(self.table.moves).expect("few moves");
        assert_eq!(score(moves, 0, runs), self.table.score(0, 0));
        match outcome {
            Outcome::Open => {}
            Outcome::Won => self.met.won += 1,
            Outcome::StuckNothingLegal => self.met.nothing_legal += 1,
            Outcome::StuckTooFewCards => self.met.too_few_cards += 1,
        }
    }

    /// Moves picked from all that can be written are refused unless they are among the legal ones.
    fn try_some_wishes(&mut self, legal: &BTreeSet<Move>, dice: &mut Dice) {
        let wishes = all_wishes(&self.position);
        for _ in 0..12 {
            let mv = dice.pick(&wishes).expect("dealing can always be tried");
            let allowed = self.rules.check(&self.position, mv).is_ok();
            assert_eq!(allowed, legal.contains(&mv), "{mv}, {}", self.place());
            self.met.refused += usize::from(!allowed);
        }
    }

    fn take(&mut self, step: Step) {
        let mv = engine_move(step);
        assert_eq!(naive_step(mv), step);
        let legal = self.rules.check(&self.position, mv);
        let legal = legal.unwrap_or_else(|why| panic!("{mv}: {why:?}, {}", self.place()));
        let before = self.position.clone();
        let runs_before = self.table.collected.len();
        let undo = self.position.apply(self.rules, legal);
        self.table.apply(step);
        let collected = self.table.collected.len() - runs_before;
        assert_eq!(undo.collected(), collected, "{mv}, {}", self.place());
        let mut taken_back = self.position.clone();
        taken_back.undo(undo);
        assert_eq!(taken_back, before, "{mv} taken back");
        self.done.push((before, undo));
        self.count(step, collected);
    }

    fn count(&mut self, step: Step, collected: usize) {
        self.met.collected += collected;
        self.met.several_collected_at_once += usize::from(collected > 1);
        if step == Step::Deal {
            self.met.deals += 1;
            self.met.collected_by_deals += collected;
        }
    }

    fn take_all_back(&mut self) {
        while let Some((before, undo)) = self.done.pop() {
            self.position.undo(undo);
            assert_eq!(self.position, before, "{}", self.table.game.id);
        }
    }
}

fn assert_same_cards(ours: &Table, naive: &Table, place: impl Fn() -> String) {
    assert_eq!(ours.columns, naive.columns, "columns, {}", place());
    assert_eq!(ours.stock, naive.stock, "stock, {}", place());
    assert_eq!(ours.foundations, naive.foundations, "{}", place());
    assert_eq!(ours.reserves, naive.reserves, "reserves, {}", place());
    assert_eq!(runs(ours), runs(naive), "collected, {}", place());
}

/// The collected runs in no order: where a step lets several leave, no rule says which goes first.
fn runs(table: &Table) -> Vec<&Vec<crate::naive::Card>> {
    let mut runs: Vec<_> = table.collected.iter().collect();
    runs.sort();
    runs
}

/// A deal of the naive rules by number, one by the crate's own number, and one of the same cards
/// laid out by both.
fn first_deals(id: &'static str, number: usize, dice: &mut Dice) -> [Pair; 3] {
    let (rules, game) = (rules(id), game(id));
    let dealt = |text: String| {
        let shuffle = text.parse().expect("the name of a shuffle");
        rules.deal(&shuffle).expect("every game has such deals")
    };
    let own = dealt(format!("own:{number}"));
    let own_table = table(game, &own);
    let pack = dice.shuffled(game.pack());
    let cards: Vec<_> = pack.iter().map(|&naive| crate::both::card(naive)).collect();
    let laid_out = rules.lay_out(LayoutStyle::Own, &cards);
    [
        Pair::new(
            rules,
            dealt(format!("ms:{number}")),
            pysol_deal(id, &format!("ms{number}")),
        ),
        Pair::new(rules, own, own_table),
        Pair::new(
            rules,
            laid_out.expect("the whole pack"),
            lay_out(game, &pack, Layout::Own),
        ),
    ]
}

/// Plays every game from the starts that `starts` gives, until `positions_min` positions have been
/// compared in each.
fn play_every_game(
    seed: u64,
    positions_min: usize,
    mut starts: impl FnMut(&'static str, usize, &mut Dice) -> Vec<Pair>,
) -> BTreeMap<&'static str, Met> {
    let mut met: BTreeMap<&str, Met> = BTreeMap::new();
    let mut dice = Dice::new(seed);
    for id in GAME_IDS {
        let met = met.entry(id).or_default();
        let mut number = 0;
        while met.positions < positions_min {
            number += 1;
            for pair in starts(id, number, &mut dice) {
                met.add(&pair.play(&mut dice, 80));
            }
        }
    }
    met
}

fn sum(met: &BTreeMap<&str, Met>) -> Met {
    let mut sum = Met::default();
    for met in met.values() {
        sum.add(met);
    }
    sum
}

/// For each game of the model, in each of the two tests.
const POSITIONS_MIN: usize = 3000;

#[expect(clippy::disallowed_macros, reason = "a test may say how much it did")]
fn report(what: &str, sum: &Met) {
    println!("{what}: {} positions compared", sum.positions);
}

#[test]
fn both_play_every_game_alike_from_real_deals() {
    let positions_min = POSITIONS_MIN * soak_factor();
    let met = play_every_game(1, positions_min, |id, number, dice| {
        first_deals(id, number, dice).into()
    });
    let sum = sum(&met);
    assert!(sum.positions >= GAME_IDS.len() * positions_min, "{sum:?}");
    assert!(sum.refused > 5 * sum.positions, "{sum:?}");
    assert!(sum.deals > 1000 && sum.nothing_legal > 0, "{sum:?}");
    report("from real deals", &sum);
}

#[test]
fn both_play_every_game_alike_from_nearly_finished_positions() {
    let positions_min = POSITIONS_MIN * soak_factor();
    let met = play_every_game(2, positions_min, |id, _, dice| {
        let table = ripe(game(id), dice);
        let position = position(rules(id), &table);
        let position = position.unwrap_or_else(|why| panic!("{id}: {why}: {table:?}"));
        vec![Pair::new(rules(id), position, table)]
    });
    for (id, met) in &met {
        let collects = game(id).collect.is_some() && game(id).collecting != Collecting::Never;
        assert!(met.won > 0, "{id} is won sometimes: {met:?}");
        assert!(!collects || met.collected > 10, "{id} collects: {met:?}");
    }
    let sum = sum(&met);
    assert!(sum.positions >= GAME_IDS.len() * positions_min, "{sum:?}");
    assert!(sum.several_collected_at_once > 10, "{sum:?}");
    assert!(sum.nothing_legal > 10 && sum.too_few_cards > 10, "{sum:?}");
    report("from nearly finished positions", &sum);
}

#[test]
fn both_collect_alike_what_a_row_finishes() {
    let mut met: BTreeMap<&str, Met> = BTreeMap::new();
    let mut dice = Dice::new(3);
    for id in GAME_IDS {
        for _ in 0..100 * soak_factor() {
            let Some(table) = poised(game(id), &mut dice) else {
                break;
            };
            let position = position(rules(id), &table);
            let position = position.unwrap_or_else(|why| panic!("{id}: {why}: {table:?}"));
            let mut pair = Pair::new(rules(id), position, table);
            pair.compare(&mut dice);
            pair.take(Step::Deal);
            met.entry(id).or_default().add(&pair.play(&mut dice, 8));
        }
    }
    let others: Vec<_> = GAME_IDS
        .iter()
        .filter(|id| !met.contains_key(*id))
        .collect();
    assert_eq!(
        others.len(),
        4 + 19,
        "games without stock or runs that leave: {others:?}"
    );
    for (id, met) in &met {
        let by_itself = *id != "red-black-spider";
        assert!(met.collected_by_deals >= 100 || !by_itself, "{id}: {met:?}");
        assert!(
            met.several_collected_at_once >= 20 || !by_itself,
            "{id}: {met:?}"
        );
        assert!(met.collected > 20, "{id}: {met:?}");
    }
    report("from positions before a good row", &sum(&met));
}
