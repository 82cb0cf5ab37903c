#!/usr/bin/env bash
# Makes the pictures in screenshots/ anew.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release
render() { target/release/yomiki render --size 1280x800 "$@"; }
render --example first --events 62 --out screenshots/first.png
render --example first --pane race --out screenshots/race.png
render --example first --theme dark --lang ja --events 45 --out screenshots/dark-ja.png
render --example othello8 --pane race --out screenshots/othello.png
render --example random4096 --pane overview --out screenshots/overview.png
render --lesson surpass --step 2 --out screenshots/lesson.png
render --example shogi-race --out screenshots/shogi.png
render --example othello12 --desk solve --out screenshots/solve.png
render --example connect4 --desk play --out screenshots/play.png
render --example tsume --pane tsume --out screenshots/tsume.png
render --lesson double-counting --step 6 --out screenshots/proof.png
# Trees of ten, a thousand and a hundred thousand nodes.
render --position '[[3 [1 9]] [2 4 6]]' --algorithm alpha-beta --algorithm sss --out screenshots/tree-10.png
render --position random:seed=2,depth=6,branching=4 --algorithm alpha-beta --out screenshots/tree-1k.png
render --position random:seed=3,depth=9,branching=5 --algorithm alpha-beta --out screenshots/tree-100k.png
render --position random:seed=3,depth=9,branching=5 --algorithm alpha-beta --fold-finished --theme dark --out screenshots/tree-100k-folded.png
