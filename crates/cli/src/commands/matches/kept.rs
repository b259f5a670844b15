//! The file of a match, and going on with it.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{Record, Records};

use super::Match;

/// What a record in a file ends with.
const END: &str = "\n\n";

/// The games that a file of records holds, and the file to add to; a new one if there is none.
///
/// # Errors
/// If it cannot be read or written, or holds anything but games of this match.
pub(super) fn go_on(path: &Path, played: &Match) -> Result<(HashMap<Shuffle, Record>, File)> {
    let shown = path.display();
    let other_file = || {
        format!(
            "{shown} holds games that are not of this match: another game, player, level or \
             program; choose another file"
        )
    };
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        text => text.with_context(|| format!("cannot read {shown}"))?,
    };
    // A game whose end is missing is played again.
    let whole = match text.rfind("[Game ") {
        Some(last) if !text.ends_with(END) => &text[..last],
        _ => &text,
    };
    let mut known = HashMap::new();
    for record in Records::new(whole) {
        let record = record.with_context(|| path.display().to_string())?;
        let deal = record.header.deal.clone();
        let mut expected = played.header(deal.clone());
        expected.result = record.header.result;
        expected.made = record.header.made;
        ensure!(
            record.header == expected && record.replay().is_ok(),
            other_file()
        );
        known.insert(deal, record);
    }
    // What holds no game of this match is somebody's own file, even if it ends like a cut one.
    ensure!(!known.is_empty() || text.is_empty(), other_file());
    let file = OpenOptions::new().create(true).append(true).open(path);
    let cut = file.and_then(|file| {
        file.set_len(u64::try_from(whole.len()).unwrap_or(u64::MAX))?;
        Ok(file)
    });
    Ok((known, cut.with_context(|| format!("cannot write {shown}"))?))
}
