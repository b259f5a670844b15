//! Reads what `PySolFC` dealt and allowed: see `fixtures/README.md`.

use std::collections::BTreeSet;
use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::Value;

use super::cards::{Card, column};
use super::games::{Collecting, game};
use super::layout::{Layout, lay_out};
use super::shuffle::{ms_pack, pysol_pack};
use super::table::{Move, Step, Table};

/// The games that the fixtures hold: `PySolFC`'s name and ours.
const NAMES: &[(&str, &str)] = &[
    ("Spider", "spider"),
    ("Spider (2 Suits)", "spider-2"),
    ("Spider (1 Suit)", "spider-1"),
    ("Spider-Relaxed SolNet [composed]", "spider-relaxed"),
    ("Spider-Easy SolNet [composed]", "spider-easy"),
    ("Relaxed Spider", "spider-open-deal"),
    ("Red-Black Spider [composed]", "red-black-spider"),
    (
        "Little Spider [semi-composed, Solitaire Till Dawn]",
        "little-spider",
    ),
    (
        "Little Spider Wrap [semi-composed, goodsol]",
        "little-spider-wrap",
    ),
    ("Spiderette", "spiderette"),
    ("Will o' the Wisp", "will-o-the-wisp"),
    ("Big Spider", "spider-3-decks"),
    ("Spider (4 Decks)", "spider-4-decks"),
    ("Black Widow", "black-widow"),
    ("Tarantula", "tarantula"),
    ("Open Spider", "beetle"),
    ("Baby Spiderette", "baby-spiderette"),
    ("Fair Maids", "fair-maids"),
    ("Mrs. Mop", "mrs-mop"),
    ("Simple Simon", "simple-simon"),
    ("Simon Jester", "simon-jester"),
    ("Grounds for a Divorce", "grounds-for-a-divorce"),
    ("Grandmother's Game", "grandmothers-game"),
    ("Big Spider (2 Suits)", "spiderwort-2"),
    ("Big Spider (1 Suit)", "spiderwort-1"),
    ("Scorpion", "scorpion"),
    ("Wasp", "wasp"),
    ("Double Scorpion", "double-scorpion"),
    ("Three Blind Mice", "three-blind-mice"),
    ("Spider 3x3", "spider-3x3"),
    ("Chinese Spider", "chinese-spider"),
    ("Big Divorce", "big-divorce"),
    ("Very Big Divorce", "very-big-divorce"),
    ("York", "york"),
    ("Big York", "big-york"),
    ("Scorpion II", "scorpion-ii"),
    ("Wasp II", "wasp-ii"),
    ("Scorpion Tail", "scorpion-tail"),
    ("Triple Scorpion", "triple-scorpion"),
    ("Farmer's Wife", "farmers-wife"),
    ("Russian Spider", "russian-spider"),
    ("How They Run", "how-they-run"),
    ("Scorpion Head", "scorpion-head"),
    ("Spider Web", "spider-web"),
    ("Astrocyte", "astrocyte"),
    ("Spidercells", "spidercells"),
    ("Applegate", "applegate"),
    ("Double Russian Spider", "double-russian-spider"),
    ("Kiev", "kiev"),
    ("Dnieper", "dnieper"),
    ("Sevastopol", "sevastopol"),
    ("Autumn Leaves", "autumn-leaves"),
    ("Curds and Whey", "curds-and-whey"),
    ("Miss Muffet", "miss-muffet"),
    ("Nordic", "nordic"),
    ("Arachnida", "arachnida"),
    ("Harvestman", "harvestman"),
];

/// What lies where, as text: `7D`, and `#7D` for a face-down card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) columns: Vec<Vec<String>>,
    pub(crate) stock: Vec<String>,
    pub(crate) foundations: Vec<Vec<String>>,
    pub(crate) reserves: Vec<Vec<String>>,
}

/// What was legal before a step, and what the step was.
pub(crate) struct TranscriptStep {
    pub(crate) legal: BTreeSet<Move>,
    pub(crate) can_deal: bool,
    pub(crate) step: Step,
    pub(crate) won_after: bool,
}

/// One game of random play.
pub(crate) struct Transcript {
    pub(crate) game_id: &'static str,
    /// The number as `PySolFC` writes it.
    pub(crate) number: String,
    pub(crate) collecting: Collecting,
    pub(crate) initial: State,
    pub(crate) steps: Vec<TranscriptStep>,
    pub(crate) end: State,
    pub(crate) can_deal_at_end: bool,
}

/// One first layout.
pub(crate) struct Deal {
    pub(crate) game_id: &'static str,
    pub(crate) number: String,
    pub(crate) state: State,
}

fn lines(gzipped: &[u8]) -> Vec<Value> {
    let mut text = String::new();
    let unpacked = GzDecoder::new(gzipped).read_to_string(&mut text);
    unpacked.expect("the fixture is gzipped text");
    let json = |line| serde_json::from_str(line).expect("each line of a fixture is JSON");
    text.lines().map(json).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("the fixture holds text here")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("the fixture holds a list here")
}

fn flag(value: &Value) -> bool {
    value
        .as_bool()
        .expect("the fixture holds true or false here")
}

fn our_id(pysol_name: &str) -> &'static str {
    let found = NAMES.iter().find(|(theirs, _)| *theirs == pysol_name);
    found
        .unwrap_or_else(|| panic!("{pysol_name} is not in the list of names"))
        .1
}

fn texts(value: &Value) -> Vec<String> {
    list(value)
        .iter()
        .map(|card| text(card).to_owned())
        .collect()
}

/// A list that a game without such piles leaves out.
fn piles(value: &Value) -> Vec<Vec<String>> {
    value
        .as_array()
        .map_or(Vec::new(), |piles| piles.iter().map(texts).collect())
}

fn state(value: &Value) -> State {
    State {
        columns: piles(&value["tableau"]),
        stock: texts(&value["stock"]),
        foundations: piles(&value["foundations"]),
        reserves: piles(&value["reserves"]),
    }
}

fn number(text: &str) -> usize {
    text.parse().expect("piles are numbered")
}

/// `["7", "f0", 13]` is a finished run that leaves: which empty foundation takes it makes no
/// difference.
fn read_move(value: &Value) -> Move {
    let (from, to) = (text(&value[0]), text(&value[1]));
    let count = usize::try_from(
        value[2]
            .as_u64()
            .expect("the third part of a move is a number"),
    )
    .expect("small");
    if let Some(slot) = from.strip_prefix('r') {
        assert_eq!(count, 1, "a reserve slot holds one card");
        return Move::Reserve {
            slot: number(slot),
            to: number(to),
        };
    }
    let from = number(from);
    if let Some(slot) = to.strip_prefix('r') {
        assert_eq!(count, 1, "a reserve slot takes one card");
        let slot = number(slot);
        return Move::ToReserve { from, slot };
    }
    match (to.strip_prefix('f'), count) {
        (None, count) => Move::Columns {
            from,
            to: number(to),
            count,
        },
        (Some(_), 13) => Move::Collect { from },
        (Some(slot), 1) => Move::Foundation {
            from,
            slot: number(slot),
        },
        (Some(_), _) => panic!("{value} is no move of a game we know"),
    }
}

fn read_step(value: &Value) -> Step {
    if value.as_str() == Some("deal") {
        Step::Deal
    } else {
        Step::Move(read_move(value))
    }
}

fn transcript(value: &Value) -> Transcript {
    let step = |step: &Value| TranscriptStep {
        legal: list(&step["legal"]).iter().map(read_move).collect(),
        can_deal: flag(&step["can_deal"]),
        step: read_step(&step["move"]),
        won_after: flag(&step["won"]),
    };
    Transcript {
        game_id: our_id(text(&value["info"]["game"])),
        number: text(&value["info"]["deal"]).to_owned(),
        collecting: if flag(&value["autodrop"]) {
            Collecting::ByItself
        } else {
            Collecting::ByChoice
        },
        initial: state(&value["initial"]),
        steps: list(&value["steps"]).iter().map(step).collect(),
        end: state(&value["final"]),
        can_deal_at_end: flag(&value["final"]["can_deal"]),
    }
}

/// All the random play, with the full set of legal moves before each step.
pub(crate) fn transcripts() -> Vec<Transcript> {
    lines(include_bytes!("../fixtures/pysol-transcripts.jsonl.gz"))
        .iter()
        .map(transcript)
        .collect()
}

/// All the first layouts.
pub(crate) fn deals() -> Vec<Deal> {
    let deal = |value: &Value| Deal {
        game_id: our_id(text(&value["game"])),
        number: text(&value["deal"]).to_owned(),
        state: state(value),
    };
    lines(include_bytes!("../fixtures/pysol-deals.jsonl.gz"))
        .iter()
        .map(deal)
        .collect()
}

/// A line that wins deal 1 of one-suit Spider, collecting by hand.
pub(crate) fn winning_line() -> Vec<Step> {
    let line = lines(include_bytes!("../fixtures/won-one-suit.json.gz"));
    assert_eq!(line[0]["game"], "Spider (1 Suit)");
    assert_eq!(line[0]["deal"], 1);
    list(&line[0]["moves"]).iter().map(read_step).collect()
}

/// Deals what `PySolFC` deals under this number.
pub(crate) fn pysol_deal(game_id: &str, number: &str) -> Table {
    let game = game(game_id);
    let suits: BTreeSet<char> = game.suits.chars().collect();
    let (decks, kinds) = (game.decks, suits.len());
    let pack = if let Some(digits) = number.strip_prefix("ms") {
        ms_pack(decks, kinds, digits.parse().expect("digits follow"))
    } else {
        pysol_pack(decks, kinds, number.parse().expect("it is all digits"))
    };
    lay_out(game, &pack, Layout::Ms)
}

impl State {
    /// The table that lies so. What leaves by itself leaves.
    pub(crate) fn to_table(&self, game_id: &str, collecting: Collecting) -> Table {
        let cards = |pile: &Vec<String>| pile.iter().map(|card| Card::read(card)).collect();
        let game = game(game_id).with_collecting(collecting);
        let columns = self
            .columns
            .iter()
            .map(|cards| column(&cards.join(" ")))
            .collect();
        let reserves = self
            .reserves
            .iter()
            .map(|slot| slot.first().map(|card| Card::read(card)))
            .collect();
        let piles: Vec<Vec<Card>> = self.foundations.iter().map(cards).collect();
        let (foundations, collected) = if game.little.is_some() {
            (piles, Vec::new())
        } else {
            (Vec::new(), piles)
        };
        let collected = collected
            .into_iter()
            .filter(|run| !run.is_empty())
            .collect();
        Table::new(
            game,
            columns,
            cards(&self.stock),
            foundations,
            reserves,
            collected,
        )
    }
}
