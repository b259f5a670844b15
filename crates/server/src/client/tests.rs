//! Clients with and without a proxy.

use std::io;
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::HeaderValue;

use super::*;

fn request(peer: &str, header: &'static str, values: &[&'static str]) -> Request {
    let mut request = Request::new(Body::empty());
    let peer = Peer(peer.parse().expect("an address"));
    request.extensions_mut().insert(peer);
    for value in values {
        let value = HeaderValue::from_static(value);
        request.headers_mut().append(header, value);
    }
    request
}

fn client(peer: &str, forwarded: &[&'static str], is_trusted: bool) -> String {
    let request = request(peer, "x-forwarded-for", forwarded);
    let proxy = TrustedProxy::new(HeaderName::from_static("x-forwarded-for"));
    let client = Client::of(&request, is_trusted.then_some(&proxy));
    client.0.to_string()
}

#[test]
fn only_a_trusted_proxy_speaks_for_others_and_only_its_own_entry_counts() {
    let peer = "10.0.0.1:80";
    assert_eq!(client(peer, &["1.2.3.4"], false), "10.0.0.1");
    assert_eq!(client(peer, &["6.6.6.6, 1.2.3.4"], true), "1.2.3.4");
    assert_eq!(client(peer, &["6.6.6.6", "1.2.3.4:99"], true), "1.2.3.4");
    assert_eq!(client(peer, &["1.2.3.4, unknown"], true), "10.0.0.1");
    assert_eq!(client(peer, &[], true), "10.0.0.1");
}

#[test]
fn a_household_is_one_client() {
    let address = "[2001:db8:1:2:3:4:5:6]:80";
    assert_eq!(client(address, &[], false), "2001:db8:1:2::");
    assert_eq!(client("[::ffff:1.2.3.4]:80", &[], false), "1.2.3.4");
}

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_proxy_that_names_nobody_is_reported_once_and_without_what_it_sent() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_writer(move || writer.clone())
        .finish();
    let proxy = TrustedProxy::new(FORWARDED);
    let count = |values: &[&'static str]| {
        let request = request("10.0.0.1:80", "forwarded", values);
        Client::of(&request, Some(&proxy)).0.to_string()
    };
    tracing::subscriber::with_default(subscriber, || {
        assert_eq!(count(&["for=192.0.2.1;proto=https"]), "192.0.2.1");
        assert_eq!(log.0.lock().expect("no panic").len(), 0);
        assert_eq!(count(&["for=unknown;secret=1"]), "10.0.0.1");
        assert_eq!(count(&[]), "10.0.0.1");
    });
    let text = String::from_utf8(log.0.lock().expect("no panic").clone()).expect("text");
    assert_eq!(text.matches("header of the proxy").count(), 1, "{text}");
    assert!(
        text.contains("forwarded") && !text.contains("secret"),
        "{text}"
    );
}
