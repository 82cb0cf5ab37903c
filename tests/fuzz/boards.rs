//! Everything that can be pasted as a position of the other games: Othello boards, move lists,
//! games and test suites, bare trees, AND/OR trees and graphs, recipes for random ones.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use yomiki::base::messages::{Lang, Localize as _};
use yomiki::game::mnk;
use yomiki::game::othello::{self, Obf, ObfLine, Record, Size};
use yomiki::game::shogi::notation::decode;
use yomiki::game::tree::{Graph, RandomTree, Tree};
use yomiki::problem::{self, Bare, Game, Hints, Position, Problem, ReadError};
use yomiki::search::catalogue::{self, AlgorithmConfig};
use yomiki::search::{Limits, SearchContext};

use crate::harness::{bytes, fuzz, kind_of, spoken};

const OTHELLO: &[&str] = &[
    "---------------------------OX------XO--------------------------- X",
    "--------------OX----XO-------------- X",
    "-----OX--XO----- O",
    "- - - -\n- O X -\n- X O -\n- - - -\nX to move",
    "  a b c d\n1 . . . .\n2 . O X .\n3 . X O .\n4 . . . .",
    "f5d6c3d3c4f4f6b4",
    "F5 D6 C3 pa d3",
    "start",
    "random:empties=16,seed=3",
    "XXXXXXXXOOOOOOOOXXXXXXXX------------------------OOOOOOOOXXXXXXXX O; a4:+2; b4:-4; ; % note",
    "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X % FFO #40 a2:+38",
    "(;GM[Othello]PC[x]DT[2001-01-01]PB[a]PW[b]RE[+2.00]TI[05:00]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5//0.01]W[D6/-1/]B[C3];)",
];

const OTHELLO_WORDS: &[&str] = &[
    "X",
    "O",
    "-",
    ".",
    "*",
    "PA",
    "pass",
    "f5",
    "a9",
    "h8",
    " X",
    " O;",
    ";",
    "%",
    "(;",
    ";)",
    "GM[Othello]",
    "BO[8 ",
    "TY[10]",
    "B[",
    "W[",
    "]",
    "\n",
    "random:",
    "empties=",
    "seed=",
    ",",
    "start",
    "to move",
    "●",
    "○",
    "１",
    "黒",
];

#[test]
fn no_text_breaks_othello() {
    fuzz("Othello", bytes(OTHELLO), OTHELLO_WORDS, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let mut fates = Vec::new();
        for size in [Size::Four, Size::Six, Size::Eight] {
            fates.push(match othello::read(&text, size) {
                Ok(reading) => {
                    let setup = reading.setup;
                    assert_eq!(setup.to_string().parse(), Ok(setup), "{setup}");
                    let barred = setup.objections().into_iter().any(|o| o.bars());
                    assert_eq!(setup.position().is_err(), barred);
                    reading.format.name().get(Lang::En).to_owned()
                }
                Err(error) => {
                    assert!(!error.localize(Lang::Ja).is_empty());
                    kind_of(&error.to_string())
                }
            });
        }
        fates
    });
}

#[test]
fn no_text_breaks_suites_and_games_of_othello() {
    fuzz("OBF and GGF", bytes(OTHELLO), OTHELLO_WORDS, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let lines = text.lines().zip(1..);
        let suite = lines.filter_map(|(line, number)| ObfLine::read(line, number));
        let obf: Result<Obf, _> = text.parse();
        if let Ok(obf) = &obf {
            let again: Result<Obf, _> = obf.to_string().parse();
            assert_eq!(again.map(|o| o.to_string()), Ok(obf.to_string()));
        }
        let record = Record::from_ggf(&text);
        if let Ok(record) = &record {
            let again = Record::from_ggf(&record.ggf()).expect("what we write we read");
            assert_eq!(again.moves(), record.moves());
        }
        (
            suite.count().min(4),
            obf.err().map(|e| kind_of(&e.to_string())),
            record.err().map(|e| kind_of(&e.to_string())),
        )
    });
}

const MNK: &[&str] = &[
    "XO. .X. ..O X",
    ".... .... .OX. XXOO X in-row 4 gravity",
    "connect4 4453",
    "connect4 5x4 random:stones=7,seed=3",
    "tictactoe start",
    "mnk 8x8 in-row 5 d4e5d5e4c5f5",
    "# X: a\n# O: b\n# 1-0\nconnect4 4 {value 3} 4 5 3",
    "XO. .X. ..O X moves c1a3",
    "x|o|-\n-|x|-\n-|-|o",
];

const MNK_WORDS: &[&str] = &[
    "X",
    "O",
    ".",
    "-",
    " X",
    " O",
    " ",
    "\n",
    "#",
    "{",
    "}",
    "/",
    "4",
    "9",
    "c1",
    "h9",
    "3x3",
    "9x1",
    "in-row ",
    "in-row=",
    "gravity",
    "moves ",
    "start",
    "connect4 ",
    "tictactoe ",
    "mnk ",
    "random:",
    "stones=",
    "seed=",
    ",",
    "１",
    "○",
];

#[test]
fn no_text_breaks_stones_in_a_row() {
    fuzz("stones in a row", bytes(MNK), MNK_WORDS, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        mnk::is_written(&text);
        let board = |columns, rows, gravity| mnk::Hint {
            size: Some((columns, rows)),
            in_row: Some(4),
            gravity: Some(gravity),
        };
        let hints = [mnk::Hint::default(), board(7, 6, true), board(4, 5, false)];
        hints.map(|hint| match mnk::read(&text, &hint) {
            Ok(reading) => {
                let setup = reading.setup;
                assert_eq!(mnk::Setup::try_from(setup.to_string()), Ok(setup));
                let barred = setup.objections().into_iter().any(|o| o.bars());
                assert_eq!(setup.position().is_err(), barred);
                if let Some(record) = reading.record {
                    let again = mnk::read(&record.to_string(), &hint).expect("what we write");
                    assert_eq!(again.record, Some(record));
                }
                reading.format.name().get(Lang::En).to_owned()
            }
            Err(error) => {
                assert!(!error.localize(Lang::Ja).is_empty());
                kind_of(&error.to_string())
            }
        })
    });
}

const TREES: &[&str] = &[
    "[[3 5] [2 [1 9]{1..9}]]",
    "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]",
    "-7",
    "[1{1..1} [2 3]{..3}]",
    "random:seed=1,depth=4,branching=3",
    "random:seed=7,depth=3..8,branching=1..5,values=incremental,ties=4",
    "random:depth=5,branching=4,ordered=0.9",
    "[[T F] [F [T T]]]",
    "T",
    r#"{"0":["OR",[1,2]],"1":["AND",[3,4]],"2":["F",[]],"3":["T",[]],"4":["T",[]]}"#,
    r#"{"root":5,"5":["OR",[1]],"1":["OR",[5,2]],"2":["T",[]]}"#,
];

const TREE_WORDS: &[&str] = &[
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    "{1..",
    "..9}",
    ",",
    " ",
    "-",
    "T",
    "F",
    "\"",
    ":",
    "OR",
    "AND",
    "root",
    "random:",
    "seed=",
    "depth=",
    "branching=",
    "values=",
    "incremental",
    "ordered=",
    "ties=",
    "..",
    "[[[[[[[[",
    "[1 [1 [1 ",
];

#[test]
fn no_text_breaks_trees() {
    fuzz("trees", bytes(TREES), TREE_WORDS, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let bare: Result<Bare, _> = text.parse();
        if let Ok(bare) = &bare {
            assert_eq!(bare.to_string().parse().as_ref(), Ok(bare));
        }
        let tree: Result<Tree, _> = text.parse();
        let graph: Result<Graph, _> = text.parse();
        if let Ok(graph) = &graph {
            let again: Result<Graph, _> = graph.to_string().parse();
            assert_eq!(again.map(|g| g.to_string()), Ok(graph.to_string()));
        }
        let recipe: Result<RandomTree, _> = text.parse();
        (
            bare.err().map(|e| kind_of(&e.to_string())),
            tree.err().map(|e| kind_of(&e.to_string())),
            graph.err().map(|e| kind_of(&e.to_string())),
            recipe.err().map(|e| kind_of(&e.to_string())),
        )
    });
}

#[test]
fn whatever_is_pasted_can_be_searched_or_says_why_not() {
    let mut corpus = bytes(OTHELLO);
    corpus.extend(bytes(TREES));
    corpus.extend(bytes(MNK));
    corpus.extend(bytes(&[
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1",
        "random:plies=30,seed=5",
    ]));
    let words = [OTHELLO_WORDS, TREE_WORDS, MNK_WORDS].concat();
    fuzz("anything pasted", corpus, &words, |bytes| {
        let mut fates = Vec::new();
        for game in [
            None,
            Some(Game::Tree),
            Some(Game::AndOr),
            Some(Game::Othello),
            Some(Game::Mnk),
            Some(Game::Shogi),
        ] {
            let hints = Hints {
                game,
                ..Hints::default()
            };
            // As a file is opened: its bytes become text, and the text any board.
            let read = decode(bytes).map_err(|e| ReadError::Refused(e.into()));
            let read = read.and_then(|(text, _)| problem::read_on_any_board(&text, hints));
            fates.push(match read {
                Ok((position, format)) => {
                    try_search(position);
                    format.name(Lang::En).to_owned()
                }
                Err(error) => {
                    spoken(&error);
                    kind_of(&error.to_string())
                }
            });
        }
        fates
    });
}

/// A few nodes of it, whatever it is.
pub fn try_search(position: Position) {
    search_a_little(&Problem::new(position), &AlgorithmConfig::new("alpha-beta"));
}

pub fn search_a_little(problem: &Problem, choice: &AlgorithmConfig) {
    let mut tree = match problem.tree() {
        Ok(tree) => tree,
        Err(error) => return spoken(&error),
    };
    let plan = match choice.prepare() {
        Ok(plan) => plan,
        Err(error) => return spoken(&error),
    };
    let limits = Limits {
        nodes: Some(200),
        bytes: Some(8 << 20),
        seconds: Some(2.0),
    };
    let mut context = SearchContext::new(limits, Arc::new(AtomicBool::new(false)));
    let report = catalogue::run_silently(&mut tree, &plan, &mut context);
    assert!(report.bounds.lower <= report.bounds.upper, "{problem:?}");
}
