//! The packages that are published: each must build from what is in it, and the server's has the
//! page inside, so that `cargo install webspinner` makes a whole program.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::changelog::VERSION;
use crate::page;
use crate::project::{Metadata, cargo, output_of, root};
use crate::steps;

/// Where the build script of the server finds the page in its package.
const PAGE: &str = "crates/server/page";
/// Is in Cargo.toml until somebody fills in where the project is.
const PLACEHOLDER: &str = "webspinner.example";

/// Packages that only the project itself needs.
const UNPUBLISHED: [&str; 4] = [
    "webspinner-fuzz",
    "webspinner-learn",
    "webspinner-wasm",
    "xtask",
];

/// The copy of the page in the server's folder, while packages are made. It is removed at the end,
/// because other builds would go on embedding it.
struct PageInside(PathBuf);

impl PageInside {
    fn copy() -> Result<Self> {
        let inside = Self(root().join(PAGE));
        inside.remove()?;
        copy(&page::folder(), &inside.0)
            .context("the page is not built: run `cargo xtask page` first")?;
        Ok(inside)
    }

    fn remove(&self) -> Result<()> {
        if self.0.exists() {
            fs::remove_dir_all(&self.0)?;
        }
        Ok(())
    }
}

impl Drop for PageInside {
    fn drop(&mut self) {
        if let Err(error) = self.remove() {
            eprintln!("remove {} by hand: {error:#}", self.0.display());
        }
    }
}

/// Packs every package, and checks that they compile from what is in them. They may differ from
/// what is committed.
pub(crate) fn check() -> Result<()> {
    let page = PageInside::copy()?;
    steps::run(
        cargo()
            .args([
                "package",
                "--workspace",
                "--locked",
                "--allow-dirty",
                "--no-verify",
            ])
            .args(UNPUBLISHED.iter().flat_map(|name| ["--exclude", name]))
            // What is missing was fetched before.
            .env("CARGO_NET_OFFLINE", "true"),
    )?;
    drop(page);
    let folder = unpack()?;
    let server = folder.join(PAGE).join("index.html");
    ensure!(server.is_file(), "the package of the server lacks the page");
    // Cargo's own verification would compile every library anew: six minutes of processor time.
    steps::run(
        cargo()
            .current_dir(&folder)
            .args(["check", "--workspace", "--offline", "--target-dir"])
            .arg(root().join("target")),
    )
}

/// Lays out the workspace anew with what the packages hold, so that each uses the others'. What is
/// not published is beside them: without it, libraries would have fewer features, and most of what
/// the other checks compiled would be of no use.
fn unpack() -> Result<PathBuf> {
    let packed = root().join("target/package");
    let folder = packed.join("unpacked");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let metadata = Metadata::read()?;
    let mut patches = String::new();
    for package in metadata.members() {
        let inside = package.folder();
        let to = folder.join(inside);
        if UNPUBLISHED.contains(&package.name.as_str()) {
            copy(&root().join(inside), &to)?;
            continue;
        }
        fs::create_dir_all(&to)?;
        let archive = packed.join(format!("{}-{VERSION}.crate", package.name));
        steps::run(
            Command::new("tar")
                .current_dir(&to)
                // Archives have no times, by which cargo tells what has changed.
                .args(["--touch", "--strip-components=1", "-xzf"])
                .arg(archive),
        )?;
        writeln!(patches, "{} = {{ path = {inside:?} }}", package.name)?;
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    fs::write(
        folder.join("Cargo.toml"),
        format!("{manifest}\n[patch.crates-io]\n{patches}"),
    )?;
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(folder)
}

/// Publishes all packages, the page inside.
pub(crate) fn publish() -> Result<()> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    if manifest.contains(PLACEHOLDER) {
        bail!("fill in `repository` in Cargo.toml first: it still names {PLACEHOLDER}");
    }
    let changed = output_of(
        Command::new("git")
            .current_dir(root())
            .args(["status", "--porcelain"]),
    )?;
    ensure!(changed.is_empty(), "commit these changes first:\n{changed}");
    let _page = PageInside::copy()?;
    // What is not committed is the page alone.
    steps::run(cargo().args(["publish", "--workspace", "--locked", "--allow-dirty"]))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
