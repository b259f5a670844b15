//! Every game, described by hand: one line each.

use super::cards::Suits;
pub(crate) use super::game::{Collecting, DealRule, Game, Lift, Reserves, RowRule, Vacancy};

type GameLine = (
    &'static str,
    usize,
    &'static str,
    Suits,
    Lift,
    Vacancy,
    DealRule,
    Option<Suits>,
);

const FOUR: &str = "SHDC";
const TWO: &str = "SSHH";
const ONE: &str = "SSSS";
const THREE: &str = "CSH";

const ANY: Suits = Suits::Any;
const SUIT: Suits = Suits::Same;
const OF_SUIT: Option<Suits> = Some(Suits::Same);
const FULL: DealRule = DealRule::Full;
const OPEN: DealRule = DealRule::Any;
const RUN: Lift = Lift::Run(Suits::Same);
const FREE: Vacancy = Vacancy::Any;
const KING: Vacancy = Vacancy::King;

const AROUND: DealRule = DealRule::Occupied;
const ALTERNATING: Suits = Suits::Alternating;
const OF_ALTERNATING: Option<Suits> = Some(Suits::Alternating);
const TAIL: Lift = Lift::Tail;
const ONE_CARD: Lift = Lift::Single;

/// Game, decks, suits; place, lift, vacancy, deal, collect. A game without a stock says `OPEN`,
/// which never matters.
const LINES: &[GameLine] = &[
    ("spider", 2, FOUR, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spider-2", 2, TWO, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spider-1", 2, ONE, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spider-relaxed", 2, FOUR, ANY, RUN, FREE, FULL, Some(ANY)),
    (
        "spider-easy",
        2,
        FOUR,
        ANY,
        Lift::Run(ANY),
        FREE,
        FULL,
        Some(ANY),
    ),
    ("spider-open-deal", 2, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    (
        "red-black-spider",
        2,
        FOUR,
        ANY,
        Lift::Run(Suits::Colour),
        FREE,
        FULL,
        Some(Suits::Colour),
    ),
    (
        "little-spider",
        1,
        FOUR,
        ANY,
        Lift::Single,
        Vacancy::Never,
        OPEN,
        None,
    ),
    (
        "little-spider-strict",
        1,
        FOUR,
        ANY,
        Lift::Single,
        Vacancy::Never,
        OPEN,
        None,
    ),
    (
        "little-spider-strict-always",
        1,
        FOUR,
        ANY,
        Lift::Single,
        Vacancy::Never,
        OPEN,
        None,
    ),
    (
        "little-spider-wrap",
        1,
        FOUR,
        ANY,
        Lift::Single,
        Vacancy::Never,
        OPEN,
        None,
    ),
    ("spiderette", 1, FOUR, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spiderette-2", 1, TWO, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spiderette-1", 1, ONE, ANY, RUN, FREE, FULL, OF_SUIT),
    ("will-o-the-wisp", 1, FOUR, ANY, RUN, FREE, FULL, OF_SUIT),
    ("will-o-the-wisp-2", 1, TWO, ANY, RUN, FREE, FULL, OF_SUIT),
    ("will-o-the-wisp-1", 1, ONE, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spider-3-decks", 3, FOUR, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spider-4-decks", 4, FOUR, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spider-5-decks", 5, FOUR, ANY, RUN, FREE, FULL, OF_SUIT),
    (
        "black-widow",
        2,
        FOUR,
        ANY,
        Lift::Run(ANY),
        FREE,
        FULL,
        OF_SUIT,
    ),
    (
        "tarantula",
        2,
        FOUR,
        ANY,
        Lift::Run(Suits::Colour),
        FREE,
        FULL,
        OF_SUIT,
    ),
    ("beetle", 2, FOUR, ANY, RUN, FREE, FULL, OF_SUIT),
    (
        "baby-spiderette",
        1,
        FOUR,
        ANY,
        Lift::Run(ANY),
        FREE,
        FULL,
        OF_SUIT,
    ),
    (
        "fair-maids",
        1,
        FOUR,
        ANY,
        Lift::Run(Suits::Alternating),
        FREE,
        FULL,
        Some(Suits::Alternating),
    ),
    ("mrs-mop", 2, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    ("simple-simon", 1, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    ("simon-jester", 2, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    (
        "grounds-for-a-divorce",
        2,
        FOUR,
        ANY,
        RUN,
        FREE,
        DealRule::Occupied,
        OF_SUIT,
    ),
    ("grandmothers-game", 2, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    ("spiderwort-2", 3, TWO, ANY, RUN, FREE, FULL, OF_SUIT),
    ("spiderwort-1", 3, ONE, ANY, RUN, FREE, FULL, OF_SUIT),
    ("scorpion", 1, FOUR, SUIT, Lift::Tail, KING, OPEN, OF_SUIT),
    ("wasp", 1, FOUR, SUIT, Lift::Tail, FREE, OPEN, OF_SUIT),
    (
        "double-scorpion",
        2,
        FOUR,
        SUIT,
        Lift::Tail,
        KING,
        OPEN,
        OF_SUIT,
    ),
    (
        "three-blind-mice",
        1,
        FOUR,
        SUIT,
        Lift::Tail,
        KING,
        OPEN,
        OF_SUIT,
    ),
    ("spider-3x3", 3, THREE, ANY, RUN, FREE, FULL, OF_SUIT),
    ("chinese-spider", 4, THREE, ANY, RUN, FREE, FULL, OF_SUIT),
    ("big-divorce", 3, FOUR, ANY, RUN, FREE, AROUND, OF_SUIT),
    ("very-big-divorce", 4, FOUR, ANY, RUN, FREE, AROUND, OF_SUIT),
    ("york", 2, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    ("big-york", 3, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    ("scorpion-ii", 1, FOUR, SUIT, TAIL, KING, OPEN, OF_SUIT),
    ("wasp-ii", 1, FOUR, SUIT, TAIL, FREE, OPEN, OF_SUIT),
    ("triple-scorpion", 3, FOUR, SUIT, TAIL, KING, OPEN, OF_SUIT),
    ("russian-spider", 1, FOUR, SUIT, TAIL, KING, OPEN, OF_SUIT),
    (
        "scorpion-tail",
        1,
        FOUR,
        ALTERNATING,
        TAIL,
        KING,
        OPEN,
        OF_ALTERNATING,
    ),
    (
        "farmers-wife",
        1,
        FOUR,
        ALTERNATING,
        TAIL,
        KING,
        OPEN,
        OF_ALTERNATING,
    ),
    ("how-they-run", 1, FOUR, SUIT, TAIL, KING, OPEN, OF_SUIT),
    ("scorpion-head", 1, FOUR, SUIT, TAIL, KING, OPEN, OF_SUIT),
    ("spider-web", 1, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    ("astrocyte", 2, FOUR, ANY, RUN, FREE, OPEN, OF_SUIT),
    (
        "spidercells",
        1,
        FOUR,
        ALTERNATING,
        ONE_CARD,
        FREE,
        OPEN,
        OF_ALTERNATING,
    ),
    ("applegate", 1, FOUR, SUIT, TAIL, KING, OPEN, OF_SUIT),
    (
        "double-russian-spider",
        2,
        FOUR,
        SUIT,
        TAIL,
        KING,
        OPEN,
        OF_SUIT,
    ),
    ("kiev", 1, FOUR, SUIT, TAIL, FREE, OPEN, OF_SUIT),
    ("dnieper", 1, FOUR, SUIT, TAIL, FREE, OPEN, OF_SUIT),
    ("sevastopol", 1, FOUR, SUIT, TAIL, FREE, OPEN, OF_SUIT),
    (
        "scorpion-runs-stay",
        1,
        FOUR,
        SUIT,
        TAIL,
        KING,
        OPEN,
        OF_SUIT,
    ),
    ("autumn-leaves", 1, FOUR, SUIT, RUN, FREE, OPEN, OF_SUIT),
    ("curds-and-whey", 1, FOUR, SUIT, RUN, KING, OPEN, OF_SUIT),
    ("miss-muffet", 1, FOUR, SUIT, RUN, KING, OPEN, OF_SUIT),
    ("nordic", 1, FOUR, SUIT, RUN, FREE, OPEN, OF_SUIT),
    ("arachnida", 2, FOUR, ANY, RUN, FREE, FULL, OF_SUIT),
    ("harvestman", 2, FOUR, SUIT, RUN, FREE, FULL, OF_SUIT),
];

/// The games in which a king goes on an ace.
const WRAPPING: [&str; 8] = [
    "dnieper",
    "grounds-for-a-divorce",
    "little-spider-wrap",
    "big-divorce",
    "very-big-divorce",
    "york",
    "big-york",
    "applegate",
];

/// The games whose runs stay on the table.
const STAYING: [&str; 6] = [
    "applegate",
    "curds-and-whey",
    "miss-muffet",
    "nordic",
    "scorpion-runs-stay",
    "autumn-leaves",
];

/// The games in which a card goes on one of its own rank, and cards of one rank move together.
const OF_A_KIND: [&str; 5] = [
    "curds-and-whey",
    "miss-muffet",
    "nordic",
    "arachnida",
    "harvestman",
];

/// The ids of all games.
pub(crate) const GAME_IDS: [&str; LINES.len()] = {
    let mut ids = [""; LINES.len()];
    let mut i = 0;
    while i < LINES.len() {
        ids[i] = LINES[i].0;
        i += 1;
    }
    ids
};

/// The game called `id`.
pub(crate) fn game(id: &str) -> Game {
    let line = LINES.iter().find(|line| line.0 == id);
    let Some(&(id, decks, suits, place, lift, vacancy, deal, collect)) = line else {
        panic!("{id} is missing in tests/naive/games.rs: CONTRIBUTING.md, A game, says more");
    };
    Game {
        id,
        decks,
        suits,
        place,
        lift,
        vacancy,
        deal,
        collect,
        wraps: WRAPPING.contains(&id),
        same_rank: OF_A_KIND.contains(&id),
        gaps: id == "autumn-leaves",
        collecting: if STAYING.contains(&id) {
            Collecting::Never
        } else if id == "red-black-spider" {
            Collecting::ByChoice
        } else {
            Collecting::ByItself
        },
        little: match id {
            "little-spider" | "little-spider-wrap" => Some(RowRule::Free),
            "little-spider-strict" => Some(RowRule::StrictWhileStock),
            "little-spider-strict-always" => Some(RowRule::StrictAlways),
            _ => None,
        },
        reserves: reserves(id),
    }
}

fn reserves(id: &str) -> Reserves {
    let (full, empty, take) = match id {
        "three-blind-mice" | "farmers-wife" => (2, 0, false),
        "applegate" => (3, 0, false),
        "how-they-run" => (2, 0, true),
        "scorpion-head" | "astrocyte" | "spidercells" => (0, 4, true),
        "spider-web" => (0, 1, true),
        _ => (0, 0, false),
    };
    Reserves { full, empty, take }
}
