//! Comparing the running server with its description: Schemathesis generates requests from the
//! description and checks the server's answers.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::project::{output_of, root};
use crate::python::Environment;
use crate::steps;

/// Where it is installed: Schemathesis itself, and all that it needs.
const ENVIRONMENT: Environment = Environment {
    name: "schemathesis",
    requirements: "xtask/schemathesis.txt",
    purpose: "the server's API is examined",
};

/// How the server is examined.
const CONFIGURATION: &str = "crates/server/schemathesis.toml";

/// Builds the server with this cargo, and examines it.
pub(crate) fn run(cargo: &mut Command) -> Result<()> {
    ENVIRONMENT.ensure()?;
    let what = ["build", "--workspace", "--bin", "webspinner"];
    steps::run(cargo.args(what).args(["--example", "test_login"]))?;
    examine(&programs()?)
}

/// The folder of the programs that the tests use: beside this one's, which has a profile of its
/// own.
pub(crate) fn programs() -> Result<PathBuf> {
    let program = std::env::current_exe()?;
    let target = program.ancestors().nth(2);
    Ok(target
        .context("a program is in a target folder")?
        .join("debug"))
}

/// Examines the server in this folder, both logged in and logged out.
fn examine(programs: &Path) -> Result<()> {
    let folder = root().join("target/tmp/schemathesis");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let server = Server::start(&programs.join(name("webspinner")), &folder)?;
    let test_login = programs.join("examples").join(name("test_login"));
    let session = output_of(Command::new(test_login).arg(database(&folder)))?;
    // A deleted player can do nothing more, so this request comes last.
    let last = "DELETE /api/v1/me";
    request(&server, session.trim(), &["--exclude-name", last])?;
    request(&server, session.trim(), &["--include-name", last])
}

fn name(program: &str) -> String {
    format!("{program}{}", std::env::consts::EXE_SUFFIX)
}

fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("site.db").display())
}

/// Generates requests, and shows the output only if something is wrong.
fn request(server: &Server, session: &str, options: &[&str]) -> Result<()> {
    let output = ENVIRONMENT
        .program("schemathesis")
        .arg("--config-file")
        .arg(root().join(CONFIGURATION))
        .args(["run", "--no-color", "--warnings", "off"])
        .args(options)
        .arg(format!("{}api/openapi.json", server.address))
        // Its cache belongs to this run alone.
        .current_dir(&server.folder)
        .env("PYTHONUTF8", "1")
        .env("WEBSPINNER_SESSION", session)
        .stdin(Stdio::null())
        .output()
        .context("Schemathesis cannot be started")?;
    let text = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        print!("{text}");
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        bail!("the server does not do what /api/openapi.json says");
    }
    let cases = text.lines().find(|line| line.contains(" generated, "));
    println!("    {}", cases.context("no request was made")?.trim());
    Ok(())
}

/// The server that is examined. It is killed when dropped.
struct Server {
    child: Child,
    folder: PathBuf,
    /// With a slash at its end.
    address: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Result<Self> {
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error"])
            .args(["--requests-per-minute", "0", "--results-per-minute", "0"])
            .args(["--registrations-per-hour", "0"])
            .args(["--database", &database(folder)])
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let mut line = String::new();
        let stdout = child.stdout.take().expect("it is piped");
        let read = BufReader::new(stdout).read_line(&mut line);
        let address = line.find("http://").and_then(|at| line.get(at..));
        let address = address.map(|address| address.trim().to_owned());
        let server = Self {
            child,
            folder: folder.to_owned(),
            address: address.unwrap_or_default(),
        };
        read?;
        ensure!(!server.address.is_empty(), "the server said {line:?}");
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
