//! Clients with and without a proxy.

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

#[test]
fn a_proxy_may_use_the_standard_header() {
    let proxy = TrustedProxy::new(FORWARDED);
    let client = |values: &[&'static str]| {
        let request = request("10.0.0.1:80", "forwarded", values);
        Client::of(&request, Some(&proxy)).0.to_string()
    };
    assert_eq!(client(&["for=192.0.2.1;proto=https"]), "192.0.2.1");
    assert_eq!(client(&["for=unknown;secret=1"]), "10.0.0.1");
    assert_eq!(client(&[]), "10.0.0.1");
}
