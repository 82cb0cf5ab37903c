//! `yomiki algorithms`: what there is to choose from.

use clap::Args;
use serde_json::{Value, json};

use super::{Failure, lang, print, print_json};
use crate::base::messages::{Lang, Localize, tr};
use crate::search::catalogue::{ALGORITHMS, Kind, Parameter};

#[derive(Args)]
pub struct Arguments {
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.json {
        let list: Vec<Value> = ALGORITHMS
            .iter()
            .map(|e| {
                json!({
                    "id": e.id,
                    "name": e.name.get(Lang::En),
                    "name_ja": e.name.get(Lang::Ja),
                    "family": e.family.id(),
                    "idea": e.idea.get(Lang::En),
                    "source": e.source,
                    "parameters": e.parameters.iter().map(parameter).collect::<Vec<_>>(),
                    "questions": e.questions,
                })
            })
            .collect();
        print_json(&list);
        return Ok(());
    }
    for e in ALGORITHMS {
        print(format_args!(
            "{:<20} {}",
            e.id,
            tr!(
                lang(),
                cli_algorithm,
                name = e.name,
                family = e.family.id(),
                idea = e.idea
            )
        ));
        for p in e.parameters {
            let default = if p.default.is_empty() {
                tr!(lang(), cli_not_set)
            } else {
                p.default
            };
            print(format_args!(
                "    {}={default}   {}; {}",
                p.key,
                p.kind.localize(lang()),
                p.help.get(lang())
            ));
        }
        let questions = e.questions.join(", ");
        print(tr!(lang(), cli_answers, questions));
    }
    Ok(())
}

fn parameter(p: &Parameter) -> Value {
    let range = match p.kind {
        Kind::Integer { min, max } => json!({"type": "integer", "min": min, "max": max}),
        Kind::Decimal { above, max } => json!({"type": "decimal", "above": above, "max": max}),
        Kind::File => json!({"type": "file"}),
        Kind::OneOf(words) => json!({"type": "choice", "values": words}),
        Kind::Algorithm(words) => json!({"type": "algorithm", "values": words}),
        Kind::IntegerOr { min, max, words } => {
            json!({"type": "integer-or-choice", "min": min, "max": max, "values": words})
        }
        Kind::Schedule { min, max } => json!({"type": "schedule", "min": min, "max": max}),
        Kind::LevelsOr { words, kinds } => {
            json!({"type": "levels-or-choice", "values": words, "kinds": kinds})
        }
        Kind::CellsOrBytes => json!({"type": "cells-or-bytes", "min": 1}),
        Kind::BytesOr { words } => json!({"type": "bytes", "min": 1 << 10, "values": words}),
    };
    let default = if p.default.is_empty() {
        Value::Null
    } else {
        p.default.into()
    };
    let help = p.help.get(Lang::En);
    let alias_of = p.alias_of;
    json!({"key": p.key, "default": default, "range": range, "help": help, "alias_of": alias_of})
}
