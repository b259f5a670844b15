//! The description of the API as a page for people.

use serde_json::Value;

use super::examples;
use super::html::{element, escape, heading, prose, row, table};
use crate::problem::KINDS;

/// The page for an `OpenAPI` description of a site at this address.
pub(super) fn render(api: &Value, address: &str) -> String {
    let title = escape(text(&api["info"]["title"]));
    let mut body = element("h1", &format!("{title} API"));
    body += &element("p", &said(&api["info"]["description"]));
    body += &element(
        "p",
        "For programs: <a href=\"/api/openapi.json\">openapi.json</a>",
    );
    body += &examples::section(address);
    for tag in list(&api["tags"]) {
        body += &section(api, tag);
    }
    body += &problems();
    body += &schemas(api);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title} API</title>\n\
         <link rel=\"stylesheet\" href=\"/api/style.css\">\n</head>\n<body><main>\n\
         {body}</main></body>\n</html>\n"
    )
}

/// A text of the description.
fn said(value: &Value) -> String {
    prose(text(value))
}

fn section(api: &Value, tag: &Value) -> String {
    let name = text(&tag["name"]);
    let mut section = heading("h2", &escape(name), &escape(name));
    section += &element("p", &said(&tag["description"]));
    for (path, methods) in entries(&api["paths"]) {
        for (method, operation) in entries(methods) {
            if list(&operation["tags"]).any(|of| of == name) {
                section += &operation_section(path, method, operation);
            }
        }
    }
    section
}

fn operation_section(path: &str, method: &str, operation: &Value) -> String {
    let heading = format!("<code>{} {}</code>", method.to_uppercase(), escape(path));
    let mut section = element("h3", &heading);
    let summary = element("strong", &said(&operation["summary"]));
    section += &element("p", summary.trim_end());
    section += &element("p", &said(&operation["description"]));
    let parameter = |it: &Value| {
        let name = format!("<code>{}</code>", escape(text(&it["name"])));
        row(&[
            &name,
            text(&it["in"]),
            &kind(&it["schema"]),
            &said(&it["description"]),
        ])
    };
    let parameters: String = list(&operation["parameters"]).map(parameter).collect();
    section += &table(&["Parameter", "In", "Type", ""], &parameters);
    for (_, content) in entries(&operation["requestBody"]["content"]) {
        section += &element("p", &format!("Body: {}", kind(&content["schema"])));
    }
    let response = |(status, it): (&String, &Value)| {
        let body = entries(&it["content"])
            .next()
            .map(|(_, content)| kind(&content["schema"]));
        row(&[
            escape(status).as_str(),
            &body.unwrap_or_default(),
            &said(&it["description"]),
        ])
    };
    let responses: String = entries(&operation["responses"]).map(response).collect();
    section + &table(&["Status", "Body", ""], &responses)
}

/// The types of problems, each with the anchor that the `type` of a problem names.
fn problems() -> String {
    let kinds: String = KINDS
        .iter()
        .map(|kind| {
            let word = format!("<code id=\"{0}\">{0}</code>", kind.word);
            let (title, advice) = (escape(kind.title), prose(kind.advice));
            row(&[&word, kind.status.as_str(), &title, &advice])
        })
        .collect();
    heading("h2", "problems", "problems")
        + &table(&["Type", "Status", "Title", "What to do"], &kinds)
}

fn schemas(api: &Value) -> String {
    let mut section = heading("h2", "types", "types");
    for (name, schema) in entries(&api["components"]["schemas"]) {
        section += &heading("h3", &format!("type-{}", escape(name)), &escape(name));
        section += &element("p", &said(&schema["description"]));
        let parts = list(&schema["allOf"]).flat_map(|part| entries(&part["properties"]));
        let fields = entries(&schema["properties"]).chain(parts);
        let field = |(name, it): (&String, &Value)| {
            let name = format!("<code>{}</code>", escape(name));
            row(&[&name, &kind(it), &said(&it["description"])])
        };
        section += &table(
            &["Field", "Type", ""],
            &fields.map(field).collect::<String>(),
        );
        section += &values(schema);
    }
    section
}

/// The values of an enumeration.
fn values(schema: &Value) -> String {
    let value = |value: &Value| format!("<code>{}</code>", escape(&value.to_string()));
    let values: Vec<String> = list(&schema["enum"]).map(value).collect();
    if values.is_empty() {
        return String::new();
    }
    element("p", &format!("One of {}", values.join(", ")))
}

/// A short description of a type, with a link if it has a name.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|path| path.rsplit('/').next())
    {
        return format!("<a href=\"#type-{0}\">{0}</a>", escape(name));
    }
    let choices: Vec<String> = ["oneOf", "allOf", "anyOf"]
        .iter()
        .flat_map(|of| list(&schema[*of]))
        .map(kind)
        .collect();
    if !choices.is_empty() {
        return choices.join(" or ");
    }
    let name = match &schema["type"] {
        Value::Array(names) => {
            let names = names.iter().map(|name| escape(text(name)));
            names.collect::<Vec<_>>().join(" or ")
        }
        name => escape(text(name)),
    };
    if name == "array" {
        return format!("list of {}", kind(&schema["items"]));
    }
    match schema["format"].as_str() {
        Some(format) => format!("{name} ({})", escape(format)),
        None => name + &values(schema),
    }
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
