//! The header `Forwarded`. CITE: RFC 7239, "Forwarded HTTP Extension", section 4.

use std::net::IpAddr;

/// The address after `for=` in the last element of a header.
///
/// The header is read from its end: the last element is the proxy's own, and what a client wrote
/// before it, such as a quotation mark without its pair, must not change it.
pub(super) fn last_for(header: &str) -> Option<IpAddr> {
    let start = separators(header, ',').next();
    let element = &header[start.map_or(0, |comma| comma + 1)..];
    let mut end = element.len();
    let starts = separators(element, ';').map(Some).chain([None]);
    let mut found = starts.filter_map(|semicolon| {
        let start = semicolon.map_or(0, |semicolon| semicolon + 1);
        let pair = &element[start..end];
        end = semicolon.unwrap_or_default();
        let (name, value) = pair.trim().split_once('=')?;
        name.eq_ignore_ascii_case("for").then_some(value)
    });
    let value = found.next()?;
    let quoted = value
        .strip_prefix('"')
        .and_then(|value| value.strip_suffix('"'));
    super::address(quoted.unwrap_or(value))
}

/// The places of the separators outside quotation marks, the last one first.
fn separators(text: &str, separator: char) -> impl Iterator<Item = usize> {
    let mut is_quoted = false;
    text.char_indices().rev().filter_map(move |(at, found)| {
        if found == '"' && !is_escaped(&text[..at]) {
            is_quoted = !is_quoted;
        }
        (found == separator && !is_quoted).then_some(at)
    })
}

/// Whether the character after this text is escaped, that is, follows an odd number of backslashes.
fn is_escaped(before: &str) -> bool {
    let backslashes = before.bytes().rev().take_while(|&byte| byte == b'\\');
    backslashes.count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(header: &str) -> String {
        last_for(header).map_or_else(|| "none".to_owned(), |address| address.to_string())
    }

    #[test]
    fn the_examples_of_the_standard_are_read() {
        for (header, address) in [
            ("for=192.0.2.43", "192.0.2.43"),
            ("For=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"),
            ("for=192.0.2.60;proto=http;by=203.0.113.43", "192.0.2.60"),
            ("for=192.0.2.43, for=198.51.100.17", "198.51.100.17"),
            ("for=\"[2001:db8:cafe::17]\"", "2001:db8:cafe::17"),
            ("for=\"192.0.2.43:47011\"", "192.0.2.43"),
            ("proto=https; for=192.0.2.43 ;host=\"a,b;c\"", "192.0.2.43"),
        ] {
            assert_eq!(read(header), address, "{header}");
        }
    }

    #[test]
    fn what_names_no_address_is_not_guessed() {
        for header in [
            "",
            "192.0.2.43",
            "for=unknown",
            "for=_hidden",
            "by=192.0.2.43",
            "for=192.0.2.43, proto=https",
            "for=",
            "for=\"",
        ] {
            assert_eq!(read(header), "none", "{header}");
        }
    }

    #[test]
    fn what_a_client_wrote_before_it_changes_nothing() {
        for forged in [
            "nonsense",
            "for=\"6.6.6.6",
            "for=6.6.6.6;by=\"",
            "for=\"6.6.6.6\\",
            ",,,;;;",
        ] {
            let header = format!("{forged}, for=192.0.2.43;host=\"a.example\"");
            assert_eq!(read(&header), "192.0.2.43", "{header}");
        }
        let quoted = "for=192.0.2.43;host=\"x\\\", for=6.6.6.6;by=\\\"\"";
        assert_eq!(read(quoted), "192.0.2.43");
    }
}
