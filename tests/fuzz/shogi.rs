//! Every reader of shogi notation: SFEN, USI, KIF, KI2, CSA, diagrams, names, recipes; UTF-8 and
//! Shift-JIS. What is read can be written in every format and read again.

use std::mem::{Discriminant, discriminant};

use yomiki::base::messages::{Lang, Localize as _};
use yomiki::base::random::Rng;
use yomiki::game::shogi::notation::{
    Encoding, End, Fault, Format, NotationError, Record, csa, decode, encode, japanese, ki2, kif,
    read, read_text, sfen, usi, western, write,
};
use yomiki::game::shogi::{Position, Preset, RandomPosition, Use};
use yomiki::problem::{self, Game, Hints};

use crate::harness;

/// How an input fared, roughly: what was read, or the fault and its place.
type Fate = (usize, Option<Discriminant<Fault>>, usize, usize);

#[test]
fn no_bytes_break_the_reader_of_everything() {
    fuzz(&Format::ALL, |bytes| match read(bytes) {
        Ok(reading) => {
            check_record(&reading.record, reading.format);
            let format = 1 + reading.format as usize;
            (format, None, 0, reading.record.moves().len().min(20))
        }
        Err(error) => fate_of(&error),
    });
}

#[test]
fn no_text_breaks_sfen() {
    fuzz(&[Format::Sfen, Format::Usi], |bytes| {
        with_text(bytes, |text| {
            let setup = sfen::read_setup(text)?;
            assert_eq!(sfen::read_setup(&sfen::write(&setup)), Ok(setup.clone()));
            assert_eq!(setup.flipped().flipped(), setup);
            Ok(Record::new(setup))
        })
    });
}

#[test]
fn no_text_breaks_usi() {
    fuzz(&[Format::Usi, Format::Sfen], |bytes| {
        if let Ok((text, _)) = decode(bytes) {
            for word in text.split_whitespace().take(3) {
                let _ = Position::start().usi_move(word);
            }
        }
        with_text(bytes, usi::read)
    });
}

#[test]
fn no_text_breaks_kif_and_diagrams() {
    fuzz(&[Format::Kif, Format::Diagram], |bytes| {
        with_text(bytes, kif::read)
    });
}

#[test]
fn no_text_breaks_diagrams() {
    fuzz(&[Format::Diagram], |bytes| with_text(bytes, kif::read));
}

#[test]
fn no_text_breaks_ki2() {
    fuzz(&[Format::Ki2], |bytes| with_text(bytes, ki2::read));
}

#[test]
fn no_text_breaks_csa() {
    fuzz(&[Format::Csa], |bytes| with_text(bytes, csa::read));
}

#[test]
fn no_text_breaks_names_recipes_and_problems() {
    fuzz(&Format::ALL, |bytes| {
        let hints = Hints {
            game: Some(Game::Shogi),
            ..Hints::default()
        };
        let Ok((text, _)) = decode(bytes) else {
            return (0, None, 0, 0);
        };
        let read = problem::read(&text, hints).is_ok();
        let named = japanese::parse(&Position::start(), &text).is_some();
        let recipe = text.parse::<RandomPosition>().is_ok();
        (
            usize::from(read),
            None,
            usize::from(named),
            usize::from(recipe),
        )
    });
}

/// Hands the text to a reader and checks the record it makes.
fn with_text(bytes: &[u8], reader: fn(&str) -> Result<Record, NotationError>) -> Fate {
    let Ok((text, _)) = decode(bytes) else {
        return (0, None, 0, 0);
    };
    match reader(&text) {
        Ok(record) => {
            check_moves(&record);
            (1, None, 0, record.moves().len().min(20))
        }
        Err(error) => fate_of(&error),
    }
}

fn fate_of(error: &NotationError) -> Fate {
    assert!(error.line >= 1 && error.column >= 1);
    assert!(!error.to_string().is_empty() && !error.localize(Lang::Ja).is_empty());
    let kind = discriminant(&error.fault);
    (0, Some(kind), error.line.min(12), error.column.min(12))
}

/// Mutates games and positions in these formats for as long as asked.
fn fuzz(formats: &[Format], check: impl Fn(&[u8]) -> Fate) {
    let names: Vec<&str> = formats.iter().map(|format| format.name()).collect();
    let corpus = first_corpus(&mut Rng::new(1), formats);
    harness::fuzz(&names.join(" "), corpus, WORDS, check);
}

/// What was read can be written in every format and read again.
fn check_record(record: &Record, format: Format) {
    check_moves(record);
    assert_eq!(
        Position::new(&record.start).is_ok(),
        record.start.reasons(Use::Search).is_empty()
    );
    for target in Format::ALL {
        let text = write(record, target);
        let (back, _) = read_text(&text).unwrap_or_else(|error| {
            panic!("{} to {}: {error}\n{text}", format.name(), target.name())
        });
        match target {
            Format::Sfen | Format::Diagram => assert_eq!(back.start, record.last_setup()),
            _ => assert_eq!(back.moves(), record.moves()),
        }
        let _ = encode(&text, Encoding::ShiftJis);
    }
}

/// Every move of the main line is legal, has names, and can be taken back.
fn check_moves(record: &Record) {
    let Ok(mut position) = Position::new(&record.start) else {
        assert!(record.moves().is_empty());
        return;
    };
    let moves = record.moves();
    for &m in &moves {
        assert!(position.is_legal(m));
        assert!(
            !japanese::name(&position, m).is_empty() && !western::name(&position, m).is_empty()
        );
        position.play(m);
    }
    for &m in moves.iter().rev() {
        assert_eq!(position.undo(), Some(m));
    }
    assert_eq!(position.setup(), record.start);
}

/// A few games and positions in these formats, whole and in both encodings.
fn first_corpus(rng: &mut Rng, formats: &[Format]) -> Vec<Vec<u8>> {
    let mut corpus = Vec::new();
    for (index, preset) in Preset::ALL.into_iter().enumerate() {
        let mut record = Record::new(preset.setup());
        record.add_header("先手", "甲");
        let mut at = 0;
        if let Ok(mut position) = Position::new(&record.start) {
            for _ in 0..4 + index {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                let m = moves[rng.below(moves.len() as u64) as usize];
                let other = moves[rng.below(moves.len() as u64) as usize];
                let parent = at;
                at = record.add(parent, m);
                record.add(parent, other);
                record.node_mut(at).seconds = Some(61);
                record.node_mut(at).comments.push("一言".to_string());
                position.play(m);
            }
        }
        record.node_mut(at).end = Some(End::Resign);
        for &format in formats {
            let text = write(&record, format);
            corpus.push(encode(&text, Encoding::ShiftJis));
            corpus.push(text.into_bytes());
        }
    }
    corpus
}

/// Words that mean something in some format.
const WORDS: &[&str] = &[
    "position",
    "startpos",
    "sfen",
    "moves",
    "7g7f",
    "P*5e",
    "8h2b+",
    "/",
    "+",
    "9",
    "b",
    "w",
    "-",
    "2P18p",
    "手合割：",
    "平手",
    "変化：",
    "12手",
    "まで",
    "手で",
    "中断",
    "同",
    "　",
    "成",
    "不成",
    "打",
    "右",
    "左",
    "直",
    "寄",
    "引",
    "上",
    "▲",
    "△",
    "☗",
    "７六歩",
    "(77)",
    "歩",
    "香",
    "成香",
    "龍",
    "王",
    "後手の持駒：",
    "なし",
    "十八",
    "|",
    "v",
    "・",
    "後手番",
    "手数＝",
    "手数----",
    "V2.2\n",
    "PI",
    "P+",
    "00AL",
    "+7776FU",
    "-3334FU",
    "T12",
    "%TORYO",
    ",",
    "'*",
    "N+",
    "$EVENT:",
    "$変化:",
    "$手合割:",
    "*",
    "#",
    "\n",
    "\r\n",
    ":",
    "：",
    "1",
    "99",
    "4294967295",
    "0",
    "\u{feff}",
    "random:plies=3,",
    "seed=",
];
