//! The example of a client, `docs/engine-client.py`.

use std::process::Command;

const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine-client.py");

#[test]
fn the_client_in_python_plays_a_game_to_its_end() {
    let played = Command::new("python3")
        .args([CLIENT, "spider-1", "ms:1"])
        .env("WEBSPINNER_PROGRAM", env!("CARGO_BIN_EXE_webspinner"))
        .output()
        .expect("python3 is installed");
    assert!(played.status.success(), "{played:?}");
    let said = String::from_utf8(played.stdout).expect("the client writes UTF-8");
    assert!(said.starts_with("spider-1:ms:1: "), "{said:?}");
    assert!(said.ends_with(" moves and row deals\n"), "{said:?}");
}
