//! Statistics, recomputed by a script that shares no code with the program.

use std::process::Command;

use serde_json::Value;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::Date;
use webspinner_rules::{Move, games};
use webspinner_solver::{Limits, NoObserver, Random, Verdict, find_line};
use webspinner_table::Session;

use crate::commands::shell::Shell;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/statistics.py");

/// A hundred games, played in all the ways that statistics tell apart: won, lost, left and hardly
/// begun; with and without undo and hints; some deals twice.
pub(crate) fn hundred() -> String {
    let records = (0..100_u64).map(|nth| {
        let id = ["spiderette-1", "spiderette", "scorpion", "little-spider"][(nth % 4) as usize];
        let rules = games::find(id).expect("a built-in game");
        let shuffle = Shuffle::own(1 + nth % 36);
        let mut session = Session::deal_built_in(rules, &shuffle).expect("a deal of the game");
        let date = format!("2020-10-{:02}T{:02}:00:00Z", 1 + nth / 5, 10 + nth % 5);
        session.set_date(Some(Date::new(&date).expect("a date")));
        session.choose_no_undo(nth % 7 == 3);
        let mut random = Random(nth);
        for now in 0..random.below(40) as u64 {
            let now_ms = 2_000 * now;
            // What is refused is refused to players, too.
            let _ = match random.below(12) {
                0 | 1 => session.undo(now_ms),
                2 if nth % 9 == 5 => {
                    session.hint();
                    continue;
                }
                3 => session.play(Move::Deal, now_ms),
                _ => {
                    let legal = rules.legal_moves(session.position());
                    let Some(made) = legal.get(random.below(legal.len())) else {
                        continue;
                    };
                    session.play(made.get(), now_ms)
                }
            };
        }
        if nth % 3 == 0 {
            let limits = Limits::nodes(20_000);
            let report = find_line(rules, session.position(), &limits, &mut NoObserver);
            if let Verdict::Won(line) = report.expect("a position of the game").verdict {
                for made in line {
                    session.play(made, 100_000).expect("a legal move");
                }
            }
        }
        let saved = if nth % 3 == 1 {
            session.saved_as_ended(200_000)
        } else {
            session.saved(200_000)
        };
        saved.record.to_string()
    });
    records.collect::<Vec<_>>().join("\n")
}

#[test]
#[cfg_attr(windows, ignore = "there is no python3")]
fn a_script_computes_the_same_figures_from_an_export() {
    let shell = Shell::new();
    shell.file("hundred.spider", &hundred());
    shell.stdout("import hundred.spider", "");
    let shown: Value =
        serde_json::from_str(&shell.stdout("stats --json", "")).expect("it prints JSON");
    let export = shell.file("export.json", &shell.stdout("export --json", ""));
    let output = Command::new("python3")
        .arg(SCRIPT)
        .arg(export)
        .env("WEBSPINNER_PROGRAM", env!("CARGO_BIN_EXE_webspinner"))
        .output()
        .expect("python3 is installed");
    let problems = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{problems}");
    let computed: Value = serde_json::from_slice(&output.stdout).expect("it prints JSON");

    let ids = computed["games"].as_object().expect("games by their ids");
    assert_eq!(ids.len(), 4);
    assert_eq!(
        shown["games"].as_object().map(serde_json::Map::len),
        Some(4)
    );
    let both = ids
        .iter()
        .map(|(id, figures)| (id.as_str(), figures, &shown["games"][id]))
        .chain([("all", &computed["all"], &shown["all"])]);
    for (of, computed, shown) in both {
        for (group, figures) in computed.as_object().expect("groups") {
            for (figure, value) in figures.as_object().expect("figures") {
                let (one, other) = (value.as_f64(), shown[group][figure].as_f64());
                let near = match (one, other) {
                    (Some(one), Some(other)) => (one - other).abs() < 1e-9,
                    (one, other) => one == other,
                };
                assert!(near, "{of} {group} {figure}: {one:?} and {other:?}");
            }
        }
    }
    // Every group has games, won and lost ones among them.
    for (group, figures) in computed["all"].as_object().expect("groups") {
        assert!(figures["played"].as_u64() > Some(0), "{group}: {figures}");
    }
    assert!(computed["all"]["own"]["won"].as_u64() > Some(0));
    assert!(computed["all"]["own"]["lost"].as_u64() > Some(0));
}
