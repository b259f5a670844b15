//! Metrics for Prometheus, none of them about a person.

mod process;

use std::sync::Mutex;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use webspinner_site::Connections;

/// The bucket bounds of the time histogram, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct TimeLabels {
    method: String,
    route: String,
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

impl ResultVerdict {
    const ALL: [Self; 4] = [Self::New, Self::Again, Self::Refused, Self::Failed];
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ConnectionLabels {
    state: ConnectionState,
}

/// Whether a request is using a connection to the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
enum ConnectionState {
    Busy,
    Idle,
}

/// Every metric of the server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Mutex<Registry>,
    requests: Family<RequestLabels, Counter>,
    times: Family<TimeLabels, Histogram, fn() -> Histogram>,
    results: Family<ResultLabels, Counter>,
    deals_pending: Gauge,
    results_waiting: Gauge,
    connections: Family<ConnectionLabels, Gauge>,
    connections_max: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut whole = Registry::default();
        whole.register_collector(Box::new(process::Process::new()));
        let registry = whole.sub_registry_with_prefix("webspinner");
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "What is running", build);
        let requests = Family::default();
        registry.register("requests", "Requests answered", requests.clone());
        let histogram: fn() -> Histogram = || Histogram::new(BUCKETS);
        let times = Family::new_with_constructor(histogram);
        let help = "Times from a request to its answer";
        registry.register_with_unit("request_time", help, Unit::Seconds, times.clone());
        let results = Family::default();
        registry.register(
            "results",
            "Results sent, by what became of them",
            results.clone(),
        );
        for verdict in ResultVerdict::ALL {
            // A rate needs a first value to grow from.
            drop(results.get_or_create(&ResultLabels { verdict }));
        }
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
        let connections = Family::default();
        let help = "Connections to the database";
        registry.register("database_connections", help, connections.clone());
        let connections_max = Gauge::default();
        let help = "The most connections to the database";
        registry.register("database_connections_max", help, connections_max.clone());
        let registry = Mutex::new(whole);
        Self {
            registry,
            requests,
            times,
            results,
            deals_pending,
            results_waiting,
            connections,
            connections_max,
        }
    }

    pub(crate) fn count_request(&self, method: &str, route: &str, status: u16, took: Duration) {
        let (method, route) = (method.to_owned(), route.to_owned());
        let labels = TimeLabels {
            method: method.clone(),
            route: route.clone(),
        };
        let times = self.times.get_or_create(&labels);
        times.observe(took.as_secs_f64());
        self.requests
            .get_or_create(&RequestLabels {
                method,
                route,
                status,
            })
            .inc();
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

    pub(crate) fn set_connections(&self, connections: Connections) {
        let Connections { busy, idle, max } = connections;
        for (state, count) in [(ConnectionState::Busy, busy), (ConnectionState::Idle, idle)] {
            let gauge = self.connections.get_or_create(&ConnectionLabels { state });
            gauge.set(i64::from(count));
        }
        self.connections_max.set(i64::from(max));
    }

    /// All metrics as text in the `OpenMetrics` format.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::new();
        let registry = self.registry.lock().expect("no code panics with the lock");
        encode(&mut text, &registry).expect("writing to a string cannot fail");
        text
    }
}
