//! How certificates read, and what limits them.

use webspinner_checker::{CheckLimits, Reason, Written, check, write};

use crate::small::SMALL;
use crate::{certificate, checked, claim};

#[test]
fn a_certificate_reads_so() {
    let (text, _) = certificate(&claim(SMALL, 1)).expect("this deal is lost");
    let head: Vec<&str> = text.lines().take(2).collect();
    assert_eq!(head, ["webspinner certificate 1", "game small 1"]);
    let (_, proof) = text.rsplit_once("\n\n").expect("an empty line");
    let (first, last) = (proof.lines().next(), proof.lines().last());
    let is_move = |word: &str| word.split_once('=').is_some();
    let mut words = first.expect("a line").split(' ');
    assert_eq!(words.next(), Some("0"));
    assert!(words.all(is_move), "{proof}");
    let positions = proof.lines().count() - 1;
    assert_eq!(last, Some(&*format!("end {positions}")));
}

#[test]
fn the_same_claim_has_the_same_certificate() {
    let claim = claim(SMALL, 1);
    assert_eq!(certificate(&claim), certificate(&claim));
}

#[test]
fn limits_of_memory_are_kept_and_reported() {
    let claim = claim(SMALL, 1);
    let (text, relied) = certificate(&claim).expect("this deal is lost");
    assert!(relied.positions > 10, "{relied:?}");
    let limits = CheckLimits {
        memory_bytes_max: 5_000,
    };
    let written = write(&claim, limits, &|| false, &mut Vec::new());
    assert_eq!(written.ok(), Some(Written::Memory));
    let refused = check(&mut text.as_bytes(), limits).expect_err("too little");
    assert_eq!(refused.reason, Reason::Memory);
    assert!(refused.to_string().contains("--memory"), "{refused}");
}

#[test]
fn the_caller_may_stop_it() {
    let written = write(
        &claim(SMALL, 1),
        CheckLimits::default(),
        &|| true,
        &mut Vec::new(),
    );
    assert_eq!(written.ok(), Some(Written::Stopped));
}

#[test]
fn errors_name_the_line_and_what_to_do() {
    for (text, wanted) in [
        (
            "",
            "line 1: the file ends in the middle; get it again from where it came from",
        ),
        (
            "[Game \"spider\"]\n",
            "line 1: this is not a certificate; `webspinner solve --proof` writes one",
        ),
        (
            "webspinner certificate 2\n",
            "line 1: it is written in a format that this version does not know; \
             use a newer version",
        ),
    ] {
        let refused = checked(text).expect_err("no certificate");
        assert_eq!(refused.to_string(), wanted);
    }
}

/// A text that never ends is refused before it fills the memory.
#[test]
fn a_line_has_an_end() {
    let mut endless = std::io::BufReader::new(std::io::repeat(b'w'));
    let refused = check(&mut endless, CheckLimits::default()).expect_err("no certificate");
    assert_eq!((refused.line, refused.reason), (1, Reason::Form));
}
