#[path = "../../../rules/tests/small.rs"]
mod small;

use std::sync::Arc;

use small::SMALL;
use webspinner_rules::Rules;
use webspinner_rules::deal::Shuffle;

use super::*;

fn file() -> Vec<u8> {
    let rules = Arc::new(Rules::parse(SMALL).expect("a valid game"));
    let claim = Claim::new(rules, Shuffle::own(1)).expect("a deal of it");
    let mut file = Vec::new();
    let written = write(&claim, CheckLimits::default(), &|| false, &mut file);
    assert!(matches!(written, Ok(Written::Lost(_))));
    file
}

fn refused(file: &[u8]) -> Option<Refused> {
    check_file(file, CheckLimits::default()).err()
}

#[test]
fn a_file_is_read_as_it_was_written_and_is_the_same_every_time() {
    let file = file();
    assert_eq!(refused(&file), None);
    assert_eq!(file, self::file());
}

/// The text of a file, if it can be read to its end.
fn text(file: &[u8]) -> Option<String> {
    let mut text = String::new();
    let read = GzDecoder::new(file).read_to_string(&mut text);
    read.is_ok().then_some(text)
}

/// The checksum of the text is compared, and so is everything around it. What repeats an earlier
/// part of a text may name one of several places where it is, so a bit may be flipped that makes no
/// difference: the text is the same to its last byte, and so is the proof.
#[test]
fn a_file_with_a_bit_flipped_or_cut_off_or_with_more_behind_it_proves_nothing_else() {
    let file = file();
    let mut harmless = 0;
    for at in 0..file.len() {
        for bit in 0..8 {
            let mut flipped = file.clone();
            flipped[at] ^= 1 << bit;
            if refused(&flipped).is_none() {
                assert_eq!(text(&flipped), text(&file), "bit {bit} of byte {at}");
                harmless += 1;
            }
        }
        assert!(refused(&file[..at]).is_some(), "cut at {at}");
    }
    let bits = 8 * file.len();
    assert!(harmless * 100 < bits, "{harmless} of {bits}");
    for more in [&b"\n"[..], &file] {
        assert!(refused(&[&file, more].concat()).is_some());
    }
}

#[test]
fn other_files_are_told_from_damaged_ones() {
    for other in [&b""[..], b"[Game \"spider\"]\n", b"\x1f\x8b"] {
        let refused = refused(other).expect("it is no certificate");
        assert_eq!(refused.reason, Reason::NotACertificate);
    }
}
