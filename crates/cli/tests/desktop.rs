//! The files that add the program to a Linux desktop agree with it and with each other.

#![cfg(target_os = "linux")]

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_webspinner");
const TYPE: &str = "application/x-webspinner-record";
const ENTRIES: [&str; 2] = ["webspinner.desktop", "webspinner-replay.desktop"];
const METAINFO: &str = "org.webspinner.webspinner.metainfo.xml";

fn path(file: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join(file)
}

fn desktop(file: &str) -> String {
    let path = path("deploy/desktop").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The value of a key of a desktop entry.
fn value<'e>(entry: &'e str, key: &str) -> Option<&'e str> {
    let mut lines = entry.lines().filter_map(|line| line.split_once('='));
    lines.find_map(|(name, value)| (name == key).then_some(value))
}

#[test]
fn entries_start_commands_that_exist() {
    for file in ENTRIES {
        let entry = desktop(file);
        let line = value(&entry, "Exec").expect("a command");
        let mut words = line.split(' ').filter(|word| *word != "%f");
        assert_eq!(words.next(), Some("webspinner"), "{file}");
        let mut program = Command::new(PROGRAM);
        let output = program.args(words).arg("--help").output();
        assert!(output.expect("the program runs").status.success(), "{line}");
    }
}

#[test]
fn texts_are_in_five_languages() {
    for (file, keys) in [
        (
            ENTRIES[0],
            ["GenericName", "Comment", "Keywords"].as_slice(),
        ),
        (ENTRIES[1], ["Name", "Comment"].as_slice()),
    ] {
        let entry = desktop(file);
        for key in keys {
            let english = value(&entry, key);
            for language in ["de", "es", "fr", "zh_CN"] {
                let own = value(&entry, &format!("{key}[{language}]"));
                assert!(own.is_some() && own != english, "{file}: {key}[{language}]");
            }
        }
    }
    for (file, elements, languages) in [
        (
            METAINFO,
            ["developer_name", "summary", "p", "li"].as_slice(),
            "zh-CN",
        ),
        ("webspinner-mime.xml", ["comment"].as_slice(), "zh_CN"),
    ] {
        let text = desktop(file);
        for element in elements {
            let count = |start: &str| text.matches(start).count();
            let english = count(&format!("<{element}>"));
            assert_ne!(english, 0, "{file}: {element}");
            for language in ["de", "es", "fr", languages] {
                let own = count(&format!("<{element} xml:lang=\"{language}\">"));
                assert_eq!(own, english, "{file}: {element} in {language}");
            }
        }
    }
}

#[test]
fn the_newest_release_is_this_version() {
    let metainfo = desktop(METAINFO);
    let (_, releases) = metainfo
        .split_once("<release version=\"")
        .expect("a release");
    let (version, _) = releases.split_once('"').expect("a whole attribute");
    assert_eq!(version, env!("CARGO_PKG_VERSION"));
}

#[test]
fn program_page_and_desktop_agree_on_the_type_of_records() {
    let replay = desktop(ENTRIES[1]);
    assert_eq!(
        value(&replay, "MimeType"),
        Some(format!("{TYPE};").as_str())
    );
    let page = fs::read_to_string(path("web/public/manifest.webmanifest")).expect("the manifest");
    for (text, wanted) in [
        (desktop(METAINFO), format!("<mediatype>{TYPE}</mediatype>")),
        (
            desktop(METAINFO),
            format!("<launchable type=\"desktop-id\">{}<", ENTRIES[0]),
        ),
        (
            desktop("webspinner-mime.xml"),
            format!("<mime-type type=\"{TYPE}\">"),
        ),
        (page, format!("\"{TYPE}\": [\".spider\"]")),
    ] {
        assert!(text.contains(&wanted), "{wanted}");
    }
}

/// Installs everything in a new folder, as for a package.
fn installed() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut install = Command::new("sh");
    install.arg(path("deploy/desktop/install.sh")).arg("/usr");
    let status = install.env("DESTDIR", folder.path()).status();
    assert!(status.expect("sh runs").success());
    folder
}

/// Runs a validator; one that is not installed finds nothing.
fn accepts(program: &str, arguments: &[&str], file: &Path) {
    let mut command = Command::new(program);
    command.args(arguments).arg(file).stdin(Stdio::null());
    match command.output() {
        // Denied where it is not found, but a folder of the path is closed to this user.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::NotFound | ErrorKind::PermissionDenied
            ) =>
        {
            println!("{program} is not installed");
        }
        Err(error) => panic!("{program}: {error}"),
        Ok(output) => {
            let found = String::from_utf8_lossy(&output.stdout).into_owned();
            let problems = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{program}: {found}{problems}");
        }
    }
}

#[test]
fn what_is_installed_is_whole_and_valid() {
    let folder = installed();
    let share = folder.path().join("usr/share");
    for icon in [
        "scalable/apps/webspinner.svg",
        "512x512/apps/webspinner.png",
    ] {
        assert!(share.join("icons/hicolor").join(icon).is_file(), "{icon}");
    }
    for file in ENTRIES {
        let entry = share.join("applications").join(file);
        let icon = fs::read_to_string(&entry).expect("an entry");
        assert_eq!(value(&icon, "Icon"), Some("webspinner"));
        accepts("desktop-file-validate", &[], &entry);
    }
    let metainfo = share.join("metainfo").join(METAINFO);
    accepts("appstreamcli", &["validate", "--no-net"], &metainfo);
    accepts("update-mime-database", &[], &share.join("mime"));
    let globs = share.join("mime/globs2");
    if globs.exists() {
        let globs = fs::read_to_string(globs).expect("the types");
        assert!(globs.contains(&format!("{TYPE}:*.spider")), "{globs}");
    }
}
