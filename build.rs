//! Compiles `assets/lang/*/*.ftl` into the tables and typed keys of `base::messages`, and lists the
//! texts of the lessons in `assets/lessons`, whatever languages they are in.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

#[path = "src/base/messages/compiler.rs"]
mod compiler;
#[path = "src/base/messages/encoding.rs"]
mod encoding;

fn main() {
    println!("cargo::rerun-if-changed=assets/lang");
    println!("cargo::rerun-if-changed=assets/lessons");
    println!("cargo::rerun-if-changed=src/base/messages/compiler.rs");
    println!("cargo::rerun-if-changed=src/base/messages/encoding.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let compiled = match compiler::compile(&sources(Path::new("assets/lang"))) {
        Ok(compiled) => compiled,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error=assets/lang/{fault}");
            }
            process::exit(1);
        }
    };
    let table = |tag: &str| out.join(format!("{tag}.txt"));
    for (tag, messages) in &compiled.languages {
        write(&table(tag), &messages.concat());
    }
    let named = |tag: &str| table(tag).to_str().expect("OUT_DIR is UTF-8").to_owned();
    write(
        &out.join("messages.rs"),
        &compiler::rust_source(&compiled, named),
    );
    let lessons = lesson_texts(Path::new("assets/lessons"));
    write(&out.join("lesson_texts.rs"), &lessons);
}

/// The files `name.tag.md` as a table of name, tag and text.
fn lesson_texts(folder: &Path) -> String {
    let rows = entries(folder).into_iter().filter_map(|path| {
        let file = path.file_name()?.to_str()?;
        let (name, tag) = file.strip_suffix(".md")?.rsplit_once('.')?;
        let path = format!("/assets/lessons/{file}");
        Some(format!(
            "    ({name:?}, {tag:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),\n"
        ))
    });
    let rows: String = rows.collect();
    format!("const TEXTS: &[(&str, &str, &str)] = &[\n{rows}];\n")
}

/// The languages' folders, English first, then by name.
fn sources(root: &Path) -> Vec<compiler::Source> {
    let mut sources: Vec<compiler::Source> = entries(root)
        .iter()
        .filter(|path| path.is_dir())
        .map(|folder| compiler::Source {
            tag: name(folder),
            files: entries(folder)
                .iter()
                .filter(|path| path.extension().is_some_and(|e| e == "ftl"))
                .map(|path| (name(path), read(path)))
                .collect(),
        })
        .collect();
    sources.sort_by_key(|source| (source.tag != "en", source.tag.clone()));
    sources
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    stem.unwrap_or_else(|| panic!("{}: not a name in UTF-8", path.display()))
        .to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
}
