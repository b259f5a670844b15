//! Values from the page, read field by field: a reader for whatever data there may be is as large
//! as all rules together, and the table's module does without.

use js_sys::{Array, Reflect};
use tsify::{Ts, Tsify};
use wasm_bindgen::{JsCast, JsValue};
use webspinner_rules::{Column, Slot};
use webspinner_table::PileRef;

use crate::knowledge::Question;
use crate::query::{EngineQuery, VerdictView};
use crate::words;

/// A value that the page passes as plain data.
pub(super) trait Given: Sized {
    /// The value; `None` if this is not one.
    fn given(value: &JsValue) -> Option<Self>;
}

/// A value on its way in.
pub(super) fn given<T: Tsify<JsType: JsCast> + Given>(value: &Ts<T>) -> Result<T, String> {
    let value = T::given(&value.js_value());
    value.ok_or_else(|| words::not_understood(std::any::type_name::<T>().to_owned()))
}

fn field(value: &JsValue, name: &str) -> JsValue {
    // What is no object has no fields.
    Reflect::get(value, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn text(value: &JsValue, name: &str) -> Option<String> {
    field(value, name).as_string()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    reason = "a number that does not survive is refused"
)]
fn number(value: &JsValue, name: &str) -> Option<u8> {
    let number = field(value, name).as_f64()?;
    let whole = number as u8;
    (f64::from(whole) == number).then_some(whole)
}

impl Given for PileRef {
    fn given(value: &JsValue) -> Option<Self> {
        let number = number(value, "number");
        let slot = number.and_then(Slot::new);
        match text(value, "kind")?.as_str() {
            "column" => number.and_then(Column::new).map(Self::Column),
            "foundation" => slot.map(Self::Foundation),
            "reserve" => slot.map(Self::Reserve),
            "stock" => Some(Self::Stock),
            "collected" => Some(Self::Collected),
            _ => None,
        }
    }
}

impl Given for Question {
    fn given(value: &JsValue) -> Option<Self> {
        match value.as_string()?.as_str() {
            "assessment" => Some(Self::Assessment),
            "lastWinnable" => Some(Self::LastWinnable),
            _ => None,
        }
    }
}

impl Given for EngineQuery {
    fn given(value: &JsValue) -> Option<Self> {
        Some(Self {
            rules: text(value, "rules")?,
            position: text(value, "position")?,
            effort: number(value, "effort")?.into(),
        })
    }
}

impl Given for VerdictView {
    fn given(value: &JsValue) -> Option<Self> {
        match text(value, "is")?.as_str() {
            "won" => {
                let line = field(value, "line").dyn_into::<Array>().ok()?;
                let line: Option<Vec<String>> = line.iter().map(|made| made.as_string()).collect();
                Some(Self::Won { line: line? })
            }
            "lost" => Some(Self::Lost),
            "unknown" => Some(Self::Unknown),
            _ => None,
        }
    }
}
