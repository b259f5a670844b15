//! How much work a build does.

use std::path::PathBuf;

use crate::project::root;

/// A profile of Cargo.toml, and what goes with it for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// There soon: for playing and for a look at a change.
    Quick,
    /// Small and fast: what is released.
    Release,
}

impl Profile {
    /// Its name in Cargo.toml, and that of its folder below target/.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Release => "release",
        }
    }

    /// Where cargo leaves the program for a target, whatever target folder it is configured for.
    pub(crate) fn program(self, target: Option<&str>) -> PathBuf {
        let name = format!("webspinner{}", std::env::consts::EXE_SUFFIX);
        let mut folder = root().join("target");
        folder.extend(target);
        folder.join(self.name()).join(name)
    }
}
