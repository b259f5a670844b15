#!/usr/bin/env bash
# A compiler for wasm32-unknown-unknown from Debian's packages, for machines that rustup cannot
# download targets to. Prints the environment to build with, one NAME=value a line.
#
# Debian ships the standard library for this target as source. It is compiled once, in about a
# minute, into a folder of the user's cache.
set -euo pipefail

target=wasm32-unknown-unknown
say() { printf '%s\n' "$*" >&2; }

# Installs packages, as root or through sudo.
install() {
    local sudo=()
    if [ "$(id -u)" != 0 ]; then
        sudo=(sudo)
        [ -t 2 ] || sudo+=(--non-interactive)
    fi
    say "installing $*"
    "${sudo[@]}" apt-get update >&2 || say "apt-get update failed; trying with the old lists"
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --no-install-recommends "$@" >&2
}

# What is missing among the packages given.
missing() {
    local package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed$' ||
            printf '%s\n' "$package"
    done
}

# The linker that comes with the active toolchain, or Debian's.
linker() {
    local bundled
    for bundled in "$(rustc --print sysroot)"/lib/rustlib/*/bin/rust-lld; do
        if [ -x "$bundled" ]; then
            printf '%s\n' "$bundled"
            return
        fi
    done
    [ -x /usr/bin/wasm-ld-19 ] || install lld-19
    printf '/usr/bin/wasm-ld-19\n'
}

# Compiles the standard library into the folder $1, for use from the folder $2.
make_sysroot() {
    local folder=$1 place=$2 seed=$1/seed library=$1/lib/rustlib
    mkdir -p "$seed/src" "$library/$target/lib" "$folder/bin"
    printf '[package]\nname = "seed"\nversion = "0.0.0"\nedition = "2024"\n\n%s\n' \
        $'[profile.release]\npanic = "abort"' > "$seed/Cargo.toml"
    : > "$seed/src/lib.rs"
    # Building the standard library is unstable everywhere, hence RUSTC_BOOTSTRAP.
    (cd "$seed" && env -u RUSTUP_TOOLCHAIN -u CARGO PATH=/usr/bin:/bin \
        RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Cembed-bitcode=yes \
        CARGO_TARGET_DIR="$seed/target" \
        /usr/bin/cargo build --release --target "$target" -Zbuild-std=std,panic_abort >&2)
    cp "$seed/target/$target"/release/deps/lib*.rlib "$library/$target/lib/"
    rm -f "$library/$target"/lib/libseed-*.rlib
    # Macros and build scripts run on this machine, with its own library.
    local host
    for host in /usr/lib/rustlib/*; do
        [ "${host##*/}" = "$target" ] || ln -s "$host" "$library/"
    done
    printf '#!/bin/sh\nexec /usr/bin/rustc --sysroot '\''%s'\'' "$@"\n' "$place" \
        > "$folder/bin/rustc"
    chmod +x "$folder/bin/rustc"
    rm -rf "$seed"
}

mapfile -t packages < <(missing rustc-web cargo-web rust-web-src)
[ "${#packages[@]}" = 0 ] || install "${packages[@]}"

version=$(/usr/bin/rustc -V | cut -d ' ' -f 2)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/webspinner/wasm-rust-$version
if [ ! -x "$cache/bin/rustc" ]; then
    say "compiling Rust's standard library for $target, once"
    # Built under another name and then renamed: an interrupted build is never used, and two
    # builds at the same time don't disturb each other.
    mkdir -p "${cache%/*}"
    fresh=$(mktemp -d "$cache.XXXXXX")
    chmod 755 "$fresh"
    make_sysroot "$fresh" "$cache"
    mv -T "$fresh" "$cache" 2>/dev/null || [ -x "$cache/bin/rustc" ]
    rm -rf "$fresh"
fi

printf 'CARGO=%s\n' /usr/bin/cargo
printf 'RUSTC=%s\n' "$cache/bin/rustc"
printf 'CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=%s\n' "$(linker)"
