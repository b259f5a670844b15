//! The progress of long work, on standard error.

use std::cell::Cell;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use webspinner_survey::Tally;

/// How often a line reports the progress where there is no terminal.
const EVERY: Duration = Duration::from_mins(1);

/// A bar of this form on standard error, if that is a terminal; nothing is drawn elsewhere. It is
/// redrawn regularly, so that the elapsed time keeps counting.
fn bar(length: Option<u64>, form: &'static str) -> ProgressBar {
    let target = if stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(length, target);
    let style = ProgressStyle::with_template(form).expect("the form is valid");
    bar.set_style(style.progress_chars("█▉▊▋▌▍▎▏ "));
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(250));
    }
    bar
}

/// Shows in a terminal that a long search is alive.
pub(crate) struct Waiting(ProgressBar);

impl Waiting {
    /// Shows what is being searched, and the elapsed time.
    pub(crate) fn begin(what: String) -> Self {
        let bar = bar(None, "{spinner} {msg}, {elapsed}");
        bar.set_message(what);
        Self(bar)
    }

    /// Shows what is being searched now.
    pub(crate) fn say(&self, what: String) {
        self.0.set_message(what);
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// Shows a bar in a terminal, elsewhere a line now and then.
pub(crate) struct Progress {
    bar: ProgressBar,
    count: u64,
    /// The number decided before this run.
    before: u64,
    began: Instant,
    said: Cell<Instant>,
}

impl Progress {
    /// Begins a bar for this number of deals, some of them already decided.
    pub(crate) fn begin(count: u64, tally: Tally) -> Self {
        let bar = bar(Some(count), "{wide_bar} {pos} of {len}: {msg}").with_position(tally.all());
        let began = Instant::now();
        let progress = Self {
            bar,
            count,
            before: tally.all(),
            began,
            said: Cell::new(began),
        };
        progress.show(tally);
        progress
    }

    /// Shows the deals decided so far.
    pub(crate) fn show(&self, tally: Tally) {
        let pace = self.pace(tally);
        self.bar.set_position(tally.all());
        if self.bar.is_hidden() && self.said.get().elapsed() >= EVERY {
            self.said.set(Instant::now());
            eprintln!("{} of {}: {pace}", tally.all(), self.count);
        }
        self.bar.set_message(pace);
    }

    /// The results so far, the speed, and the time left. One deal may take as long as a thousand
    /// others, so the speed is the whole run's.
    fn pace(&self, tally: Tally) -> String {
        let done = u128::from(tally.all() - self.before);
        let left = u128::from(self.count - tally.all());
        let elapsed_ms = self.began.elapsed().as_millis().max(1);
        let hundredths = u32::try_from(done * 100_000 / elapsed_ms).unwrap_or(u32::MAX);
        let rate = f64::from(hundredths) / 100.0;
        let minutes = (left * elapsed_ms).div_ceil(60_000).checked_div(done);
        let left = minutes.map_or("-:--".to_owned(), hours);
        let Tally { won, lost, unknown } = tally;
        format!("{won} won, {lost} lost, {unknown} unknown; {rate:.2} a second, {left} hours left")
    }

    /// Prints a line above the bar.
    pub(crate) fn say(&self, text: &str) {
        self.bar.suspend(|| eprintln!("{text}"));
    }

    /// Removes the bar.
    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}

/// Minutes as hours and minutes.
fn hours(minutes: u128) -> String {
    format!("{}:{:02}", minutes / 60, minutes % 60)
}
