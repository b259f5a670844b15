//! The archive of a release: the program with its manual pages, completions and licences, and what
//! the owner of a site needs.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use clap::Args;
use sha2::{Digest, Sha256};

use crate::project::{output_of, root};
use crate::{binary, changelog, steps};

/// Where the archives are written.
const FOLDER: &str = "target/dist";
/// The checksums of all archives of a release.
const SUMS: &str = "SHA256SUMS";
const SHELLS: [(&str, &str); 5] = [
    ("bash", "webspinner.bash"),
    ("elvish", "webspinner.elv"),
    ("fish", "webspinner.fish"),
    ("powershell", "_webspinner.ps1"),
    ("zsh", "_webspinner"),
];
/// Files of the project that every archive has.
const DOCUMENTS: [&str; 11] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    // For site owners. The container is built from the sources, so its files are of no use here.
    "SECURITY.md",
    "docs/server.md",
    "deploy/Caddyfile",
    "deploy/grafana-dashboard.json",
    "deploy/nginx.conf",
    "deploy/prometheus-alerts.yaml",
    "deploy/webspinner.service",
];

#[derive(Args)]
pub(crate) struct Options {
    /// The target to build for, such as x86_64-unknown-linux-musl [default: this machine's]
    #[arg(long)]
    target: Option<String>,
    /// The tag that is released: it must fit the version, and the changelog must have its section
    #[arg(long)]
    tag: Option<String>,
}

/// Builds the archive for a target whose programs run on this machine.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(tag) = &options.tag {
        changelog::section(tag)?;
    }
    let program = binary::build_for(options.target.as_deref())?;
    let target = match &options.target {
        Some(target) => target.clone(),
        None => host()?,
    };
    let name = format!("webspinner-{}-{target}", changelog::VERSION);
    let folder = root().join(FOLDER).join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fill(&folder, &program).with_context(|| format!("{} is incomplete", folder.display()))?;
    let archive = pack(&name, target.contains("windows"))?;
    println!("{}", archive.display());
    Ok(())
}

/// Writes the checksums of all archives in a folder into it, as `sha256sum --check` reads them.
pub(crate) fn checksums(folder: &Path) -> Result<()> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_file() && name != SUMS {
            let mut line = String::new();
            for byte in Sha256::digest(fs::read(&path)?) {
                write!(line, "{byte:02x}")?;
            }
            lines.push(format!("{line}  {name}\n"));
        }
    }
    ensure!(!lines.is_empty(), "{} has no archives", folder.display());
    lines.sort_by(|a, b| a[64..].cmp(&b[64..]));
    Ok(fs::write(folder.join(SUMS), lines.concat())?)
}

fn fill(folder: &Path, program: &Path) -> Result<()> {
    fs::create_dir_all(folder.join("completions"))?;
    for document in DOCUMENTS {
        let copy = folder.join(document);
        fs::create_dir_all(copy.parent().context("it is in the folder")?)?;
        fs::copy(root().join(document), copy)?;
    }
    let name = program.file_name().context("the program has a name")?;
    fs::copy(program, folder.join(name))?;
    let made = |arguments: &[&str]| output_of(Command::new(program).args(arguments));
    fs::write(folder.join("LICENCES.txt"), made(&["licences"])?)?;
    for (shell, file) in SHELLS {
        let script = made(&["completions", shell])?;
        fs::write(folder.join("completions").join(file), script)?;
    }
    steps::run(Command::new(program).arg("man").arg(folder.join("man")))?;
    if cfg!(target_os = "linux") {
        // `share`: the entry in the menu of a desktop, with its icons.
        let mut install = Command::new("sh");
        install
            .arg(root().join("deploy/desktop/install.sh"))
            .arg("/");
        steps::run(install.env("DESTDIR", folder))?;
    }
    Ok(())
}

/// Packs the folder: as a zip file for Windows, whose tar program can do that, compressed with gzip
/// for all others.
fn pack(name: &str, is_for_windows: bool) -> Result<PathBuf> {
    let (suffix, flags) = if is_for_windows {
        ("zip", "-acf")
    } else {
        ("tar.gz", "-czf")
    };
    let file = format!("{name}.{suffix}");
    let mut tar = Command::new("tar");
    tar.current_dir(root().join(FOLDER));
    steps::run(tar.args([flags, &file, name]))?;
    Ok(root().join(FOLDER).join(file))
}

/// The target of the active toolchain.
fn host() -> Result<String> {
    let version = output_of(Command::new("rustc").arg("-vV").current_dir(root()))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say its host")?.to_owned())
}
