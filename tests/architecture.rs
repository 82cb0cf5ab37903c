//! The folders are the architecture: `use crate::` lines may only go with the arrows.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What each folder may know of, besides itself.
fn arrows() -> BTreeMap<&'static str, Vec<&'static str>> {
    let below = |names: &[&'static str]| names.to_vec();
    BTreeMap::from([
        ("game", below(&[])),
        ("problem", below(&["game"])),
        ("search", below(&["game", "problem"])),
        ("solve", below(&["game", "problem", "search"])),
        ("trace", below(&["game", "problem", "search"])),
        ("picture", below(&["game", "problem", "search", "trace"])),
        (
            "worker",
            below(&["game", "problem", "search", "solve", "trace"]),
        ),
        (
            "session",
            below(&["game", "problem", "search", "solve", "trace", "worker"]),
        ),
        (
            "lab",
            below(&[
                "game", "problem", "search", "solve", "trace", "picture", "worker", "session",
                "play",
            ]),
        ),
        (
            "play",
            below(&[
                "game", "problem", "search", "solve", "trace", "picture", "worker", "session",
            ]),
        ),
        (
            "gui",
            below(&[
                "game", "problem", "search", "solve", "trace", "picture", "worker", "session",
                "lab", "play", "protocol",
            ]),
        ),
        (
            "protocol",
            below(&[
                "game", "problem", "search", "solve", "trace", "picture", "worker", "session",
                "lab", "play",
            ]),
        ),
        (
            "cli",
            below(&[
                "game", "problem", "search", "solve", "trace", "picture", "worker", "session",
                "lab", "play", "gui", "protocol",
            ]),
        ),
    ])
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
}

/// A source without the modules of its unit tests, which may look at a problem from any side; they
/// are at the end of a file. Single functions for tests stand among the others, and are no end.
fn production(source: &str) -> &str {
    let tests = source.match_indices("#[cfg(test)]\n").find(|(at, mark)| {
        let next = source[at + mark.len()..].lines().next().unwrap_or_default();
        next.contains("mod ") && next.ends_with('{')
    });
    tests.map_or(source, |(at, _)| &source[..at])
}

/// The folders of the crate that a source names after `crate::`, outside its tests.
fn named_folders(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (i, line) in production(source).lines().enumerate() {
        let code = line.split("//").next().unwrap_or(line);
        for part in code.split("crate::").skip(1) {
            // Several at once would be several names in one line or more: nobody writes that here.
            assert!(!part.starts_with('{'), "one folder a line: {line}");
            let name: String = part
                .chars()
                .take_while(|c| c.is_ascii_lowercase() || *c == '_')
                .collect();
            found.push((i + 1, name));
        }
    }
    found
}

#[test]
fn every_folder_has_its_arrows() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = fs::read_dir(src).unwrap().map(|entry| entry.unwrap());
    let folders = folders.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders
        .map(|folder| folder.file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, arrows().into_keys().collect::<Vec<_>>());
}

#[test]
fn no_use_goes_against_an_arrow() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let arrows = arrows();
    let mut wrong = Vec::new();
    let mut checked = 0;
    for (folder, may_know) in &arrows {
        let mut files = Vec::new();
        rust_files(&src.join(folder), &mut files);
        for file in files {
            let in_tests = file.components().any(|c| c.as_os_str() == "tests")
                || file.ends_with("tests.rs")
                || file.ends_with("testing.rs");
            if in_tests {
                continue;
            }
            checked += 1;
            for (line, name) in named_folders(&fs::read_to_string(&file).unwrap()) {
                let known = arrows.contains_key(name.as_str());
                if known && name != *folder && !may_know.contains(&name.as_str()) {
                    let shown = file.strip_prefix(&src).unwrap().display();
                    wrong.push(format!("{shown}:{line}: {folder} must not know {name}"));
                }
            }
        }
    }
    assert!(checked > 50, "only {checked} files were looked at");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_file_says_what_it_is_for() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&src, &mut files);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        assert!(
            text.starts_with("//!"),
            "{} does not begin with a paragraph about itself",
            file.display()
        );
    }
}

#[test]
fn the_checker_sees_a_wrong_arrow() {
    let source = "use crate::gui::App;
#[cfg(test)]
fn only_for_tests() {}
fn f() { crate::problem::x() }
// crate::worker is only mentioned
#[cfg(test)]
mod tests {
    use crate::cli;
}
";
    let names: Vec<String> = named_folders(source)
        .into_iter()
        .map(|(_, name)| name)
        .collect();
    assert_eq!(names, ["gui", "problem"]);
}

/// A packed README whose links lead nowhere is worse than none.
#[test]
fn what_the_readme_links_to_is_packed_with_it() {
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    let readme = read("README.md");
    let script = read(".ci/release");
    let links = readme
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    let local = links.filter(|link| !link.contains("://") && !link.starts_with('#'));
    for link in local {
        assert!(Path::new(link).exists(), "{link} is not there");
        let first = link.split('/').next().unwrap_or(link);
        assert!(script.contains(first), ".ci/release leaves {link} out");
    }
}
