//! The queue of results to be stored: those that arrive while one commit waits for the disk share
//! the next.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

use crate::db::Db;
use crate::results::batch::{self, Outcome};
use webspinner_db::Cause;

use crate::error::SiteError;
use crate::results::row::ResultRow;

/// The most results in one commit: enough for any rate, and quickly done.
const BATCH_MAX: usize = 512;

/// How long a batch is retried when the database is busy or its server restarts: long enough for a
/// restart, short enough for waiting clients. It also limits a single try, because nothing reports
/// that the host of the database has vanished. The pauses double up to the longest.
const TRYING_MAX: Duration = Duration::from_secs(8);
const PAUSE_FIRST: Duration = Duration::from_millis(20);
const PAUSE_MAX: Duration = Duration::from_millis(500);

/// A result on its way, and the channel for its outcome.
struct Job {
    row: ResultRow,
    reply: oneshot::Sender<Outcome>,
}

/// The channel to the one task that stores results.
pub(crate) struct Queue {
    sender: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    capacity: usize,
}

impl Queue {
    /// Starts the task. It ends once the queue is closed or dropped and all waiting results are
    /// stored.
    pub(crate) fn new(db: Arc<Db>, capacity: usize) -> Self {
        let capacity = capacity.max(1);
        let (sender, receiver) = mpsc::channel(capacity);
        let task = tokio::spawn(work(db, receiver));
        Self {
            sender: Mutex::new(Some(sender)),
            task: Mutex::new(Some(task)),
            capacity,
        }
    }

    /// Returns when the row is stored, or why it is not.
    pub(crate) async fn store(&self, row: ResultRow) -> Outcome {
        let (reply, outcome) = oneshot::channel();
        {
            let sender = lock(&self.sender);
            let sender = sender.as_ref().ok_or(SiteError::Closed)?;
            let job = Job { row, reply };
            sender.try_send(job).map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => SiteError::QueueFull,
                mpsc::error::TrySendError::Closed(_) => SiteError::Closed,
            })?;
        }
        outcome.await.unwrap_or(Err(SiteError::Closed))
    }

    /// How many rows wait.
    pub(crate) fn waiting(&self) -> usize {
        let free = lock(&self.sender).as_ref().map(mpsc::Sender::capacity);
        self.capacity - free.unwrap_or(self.capacity)
    }

    /// Accepts no more rows, and returns when all waiting ones are stored.
    pub(crate) async fn close(&self) {
        drop(lock(&self.sender).take());
        let task = lock(&self.task).take();
        if let Some(task) = task {
            task.await
                .expect("the task that stores results does not panic");
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn work(db: Arc<Db>, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH_MAX);
    while jobs.recv_many(&mut batch, BATCH_MAX).await > 0 {
        let (rows, replies): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|job: Job| (job.row, job.reply)).unzip();
        let outcomes = store_batch(&db, &rows).await;
        for (reply, outcome) in replies.into_iter().zip(outcomes) {
            // The sender may have given up waiting.
            let _ = reply.send(outcome);
        }
    }
}

/// Stores the rows together. If the database refuses them for a lasting reason, one of them may be
/// at fault, so each is then tried alone.
async fn store_batch(db: &Db, rows: &[ResultRow]) -> Vec<Outcome> {
    match store_in_time(db, rows).await {
        Ok(outcomes) => outcomes,
        Err(error) if error.is_transient() || rows.len() == 1 => {
            rows.iter().map(|_| Err(error.clone())).collect()
        }
        Err(_) => {
            let mut outcomes = Vec::with_capacity(rows.len());
            for row in rows {
                let alone = store_in_time(db, std::slice::from_ref(row)).await;
                outcomes.push(alone.and_then(|mut only| only.remove(0)));
            }
            outcomes
        }
    }
}

async fn store_in_time(db: &Db, rows: &[ResultRow]) -> Result<Vec<Outcome>, SiteError> {
    let (begun, mut pause) = (Instant::now(), PAUSE_FIRST);
    loop {
        // A try that is given up rolls back, before anybody else gets its connection.
        let stored = timeout(TRYING_MAX, batch::store(db, rows)).await;
        match stored.unwrap_or_else(|late| Err(SiteError::Unavailable(Cause::new(late)))) {
            Err(error) if error.is_transient() && begun.elapsed() < TRYING_MAX => {
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(PAUSE_MAX);
            }
            stored => return stored,
        }
    }
}
