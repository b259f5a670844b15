#!/bin/sh
# Adds Webspinner to the menu of a Linux desktop, and .spider files to those it opens.
#
#   sh deploy/desktop/install.sh              for you alone, in ~/.local
#   sh deploy/desktop/install.sh /usr/local   for everyone on this machine
#   DESTDIR=stage sh deploy/desktop/install.sh /usr     for a package
#
# It copies only data. The program itself, `webspinner`, must be on the PATH.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
web=$here/../../web
share=${DESTDIR:-}${1:-$HOME/.local}/share

put() {
    mkdir -p "$share/$2"
    install -m 644 "$1" "$share/$2/${3:-$(basename "$1")}"
}

put "$here/webspinner.desktop" applications
put "$here/webspinner-replay.desktop" applications
put "$here/org.webspinner.webspinner.metainfo.xml" metainfo
put "$here/webspinner-mime.xml" mime/packages webspinner.xml
put "$web/art/emblem.svg" icons/hicolor/scalable/apps webspinner.svg
for size in 192 512; do
    put "$web/public/icon-$size.png" "icons/hicolor/${size}x$size/apps" webspinner.png
done

# Packages leave the caches to the system that they are installed on.
if [ -z "${DESTDIR:-}" ]; then
    if command -v update-mime-database > /dev/null; then
        update-mime-database "$share/mime"
    fi
    if command -v update-desktop-database > /dev/null; then
        update-desktop-database "$share/applications"
    fi
fi
