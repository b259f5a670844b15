//! The thread on which the engine works.

use std::io;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};

use crate::engine::{Job, News, Order};

/// A thread that does one job at a time.
pub(crate) struct Background {
    jobs: Sender<(Job, Arc<AtomicBool>)>,
    news: Receiver<News>,
    /// Cancels the job given last.
    cancel: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Background {
    /// Starts the thread.
    ///
    /// # Errors
    /// If none can be had.
    pub(crate) fn start() -> io::Result<Self> {
        let (jobs, orders) = channel::<(Job, Arc<AtomicBool>)>();
        let (told, news) = channel();
        let thread = Builder::new().name("engine".to_owned()).spawn(move || {
            for (job, cancelled) in orders {
                // Nobody listens any more when the program ends.
                job.run(&cancelled, &mut |news| drop(told.send(news)));
            }
        })?;
        Ok(Self {
            jobs,
            news,
            cancel: Arc::default(),
            thread: Some(thread),
        })
    }

    /// Stops what the thread does, and has it do this.
    pub(crate) fn obey(&mut self, order: Order) {
        self.cancel.store(true, Ordering::Relaxed);
        if let Order::Work(job) = order {
            self.cancel = Arc::default();
            if self.jobs.send((job, Arc::clone(&self.cancel))).is_err() {
                self.fail();
            }
        }
    }

    /// What came of its work since.
    pub(crate) fn news(&mut self) -> Option<News> {
        match self.news.try_recv() {
            Ok(news) => Some(news),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.fail();
                None
            }
        }
    }

    /// Goes on with the panic that ended the thread: nothing else ends it.
    fn fail(&mut self) {
        if let Some(Err(panic)) = self.thread.take().map(JoinHandle::join) {
            resume_unwind(panic);
        }
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}
