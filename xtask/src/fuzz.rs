//! Fuzzing by libFuzzer. The same targets run on any toolchain as the tests of `fuzz/`.

use std::fs;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use clap::Args;

use crate::project::root;
use crate::steps;
use crate::tools::CargoTool;

const CARGO_FUZZ: CargoTool = CargoTool {
    name: "cargo-fuzz",
    version: "0.13.2",
    options: &[],
};

#[derive(Args)]
pub(crate) struct Options {
    /// The target: a folder of fuzz/seeds
    target: String,
    /// How long to fuzz
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

/// Starts from the seeds and from what earlier runs found worth keeping, in target/fuzz.
pub(crate) fn run(options: &Options) -> Result<()> {
    let seeds = root().join("fuzz/seeds").join(&options.target);
    ensure!(
        seeds.is_dir(),
        "no target is called {}; see fuzz/seeds",
        options.target
    );
    ensure!(
        has_nightly(),
        "fuzzing needs `rustup toolchain install nightly`"
    );
    let tool = CARGO_FUZZ.ensure()?;
    let work = root().join("target/fuzz");
    let (corpus, artifacts) = (
        work.join("corpus").join(&options.target),
        work.join("artifacts"),
    );
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(folder)
            .with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    let mut command = Command::new(tool);
    command
        .current_dir(root())
        // The cargo that runs us would otherwise hand down its own toolchain.
        .env_remove("CARGO")
        .env("RUSTUP_TOOLCHAIN", "nightly")
        .env("WEBSPINNER_FUZZ", &options.target)
        .args(["run", "--fuzz-dir", "fuzz/cargo-fuzz", "--target-dir"])
        .arg(&work)
        .arg("target")
        .args([&corpus, &seeds])
        .arg("--")
        .arg(format!("-max_total_time={}", options.seconds))
        .arg(format!("-artifact_prefix={}/", artifacts.display()));
    steps::run(&mut command)
}

fn has_nightly() -> bool {
    let mut rustc = Command::new("rustup");
    rustc.args(["run", "nightly", "rustc", "--version"]);
    rustc
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .is_ok_and(|it| it.status.success())
}
