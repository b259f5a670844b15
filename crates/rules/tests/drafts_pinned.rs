//! The rules of the built-in games stay as they are: a record names a game and a version, and
//! must replay in ten years as it was played.

use std::collections::BTreeMap;

use webspinner_rules::draft::RulesDraft;
use webspinner_rules::{Rules, games};

use crate::both::assert_file;

/// Id, version and fingerprint of each game, in the order in which they came.
const PINNED: &str = include_str!("pinned-games.txt");

/// The FNV-1a hash of all that decides how a game is played; names and advice do not.
fn fingerprint(rules: &Rules) -> String {
    let played = RulesDraft {
        id: None,
        version: None,
        name: None,
        also: None,
        group: None,
        relatives: None,
        tags: None,
        advice: None,
        ..rules.to_draft()
    };
    let text = serde_json::to_string(&played).expect("a draft is plain JSON");
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[test]
fn changed_rules_count_their_version_up() {
    let mut pinned = BTreeMap::new();
    for line in PINNED.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, version, hash] = words[..] else {
            panic!("{line:?} is not an id, a version and a fingerprint")
        };
        pinned.insert((id, version.to_owned()), hash);
    }
    let (mut problems, mut new) = (Vec::new(), Vec::new());
    for rules in games::all() {
        let (id, version) = (rules.id().as_str(), rules.version());
        let now = fingerprint(rules);
        match pinned.remove(&(id, version.to_string())) {
            Some(hash) if hash == now => {}
            Some(_) => problems.push(format!(
                "the rules of {id} changed, and old records of version {version} would replay \
                 differently: keep the old file as games/old/{id}@{version}.toml, count `version` \
                 up in games/{id}.toml, and pin it"
            )),
            None => new.push(format!("{id} {version} {now}\n")),
        }
    }
    // What is left over are old versions, which must still be found.
    for ((id, version), hash) in pinned {
        let old = version
            .parse()
            .ok()
            .and_then(|version| games::find_version(id, version));
        if old.map(|rules| fingerprint(rules)).as_deref() != Some(hash) {
            problems.push(format!(
                "version {version} of {id} is pinned, and no longer there"
            ));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert_file("pinned-games.txt", &(PINNED.to_owned() + &new.concat()));
}
