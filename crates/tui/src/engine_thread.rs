//! The thread on which the engine works.

use std::io;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};

use crate::engine::{Command, Job, Update};

/// A thread that does one job at a time.
pub(crate) struct EngineThread {
    jobs: Sender<(Job, Arc<AtomicBool>)>,
    updates: Receiver<Update>,
    /// Cancels the job given last.
    cancel: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl EngineThread {
    /// Starts the thread.
    ///
    /// # Errors
    /// If the thread cannot be started.
    pub(crate) fn start() -> io::Result<Self> {
        let (jobs, received) = channel::<(Job, Arc<AtomicBool>)>();
        let (report, updates) = channel();
        let thread = Builder::new().name("engine".to_owned()).spawn(move || {
            for (job, cancelled) in received {
                // There is no receiver any more when the program ends.
                job.run(&cancelled, &mut |update| drop(report.send(update)));
            }
        })?;
        Ok(Self {
            jobs,
            updates,
            cancel: Arc::default(),
            thread: Some(thread),
        })
    }

    /// Stops what the thread is doing, and carries out this command.
    pub(crate) fn submit(&mut self, command: Command) {
        self.cancel.store(true, Ordering::Relaxed);
        if let Command::Start(job) = command {
            self.cancel = Arc::default();
            if self.jobs.send((job, Arc::clone(&self.cancel))).is_err() {
                self.fail();
            }
        }
    }

    /// The next update, if there is one.
    pub(crate) fn next_update(&mut self) -> Option<Update> {
        match self.updates.try_recv() {
            Ok(update) => Some(update),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.fail();
                None
            }
        }
    }

    /// Resumes the panic that ended the thread; only a panic can end it.
    fn fail(&mut self) {
        if let Some(Err(panic)) = self.thread.take().map(JoinHandle::join) {
            resume_unwind(panic);
        }
    }
}

impl Drop for EngineThread {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use webspinner_rules::games;
    use webspinner_table::difficulty::ReferenceSet;
    use webspinner_table::{Criteria, DealSearch, LiveAnalysis, Session};

    use super::*;
    use crate::engine::{Engine, Report, Work};

    fn command(engine: &mut Engine, work: Work) -> Command {
        engine.work_on(Some(work));
        engine.take_command().expect("it is new")
    }

    /// Whether a game that is nearly over can be won.
    fn next_query() -> Work {
        let rules = games::find("spider").expect("a built-in game");
        let position = rules.parse_picture("1: KS-2S\n2: AS\n");
        let position = position.expect("a picture");
        let mut analysis = LiveAnalysis::new(Arc::clone(rules));
        analysis.follow(&Session::practice(Arc::clone(rules), position));
        Work::Answer(analysis.next_query().expect("nothing is known"))
    }

    /// A search without end: cards go one by one, and not at all once the stock is dealt.
    fn endless() -> Work {
        let text = "id = \"never\"\nname = \"Never\"\ninherits = \"spider\"\nversion = 1\n\
                    place.open = \"while-stock-lasts\"\nlift = { unit = \"single\" }\n";
        let rules = webspinner_rules::Rules::parse(text).expect("a valid game");
        let search = DealSearch::new(Criteria::Winnable, 1, ReferenceSet::new(Arc::new(rules)));
        Work::Find(Box::new(search))
    }

    #[test]
    fn a_new_command_ends_the_work_before_and_its_updates_are_dropped() {
        let mut engine_thread = EngineThread::start().expect("a thread");
        let mut engine = Engine::new();
        engine_thread.submit(command(&mut engine, endless()));
        engine_thread.submit(command(&mut engine, next_query()));
        let report = loop {
            let update = engine_thread.updates.recv().expect("the thread lives");
            if let Some(report) = engine.on_update(update) {
                break report;
            }
        };
        assert!(matches!(report, Report::Answer(_)), "{report:?}");
        assert!(engine_thread.next_update().is_none());
    }
}
