//! Positions that random play seldom reaches, dealt from lists of cards and played by both the
//! engine and the naive rules.

use serde_json::{Value, json};
use webspinner_rules::games;

use crate::engine::client::Client;
use crate::engine::transcripts::{assert_state, legal_moves, play};
use crate::naive::{Card, Layout, Move, Step, Table, cards, game, lay_out};

/// The same game on two tables.
struct Duel {
    client: Client,
    table: Table,
    start: Value,
}

/// All cards of the game, first dealt first: columns that end in these cards, a stock that begins
/// with these, and the rest of the pack wherever room is left.
fn deck(id: &str, ends: &[&str], stock: &str) -> Vec<Card> {
    let rules = games::find(id).expect("a built-in game");
    let mut rest: Vec<Card> = rules
        .pack()
        .cards()
        .map(|card| Card::read(&card.to_string()))
        .collect();
    rest.sort_unstable();
    let mut take = |card: Card| {
        let place = rest.iter().position(|other| *other == card);
        rest.remove(place.unwrap_or_else(|| panic!("{card} is not left in the pack")))
    };
    let mut ends: Vec<Vec<Card>> = ends
        .iter()
        .map(|end| cards(end).into_iter().map(&mut take).collect())
        .collect();
    let stock: Vec<Card> = cards(stock).into_iter().map(&mut take).collect();
    let seats = rules.layout().cards();
    let mut dealt: Vec<Card> = Vec::new();
    // From the last seat, so that each column gets its end first.
    for seat in seats.iter().rev() {
        let wanted = ends.get_mut(seat.column.index()).and_then(Vec::pop);
        dealt.push(wanted.unwrap_or_else(|| rest.remove(0)));
    }
    dealt.reverse();
    [dealt, stock, rest].concat()
}

impl Duel {
    fn new(id: &str, ends: &[&str], stock: &str) -> Self {
        Self::dealt(id, &deck(id, ends, stock))
    }

    fn dealt(id: &str, cards: &[Card]) -> Self {
        let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
        let mut client = Client::start();
        client.ok(&json!({"new": {"game": id, "cards": texts}}));
        let table = lay_out(game(id), cards, Layout::Own);
        let start = client.state();
        let mut duel = Self {
            client,
            table,
            start,
        };
        duel.compare();
        duel
    }

    /// Both tables must be alike, and allow the same.
    fn compare(&mut self) {
        let place = format!("{} after {} steps", self.table.game.id, self.table.length());
        assert_state(&mut self.client, &self.table, &place);
        let legal = self.client.legal();
        assert_eq!(legal_moves(&legal), self.table.legal(), "{place}");
        assert_eq!(
            legal["deal"],
            self.table.deal_permission().is_ok(),
            "{place}"
        );
    }

    fn step(&mut self, step: Step) -> Value {
        let answer = play(&mut self.client, step);
        self.table.apply(step);
        self.compare();
        answer
    }

    fn deal(&mut self) -> Value {
        self.step(Step::Deal)
    }

    /// Single cards from these columns (from 1) to column 1, one after the other.
    fn build_on_column_1(&mut self, columns: impl IntoIterator<Item = usize>) {
        for column in columns {
            let from = column - 1;
            self.step(Step::Move(Move::Columns {
                from,
                to: 0,
                count: 1,
            }));
        }
    }

    fn play_to_foundation(&mut self, column: usize, slot: usize) {
        let (from, slot) = (column - 1, slot - 1);
        self.step(Step::Move(Move::Foundation { from, slot }));
    }

    fn collected(&mut self) -> Value {
        self.client.state()["collected"].clone()
    }

    /// Why the engine refuses a request.
    fn refused(&mut self, request: &Value) -> String {
        let error = self.client.error(request);
        self.compare();
        error
    }

    /// Takes one step back after another until the first position is there again.
    fn take_all_back(mut self) {
        while self.client.ask(&json!({"undo": true}))["ok"] == true {}
        assert_eq!(self.client.state(), self.start);
        assert_eq!(self.client.end(), Some(0));
    }
}

/// Ten columns from which a run without its ace can be built on column 1, in suits that alternate
/// between the two given; the ace is the first card of the stock.
fn all_but_the_ace(id: &str, one: char, other: char) -> Duel {
    let suit = |rank: usize| if rank % 2 == 1 { one } else { other };
    let card = |letter: &str, rank: usize| format!("{letter}{}", suit(rank));
    let tops = ["K", "Q", "J", "T", "9", "8", "7", "6", "5", "4"];
    let mut ends: Vec<String> = (tops.iter().enumerate())
        .map(|(index, letter)| card(letter, 13 - index))
        .collect();
    ends[1] = format!("{} {}", card("3", 3), ends[1]);
    ends[2] = format!("{} {}", card("2", 2), ends[2]);
    let ends: Vec<&str> = ends.iter().map(String::as_str).collect();
    let mut duel = Duel::new(id, &ends, &card("A", 1));
    duel.build_on_column_1((2..=10).chain([2, 3]));
    duel
}

#[test]
fn a_run_completed_by_a_deal_leaves_and_the_card_under_it_turns_up() {
    let mut duel = all_but_the_ace("spider", 'S', 'S');
    let dealt = duel.deal();
    assert_eq!(dealt["runs"][0]["from"], 1);
    assert_eq!(dealt["runs"][0]["cards"].as_array().map(Vec::len), Some(13));
    assert_eq!(dealt["turned"][0]["column"], 1);
    assert_eq!(duel.collected(), 1);
    duel.take_all_back();
}

#[test]
fn one_deal_completes_two_runs() {
    let ends = [
        "KS", "6H 3S QS", "5H 2S JS", "KH TS", "4H QH 9S", "3H JH 8S", "2H TH 7S", "9H 6S",
        "8H 5S", "7H 4S",
    ];
    let mut duel = Duel::new("spider", &ends, "AS KC KC AH");
    duel.build_on_column_1((2..=10).chain([2, 3]));
    for column in [5, 6, 7, 8, 9, 10, 2, 3, 5, 6, 7] {
        let from = column - 1;
        duel.step(Step::Move(Move::Columns {
            from,
            to: 3,
            count: 1,
        }));
    }
    let dealt = duel.deal();
    assert_eq!(dealt["runs"].as_array().map(Vec::len), Some(2));
    assert_eq!(duel.collected(), 2);
    duel.take_all_back();
}

#[test]
fn a_run_of_any_suits_leaves_in_the_relaxed_and_the_easy_game_alone() {
    for (id, collected) in [("spider-relaxed", 1), ("spider-easy", 1), ("spider", 0)] {
        let mut duel = all_but_the_ace(id, 'S', 'H');
        duel.deal();
        assert_eq!(duel.collected(), collected, "{id}");
        duel.take_all_back();
    }
}

#[test]
fn a_run_of_one_colour_leaves_when_the_player_says_so() {
    let mut duel = all_but_the_ace("red-black-spider", 'S', 'C');
    let early = duel.refused(&json!({"collect": 1}));
    assert!(early.contains("there is no request"), "{early}");
    let early = duel.refused(&json!({"move": {"collect": 1}}));
    assert_eq!(early, "column 1 does not end in a complete run");
    duel.deal();
    assert_eq!(duel.collected(), 0);
    assert!(duel.table.legal().contains(&Move::Collect { from: 0 }));
    duel.step(Step::Move(Move::Collect { from: 0 }));
    assert_eq!(duel.collected(), 1);
    duel.take_all_back();
    let mut mixed = all_but_the_ace("red-black-spider", 'S', 'H');
    mixed.deal();
    assert!(!mixed.table.legal().contains(&Move::Collect { from: 0 }));
}

#[test]
fn a_run_of_alternating_colours_leaves_fair_maids() {
    let ends = ["KS", "6H QH", "5S JS", "4H TH", "3S 9S", "2H 8H", "7S"];
    let mut duel = Duel::new("fair-maids", &ends, "AS");
    duel.build_on_column_1((2..=7).chain(2..=6));
    duel.deal();
    assert_eq!(duel.collected(), 1);
    duel.take_all_back();
    let ends = ["KS", "6S QS", "5S JS", "4S TS", "3S 9S", "2S 8S", "7S"];
    let mut one_suit = Duel::new("fair-maids", &ends, "AS");
    one_suit.build_on_column_1((2..=7).chain(2..=6));
    one_suit.deal();
    assert_eq!(one_suit.collected(), 0);
}

#[test]
fn a_run_that_wraps_from_ace_to_king_leaves_grounds_for_a_divorce() {
    let ends = [
        "5S", "8S 4S", "7S 3S", "2S", "AS", "KS", "QS", "JS", "TS", "9S",
    ];
    let mut duel = Duel::new("grounds-for-a-divorce", &ends, "6S");
    duel.build_on_column_1((2..=10).chain([2, 3]));
    duel.deal();
    assert_eq!(duel.collected(), 1);
    duel.take_all_back();
}

const LITTLE_SPIDERS: [&str; 4] = [
    "little-spider",
    "little-spider-strict",
    "little-spider-strict-always",
    "little-spider-wrap",
];

/// Red aces up and black kings down, dealt in the order in which they are played.
fn little_spider_in_order() -> Vec<String> {
    let letters = "A23456789TJQK";
    let up = |suit: char| letters.chars().map(move |rank| format!("{rank}{suit}"));
    let down = |suit: char| {
        letters
            .chars()
            .rev()
            .map(move |rank| format!("{rank}{suit}"))
    };
    let hearts_and_diamonds = up('H').zip(up('D'));
    let spades_and_clubs = down('S').zip(down('C'));
    hearts_and_diamonds
        .zip(spades_and_clubs)
        .flat_map(|((hearts, diamonds), (spades, clubs))| [hearts, diamonds, spades, clubs])
        .collect()
}

#[test]
fn every_little_spider_is_won_when_the_cards_come_in_order() {
    for id in LITTLE_SPIDERS {
        let order = little_spider_in_order();
        let mut duel = Duel::dealt(id, &cards(&order.join(" ")));
        for row in 0..7 {
            if row > 0 {
                duel.deal();
            }
            for column in 1..=if row < 6 { 8 } else { 4 } {
                duel.play_to_foundation(column, (column - 1) % 4 + 1);
            }
        }
        assert_eq!(duel.client.state()["outcome"], "won", "{id}");
        duel.take_all_back();
    }
}

#[test]
fn the_lower_row_is_held_to_the_foundation_above_only_in_the_strict_games() {
    for (id, strict) in LITTLE_SPIDERS.into_iter().zip([false, true, true, false]) {
        let mut duel = Duel::new(id, &["AH", "KD", "KH", "QD", "2H", "9C", "9D", "9S"], "");
        duel.play_to_foundation(1, 2);
        let request = json!({"move": {"from": 5, "to": "foundation", "slot": 2, "count": 1}});
        if strict {
            let why = "from column 5, cards go only to foundation 1, directly above it";
            assert_eq!(duel.refused(&request), why, "{id}");
        } else {
            duel.play_to_foundation(5, 2);
        }
        let red_king = json!({"move": {"from": 3, "to": "foundation", "slot": 1, "count": 1}});
        let why = "the K♥ cannot start a foundation: in this deal red aces and black kings do";
        assert_eq!(duel.refused(&red_king), why, "{id}");
        duel.take_all_back();
    }
}

/// Part two begins, with `KH AS 2C 9D` on the upper row and `TD QH 5C 5D` on the lower.
fn part_two(id: &str) -> Duel {
    let rest: Vec<String> = little_spider_in_order();
    let lower = ["TD", "QH", "5C", "5D"];
    let last = ["KH", "AS", "2C", "9D"];
    let known = |card: &String| lower.contains(&card.as_str()) || last.contains(&card.as_str());
    let mut order: Vec<String> = rest.into_iter().filter(|card| !known(card)).collect();
    order.extend(lower.into_iter().chain(last).map(str::to_owned));
    let mut duel = Duel::dealt(id, &cards(&order.join(" ")));
    for _ in 0..6 {
        assert!(
            duel.table
                .legal()
                .iter()
                .all(|mv| matches!(mv, Move::Foundation { .. }))
        );
        duel.deal();
    }
    duel
}

#[test]
fn in_part_two_ends_go_up_or_down_and_round_the_corner_only_where_they_wrap() {
    for id in LITTLE_SPIDERS {
        let duel = part_two(id);
        let legal = duel.table.legal();
        let shift = |from: usize, to: usize| Move::Columns {
            from: from - 1,
            to: to - 1,
            count: 1,
        };
        for (one, other) in [(1, 6), (2, 3), (4, 5)] {
            assert!(legal.contains(&shift(one, other)), "{id}");
            assert!(legal.contains(&shift(other, one)), "{id}");
        }
        assert_eq!(legal.contains(&shift(1, 2)), id == "little-spider-wrap");
        assert_eq!(legal.contains(&shift(2, 1)), id == "little-spider-wrap");
        duel.take_all_back();
    }
}
