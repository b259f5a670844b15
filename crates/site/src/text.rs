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
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        bytes: impl AsRef<[u8]>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(bytes))
    }

    pub(crate) fn deserialize<'de, T: TryFrom<Vec<u8>>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = |_| D::Error::custom("bytes are written with two hexadecimal digits each");
        let bytes = hex::decode(text).map_err(wrong)?;
        T::try_from(bytes).map_err(|_| D::Error::custom("too few or too many bytes stand here"))
    }

    #[cfg(test)]
    mod tests {
        #[test]
        fn bytes_are_read_as_written() {
            let bytes: Vec<u8> = (0..=255).collect();
            let json = super::serialize(&bytes, serde_json::value::Serializer).expect("a text");
            let read = |json| super::deserialize::<Vec<u8>, serde_json::Value>(json).ok();
            assert_eq!(read(json), Some(bytes));
            for bad in ["a", "0g", "+1", "é0"] {
                assert_eq!(read(bad.into()), None, "{bad}");
            }
        }
    }
}
