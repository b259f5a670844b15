//! Servers side by side on one database.

use std::thread;

use crate::cluster::Cluster;
use crate::serving::process::{Server, id};

/// Two servers that start at the same time on a new database; results come to both, some of them
/// to both at once.
fn share(database: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let start = || Server::start(folder.path(), database);
    let (one, two) = thread::scope(|scope| {
        let one = scope.spawn(start);
        (start(), one.join().expect("it starts"))
    });
    let count = |server: &Server, numbers: std::ops::Range<u128>| {
        let sent = numbers.map(|number| server.send_result(number));
        sent.filter(|&status| {
            assert!([200, 201].contains(&status), "{status}");
            status == 201
        })
        .count()
    };
    let new: usize = thread::scope(|scope| {
        let first = scope.spawn(|| count(&one, 0..20));
        let second = scope.spawn(|| count(&two, 10..30));
        first.join().expect("all were answered") + second.join().expect("all were answered")
    });
    assert_eq!(new, 30, "each counts once, whichever server took it first");
    for server in [&one, &two] {
        let figures = server.get("/api/v1/statistics/spider").1;
        let figures: serde_json::Value = serde_json::from_str(&figures).expect("JSON");
        assert_eq!(figures["unassisted"]["played"], 30);
        assert_eq!(server.get(&format!("/api/v1/results/{}", id(29))).0, 200);
    }
    one.kill();
    assert_eq!(two.send_result(30), 201, "the other one goes on");
}

#[test]
fn two_servers_share_a_database_on_a_postgresql_server() {
    share(&Cluster::start_new().new_database());
}

#[test]
fn two_servers_share_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    share(&format!(
        "sqlite:{}",
        folder.path().join("site.db").display()
    ));
}
