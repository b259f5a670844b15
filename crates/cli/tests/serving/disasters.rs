//! Killing servers or taking databases away loses nothing: every result that was answered is there,
//! and counts once.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::cluster::Cluster;
use crate::serving::process::{Server, ask_at, id, result};

/// How many senders there are at the same time.
const SENDERS: u128 = 4;

/// How many results are answered from one disaster to the next.
const BETWEEN: usize = 60;

/// How long a sender waits before the next try.
const PAUSE: Duration = Duration::from_millis(20);

/// Servers side by side on one database.
struct Site<'a> {
    folder: &'a Path,
    database: String,
    servers: Vec<Server>,
}

impl Site<'_> {
    fn start(folder: &Path, database: String, count: usize) -> Site<'_> {
        let start = |_| Server::busy(folder, "127.0.0.1:0", &database);
        let servers = (0..count).map(start).collect();
        Site {
            folder,
            database,
            servers,
        }
    }

    /// Kills a server, and starts another one in its place.
    fn kill(&mut self, which: usize) {
        let server = self.servers.remove(which);
        let address = server.address().to_owned();
        server.kill();
        let server = Server::busy(self.folder, &address, &self.database);
        self.servers.insert(which, server);
    }
}

/// Sends results until `stop` is set, each until it is answered, to one server after the other.
/// Reports each, and sends some again after others. Returns their numbers.
fn send(
    addresses: &[String],
    sender: u128,
    stop: &AtomicBool,
    answered: &mpsc::Sender<()>,
) -> Vec<u128> {
    let mut servers = addresses.iter().cycle();
    let mut keep = |number| {
        loop {
            let server = servers.next().expect("there are some");
            match ask_at(server, "POST", "/api/v1/results", &result(number)) {
                Ok((status @ (200 | 201), _)) => return status,
                // The server is away, or its database.
                Ok((503, _)) | Err(_) => thread::sleep(PAUSE),
                Ok((status, body)) => panic!("{status}: {body}"),
            }
        }
    };
    let mut sent = Vec::new();
    let mut numbers = (sender..).step_by(usize::try_from(SENDERS).expect("few"));
    while !stop.load(Relaxed) {
        let number = numbers.next().expect("there are enough");
        keep(number);
        sent.push(number);
        answered.send(()).expect("the test listens");
        if let [.., old, _, _] = sent[..] {
            assert_eq!(keep(old), 200, "result {old} was answered before");
        }
    }
    sent
}

/// Makes these disasters happen while results are sent.
fn nothing_is_lost(mut site: Site<'_>, disasters: &[&dyn Fn(&mut Site<'_>)]) {
    let addresses = site
        .servers
        .iter()
        .map(|server| server.address().to_owned());
    let addresses: Vec<String> = addresses.collect();
    let (stop, (answered, answers)) = (AtomicBool::new(false), mpsc::channel());
    let sent: BTreeSet<u128> = thread::scope(|scope| {
        let (addresses, stop) = (&addresses, &stop);
        let sending = |sender| {
            let answered = answered.clone();
            scope.spawn(move || send(addresses, sender, stop, &answered))
        };
        let senders: Vec<_> = (0..SENDERS).map(sending).collect();
        let wait = || assert_eq!(answers.iter().take(BETWEEN).count(), BETWEEN);
        for disaster in disasters {
            wait();
            disaster(&mut site);
        }
        wait();
        stop.store(true, Relaxed);
        let sent = senders
            .into_iter()
            .map(|sender| sender.join().expect("all were answered"));
        sent.flatten().collect()
    });
    assert!(sent.len() > BETWEEN * disasters.len());
    for server in &site.servers {
        let figures = server.json("/api/v1/statistics/spider");
        assert_eq!(
            figures["unassisted"]["played"],
            sent.len(),
            "each counts once"
        );
        for number in &sent {
            let path = format!("/api/v1/results/{}", id(*number));
            assert_eq!(
                server.get(&path).0,
                200,
                "result {number} was answered and is lost"
            );
        }
    }
}

#[test]
fn a_server_that_is_killed_again_and_again_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let site = Site::start(folder.path(), "sqlite:site.db".to_owned(), 1);
    let kill = |site: &mut Site<'_>| site.kill(0);
    nothing_is_lost(site, &[&kill, &kill, &kill]);
}

#[test]
fn two_servers_and_their_postgresql_server_may_go_away_and_nothing_is_lost() {
    let cluster = Cluster::start_new();
    let folder = tempfile::tempdir().expect("a folder");
    let site = Site::start(folder.path(), cluster.new_database(), 2);
    nothing_is_lost(
        site,
        &[
            &|site| site.kill(0),
            &|_| {
                cluster.crash();
                cluster.start();
            },
            &|site| site.kill(1),
            &|_| cluster.restart(),
        ],
    );
}
