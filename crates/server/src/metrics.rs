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
use prometheus_client::registry::{Metric, Registry, Unit};
use webspinner_site::Connections;

/// The bucket bounds of the time histogram, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabels {
    method: String,
    route: String,
}

/// A label with its name.
type Label<V> = [(&'static str, V); 1];

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

/// Every metric of the server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Mutex<Registry>,
    requests: Family<(RouteLabels, Label<u16>), Counter>,
    times: Family<RouteLabels, Histogram, fn() -> Histogram>,
    results: Family<Label<ResultVerdict>, Counter>,
    deals_pending: Gauge,
    results_waiting: Gauge,
    /// Whether a request is using them.
    connections: Family<Label<&'static str>, Gauge>,
    connections_max: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut whole = Registry::default();
        whole.register_collector(Box::new(process::Process::new()));
        let registry = whole.sub_registry_with_prefix("webspinner");
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "What is running", build);
        let requests = kept(registry, "requests", "Requests answered");
        let histogram: fn() -> Histogram = || Histogram::new(BUCKETS);
        let times = Family::new_with_constructor(histogram);
        let help = "Times from a request to its answer";
        registry.register_with_unit("request_time", help, Unit::Seconds, times.clone());
        let help = "Results sent, by what became of them";
        let results: Family<Label<_>, Counter> = kept(registry, "results", help);
        for verdict in ResultVerdict::ALL {
            // A rate needs a first value to grow from.
            drop(results.get_or_create(&[("verdict", verdict)]));
        }
        let connections_max = "The most connections to the database";
        Self {
            requests,
            times,
            results,
            deals_pending: kept(registry, "daily_deals_pending", "Daily deals not found yet"),
            results_waiting: kept(registry, "results_waiting", "Results not yet stored"),
            connections: kept(
                registry,
                "database_connections",
                "Connections to the database",
            ),
            connections_max: kept(registry, "database_connections_max", connections_max),
            registry: Mutex::new(whole),
        }
    }

    pub(crate) fn count_request(&self, method: &str, route: &str, status: u16, took: Duration) {
        let route = RouteLabels {
            method: method.to_owned(),
            route: route.to_owned(),
        };
        let times = self.times.get_or_create(&route);
        times.observe(took.as_secs_f64());
        drop(times);
        let labels = (route, [("status", status)]);
        self.requests.get_or_create(&labels).inc();
    }

    pub(crate) fn count_result(&self, verdict: ResultVerdict) {
        self.results.get_or_create(&[("verdict", verdict)]).inc();
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
        for (state, count) in [("Busy", busy), ("Idle", idle)] {
            let gauge = self.connections.get_or_create(&[("state", state)]);
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

/// Registers a metric, and returns it to be changed.
fn kept<M: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> M {
    let metric = M::default();
    registry.register(name, help, metric.clone());
    metric
}
