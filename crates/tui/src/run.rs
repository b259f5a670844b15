//! Running the program in a real terminal.

use std::io::{self, IsTerminal as _, Write, stdout};
use std::panic;
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};

use crate::app::App;
use crate::basic_colours::BasicColours;
use crate::engine_thread::EngineThread;
use crate::setup::{Flow, Setup, Start};
use crate::signals::{Signals, is_stop, raise};
use crate::theme::Colours;

/// How long the program waits for an event at a time.
const TICK: Duration = Duration::from_millis(50);

/// What frames are written to.
type Output = Box<dyn Write>;

/// Why the game could not be played in this terminal.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TuiError {
    /// Input or output is a file or a pipe.
    #[error("the game needs a terminal for its input and its output")]
    NoTerminal,
    /// The terminal failed.
    #[error("the terminal failed")]
    Terminal(#[from] io::Error),
}

/// Plays in the terminal until the player leaves, or a signal ends the program.
///
/// The terminal is always restored. Signals that end programs end this one in the usual way, after
/// the game is saved.
///
/// # Errors
/// If there is no terminal, or it fails.
pub fn run(setup: Setup, start: Start, message: Option<&str>) -> Result<(), TuiError> {
    if !(io::stdin().is_terminal() && stdout().is_terminal()) {
        return Err(TuiError::NoTerminal);
    }
    let signals = Signals::catch()?;
    #[cfg(unix)]
    crate::hang_up::watch()?;
    let clock = Instant::now();
    let mut app = App::new(setup, start, now_ms(clock));
    if let Some(message) = message {
        app.show_message(message);
    }
    let mut engine_thread = EngineThread::start()?;
    let screen = Screen::enter()?;
    let ended = play(&mut app, &mut engine_thread, &signals, clock);
    drop(screen);
    if let Some(message) = app.leave(now_ms(clock)) {
        eprintln!("{message}");
    }
    drop(app);
    match ended {
        Ok(Some(signal)) => Ok(raise(signal)?),
        Ok(None) => Ok(()),
        // After a hang-up there is nothing left to draw on; that is not a failure.
        Err(error) => match signals.take() {
            Some(signal) => Ok(raise(signal)?),
            None => Err(error.into()),
        },
    }
}

fn now_ms(clock: Instant) -> u64 {
    u64::try_from(clock.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// Plays until the player leaves (`None`) or a signal comes.
fn play(
    app: &mut App,
    engine_thread: &mut EngineThread,
    signals: &Signals,
    clock: Instant,
) -> io::Result<Option<i32>> {
    let mut terminal = Terminal::new(CrosstermBackend::new(output(app.colours())))?;
    clear(&mut terminal)?;
    let mut drawn_s = None;
    loop {
        while let Some(update) = engine_thread.next_update() {
            app.on_update(update, now_ms(clock));
            drawn_s = None;
        }
        if let Some(text) = app.take_copied() {
            copy(&text)?;
        }
        if let Some(command) = app.take_command() {
            engine_thread.submit(command);
        }
        // While nothing happens, only the clock on the screen changes.
        let now_s = now_ms(clock) / 1000;
        if drawn_s != Some(now_s) || app.is_moving() {
            terminal.draw(|frame| app.draw(frame))?;
            drawn_s = Some(now_s);
        }
        let mut flow = if event::poll(TICK)? {
            drawn_s = None;
            app.handle(&event::read()?, now_ms(clock))
        } else {
            app.tick(now_ms(clock))
        };
        // Many events may be waiting, for example while the mouse is dragged: they are drawn
        // together.
        while flow == Flow::GoOn && event::poll(Duration::ZERO)? {
            flow = app.handle(&event::read()?, now_ms(clock));
        }
        match signals.take() {
            Some(signal) if is_stop(signal) => {
                // The error is on the screen when the player comes back.
                let _ = app.leave(now_ms(clock));
                suspend(&mut terminal, signal)?;
                app.come_back(now_ms(clock));
                drawn_s = None;
            }
            Some(signal) => return Ok(Some(signal)),
            None => {}
        }
        if flow == Flow::Quit {
            return Ok(None);
        }
    }
}

/// Where frames go: to the terminal, in colours that it knows.
fn output(colours: Colours) -> Output {
    match colours {
        Colours::Sixteen => Box::new(BasicColours::new(stdout())),
        Colours::None | Colours::Many => Box::new(stdout()),
    }
}

/// Suspends the program as a shell expects, and draws everything again when it continues.
fn suspend(terminal: &mut Terminal<CrosstermBackend<Output>>, signal: i32) -> io::Result<()> {
    restore();
    raise(signal)?;
    prepare()?;
    clear(terminal)
}

/// Asks the terminal to put a text into the clipboard. Terminals that cannot, ignore it.
fn copy(text: &str) -> io::Result<()> {
    // CITE: xterm control sequences, OSC 52.
    let mut out = stdout();
    write!(out, "\x1b]52;c;{}\x07", BASE64_STANDARD.encode(text))?;
    out.flush()
}

/// Clears the screen, so that the next frame is drawn whole.
///
/// `Terminal::clear` would ask the terminal where its cursor is, and fail after a while if the
/// terminal does not answer, as some do not.
fn clear<B: Backend>(terminal: &mut Terminal<B>) -> Result<(), B::Error> {
    let area = terminal.size()?.into();
    terminal.resize(area)
}

/// The terminal, set up for the game; dropping this restores it.
struct Screen;

impl Screen {
    fn enter() -> io::Result<Self> {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            before(info);
        }));
        let screen = Self;
        prepare()?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
        if !std::thread::panicking() {
            drop(panic::take_hook());
        }
    }
}

fn prepare() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(
        stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste,
        cursor::Hide
    )
}

/// Restores the terminal as far as it can be reached. Calling it twice does no harm.
fn restore() {
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
    let _ = stdout().flush();
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use ratatui::backend::{ClearType, TestBackend, WindowSize};
    use ratatui::buffer::Cell;
    use ratatui::layout::{Position, Size};

    use super::*;

    /// A terminal that does not answer the query for its cursor position.
    struct Mute(TestBackend);

    fn known<T>(result: Result<T, Infallible>) -> io::Result<T> {
        result.map_err(|error| match error {})
    }

    impl Backend for Mute {
        type Error = io::Error;

        fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
        where
            I: Iterator<Item = (u16, u16, &'a Cell)>,
        {
            known(self.0.draw(content))
        }

        fn hide_cursor(&mut self) -> io::Result<()> {
            known(self.0.hide_cursor())
        }

        fn show_cursor(&mut self) -> io::Result<()> {
            known(self.0.show_cursor())
        }

        fn get_cursor_position(&mut self) -> io::Result<Position> {
            Err(io::ErrorKind::TimedOut.into())
        }

        fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
            known(self.0.set_cursor_position(position))
        }

        fn clear(&mut self) -> io::Result<()> {
            known(self.0.clear())
        }

        fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
            known(self.0.clear_region(region))
        }

        fn size(&self) -> io::Result<Size> {
            known(self.0.size())
        }

        fn window_size(&mut self) -> io::Result<WindowSize> {
            known(self.0.window_size())
        }

        fn flush(&mut self) -> io::Result<()> {
            known(self.0.flush())
        }
    }

    #[test]
    fn a_terminal_that_does_not_answer_is_drawn_on_all_the_same() {
        let backend = Mute(TestBackend::with_lines(["old", "old"]));
        let mut terminal = Terminal::new(backend).expect("a size");
        clear(&mut terminal).expect("no answer is needed");
        let drawn = terminal.draw(|frame| frame.render_widget("new", frame.area()));
        drawn.expect("no answer is needed");
        terminal.backend().0.assert_buffer_lines(["new", "   "]);
    }
}
