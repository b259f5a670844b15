//! Errors with all their causes, and with what to do about them.

use std::error::Error;
use std::io;

use webspinner_rules::deal::DealIdError;
use webspinner_server::ServeError;

/// An error with all its causes.
pub(crate) fn text(error: &anyhow::Error) -> String {
    chain(error.as_ref())
}

/// An error of a library with all its causes.
pub(crate) fn chain(error: &(dyn Error + 'static)) -> String {
    let errors = std::iter::successors(Some(error), |&error| error.source());
    let mut is_of_low_port = false;
    let texts = errors.map(|error| {
        let text = advice(error, is_of_low_port);
        let serving = error.downcast_ref();
        is_of_low_port = matches!(serving, Some(ServeError::Listen { address, .. })
            if address.port() < PORTS_OF_ALL);
        text.unwrap_or_else(|| error.to_string())
    });
    texts.collect::<Vec<_>>().join(": ")
}

/// From this port on, systems let everybody listen.
const PORTS_OF_ALL: u16 = 1024;

/// The text of an error for which there is something to do at the command line.
fn advice(error: &(dyn Error + 'static), is_of_low_port: bool) -> Option<String> {
    if let Some(DealIdError::NoSuchGame { game }) = error.downcast_ref() {
        let game = game.as_str();
        let list = "`webspinner games` lists them all";
        return Some(format!("there is no game {game:?}; {list}"));
    }
    let error = error.downcast_ref::<io::Error>()?;
    let text = match error.kind() {
        io::ErrorKind::PermissionDenied if is_of_low_port => {
            "not everybody may listen on ports below 1024: choose another port, such as 8080, with \
             a proxy in front of it, or give the program the capability CAP_NET_BIND_SERVICE"
        }
        io::ErrorKind::AddrInUse => {
            "another program is using this port: end it, or choose another port, such as 8081"
        }
        io::ErrorKind::AddrNotAvailable => {
            "this machine has no such address: choose one that it has, such as 127.0.0.1 or \
             [::1], or [::] for all"
        }
        _ => return None,
    };
    Some(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_needs_a_right_comes_with_what_to_do() {
        let shown = |address: &str, source: io::ErrorKind| {
            chain(&ServeError::Listen {
                option: "listen",
                address: address.parse().expect("an address"),
                source: source.into(),
            })
        };
        let denied = io::ErrorKind::PermissionDenied;
        let text = shown("127.0.0.1:80", denied);
        let start = "--listen: cannot listen on 127.0.0.1:80: ";
        assert!(text.starts_with(start), "{text}");
        assert!(text.contains("such as 8080"), "{text}");
        for other in [
            shown("127.0.0.1:8080", denied),
            shown("127.0.0.1:80", io::ErrorKind::AddrInUse),
        ] {
            assert!(!other.contains("such as 8080"), "{other}");
        }
    }
}
