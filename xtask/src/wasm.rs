//! Building the engine for the browser: a compiler that can, then the module and its bindings.
//!
//! The toolchain at work is used where it has the target or rustup can add it. Where nothing but
//! Debian's packages can be reached, Debian's own Rust for the web does it: its standard library
//! comes as source and is compiled once, into a folder of the user's cache.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::project::{cargo, output_of, root};
use crate::steps;
use crate::tools;

const TARGET: &str = "wasm32-unknown-unknown";
/// Set, and not empty, it forbids the toolchain at work, so that Debian's way can be tried anywhere.
const FORCE_DEBIAN: &str = "WEBSPINNER_FORCE_DEBIAN_WASM";
/// What Debian calls its Rust for the web: compiler, cargo, and the source of the library.
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// A cargo that builds for the browser, and what it needs around it.
struct Toolchain {
    cargo: PathBuf,
    rustc: Option<PathBuf>,
    linker: Option<PathBuf>,
}

/// One of the modules that the page loads.
struct Module {
    /// Its name, that of its profile as well.
    name: &'static str,
    features: &'static [&'static str],
}

/// The table for the page, and the solver for the worker.
const MODULES: [Module; 2] = [
    Module {
        name: "wasm-table",
        features: &[],
    },
    Module {
        name: "wasm-solver",
        features: &["--features", "solver"],
    },
];

/// Builds the modules and writes each with its JavaScript and TypeScript into a folder of its own.
pub(crate) fn build(folder: &Path) -> Result<()> {
    let toolchain = Toolchain::find()?;
    for module in &MODULES {
        module.build(&toolchain, &folder.join(module.name))?;
    }
    Ok(())
}

impl Module {
    fn build(&self, toolchain: &Toolchain, folder: &Path) -> Result<()> {
        let target = root().join("target/wasm");
        steps::run(
            toolchain
                .command()
                .args(["build", "--locked", "--package", "webspinner-wasm"])
                .args(["--profile", self.name, "--target", TARGET, "--target-dir"])
                .arg(&target)
                .args(self.features),
        )?;
        let built = target
            .join(TARGET)
            .join(self.name)
            .join("webspinner_wasm.wasm");
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
        if !forced && (has_target() || rustup_adds_target()) {
            return Ok(Self {
                cargo: cargo().get_program().into(),
                rustc: None,
                linker: None,
            });
        }
        Self::debian()
    }

    fn debian() -> Result<Self> {
        let packages = DEBIAN_PACKAGES.iter().filter(|name| !is_installed(name));
        let packages: Vec<&str> = packages.copied().collect();
        if !packages.is_empty() {
            tools::install(&packages).with_context(|| {
                format!(
                    "the page needs Rust's target {TARGET}: add it with `rustup target add \
                     {TARGET}`, or on Debian install {}",
                    packages.join(" ")
                )
            })?;
        }
        let linker = linker()?;
        let rustc = debian_rustc()?;
        Ok(Self {
            cargo: "/usr/bin/cargo".into(),
            rustc: Some(rustc),
            linker: Some(linker),
        })
    }

    fn command(&self) -> Command {
        let mut command = foreign(Command::new(&self.cargo));
        if let Some(rustc) = &self.rustc {
            command.env("RUSTC", rustc);
        }
        if let Some(linker) = &self.linker {
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        command
    }
}

/// A command in the workspace that knows nothing of the cargo that runs us.
fn foreign(mut command: Command) -> Command {
    command.current_dir(root());
    for name in [
        "RUSTUP_TOOLCHAIN",
        "CARGO",
        "RUSTC",
        "RUSTFLAGS",
        "CARGO_TARGET_DIR",
    ] {
        command.env_remove(name);
    }
    command
}

fn has_target() -> bool {
    let asked = ["--print", "target-libdir", "--target", TARGET];
    let Ok(output) = Command::new("rustc")
        .current_dir(root())
        .args(asked)
        .output()
    else {
        return false;
    };
    let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let Ok(files) = fs::read_dir(folder) else {
        return false;
    };
    files.flatten().any(|file| {
        let name = file.file_name();
        name.to_string_lossy().starts_with("libstd-")
    })
}

fn rustup_adds_target() -> bool {
    let mut rustup = Command::new("rustup");
    let added = rustup.current_dir(root()).args(["target", "add", TARGET]);
    added
        .stdin(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn is_installed(package: &str) -> bool {
    let asked = ["-W", "-f=${Status}", package];
    let output = Command::new("dpkg-query").args(asked).output();
    output.is_ok_and(|output| output.stdout.ends_with(b"ok installed"))
}

/// The linker that the toolchain at work brings along, or Debian's.
fn linker() -> Result<PathBuf> {
    let sysroot = output_of(
        Command::new("rustc")
            .current_dir(root())
            .args(["--print", "sysroot"]),
    );
    let folders = sysroot
        .ok()
        .and_then(|sysroot| fs::read_dir(Path::new(sysroot.trim()).join("lib/rustlib")).ok());
    let bundled = folders.into_iter().flatten().flatten();
    let mut bundled = bundled.map(|folder| folder.path().join("bin/rust-lld"));
    if let Some(linker) = bundled.find(|path| path.is_file()) {
        return Ok(linker);
    }
    let debian = Path::new("/usr/bin/wasm-ld-19");
    if !debian.is_file() {
        tools::install(&["lld-19"])?;
    }
    ensure!(debian.is_file(), "there is no linker for {TARGET}");
    Ok(debian.into())
}

/// Debian's compiler with a standard library for the browser, which is compiled if it never was.
fn debian_rustc() -> Result<PathBuf> {
    let version = output_of(Command::new("/usr/bin/rustc").arg("-V"))?;
    let version = version
        .split(' ')
        .nth(1)
        .context("`rustc -V` names no version")?;
    let cache = cache()?.join(format!("wasm-rust-{version}"));
    let rustc = cache.join("bin/rustc");
    if !rustc.is_file() {
        // Made beside it and then given its name: what is cut short is never taken for whole, and
        // two that make it at once do not disturb each other.
        let fresh = cache.with_extension(std::process::id().to_string());
        make_sysroot(&fresh, &cache)?;
        match fs::rename(&fresh, &cache) {
            Ok(()) => {}
            Err(_) if rustc.is_file() => fs::remove_dir_all(&fresh)?,
            Err(error) => bail!("{} cannot be made: {error}", cache.display()),
        }
    }
    Ok(rustc)
}

fn cache() -> Result<PathBuf> {
    let set = std::env::var_os("XDG_CACHE_HOME").filter(|path| !path.is_empty());
    let home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".cache"));
    let cache = set.map(PathBuf::from).or_else(home);
    Ok(cache
        .context("neither XDG_CACHE_HOME nor HOME is set")?
        .join("webspinner"))
}

/// Compiles the standard library into a folder that is going to be `place`.
fn make_sysroot(folder: &Path, place: &Path) -> Result<()> {
    println!("compiling Rust's standard library for {TARGET}, once");
    let (seed, library) = (folder.join("seed"), folder.join("lib/rustlib"));
    let own = library.join(TARGET).join("lib");
    for folder in [&seed.join("src"), &own, &folder.join("bin")] {
        fs::create_dir_all(folder)?;
    }
    let manifest = "[package]\nname = \"seed\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
                    [profile.release]\npanic = \"abort\"\n";
    fs::write(seed.join("Cargo.toml"), manifest)?;
    fs::write(seed.join("src/lib.rs"), "")?;
    let mut build = foreign(Command::new("/usr/bin/cargo"));
    build
        .current_dir(&seed)
        .env("PATH", "/usr/bin:/bin")
        .env("RUSTC", "/usr/bin/rustc")
        // What builds the library is not stable anywhere.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", "-Cembed-bitcode=yes")
        .env("CARGO_TARGET_DIR", seed.join("target"))
        .args([
            "build",
            "--release",
            "--target",
            TARGET,
            "-Zbuild-std=std,panic_abort",
        ]);
    steps::run(&mut build)?;
    let libraries = seed.join("target").join(TARGET).join("release/deps");
    for file in fs::read_dir(&libraries)?.flatten() {
        let name = file.file_name();
        let text = name.to_string_lossy();
        if text.ends_with(".rlib") && !text.starts_with("libseed-") {
            fs::copy(file.path(), own.join(&name))?;
        }
    }
    link_host_library(&library)?;
    let script = format!(
        "#!/bin/sh\nexec /usr/bin/rustc --sysroot '{}' \"$@\"\n",
        place.display()
    );
    write_program(&folder.join("bin/rustc"), &script)?;
    fs::remove_dir_all(&seed)?;
    Ok(())
}

/// Macros and build scripts run on this machine, with its own library.
#[cfg(unix)]
fn link_host_library(library: &Path) -> Result<()> {
    for folder in fs::read_dir("/usr/lib/rustlib")?.flatten() {
        if folder.file_name() != TARGET {
            std::os::unix::fs::symlink(folder.path(), library.join(folder.file_name()))?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn write_program(path: &Path, text: &str) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::write(path, text)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))?;
    Ok(())
}

#[cfg(not(unix))]
fn link_host_library(_: &Path) -> Result<()> {
    bail!("this way is Debian's; add the target with `rustup target add {TARGET}`")
}

#[cfg(not(unix))]
fn write_program(_: &Path, _: &str) -> Result<()> {
    bail!("this way is Debian's; add the target with `rustup target add {TARGET}`")
}
