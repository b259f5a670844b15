//! Metrics for Prometheus, none of them about a person.

use std::sync::Mutex;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// The bucket bounds of the time histogram, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ResultLabels {
    verdict: ResultVerdict,
}

/// What happened to a submitted result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum ResultVerdict {
    New,
    Again,
    Refused,
    Failed,
}

/// Every metric of the server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Mutex<Registry>,
    requests: Family<RequestLabels, Counter>,
    times: Histogram,
    results: Family<ResultLabels, Counter>,
    deals_pending: Gauge,
    results_waiting: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("webspinner");
        let requests = Family::default();
        registry.register("requests", "Requests answered", requests.clone());
        let times = Histogram::new(BUCKETS);
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
            "Daily deals not found yet",
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
            .get_or_create(&RequestLabels {
                method,
                route,
                status,
            })
            .inc();
        self.times.observe(took.as_secs_f64());
    }

    pub(crate) fn count_result(&self, verdict: ResultVerdict) {
        self.results.get_or_create(&ResultLabels { verdict }).inc();
    }

    pub(crate) fn set_deals_pending(&self, count: usize) {
        self.deals_pending
            .set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    pub(crate) fn set_results_waiting(&self, count: usize) {
        self.results_waiting
            .set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// All metrics as text in the `OpenMetrics` format.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::new();
        let registry = self.registry.lock().expect("no code panics with the lock");
        encode(&mut text, &registry).expect("writing to a string cannot fail");
        text
    }
}
