//! Who asks, as far as limits need to know.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName};

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// What requests are counted by: an address, or for IPv6 the network of one household, of which
/// each has more addresses than could be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client(IpAddr);

impl Client {
    /// The client at the other end of a connection, if no proxy is between.
    pub(crate) fn at(peer: Peer) -> Self {
        Self(network(peer.0.ip()))
    }

    /// The client that sent a request: the last address in the header of a trusted proxy, or else
    /// the peer itself. What stands before the last was written by the client.
    pub(crate) fn of(request: &Request, trusted: Option<&HeaderName>) -> Self {
        let peer = request.extensions().get::<Peer>();
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.0.ip());
        let told = trusted.and_then(|name| last_address(request.headers(), name));
        Self(network(told.unwrap_or(peer)))
    }
}

fn last_address(headers: &HeaderMap, name: &HeaderName) -> Option<IpAddr> {
    let last = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    let with_port = || last.parse::<SocketAddr>().ok().map(|address| address.ip());
    last.parse().ok().or_else(with_port)
}

fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let mut segments = address.segments();
            segments[4..].fill(0);
            IpAddr::V6(segments.into())
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&'static str], trusted: bool) -> String {
        let mut request = Request::new(axum::body::Body::empty());
        request
            .extensions_mut()
            .insert(Peer(peer.parse().expect("an address")));
        for value in forwarded {
            let value = axum::http::HeaderValue::from_static(value);
            request.headers_mut().append("x-forwarded-for", value);
        }
        let header = HeaderName::from_static("x-forwarded-for");
        Client::of(&request, trusted.then_some(&header))
            .0
            .to_string()
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
        assert_eq!(
            client("[2001:db8:1:2:3:4:5:6]:80", &[], false),
            "2001:db8:1:2::"
        );
        assert_eq!(client("[::ffff:1.2.3.4]:80", &[], false), "1.2.3.4");
    }
}
