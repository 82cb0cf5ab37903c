//! Sentences for people stand in `assets/lang`, not in the sources: nothing of the mechanisms that
//! came before, no Japanese outside shogi's notation, no English sentence in a string literal. And
//! messages keep to the glossary.

use std::fs;
use std::path::Path;

use crate::architecture::{production, rust_files};

/// A string literal of a source and the line it stands in.
struct Literal {
    line: usize,
    text: String,
    /// The code in front of it on its line, or on the line before where it begins one.
    before: String,
}

/// The string literals of a source, outside comments.
fn literals(source: &str) -> Vec<Literal> {
    let bytes = source.as_bytes();
    let mut found = Vec::new();
    let mut i = 0;
    while i < bytes.len() {
        let rest = &source[i..];
        if rest.starts_with("//") {
            i += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            i += rest.find("*/").map_or(rest.len(), |end| end + 2);
        } else if bytes[i] == b'\'' {
            // A character, or a lifetime, which has no second quote.
            let body = &rest[1..];
            let escaped = body.starts_with('\\');
            let end = if escaped {
                body[2..].find('\'').map(|end| end + 2)
            } else {
                let first = body.chars().next().map_or(1, char::len_utf8);
                body[first..].starts_with('\'').then_some(first)
            };
            i += end.map_or(1, |end| end + 2);
        } else if rest.starts_with("r\"") || rest.starts_with("r#") && raw_hashes(rest).is_some() {
            let hashes = raw_hashes(rest).unwrap_or(0);
            let start = i + 2 + hashes;
            let close = format!("\"{}", "#".repeat(hashes));
            let end = source[start..]
                .find(&close)
                .map_or(source.len(), |end| start + end);
            found.push(literal(source, i, &source[start..end]));
            i = end + close.len();
        } else if bytes[i] == b'"' {
            let mut end = i + 1;
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            found.push(literal(source, i, &source[i + 1..end.min(source.len())]));
            i = end + 1;
        } else {
            i += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}

fn raw_hashes(text: &str) -> Option<usize> {
    let hashes = text[1..].bytes().take_while(|b| *b == b'#').count();
    text[1 + hashes..].starts_with('"').then_some(hashes)
}

fn literal(source: &str, at: usize, text: &str) -> Literal {
    let before = &source[..at];
    let mut lines = before.lines().rev();
    let mut code = lines.next().unwrap_or_default().to_owned();
    if before.ends_with('\n') || code.trim().is_empty() {
        code = lines.next().unwrap_or_default().to_owned();
    }
    Literal {
        line: before.matches('\n').count() + 1,
        text: text.to_owned(),
        before: code,
    }
}

fn is_japanese(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// Four words in a row, which no identifier, format or command has.
fn is_sentence(text: &str) -> bool {
    let mut run = 0;
    for word in text.split(' ') {
        let word = word.trim_matches(|c: char| ",.;:()“”\"'`?!".contains(c));
        let is_word = word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic() || c == '\'')
            || matches!(word, "a" | "A" | "I");
        run = if is_word { run + 1 } else { 0 };
        if run >= 4 {
            return true;
        }
    }
    false
}

fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&root, &mut files);
    let all: Vec<(String, String)> = files
        .iter()
        .map(|path| {
            let name = path.strip_prefix(&root).unwrap().to_str().unwrap();
            (name.replace('\\', "/"), fs::read_to_string(path).unwrap())
        })
        .filter(|(name, _)| !name.ends_with("tests.rs") && !name.contains("/tests/"))
        .collect();
    assert!(all.len() > 300);
    all
}

#[test]
fn no_source_speaks_a_language_by_itself() {
    let old = [
        "trait Spoken",
        "fn japanese(&self",
        "thiserror",
        "Lang::pick",
        "lang.pick(",
        "lang().pick(",
    ];
    let mut faults = Vec::new();
    for (name, source) in sources() {
        let source = production(&source);
        for (i, line) in source.lines().enumerate() {
            let code = line.split("//").next().unwrap_or(line);
            for mechanism in old.iter().filter(|word| code.contains(**word)) {
                faults.push(format!("{name}:{}: {mechanism}", i + 1));
            }
        }
        if !name.starts_with("game/shogi") {
            let japanese = literals(source)
                .into_iter()
                .filter(|l| l.text.contains(is_japanese));
            faults.extend(japanese.map(|l| format!("{name}:{}: {}", l.line, l.text)));
        }
    }
    assert!(
        faults.is_empty(),
        "{} places:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// Literals that are not for people: what a failed assertion says to a programmer.
const FOR_PROGRAMMERS: [&str; 6] = ["expect(", "panic!(", "unreachable!(", "assert", "#[", "#!["];

/// Files whose sentences are data, each with its reason.
const DATA: [(&str, &str); 11] = [
    (
        "base/messages/compiler.rs",
        "the build script, for programmers",
    ),
    ("cli/misread.rs", "clap's own words, which are looked for"),
    (
        "game/shogi/category.rs",
        "names that tables of transitions hold",
    ),
    ("game/tree/and_or_text.rs", "serde, for programmers"),
    ("gui/model/by_hand.rs", "tests"),
    ("gui/model/reading.rs", "a reason that ends a thread"),
    ("gui/panes/inspector/past.rs", "an id of egui"),
    ("picture/svg.rs", "names of fonts"),
    ("protocol/usi", "lines of the protocol"),
    ("search", "pseudo-code in English, and titles of papers"),
    ("session/crash.rs", "a report for programmers"),
];

#[test]
fn no_sentence_for_people_stands_in_a_source() {
    let mut faults = Vec::new();
    for (name, source) in sources() {
        if DATA.iter().any(|(file, _)| name.starts_with(file)) {
            continue;
        }
        for literal in literals(production(&source)) {
            let excused = FOR_PROGRAMMERS
                .iter()
                .any(|mark| literal.before.contains(mark));
            if !excused && is_sentence(&literal.text) {
                faults.push(format!("{name}:{}: {}", literal.line, literal.text));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} places:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn sentences_and_literals_are_told_apart() {
    assert!(is_sentence("nothing is recorded by both"));
    assert!(!is_sentence("yomiki lab run FILE.ron"));
    assert!(!is_sentence("M 0 0 L 10 10 Z"));
    let source =
        "let a = \"one\"; // \"two\"\nlet b = 'x'; let c = r#\"th\"ree\"#; fn f<'a>() {}\n\"four\"";
    let texts: Vec<String> = literals(source).into_iter().map(|l| l.text).collect();
    assert_eq!(texts, ["one", "th\"ree", "four"]);
}

#[test]
fn messages_use_the_words_of_the_glossary() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let glossary = fs::read_to_string(root.join("docs/glossary.md")).unwrap();
    let refused: Vec<&str> = glossary
        .lines()
        .filter_map(|line| line.split('|').nth(3))
        .flat_map(|cell| cell.split(','))
        .map(str::trim)
        .filter(|word| word.contains(is_japanese))
        .collect();
    assert!(refused.len() >= 8, "{refused:?}");
    for entry in fs::read_dir(root.join("assets/lang/ja")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for (i, line) in text.lines().enumerate() {
            let found = refused.iter().find(|word| line.contains(**word));
            assert!(found.is_none(), "{}:{}: {found:?}", path.display(), i + 1);
        }
    }
}
