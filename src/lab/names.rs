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
    let whole = Text::by_name(&key(part)).filter(|text| text.get(Lang::En) == part);
    whole
        .map(|text| text.get(lang).to_owned())
        .or_else(|| with_number(part, lang))
        .or_else(|| order(part, lang))
        .unwrap_or_else(|| part.to_owned())
}

/// The message's key of a part: its Latin letters and digits, with `_` for all that is between them.
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
    use crate::lab::report::{Entry, Report, Scaling};
    use crate::lab::store::Results;
    use crate::lab::{EXPERIMENTS, Plan, PositionSet};
    use crate::problem::Game;
    use crate::search::catalogue::ALGORITHMS;

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
            ALGORITHMS
                .iter()
                .any(|e| e.short.get(Lang::En).split(' ').any(|s| s == word))
        };
        text.split([' ', '、', '・', '(', ')', '（', '）', ':', '/'])
            .find(|word| {
                let is_word = word.len() > 3 && word.chars().all(|c| c.is_ascii_lowercase());
                is_word && !known(word)
            })
    }

    /// The names that an experiment's cells have, and what stands along the axes of its figures.
    fn names(plan: &Plan) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for cell in plan.cells().unwrap() {
            names.extend([cell.group, cell.variant]);
        }
        let report = Report::of(plan, &Results::default()).unwrap();
        for figure in report.figures {
            names.push(figure.x.en);
            if let Scaling::Names(along) = figure.x_scale {
                names.extend(along.into_iter().map(|name| name.en));
            }
        }
        names
    }

    /// Mates whose lengths are not among those of the program's own set.
    fn long_mates() -> Plan {
        let set = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1
4k4/9/4P4/9/9/9/9/9/4K4 b G 1; moves=873
";
        Plan {
            set: Some(PositionSet::parse("long", set, Game::Shogi).unwrap()),
            ..Plan::quick("001-tsume")
        }
    }

    #[test]
    fn every_label_is_that_of_a_name_and_a_name_is_itself_in_english() {
        let ids = EXPERIMENTS.iter().map(|experiment| experiment.id);
        let plans = ids.flat_map(|id| [Plan::new(id), Plan::quick(id)]);
        let names = plans.chain([long_mates()]).flat_map(|plan| names(&plan));
        let names: HashSet<String> = names.collect();
        let used: HashSet<&str> = names.iter().flat_map(|name| name.split(BETWEEN)).collect();
        for part in &used {
            assert_eq!(said(part, Lang::En), *part);
        }
        let mut left_over = Vec::new();
        for name in Text::names().filter(|name| name.starts_with("label_")) {
            let part = Text::by_name(name).unwrap().get(Lang::En);
            assert_eq!(key(part), name);
            if !used.contains(part) {
                left_over.push(part);
            }
        }
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
