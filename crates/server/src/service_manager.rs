//! What a service manager such as systemd learns about the server. Without one, nothing is sent.

/// Reports that requests are answered from now on.
pub(crate) fn ready() {
    #[cfg(target_os = "linux")]
    notify(sd_notify::NotifyState::Ready);
}

/// Reports that the server finishes what it has and ends.
pub(crate) fn stopping() {
    #[cfg(target_os = "linux")]
    notify(sd_notify::NotifyState::Stopping);
}

#[cfg(target_os = "linux")]
fn notify(state: sd_notify::NotifyState) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(kind = ?error.kind(), "the service manager could not be notified");
    }
}
