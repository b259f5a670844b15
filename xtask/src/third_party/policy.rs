//! What may be built upon, and from where it may come.

use anyhow::{Context, Result, bail, ensure};
use spdx::{Expression, LicenseReq, Licensee, ParseMode};

use crate::project::Metadata;

/// The licences that a library, or a package of the page, may have: terms that ask for no more than
/// a notice. MPL-2.0 is fine as long as its files stay unmodified. Where there is a choice, the
/// first one here is taken.
const ACCEPTED: [&str; 15] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT-0",
    "MPL-2.0",
    "OFL-1.1",
    "Unicode-3.0",
    "Zlib",
];

/// Libraries that are not wanted, and why.
const BANNED: [(&str, &str); 1] = [(
    "openssl-sys",
    "needs a library that a fresh machine lacks; rustls does not",
)];

/// The licences under which we use something, of those it offers as an SPDX expression.
///
/// # Errors
/// If none is stated, or those accepted do not suffice.
pub(super) fn chosen(name: &str, stated: Option<&str>) -> Result<Vec<LicenseReq>> {
    let stated = stated.with_context(|| format!("{name} states no licence"))?;
    // Some write `MIT/Apache-2.0`.
    let expression = Expression::parse_mode(stated, ParseMode::LAX)
        .with_context(|| format!("{name} has a licence that cannot be read: {stated}"))?;
    let accepted = ACCEPTED.map(|one| Licensee::parse(one).expect("SPDX has it"));
    expression
        .minimized_requirements(&accepted)
        .with_context(|| format!("{name} has a licence that is not accepted: {stated}"))
}

/// Checks all packages that cargo knows of, including the tests'.
///
/// # Errors
/// The first one that may not be used, and why.
pub(super) fn check(metadata: &Metadata) -> Result<()> {
    for package in &metadata.packages {
        let name = &package.name;
        chosen(name, package.license.as_deref())?;
        if let Some((_, why)) = BANNED.iter().find(|(banned, _)| banned == name) {
            bail!("{name} is not wanted: it {why}");
        }
        let from = package.source.as_deref();
        ensure!(
            metadata.is_member(package) || from.is_some_and(is_registry),
            "{name} is not from Rust's package registry but from {}",
            from.unwrap_or(&package.manifest_path)
        );
    }
    for member in metadata.members() {
        let mut others = member.dependencies.iter().filter(|one| one.path.is_none());
        let any = others.find(|one| one.req == "*");
        ensure!(
            any.is_none(),
            "{} takes any version of {}",
            member.name,
            any.map_or("", |one| &one.name)
        );
    }
    Ok(())
}

/// Whether this is Rust's own registry, in the words of cargo.
fn is_registry(source: &str) -> bool {
    source.starts_with("registry+") && source.ends_with("/crates.io-index")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(stated: &str) -> String {
        let chosen = chosen("it", Some(stated));
        chosen.map_or_else(
            |error| error.to_string(),
            |all| {
                all.iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" + ")
            },
        )
    }

    #[test]
    fn of_several_licences_the_first_accepted_one_is_taken() {
        assert_eq!(taken("Apache-2.0 OR MIT"), "MIT");
        assert_eq!(taken("GPL-3.0/ISC"), "ISC");
        assert_eq!(
            taken("(MIT OR Apache-2.0) AND Unicode-3.0"),
            "MIT + Unicode-3.0"
        );
        assert_eq!(
            taken("GPL-3.0"),
            "it has a licence that is not accepted: GPL-3.0"
        );
        assert_eq!(taken("free"), "it has a licence that cannot be read: free");
        assert_eq!(
            chosen("it", None).unwrap_err().to_string(),
            "it states no licence"
        );
    }

    /// The metadata of a workspace whose one library is like this.
    fn workspace(library: &str, wanted: &str) -> Metadata {
        let rest =
            r#""id":"b","version":"1.0.0","authors":[],"manifest_path":"/b","dependencies":[]"#;
        let text = format!(
            r#"{{"workspace_members":["a"],"resolve":{{"nodes":[]}},"packages":[{{"id":"a","name":"a",
                "version":"1.0.0","authors":[],"license":"MIT","manifest_path":"/a",
                "dependencies":[{{"name":"b","req":"{wanted}"}}]}},{{{library},{rest}}}]}}"#
        );
        serde_json::from_str(&text).expect("cargo writes it like that")
    }

    const REGISTRY: &str = r#""source":"registry+https://example/crates.io-index""#;

    #[test]
    fn a_library_from_elsewhere_is_refused() {
        let sound = format!(r#""name":"b","license":"MIT",{REGISTRY}"#);
        assert!(check(&workspace(&sound, "^1")).is_ok());
        let from_git = r#""name":"b","license":"MIT","source":"git+https://example/b""#;
        let error = check(&workspace(from_git, "^1")).unwrap_err().to_string();
        assert_eq!(
            error,
            "b is not from Rust's package registry but from git+https://example/b"
        );
        let error = check(&workspace(r#""name":"b","license":"MIT""#, "^1")).unwrap_err();
        assert!(error.to_string().ends_with("but from /b"), "{error}");
    }

    #[test]
    fn an_unwanted_library_or_any_version_of_one_is_refused() {
        let unwanted = format!(r#""name":"openssl-sys","license":"MIT",{REGISTRY}"#);
        let error = check(&workspace(&unwanted, "^1")).unwrap_err().to_string();
        assert!(error.starts_with("openssl-sys is not wanted"), "{error}");
        let sound = format!(r#""name":"b","license":"MIT",{REGISTRY}"#);
        let error = check(&workspace(&sound, "*")).unwrap_err().to_string();
        assert_eq!(error, "a takes any version of b");
    }
}
