//! Which compressed form a browser accepts.

/// The forms that files of the page come in, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// The smallest available form that the header `Accept-Encoding` allows.
    ///
    /// The browser's order of preference does not matter: it accepts either, and the smaller one
    /// arrives sooner.
    pub(crate) fn choose(accepted: &str, has_brotli: bool, has_gzip: bool) -> Self {
        if has_brotli && allows(accepted, "br") {
            Self::Brotli
        } else if has_gzip && allows(accepted, "gzip") {
            Self::Gzip
        } else {
            Self::Plain
        }
    }

    /// Its name in `Content-Encoding`.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Plain => None,
        }
    }
}

/// CITE: RFC 9110, section 12.5.3: a weight of 0 forbids, `*` stands for what is not named.
fn allows(accepted: &str, coding: &str) -> bool {
    let weight_of = |wanted: &str| {
        accepted.split(',').find_map(|item| {
            let mut parts = item.split(';').map(str::trim);
            let named = parts.next()?.eq_ignore_ascii_case(wanted);
            let weight = parts.find_map(|part| part.strip_prefix("q="));
            named.then(|| weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0)))
        })
    };
    let weight: Option<f32> = weight_of(coding).or_else(|| weight_of("*"));
    weight.is_some_and(|weight| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip, Plain};
    use super::*;

    #[test]
    fn the_smallest_form_that_is_allowed_is_taken() {
        for (accepted, chosen) in [
            ("gzip, deflate, br, zstd", Brotli),
            ("gzip;q=1.0, br;q=0.1", Brotli),
            ("gzip, br;q=0", Gzip),
            ("GZIP", Gzip),
            ("*", Brotli),
            ("br;q=0, *;q=0.5", Gzip),
            ("", Plain),
            ("identity, zstd", Plain),
            ("brx", Plain),
            ("br;q=nonsense", Plain),
        ] {
            assert_eq!(Encoding::choose(accepted, true, true), chosen, "{accepted}");
        }
    }

    #[test]
    fn what_is_not_there_is_not_chosen() {
        assert_eq!(Encoding::choose("br, gzip", false, true), Gzip);
        assert_eq!(Encoding::choose("br, gzip", false, false), Plain);
    }
}
