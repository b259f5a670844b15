//! What Prometheus is told: counts and times, of nobody in particular.

use std::sync::Mutex;
use std::time::Duration;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::app::Shared;

/// Upper ends of the classes of times, in seconds.
const CLASSES: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Verdict {
    verdict: Judged,
}

/// What became of a result that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum Judged {
    New,
    Again,
    Refused,
    Failed,
}

/// All that is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Mutex<Registry>,
    requests: Family<Answered, Counter>,
    times: Histogram,
    results: Family<Verdict, Counter>,
    deals_pending: Gauge,
    results_waiting: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("webspinner");
        let requests = Family::default();
        registry.register("requests", "Requests answered", requests.clone());
        let times = Histogram::new(CLASSES);
        let help = "Times from a request to its answer";
        registry.register_with_unit("request_time", help, Unit::Seconds, times.clone());
        let results = Family::default();
        registry.register(
            "results",
            "Results sent, by what became of them",
            results.clone(),
        );
        let deals_pending = Gauge::default();
        registry.register(
            "daily_deals_pending",
            "Daily deals looked for",
            deals_pending.clone(),
        );
        let results_waiting = Gauge::default();
        registry.register(
            "results_waiting",
            "Results not yet stored",
            results_waiting.clone(),
        );
        let registry = Mutex::new(registry);
        Self {
            registry,
            requests,
            times,
            results,
            deals_pending,
            results_waiting,
        }
    }

    pub(crate) fn count_request(&self, method: &str, route: &str, status: u16, took: Duration) {
        let (method, route) = (method.to_owned(), route.to_owned());
        self.requests
            .get_or_create(&Answered {
                method,
                route,
                status,
            })
            .inc();
        self.times.observe(took.as_secs_f64());
    }

    pub(crate) fn count_result(&self, verdict: Judged) {
        self.results.get_or_create(&Verdict { verdict }).inc();
    }

    pub(crate) fn set_deals_pending(&self, count: usize) {
        self.deals_pending
            .set(i64::try_from(count).unwrap_or(i64::MAX));
    }
}

/// `/metrics`.
pub(crate) async fn answer(State(app): State<Shared>) -> Response {
    let metrics = &app.metrics;
    metrics
        .results_waiting
        .set(i64::try_from(app.site.waiting()).unwrap_or(i64::MAX));
    let mut text = String::new();
    let registry = metrics
        .registry
        .lock()
        .expect("nobody panics while holding it");
    encode(&mut text, &registry).expect("a string takes everything");
    let content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    (
        [
            (header::CONTENT_TYPE, content_type),
            (header::CACHE_CONTROL, "no-store"),
        ],
        text,
    )
        .into_response()
}
