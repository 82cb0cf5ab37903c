//! Compiles the Fluent files under `assets/lang` into tables and typed keys. Part of the build
//! script, and of the unit tests; the program itself has only the result.
//!
//! What it takes of Fluent: messages, terms, arguments, `NUMBER` with `useGrouping` and
//! `maximumFractionDigits`, selections, references to other messages and terms of the same
//! language. What it refuses, it names with its file and line.
//!
//! Rules beyond Fluent's own:
//! - A key begins with the name of its file, and is spelled as in Rust: `lab_so_far` in `lab.ftl`.
//! - Every language has the same keys with the same arguments. Only a file that English does not
//!   have may add keys: its English stands in the sources (pseudo-code).
//! - A file whose first comment says `looked up by name` is not typed: its keys are made at run
//!   time, and tests check that they are there.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use super::encoding::{ARGUMENT, CASE, END, KEY_END, SELECT, Style};

/// The files of one language: name without ending, and text.
pub struct Source {
    pub tag: String,
    pub files: Vec<(String, String)>,
}

/// The language that the others are compared with.
const REFERENCE: &str = "en";

/// A message's name and what has to be filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    pub name: String,
    pub arguments: Vec<String>,
    /// Looked up at run time: it has no name in Rust.
    pub by_name: bool,
}

/// All messages of all languages, in one order.
pub struct Compiled {
    pub keys: Vec<Key>,
    /// Tag and encoded messages. Where English has none, it is empty.
    pub languages: Vec<(String, Vec<String>)>,
}

/// One message of one language, before languages are compared.
struct Message {
    arguments: BTreeSet<String>,
    encoded: String,
    by_name: bool,
    place: String,
}

/// What is wrong, one sentence each.
pub type Faults = Vec<String>;

pub fn compile(sources: &[Source]) -> Result<Compiled, Faults> {
    let mut faults = Faults::new();
    let Some(reference) = sources.iter().position(|s| s.tag == REFERENCE) else {
        return Err(vec![format!("there is no folder `{REFERENCE}`")]);
    };
    // The argument order of a key is that of all its names, sorted: the same in every language.
    let languages: Vec<BTreeMap<String, Message>> = sources
        .iter()
        .map(|source| messages(source, &mut faults))
        .collect();
    compare(sources, &languages, reference, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut keys = BTreeMap::new();
    for messages in &languages {
        for (name, message) in messages {
            keys.entry(name.clone()).or_insert_with(|| Key {
                name: name.clone(),
                arguments: message.arguments.iter().cloned().collect(),
                by_name: message.by_name,
            });
        }
    }
    let encoded = |messages: &BTreeMap<String, Message>| {
        let text = |name| {
            messages
                .get(name)
                .map_or_else(String::new, |m| m.encoded.clone())
        };
        keys.keys().map(text).collect()
    };
    let tables = sources.iter().zip(&languages);
    let languages = tables
        .map(|(s, messages)| (s.tag.clone(), encoded(messages)))
        .collect();
    Ok(Compiled {
        keys: keys.into_values().collect(),
        languages,
    })
}

/// Keys that one language has and another has not, and arguments that differ.
fn compare(
    sources: &[Source],
    languages: &[BTreeMap<String, Message>],
    reference: usize,
    faults: &mut Faults,
) {
    let english = &languages[reference];
    let english_files: BTreeSet<&str> = sources[reference]
        .files
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    for (source, messages) in sources.iter().zip(languages) {
        for (name, message) in messages {
            match english.get(name) {
                Some(expected) if expected.arguments != message.arguments => faults.push(format!(
                    "{}: `{name}` has the arguments {:?}, and {:?} at {}",
                    message.place, message.arguments, expected.arguments, expected.place
                )),
                Some(_) => {}
                None if english_files.contains(file_of(&message.place)) => faults.push(format!(
                    "{}: `{name}` does not exist in {REFERENCE}",
                    message.place
                )),
                None => {
                    for (other, others) in sources.iter().zip(languages) {
                        if other.tag != REFERENCE && !others.contains_key(name) {
                            faults.push(format!(
                                "{}: `{name}` is missing in {}",
                                message.place, other.tag
                            ));
                        }
                    }
                }
            }
        }
        for (name, expected) in english {
            if !messages.contains_key(name) {
                faults.push(format!(
                    "{}: `{name}` is missing in {}",
                    expected.place, source.tag
                ));
            }
        }
    }
}

/// The file's name in a place such as `ja/lab.ftl:7`.
fn file_of(place: &str) -> &str {
    let path = place.split(':').next().unwrap_or_default();
    let name = path.rsplit('/').next().unwrap_or_default();
    name.strip_suffix(".ftl").unwrap_or(name)
}

fn messages(source: &Source, faults: &mut Faults) -> BTreeMap<String, Message> {
    let mut parsed = Vec::new();
    for (file, text) in &source.files {
        match parser::parse(text.as_str()) {
            Ok(resource) => parsed.push((file, text, resource)),
            Err((resource, errors)) => {
                for error in &errors {
                    let line = line_of(text, error.pos.start);
                    faults.push(format!("{}/{file}.ftl:{line}: {error}", source.tag));
                }
                parsed.push((file, text, resource));
            }
        }
    }
    // What can be referred to, whichever file it stands in.
    let mut patterns = BTreeMap::new();
    for (_, _, resource) in &parsed {
        for entry in &resource.body {
            match entry {
                Entry::Message(m) => {
                    if let Some(pattern) = &m.value {
                        patterns.insert(m.id.name.to_owned(), pattern);
                    }
                }
                Entry::Term(t) => {
                    patterns.insert(format!("-{}", t.id.name), &t.value);
                }
                _ => {}
            }
        }
    }
    let mut messages: BTreeMap<String, Message> = BTreeMap::new();
    for (file, text, resource) in &parsed {
        let by_name = resource.body.iter().any(|entry| match entry {
            Entry::ResourceComment(comment) => comment
                .content
                .iter()
                .any(|line| line.contains("looked up by name")),
            _ => false,
        });
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name;
            let place = format!("{}/{file}.ftl:{}", source.tag, line_of_key(text, name));
            let Some(pattern) = &message.value else {
                faults.push(format!("{place}: `{name}` has no text"));
                continue;
            };
            if !message.attributes.is_empty() {
                faults.push(format!(
                    "{place}: `{name}` has attributes: give each a key of its own"
                ));
            }
            if !name.starts_with(&format!("{file}_")) {
                faults.push(format!(
                    "{place}: `{name}` must begin with `{file}_`, as its file does"
                ));
            }
            if name.contains(|c: char| c.is_ascii_uppercase() || c == '-') {
                faults.push(format!(
                    "{place}: `{name}` must be spelled in lower case with `_`"
                ));
            }
            let mut arguments = BTreeSet::new();
            let reached = reach(pattern, &patterns, &mut arguments, 0);
            let order: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let encoder = Encoder {
                patterns: &patterns,
                order: &order,
            };
            let encoded = reached.and_then(|()| encoder.pattern(pattern));
            match encoded {
                Ok(encoded) => {
                    let made = Message {
                        arguments,
                        encoded,
                        by_name,
                        place: place.clone(),
                    };
                    if let Some(first) = messages.insert(name.to_owned(), made) {
                        faults.push(format!(
                            "{place}: `{name}` stands at {} already",
                            first.place
                        ));
                    }
                }
                Err(why) => faults.push(format!("{place}: `{name}`: {why}")),
            }
        }
    }
    messages
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at.min(text.len())].matches('\n').count() + 1
}

fn line_of_key(text: &str, name: &str) -> usize {
    let is_it = |line: &str| {
        let rest = line.strip_prefix(name);
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    text.lines().position(is_it).map_or(0, |i| i + 1)
}

type Patterns<'a> = BTreeMap<String, &'a Pattern<&'a str>>;

/// References may be nested so deep; deeper is a circle.
const DEEPEST: usize = 8;

/// Gathers the arguments of a pattern and of all that it refers to.
fn reach(
    pattern: &Pattern<&str>,
    patterns: &Patterns,
    arguments: &mut BTreeSet<String>,
    depth: usize,
) -> Result<(), String> {
    if depth > DEEPEST {
        return Err("its references go round in a circle".to_owned());
    }
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            reach_expression(expression, patterns, arguments, depth)?;
        }
    }
    Ok(())
}

fn reach_expression(
    expression: &Expression<&str>,
    patterns: &Patterns,
    arguments: &mut BTreeSet<String>,
    depth: usize,
) -> Result<(), String> {
    match expression {
        Expression::Inline(inline) => reach_inline(inline, patterns, arguments, depth),
        Expression::Select { selector, variants } => {
            reach_inline(selector, patterns, arguments, depth)?;
            for variant in variants {
                reach(&variant.value, patterns, arguments, depth)?;
            }
            Ok(())
        }
    }
}

fn reach_inline(
    inline: &InlineExpression<&str>,
    patterns: &Patterns,
    arguments: &mut BTreeSet<String>,
    depth: usize,
) -> Result<(), String> {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference {
            arguments: call, ..
        } => {
            for argument in &call.positional {
                reach_inline(argument, patterns, arguments, depth)?;
            }
        }
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
            reach(referred(inline, patterns)?, patterns, arguments, depth + 1)?;
        }
        InlineExpression::Placeable { expression } => {
            reach_expression(expression, patterns, arguments, depth)?;
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
    Ok(())
}

fn referred<'a>(
    inline: &InlineExpression<&str>,
    patterns: &Patterns<'a>,
) -> Result<&'a Pattern<&'a str>, String> {
    let name = match inline {
        InlineExpression::MessageReference {
            id,
            attribute: None,
        } => id.name.to_owned(),
        InlineExpression::TermReference {
            id,
            attribute: None,
            arguments: None,
        } => {
            format!("-{}", id.name)
        }
        _ => return Err("references take neither attributes nor arguments".to_owned()),
    };
    let found = patterns.get(&name).copied();
    found.ok_or_else(|| format!("it refers to `{name}`, which does not exist"))
}

struct Encoder<'a> {
    patterns: &'a Patterns<'a>,
    order: &'a [&'a str],
}

impl Encoder<'_> {
    fn pattern(&self, pattern: &Pattern<&str>) -> Result<String, String> {
        let mut out = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => out += &self.expression(expression)?,
            }
        }
        Ok(out)
    }

    fn expression(&self, expression: &Expression<&str>) -> Result<String, String> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id } = selector else {
            return Err("a selection must be on an argument".to_owned());
        };
        let mut out = String::from(SELECT);
        out.push(self.index(id.name)?);
        let mut default = String::new();
        for variant in variants {
            let pattern = self.pattern(&variant.value)?;
            if variant.default {
                default = pattern;
                continue;
            }
            let key = match &variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            let _ = write!(out, "{CASE}{key}{KEY_END}{pattern}");
        }
        let _ = write!(out, "{CASE}{KEY_END}{default}{END}");
        Ok(out)
    }

    fn inline(&self, inline: &InlineExpression<&str>) -> Result<String, String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned())
            }
            InlineExpression::NumberLiteral { value } => Ok((*value).to_owned()),
            InlineExpression::VariableReference { id } => self.argument(id.name, Style::Grouped),
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                self.number(arguments)
            }
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("there is no function `{}`", id.name))
            }
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                self.pattern(referred(inline, self.patterns)?)
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn number(&self, arguments: &CallArguments<&str>) -> Result<String, String> {
        let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice() else {
            return Err("NUMBER takes one argument".to_owned());
        };
        let mut style = Style::Grouped;
        for option in &arguments.named {
            let InlineExpression::NumberLiteral { value } = option.value else {
                return Err(format!("`{}` must be a number", option.name.name));
            };
            style = match (option.name.name, value.parse::<u8>()) {
                ("useGrouping", Ok(0)) => Style::Plain,
                ("maximumFractionDigits", Ok(digits)) if digits <= 9 => Style::Fixed(digits),
                (name, _) => return Err(format!("NUMBER does not take `{name}: {value}`")),
            };
        }
        self.argument(id.name, style)
    }

    fn argument(&self, name: &str, style: Style) -> Result<String, String> {
        Ok([ARGUMENT, self.index(name)?, style.mark()].iter().collect())
    }

    fn index(&self, name: &str) -> Result<char, String> {
        let index = self.order.iter().position(|known| *known == name);
        let index = index.filter(|i| *i < 26);
        let index = index.ok_or_else(|| format!("too many arguments, at `${name}`"))?;
        Ok((b'A' + index as u8) as char)
    }
}

/// The languages' folders as an enum, the keys as constants and types, and the tables.
/// `table_file` names the file that holds a language's messages, one after the other.
pub fn rust_source(compiled: &Compiled, table_file: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let variant = |tag: &str| -> String {
        let capital = |part: &str| {
            let (first, rest) = part.split_at(1);
            first.to_ascii_uppercase() + &rest.to_ascii_lowercase()
        };
        tag.split('-').map(capital).collect()
    };
    let tags = || compiled.languages.iter().map(|(tag, _)| tag.as_str());
    let count = compiled.languages.len();
    out += "/// A language: a folder under `assets/lang`.\n";
    out += "#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]\n";
    out += "pub enum Lang {\n";
    for tag in tags() {
        let default = if tag == REFERENCE {
            "    #[default]\n"
        } else {
            ""
        };
        let _ = writeln!(out, "{default}    {},", variant(tag));
    }
    out += "    /// English with accents and longer words, by which tests find what is not translated and\n    /// what has too little room.\n    #[serde(skip)]\n    Pseudo,\n}\n\n";
    let all: Vec<String> = tags()
        .map(|tag| format!("Lang::{}", variant(tag)))
        .collect();
    let _ = writeln!(
        out,
        "impl Lang {{\n    /// All that people can choose.\n    pub const ALL: [Lang; {count}] = [{}];\n}}\n",
        all.join(", ")
    );
    words(&mut out, &tags().collect::<Vec<_>>(), &variant);
    let _ = writeln!(out, "static TABLES: [Table; {count}] = [");
    for (tag, messages) in &compiled.languages {
        let mut end = 0;
        let ends: Vec<String> = messages
            .iter()
            .map(|message| {
                end += message.len();
                end.to_string()
            })
            .collect();
        let _ = writeln!(
            out,
            "    Table {{ tag: {tag:?}, text: include_str!({:?}), ends: &[{}] }},",
            table_file(tag),
            ends.join(", ")
        );
    }
    out += "];\n\n/// The keys that are looked up at run time, sorted.\n";
    let by_name = compiled
        .keys
        .iter()
        .enumerate()
        .filter(|(_, key)| key.by_name);
    let by_name: Vec<String> = by_name
        .map(|(i, key)| format!("({:?}, {i})", key.name))
        .collect();
    let _ = writeln!(
        out,
        "static BY_NAME: [(&str, u16); {}] = [{}];\n",
        by_name.len(),
        by_name.join(", ")
    );
    out += "/// The messages by their keys: constants, or types with a field for each argument.\n";
    out += "#[allow(non_upper_case_globals, non_camel_case_types)]\npub(crate) mod keys {\n    use super::{Pattern, Text};\n";
    for (i, key) in compiled
        .keys
        .iter()
        .enumerate()
        .filter(|(_, key)| !key.by_name)
    {
        let name = &key.name;
        let english = compiled.languages.iter().find(|(tag, _)| tag == REFERENCE);
        let shown = english.map_or("", |(_, messages)| messages[i].as_str());
        let shown: String = shown
            .chars()
            .map(|c| if c.is_control() { '|' } else { c })
            .take(90)
            .collect();
        if !shown.trim().is_empty() {
            let _ = writeln!(out, "    #[doc = {shown:?}]");
        }
        if key.arguments.is_empty() {
            let _ = writeln!(out, "    pub const {name}: Text = Text::at({i});");
            continue;
        }
        let fields: Vec<String> = key
            .arguments
            .iter()
            .map(|a| format!("pub r#{a}: A"))
            .collect();
        let values: Vec<String> = key
            .arguments
            .iter()
            .map(|a| format!("self.r#{a}"))
            .collect();
        let n = key.arguments.len();
        let _ = writeln!(out, "    pub struct {name}<A> {{ {} }}", fields.join(", "));
        let _ = writeln!(
            out,
            "    impl<A> Pattern<A> for {name}<A> {{ const INDEX: u16 = {i}; type Arguments = [A; {n}]; fn arguments(self) -> [A; {n}] {{ [{}] }} }}",
            values.join(", ")
        );
    }
    out += "}\n";
    out
}

/// A struct with a text in each language, for what files hold.
fn words(out: &mut String, tags: &[&str], variant: &dyn Fn(&str) -> String) {
    let field = |tag: &str| format!("r#{}", tag.to_ascii_lowercase().replace('-', "_"));
    *out += "/// A text in every language, as lessons, experiments and reports hold it.\n";
    *out +=
        "#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]\n";
    *out += "#[serde(deny_unknown_fields)]\npub struct Words {\n";
    for tag in tags {
        // Files that were written before a language was added have no text in it.
        let older = if matches!(*tag, "en" | "ja") {
            ""
        } else {
            "#[serde(default)] "
        };
        let _ = writeln!(out, "    {older}pub {}: String,", field(tag));
    }
    *out += "}\n\nimpl Words {\n    /// The text that `text` gives for each language.\n";
    *out +=
        "    pub fn of<S: Into<String>>(text: impl Fn(Lang) -> S) -> Words {\n        Words {\n";
    for tag in tags {
        let _ = writeln!(
            out,
            "            {}: text(Lang::{}).into(),",
            field(tag),
            variant(tag)
        );
    }
    *out +=
        "        }\n    }\n\n    pub fn get(&self, lang: Lang) -> &str {\n        match lang {\n";
    for tag in tags {
        let _ = writeln!(
            out,
            "            Lang::{} => &self.{},",
            variant(tag),
            field(tag)
        );
    }
    *out += "            Lang::Pseudo => &self.en,\n        }\n    }\n\n";
    *out += "    pub fn get_mut(&mut self, lang: Lang) -> &mut String {\n        match lang {\n";
    for tag in tags {
        let _ = writeln!(
            out,
            "            Lang::{} => &mut self.{},",
            variant(tag),
            field(tag)
        );
    }
    *out += "            Lang::Pseudo => &mut self.en,\n        }\n    }\n\n";
    *out += "    pub fn is_empty(&self) -> bool {\n        Lang::ALL.iter().all(|lang| self.get(*lang).trim().is_empty())\n    }\n}\n\n";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(tag: &str, files: &[(&str, &str)]) -> Source {
        let owned = |&(name, text): &(&str, &str)| (name.to_owned(), text.to_owned());
        Source {
            tag: tag.to_owned(),
            files: files.iter().map(owned).collect(),
        }
    }

    fn faults(sources: &[Source]) -> Vec<String> {
        compile(sources).err().unwrap_or_default()
    }

    #[test]
    fn arguments_selections_and_terms_are_encoded() {
        let en = "-game = Othello\na_n = { $n ->\n    [one] leaf\n   *[other] { $n } leaves\n } of { -game }\n";
        let compiled = compile(&[source("en", &[("a", en)])]).unwrap();
        assert_eq!(compiled.keys[0].arguments, ["n"]);
        assert_eq!(
            compiled.languages[0].1[0],
            "\u{2}A\u{3}one\u{4}leaf\u{3}\u{4}\u{1}Ag leaves\u{5} of Othello"
        );
        let styles =
            "a_x = { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, useGrouping: 0) }\n";
        let compiled = compile(&[source("en", &[("a", styles)])]).unwrap();
        assert_eq!(compiled.languages[0].1[0], "\u{1}A1 \u{1}Bp");
    }

    #[test]
    fn what_languages_do_not_share_is_named_with_its_place() {
        let en = source("en", &[("a", "a_one = One\na_two = Two { $n }\n")]);
        let ja = source("ja", &[("a", "# …\na_one = 一\n")]);
        assert_eq!(faults(&[en, ja]), ["en/a.ftl:2: `a_two` is missing in ja"]);
        let en = source("en", &[("a", "a_two = Two { $n }\n")]);
        let ja = source("ja", &[("a", "a_two = 二 { $m }\na_three = 三\n")]);
        let said = faults(&[en, ja]);
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(
            said[0].contains("ja/a.ftl:2: `a_three` does not exist in en"),
            "{said:?}"
        );
        assert!(
            said[1].contains("ja/a.ftl:1: `a_two` has the arguments {\"m\"}"),
            "{said:?}"
        );
    }

    #[test]
    fn a_file_that_english_does_not_have_adds_keys_to_all_other_languages() {
        let en = || source("en", &[("a", "a_one = One\n")]);
        let code = ("code", "### looked up by name\ncode_x = 一\n");
        let ja = || source("ja", &[("a", "a_one = 一\n"), code]);
        let compiled = compile(&[en(), ja()]).unwrap();
        assert_eq!(compiled.languages[0].1, ["One", ""]);
        let de = source("de", &[("a", "a_one = Eins\n"), ("code", "")]);
        assert_eq!(
            faults(&[en(), ja(), de]),
            ["ja/code.ftl:2: `code_x` is missing in de"]
        );
    }

    #[test]
    fn what_is_not_supported_or_misspelled_is_refused() {
        let said = |text| faults(&[source("en", &[("a", text)])]).join("\n");
        assert!(said("b_one = One\n").contains("must begin with `a_`"));
        assert!(said("a_One = One\n").contains("lower case"));
        assert!(said("a_one = { a_none }\n").contains("`a_none`, which does not exist"));
        assert!(said("a_one = { a_one }\n").contains("circle"));
        assert!(said("a_one = { DATETIME($x) }\n").contains("no function `DATETIME`"));
        assert!(said("a_one = One\na_one = Two\n").contains("already"));
        assert!(said("a_one = { $x\n").contains("en/a.ftl:"));
        assert!(said("a_one = One\n    .tip = Tip\n").contains("attributes"));
    }

    #[test]
    fn another_folder_is_another_language() {
        let texts = [("en", "One"), ("ja", "一"), ("pt-BR", "Um")];
        let sources: Vec<Source> = texts
            .iter()
            .map(|(tag, text)| source(tag, &[("a", &format!("a_one = {text}\n"))]))
            .collect();
        let rust = rust_source(&compile(&sources).unwrap(), |tag| format!("{tag}.txt"));
        assert!(rust.contains("pub const ALL: [Lang; 3] = [Lang::En, Lang::Ja, Lang::PtBr];"));
        assert!(rust.contains("pub const a_one: Text = Text::at(0);"));
    }
}
