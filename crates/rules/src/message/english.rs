//! `Display` of what can be said: its English text, so that no sentence is written twice.

/// The types stand in brackets, so that the list of public items does not take them for made here.
macro_rules! display_in_english {
    ([$($type:ty),* $(,)?]) => {
        $(
            /// The English text, with cards as symbols.
            impl std::fmt::Display for $type {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    let message = $crate::message::Say::message(self);
                    f.write_str(&$crate::message::Catalogue::english().text(&message))
                }
            }
        )*
    };
}

macro_rules! errors_in_english {
    ([$($type:ty),* $(,)?]) => {
        $crate::message::english::display_in_english!([$($type),*]);
        $(impl std::error::Error for $type {})*
    };
}

pub(super) use {display_in_english, errors_in_english};
