//! The folders are the architecture: what a file names of the crate may only go with the arrows, and
//! crates from outside are used where they belong.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What each folder may know of, besides itself and `base`.
fn arrows() -> BTreeMap<&'static str, Vec<&'static str>> {
    let below = |names: &[&'static str]| names.to_vec();
    BTreeMap::from([
        ("base", below(&[])),
        ("game", below(&[])),
        ("problem", below(&["game"])),
        ("search", below(&["game", "problem"])),
        ("solve", below(&["game", "problem", "search"])),
        ("trace", below(&["game", "problem", "search"])),
        ("explain", below(&["game", "problem", "search", "trace"])),
        (
            "picture",
            below(&["game", "problem", "search", "trace", "explain"]),
        ),
        (
            "worker",
            below(&["game", "problem", "search", "solve", "trace", "explain"]),
        ),
        (
            "session",
            below(&[
                "game", "problem", "search", "solve", "trace", "explain", "worker",
            ]),
        ),
        (
            "lab",
            below(&[
                "game", "problem", "search", "solve", "trace", "explain", "picture", "worker",
                "session", "play",
            ]),
        ),
        (
            "play",
            below(&[
                "game", "problem", "search", "solve", "trace", "explain", "picture", "worker",
                "session",
            ]),
        ),
        (
            "gui",
            below(&[
                "game", "problem", "search", "solve", "trace", "explain", "picture", "worker",
                "session", "lab", "play",
            ]),
        ),
        (
            "protocol",
            below(&[
                "game", "problem", "search", "solve", "trace", "explain", "picture", "worker",
                "session", "lab", "play",
            ]),
        ),
        (
            "cli",
            below(&[
                "game", "problem", "search", "solve", "trace", "explain", "picture", "worker",
                "session", "lab", "play", "gui", "protocol",
            ]),
        ),
    ])
}

pub fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
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
pub fn production(source: &str) -> &str {
    let tests = source.match_indices("#[cfg(test)]\n").find(|(at, mark)| {
        let next = source[at + mark.len()..].lines().next().unwrap_or_default();
        next.contains("mod ") && next.ends_with('{')
    });
    let Some((at, _)) = tests else {
        return source;
    };
    let behind = source[at..]
        .split_once("\n}\n")
        .map_or("", |(_, rest)| rest);
    assert!(behind.is_empty(), "code behind the tests: {behind}");
    &source[..at]
}

/// Code without its comments, line by line.
fn code_lines(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = production(source).lines().enumerate();
    lines.map(|(i, line)| (i + 1, line.split("//").next().unwrap_or(line)))
}

/// The name at the beginning of a text.
fn first_name(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

/// Where this name stands in a line, as a whole word.
fn words<'a>(line: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    line.match_indices(name)
        .map(|(at, _)| at)
        .filter(move |at| {
            let (before, after) = (&line[..*at], &line[at + name.len()..]);
            !before.ends_with(is_part) && !after.starts_with(is_part)
        })
}

/// What a source names of the crate's root, by `crate::` or by going up to it; outside its tests.
/// `depth` is how many steps up the root is: 1 for the module of a folder itself.
fn named_at_root(source: &str, depth: usize) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut is_in_use = false;
    for (i, line) in code_lines(source) {
        let begins_use = !is_in_use && words(line, "use").next().is_some();
        for at in words(line, "crate") {
            let rest = &line[at + "crate".len()..];
            // `pub(crate)` is no path. `crate as x` and `crate::*` lead to a name that is none.
            if !line[..at].ends_with("pub(") || !rest.starts_with(')') {
                let name = rest.strip_prefix("::").map_or("", first_name);
                found.push((i, name.to_owned()));
            }
        }
        let mut chain_ends = 0;
        for at in words(line, "super") {
            if at < chain_ends {
                continue;
            }
            let chain = &line[at..];
            let steps = chain.split("::").take_while(|step| *step == "super");
            let steps = steps.count().max(1);
            chain_ends = at + steps * "super::".len();
            // Within the braces of a `use` it would go up from wherever the braces stand.
            let nested = is_in_use || begins_use && line[..at].contains(['{', ',']);
            if nested {
                found.push((i, "super within braces".to_owned()));
            } else if steps >= depth {
                found.push((
                    i,
                    first_name(&line[chain_ends.min(line.len())..]).to_owned(),
                ));
            }
        }
        is_in_use = (begins_use || is_in_use) && !line.contains(';');
    }
    found
}

/// Whether one of the modules that lead to a file is declared for tests alone. What a file is called
/// does not matter: a folder `tests` without `#[cfg(test)]` is part of the product.
fn is_for_tests(src: &Path, file: &Path) -> bool {
    let modules = module_path(src, file);
    (0..modules.len()).any(|n| {
        // A folder without a file of its own is a module written out in the one above.
        let parents = (0..=n).rev().flat_map(|above| {
            let parent = src.join(modules[..above].iter().collect::<PathBuf>());
            match above {
                0 => vec![src.join("lib.rs")],
                _ => vec![parent.join("mod.rs"), parent.with_extension("rs")],
            }
        });
        let parent = { parents }.find(|path| path.exists()).unwrap();
        is_declared_for_tests(&fs::read_to_string(parent).unwrap(), &modules[n])
    })
}

/// The names of the modules from the root to a file.
fn module_path(src: &Path, file: &Path) -> Vec<String> {
    let inside = file.strip_prefix(src).unwrap().with_extension("");
    let names = inside.components().map(|c| c.as_os_str().to_str().unwrap());
    names.filter(|n| *n != "mod").map(str::to_owned).collect()
}

fn is_declared_for_tests(parent: &str, module: &str) -> bool {
    let declaration = format!("mod {module};");
    let lines: Vec<&str> = parent.lines().map(str::trim).collect();
    let at = lines.iter().position(|line| line.ends_with(&declaration));
    at.and_then(|at| at.checked_sub(1))
        .is_some_and(|before| lines[before] == "#[cfg(test)]")
}

/// The files of a folder that are part of the product, with their text.
fn production_files(src: &Path, folder: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    rust_files(&src.join(folder), &mut files);
    files.retain(|file| !is_for_tests(src, file));
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).unwrap();
        (file, text)
    };
    files.into_iter().map(read).collect()
}

/// Macros that are exported live at the root.
const ROOT_MACROS: [&str; 0] = [];

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
    let mut wrong = Vec::new();
    let mut checked = 0;
    for (folder, may_know) in arrows() {
        for (file, text) in production_files(&src, folder) {
            checked += 1;
            for (line, name) in named_at_root(&text, module_path(&src, &file).len()) {
                let name = name.as_str();
                let fits = name == folder || name == "base" || may_know.contains(&name);
                if !fits && !ROOT_MACROS.contains(&name) {
                    let shown = file.strip_prefix(&src).unwrap().display();
                    wrong.push(format!("{shown}:{line}: {folder} must not know '{name}'"));
                }
            }
        }
    }
    assert!(checked > 50, "only {checked} files were looked at");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Who may use what comes from outside. Errors and data with a text form are everywhere.
fn users() -> BTreeMap<&'static str, Option<Vec<&'static str>>> {
    let only = |folders: &[&'static str]| Some(folders.to_vec());
    BTreeMap::from([
        ("serde", None),
        ("serde_json", None),
        ("ron", None),
        // The window, and pictures of it without a display; sizes and colours of figures.
        ("eframe", only(&["cli", "gui"])),
        ("egui", only(&["cli", "gui", "lab", "picture"])),
        ("egui_extras", only(&["gui"])),
        ("egui_plot", only(&["gui"])),
        ("egui_tiles", only(&["gui"])),
        ("image", only(&["gui", "picture"])),
        // The command line.
        ("clap", only(&["cli"])),
        ("ctrlc", only(&["cli"])),
        // The platform: clock, channels, dialogs, folders; the system itself, whose signals the command
        // line hears.
        ("web_time", only(&["base"])),
        ("crossbeam_channel", only(&["base"])),
        ("rfd", only(&["base"])),
        ("directories", only(&["base"])),
        ("libc", only(&["base", "cli"])),
        // Rules and notation of shogi.
        ("rsshogi", only(&["game"])),
        ("encoding_rs", only(&["game"])),
        // Plurals of every language.
        ("intl_pluralrules", only(&["base"])),
        ("unic_langid", only(&["base"])),
    ])
}

/// The lines that name a crate from outside.
fn lines_naming(source: &str, name: &str) -> Vec<usize> {
    let names_it = |line: &str| {
        words(line, name).any(|at| {
            let (before, after) = (line[..at].trim_end(), &line[at + name.len()..]);
            let is_first = !before.ends_with("::") || before.ends_with(" ::");
            let is_used = words(line, "use").next().is_some() && before.ends_with("use");
            is_first && (after.starts_with("::") || is_used)
        })
    };
    let lines = code_lines(source).filter(|(_, line)| names_it(line));
    lines.map(|(i, _)| i).collect()
}

#[test]
fn what_comes_from_outside_is_used_where_it_belongs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let tables = ["\n[dependencies]\n", ".dependencies]\n"].map(|head| {
        let (_, table) = manifest.split_once(head).unwrap();
        table.lines().take_while(|line| !line.starts_with('['))
    });
    let mut listed: Vec<String> = tables
        .into_iter()
        .flatten()
        .filter(|line| !line.starts_with('#') && line.contains('='))
        .map(|line| line.split(' ').next().unwrap().replace('-', "_"))
        .collect();
    listed.sort();
    let users = users();
    assert_eq!(listed, users.keys().copied().collect::<Vec<_>>());
    let src = root.join("src");
    let mut wrong = Vec::new();
    for folder in arrows().into_keys() {
        for (file, text) in production_files(&src, folder) {
            let shown = file.strip_prefix(&src).unwrap().display();
            for (name, folders) in &users {
                if folders.as_ref().is_none_or(|list| list.contains(&folder)) {
                    continue;
                }
                for line in lines_naming(&text, name) {
                    wrong.push(format!("{shown}:{line}: {folder} must not use {name}"));
                }
            }
            for (line, code) in code_lines(&text) {
                if words(code, "extern").any(|at| code[at..].starts_with("extern crate")) {
                    wrong.push(format!("{shown}:{line}: a crate under another name"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What works on a desktop and not on a page: whoever needs it asks `base::platform`.
const OF_THE_PLATFORM: [&str; 16] = [
    "std::time::Instant",
    "std::time::SystemTime",
    "std::thread",
    "thread::spawn",
    "thread::Builder",
    concat!("thread::", "sleep"),
    "JoinHandle",
    "mpsc",
    "Condvar",
    "Barrier",
    "std::fs",
    "process::id",
    ".is_file()",
    ".is_dir()",
    "target_arch",
    "target_family",
];

/// The lines that name something of the platform, and what. Two lists in one `use` are looked
/// through, too.
fn lines_of_the_platform(source: &str) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for (i, line) in code_lines(source) {
        let named = OF_THE_PLATFORM.iter().filter(|name| line.contains(**name));
        found.extend(named.map(|name| (i, *name)));
        let listed = line.trim_start().strip_prefix("use std::");
        let Some(listed) = listed else { continue };
        for (module, item) in [
            ("time", "Instant"),
            ("time", "SystemTime"),
            ("", "thread"),
            ("", "fs"),
        ] {
            let is_module = listed.starts_with(module) && listed.contains('{');
            if is_module && words(listed, item).next().is_some() {
                found.push((i, item));
            }
        }
    }
    found
}

#[test]
fn the_platform_is_asked_in_one_place() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    let mut checked = 0;
    for folder in arrows().into_keys() {
        for (file, text) in production_files(&src, folder) {
            let inside = file.strip_prefix(&src).unwrap();
            if inside.starts_with("base/platform") {
                continue;
            }
            checked += 1;
            for (line, name) in lines_of_the_platform(&text) {
                // The command line is there on a desktop only, and reads folders.
                let is_native = inside.starts_with("cli")
                    && ["std::fs", ".is_file()", ".is_dir()"].contains(&name);
                // Vector instructions are chosen by the processor, on whatever system it works.
                let is_vector = inside.starts_with("solve/othello") && name == "target_arch";
                if !is_native && !is_vector {
                    wrong.push(format!("{}:{line}: {name}", inside.display()));
                }
            }
        }
    }
    assert!(checked > 300, "only {checked} files were looked at");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_checker_sees_what_is_of_the_platform() {
    for line in [
        "let now = std::time::Instant::now();",
        "use std::time::{Duration, Instant};",
        "use std::{fs, io};",
        "use std::thread::{self, Builder};",
        "thread::spawn(work);",
        "use std::sync::mpsc::channel;",
        "use std::sync::{Arc, mpsc};",
        "#[cfg(target_arch = \"wasm32\")]",
        "if path.is_file() {",
    ] {
        assert!(!lines_of_the_platform(line).is_empty(), "{line}");
    }
    for line in [
        "use std::time::Duration;",
        "use crate::base::platform::{Instant, files};",
        "use std::fmt;",
        "// std::thread::spawn is only mentioned",
        "#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n",
    ] {
        assert!(lines_of_the_platform(line).is_empty(), "{line}");
    }
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
pub(crate) fn f() { crate::problem::x() }
// crate::worker is only mentioned
#[cfg(test)]
mod tests {
    use crate::cli;
}
";
    let names = |source, depth| -> Vec<String> {
        let found = named_at_root(source, depth).into_iter();
        found.map(|(_, name)| name).collect()
    };
    assert_eq!(names(source, 2), ["gui", "problem"]);
    // Other ways to the root.
    assert_eq!(names("use super::super::gui::App;", 2), ["gui"]);
    assert_eq!(
        names("fn f() { super::super::gui::g(super::x()) }", 2),
        ["gui"]
    );
    assert!(names("use super::super::gui::App;", 3).is_empty());
    assert_eq!(names("use super::cli;", 1), ["cli"]);
    for hidden in [
        "use crate as root;",
        "use crate::{gui, game};",
        "use crate::*;",
        "use crate::{self as root};",
        "use super::super::{self as root};",
    ] {
        assert_eq!(names(hidden, 2), [""], "{hidden}");
    }
    let nested = "use super::{\n    near,\n    super::gui,\n};";
    assert_eq!(names(nested, 2), ["super within braces"]);
    assert_eq!(names("use super::{super::gui, near};", 2).len(), 1);
}

#[test]
fn the_checker_sees_what_is_for_tests_and_what_comes_from_outside() {
    let parent = "mod tests;\n#[cfg(test)]\nmod testing;\nmod near;\n";
    assert!(!is_declared_for_tests(parent, "tests"));
    assert!(is_declared_for_tests(parent, "testing"));
    assert!(!is_declared_for_tests(parent, "near"));
    let source = "use egui as e;\nuse egui::Ui;\nfn f() -> ::egui::Ui {}\nuse egui;\nlet egui = 1;\nx::egui::y();\nuse my_egui::z;\n";
    assert_eq!(lines_naming(source, "egui"), [1, 2, 3, 4]);
}
