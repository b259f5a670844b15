//! The sender of a request, as far as limits need to know.

mod forwarded;

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use axum::extract::Request;
use axum::http::header::FORWARDED;
use axum::http::{HeaderMap, HeaderName};

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// A client, as limits count them: an IPv4 address, or the IPv6 network of one household, which has
/// too many addresses to count separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client(IpAddr);

impl Client {
    /// The client at the other end of a connection without a proxy.
    pub(crate) fn at(peer: Peer) -> Self {
        Self(network(peer.0.ip()))
    }

    /// The client that sent a request: the one that a trusted proxy names, or else the peer.
    pub(crate) fn of(request: &Request, proxy: Option<&TrustedProxy>) -> Self {
        let peer = request.extensions().get::<Peer>();
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.0.ip());
        let named = proxy.and_then(|proxy| proxy.client_address(request.headers()));
        Self(network(named.unwrap_or(peer)))
    }
}

/// A proxy in front of the server, which names the client in a header.
#[derive(Debug)]
pub(crate) struct TrustedProxy {
    header: HeaderName,
    has_warned: AtomicBool,
}

impl TrustedProxy {
    pub(crate) fn new(header: HeaderName) -> Self {
        Self {
            header,
            has_warned: AtomicBool::new(false),
        }
    }

    /// The last address in the header, which the proxy itself wrote: what comes before it may be
    /// the client's invention. The log warns about the first request without one.
    fn client_address(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let last = headers.get_all(&self.header).iter().next_back();
        let last = last.and_then(|value| value.to_str().ok());
        let address = last.and_then(|value| {
            if self.header == FORWARDED {
                forwarded::last_for(value)
            } else {
                value.rsplit(',').next().and_then(address)
            }
        });
        if address.is_none() && !self.has_warned.swap(true, Relaxed) {
            tracing::warn!(
                header = self.header.as_str(),
                "a request came without an address in the header of the proxy: all such requests \
                 are counted as the proxy's own"
            );
        }
        address
    }
}

/// An address, with or without a port; for IPv6 with a port, or in brackets.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    bare.unwrap_or(text).parse().ok().or_else(with_port)
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
mod tests;
