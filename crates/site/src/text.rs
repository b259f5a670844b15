//! The text forms of a site's values in a backup.

/// A value as the text of its `Display` and `FromStr`.
pub(crate) mod as_text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        value: &impl Display,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }

    /// The same for optional values.
    pub(crate) mod optional {
        use super::{Deserializer, Display, FromStr, Serializer};
        use serde::Deserialize as _;
        use serde::de::Error as _;

        #[expect(clippy::ref_option, reason = "serde requires this signature")]
        pub(crate) fn serialize<S: Serializer>(
            value: &Option<impl Display>,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            match value {
                Some(value) => serializer.collect_str(value),
                None => serializer.serialize_none(),
            }
        }

        pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Option<T>, D::Error> {
            let text = Option::<String>::deserialize(deserializer)?;
            text.map(|text| text.parse().map_err(D::Error::custom))
                .transpose()
        }
    }
}

/// Bytes as two hexadecimal digits each.
pub(crate) mod as_hex {
    use std::fmt::Write as _;

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        bytes: impl AsRef<[u8]>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let hex = bytes.as_ref().iter().fold(String::new(), |mut hex, byte| {
            write!(hex, "{byte:02x}").expect("a string takes any text");
            hex
        });
        serializer.serialize_str(&hex)
    }

    pub(crate) fn deserialize<'de, T: TryFrom<Vec<u8>>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || D::Error::custom("bytes are written with two hexadecimal digits each");
        let bytes = read(&text).ok_or_else(wrong)?;
        T::try_from(bytes).map_err(|_| D::Error::custom("too few or too many bytes stand here"))
    }

    fn read(text: &str) -> Option<Vec<u8>> {
        let digit = |digit: char| u8::try_from(digit.to_digit(16)?).ok();
        let digits: Vec<u8> = text.chars().map(digit).collect::<Option<_>>()?;
        let pairs = digits.chunks_exact(2);
        let whole = pairs.remainder().is_empty();
        whole.then(|| pairs.map(|pair| pair[0] << 4 | pair[1]).collect())
    }

    #[cfg(test)]
    mod tests {
        #[test]
        fn bytes_are_read_as_written() {
            let bytes: Vec<u8> = (0..=255).collect();
            let json = super::serialize(&bytes, serde_json::value::Serializer).expect("a text");
            let text = json.as_str().expect("a text").to_owned();
            assert_eq!(super::read(&text), Some(bytes));
            for bad in ["a", "0g", "+1", "é0"] {
                assert_eq!(super::read(bad), None, "{bad}");
            }
        }
    }
}
