//! Whole numbers as people type them.

use thiserror::Error;

/// A text that is not a whole number, or one that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("write a whole number, such as 1000000, 1_000_000, 1e6 or 1M")]
pub struct NotAWholeNumber;

/// Reads a whole number: digits, with `_` between them, a decimal point, and an exponent or a unit
/// (`k`, `M` or `G`), as long as the value is whole.
///
/// ```
/// use webspinner_survey::whole_number;
///
/// assert_eq!(whole_number("1_000_000"), Ok(1_000_000));
/// assert_eq!(whole_number("2.5e6"), Ok(2_500_000));
/// assert_eq!(whole_number("1.5M"), Ok(1_500_000));
/// assert!(whole_number("1.5").is_err());
/// ```
///
/// # Errors
/// If the text is none of these, or the number is not below 2^64.
pub fn whole_number(text: &str) -> Result<u64, NotAWholeNumber> {
    let (number, power) = split_power(text).ok_or(NotAWholeNumber)?;
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let has_point = number.contains('.');
    if !is_digits(whole) || has_point && !is_digits(fraction) {
        return Err(NotAWholeNumber);
    }
    let digits = |text: &str| text.replace('_', "");
    let fraction = digits(fraction);
    let fraction = fraction.trim_end_matches('0');
    let zeros = power.checked_sub(fraction.len()).ok_or(NotAWholeNumber)?;
    let all = digits(whole) + fraction;
    let value: u64 = all.parse().map_err(|_| NotAWholeNumber)?;
    if value == 0 {
        return Ok(0);
    }
    let zeros = u32::try_from(zeros).map_err(|_| NotAWholeNumber)?;
    let factor = 10_u64.checked_pow(zeros).ok_or(NotAWholeNumber)?;
    value.checked_mul(factor).ok_or(NotAWholeNumber)
}

/// The number before an exponent or a unit, and the power of ten that these stand for.
fn split_power(text: &str) -> Option<(&str, usize)> {
    if let Some((number, power)) = text.split_once(['e', 'E']) {
        let power = power.strip_prefix('+').unwrap_or(power);
        let is_number = !power.is_empty() && power.bytes().all(|byte| byte.is_ascii_digit());
        return Some((number, is_number.then(|| power.parse().ok())??));
    }
    for (unit, power) in [(['k', 'K'], 3), (['m', 'M'], 6), (['g', 'G'], 9)] {
        if let Some(number) = text.strip_suffix(unit) {
            return Some((number, power));
        }
    }
    Some((text, 0))
}

/// Whether these are digits, with single underscores between them.
fn is_digits(text: &str) -> bool {
    let mut groups = text.split('_');
    groups.all(|group| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        for (text, number) in [
            ("0", 0),
            ("0e99", 0),
            ("007", 7),
            ("1_000_000", 1_000_000),
            ("1e6", 1_000_000),
            ("1E+6", 1_000_000),
            ("2.50e1", 25),
            ("1.0", 1),
            ("1k", 1_000),
            ("20K", 20_000),
            ("1.5M", 1_500_000),
            ("3g", 3_000_000_000),
            ("18446744073709551615", u64::MAX),
        ] {
            assert_eq!(whole_number(text), Ok(number), "{text}");
        }
    }

    #[test]
    fn what_is_not_a_whole_number_is_refused() {
        for text in [
            "",
            " 1",
            "x",
            "-1",
            "+1",
            "1.",
            ".5",
            "1.5",
            "1e",
            "1e-3",
            "1ee6",
            "_1",
            "1_",
            "1__0",
            "1e6M",
            "M",
            "1.25e1",
            "1MM",
            "18446744073709551616",
            "1e20",
            "1e99999999999999999999",
        ] {
            assert_eq!(whole_number(text), Err(NotAWholeNumber), "{text}");
        }
    }
}
