//! Whatever process ends, nothing that was acknowledged is lost, and nothing counts twice.

use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

use webspinner_db::Place;
use webspinner_site::{NewResult, ResultId, Site, SiteOptions, Stored};

use crate::site::cluster::Cluster;
use crate::site::scene::{Kind, Scene, day, deal_of, game, runtime, won};

/// The database to write to; set only for the copy of a test that is to be killed.
const DATABASE: &str = "WEBSPINNER_TEST_KILLED_SITE";

const SIGKILL: i32 = 9;

#[test]
fn a_killed_instance_on_sqlite_loses_and_doubles_nothing() {
    killed(
        Kind::Sqlite,
        "site::killed::a_killed_instance_on_sqlite_loses_and_doubles_nothing",
    );
}

#[test]
fn a_killed_instance_on_postgres_loses_and_doubles_nothing() {
    killed(
        Kind::Postgres,
        "site::killed::a_killed_instance_on_postgres_loses_and_doubles_nothing",
    );
}

/// The result of this number, the same in every program. Every second one is on a board.
fn result(number: u32) -> NewResult {
    let mut bytes = [0; 16];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    let mut result = won("own:1", 1 + number % 50, 1_000 + u64::from(number), 900);
    result.id = ResultId::from_bytes(bytes);
    result.day = Some(day("2026-11-21")).filter(|_| number.is_multiple_of(2));
    result
}

fn killed(kind: Kind, test: &str) {
    if let Some(database) = std::env::var_os(DATABASE) {
        keep_until_killed(&database.to_string_lossy());
    }
    let scene = Scene::new(kind);
    let database = match &scene.place {
        Place::Server(_) => Cluster::shared().url_of(&scene.place),
        place => place.to_string(),
    };
    let mut reported = Vec::new();
    // Killed soon after the start and later on, in the same database again and again.
    for kill_after in [1, 40, 400, 1_500] {
        reported.extend(kill_after_reports(test, &database, kill_after));
        runtime().block_on(check(&scene, &reported));
    }
}

/// Starts this test again as an instance that stores results, and kills it as soon as it has
/// reported this many. Returns all that it reported.
fn kill_after_reports(test: &str, database: &str, kill_after: usize) -> Vec<u32> {
    let mut program = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", test, "--nocapture"])
        .env(DATABASE, database)
        .stdout(Stdio::piped())
        .spawn()
        .expect("this test starts");
    let output = BufReader::new(program.stdout.take().expect("piped"));
    let mut numbers = output.lines().filter_map(|line| {
        let line = line.expect("text");
        // The test harness may have begun the line.
        line.rsplit_once("stored ")?
            .1
            .strip_suffix('.')?
            .parse::<u32>()
            .ok()
    });
    let mut reported: Vec<u32> = numbers.by_ref().take(kill_after).collect();
    assert_eq!(reported.len(), kill_after, "the program goes on");
    program.kill().expect("it runs");
    reported.extend(numbers);
    assert_eq!(program.wait().expect("it ends").signal(), Some(SIGKILL));
    reported
}

/// Stores results, many at a time, and reports each as soon as it is acknowledged. It begins with
/// those that may be there already.
fn keep_until_killed(database: &str) -> ! {
    runtime().block_on(async {
        let place = database.parse().expect("a place");
        let site = Site::open(&place, SiteOptions::default())
            .await
            .expect("it opens");
        site.agree_on_deal(&deal_of("2026-11-21"))
            .await
            .expect("agreed");
        let mut sending = tokio::task::JoinSet::new();
        for number in 0.. {
            let site = site.clone();
            sending.spawn(async move {
                let _ = site.store(result(number)).await.expect("stored");
                let mut out = std::io::stdout().lock();
                writeln!(out, "stored {number}.")
                    .and_then(|()| out.flush())
                    .expect("reports");
            });
            if sending.len() >= 30 {
                sending
                    .join_next()
                    .await
                    .expect("one of thirty")
                    .expect("no panic");
            }
        }
    });
    unreachable!("killed long before")
}

/// All reported results are there, each counts once, and sending all of them again does not change
/// that.
async fn check(scene: &Scene, reported: &[u32]) {
    let site = scene.open().await;
    let last = reported.iter().max().expect("something was reported") + 200;
    let mut there = Vec::new();
    for number in 0..last {
        there.push(site.result(result(number).id).await.unwrap().is_some());
    }
    for number in reported {
        assert!(
            there[*number as usize],
            "result {number} was acknowledged and is not there"
        );
    }
    let count = there.iter().filter(|there| **there).count() as u64;
    let played = async || {
        site.totals(&game("spider"), None, None)
            .await
            .unwrap()
            .played
    };
    assert_eq!(played().await, count);
    for (number, there) in (0..reported.len().min(100)).zip(&there) {
        let stored = site
            .store(result(u32::try_from(number).unwrap()))
            .await
            .unwrap();
        assert_eq!(stored == Stored::Again, *there, "result {number}");
    }
    let added = there
        .iter()
        .take(reported.len().min(100))
        .filter(|there| !**there)
        .count() as u64;
    assert_eq!(played().await, count + added);
    site.close().await;
}

/// Sends results until `stop` is set, each until it is acknowledged, and reports each.
async fn send(site: Site, first: u32, stop: Arc<AtomicBool>, reported: mpsc::Sender<u32>) -> u32 {
    let mut number = first;
    while !stop.load(Ordering::Relaxed) {
        loop {
            match site.store(result(number)).await {
                // After a lost answer it may be there already.
                Ok(Stored::New | Stored::Again) => break,
                Err(error) => assert!(error.is_transient(), "{error:?}"),
            }
        }
        reported.send(number).expect("someone listens");
        number += 1;
    }
    number - first
}

#[test]
fn a_server_that_crashes_or_restarts_loses_nothing() {
    const SENDERS: u32 = 8;
    let cluster = Cluster::start_new();
    let place: Place = cluster.new_database().parse().unwrap();
    let (stop, (reported, reports)) = (Arc::new(AtomicBool::new(false)), mpsc::channel());
    let stopping = Arc::clone(&stop);
    let crashes = std::thread::spawn(move || {
        let wait = || assert_eq!(reports.iter().take(300).count(), 300, "the senders go on");
        wait();
        cluster.crash();
        cluster.start();
        wait();
        cluster.restart();
        wait();
        stopping.store(true, Ordering::Relaxed);
        // The senders may still have results to report.
        (cluster, reports)
    });
    runtime().block_on(async {
        let site = Site::open(&place, SiteOptions::default()).await.unwrap();
        site.agree_on_deal(&deal_of("2026-11-21")).await.unwrap();
        let mut senders = Vec::new();
        for sender in 0..SENDERS {
            let first = sender * 1_000_000;
            let sending = send(site.clone(), first, Arc::clone(&stop), reported.clone());
            senders.push(tokio::spawn(sending));
        }
        let mut sent = 0;
        for (sender, task) in (0..).zip(senders) {
            let count = task.await.unwrap();
            for number in 0..count {
                let stored = site
                    .result(result(sender * 1_000_000 + number).id)
                    .await
                    .unwrap();
                assert!(
                    stored.is_some(),
                    "result {number} of sender {sender} is lost"
                );
            }
            sent += u64::from(count);
        }
        assert_eq!(
            site.totals(&game("spider"), None, None)
                .await
                .unwrap()
                .played,
            sent
        );
        site.close().await;
    });
    drop(crashes.join().expect("the server comes back"));
}
