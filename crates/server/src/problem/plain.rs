//! What is wrong with a request, in plain words: the libraries that read it speak of Rust's types.

use serde::de::{DeserializeOwned, Deserializer, Visitor};
use serde::forward_to_deserialize_any;

/// What an id looks like.
const AN_ID: &str = "an id looks like 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f";

/// What the libraries say, and what a reader of the API knows it as. Longer ones come first.
const WORDS: [(&str, &str); 14] = [
    (
        "Failed to deserialize the JSON body into the target type: ",
        "",
    ),
    (
        "Failed to parse the request body as JSON: ",
        "the body is not JSON: ",
    ),
    ("Failed to deserialize query string: ", ""),
    (
        "invalid digit found in string",
        "this is not a whole number",
    ),
    (
        "provided string was not `true` or `false`",
        "write true or false",
    ),
    ("expected a sequence", "expected a list"),
    ("invalid type: sequence", "invalid type: a list"),
    ("invalid type: map", "invalid type: an object"),
    ("expected u64", "expected a whole number"),
    ("expected u32", "expected a whole number"),
    ("expected i64", "expected a whole number"),
    ("expected usize", "expected a whole number"),
    ("expected struct ", "expected an object, "),
    ("expected enum ", "expected a text, "),
];

/// The message of a library in plain words.
pub(super) fn plain(message: &str) -> String {
    // It goes on with what the library for ids thinks of each letter.
    if let Some((place, _)) = message.split_once("UUID parsing failed") {
        let key = place
            .strip_prefix(WORDS[0].0)
            .and_then(|rest| rest.strip_suffix(": "));
        return key.map_or_else(|| AN_ID.to_owned(), |key| format!("{key}: {AN_ID}"));
    }
    let mut plain = message.to_owned();
    for (library, ours) in WORDS {
        plain = plain.replace(library, ours);
    }
    plain
}

/// What a body of this type has to be.
pub(crate) fn wanted<T: DeserializeOwned>() -> String {
    match T::deserialize(Fields).map(|_| ()) {
        Err(Found(fields)) if !fields.is_empty() => {
            format!("the body must be an object with {}", fields.join(", "))
        }
        _ => "the body must be an object".to_owned(),
    }
}

/// Reads nothing: finds out which fields are wanted.
struct Fields;

/// The fields.
#[derive(Debug, thiserror::Error)]
#[error("{0:?}")]
struct Found(&'static [&'static str]);

impl<'de> Deserializer<'de> for Fields {
    type Error = Found;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Found> {
        Err(Found(&[]))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Found> {
        Err(Found(fields))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

impl serde::de::Error for Found {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Self(&[])
    }
}
