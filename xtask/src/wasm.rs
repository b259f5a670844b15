//! Building the engine for the browser: a compiler that can, then the module and its bindings.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::profile::Profile;
use crate::project::{cargo, output_of, root};
use crate::{reproducible, steps, tools};

const TARGET: &str = "wasm32-unknown-unknown";
/// If set and not empty, the active toolchain is not used.
pub(crate) const FORCE_DEBIAN: &str = "FORCE_DEBIAN_WASM";
/// Sets up Debian's compiler for machines that rustup cannot download the target to.
const DEBIAN: &str = ".ci/wasm-toolchain.sh";

/// A cargo that builds for the browser, and the environment it needs.
struct Toolchain {
    cargo: PathBuf,
    environment: Vec<(String, String)>,
    /// Variables for the cargo that runs us that this one must not see.
    foreign: &'static [&'static str],
    /// Its target folder. The active toolchain shares the workspace's, and with it the macros and
    /// build scripts that the program needs as well.
    target: PathBuf,
}

/// One of the modules that the page loads.
struct Module {
    name: &'static str,
    features: &'static [&'static str],
    /// Which of our crates a release optimises for speed; everything else is to be small.
    fast: &'static [&'static str],
    /// What the processor must be able to do besides.
    needs: Option<&'static str>,
}

/// The table for the page to begin with, which is to load fast; and the whole for the worker and
/// for all else, which has the solver and is to think fast, as all browsers can run it and as those
/// with SIMD can.
const MODULES: [Module; 3] = [
    Module {
        name: "wasm-table",
        features: &["--no-default-features"],
        fast: &[],
        needs: None,
    },
    Module {
        name: "wasm-whole",
        features: &[],
        fast: WHOLE_FAST,
        needs: None,
    },
    Module {
        name: "wasm-simd",
        features: &[],
        fast: WHOLE_FAST,
        needs: Some("+simd128"),
    },
];
const WHOLE_FAST: &[&str] = &["rules", "solver", "players", "table", "tasks"];

/// Builds the modules and writes each with its JavaScript and TypeScript into a separate folder.
pub(crate) fn build(folder: &Path, profile: Profile) -> Result<()> {
    let toolchain = Toolchain::find()?;
    // One after the other: they share what libraries compile to.
    let mut modules = MODULES.iter();
    modules.try_for_each(|module| module.build(&toolchain, &folder.join(module.name), profile))
}

impl Module {
    fn build(&self, toolchain: &Toolchain, folder: &Path, profile: Profile) -> Result<()> {
        // What is built quickly is the same module once more.
        let (profile, fast, needs) = match profile {
            Profile::Quick => (profile.name(), &[][..], None),
            Profile::Release => ("wasm", self.fast, self.needs),
        };
        let fast = fast.iter().flat_map(|name| {
            let speed = format!("profile.{profile}.package.webspinner-{name}.opt-level = 3");
            ["--config".to_owned(), speed]
        });
        let mut cargo = toolchain.command();
        cargo
            .args(["build", "--locked", "--package", "webspinner-wasm"])
            .args(["--profile", profile, "--target", TARGET, "--target-dir"])
            .arg(&toolchain.target)
            .args(self.features)
            .args(fast);
        reproducible::configure(&mut cargo);
        if let Some(needs) = needs {
            let flags = format!("target.{TARGET}.rustflags = ['-Ctarget-feature={needs}']");
            cargo.args(["--config", &flags]);
        }
        steps::run(&mut cargo)?;
        let built = toolchain.target.join(TARGET).join(profile);
        let built = built.join("webspinner_wasm.wasm");
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(&built)
            .out_name("engine")
            .typescript(true);
        bindgen
            .remove_name_section(true)
            .remove_producers_section(true);
        let bound = bindgen
            .web(true)
            .and_then(|bindgen| bindgen.generate(folder));
        bound.with_context(|| format!("{} cannot be bound to JavaScript", built.display()))
    }
}

impl Toolchain {
    fn find() -> Result<Self> {
        let forced = std::env::var_os(FORCE_DEBIAN).is_some_and(|value| !value.is_empty());
        if !forced && tools::ensure_target(TARGET).is_ok() {
            return Ok(Self::active());
        }
        Self::debian().with_context(|| {
            format!(
                "the page needs Rust's target {TARGET}: add it with `rustup target add {TARGET}`"
            )
        })
    }

    /// The toolchain that runs us. rustup must go on knowing which one that is: otherwise its
    /// `rustc` obeys the `rust-toolchain.toml` that some libraries ship, and adds a component to
    /// the user's toolchain, or updates it, in mid-build.
    fn active() -> Self {
        Self {
            cargo: cargo().get_program().into(),
            environment: Vec::new(),
            foreign: &[],
            target: root().join("target"),
        }
    }

    fn debian() -> Result<Self> {
        let printed = output_of(Command::new("bash").current_dir(root()).arg(DEBIAN))?;
        let mut environment = assignments(&printed);
        let cargo = environment.iter().position(|(name, _)| name == "CARGO");
        let cargo = cargo.with_context(|| format!("{DEBIAN} names no cargo"))?;
        Ok(Self {
            cargo: environment.remove(cargo).1.into(),
            environment,
            foreign: &["RUSTUP_TOOLCHAIN", "CARGO", "RUSTC"],
            target: root().join("target/wasm"),
        })
    }

    /// Cargo in the workspace, without the settings that change what it builds, or where.
    fn command(&self) -> Command {
        let mut command = Command::new(&self.cargo);
        command.current_dir(root());
        for name in [self.foreign, &["RUSTFLAGS", "CARGO_TARGET_DIR"]].concat() {
            command.env_remove(name);
        }
        command.envs(self.environment.iter().cloned());
        command
    }
}

/// The `NAME=value` lines of a text.
fn assignments(text: &str) -> Vec<(String, String)> {
    let pairs = text.lines().filter_map(|line| line.split_once('='));
    pairs
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rustup_goes_on_with_the_toolchain_that_runs_us() {
        let command = Toolchain::active().command();
        let removed = command.get_envs().filter(|(_, value)| value.is_none());
        let names: Vec<_> = removed.map(|(name, _)| name).collect();
        assert_eq!(names, ["CARGO_TARGET_DIR", "RUSTFLAGS"]);
    }

    #[test]
    fn an_environment_is_read_line_by_line() {
        let pairs = assignments("RUSTC=/a b/rustc\nLINKER=x=y\n");
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(pairs, [pair("RUSTC", "/a b/rustc"), pair("LINKER", "x=y")]);
    }
}
