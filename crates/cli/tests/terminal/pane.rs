//! The program in its own terminal of 80 by 24 cells: a tmux pane.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long something may take to show. Only a program that hangs takes this long: on a busy
/// machine the search for an easy deal alone takes minutes.
const PATIENCE: Duration = Duration::from_mins(10);

/// How tmux opens a pane of the smallest usual terminal size.
const OPEN: &[&str] = &["new-session", "-d", "-x", "80", "-y", "24"];

/// Numbers the panes of this process, so that each has its own tmux server.
static PANES: AtomicU32 = AtomicU32::new(0);

pub(crate) struct Pane {
    socket: String,
    folder: TempDir,
}

impl Pane {
    /// Starts the program with these arguments, on a new database.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        Self::start_after(":", arguments)
    }

    /// The same, in a shell that has run this line before.
    pub(crate) fn start_after(line: &str, arguments: &[&str]) -> Self {
        let number = PANES.fetch_add(1, Ordering::Relaxed);
        let pane = Self {
            socket: format!("webspinner-{}-{number}", std::process::id()),
            folder: tempfile::tempdir().expect("a folder for the database"),
        };
        std::fs::create_dir(pane.games()).expect("a folder for custom games");
        pane.run(OPEN, line, arguments);
        pane
    }

    fn games(&self) -> PathBuf {
        self.folder.path().join("games")
    }

    /// Closes the terminal while the program runs in it, and waits until the program has ended.
    pub(crate) fn close(&self) {
        let program = self.program();
        self.tmux(&["kill-server"]);
        let begun = Instant::now();
        while state(&program).is_some() {
            assert!(begun.elapsed() < PATIENCE, "the program runs on");
            std::thread::yield_now();
        }
    }

    /// Starts the program anew in another terminal, after [`Pane::close`].
    pub(crate) fn open_again(&self, arguments: &[&str]) {
        self.run(OPEN, ":", arguments);
    }

    /// Starts the program anew in the same pane, whatever runs there.
    pub(crate) fn start_again(&self, arguments: &[&str]) {
        self.run(&["respawn-pane", "-k"], ":", arguments);
    }

    /// Runs a shell that starts the program, prints how it ended, and stays.
    fn run(&self, how: &[&str], line: &str, arguments: &[&str]) {
        let script = format!(
            r#"{line}; "$0" "$@"; echo "ended with $?"; stty -a | grep -q ' echo ' && echo typing shows; exec cat"#
        );
        let database = self.folder.path().join("games.db");
        let database = database.to_str().expect("a path in Unicode");
        let program = [env!("CARGO_BIN_EXE_webspinner"), "--database", database];
        let words = [how, &["sh", "-c", &script], &program, arguments].concat();
        self.tmux(&words);
    }

    fn tmux(&self, words: &[&str]) -> String {
        let mut command = Command::new("tmux");
        command
            .args(["-L", &self.socket, "-f", "/dev/null"])
            .args(words);
        command
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .env_remove("LANGUAGE")
            .env("WEBSPINNER_GAMES", self.games())
            .env_remove("COLORFGBG")
            .env_remove("TMUX")
            .env_remove("NO_COLOR");
        let output = command.output().expect("tmux is installed");
        assert!(output.status.success(), "tmux {words:?}: {output:?}");
        String::from_utf8(output.stdout).expect("tmux writes UTF-8")
    }

    /// Types text as it is.
    pub(crate) fn keys(&self, text: &str) {
        self.tmux(&["send-keys", "-l", "--", text]);
    }

    /// Presses a key by its name, such as `Enter` or `C-c`.
    pub(crate) fn press(&self, key: &str) {
        self.tmux(&["send-keys", key]);
    }

    pub(crate) fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// One of tmux's own variables, such as `pane_pid`.
    pub(crate) fn variable(&self, name: &str) -> String {
        let text = self.tmux(&["display-message", "-p", &format!("#{{{name}}}")]);
        text.trim().to_owned()
    }

    /// Waits until this text shows.
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait_until(text, || self.screen().contains(text));
    }

    /// Waits until the program has ended with this status.
    pub(crate) fn wait_for_end(&self, status: u8) {
        self.wait_for(&format!("ended with {status}"));
    }

    /// Waits until something holds. Each look is a run of tmux, so this is no busy loop.
    pub(crate) fn wait_until(&self, what: &str, holds: impl Fn() -> bool) {
        let begun = Instant::now();
        while !holds() {
            let screen = self.screen();
            assert!(
                begun.elapsed() < PATIENCE,
                "{what:?} does not come:\n{screen}"
            );
        }
    }

    /// Sends a signal to the program.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &self.program()])
            .status();
        assert!(sent.expect("kill exists").success());
    }

    /// Waits until the program has stopped.
    pub(crate) fn wait_for_stop(&self) {
        let program = self.program();
        self.wait_until("stop", || state(&program) == Some('T'));
    }

    /// The number of the program's process.
    fn program(&self) -> String {
        let shell = self.variable("pane_pid");
        let children = PathBuf::from(format!("/proc/{shell}/task/{shell}/children"));
        let children = std::fs::read_to_string(children).expect("Linux lists children");
        let program = children.split_whitespace().next().expect("a child");
        program.to_owned()
    }
}

/// The state of a process as Linux writes it, `T` for one that has stopped; `None` of one that has
/// ended, even if its parent has not collected its status yet.
fn state(process: &str) -> Option<char> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The program's name comes before it in parentheses, and may contain any character.
    let (_, rest) = stat.rsplit_once(") ")?;
    rest.chars().next().filter(|state| !"ZX".contains(*state))
}

impl Drop for Pane {
    fn drop(&mut self) {
        let server = ["-L", &self.socket, "kill-server"];
        // There is nothing to end if the pane never opened.
        let _ = Command::new("tmux").args(server).output();
    }
}
