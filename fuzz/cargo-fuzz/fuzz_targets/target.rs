//! Passes the inputs of libFuzzer to the target that `WEBSPINNER_FUZZ` names.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use webspinner_fuzz::{TARGETS, Target};

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = std::env::var("WEBSPINNER_FUZZ").expect("WEBSPINNER_FUZZ names a target");
    TARGETS
        .iter()
        .find(|target| target.name == name)
        .expect("there is such a target")
});

fuzz_target!(|input: &[u8]| {
    (TARGET.run)(input);
});
