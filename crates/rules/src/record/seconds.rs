//! Times in records: seconds, with milliseconds after the point.

use std::fmt;

/// `754.210` for 754,210 milliseconds.
pub(super) struct Seconds(pub(super) u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

/// Reads milliseconds; `None` for anything but a number of seconds with at most three decimals, and
/// for times that do not fit into 64 bits.
pub(super) fn read(text: &str) -> Option<u64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(decimals) || decimals.len() > 3 {
        return None;
    }
    let missing = 3 - u32::try_from(decimals.len()).ok()?;
    let thousandths = decimals.parse::<u64>().ok()? * 10_u64.pow(missing);
    let seconds: u64 = whole.parse().ok()?;
    seconds.checked_mul(1000)?.checked_add(thousandths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_back_to_the_millisecond() {
        for time_ms in [0, 1, 50, 999, 1000, 754_210, u64::MAX] {
            assert_eq!(read(&Seconds(time_ms).to_string()), Some(time_ms));
        }
        assert_eq!(
            [read("12"), read("12.5"), read("0.05")],
            [12_000, 12_500, 50].map(Some)
        );
        for bad in [
            "",
            ".",
            "1.",
            ".5",
            "1.2345",
            "-1",
            "+1",
            "1e3",
            "18446744073709551.616",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
