//! Figures of the process, under the names that all Prometheus libraries use.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric as _};
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
        if let Some(seconds) = figures.cpu {
            let metric = ConstCounter::new(seconds);
            let help = "Time of processors used.";
            let unit = Some(&Unit::Seconds);
            metric.encode(encoder.encode_descriptor(
                "process_cpu",
                help,
                unit,
                metric.metric_type(),
            )?)?;
        }
        if let Some(bytes) = figures.resident_bytes {
            let help = "Memory in use.";
            gauge(
                &mut encoder,
                "process_resident_memory",
                help,
                Some(&Unit::Bytes),
                bytes,
            )?;
        }
        if let Some(files) = figures.open_files {
            gauge(
                &mut encoder,
                "process_open_fds",
                "Open files and connections.",
                None,
                files,
            )?;
        }
        if let Some(files) = figures.open_files_max {
            let help = "The most open files and connections.";
            gauge(&mut encoder, "process_max_fds", help, None, files)?;
        }
        let metric = ConstGauge::new(self.started);
        let (help, unit) = ("When the process started.", Some(&Unit::Seconds));
        let descriptor =
            encoder.encode_descriptor("process_start_time", help, unit, metric.metric_type())?;
        metric.encode(descriptor)
    }
}

fn gauge(
    encoder: &mut DescriptorEncoder,
    name: &str,
    help: &str,
    unit: Option<&Unit>,
    value: u64,
) -> Result<(), fmt::Error> {
    let metric = ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX));
    metric.encode(encoder.encode_descriptor(name, help, unit, metric.metric_type())?)
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
