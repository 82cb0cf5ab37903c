#!/usr/bin/env bash
# Makes the pictures in screenshots/ anew.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release
render() { target/release/yomiki render "$@"; }
render --example first --size 1280x800 --out screenshots/first.png
render --example first --size 1280x800 --pane race --out screenshots/race.png
render --example first --size 1280x800 --theme dark --lang ja --events 45 --out screenshots/dark-ja.png
render --example othello8 --size 1280x800 --out screenshots/othello.png
render --example random4096 --size 1280x800 --pane overview --out screenshots/overview.png
