//! A language: its messages, its name, how it writes numbers and which plurals it has.

use std::sync::OnceLock;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

pub use super::Lang;
use super::generated::{Table, tables};
use super::{keys, pseudo};

impl Lang {
    pub(super) fn table(self) -> &'static Table {
        match tables().get(self as usize) {
            Some(table) => table,
            None => pseudo::table(),
        }
    }

    #[inline]
    pub(super) fn message(self, index: u16) -> &'static str {
        let table = self.table();
        let index = usize::from(index);
        let start = if index == 0 { 0 } else { table.ends[index - 1] };
        &table.text[start as usize..table.ends[index] as usize]
    }

    /// The language's name in itself.
    pub fn name(self) -> &'static str {
        keys::language_name.get(self)
    }

    /// As in `en` or `pt-BR`; the name of its folder.
    pub fn tag(self) -> &'static str {
        self.table().tag
    }

    /// The language of a tag or a locale's name: `ja`, `ja_JP.UTF-8`, `pseudo`.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let name = tag.split(['.', '@']).next()?.replace('_', "-");
        let all = || Lang::ALL.into_iter().chain([Lang::Pseudo]);
        let exact = all().find(|lang| lang.tag().eq_ignore_ascii_case(&name));
        let first = name.split('-').next()?;
        exact.or_else(|| all().find(|lang| lang.tag().eq_ignore_ascii_case(first)))
    }

    /// The language that the environment asks for: `YOMIKI_LANG`, else the locale's.
    pub fn from_environment() -> Option<Lang> {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        if let Some(lang) = set("YOMIKI_LANG").and_then(|tag| Lang::from_tag(&tag)) {
            return Some(lang);
        }
        // The first of these that is set decides, as the C library has it.
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(set)?;
        Lang::from_tag(&locale)
    }

    /// The plural category of a number.
    pub(super) fn plural(self, number: f64) -> &'static str {
        static RULES: OnceLock<Rules> = OnceLock::new();
        let rules = RULES.get_or_init(|| rules(PluralRuleType::CARDINAL));
        self.category(rules, number)
    }

    /// The category of a rank, by which a message chooses between 1st, 2nd, 3rd and 4th.
    pub fn ordinal(self, rank: u64) -> &'static str {
        static RULES: OnceLock<Rules> = OnceLock::new();
        let rules = RULES.get_or_init(|| rules(PluralRuleType::ORDINAL));
        self.category(rules, rank as f64)
    }

    fn category(self, rules: &Rules, number: f64) -> &'static str {
        // The pseudo-language has the plurals of English.
        let rules = rules.get(self as usize).unwrap_or(&rules[0]);
        match rules.as_ref().and_then(|rules| rules.select(number).ok()) {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        }
    }
}

/// The plural rules of each language.
type Rules = Vec<Option<PluralRules>>;

fn rules(kind: PluralRuleType) -> Rules {
    let rules = |table: &Table| {
        let tag = table.tag.parse().ok()?;
        PluralRules::create::<unic_langid::LanguageIdentifier>(tag, kind).ok()
    };
    tables().iter().map(rules).collect()
}

/// Something in every language, such as names that are found once and shown often.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PerLang<T>([T; Lang::ALL.len()]);

impl<T> PerLang<T> {
    pub fn of(make: impl FnMut(Lang) -> T) -> PerLang<T> {
        PerLang(Lang::ALL.map(make))
    }

    pub fn get(&self, lang: Lang) -> &T {
        // The pseudo-language is made of the first, English.
        self.0.get(lang as usize).unwrap_or(&self.0[0])
    }
}

/// Numbers as a language writes them.
pub mod number {
    use std::fmt::Write as _;

    use super::Lang;
    use crate::base::messages::{Style, keys};

    pub fn integer(out: &mut String, value: i128, style: Style, lang: Lang) {
        match style {
            Style::Plain => drop(write!(out, "{value}")),
            Style::Grouped => grouped(out, &value.to_string(), lang),
            Style::Fixed(0) => grouped(out, &value.to_string(), lang),
            Style::Fixed(_) => decimal(out, value as f64, style, lang),
        }
    }

    pub fn decimal(out: &mut String, value: f64, style: Style, lang: Lang) {
        let text = match style {
            Style::Fixed(digits) => format!("{value:.*}", usize::from(digits)),
            Style::Grouped | Style::Plain => value.to_string(),
        };
        let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
        match style {
            Style::Plain => out.push_str(whole),
            _ => grouped(out, whole, lang),
        }
        if !fraction.is_empty() {
            out.push_str(keys::language_decimal_separator.get(lang));
            out.push_str(fraction);
        }
    }

    /// Digits with a separator between groups of three; a sign in front stays there.
    fn grouped(out: &mut String, digits: &str, lang: Lang) {
        let unsigned = digits.strip_prefix('-').unwrap_or(digits);
        out.push_str(&digits[..digits.len() - unsigned.len()]);
        if !unsigned.bytes().all(|b| b.is_ascii_digit()) {
            // An infinity, or not a number.
            return out.push_str(unsigned);
        }
        for (i, c) in unsigned.chars().enumerate() {
            if i > 0 && (unsigned.len() - i).is_multiple_of(3) {
                out.push_str(keys::language_group_separator.get(lang));
            }
            out.push(c);
        }
    }
}
