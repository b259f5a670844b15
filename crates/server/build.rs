//! Embeds the built page, if the environment names its folder.

#[path = "build/embed.rs"]
mod embed;

use std::env;
use std::path::{Path, PathBuf};

/// Names the folder of the built page.
const VARIABLE: &str = "WEBSPINNER_PAGE";

fn main() {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let page = env::var_os(VARIABLE).filter(|value| !value.is_empty());
    let written = match page {
        None => embed::write_nothing(&out),
        Some(folder) => {
            let folder = Path::new(&folder);
            println!("cargo::rerun-if-changed={}", folder.display());
            embed::write(folder, &out)
        }
    };
    if let Err(problem) = written {
        println!("cargo::error={VARIABLE}: {problem}");
    }
}
