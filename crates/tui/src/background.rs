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

#[cfg(test)]
mod tests {
    use webspinner_rules::games;
    use webspinner_table::{Criteria, DealSearch, LiveAnalysis, ReferenceSet, Session};

    use super::*;
    use crate::engine::{Engine, Errand, Word};

    fn order(engine: &mut Engine, errand: Errand) -> Order {
        engine.work_on(Some(errand));
        engine.take_order().expect("it is new")
    }

    /// Whether a game that is nearly over can be won.
    fn query() -> Errand {
        let rules = games::find("spider").expect("a built-in game");
        let position = rules.parse_picture("1: KS-2S\n2: AS\n");
        let position = position.expect("a picture");
        let mut analysis = LiveAnalysis::new(Arc::clone(rules));
        analysis.follow(&Session::practice(Arc::clone(rules), position));
        Errand::Answer(analysis.next_query().expect("nothing is known"))
    }

    /// A search without end: cards go one by one, and not at all once the stock is dealt.
    fn endless() -> Errand {
        let text = "id = \"never\"\nname = \"Never\"\ninherits = \"spider\"\nversion = 1\n\
                    place.open = \"while-stock-lasts\"\nlift = { unit = \"single\" }\n";
        let rules = webspinner_rules::Rules::parse(text).expect("a sound game");
        let search = DealSearch::new(Criteria::Winnable, 1, ReferenceSet::new(Arc::new(rules)));
        Errand::Find(Box::new(search))
    }

    #[test]
    fn a_new_order_ends_the_work_before_and_its_news_are_not_heard() {
        let mut background = Background::start().expect("a thread");
        let mut engine = Engine::new(false);
        background.obey(order(&mut engine, endless()));
        background.obey(order(&mut engine, query()));
        let heard = loop {
            let news = background.news.recv().expect("the thread lives");
            if let Some(word) = engine.hear(news) {
                break word;
            }
        };
        assert!(matches!(heard, Word::Answer(_)), "{heard:?}");
        assert!(background.news().is_none());
    }
}
