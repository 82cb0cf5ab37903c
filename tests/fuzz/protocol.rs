//! Whole conversations in USI and NBoard, with lines in the wrong order, cut off, repeated or
//! meant for nobody. They end, and every `go` that was heard has been answered.

use std::io::Write;
use std::sync::{Arc, Mutex};

use yomiki::protocol::{nboard, usi};
use yomiki::worker::Expression;

use crate::harness::{bytes, fuzz, kind_of};

#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0
            .lock()
            .expect("nobody panics")
            .extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Page {
    fn text(&self) -> String {
        let bytes = self.0.lock().expect("nobody panics").clone();
        String::from_utf8(bytes).expect("we answer in UTF-8")
    }
}

/// Which answers there were, each kind once.
fn kinds(answers: &str) -> Vec<String> {
    let first = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let mut kinds: Vec<String> = answers.lines().map(|line| kind_of(&first(line))).collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

const USI: &[&str] = &[
    "usi\nsetoption name USI_Hash value 1\nisready\nusinewgame\nposition startpos moves 7g7f 3c3d\ngo nodes 200\nquit\n",
    "setoption name USI_Hash value 1\nposition sfen 9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1\ngo mate 50\nstop\nquit\n",
    "setoption name USI_Hash value 1\nsetoption name MultiPV value 3\nposition startpos\ngo depth 2\nstop\ngo ponder btime 100 wtime 100 byoyomi 10\nponderhit\nstop\nquit\n",
    "setoption name USI_Hash value 2\nsetoption name Search value Realization\ngo btime 0 wtime 0 binc 5 winc 5\ngo infinite\nstop\ngameover win\nquit\n",
    "setoption name USI_Hash value 1\nposition startpos\ngo movetime 10 searchmoves 7g7f 2g2f\nstop\nquit\n",
];

const USI_WORDS: &[&str] = &[
    "usi\n",
    "isready\n",
    "position startpos moves ",
    "sfen ",
    "moves ",
    "7g7f ",
    "P*5e ",
    "go ",
    "nodes 10 ",
    "movetime 1 ",
    "depth 1 ",
    "byoyomi ",
    "btime ",
    "infinite\n",
    "ponder ",
    "mate ",
    "stop\n",
    "ponderhit\n",
    "setoption name ",
    "value ",
    "MultiPV ",
    "ResignValue ",
    "TimeManager ",
    "Paper ",
    "usinewgame\n",
    "gameover lose\n",
    "\n",
    " ",
    "\r\n",
    "searchmoves ",
];

#[test]
fn no_conversation_breaks_the_usi_engine() {
    fuzz("USI", bytes(USI), USI_WORDS, |bytes| {
        let page = Page::default();
        // Tables of gigabytes are granted to those who ask; here they would only take time.
        let text: Vec<u8> = bytes
            .split(|&b| b == b'\n')
            .filter(|line| {
                !String::from_utf8_lossy(line).contains("USI_Hash") || line.ends_with(b" 1")
            })
            .flat_map(|line| line.iter().copied().chain([b'\n']))
            .collect();
        usi::serve(&text[..], page.clone());
        kinds(&page.text())
    });
}

const NBOARD: &[&str] = &[
    "nboard 2\nset depth 2\nset game (;GM[Othello]PC[NBoard]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *];)\nmove F5/0.00/1.0\nping 1\ngo\nping 2\nquit\n",
    "nboard 2\nset depth 1\nhint 4\nmove D3\nhint 1\nundo\nlearn\nquit\n",
    "set depth 1\nset game (;GM[Othello]TY[4]BO[4 ---- -O*- -*O- ---- *];)\nmove A1\nmove PA\ngo\nset contempt 3\nquit\n",
];

const NBOARD_WORDS: &[&str] = &[
    "nboard 2\n",
    "set depth ",
    "set game ",
    "(;GM[Othello]",
    "TY[8]",
    "BO[8 ",
    "B[F5]",
    ";)",
    "move ",
    "F5",
    "PA",
    "hint ",
    "go\n",
    "ping ",
    "undo\n",
    "learn\n",
    "\n",
    " ",
    "/",
    "set ",
];

#[test]
fn no_conversation_breaks_the_nboard_engine() {
    fuzz("NBoard", bytes(NBOARD), NBOARD_WORDS, |bytes| {
        // Whoever hangs up in the middle of a search is gone.
        let mut text = bytes.to_vec();
        text.extend(b"\nquit\n");
        let page = Page::default();
        nboard::serve(std::io::Cursor::new(text), page.clone());
        kinds(&page.text())
    });
}

#[test]
fn no_text_breaks_a_breakpoint() {
    let corpus = bytes(&[
        "leaves > 100",
        "value >= 3 and depth < 4 or not (open = 2)",
        "bytes > 1000000",
    ]);
    let words = [
        "(", ")", "and", "or", "not", "<", ">=", "=", "leaves", "depth", "((((((((", "not not ",
    ];
    fuzz("breakpoints", corpus, &words, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        Expression::parse(&text)
            .err()
            .map(|error| kind_of(&error.to_string()))
    });
}
