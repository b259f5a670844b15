//! Sends results to a running server as fast as it accepts them, and measures the rate.
//!
//! ```sh
//! webspinner serve --listen 127.0.0.1:8090 --database sqlite:load.db \
//!     --requests-per-minute 0 --results-per-minute 0 --log-level error &
//! cargo run --release --package webspinner-server --example load -- 127.0.0.1:8090 64 10
//! ```
//!
//! The arguments are the address, the number of connections that send at the same time, each one
//! result after the other, and the number of seconds. Every result is a won game of Spider with
//! four suits; all have different times, so that no two are equal, even across runs. In the end the
//! example checks that the server counted every one once, and prints a row for the table in
//! `docs/performance.md`: connections, results per second, and the median and the 99th percentile
//! in milliseconds.

use std::env;
use std::error::Error;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use uuid::Uuid;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::games;
use webspinner_rules::record::{GameResult, Header, MoveTree, Record};
use webspinner_solver::{Limits, NoObserver, Verdict, find_line};

/// The number of deals, used in turn.
const DEALS: u64 = 20;
/// Milliseconds between two moves, at least.
const PACE_MS: u64 = 1_500;
/// Runs differ by up to this many milliseconds between two moves, depending on the clock. Two runs
/// on one database have the same pace only if they begin in the same ten milliseconds, or a
/// multiple of 1,000 seconds apart.
const PACES: u128 = 100_000;

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<ExitCode, Failure> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [address, connections, seconds] = &arguments[..] else {
        return Err("give ADDRESS CONNECTIONS SECONDS".into());
    };
    let pace_ms = PACE_MS + pace_of_this_run()?;
    let records = (1..=DEALS).map(|number| won(number, pace_ms));
    let records: Arc<Vec<Record>> = Arc::new(records.collect());
    let before = played(address).await?;
    let sent = Arc::new(AtomicU64::new(0));
    let begun = Instant::now();
    let end = begun + Duration::from_secs(seconds.parse()?);
    let senders = (0..connections.parse::<u32>()?).map(|_| {
        let (address, records) = (address.clone(), Arc::clone(&records));
        tokio::spawn(send_until(end, address, records, Arc::clone(&sent)))
    });
    let senders: Vec<_> = senders.collect();
    let mut times = Vec::new();
    for sender in senders {
        times.extend(sender.await??);
    }
    let took = begun.elapsed();
    let counted = played(address).await? - before;
    report(connections, &mut times, took, counted);
    Ok(if counted == times.len() as u64 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn pace_of_this_run() -> Result<u64, Failure> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
    Ok(u64::try_from(now.as_millis() / 10 % PACES)?)
}

/// A deal that was won, one move after the other.
fn won(number: u64, pace_ms: u64) -> Record {
    let rules = games::find("spider").expect("a built-in game");
    let deal: Shuffle = format!("ms:{number}").parse().expect("a deal");
    let start = rules.deal(&deal).expect("a deal of it");
    let Verdict::Won(line) = find_line(rules, &start, &Limits::none(), &mut NoObserver)
        .expect("a position of the game")
        .verdict
    else {
        panic!("all of the first deals can be won");
    };
    let (mut header, mut tree) = (Header::of(rules, deal), MoveTree::new());
    for (played, number) in line.into_iter().zip(1..) {
        header.time_ms = Some(number * pace_ms);
        tree.play(played, header.time_ms).expect("a line is short");
    }
    header.result = GameResult::Won;
    Record { header, tree }
}

/// Sends one result after the other, and returns how long each took.
async fn send_until(
    end: Instant,
    address: String,
    records: Arc<Vec<Record>>,
    sent: Arc<AtomicU64>,
) -> Result<Vec<Duration>, Failure> {
    let mut stream = connect(&address).await?;
    let mut times = Vec::new();
    while Instant::now() < end {
        let number = sent.fetch_add(1, Relaxed);
        let body = result(&records, number);
        let begun = Instant::now();
        let (status, answer) = ask(&mut stream, "POST", "/api/v1/results", &body).await?;
        times.push(begun.elapsed());
        if status != 201 {
            return Err(format!("{status}: {answer}").into());
        }
    }
    Ok(times)
}

/// The body of a request with a unique game.
fn result(records: &[Record], number: u64) -> String {
    let mut record = records[usize::try_from(number % DEALS).expect("few")].clone();
    record.header.time_ms = record.header.time_ms.map(|time| time + number);
    let id = Uuid::new_v4();
    serde_json::json!({ "id": id, "record": record.to_string() }).to_string()
}

/// The number of games of Spider that the server has counted.
async fn played(address: &str) -> Result<u64, Failure> {
    let mut stream = connect(address).await?;
    let (_, answer) = ask(&mut stream, "GET", "/api/v1/statistics/spider", "").await?;
    let figures: serde_json::Value = serde_json::from_str(&answer)?;
    let played = figures["unassisted"]["played"].as_u64();
    Ok(played.ok_or("the server has no statistics")?)
}

async fn connect(address: &str) -> Result<BufReader<TcpStream>, Failure> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(BufReader::new(stream))
}

/// Sends a request over a connection that stays open, and returns status and body of the response.
async fn ask(
    stream: &mut BufReader<TcpStream>,
    method: &str,
    path: &str,
    body: &str,
) -> Result<(u16, String), Failure> {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let (mut status, mut length) = (0, 0);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let line = line.trim_end();
        if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
            status = rest.split(' ').next().unwrap_or_default().parse()?;
        } else if let Some(value) = line.strip_prefix("content-length: ") {
            length = value.parse()?;
        } else if line.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok((status, String::from_utf8(body)?))
}

#[expect(clippy::cast_precision_loss, reason = "counts of a few minutes")]
fn report(connections: &str, times: &mut [Duration], took: Duration, counted: u64) {
    times.sort_unstable();
    let share = |percent: usize| {
        times
            .get(times.len() * percent / 100)
            .copied()
            .unwrap_or_default()
    };
    let rate = times.len() as f64 / took.as_secs_f64();
    let millis = |time: Duration| time.as_secs_f64() * 1_000.0;
    println!(
        "{} results answered, {counted} counted; the slowest took {:.1} ms",
        times.len(),
        times.last().copied().map(millis).unwrap_or_default()
    );
    println!(
        "| {connections} | {rate:.0} | {:.1} | {:.1} |",
        millis(share(50)),
        millis(share(99))
    );
}
