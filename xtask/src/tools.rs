//! What the checks need besides Rust, installed where it is missing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::project::{cargo, root};
use crate::steps;

/// A program from a Debian package.
struct Program {
    name: &'static str,
    package: &'static str,
    purpose: &'static str,
    /// The environment variable that names another program to use instead, if there is one.
    variable: Option<&'static str>,
}

impl Program {
    fn is_there(&self) -> bool {
        let named = self.variable.and_then(std::env::var_os);
        named.is_some() || is_on_path(self.name) || is_of_postgres(self.name)
    }
}

const PROGRAMS: &[Program] = &[
    Program {
        name: "tmux",
        package: "tmux",
        purpose: "drives the terminal game as a player would",
        variable: None,
    },
    Program {
        name: "chromium-headless-shell",
        package: "chromium-headless-shell",
        purpose: "is the browser in which the page is tested",
        variable: Some("CHROMIUM"),
    },
    Program {
        name: "WebKitWebDriver",
        package: "webkit2gtk-driver",
        purpose: "brings and drives a browser with the engine of every iPhone",
        variable: None,
    },
    Program {
        name: "Xvfb",
        package: "xvfb",
        purpose: "is the screen that this one cannot do without",
        variable: None,
    },
    Program {
        name: "initdb",
        package: "postgresql",
        purpose: "makes the servers on which the laws of a site are tested",
        variable: None,
    },
];

/// What else it takes to play the page in all engines.
const BROWSERS: &[Program] = &[
    Program {
        name: "chromedriver",
        package: "chromium-driver",
        purpose: "drives that browser as it drives the others",
        variable: None,
    },
    Program {
        name: "firefox-esr",
        package: "firefox-esr",
        purpose: "is a browser with another engine",
        variable: None,
    },
];

/// Where Debian puts the programs of each version of PostgreSQL: not on the path, because several
/// may be there.
const POSTGRES_FOLDER: &str = "/usr/lib/postgresql";

/// Says which parts of Rust are missing; rustup's smallest profile leaves these out.
///
/// # Errors
/// The command that adds them.
pub(crate) fn check_components() -> Result<()> {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let answers = cargo()
            .args([command, "--version"])
            .stdout(Stdio::null())
            .status();
        if !answers.is_ok_and(|status| status.success()) {
            bail!("missing: {component}; add it with `rustup component add {component}`");
        }
    }
    Ok(())
}

/// Installs the programs that are missing: as root, or through sudo.
///
/// # Errors
/// When that is not possible: which packages are missing and how to install them.
pub(crate) fn install_programs() -> Result<()> {
    install_missing(PROGRAMS)
}

/// As [`install_programs`], the browsers of a soak: they take most of a gigabyte.
///
/// # Errors
/// As [`install_programs`].
pub(crate) fn install_browsers() -> Result<()> {
    install_missing(BROWSERS)
}

fn install_missing(programs: &[Program]) -> Result<()> {
    let missing: Vec<_> = programs
        .iter()
        .filter(|program| !program.is_there())
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<_> = missing.iter().map(|program| program.package).collect();
    install(&packages).with_context(|| {
        let uses = missing
            .iter()
            .map(|it| format!("{} ({})", it.name, it.purpose));
        format!(
            "missing: {}; install it with `sudo apt-get install {}`, or your system's own way",
            uses.collect::<Vec<_>>().join(", "),
            packages.join(" "),
        )
    })
}

/// Installs a program that is missing, from the Debian package that has it.
///
/// # Errors
/// When that is not possible: what to install.
pub(crate) fn ensure_program(program: &str, package: &str) -> Result<()> {
    if is_on_path(program) {
        return Ok(());
    }
    install(&[package]).with_context(|| {
        format!(
            "missing: {program}; install it with `sudo apt-get install {package}`, or your \
             system's own way"
        )
    })
}

/// Makes sure that Rust has its library for a target.
///
/// # Errors
/// When rustup is missing or cannot add it: the command that would.
pub(crate) fn ensure_target(target: &str) -> Result<()> {
    if has_target(target) {
        return Ok(());
    }
    let mut add = Command::new("rustup");
    add.current_dir(root()).args(["target", "add", target]);
    steps::run(&mut add).with_context(|| {
        format!("missing: Rust's library for {target}; add it with `rustup target add {target}`")
    })
}

fn has_target(target: &str) -> bool {
    let arguments = ["--print", "target-libdir", "--target", target];
    let mut rustc = Command::new("rustc");
    let Ok(output) = rustc.current_dir(root()).args(arguments).output() else {
        return false;
    };
    let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    files
        .map(|file| file.file_name())
        .any(|name| name.to_string_lossy().starts_with("libstd-"))
}

/// Installs Debian packages: as root, or through sudo.
///
/// # Errors
/// When that is not possible.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    if !is_on_path("apt-get") {
        bail!("this system has no apt-get");
    }
    // One unreachable source need not matter: whether the packages can be had, the next step shows.
    if let Err(error) = apt_get(&["update"]) {
        eprintln!("going on with the package lists there are: {error}");
    }
    let options = ["install", "--yes", "--no-install-recommends"];
    apt_get(&[&options, packages].concat())
}

fn apt_get(arguments: &[&str]) -> Result<()> {
    let mut command = if is_root() {
        Command::new("apt-get")
    } else if is_on_path("sudo") {
        let mut sudo = Command::new("sudo");
        // Without a terminal there is nobody to type a password: fail at once instead of waiting.
        if !std::io::IsTerminal::is_terminal(&std::io::stderr()) {
            sudo.arg("--non-interactive");
        }
        sudo.arg("apt-get");
        sudo
    } else {
        bail!("installing needs root, and there is no sudo");
    };
    steps::run(
        command
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").stdin(Stdio::null()).output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

pub(crate) fn is_on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Whether a version of PostgreSQL is there with this program.
fn is_of_postgres(program: &str) -> bool {
    let versions = std::fs::read_dir(POSTGRES_FOLDER).into_iter().flatten();
    let mut folders = versions
        .filter_map(Result::ok)
        .map(|version| version.path().join("bin"));
    folders.any(|folder| folder.join(program).is_file())
}

/// A program from Rust's package registry, built once into target/tools.
pub(crate) struct CargoTool {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    /// Further arguments of `cargo install`.
    pub(crate) options: &'static [&'static str],
}

/// Settings for the build of a tool: it runs for seconds, and its own release profile would take
/// minutes more to build.
const BUILT_SOON: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
];

impl CargoTool {
    /// The path of the tool in exactly this version; builds it where it is missing.
    pub(crate) fn ensure(&self) -> Result<PathBuf> {
        let folder = root().join("target/tools");
        let path =
            folder
                .join("bin")
                .join(format!("{}{}", self.name, std::env::consts::EXE_SUFFIX));
        if !reports_version(&path, self.version) {
            steps::run(
                cargo()
                    .args(["install", "--locked", "--force", "--root"])
                    .arg(&folder)
                    .args(self.options)
                    .arg(format!("{}@{}", self.name, self.version))
                    .envs(BUILT_SOON),
            )?;
        }
        Ok(path)
    }
}

fn reports_version(tool: &Path, version: &str) -> bool {
    let output = Command::new(tool)
        .arg("--version")
        .stdin(Stdio::null())
        .output();
    output.is_ok_and(|output| {
        let text = String::from_utf8_lossy(&output.stdout);
        let mut words = text.split_whitespace();
        words.any(|word| word.trim_start_matches('v') == version)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_on_the_path_alone() {
        assert!(is_on_path("sh"));
        assert!(!is_on_path("no-such-program-as-this"));
    }

    #[test]
    fn the_programs_of_postgres_are_no_others() {
        assert!(!is_of_postgres("sh"));
    }

    #[test]
    fn another_version_of_a_tool_is_not_taken_for_it() {
        let cargo = cargo().get_program().to_owned();
        let printed = Command::new(&cargo)
            .arg("--version")
            .output()
            .expect("cargo runs us")
            .stdout;
        let printed = String::from_utf8(printed).expect("cargo writes UTF-8");
        let version = printed
            .split_whitespace()
            .nth(1)
            .expect("`cargo 1.2.3 (...)`");
        assert!(reports_version(cargo.as_ref(), version));
        assert!(!reports_version(cargo.as_ref(), "0.0.0"));
        assert!(!reports_version("/no/such/tool".as_ref(), version));
    }
}
