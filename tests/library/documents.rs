//! The documents: command lines shown in them are understood by the program, links lead somewhere,
//! paths that are named are there, nothing is said twice, and what is packed has all it links to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use clap::error::ErrorKind;
use yomiki::cli;
use yomiki::lab::experiments;
use yomiki::search::catalogue;
use yomiki::session::examples;

/// The documents, by their path from the root.
fn documents() -> Vec<(PathBuf, String)> {
    let mut paths: Vec<PathBuf> = fs::read_dir("docs")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.extend(["README.md", "CHANGELOG.md", "assets/events/README.md"].map(PathBuf::from));
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// A piece of code in a document.
#[derive(Debug)]
struct Code<'a> {
    line: usize,
    text: &'a str,
    /// A line of a block: it can be copied and run. Others are mentioned within a sentence.
    is_block: bool,
}

/// The code of a document: lines of blocks that are in no language, and what stands between single
/// backquotes.
fn codes(document: &str) -> Vec<Code<'_>> {
    let mut found = Vec::new();
    let mut block: Option<&str> = None;
    for (i, text) in document.lines().enumerate() {
        let line = i + 1;
        if let Some(fence) = text.strip_prefix("```") {
            block = match block {
                Some(_) => None,
                None => Some(fence),
            };
            continue;
        }
        match block {
            Some("" | "text") => found.push(Code {
                line,
                text,
                is_block: true,
            }),
            Some(_) => {}
            None => found.extend(text.split('`').skip(1).step_by(2).map(|text| Code {
                line,
                text,
                is_block: false,
            })),
        }
    }
    found
}

/// The calls of the program in a line of code, each up to where the shell goes on with something else.
fn calls(code: &str) -> Vec<&str> {
    let starts = code.match_indices("yomiki ").filter(|(at, _)| {
        let before = code[..*at].chars().next_back();
        before.is_none_or(|c| c == ' ' || c == '\'')
    });
    starts
        .map(|(at, _)| {
            let rest = &code[at..];
            let ends = [" && ", " | ", " > ", "   "].map(|end| rest.find(end));
            let end = ends.into_iter().flatten().min().unwrap_or(rest.len());
            rest[..end].trim_end()
        })
        .collect()
}

/// The words of a call, without the marks of what may be left out, and with values in the place of
/// their names.
fn words(call: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for c in call.chars() {
        match c {
            '\'' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            _ => words.last_mut().unwrap().push(c),
        }
    }
    let filled = |word: String| {
        let word = match word.starts_with("[[") {
            true => word,
            false => word.replace(['[', ']', '…'], "").replace("{}", "1"),
        };
        match word.as_str() {
            "I/N" => "1/2".to_owned(),
            "N" => "3".to_owned(),
            _ => word.split('|').next().unwrap_or_default().to_owned(),
        }
    };
    let words = words.into_iter().map(filled);
    words.filter(|word| !word.is_empty()).collect()
}

/// What is wrong with a call; nothing if the program understands it. Within a sentence a call may
/// lack what it needs to run.
fn fault(call: &str, is_block: bool) -> Option<String> {
    let words = words(call);
    if let Err(error) = cli::parsed(&words) {
        let is_short = matches!(
            error.kind(),
            ErrorKind::MissingRequiredArgument
                | ErrorKind::MissingSubcommand
                | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        );
        if is_block || !is_short {
            return Some(error.to_string());
        }
    }
    let is_known = |pair: &[String]| match (pair[0].as_str(), pair[1].as_str()) {
        ("--algorithm", id) => catalogue::find(id).is_some(),
        ("--example", id) => examples::find(id).is_some(),
        ("run", id) => {
            words[1] != "lab"
                || id == "ID"
                || id.ends_with(".ron")
                || experiments::find(id).is_some()
        }
        _ => true,
    };
    let unknown = words.windows(2).find(|pair| !is_known(pair));
    unknown.map(|pair| format!("there is no {}", pair[1]))
}

#[test]
fn command_lines_are_understood() {
    let mut faults = Vec::new();
    let mut checked = 0;
    for (path, text) in documents() {
        for code in codes(&text) {
            for call in calls(code.text) {
                checked += 1;
                if let Some(fault) = fault(call, code.is_block) {
                    faults.push(format!("{}:{}: {call}\n{fault}", path.display(), code.line));
                }
            }
        }
    }
    assert!(checked > 50, "only {checked} calls were found");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_checker_tells_good_calls_from_bad_ones() {
    let block = "```\nseq 8 | xargs yomiki lab run 000-fig1 --shard {}/8 --out x   eight parts\n```\nsay `yomiki lab`";
    let found = codes(block);
    let calls: Vec<&str> = found.iter().flat_map(|code| calls(code.text)).collect();
    let sweep = "yomiki lab run 000-fig1 --shard {}/8 --out x";
    assert_eq!(calls, [sweep, "yomiki lab"]);
    assert!(fault(calls[0], true).is_none());
    for good in [
        "yomiki search --game tree --position '[[3 5] [2 9]]' --algorithm sss --json",
        "yomiki lab report DIR… [--json] [--lang ja]",
        "yomiki [FILE]",
    ] {
        assert_eq!(fault(good, true), None);
    }
    for bad in [
        "yomiki search --game tree",
        "yomiki serach --game tree",
        "yomiki lab run 000-fig1 --out x --shrad 1/2",
        "yomiki lab run 000-nothing --out x",
        "yomiki race --example nothing",
        "yomiki search --position '[1 2]' --algorithm nothing",
    ] {
        assert!(fault(bad, true).is_some(), "{bad}");
    }
    assert!(fault("yomiki search --json", false).is_none());
    assert!(fault("yomiki search --jsn", false).is_some());
}

#[test]
fn tests_benches_and_variables_exist() {
    let mut sources = String::new();
    let mut files = Vec::new();
    crate::architecture::rust_files(Path::new("tests"), &mut files);
    for file in files {
        sources.push_str(&fs::read_to_string(file).unwrap());
    }
    let mut checked = 0;
    for (path, text) in documents() {
        let at = |what: &str| format!("{}: {what}", path.display());
        let words: Vec<&str> = text.split([' ', '\n', '`', '|', '=']).collect();
        for pair in words.windows(2) {
            let file = match pair[0] {
                "--bench" => format!("benches/{}.rs", pair[1]),
                "--test" => format!("tests/{}/main.rs", pair[1]),
                _ => continue,
            };
            checked += 1;
            assert!(Path::new(&file).exists(), "{}", at(&file));
        }
        for variable in words.iter().filter(|word| word.starts_with("YOMIKI_")) {
            checked += 1;
            let is_known = sources.contains(variable) || *variable == "YOMIKI_LANG";
            assert!(is_known, "{}", at(variable));
        }
    }
    assert!(checked > 10, "only {checked} were looked at");
}

/// Folders of the project; what begins with one of them is a path.
const FOLDERS: [&str; 8] = [
    "src/",
    "tests/",
    "benches/",
    "assets/",
    "docs/",
    "screenshots/",
    ".ci/",
    "base/",
];

#[test]
fn paths_that_are_named_exist() {
    let mut checked = 0;
    for (path, text) in documents() {
        for code in codes(&text).iter().filter(|code| !code.is_block) {
            let is_file = code.text.contains('/') && code.text.ends_with(".rs");
            let is_path = is_file || FOLDERS.iter().any(|folder| code.text.starts_with(folder));
            if !is_path || code.text.contains(' ') {
                continue;
            }
            checked += 1;
            let whole = code.text.split(['*', '{']).next().unwrap();
            let places = [whole.to_owned(), format!("src/{whole}")];
            let is_there = places.iter().any(|place| Path::new(place).exists());
            assert!(is_there, "{}:{}: {}", path.display(), code.line, code.text);
        }
    }
    assert!(checked > 10, "only {checked} paths were found");
}

/// The name by which a heading is linked to.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    let kept = kept
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

fn anchors(document: &str) -> BTreeSet<String> {
    let mut is_code = false;
    let mut found = BTreeSet::new();
    for line in document.lines() {
        is_code ^= line.starts_with("```");
        if let Some(heading) = line.strip_prefix('#').filter(|_| !is_code) {
            found.insert(anchor(heading.trim_start_matches('#')));
        }
    }
    found
}

/// The links of a document to files and headings of the project.
fn links(document: &str) -> Vec<&str> {
    let ends = document.split("](").skip(1);
    let links = ends.filter_map(|rest| rest.split(')').next());
    links.filter(|link| !link.contains("://")).collect()
}

/// A path without `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            part => plain.push(part),
        }
    }
    plain
}

/// What a document links to: files, and headings in them.
fn targets(path: &Path, text: &str) -> Vec<(PathBuf, Option<String>)> {
    let target = |link: &str| {
        let (file, anchor) = match link.split_once('#') {
            Some((file, anchor)) => (file, Some(anchor.to_owned())),
            None => (link, None),
        };
        let file = match file.is_empty() {
            true => path.to_owned(),
            false => plain(&path.parent().unwrap().join(file)),
        };
        (file, anchor)
    };
    links(text).into_iter().map(target).collect()
}

#[test]
fn links_lead_somewhere() {
    let mut checked = 0;
    for (path, text) in documents() {
        for (file, anchor) in targets(&path, &text) {
            checked += 1;
            let shown = format!("{}: {}", path.display(), file.display());
            assert!(file.exists(), "{shown} is not there");
            if let Some(anchor) = anchor {
                let there = anchors(&fs::read_to_string(&file).unwrap());
                assert!(there.contains(&anchor), "{shown} has no #{anchor}");
            }
        }
    }
    assert!(checked > 40, "only {checked} links were found");
    assert_eq!(
        anchor(" Files, settings, and what is kept"),
        "files-settings-and-what-is-kept"
    );
}

#[test]
fn every_document_is_reached_from_the_readme() {
    let documents: BTreeMap<PathBuf, String> = documents().into_iter().collect();
    let mut reached = BTreeSet::from([PathBuf::from("README.md")]);
    let mut left = vec![PathBuf::from("README.md")];
    while let Some(path) = left.pop() {
        let Some(text) = documents.get(&path) else {
            continue;
        };
        for (file, _) in targets(&path, text) {
            if reached.insert(file.clone()) {
                left.push(file);
            }
        }
    }
    for path in documents.keys() {
        assert!(
            reached.contains(path),
            "nothing leads to {}",
            path.display()
        );
    }
    // A packed document whose links lead nowhere is worse than none.
    let script = fs::read_to_string(".ci/release").unwrap();
    let packed: Vec<&str> = script
        .lines()
        .filter(|line| line.trim_start().starts_with("cp "))
        .flat_map(|line| line.split(' '))
        .collect();
    for path in &reached {
        let is_packed = path
            .ancestors()
            .any(|part| packed.contains(&part.to_str().unwrap()));
        assert!(is_packed, ".ci/release leaves {} out", path.display());
    }
}

#[test]
fn the_readme_is_short_and_nothing_is_said_twice() {
    let readme = fs::read_to_string("README.md").unwrap();
    assert!(readme.lines().count() <= 150);
    let mut said: BTreeMap<String, PathBuf> = BTreeMap::new();
    for (path, text) in documents() {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for sentence in text.split(['.', ':']).map(str::trim) {
            if sentence.chars().count() < 60 {
                continue;
            }
            if let Some(before) = said.insert(sentence.to_owned(), path.clone()) {
                panic!(
                    "{} and {} both say: {sentence}",
                    before.display(),
                    path.display()
                );
            }
        }
    }
    assert!(said.len() > 100);
}
