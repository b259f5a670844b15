//! What was answered is kept.

use crate::process::Server;

#[test]
fn what_was_answered_survives_the_death_of_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    for number in 1..=20 {
        assert_eq!(server.send_result(number), 201);
    }
    server.kill();
    let server = Server::start(folder.path(), "sqlite:site.db");
    for number in 1..=20 {
        assert_eq!(
            server.send_result(number),
            200,
            "it was there, and counts once"
        );
    }
    let figures = server.get("/api/v1/statistics/spider").1;
    let figures: serde_json::Value = serde_json::from_str(&figures).expect("JSON");
    assert_eq!(figures["unaided"]["played"], 20);
}
