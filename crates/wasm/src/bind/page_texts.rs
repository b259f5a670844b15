//! The texts that the page keeps: it has a reader of Fluent texts already, so the table has none.

use std::cell::RefCell;

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use webspinner_words::{Gap, NumberFormat, Texts, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPESCRIPT: &str = "
/** The texts of rules and table in the language spoken. */
export interface PageTexts {
    /** Whether the language is English. */
    readonly isEnglish: boolean;
    has(id: string): boolean;
    /** The text with its gaps filled; undefined if it has no words. */
    write(id: string, gaps: Record<string, string | number>): string | undefined;
}
";

#[wasm_bindgen]
extern "C" {
    /// What the page passes to [`speak`].
    #[wasm_bindgen(typescript_type = "PageTexts")]
    pub type JsTexts;
    #[wasm_bindgen(method, getter, js_name = isEnglish)]
    fn is_english(this: &JsTexts) -> bool;
    #[wasm_bindgen(method)]
    fn has(this: &JsTexts, id: &str) -> bool;
    #[wasm_bindgen(method)]
    fn write(this: &JsTexts, id: &str, gaps: &Object) -> Option<String>;
}

thread_local! {
    /// The texts of the language spoken.
    static SPOKEN: RefCell<Option<JsTexts>> = const { RefCell::new(None) };
}

/// Says everything with these texts from now on.
#[wasm_bindgen]
pub fn speak(texts: JsTexts) {
    SPOKEN.set(Some(texts));
}

/// The texts passed last.
pub(crate) struct PageTexts;

fn spoken<T>(ask: impl FnOnce(&JsTexts) -> T) -> Option<T> {
    SPOKEN.with_borrow(|texts| texts.as_ref().map(ask))
}

impl Texts for PageTexts {
    fn has(&self, id: &str) -> bool {
        spoken(|texts| texts.has(id)).unwrap_or_default()
    }

    fn is_english(&self) -> bool {
        spoken(JsTexts::is_english).unwrap_or_default()
    }

    /// Numbers are written by the page.
    fn write(
        &self,
        id: &str,
        gaps: &[Gap],
        _: Option<NumberFormat>,
        _: &mut Vec<String>,
    ) -> Option<String> {
        let values = Object::new();
        for (name, value) in gaps {
            let value = match value {
                #[expect(clippy::cast_precision_loss, reason = "no count is so large")]
                Value::Number(number) => (*number as f64).into(),
                Value::Text(text) => text.as_str().into(),
            };
            // A new object takes every property.
            let _ = Reflect::set(&values, &name.as_ref().into(), &value);
        }
        spoken(|texts| texts.write(id, &values)).flatten()
    }
}
