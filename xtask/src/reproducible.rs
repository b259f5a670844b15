//! Releases are the same bytes wherever they are built. Compilers write the paths of sources into
//! what they make, for the messages of panics, and those begin with the builder's folders.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, ensure};

use crate::profile::Profile;
use crate::project::{cargo, output_of, root};
use crate::steps::{run, step};
use crate::{binary, page, tools, wasm};

/// Has cargo put short names in place of the folder of the project and cargo's own.
pub(crate) fn configure(cargo: &mut Command) {
    // Joined to the flags that a user has set for a target; only RUSTFLAGS takes their place.
    cargo.arg("--config").arg(format!(
        "target.'cfg(all())'.rustflags = [{:?}, {:?}]",
        format!("--remap-path-prefix={}=webspinner", root().display()),
        format!("--remap-path-prefix={}=cargo", cargo_home().display()),
    ));
}

/// Where cargo keeps the sources of libraries.
fn cargo_home() -> PathBuf {
    let named = env::var_os("CARGO_HOME").filter(|home| !home.is_empty());
    let usual = || env::home_dir().unwrap_or_default().join(".cargo");
    named.map_or_else(usual, PathBuf::from)
}

/// Builds the release here and in another folder, with another home of cargo's, and compares all
/// bytes; then the page with the compiler that is left without rustup's target.
///
/// # Errors
/// Which files differ, or why nothing could be compared.
pub(crate) fn check() -> Result<()> {
    let status = ["status", "--porcelain"];
    let changes = output_of(Command::new("git").current_dir(root()).args(status))?;
    ensure!(
        changes.is_empty(),
        "only a commit can be built in two folders: commit your changes first"
    );
    binary::build()?;
    // Whatever a folder may be called.
    let place = root().join("target/elsewhere/ein zweiter Ort für 1 Spiel");
    clone_to(&place)?;
    step("the release, built elsewhere", || {
        run(elsewhere(&place).args(["xtask", "build"]))
    })?;
    compare(&files_of(root())?, &files_of(&place)?)?;
    if tools::is_on_path("apt-get") {
        check_fallback(&place)?;
    }
    Ok(())
}

/// Without rustup's target, the page is built with Debian's compiler, and is not much larger.
fn check_fallback(place: &Path) -> Result<()> {
    step("the page, built with Debian's compiler", || {
        let mut page = elsewhere(place);
        run(page.args(["xtask", "page"]).env(wasm::FORCE_DEBIAN, "1"))
    })?;
    step("its first load", || {
        let mut tests = page::tests("browser");
        let tests = tests.args(["--", "first-load"]);
        run(tests.current_dir(place.join("web")))
    })
}

fn clone_to(place: &Path) -> Result<()> {
    if place.exists() {
        fs::remove_dir_all(place).with_context(|| place.display().to_string())?;
    }
    let mut clone = Command::new("git");
    run(clone.args(["clone", "--quiet"]).arg(root()).arg(place))
}

/// Cargo at work there.
fn elsewhere(place: &Path) -> Command {
    let mut command = cargo();
    command
        .current_dir(place)
        .env("CARGO_HOME", place.join("target/cargo"))
        .env_remove("CARGO_TARGET_DIR");
    command
}

/// The program and all files of the page, by their paths.
fn files_of(project: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let program = Profile::Release.program(None);
    let program = program.strip_prefix(root()).context("it is ours")?;
    let mut open = vec![PathBuf::from("web/dist"), program.to_owned()];
    let mut files = BTreeMap::new();
    while let Some(path) = open.pop() {
        let place = project.join(&path);
        if place.is_dir() {
            for entry in fs::read_dir(&place)? {
                open.push(path.join(entry?.file_name()));
            }
        } else {
            let bytes = fs::read(&place).with_context(|| place.display().to_string())?;
            files.insert(path, bytes);
        }
    }
    Ok(files)
}

fn compare(here: &BTreeMap<PathBuf, Vec<u8>>, there: &BTreeMap<PathBuf, Vec<u8>>) -> Result<()> {
    let paths: BTreeSet<_> = here.keys().chain(there.keys()).collect();
    let differ = |path: &&PathBuf| here.get(*path) != there.get(*path);
    let differing: Vec<_> = paths.into_iter().filter(differ).collect();
    ensure!(
        differing.is_empty(),
        "built in two folders, these files are not the same: {differing:?}"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_differs_or_is_missing_is_named() {
        let build = |files: &[(&str, &str)]| {
            let files = files
                .iter()
                .map(|(path, text)| (path.into(), (*text).into()));
            files.collect::<BTreeMap<PathBuf, Vec<u8>>>()
        };
        let one = build(&[("a", "1"), ("b", "2")]);
        assert!(compare(&one, &one).is_ok());
        let error = compare(&one, &build(&[("b", "3")])).unwrap_err();
        assert!(error.to_string().ends_with(r#"["a", "b"]"#), "{error}");
    }
}
