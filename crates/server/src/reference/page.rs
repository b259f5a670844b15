//! The description of the API as a page for people.

use serde_json::Value;

use webspinner_words::Language;

use super::examples;
use super::html::{element, escape, heading, prose, row, table};
use super::words::Words;
use crate::problem::KINDS;

/// The page for an `OpenAPI` description of a site at this address.
pub(super) fn render(api: &Value, words: &Words, address: &str) -> String {
    let title = text(&api["info"]["title"]);
    let mut body = languages(words.language());
    body += &element("h1", &format!("{} API", escape(title)));
    body += &element("p", &said(words, &api["info"]["description"]));
    let programs = escape(&words.say("For programs:"));
    body += &element(
        "p",
        &format!("{programs} <a href=\"/api/openapi.json\">openapi.json</a>"),
    );
    body += &examples::section(words, address);
    for tag in list(&api["tags"]) {
        body += &section(api, tag, words);
    }
    body += &problems(words);
    body += &schemas(api, words);
    let language = words.language();
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{} API</title>\n\
         <link rel=\"stylesheet\" href=\"/api/style.css\">\n</head>\n<body><main>\n\
         {body}</main></body>\n</html>\n",
        escape(title)
    )
}

/// Links to the page in every other language.
fn languages(current: Language) -> String {
    let link = |language: Language| {
        let name = language.name();
        if language == current {
            return name.to_owned();
        }
        format!(
            "<a href=\"?lang={language}\" lang=\"{language}\" hreflang=\"{language}\">{name}</a>"
        )
    };
    element("nav", &Language::ALL.map(link).join(" · "))
}

/// A text of the description in the reader's language.
fn said(words: &Words, value: &Value) -> String {
    prose(&words.say(text(value)))
}

/// The heads of a table.
fn heads<const N: usize>(words: &Words, heads: [&str; N]) -> [String; N] {
    heads.map(|head| escape(&words.say(head)))
}

fn section(api: &Value, tag: &Value, words: &Words) -> String {
    let name = text(&tag["name"]);
    let mut section = heading("h2", &escape(name), &escape(name));
    section += &element("p", &said(words, &tag["description"]));
    for (path, methods) in entries(&api["paths"]) {
        for (method, operation) in entries(methods) {
            if list(&operation["tags"]).any(|of| of == name) {
                section += &operation_section(path, method, operation, words);
            }
        }
    }
    section
}

fn operation_section(path: &str, method: &str, operation: &Value, words: &Words) -> String {
    let heading = format!("<code>{} {}</code>", method.to_uppercase(), escape(path));
    let mut section = element("h3", &heading);
    let summary = element("strong", &said(words, &operation["summary"]));
    section += &element("p", summary.trim_end());
    section += &element("p", &said(words, &operation["description"]));
    let parameter = |it: &Value| {
        let name = format!("<code>{}</code>", escape(text(&it["name"])));
        row(&[
            &name,
            text(&it["in"]),
            &kind(&it["schema"], words),
            &said(words, &it["description"]),
        ])
    };
    let parameters: String = list(&operation["parameters"]).map(parameter).collect();
    let [parameter, place, of] = heads(words, ["Parameter", "In", "Type"]);
    section += &table(&[&parameter, &place, &of, ""], &parameters);
    let [status, body] = heads(words, ["Status", "Body"]);
    for (_, content) in entries(&operation["requestBody"]["content"]) {
        section += &element("p", &format!("{body}: {}", kind(&content["schema"], words)));
    }
    let response = |(status, it): (&String, &Value)| {
        let body = entries(&it["content"])
            .next()
            .map(|(_, content)| kind(&content["schema"], words));
        row(&[
            escape(status).as_str(),
            &body.unwrap_or_default(),
            &said(words, &it["description"]),
        ])
    };
    let responses: String = entries(&operation["responses"]).map(response).collect();
    section + &table(&[&status, &body, ""], &responses)
}

/// The types of problems, each with the anchor that the `type` of a problem names.
fn problems(words: &Words) -> String {
    let kinds: String = KINDS
        .iter()
        .map(|kind| {
            let word = format!("<code id=\"{0}\">{0}</code>", kind.word);
            let (title, advice) = (words.say(kind.title), words.say(kind.advice));
            row(&[
                &word,
                kind.status.as_str(),
                &escape(&title),
                &prose(&advice),
            ])
        })
        .collect();
    let [of, status, title, advice] = heads(words, ["Type", "Status", "Title", "What to do"]);
    let table = table(&[&of, &status, &title, &advice], &kinds);
    heading("h2", "problems", &escape(&words.say("problems"))) + &table
}

fn schemas(api: &Value, words: &Words) -> String {
    let mut section = heading("h2", "types", &escape(&words.say("types")));
    let [name, of] = heads(words, ["Field", "Type"]);
    let heads = [name.as_str(), of.as_str(), ""];
    for (name, schema) in entries(&api["components"]["schemas"]) {
        section += &heading("h3", &format!("type-{}", escape(name)), &escape(name));
        section += &element("p", &said(words, &schema["description"]));
        let parts = list(&schema["allOf"]).flat_map(|part| entries(&part["properties"]));
        let fields = entries(&schema["properties"]).chain(parts);
        let field = |(name, it): (&String, &Value)| {
            let name = format!("<code>{}</code>", escape(name));
            row(&[&name, &kind(it, words), &said(words, &it["description"])])
        };
        section += &table(&heads, &fields.map(field).collect::<String>());
        section += &values(schema, words);
    }
    section
}

/// The values of an enumeration.
fn values(schema: &Value, words: &Words) -> String {
    let value = |value: &Value| format!("<code>{}</code>", escape(&value.to_string()));
    let values: Vec<String> = list(&schema["enum"]).map(value).collect();
    if values.is_empty() {
        return String::new();
    }
    let text = escape(&words.say("One of $values"));
    element("p", &text.replace("$values", &values.join(", ")))
}

/// A short description of a type, with a link if it has a name.
fn kind(schema: &Value, words: &Words) -> String {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|path| path.rsplit('/').next())
    {
        return format!("<a href=\"#type-{0}\">{0}</a>", escape(name));
    }
    let choices: Vec<String> = ["oneOf", "allOf", "anyOf"]
        .iter()
        .flat_map(|of| list(&schema[*of]))
        .map(|choice| kind(choice, words))
        .collect();
    if !choices.is_empty() {
        return either(choices, words);
    }
    let name = match &schema["type"] {
        Value::Array(names) => either(names.iter().map(|name| escape(text(name))).collect(), words),
        name => escape(text(name)),
    };
    if name == "array" {
        let text = escape(&words.say("list of $type"));
        return text.replace("$type", &kind(&schema["items"], words));
    }
    match schema["format"].as_str() {
        Some(format) => format!("{name} ({})", escape(format)),
        None => name + &values(schema, words),
    }
}

/// Choices of HTML, joined by a word.
fn either(choices: Vec<String>, words: &Words) -> String {
    let text = escape(&words.say("$one or $other"));
    let join = |one: String, other: String| text.replace("$one", &one).replace("$other", &other);
    choices.into_iter().reduce(join).unwrap_or_default()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}
