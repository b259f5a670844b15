//! How many requests and results one client may send.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use webspinner_wire::{ResultBatch, SyncPost};

use crate::budget::Budget;
use crate::client::{Client, TrustedProxy};
use crate::problem::ApiError;

/// How long a request may take, from the end of its head to the start of its answer.
const TIME_MAX: Duration = Duration::from_secs(30);

/// How many results may come at once, whatever the limit per minute: the largest batch.
#[expect(clippy::cast_possible_truncation, reason = "a batch is small")]
pub(crate) const BATCH: NonZeroU32 =
    NonZeroU32::new(ResultBatch::RESULTS_MAX as u32).expect("a batch has room");

/// How many changes to what their devices share players may send at once.
#[expect(clippy::cast_possible_truncation, reason = "a request has few changes")]
pub(crate) const CHANGES_AT_ONCE: NonZeroU32 =
    NonZeroU32::new(SyncPost::CHANGES_MAX as u32).expect("a request has room");

/// How many of them a minute: a device that comes with the games of years is done in a few.
pub(crate) const CHANGES_PER_MINUTE: NonZeroU32 = NonZeroU32::new(1_200).expect("not 0");

/// How many KiB one address may send an hour for its devices to share: the games of two players who
/// come with years of them.
pub(crate) const SYNC_KIB_PER_HOUR: NonZeroU32 = NonZeroU32::new(64 << 10).expect("not 0");

/// Counts what each client does, and refuses what is too much. It allows a burst of a minute's
/// worth, or of `at_once` if that is more; after it, each minute allows a minute's worth.
#[derive(Debug)]
pub(crate) struct Limiter<K: Clone + Eq + Hash> {
    counts: Option<DefaultKeyedRateLimiter<K>>,
}

impl<K: Clone + Eq + Hash> Limiter<K> {
    /// Allows this many a minute, or any number. Up to `at_once` can be counted in one go: with a
    /// smaller burst a batch of that size would never pass, however long the client waits.
    pub(crate) fn new(per_minute: Option<NonZeroU32>, at_once: NonZeroU32) -> Self {
        let counts = per_minute.map(|limit| {
            let quota = Quota::per_minute(limit).allow_burst(limit.max(at_once));
            RateLimiter::keyed(quota)
        });
        Self { counts }
    }

    /// Allows this many an hour, or any number: all at once, or as they come.
    pub(crate) fn hourly(per_hour: Option<NonZeroU32>) -> Self {
        let counts = per_hour.map(|limit| RateLimiter::keyed(Quota::per_hour(limit)));
        Self { counts }
    }

    /// Counts this many more for a client.
    ///
    /// # Errors
    /// If that is too many for now. They are then not counted.
    pub(crate) fn count(&self, client: &K, times: u32) -> Result<(), ApiError> {
        let (Some(counts), Some(times)) = (&self.counts, NonZeroU32::new(times)) else {
            return Ok(());
        };
        let until = match counts.check_key_n(client, times) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(until)) => until.wait_time_from(DefaultClock::default().now()),
            // More than can ever be counted at once.
            Err(_) => Duration::from_mins(1),
        };
        Err(ApiError::TooMany {
            seconds: until.as_secs() + 1,
        })
    }

    /// Forgets clients that have been quiet for a while.
    pub(crate) fn tidy(&self) {
        if let Some(counts) = &self.counts {
            counts.retain_recent();
            counts.shrink_to_fit();
        }
    }
}

/// What the limits of requests need.
#[derive(Clone, Debug)]
pub(crate) struct RequestLimits {
    pub(crate) limiter: Arc<Limiter<Client>>,
    /// The memory of bodies, in bytes.
    pub(crate) bodies: Arc<Budget>,
    pub(crate) proxy: Option<Arc<TrustedProxy>>,
}

/// Finds out which client sends a request, counts it, and ends it if it takes too long.
pub(crate) async fn check(
    State(limits): State<RequestLimits>,
    mut request: Request,
    next: Next,
) -> Response {
    let client = Client::of(&request, limits.proxy.as_deref());
    if let Err(error) = limits.limiter.count(&client, 1) {
        return error.into_response();
    }
    // Held until the request is answered: what its body was parsed into stays in memory that long.
    let reservation = Arc::new(limits.bodies.reservation(client));
    request.extensions_mut().insert(client);
    request.extensions_mut().insert(Arc::clone(&reservation));
    let answer = tokio::time::timeout(TIME_MAX, next.run(request)).await;
    drop(reservation);
    answer.unwrap_or_else(|_| ApiError::TimedOut.into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_client_has_its_own_minutes_worth() {
        let limiter = Limiter::new(NonZeroU32::new(3), NonZeroU32::MIN);
        assert!(limiter.count(&'a', 2).is_ok());
        assert!(limiter.count(&'a', 1).is_ok());
        let error = limiter.count(&'a', 1).expect_err("the fourth");
        assert!(
            matches!(error, ApiError::TooMany { seconds: 1..=21 }),
            "{error:?}"
        );
        assert!(limiter.count(&'b', 3).is_ok());
        assert!(limiter.count(&'c', 4).is_err());
    }

    #[test]
    fn what_may_come_at_once_passes_when_it_was_waited_for() {
        let at_once = NonZeroU32::new(5).expect("not 0");
        let limiter = Limiter::new(NonZeroU32::new(3), at_once);
        assert!(limiter.count(&'a', 5).is_ok());
        for (times, seconds) in [(1, 20), (5, 100)] {
            let error = limiter.count(&'a', times).expect_err("not yet");
            let ApiError::TooMany { seconds: wait } = error else {
                panic!("{error:?}");
            };
            // The whole seconds that are left, and one.
            assert!((seconds - 10..=seconds).contains(&wait), "{wait}");
        }
    }

    #[test]
    fn no_limit_is_no_limit() {
        let limiter = Limiter::new(None, NonZeroU32::MIN);
        assert!((0..10_000).all(|_| limiter.count(&'a', 20).is_ok()));
    }
}
