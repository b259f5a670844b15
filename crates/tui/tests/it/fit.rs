//! No column is ever cut off: at 80 by 24 cells every card of every column is drawn or counted,
//! and the end card shows. For every game, under random play that builds long columns.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_rules::{Card, Move, Pile, Position, Rules, games};

use crate::dice::Dice;
use crate::player::{Player, deal, rules};

/// A legal move: mostly one that makes a long column longer.
fn choose(rules: &Rules, position: &Position, dice: &mut Dice) -> Option<Move> {
    let legal = rules.legal_moves(position);
    if legal.is_empty() {
        return None;
    }
    let length = |made: Move| match made {
        Move::Shift { to, count, .. } => position.column(to).cards().len() + usize::from(count),
        Move::Deal => 9,
        _ => 0,
    };
    let longest = legal
        .iter()
        .map(|legal| legal.get())
        .max_by_key(|made| length(*made));
    match dice.below(3) {
        0 => Some(legal[dice.below(legal.len())].get()),
        _ => longest,
    }
}

/// What is drawn of each column: its lines, without the marks in front.
fn columns(rules: &Rules, screen: &str) -> Vec<Vec<String>> {
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let last = lines.len() - 2;
    let in_row = usize::from(rules.columns() / rules.column_rows());
    let lower = lines.iter().position(|line| {
        let text: String = line.iter().collect();
        rules.column_rows() == 2
            && text.split_whitespace().next() == Some("5")
            && !text.contains(':')
    });
    let heads = std::iter::once(2).chain(lower);
    let mut found = Vec::new();
    for head in heads {
        let end = if Some(head) == lower {
            last
        } else {
            lower.map_or(last, |lower| lower - 2)
        };
        let starts: Vec<usize> = (0..lines[head].len())
            .filter(|&x| lines[head][x] != ' ' && (x == 0 || lines[head][x - 1] == ' '))
            .collect();
        assert_eq!(starts.len(), in_row, "{screen}");
        let width = starts[1] - starts[0];
        for start in starts {
            let cells =
                |line: &Vec<char>| line.iter().skip(start).take(width - 1).collect::<String>();
            let drawn = lines[head + 1..end].iter().map(cells);
            found.push(drawn.filter(|text| !text.trim().is_empty()).collect());
        }
    }
    found
}

fn number(text: &mut &str) -> usize {
    let digits = text
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(text.len());
    let number = text[..digits].parse().unwrap_or(0);
    *text = &text[digits..];
    number
}

fn rank(text: &mut &str) -> usize {
    if let Some(rest) = text.strip_prefix("10") {
        *text = rest;
        return 10;
    }
    let place = "A23456789TJQK".find(|letter| text.starts_with(letter));
    *text = &text[1..];
    place.expect("a rank") + 1
}

/// How many cards a line stands for, and the last of them.
fn count(line: &str) -> (usize, String) {
    let (mut rest, mut cards, mut last) = (line, 0, String::new());
    loop {
        rest = rest.trim_start();
        let Some(first) = rest.chars().next() else {
            return (cards, last);
        };
        if "░⋮".contains(first) {
            rest = rest.trim_start_matches(first);
            cards += number(&mut rest).max(1);
            continue;
        }
        let from = rank(&mut rest);
        let mut suit = rest.chars().next();
        rest = rest.trim_start_matches(['♣', '♠', '♥', '♦']);
        let mut to = from;
        if let Some(run) =
            rest.strip_prefix('-')
                .or(if suit == Some('-') { Some(rest) } else { None })
        {
            rest = run;
            to = rank(&mut rest);
            suit = rest.chars().next();
            rest = &rest[suit.map_or(0, char::len_utf8)..];
        }
        cards += (from + 13 - to) % 13 + 1;
        last = format!("{to}{}", suit.expect("a suit"));
    }
}

fn assert_fits(rules: &Rules, pile: &Pile, drawn: &[String], screen: &str) {
    if pile.is_empty() {
        return;
    }
    let counts: Vec<(usize, String)> = drawn.iter().map(|line| count(line)).collect();
    let cards: usize = counts.iter().map(|(cards, _)| cards).sum();
    let end: Card = pile.end().expect("a card");
    let name = rules.id();
    assert_eq!(cards, pile.cards().len(), "{name}: {drawn:?}\n{screen}");
    let end = format!("{}{}", end.number(), end.suit().symbol());
    assert_eq!(
        counts.last().map(|(_, last)| last),
        Some(&end),
        "{name}\n{screen}"
    );
}

/// Plays this many moves that build long columns, and calls a function with each position.
fn play(rules: &Rules, moves: usize, mut look: impl FnMut(&Position, &Player)) -> Player {
    let mut dice = Dice::new(rules.id().as_str().len() as u64);
    let mut position = rules.deal(&"2".parse().expect("a deal")).expect("the deal");
    let mut player = Player::new(deal(rules.id().as_str(), "2"), (80, 24));
    for _ in 0..moves {
        look(&position, &player);
        let Some(chosen) = choose(rules, &position, &mut dice) else {
            break;
        };
        let legal = rules.check(&position, chosen).expect("a legal move");
        let _ = position.apply(rules, legal);
        player.paste(&format!(":{chosen}"));
        player.press(KeyCode::Enter);
        // A game that is won or stuck says so in a box over the table.
        player.press(KeyCode::Esc);
    }
    player
}

#[test]
fn every_column_of_every_game_fits_and_shows_its_end() {
    let mut longest = 0;
    for rules in games::all() {
        play(rules, 150, |position, player| {
            let screen = player.screen();
            let drawn = columns(rules, &screen);
            for (pile, drawn) in position.columns().iter().zip(&drawn) {
                assert_fits(rules, pile, drawn, &screen);
                longest = longest.max(pile.cards().len());
            }
        });
    }
    assert!(longest > 40, "only {longest} cards in a column");
}

#[test]
fn long_columns_of_five_decks_stay_readable() {
    let player = play(&rules("spider-5-decks"), 110, |_, _| {});
    assert_snapshot!(player.screen());
}

#[test]
fn long_columns_out_of_order_stay_readable() {
    let player = play(&rules("double-scorpion"), 60, |_, _| {});
    assert_snapshot!(player.screen());
}
