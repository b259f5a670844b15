//! Every target, with a bounded number of inputs.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use webspinner_fuzz::{Answer, Mutator, TARGETS, Target};

/// Random inputs for each target; `WEBSPINNER_SOAK` multiplies them.
const INPUTS: u64 = 50_000;

fn soak_factor() -> u64 {
    let factor = std::env::var("WEBSPINNER_SOAK").unwrap_or_else(|_| "1".into());
    factor.parse().expect("WEBSPINNER_SOAK is a whole number")
}

fn seeds(target: &Target) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("seeds")
        .join(target.name);
    let entries = fs::read_dir(&folder).expect("each target has a folder of seeds");
    let mut paths: Vec<_> = entries
        .map(|it| it.expect("the folder is readable").path())
        .collect();
    // File systems list folders in different orders; the tests use the same order everywhere.
    paths.sort();
    paths
        .iter()
        .map(|path| fs::read(path).expect("a seed is readable"))
        .collect()
}

/// Shows the input when a target panics.
struct Shown<'a>(&'a Target, &'a [u8]);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!(
                "target {}, input b\"{}\"",
                self.0.name,
                self.1.escape_ascii()
            );
        }
    }
}

fn judge(target: &Target, input: &[u8]) -> Answer {
    let _shown = Shown(target, input);
    (target.run)(input)
}

#[test]
fn every_seed_keeps_the_laws() {
    for target in TARGETS {
        let answers: Vec<_> = seeds(target)
            .iter()
            .map(|seed| judge(target, seed))
            .collect();
        let accepted = answers.contains(&Answer::Accepted);
        assert!(
            accepted,
            "{} has a seed that its parser accepts",
            target.name
        );
    }
}

#[test]
fn damaged_seeds_keep_the_laws() {
    for target in TARGETS {
        let seeds = seeds(target);
        let mut mutator = Mutator::new(2026);
        let answers: HashSet<_> = (0..INPUTS * soak_factor())
            .map(|_| judge(target, &mutator.input(&seeds)))
            .collect();
        assert_eq!(
            answers.len(),
            2,
            "{}: some damage is refused and some is not",
            target.name
        );
    }
}

#[test]
fn the_same_number_gives_the_same_inputs() {
    let seeds = [b"7C".to_vec(), b"{\"deal\": true}".to_vec()];
    let (mut one, mut other, mut third) = (Mutator::new(1), Mutator::new(1), Mutator::new(2));
    let inputs: Vec<_> = (0..50).map(|_| one.input(&seeds)).collect();
    assert!(inputs.iter().all(|input| *input == other.input(&seeds)));
    assert!(inputs.iter().any(|input| *input != third.input(&seeds)));
}
