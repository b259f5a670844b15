//! The description and its page.

use serde_json::Value;

use super::page::render;
use super::with_problems;
use crate::router;

#[test]
fn the_page_has_all_that_the_description_has() {
    let (_, description) = router::described();
    let description = serde_json::to_value(with_problems(description));
    let description: Value = description.expect("a description is JSON");
    let page = render(&description, "https://spider.example/");
    for text in [
        "<html lang=\"en\">",
        "The deal of a day",
        "<code id=\"not-logged-in\">",
        "list of <a href=\"#type-",
        "curl https://spider.example/api/v1/daily",
    ] {
        assert!(page.contains(text), "{text}: {page}");
    }
    for part in [&description["paths"], &description["components"]["schemas"]] {
        for name in part.as_object().expect("an object").keys() {
            assert!(page.contains(name.as_str()), "{name}");
        }
    }
}
