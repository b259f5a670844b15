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
    /// Its name in Cargo.toml, and its folder's below target/.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Release => "release",
        }
    }

    /// Where cargo leaves the program for a target, whatever target folder it is configured for.
    pub(crate) fn program(self, target: Option<&str>) -> PathBuf {
        let suffix = match target {
            Some(target) if target.contains("windows") => ".exe",
            Some(_) => "",
            None => std::env::consts::EXE_SUFFIX,
        };
        let name = format!("webspinner{suffix}");
        let mut folder = root().join("target");
        folder.extend(target);
        folder.join(self.name()).join(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_named_as_its_own_system_names_programs() {
        let program = |target| {
            let path = Profile::Release.program(Some(target));
            let name = path.file_name().expect("it has a name");
            name.to_string_lossy().into_owned()
        };
        assert_eq!(program("x86_64-pc-windows-gnu"), "webspinner.exe");
        assert_eq!(program("aarch64-apple-darwin"), "webspinner");
    }
}
