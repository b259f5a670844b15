//! The example of a client, `docs/engine-client.py`.

use std::process::Command;

const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine-client.py");

/// The exit status of the client, and what it printed and complained about.
fn client(program: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new("python3")
        .arg(CLIENT)
        .args(arguments)
        .env("WEBSPINNER_PROGRAM", program)
        .env("WEBSPINNER_LANGUAGE", "en")
        .output()
        .expect("python3 is installed");
    let text = |bytes| String::from_utf8(bytes).expect("the client writes UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

const PROGRAM: &str = env!("CARGO_BIN_EXE_webspinner");

#[test]
fn the_client_in_python_plays_a_game_to_its_end() {
    let (status, said, problems) = client(PROGRAM, &["spider-1", "ms:1"]);
    assert_eq!(status, Some(0), "{problems}");
    assert!(said.starts_with("spider-1:ms:1: "), "{said:?}");
    assert!(said.ends_with(" moves and row deals\n"), "{said:?}");
}

#[test]
fn the_client_in_python_says_what_is_wrong() {
    let said = |program, arguments: &[&str]| {
        let (status, _, problems) = client(program, arguments);
        assert_eq!(status, Some(1), "{problems}");
        problems
    };
    assert_eq!(
        said(PROGRAM, &["spidr"]),
        "engine-client.py: there is no game \"spidr\"; did you mean spider?\n"
    );
    let missing = said("/nowhere/webspinner", &[]);
    assert!(
        missing.starts_with("engine-client.py: cannot start /nowhere/webspinner: "),
        "{missing}"
    );
    let silent = said("true", &[]);
    assert_eq!(silent, "engine-client.py: the engine ended with status 0\n");
}
