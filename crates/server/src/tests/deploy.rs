//! The files for site owners in `deploy`, compared with the server.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../deploy")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The metrics that a dashboard or a file of alerts names.
fn named(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words
        .filter(|word| word.starts_with("webspinner_") || word.starts_with("process_"))
        .collect()
}

/// The metrics that the server has, after it has answered a request.
async fn served() -> BTreeSet<String> {
    let server = Server::start().await;
    server.get("/healthz").await;
    let text = server.get("/metrics").await.text;
    let samples = text.lines().filter(|line| !line.starts_with('#'));
    samples
        .map(|line| line.split(['{', ' ']).next().unwrap_or_default().to_owned())
        .collect()
}

#[tokio::test]
async fn the_dashboard_and_the_alerts_name_metrics_that_the_server_has() {
    let served = served().await;
    for name in ["grafana-dashboard.json", "prometheus-alerts.yaml"] {
        let text = file(name);
        let named = named(&text);
        assert!(named.len() >= 7, "{name} is about the server: {named:?}");
        for metric in named {
            assert!(served.contains(metric), "{name}: {metric} in {served:?}");
        }
    }
}

#[tokio::test]
async fn the_dashboard_shows_every_metric() {
    let dashboard: Value = serde_json::from_str(&file("grafana-dashboard.json")).expect("JSON");
    let text = dashboard["panels"].to_string();
    let shown = named(&text);
    // Sums and counts follow from buckets, and the start from the time it is up.
    let derived = |metric: &str| metric.ends_with("_sum") || metric.ends_with("_count");
    for metric in served().await {
        assert!(
            shown.contains(metric.as_str()) || derived(&metric),
            "{metric}"
        );
    }
}

#[test]
fn the_files_name_settings_that_the_server_has() {
    let command = <Settings as clap::Args>::augment_args(clap::Command::new("serve"));
    let mut known: BTreeSet<String> = command
        .get_arguments()
        .filter_map(|argument| argument.get_env())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    known.extend(["WEBSPINNER_DATABASE", "WEBSPINNER_CONFIG"].map(str::to_owned));
    let mut seen = 0;
    for name in ["Containerfile", "compose.yaml", "webspinner.service"] {
        let text = file(name);
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        for word in words.filter(|word| word.starts_with("WEBSPINNER_")) {
            assert!(known.contains(word), "{name}: {word}");
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen} settings are named");
}
