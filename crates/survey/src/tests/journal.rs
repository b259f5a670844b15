//! Journals that were cut off, damaged, or written by something else.

use super::*;

const DAMAGED: &str = "is damaged; delete that line, and its deal is searched again";

#[test]
fn a_journal_cut_off_anywhere_loses_the_last_answer_at_most() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    run_until(&mut open(path).unwrap(), 1, 3);
    let whole = journal(path);
    for end in (0..whole.len()).step_by(11) {
        fs::write(path.join("journal.jsonl"), &whole[..end]).unwrap();
        let survey = open(path).unwrap();
        let lines = whole[..end].split_inclusive('\n');
        let kept = lines.filter(|line| line.ends_with('\n') && line.starts_with("{\"deal\""));
        assert_eq!(survey.tally().all(), kept.count() as u64, "{end} bytes");
        assert!(whole.starts_with(&journal(path)));
    }
}

#[test]
fn zeros_at_the_end_of_a_journal_are_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    run_until(&mut open(folder.path()).unwrap(), 1, 3);
    let whole = journal(folder.path());
    append(folder.path(), "\0\0\n\0\n\0\0");
    assert_eq!(
        open(folder.path()).unwrap().tally().all(),
        whole.matches("\n{\"deal\"").count() as u64
    );
    assert_eq!(journal(folder.path()), whole);
}

#[test]
fn files_of_other_programs_are_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    run_until(&mut open(folder.path()).unwrap(), 1, 3);
    let whole = journal(folder.path());
    let last = whole.lines().last().unwrap();
    let other = last.replace("\"own:", "\"ms:9");
    let number = whole.lines().count() + 1;
    let deal = last
        .split('"')
        .find(|text| text.starts_with("own:"))
        .unwrap();
    let twice = format!("answers {deal} a second time; delete one of the two lines");
    for (text, wanted) in [
        (format!("{last}\n"), twice.as_str()),
        (format!("oops\n{last}\n"), DAMAGED),
        (format!("{other}\n"), DAMAGED),
    ] {
        let wanted = format!("line {number} of FOLDER/journal.jsonl {wanted}");
        append(folder.path(), &text);
        assert_eq!(error(folder.path()), wanted);
        assert_eq!(journal(folder.path()), format!("{whole}{text}"));
        fs::write(folder.path().join("journal.jsonl"), &whole).unwrap();
    }
    for text in ["my diary\n", "my diary", "{\"survey\":{\"form\":2}}\n"] {
        fs::write(folder.path().join("journal.jsonl"), text).unwrap();
        assert_eq!(
            error(folder.path()),
            "FOLDER/journal.jsonl is not the journal of a survey, or is that of another version of \
             the program"
        );
        assert_eq!(journal(folder.path()), text);
    }
}
