//! What people call the groups and variants of an experiment, and what is swept. Their own names are
//! English, because files hold them; other languages are made of those here, part by part.
//!
//! Algorithms and their settings (`rec SSS* c=3`) are called the same in every language, as
//! everywhere in the window.

use super::report::listed;
use crate::base::messages::{Lang, Text, Words, tr};
use crate::problem::Order;

/// A name of cells, in every language.
pub fn label(name: &str) -> Words {
    Words::of(|lang| {
        let parts: Vec<String> = name.split(BETWEEN).map(|part| said(part, lang)).collect();
        listed(&parts, lang)
    })
}

/// What stands between the parts of a name.
const BETWEEN: &str = ", ";

fn said(part: &str, lang: Lang) -> String {
    let whole = Text::by_name(&key(part)).map(|text| text.get(lang).to_owned());
    whole
        .or_else(|| with_number(part, lang))
        .or_else(|| order(part, lang))
        .unwrap_or_else(|| part.to_owned())
}

/// The message's key of a part: its letters and digits, with `_` for all that is between them.
fn key(part: &str) -> String {
    let words = part.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("label_{}", words.join("_").to_ascii_lowercase())
}

/// What stands around a number in a name, and the name in a language.
type Around = (&'static str, &'static str, fn(&str, Lang) -> String);

const AROUND: [Around; 8] = [
    ("", " moves", |n, lang| tr!(lang, lab_name_moves, n)),
    ("AND width ", "", |n, lang| tr!(lang, lab_name_and_width, n)),
    ("Othello ", "", |n, lang| tr!(lang, lab_name_othello, n)),
    ("depth ", "", |n, lang| tr!(lang, lab_name_depth, n)),
    ("exp ", "", |n, lang| tr!(lang, lab_name_exp, n)),
    ("public draw ", "", |n, lang| {
        tr!(lang, lab_name_public_draw, n)
    }),
    ("random ", "", |n, lang| tr!(lang, lab_name_random, n)),
    ("space=", "", |n, lang| tr!(lang, lab_name_space, n)),
];

fn with_number(part: &str, lang: Lang) -> Option<String> {
    AROUND.iter().find_map(|(before, after, name)| {
        let number = part.strip_prefix(before)?.strip_suffix(after)?;
        let is_number = number.starts_with(|c: char| c.is_ascii_digit());
        is_number.then(|| name(number, lang))
    })
}

fn order(part: &str, lang: Lang) -> Option<String> {
    let name = part.strip_prefix("order ")?;
    let order = Order::ALL.iter().find(|order| order.name() == name)?;
    Some(tr!(lang, lab_name_order, order = order_name(*order, lang)))
}

/// A move order in the names of experiments: as it is typed in English, in words elsewhere.
pub fn order_name(order: Order, lang: Lang) -> String {
    tr!(lang, lab_order, order = order.name())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::lab::own::Sweep;
    use crate::lab::report::{Entry, Report, Scaling};
    use crate::lab::store::Results;
    use crate::lab::{EXPERIMENTS, Plan};
    use crate::search::catalogue::ENTRIES;

    #[test]
    fn names_are_put_together_of_their_parts() {
        let said = |name: &str| label(name).ja;
        assert_eq!(said("C*, root only"), "C*、根のみ");
        assert_eq!(said("exp 3, N=2500, c=8"), "実験3、N=2500、c=8");
        assert_eq!(said("11–19 moves"), "11–19手");
        assert_eq!(
            said("depth 3, order material, positional"),
            "深さ3、駒得の順、駒の損得と位置"
        );
        assert_eq!(said("rec SSS* c=3"), "rec SSS* c=3");
        assert_eq!(label("public draw 19").en, "public draw 19");
    }

    /// Words of an algorithm's name may stay, and settings as they are typed.
    fn english(text: &str) -> Option<&str> {
        let known = |word: &str| {
            ENTRIES
                .iter()
                .any(|e| e.short.get(Lang::En).split(' ').any(|s| s == word))
        };
        text.split([' ', '、', '・', '(', ')', '（', '）', ':', '/'])
            .find(|word| {
                let is_word = word.len() > 3 && word.chars().all(|c| c.is_ascii_lowercase());
                is_word && !known(word)
            })
    }

    /// The parts of all names that an experiment's cells and axes have.
    fn parts(plan: &Plan) -> HashSet<String> {
        let cells = plan.cells().unwrap();
        let own = plan.own.iter().flat_map(|own| match &own.sweep {
            Sweep::Position { name, values } => [vec![name.clone()], values.clone()].concat(),
            _ => Vec::new(),
        });
        cells
            .iter()
            .flat_map(|cell| [cell.group.clone(), cell.variant.clone()])
            .chain(own)
            .flat_map(|name| name.split(BETWEEN).map(str::to_owned).collect::<Vec<_>>())
            .collect()
    }

    #[test]
    fn every_label_is_that_of_a_name_and_is_the_name_in_english() {
        let mut used: HashSet<String> = HashSet::new();
        for experiment in EXPERIMENTS {
            for plan in [Plan::new(experiment.id), Plan::quick(experiment.id)] {
                used.extend(parts(&plan));
            }
        }
        for part in &used {
            assert_eq!(said(part, Lang::En), *part);
        }
        let keys: HashSet<String> = used.iter().map(|part| key(part)).collect();
        let labels = Text::names().filter(|name| name.starts_with("label_"));
        let left_over: Vec<&str> = labels.filter(|name| !keys.contains(*name)).collect();
        assert!(left_over.is_empty(), "{left_over:?}");
    }

    #[test]
    fn no_table_and_no_figure_speaks_english_in_japanese() {
        for experiment in EXPERIMENTS {
            let report = Report::of(&Plan::quick(experiment.id), &Results::default()).unwrap();
            let mut said: Vec<&str> = Vec::new();
            for table in &report.tables {
                said.push(&table.title.ja);
                said.extend(table.head.iter().map(|head| head.ja.as_str()));
                said.extend(table.rows.iter().flatten().filter_map(|entry| match entry {
                    Entry::Text(words) => Some(words.ja.as_str()),
                    _ => None,
                }));
            }
            for figure in &report.figures {
                said.extend([&figure.title, &figure.x, &figure.y].map(|w| w.ja.as_str()));
                said.extend(figure.curves.iter().map(|curve| curve.name.ja.as_str()));
                if let Scaling::Names(names) = &figure.x_scale {
                    said.extend(names.iter().map(|name| name.ja.as_str()));
                }
            }
            for finding in &report.findings {
                said.push(&finding.claim.ja);
            }
            for text in said {
                assert_eq!(english(text), None, "{}: {text}", experiment.id);
            }
        }
    }
}
