//! Text forms read back, print as documented, and refuse with the place and the reason.

mod arbitrary;
mod documented;
mod pictures;
mod record_errors;
mod records;
mod replay;
