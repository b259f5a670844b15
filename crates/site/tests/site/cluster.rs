//! A PostgreSQL server for the tests, which ends with them.

use std::fs;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;
use webspinner_db::Place;

/// Where Debian puts the programs of each version, and where others do.
const FOLDERS: [&str; 3] = [
    "/usr/lib/postgresql",
    "/usr/local/pgsql",
    "/opt/homebrew/opt",
];

/// The owner of all databases, who needs no password.
pub(crate) const OWNER: &str = "theowner";

/// What a server calls its socket.
pub(crate) const SOCKET: &str = ".s.PGSQL.5432";

/// A server in a temporary folder, listening on a socket there and nowhere else.
pub(crate) struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    /// The user that the server runs as: it refuses to run as root.
    user: Option<(u32, u32)>,
    /// Stops the server and removes the folder when this is dropped or the program ends in any way.
    _watch: Child,
}

impl Cluster {
    /// The server that the tests of this program share.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(Self::start_new)
    }

    /// A server for one test.
    pub(crate) fn start_new() -> Self {
        let programs = programs();
        let folder = TempDir::with_prefix("webspinner-pg-").expect("a folder for the server");
        let folder = folder.keep();
        let user = unprivileged_user();
        if let Some((user, group)) = user {
            chown(&folder, Some(user), Some(group)).expect("root gives folders away");
        }
        let watch = watch(&programs, &folder, user);
        let cluster = Self {
            folder,
            programs,
            user,
            _watch: watch,
        };
        cluster.init();
        cluster.start();
        cluster
    }

    fn init(&self) {
        let data = self.data();
        let data = data.to_str().expect("a plain name");
        let options = [
            "--no-sync",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
            "--auth=trust",
        ];
        self.run(
            "initdb",
            &[&options[..], &["-U", OWNER, "-D", data]].concat(),
        );
        let access = "local all guest scram-sha-256\nlocal all all trust\n";
        fs::write(self.data().join("pg_hba.conf"), access).expect("the server's own file");
        let settings = format!(
            "listen_addresses = ''\nunix_socket_directories = '{}'\nmax_connections = 200\n\
             fsync = off\n",
            self.folder.display()
        );
        fs::write(self.data().join("postgresql.auto.conf"), settings).expect("another one");
    }

    /// Starts the server, and returns when it answers.
    pub(crate) fn start(&self) {
        let (data, log) = (self.data(), self.folder.join("log"));
        let [data, log] = [&data, &log].map(|path| path.to_str().expect("a plain name"));
        self.run(
            "pg_ctl",
            &["start", "-w", "-t", "60", "-D", data, "-l", log],
        );
    }

    /// Stops the server as a crash of the machine would, without closing connections.
    pub(crate) fn crash(&self) {
        let data = self.data();
        self.run(
            "pg_ctl",
            &[
                "stop",
                "-m",
                "immediate",
                "-D",
                data.to_str().expect("plain"),
            ],
        );
    }

    /// Stops the server as an administrator does, without waiting for anybody, and starts it again.
    pub(crate) fn restart(&self) {
        let data = self.data();
        let data = data.to_str().expect("a plain name");
        let log = self.folder.join("log");
        let log = log.to_str().expect("a plain name");
        self.run(
            "pg_ctl",
            &[
                "restart", "-w", "-t", "60", "-m", "fast", "-D", data, "-l", log,
            ],
        );
    }

    /// Makes a new, empty database, and returns its URL.
    pub(crate) fn new_database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("site{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.url(OWNER, &name)
    }

    /// The URL of a database for this user, who may bear a password behind a colon.
    pub(crate) fn url(&self, user: &str, database: &str) -> String {
        url_at(&self.folder, user, database)
    }

    /// The socket on which it listens.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.join(SOCKET)
    }

    /// The whole URL of a place on this server, which the place itself does not show.
    pub(crate) fn url_of(&self, place: &Place) -> String {
        let shown = place.to_string();
        let (_, database) = shown.rsplit_once('/').expect("it names a database");
        self.url(OWNER, database)
    }

    /// Runs statements as the owner.
    pub(crate) fn sql(&self, database: &str, sql: &str) {
        let socket = self.folder.to_str().expect("a plain name");
        let options = [
            "-q",
            "-v",
            "ON_ERROR_STOP=1",
            "-U",
            OWNER,
            "-h",
            socket,
            "-d",
            database,
        ];
        self.run("psql", &[&options[..], &["-c", sql]].concat());
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let mut command = Command::new(self.programs.join(program));
        command
            .args(arguments)
            .current_dir("/")
            .stdin(Stdio::null());
        // The server keeps open what it inherits, so a test whose output goes to a pipe would wait.
        let output = self.folder.join(format!("{program}.out"));
        let file = fs::File::create(&output).expect("the folder takes files");
        command
            .stdout(file.try_clone().expect("a handle"))
            .stderr(file);
        as_user(&mut command, self.user);
        let status = command.status().expect("PostgreSQL's programs start");
        let said = || fs::read_to_string(&output).unwrap_or_default();
        assert!(status.success(), "{program} {arguments:?}: {}", said());
    }
}

/// The URL of a database whose server has its socket in this folder.
pub(crate) fn url_at(folder: &Path, user: &str, database: &str) -> String {
    let folder = folder.to_str().expect("a plain name").replace('/', "%2F");
    format!("postgres://{user}@{folder}/{database}")
}

/// The folder of PostgreSQL's programs, which Debian does not put on the path.
fn programs() -> PathBuf {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
    let versions = FOLDERS
        .iter()
        .filter_map(|folder| fs::read_dir(folder).ok())
        .flatten();
    let versions = versions
        .filter_map(Result::ok)
        .map(|version| version.path().join("bin"));
    folders.extend(versions);
    let complete = |folder: &PathBuf| {
        ["initdb", "pg_ctl", "postgres", "psql"]
            .iter()
            .all(|name| folder.join(name).is_file())
    };
    folders.retain(complete);
    folders.sort();
    folders.pop().expect(
        "the programs of PostgreSQL (initdb, pg_ctl, postgres, psql) are needed: \
         install them with `sudo apt-get install postgresql`",
    )
}

/// For root, the user `postgres` that Debian's package makes, or else `nobody`.
fn unprivileged_user() -> Option<(u32, u32)> {
    let id = Command::new("id")
        .arg("-u")
        .output()
        .expect("every system has id");
    if id.stdout.trim_ascii() != b"0" {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").expect("every system has users");
    let find = |name: &str| {
        let user = users
            .lines()
            .find(|line| line.split(':').next() == Some(name))?;
        let mut fields = user.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    Some(
        find("postgres")
            .or_else(|| find("nobody"))
            .expect("a user who is not root"),
    )
}

fn as_user(command: &mut Command, user: Option<(u32, u32)>) {
    if let Some((user, group)) = user {
        command.uid(user).gid(group);
    }
}

/// A process that waits until nobody holds the other end of its input, which is when this program
/// has ended, then stops the server and removes its folder.
fn watch(programs: &Path, folder: &Path, user: Option<(u32, u32)>) -> Child {
    const WATCH: &str = r#"cat; "$1/pg_ctl" stop -m immediate -D "$2/data"; rm -rf "$2""#;
    let mut command = Command::new("/bin/sh");
    command
        .arg("-c")
        .arg(WATCH)
        .arg("watch")
        .arg(programs)
        .arg(folder);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // Ctrl-C in the terminal ends the tests but not this process.
    command.process_group(0).current_dir("/");
    as_user(&mut command, user);
    command.spawn().expect("every system has a shell")
}
