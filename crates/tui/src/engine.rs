//! What the engine, which sees every card, is asked to work out, and what it says.
//!
//! The program never waits for it: [`App`](crate::App) says what is to be done, whoever runs the
//! program has it done, on another thread or at once, and hands in what came of it.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use webspinner_rules::{Position, Rules};
use webspinner_table::{
    Answer, DealSearch, FoundDeal, Measured, Observer, Progress, Query, ReferenceSet, Stop,
    Stopped, measure,
};

/// One thing to work out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Errand {
    /// Whether a position can be won.
    Answer(Query),
    /// A deal that can be won.
    Find(Box<DealSearch>),
    /// How hard a deal is.
    Measure(Position, Box<ReferenceSet>),
}

/// What came of an errand.
#[derive(Debug)]
pub(crate) enum Word {
    Answer(Answer),
    /// A search for a deal goes on.
    Tried(Box<DealSearch>),
    Found(Box<FoundDeal>, Box<ReferenceSet>),
    /// The reference set gets ready.
    Compared(Box<ReferenceSet>),
    Measured(Measured, Box<ReferenceSet>),
}

/// What the engine is to do now, instead of whatever it does.
#[derive(Debug)]
pub enum Order {
    /// This.
    Work(Job),
    /// Nothing.
    Rest,
}

/// Work for the engine. It holds all that it needs, so it can go to another thread.
#[derive(Debug)]
pub struct Job {
    number: u64,
    errand: Errand,
}

/// Something that the engine has to say about a [`Job`].
#[derive(Debug)]
pub struct News {
    number: u64,
    word: Word,
}

impl Job {
    /// Does it, which may take minutes, until it is done or cancelled, and tells what comes of it
    /// as it comes.
    pub fn run(self, cancelled: &AtomicBool, tell: &mut dyn FnMut(News)) {
        let number = self.number;
        let mut tell = |word| tell(News { number, word });
        let mut observer = |_: &Progress| {
            if cancelled.load(Ordering::Relaxed) {
                ControlFlow::Break(Stop::Cancelled)
            } else {
                ControlFlow::Continue(())
            }
        };
        match self.errand {
            Errand::Answer(query) => tell(Word::Answer(query.answer(&mut observer))),
            Errand::Find(search) => find(search, &mut observer, cancelled, &mut tell),
            Errand::Measure(start, reference_set) => {
                compare(&start, reference_set, &mut observer, cancelled, &mut tell);
            }
        }
    }
}

fn find(
    mut search: Box<DealSearch>,
    observer: &mut dyn Observer,
    cancelled: &AtomicBool,
    tell: &mut dyn FnMut(Word),
) {
    while !cancelled.load(Ordering::Relaxed) {
        if let Some(found) = search.step(observer) {
            let reference_set = Box::new(search.reference_set().clone());
            tell(Word::Found(Box::new(found), reference_set));
            return;
        }
        tell(Word::Tried(search.clone()));
    }
}

fn compare(
    start: &Position,
    mut reference_set: Box<ReferenceSet>,
    observer: &mut dyn Observer,
    cancelled: &AtomicBool,
    tell: &mut dyn FnMut(Word),
) {
    let measured = measure(reference_set.rules(), start, observer);
    if matches!(measured, Measured::Unknown(Stopped::Cancelled)) {
        return;
    }
    // What cannot be won is compared with nothing.
    while matches!(measured, Measured::Won(..)) && !reference_set.is_ready() {
        tell(Word::Compared(reference_set.clone()));
        reference_set.step(observer);
        if cancelled.load(Ordering::Relaxed) {
            return;
        }
    }
    tell(Word::Measured(measured, reference_set));
}

/// What the program knows of the engine's work.
pub(crate) struct Engine {
    /// Whether the player wants to know all the time if the game can be won.
    pub(crate) watches: bool,
    /// The number of the last order.
    number: u64,
    /// What it works on.
    errand: Option<Errand>,
    /// What it has not been told yet.
    order: Option<Order>,
    reference_sets: Vec<ReferenceSet>,
}

impl Engine {
    pub(crate) fn new(watches: bool) -> Self {
        Self {
            watches,
            number: 0,
            errand: None,
            order: None,
            reference_sets: Vec::new(),
        }
    }

    /// Has it work on this; it goes on with what it works on already.
    pub(crate) fn work_on(&mut self, errand: Option<Errand>) {
        if self.errand == errand {
            return;
        }
        self.number += 1;
        self.order = Some(match &errand {
            Some(errand) => Order::Work(Job {
                number: self.number,
                errand: errand.clone(),
            }),
            None => Order::Rest,
        });
        self.errand = errand;
    }

    pub(crate) fn take_order(&mut self) -> Option<Order> {
        self.order.take()
    }

    /// What it says, unless it speaks of something that is no longer asked.
    pub(crate) fn hear(&mut self, news: News) -> Option<Word> {
        if news.number != self.number {
            return None;
        }
        match &news.word {
            Word::Tried(_) | Word::Compared(_) => {}
            Word::Answer(_) => self.errand = None,
            Word::Found(_, reference_set) | Word::Measured(_, reference_set) => {
                self.errand = None;
                self.keep(reference_set);
            }
        }
        Some(news.word)
    }

    /// The reference set of a game, as far as it is ready.
    pub(crate) fn reference_set(&self, rules: &Arc<Rules>) -> ReferenceSet {
        let known = self
            .reference_sets
            .iter()
            .find(|known| known.rules() == rules);
        let known = known.cloned();
        known.unwrap_or_else(|| ReferenceSet::new(Arc::clone(rules)))
    }

    fn keep(&mut self, reference_set: &ReferenceSet) {
        self.reference_sets
            .retain(|known| known.rules() != reference_set.rules());
        self.reference_sets.push(reference_set.clone());
    }
}
