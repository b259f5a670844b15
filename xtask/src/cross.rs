//! Building for other systems than this one, and the compilers which that takes.

use std::process::Command;

use anyhow::{Context, Result};

use crate::project::{cargo, output_of, root};
use crate::python::Environment;
use crate::tools::{self, CargoTool};

/// The program for Windows: what is released, and what Wine runs here.
pub(crate) const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// The targets that a release has archives for, as its workflow does.
pub(crate) const RELEASED: [&str; 5] = [
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
    WINDOWS,
];

/// Zig compiles C code for any system, and links with what every system of that kind has.
const ZIG: Environment = Environment {
    name: "zig",
    requirements: "xtask/zig.txt",
    purpose: "the compiler for other systems is installed",
};
const ZIGBUILD: CargoTool = CargoTool {
    name: "cargo-zigbuild",
    version: "0.24.1",
    options: &["--no-default-features"],
};

/// What a linker has to know of the libraries that come with every Mac, and Zig does not bring.
const FRAMEWORKS: &str = "xtask/mac";

/// What links for a target, and compiles the C code of libraries.
#[derive(Debug, PartialEq, Eq)]
enum Compiler {
    /// What cargo finds by itself.
    Usual,
    /// A program, from a Debian package, that cargo finds by itself once it is there.
    Debian {
        program: &'static str,
        package: &'static str,
    },
    Zig,
}

impl Compiler {
    fn of(target: &str, host: &str) -> Self {
        let is_here = runs_here(target, host);
        match target {
            WINDOWS if !is_here => Self::Debian {
                program: "x86_64-w64-mingw32-gcc",
                package: "gcc-mingw-w64-x86-64",
            },
            _ if is_here && target.ends_with("-musl") => Self::Debian {
                program: "musl-gcc",
                package: "musl-tools",
            },
            _ if is_here || (is_mac(target) && is_mac(host)) => Self::Usual,
            _ => Self::Zig,
        }
    }
}

/// The cargo that builds for this target when it is asked to.
///
/// # Errors
/// If something is missing and cannot be installed: what.
pub(crate) fn cargo_for(target: &str) -> Result<Command> {
    tools::ensure_target(target)?;
    match Compiler::of(target, &host()?) {
        Compiler::Usual => Ok(cargo()),
        Compiler::Debian { program, package } => {
            tools::ensure_program(program, package)?;
            Ok(cargo())
        }
        Compiler::Zig => zigbuild(target),
    }
}

fn zigbuild(target: &str) -> Result<Command> {
    ZIG.ensure()?;
    let mut zigbuild = Command::new(ZIGBUILD.ensure()?);
    zigbuild
        .current_dir(root())
        .env("CARGO", cargo().get_program())
        .env("CARGO_ZIGBUILD_PYTHON_PATH", ZIG.programs().join("python"));
    if is_mac(target) {
        let target = target.replace('-', "_").to_uppercase();
        // Linkers work in the project's folder, whose path may have blanks.
        zigbuild.env(
            format!("CARGO_TARGET_{target}_RUSTFLAGS"),
            format!("-Clink-arg=-F{FRAMEWORKS}"),
        );
    }
    Ok(zigbuild)
}

fn is_mac(target: &str) -> bool {
    target.ends_with("-apple-darwin")
}

/// Whether programs for the target run on a machine: processor and system are the same, whatever
/// the library of C.
pub(crate) fn runs_here(target: &str, host: &str) -> bool {
    let system = |target: &str| {
        let mut parts = target.split('-').map(str::to_owned);
        (parts.next(), parts.nth(1))
    };
    system(target) == system(host)
}

/// The target of the active toolchain.
pub(crate) fn host() -> Result<String> {
    let version = output_of(Command::new("rustc").arg("-vV").current_dir(root()))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say its host")?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workflow_of_a_release_has_the_same_targets() {
        let path = root().join(".github/workflows/release.yml");
        let workflow = std::fs::read_to_string(path).expect("it is there");
        let targets = workflow
            .lines()
            .filter_map(|line| line.trim().strip_prefix("- target: "));
        assert_eq!(targets.collect::<Vec<_>>(), RELEASED);
    }

    #[test]
    fn a_target_runs_where_processor_and_system_are_the_same() {
        let linux = "x86_64-unknown-linux-gnu";
        assert!(runs_here("x86_64-unknown-linux-musl", linux));
        for other in [
            "aarch64-unknown-linux-musl",
            "x86_64-apple-darwin",
            "x86_64-pc-windows-gnu",
        ] {
            assert!(!runs_here(other, linux), "{other}");
        }
    }

    #[test]
    fn zig_is_for_what_has_no_compiler_of_its_own_here() {
        let (linux, mac) = ("aarch64-unknown-linux-gnu", "aarch64-apple-darwin");
        assert_eq!(Compiler::of(linux, linux), Compiler::Usual);
        assert_eq!(Compiler::of(mac, mac), Compiler::Usual);
        assert_eq!(Compiler::of("x86_64-apple-darwin", mac), Compiler::Usual);
        assert_eq!(Compiler::of(linux, mac), Compiler::Zig);
        assert_eq!(Compiler::of(mac, linux), Compiler::Zig);
        assert_eq!(
            Compiler::of("x86_64-unknown-linux-musl", linux),
            Compiler::Zig
        );
        for target in [WINDOWS, "aarch64-unknown-linux-musl"] {
            assert!(matches!(
                Compiler::of(target, linux),
                Compiler::Debian { .. }
            ));
        }
    }
}
