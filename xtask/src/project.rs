//! Where the project is and what cargo says about it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask/ is in the workspace")
}

/// The cargo that runs us (so the same toolchain), at work in the workspace.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// The output of a command; an error if it fails.
pub(crate) fn output_of(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("{} cannot be started", command.get_program().display()))?;
    ensure!(
        output.status.success(),
        "{command:?} failed: {}",
        output.status
    );
    String::from_utf8(output.stdout).context("the output is not UTF-8")
}

/// The part of `cargo metadata` that the checks read.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    workspace_members: Vec<String>,
    resolve: Resolve,
}

#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) authors: Vec<String>,
    /// An SPDX expression.
    pub(crate) license: Option<String>,
    pub(crate) repository: Option<String>,
    /// The registry it is from; `None` for a folder.
    pub(crate) source: Option<String>,
    pub(crate) manifest_path: String,
    pub(crate) dependencies: Vec<Dependency>,
}

/// Which package uses which, on any platform and with all features.
#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Use>,
}

#[derive(Deserialize)]
struct Use {
    pkg: String,
    dep_kinds: Vec<UseKind>,
}

#[derive(Deserialize)]
struct UseKind {
    /// As for a [`Dependency`].
    kind: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// The versions it may have.
    pub(crate) req: String,
    /// Given for a package of this workspace.
    pub(crate) path: Option<String>,
    /// `dev` or `build`; `None` for what the package itself uses.
    kind: Option<String>,
}

impl Dependency {
    /// Whether only tests, examples and benchmarks use it.
    pub(crate) fn is_for_tests(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }
}

impl Metadata {
    /// Runs `cargo metadata`; needs the network only for packages never fetched before.
    pub(crate) fn read() -> Result<Self> {
        Self::read_of("Cargo.toml")
    }

    /// That of the Python package, a workspace of its own. Our crates, on which it builds, count as
    /// members.
    pub(crate) fn read_python() -> Result<Self> {
        let mut metadata = Self::read_of("python/Cargo.toml")?;
        let ours = metadata.packages.iter().filter(|one| one.source.is_none());
        metadata.workspace_members = ours.map(|one| one.id.clone()).collect();
        Ok(metadata)
    }

    fn read_of(manifest: &str) -> Result<Self> {
        let text = output_of(cargo().args([
            "metadata",
            "--format-version=1",
            "--all-features",
            "--locked",
            "--manifest-path",
            manifest,
        ]))?;
        serde_json::from_str(&text).context("cargo metadata has a form that xtask does not know")
    }

    pub(crate) fn is_member(&self, package: &Package) -> bool {
        self.workspace_members.contains(&package.id)
    }

    /// The packages of this workspace.
    pub(crate) fn members(&self) -> impl Iterator<Item = &Package> {
        self.packages
            .iter()
            .filter(|package| self.is_member(package))
    }

    /// The packages of others that the members are built from, not only tested with.
    pub(crate) fn libraries(&self) -> impl Iterator<Item = &Package> {
        let nodes = self.resolve.nodes.iter();
        let uses: BTreeMap<&str, &[Use]> = nodes.map(|node| (&*node.id, &*node.deps)).collect();
        let mut found: BTreeSet<&str> = BTreeSet::new();
        let mut open: Vec<&str> = self.workspace_members.iter().map(|id| &**id).collect();
        while let Some(id) = open.pop() {
            if found.insert(id) {
                let built = uses.get(id).into_iter().copied().flatten();
                open.extend(built.filter(|one| one.is_built_in()).map(|one| &*one.pkg));
            }
        }
        self.packages
            .iter()
            .filter(move |package| found.contains(&*package.id) && !self.is_member(package))
    }
}

impl Use {
    fn is_built_in(&self) -> bool {
        let mut kinds = self.dep_kinds.iter();
        kinds.any(|kind| kind.kind.as_deref() != Some("dev"))
    }
}

impl Package {
    /// The package's folder, relative to the workspace: `crates/rules`.
    pub(crate) fn folder(&self) -> &str {
        let manifest = Path::new(&self.manifest_path);
        let folder = manifest
            .parent()
            .and_then(|folder| folder.strip_prefix(root()).ok());
        folder
            .and_then(Path::to_str)
            .expect("a member is in the workspace under a UTF-8 name")
    }
}
