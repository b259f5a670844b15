//! The reports of published results, which no change of how they are computed may alter.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use super::Report;

/// 64-bit FNV-1a, by which a file is recognized.
fn fingerprint(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[test]
fn the_reports_of_published_results_are_the_same_byte_for_byte() {
    // Relative to the folder of the crate: charts have room for the names of what they show.
    let results = Path::new("../../results");
    let names = [
        "spider-ms-1-31999",
        "spider-ms-1-1000",
        "simple-simon-ms-1-1000",
        "wasp-own-1-200",
        "mrs-mop-own-1-200",
    ];
    let paths: Vec<PathBuf> = names.iter().map(|name| results.join(name)).collect();
    let report = Report::read(&paths).unwrap();
    let output = tempfile::tempdir().unwrap();
    report.write(output.path()).unwrap();
    let mut shown = fs::read_to_string(output.path().join("report.md")).unwrap();
    let files = fs::read_dir(output.path()).unwrap();
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files.iter().filter(|file| !file.ends_with("report.md")) {
        let name = file.file_name().unwrap().to_str().unwrap();
        let print = fingerprint(&fs::read(file).unwrap());
        writeln!(shown, "{name}: {print:016x}").unwrap();
    }
    let json = serde_json::to_string_pretty(&report.json()).unwrap();
    insta::assert_snapshot!("published", shown + &json);
}
