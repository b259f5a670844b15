//! What a player knows is the same wherever the hidden cards lie, reads back, and is checked.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::both::nearly_finished;
use crate::drafts_laws::damaged_file;
use crate::laws::with_unseen;
use crate::naive::Dice;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use webspinner_rules::text::KnowledgeDraft;
use webspinner_rules::{Game, Knowledge, Move, Position, Rules, games};

/// What a player does next.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    /// One of the legal moves.
    Play(Index),
    /// Takes the last move back.
    Undo,
    /// Redoes what was undone last.
    Redo,
}

/// A built-in game as it is dealt, or nearly finished.
fn built_in() -> impl Strategy<Value = (Arc<Rules>, Position)> {
    (any::<Index>(), any::<bool>(), any::<u64>()).prop_map(|(index, is_ripe, number)| {
        let all: Vec<Arc<Rules>> = games::all().cloned().collect();
        let rules = Arc::clone(index.get(&all));
        let ripe = is_ripe.then(|| nearly_finished(&rules, number)).flatten();
        let first = ripe.unwrap_or_else(|| dealt(&rules, number));
        (rules, first)
    })
}

/// A game of short runs, so that many are collected, and cards turned up under them.
fn short_runs() -> impl Strategy<Value = Arc<Rules>> {
    let deal = select(vec![
        r#"rule = "full""#,
        r#"rule = "any""#,
        r#"rule = "any", short-row = "right""#,
        r#"rule = "occupied""#,
    ]);
    let lift = select(vec![
        r#"unit = "tail""#,
        r#"unit = "single""#,
        r#"unit = "run", suit = "any""#,
        r#"unit = "run", suit = "one-suit""#,
    ]);
    let way = select(vec![
        r#"collect = { suit = "one-suit" }"#,
        r#"collect = { suit = "any" }"#,
        r#"collect = { suit = "any", mode = "by-choice" }"#,
        "place = { wrap = true }\ncollect = { suit = \"any\", start = \"any-rank\" }",
        r#"foundations = { count = 12, base = "ace" }"#,
    ]);
    let piles = (0..=3_u8, any::<bool>(), select(vec!["2", "3"]));
    (deal, lift, way, piles).prop_map(|(deal, lift, way, (reserves, take, highest))| {
        let (take, filled) = if take && reserves > 0 {
            (true, reserves / 2)
        } else {
            (false, reserves)
        };
        let text = format!(
            r#"
            id = "short-runs"
            name = "Short Runs"
            decks = 6
            suits = "SH"
            highest = "{highest}"
            columns = 4
            vacancy = "any"
            layout = [{{ times = 3, down = "1-4" }}, {{ up = "1-4" }}]
            reserves = {reserves}
            reserve-cards = {filled}
            reserves-take = {take}
            deal = {{ {deal} }}
            lift = {{ {lift} }}
            {way}
            "#
        );
        Arc::new(Rules::parse(&text).unwrap_or_else(|report| panic!("{report}\n{text}")))
    })
}

/// A game that somebody made of a built-in one.
fn custom() -> impl Strategy<Value = Arc<Rules>> {
    damaged_file().prop_filter_map("no game", |text| Rules::parse(&text).ok().map(Arc::new))
}

fn dealt(rules: &Arc<Rules>, number: u64) -> Position {
    let shuffle = number.to_string().parse().expect("an own number");
    rules.deal(&shuffle).expect("every game has own numbers")
}

pub(crate) fn first_position() -> impl Strategy<Value = (Arc<Rules>, Position)> {
    let rules = prop_oneof![3 => short_runs(), 1 => custom()];
    let own = (rules, any::<u64>()).prop_map(|(rules, number)| {
        let first = dealt(&rules, number);
        (rules, first)
    });
    prop_oneof![built_in(), own]
}

pub(crate) fn acts(count: usize) -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        6 => any::<Index>().prop_map(Act::Play),
        2 => Just(Act::Undo),
        1 => Just(Act::Redo),
    ];
    vec(act, 0..count)
}

/// An act that is possible, as both games are told it.
pub(crate) enum Step {
    Play(Move),
    Undo,
}

/// A player of the true game, who can take back and make again.
pub(crate) struct Player {
    pub(crate) game: Game,
    undone: Vec<Move>,
}

impl Player {
    /// A game that some acts have led to.
    pub(crate) fn after(rules: Arc<Rules>, first: Position, acts: &[Act]) -> Self {
        let mut player = Self {
            game: Game::new(rules, first),
            undone: Vec::new(),
        };
        for act in acts {
            match player.wish(act, player.game.length()) {
                Some(Step::Play(mv)) => drop(player.game.play(mv).expect("a legal move")),
                Some(Step::Undo) => drop(player.game.undo()),
                None => {}
            }
        }
        player.undone.clear();
        player
    }

    /// What to do in a game of this length; `None` if the act is impossible.
    pub(crate) fn wish(&mut self, act: &Act, length: usize) -> Option<Step> {
        match act {
            Act::Play(index) => {
                let legal = self.game.legal_moves();
                let chosen = (!legal.is_empty()).then(|| index.get(&legal).get())?;
                self.undone.clear();
                Some(Step::Play(chosen))
            }
            Act::Undo if length > 0 => {
                self.undone.push(self.game.played().next_back()?);
                Some(Step::Undo)
            }
            Act::Undo => None,
            Act::Redo => Some(Step::Play(self.undone.pop()?)),
        }
    }
}

pub(crate) fn hash(knowledge: &Knowledge) -> u64 {
    let mut hasher = DefaultHasher::new();
    knowledge.hash(&mut hasher);
    hasher.finish()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_looks_the_same_is_the_same_knowledge_and_reads_back(
        (rules, first) in first_position(),
        acts in acts(60),
        seed in any::<u64>(),
    ) {
        let game = Player::after(Arc::clone(&rules), first.clone(), &acts).game;
        let knowledge = game.view().knowledge();
        let other = with_unseen(&first, game.view(), |cards| Dice::new(seed).shuffle(cards));
        let other = rules.position(&other).expect("the same cards in the same places");
        let other = Player::after(Arc::clone(&rules), other, &acts).game;
        prop_assert_eq!(&other.view().knowledge(), &knowledge);
        prop_assert_eq!(hash(&other.view().knowledge()), hash(&knowledge));
        prop_assert_eq!(knowledge.view(&rules).knowledge(), knowledge.clone());
        prop_assert_eq!(knowledge.picture(), game.view().picture());
        let read = rules.parse_knowledge(&knowledge.picture());
        prop_assert_eq!(read.as_ref(), Ok(&knowledge));
        let json = serde_json::to_string(&knowledge).expect("a map");
        let draft = KnowledgeDraft::from_json(&json).expect("a draft");
        prop_assert_eq!(rules.knowledge(&draft), Ok(knowledge.clone()));
    }
}

/// Two runs that lack their aces, on a hidden card each, before a row of ten.
pub(crate) const BEFORE_A_ROW: &str = "\
1: ## KS-2S
2: ## KS-2S
3: 6S KS
4: 6S KS
5: 7S QS
6: 7S QS
7: 8S JS
8: 8S JS
9: 9S TS
10: 9S TS
stock: ## ## ## ## ## ## ## ## ## ##
collected: KS-AS KS-AS KS-AS KS-AS
";

#[test]
fn what_nobody_can_know_is_refused_with_the_place() {
    let spider = games::find("spider-1").expect("a built-in game");
    let change = |what: &str, to: &str| BEFORE_A_ROW.replacen(what, to, 1);
    let texts = [
        change("1: ##", "1:"),
        change("6S KS", "6S ##"),
        change("6S KS", "6S #KS"),
        change("6S KS", "#6S ## KS"),
        change("stock: ##", "stock: ## AS"),
        change("stock: ##", "stock: #AS"),
        change("KS-AS KS-AS", "KS-AS KS-2S ##"),
        change("6S KS", "AS AS AS AS AS KS"),
        change("10:", "10: KS-AS ;"),
        change("collected", ";"),
        change("10:", "11:"),
        "1: ##".to_owned(),
    ];
    let shown = texts.map(|text| {
        let error = spider.parse_knowledge(&text).expect_err(&text);
        format!("{error}\n")
    });
    insta::assert_snapshot!(shown.concat());
}

#[test]
fn knowledge_in_json_is_checked_as_a_picture_is() {
    let mice = games::find("three-blind-mice").expect("a built-in game");
    let game = Game::new(Arc::clone(mice), dealt(mice, 1));
    let json = serde_json::to_string(&game.view().knowledge()).expect("a map");
    insta::assert_snapshot!(json);
    let error = |json: &str| {
        let draft = KnowledgeDraft::from_json(json).map_err(|error| error.to_string())?;
        let knowledge = mice.knowledge(&draft);
        knowledge.map_err(|error| error.to_string())
    };
    let wrong = [
        json.replacen("\"##\"", "\"#KS\",\"##\"", 1),
        json.replacen("\"##\"", "\"?\"", 1),
        json.replacen("\"reserves\":[", "\"reserves\":[\"##\",", 1),
        json.replacen("\"##\",", "", 1),
    ];
    let errors = wrong.map(|json| error(&json).expect_err(&json) + "\n");
    insta::assert_snapshot!(errors.concat());
}
