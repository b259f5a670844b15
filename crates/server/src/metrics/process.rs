//! Figures of the process, under the names that all Prometheus libraries use.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Unit;

/// Reads the figures of this process whenever they are collected. Only Linux has them all.
#[derive(Debug)]
pub(super) struct Process {
    /// When it started, in seconds since 1970.
    started: f64,
}

/// What the system knows about this process.
#[derive(Debug, Default)]
struct Figures {
    /// Seconds of all processors.
    cpu: Option<f64>,
    resident_bytes: Option<u64>,
    open_files: Option<u64>,
    open_files_max: Option<u64>,
}

impl Process {
    /// Counts from now on.
    pub(super) fn new() -> Self {
        let started = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            started: started.map_or(0.0, |since| since.as_secs_f64()),
        }
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder) -> Result<(), fmt::Error> {
        let figures = Figures::read();
        let mut put = |name, help, unit, metric: &dyn EncodeMetric| {
            let kind = metric.metric_type();
            metric.encode(encoder.encode_descriptor(name, help, unit, kind)?)
        };
        let seconds = Some(&Unit::Seconds);
        if let Some(cpu) = figures.cpu {
            let help = "Time of processors used.";
            put("process_cpu", help, seconds, &ConstCounter::new(cpu))?;
        }
        if let Some(bytes) = figures.resident_bytes {
            let (help, unit) = ("Memory in use.", Some(&Unit::Bytes));
            put("process_resident_memory", help, unit, &gauge(bytes))?;
        }
        if let Some(files) = figures.open_files {
            let help = "Open files and connections.";
            put("process_open_fds", help, None, &gauge(files))?;
        }
        if let Some(files) = figures.open_files_max {
            let help = "The most open files and connections.";
            put("process_max_fds", help, None, &gauge(files))?;
        }
        let (help, started) = ("When the process started.", ConstGauge::new(self.started));
        put("process_start_time", help, seconds, &started)
    }
}

fn gauge(value: u64) -> ConstGauge<i64> {
    ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX))
}

impl Figures {
    #[cfg(target_os = "linux")]
    fn read() -> Self {
        use procfs::process::{LimitValue, Process};
        let Ok(process) = Process::myself() else {
            return Self::default();
        };
        let stat = process.stat().ok();
        let ticks = stat.as_ref().map(|stat| stat.utime + stat.stime);
        #[expect(
            clippy::cast_precision_loss,
            reason = "2^53 ticks are three million years"
        )]
        let seconds = |ticks: u64| ticks as f64 / procfs::ticks_per_second() as f64;
        let limits = process.limits().ok();
        let open_files_max = limits.and_then(|limits| match limits.max_open_files.soft_limit {
            LimitValue::Value(files) => Some(files),
            LimitValue::Unlimited => None,
        });
        Self {
            cpu: ticks.map(seconds),
            resident_bytes: stat.map(|stat| stat.rss * procfs::page_size()),
            open_files: process
                .fd_count()
                .ok()
                .and_then(|files| files.try_into().ok()),
            open_files_max,
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn read() -> Self {
        Self::default()
    }
}
