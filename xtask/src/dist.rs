//! The archive of a release: the program with its manual pages, completions and licences, and what
//! the owner of a site needs.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use clap::Args;
use sha2::{Digest, Sha256};

use crate::profile::Profile;
use crate::project::{output_of, root};
use crate::{binary, changelog, cross, page, steps, tools};

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
    /// A target to build for, such as x86_64-unknown-linux-musl, may be repeated [default: this
    /// machine's]
    #[arg(long)]
    target: Vec<String>,
    /// Build for every target that a release has an archive for
    #[arg(long, conflicts_with = "target")]
    all: bool,
    /// The tag that is released: it must fit the version, and the changelog must have its section
    #[arg(long)]
    tag: Option<String>,
}

/// Builds the archives for the targets, also such whose programs don't run on this machine.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(tag) = &options.tag {
        changelog::section(tag)?;
    }
    let page = page::build(Profile::Release)?;
    let host = cross::host()?;
    let targets: Vec<_> = match &options.target[..] {
        _ if options.all => cross::RELEASED.map(Some).to_vec(),
        [] => vec![None],
        named => named.iter().map(|it| Some(it.as_str())).collect(),
    };
    for target in targets {
        let program = binary::build_for(target, &page)?;
        let target = target.unwrap_or(&host);
        let speaker = if cross::runs_here(target, &host) {
            program.clone()
        } else {
            binary::build_to_ask(&page)?
        };
        archive(target, &program, &speaker)?;
    }
    Ok(())
}

/// Writes the archive of a program and prints its path; `speaker` is the same program for this
/// machine, which says what it can do.
fn archive(target: &str, program: &Path, speaker: &Path) -> Result<()> {
    let name = format!("webspinner-{}-{target}", changelog::VERSION);
    let folder = root().join(FOLDER).join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fill(&folder, program, speaker)
        .and_then(|()| add_desktop(&folder, target))
        .with_context(|| format!("{} is incomplete", folder.display()))?;
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

fn fill(folder: &Path, program: &Path, speaker: &Path) -> Result<()> {
    fs::create_dir_all(folder.join("completions"))?;
    for document in DOCUMENTS {
        let copy = folder.join(document);
        fs::create_dir_all(copy.parent().context("it is in the folder")?)?;
        fs::copy(root().join(document), copy)?;
    }
    let name = program.file_name().context("the program has a name")?;
    fs::copy(program, folder.join(name))?;
    let made = |arguments: &[&str]| output_of(Command::new(speaker).args(arguments));
    fs::write(folder.join("LICENCES.txt"), made(&["licences"])?)?;
    for (shell, file) in SHELLS {
        let script = made(&["completions", shell])?;
        fs::write(folder.join("completions").join(file), script)?;
    }
    steps::run(Command::new(speaker).arg("man").arg(folder.join("man")))
}

/// Adds `share`, the entry in the menu of a Linux desktop with its icons.
fn add_desktop(folder: &Path, target: &str) -> Result<()> {
    if !target.contains("linux") {
        return Ok(());
    }
    let mut install = Command::new("sh");
    install
        .arg(root().join("deploy/desktop/install.sh"))
        .arg("/");
    steps::run(install.env("DESTDIR", folder))
}

/// Packs the folder: as a zip file for Windows, compressed with gzip for all others.
fn pack(name: &str, is_for_windows: bool) -> Result<PathBuf> {
    let (suffix, mut packer) = if is_for_windows {
        ("zip", zip()?)
    } else {
        let mut tar = Command::new("tar");
        tar.arg("-czf");
        ("tar.gz", tar)
    };
    let folder = root().join(FOLDER);
    let archive = folder.join(format!("{name}.{suffix}"));
    // A zip program adds to an archive that is there.
    if archive.exists() {
        fs::remove_file(&archive)?;
    }
    steps::run(packer.current_dir(&folder).arg(&archive).arg(name))?;
    Ok(archive)
}

/// What packs a zip file: on Windows tar, which can do that there alone.
fn zip() -> Result<Command> {
    if cfg!(windows) {
        let mut tar = Command::new("tar");
        tar.arg("-acf");
        return Ok(tar);
    }
    tools::ensure_program("zip", "zip")?;
    let mut zip = Command::new("zip");
    zip.args(["--quiet", "--recurse-paths"]);
    Ok(zip)
}
