//! Deal numbers and their text forms.

mod text;
