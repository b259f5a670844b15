//! A good certificate, damaged in thousands of ways. There is no checksum here that could notice
//! it: what is wrong must be found by what it means.

use webspinner_checker::{Bound, Reason};

use crate::small::SMALL;
use crate::{certificate, checked, claim};

/// A good certificate, whose proof has bounds, and moves between columns that are alike.
fn good() -> String {
    let (text, _) = certificate(&claim(SMALL, 1)).expect("this deal is lost");
    let (_, relied) = checked(&text).expect("it is a proof");
    assert!(relied.exchanged > 0 && !relied.bounds.is_empty());
    text
}

/// Nothing that is different proves the same thing: it is refused, or it proves the same of another
/// game, as the file holds the rules of a game that is not built in, its name among them.
fn is_refused(good: &str, damaged: &str, how: &str) -> bool {
    assert_ne!(good, damaged, "{how}");
    match checked(damaged) {
        Err(refused) => {
            let line = usize::try_from(refused.line).expect("a short text");
            assert!(
                (1..=damaged.lines().count() + 1).contains(&line),
                "{how}: {refused}"
            );
            true
        }
        Ok((about, _)) => {
            let rules = claim(SMALL, 1).rules;
            assert_ne!(about.rules, rules, "{how}:\n{damaged}");
            false
        }
    }
}

#[test]
fn every_byte_counts() {
    let good = good();
    let mut refused = 0;
    for at in 0..good.len() {
        let (before, rest) = good.split_at(at);
        let (byte, after) = rest.split_at(1);
        for other in [
            "0", "1", "2", "7", "S", "a", " ", "\n", "-", "=", "\u{7f}", "",
        ] {
            if other != byte {
                let damaged = format!("{before}{other}{after}");
                let how = format!("byte {at}, {byte:?} made {other:?}");
                refused += usize::from(is_refused(&good, &damaged, &how));
            }
        }
    }
    assert!(refused > 100, "{refused}");
}

#[test]
fn line_ends_that_a_system_has_changed_are_named() {
    let refused = checked(&good().replace('\n', "\r\n")).unwrap_err();
    assert_eq!((refused.line, refused.reason), (1, Reason::LineEnds));
}

#[test]
fn every_cut_is_noticed() {
    let good = good();
    for at in 0..good.len() {
        assert!(is_refused(&good, &good[..at], &format!("cut at {at}")));
    }
    assert!(is_refused(&good, &format!("{good}\n"), "a line more"));
    assert!(is_refused(&good, &format!("{good}{good}"), "twice"));
}

#[test]
fn every_line_counts_and_has_its_place() {
    let good = good();
    let lines: Vec<&str> = good.lines().collect();
    let text = |lines: &[&str]| lines.join("\n") + "\n";
    for at in 0..lines.len() {
        let mut dropped = lines.clone();
        dropped.remove(at);
        // Without the name of the deal, it proves the same of a position that is no deal.
        let is_deal = lines[at].starts_with("deal ");
        if !is_deal {
            assert_line(&good, &text(&dropped), lines[at], "dropped");
        }
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        assert_line(&good, &text(&doubled), lines[at], "doubled");
        for other in [at + 1, at + 2, lines.len() - 1] {
            let mut swapped = lines.clone();
            if other < lines.len() && lines[other] != lines[at] {
                swapped.swap(at, other);
                assert_line(&good, &text(&swapped), lines[at], "swapped");
            }
        }
    }
}

fn assert_line(good: &str, damaged: &str, line: &str, how: &str) {
    is_refused(good, damaged, &format!("{how}: {line}"));
}

#[test]
fn every_word_of_the_proof_counts() {
    let good = good();
    let (head, proof) = good.rsplit_once("\n\n").expect("an empty line");
    let lines: Vec<&str> = proof.lines().collect();
    let mut times = 0;
    let mut refuse = |at: usize, line: &str| {
        let mut damaged = lines.clone();
        damaged[at] = line;
        let text = damaged.join("\n") + "\n";
        let how = format!("{} made {line}", lines[at]);
        assert!(is_refused(&good, &format!("{head}\n\n{text}"), &how));
        times += 1;
    };
    for (at, line) in lines.iter().enumerate().take(lines.len() - 1) {
        let words: Vec<&str> = line.split(' ').collect();
        for bound in Bound::ALL.map(Bound::word) {
            // What is stranded may be cramped as well, and then either proves it.
            let may_be_true = words[1..] == ["stranded"] && bound == "cramped";
            if words[1..] != [bound] && !may_be_true {
                refuse(at, &format!("{} {bound}", words[0]));
            }
        }
        refuse(at, &format!("{line} d=0"));
        refuse(at, &format!("{line} 1-2=0"));
        refuse(at, &format!("{line} easy"));
        for (index, word) in words.iter().enumerate().skip(1) {
            let mut fewer = words.clone();
            fewer.remove(index);
            refuse(at, &fewer.join(" "));
            let Some((played, target)) = word.split_once('=') else {
                continue;
            };
            let target: u32 = target.parse().expect("a number");
            for other in [
                0,
                1,
                target.wrapping_sub(1),
                target + 1,
                target + 9,
                u32::MAX,
            ] {
                if other != target {
                    let mut others = words.clone();
                    let other = format!("{played}={other}");
                    others[index] = &other;
                    refuse(at, &others.join(" "));
                }
            }
        }
    }
    assert!(times > 300, "{times}");
}

#[test]
fn the_head_says_what_the_proof_is_about() {
    let good = good();
    let deal = good.lines().find(|line| line.starts_with("deal "));
    let deal = deal.expect("the head names it");
    for (what, other, reason) in [
        ("certificate 1\n", "certificate 2\n", Reason::Version),
        (
            "webspinner certificate",
            "Webspinner certificate",
            Reason::NotACertificate,
        ),
        ("game small 1", "game spider 1", Reason::Game),
        ("game small 1", "game small 2", Reason::Game),
        (deal, "deal own:1234567", Reason::Deal),
        (deal, "deal ms:1234567", Reason::Deal),
    ] {
        let damaged = good.replacen(what, other, 1);
        assert!(is_refused(&good, &damaged, other));
        let refused = checked(&damaged).expect_err("it is damaged");
        assert_eq!(refused.reason, reason, "{other}");
    }
}
