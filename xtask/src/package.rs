//! The packages that are published: each must build from what is in it, and the server's has the
//! page inside, so that `cargo install webspinner` makes a whole program.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::page;
use crate::project::{cargo, output_of, root};
use crate::steps;

/// Where the build script of the server finds the page in its package.
const PAGE: &str = "crates/server/page";
/// Stands in Cargo.toml until somebody fills in where the project lies.
const PLACEHOLDER: &str = "webspinner.example";

/// Packages that only the project itself needs.
const UNPUBLISHED: [&str; 3] = ["webspinner-fuzz", "webspinner-wasm", "xtask"];

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

/// Packs every package and builds all of them from what is in them. They may differ from what is
/// committed.
pub(crate) fn check() -> Result<()> {
    let page = PageInside::copy()?;
    steps::run(
        cargo()
            .args(["package", "--workspace", "--locked", "--allow-dirty"])
            .args(UNPUBLISHED.iter().flat_map(|name| ["--exclude", name])),
    )?;
    drop(page);
    let listed = root().join("target/package");
    let server = format!("webspinner-server-{}", env!("CARGO_PKG_VERSION"));
    let index = listed.join(&server).join("page/index.html");
    ensure!(index.is_file(), "the package of the server lacks the page");
    Ok(())
}

/// Publishes all packages, the page inside.
pub(crate) fn publish() -> Result<()> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    if manifest.contains(PLACEHOLDER) {
        bail!("fill in `repository` in Cargo.toml first: it still names {PLACEHOLDER}");
    }
    let changed = output_of(
        std::process::Command::new("git")
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
