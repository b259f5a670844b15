//! How far a long piece of work is, on standard error.

use std::cell::Cell;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use webspinner_rules::message::Message;
use webspinner_survey::Tally;

use crate::words::say;

/// How often a line says how far it is where there is no terminal to draw in.
const EVERY: Duration = Duration::from_mins(1);

/// A bar in a terminal; elsewhere a line now and then.
pub(crate) struct Progress {
    bar: ProgressBar,
    is_drawn: bool,
    count: u64,
    said: Cell<Instant>,
}

impl Progress {
    /// So many deals are to be decided in all, and these are.
    pub(crate) fn begin(count: u64, tally: Tally) -> Self {
        let is_drawn = stderr().is_terminal();
        let target = if is_drawn {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let bar = ProgressBar::with_draw_target(Some(count), target).with_position(tally.all());
        // What was decided before says nothing of the speed now.
        bar.reset_eta();
        let template = say(&Message::new("progress-bar"));
        let style = ProgressStyle::with_template(&template).expect("the catalogue's form is sound");
        bar.set_style(style.progress_chars("█▉▊▋▌▍▎▏ "));
        if is_drawn {
            bar.enable_steady_tick(Duration::from_millis(250));
        }
        let said = Cell::new(Instant::now());
        let progress = Self {
            bar,
            is_drawn,
            count,
            said,
        };
        progress.show(tally);
        progress
    }

    /// So many are decided now.
    pub(crate) fn show(&self, tally: Tally) {
        let message = Message::new("progress-tally")
            .with("won", tally.won.to_string())
            .with("lost", tally.lost.to_string())
            .with("unknown", tally.unknown.to_string());
        self.bar.set_position(tally.all());
        self.bar.set_message(say(&message));
        if !self.is_drawn && self.said.get().elapsed() >= EVERY {
            self.said.set(Instant::now());
            let line = Message::new("progress-line")
                .with("done", tally.all().to_string())
                .with("count", self.count.to_string())
                .with("tally", say(&message))
                .with("rate", format!("{:.1}", self.bar.per_sec()))
                .with("left", minutes(self.bar.eta()));
            eprintln!("{}", say(&line));
        }
    }

    /// Says something above the bar, which stays.
    pub(crate) fn say(&self, text: &str) {
        self.bar.suspend(|| eprintln!("{text}"));
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}

/// Hours and minutes, rounded up.
fn minutes(time: Duration) -> String {
    let minutes = time.as_secs().div_ceil(60);
    format!("{}:{:02}", minutes / 60, minutes % 60)
}
