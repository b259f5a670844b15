//! Settings from several sources, and their documentation.

use std::path::Path;

use clap::{Arg, Args as _, Command};

use super::*;

#[test]
fn the_first_source_takes_precedence() {
    let flags = Settings {
        stop_seconds: Some(1),
        origin: Some("https://spider.example".parse().expect("an origin")),
        ..Settings::default()
    };
    let file = Settings {
        stop_seconds: Some(2),
        requests_per_minute: Some(0),
        database: Some(Place::Memory),
        ..Settings::default()
    };
    let both = flags.clone().or(file.clone());
    assert_eq!((both.stop_seconds(), both.requests_per_minute()), (1, None));
    assert_eq!(both.results_per_minute(), NonZeroU32::new(60));
    assert_eq!(
        (&both.origin, &both.database),
        (&flags.origin, &file.database)
    );
    assert_eq!(both.listen().to_string(), "127.0.0.1:8080");
}

#[test]
fn every_setting_of_a_file_survives_the_flags() {
    let text = "listen = '[::1]:80'\nmetrics-listen = '[::1]:9090'\ndatabase = 'postgres://a:secret@b/c'\n\
        origin = 'https://a.example'\nclient-address-header = 'forwarded'\n\
        about-url = 'mailto:a@a.example'\nsecurity-contact = 'https://a.example/s'\n\
        requests-per-minute = 1\nresults-per-minute = 2\n\
        registrations-per-hour = 4\nsync-space = 5\nfree-space = 6\nstop-seconds = 3\n\
        log-format = 'json'\nlog-level = 'warn'\n";
    let file = Settings::read(text).expect("valid settings");
    assert_eq!(text.lines().count(), flags().len() + 1, "one line for each");
    assert_eq!(Settings::default().or(file.clone()), file);
    assert_eq!(file.clone().or(Settings::default()), file);
}

#[test]
fn a_file_that_is_wrong_is_named_by_its_line_alone() {
    for text in [
        "log-level = 'info'\nlisten = 8080\n",
        "log-level = 'info'\nlog-format = 'xml'\n",
        "log-level = 'info'\npassword = 'secret'\n",
        "log-level = 'info'\ndatabase = 'postgres://ann:secret@'\n",
        "log-level = 'info'\ndatabase = 'postgres://ann:secret@db' x\n",
        "log-level = 'info'\ndatabsae = 'postgres://ann:secret@db/games'\n",
        "log-level = 'info'\ndatabase = ['secret']\n",
        "log-level = 'info'\nclient-address-header = 'x forwarded'\n",
        "log-level = 'info'\norigin = 'spider.example'\n",
        "log-level = 'info'\nsecret\n",
    ] {
        let error = Settings::read(text).expect_err("it is wrong").to_string();
        let is_named = error.starts_with("line 2: ") && !error.contains("secret");
        assert!(is_named, "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn a_file_that_is_wrong_is_explained_in_plain_words() {
    for (text, expected) in [
        (
            "listen-on = 1",
            "there is no setting listen-on: the keys are the flags of `webspinner serve` without --",
        ),
        (
            "listen = 8080",
            "listen: write an address and a port, such as 127.0.0.1:8080 or [::]:80",
        ),
        (
            "stop-seconds = 'soon'",
            "stop-seconds: write a whole number, such as 60",
        ),
        ("log-format = 'xml'", "log-format: write one of plain, json"),
        (
            "origin = true",
            "origin takes a text in quotation marks, or a number",
        ),
        (
            "about-url = 'spider.example'",
            "about-url: write a whole link, which begins with one of https://, http://, mailto:",
        ),
        (
            "\"a\\nb\" = 1",
            "there is no setting a\\nb: the keys are the flags of `webspinner serve` without --",
        ),
    ] {
        let error = Settings::read(text).expect_err("it is wrong").to_string();
        assert_eq!(error, format!("line 1: {expected}"));
    }
    let error = Settings::read("listen = ").expect_err("it is wrong");
    assert!(error.to_string().starts_with("line 1: this is not TOML: "));
    // The first wrong line is named, whatever the order of the keys.
    let error = Settings::read("origin = 1\nlisten = 1\n").expect_err("it is wrong");
    assert!(error.to_string().starts_with("line 1: origin: "), "{error}");
}

/// The flags, as `clap` knows them.
fn flags() -> Vec<Arg> {
    let command = Settings::augment_args(Command::new("serve"));
    command.get_arguments().cloned().collect()
}

/// The cells of the documented row of a flag.
fn documented(flag: &str) -> Vec<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    let text = std::fs::read_to_string(file).expect("the documentation");
    let start = format!("| `--{flag} ");
    let row = text.lines().find(|line| line.starts_with(&start));
    let row = row.unwrap_or_else(|| panic!("a row for --{flag}"));
    let cells = row.trim_matches('|').split('|');
    cells.map(|cell| cell.trim().to_owned()).collect()
}

#[test]
fn every_setting_is_documented_with_its_variable_and_its_default() {
    let settings = Settings::default();
    for flag in flags() {
        let name = flag.get_long().expect("a flag");
        let cells = documented(name);
        let value = &flag.get_value_names().expect("a value")[0];
        assert_eq!(cells[0], format!("`--{name} {value}`"));
        let variable = flag.get_env().and_then(|name| name.to_str());
        assert_eq!(cells[1], format!("`{}`", variable.expect("a variable")));
        let help = flag.get_help().expect("help").to_string();
        let default = help
            .split_once("[default: ")
            .map(|(_, rest)| rest.trim_end_matches(']'));
        let actual = match name {
            "listen" => Some(settings.listen().to_string()),
            "origin" => Some("localhost".to_owned()),
            "requests-per-minute" => settings.requests_per_minute().map(|n| n.to_string()),
            "results-per-minute" => settings.results_per_minute().map(|n| n.to_string()),
            "registrations-per-hour" => settings.registrations_per_hour().map(|n| n.to_string()),
            "sync-space" => settings.sync_space().map(|n| n.to_string()),
            "free-space" => Some(settings.free_space().to_string()),
            "stop-seconds" => Some(settings.stop_seconds().to_string()),
            "log-format" => Some(format!("{:?}", settings.log_format()).to_lowercase()),
            "log-level" => Some(format!("{:?}", settings.log_level()).to_lowercase()),
            _ => None,
        };
        assert_eq!(default, actual.as_deref(), "--{name}");
        if let Some(default) = default {
            assert!(cells[3].contains(default), "--{name}: {}", cells[3]);
        }
    }
}
