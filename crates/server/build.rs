//! Embeds the built page: from the folder that the environment names, or from `page`, where the
//! published package has it.

#[path = "build/embed.rs"]
mod embed;

use std::env;
use std::path::{Path, PathBuf};

/// Names the folder of the built page.
const VARIABLE: &str = "WEBSPINNER_PAGE";

/// Where it is in the published package, and in no checkout.
const PACKAGED: &str = "page";

fn main() {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let page = env::var_os(VARIABLE).filter(|value| !value.is_empty());
    let packaged = Path::new(PACKAGED);
    let page = page.or_else(|| packaged.is_dir().then(|| packaged.into()));
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
