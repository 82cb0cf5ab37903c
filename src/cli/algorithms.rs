//! `yomiki algorithms`: what there is to choose from.

use crate::base::messages::Lang;
use clap::Args;
use serde_json::{Value, json};

use super::{Failure, print, print_json};
use crate::search::catalogue::{ENTRIES, Kind, Parameter};

#[derive(Args)]
pub struct Arguments {
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.json {
        let list: Vec<Value> = ENTRIES
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
    for e in ENTRIES {
        print(format_args!(
            "{:<20} {} ({}): {}",
            e.id,
            e.name.get(Lang::En),
            e.family.id(),
            e.idea.get(Lang::En)
        ));
        for p in e.parameters {
            let default = if p.default.is_empty() {
                "not set"
            } else {
                p.default
            };
            print(format_args!(
                "    {}={default}   {}; {}",
                p.key,
                p.kind,
                p.help.get(Lang::En)
            ));
        }
        print(format_args!("    answers {}", e.questions.join(", ")));
    }
    Ok(())
}

fn parameter(p: &Parameter) -> Value {
    let range = match p.kind {
        Kind::Integer { min, max } => json!({"type": "integer", "min": min, "max": max}),
        Kind::Decimal { above, max } => json!({"type": "decimal", "above": above, "max": max}),
        Kind::File => json!({"type": "file"}),
        Kind::Choice(words) => json!({"type": "choice", "values": words}),
        Kind::Algorithm(words) => json!({"type": "algorithm", "values": words}),
        Kind::IntegerOr { min, max, words } => {
            json!({"type": "integer-or-choice", "min": min, "max": max, "values": words})
        }
        Kind::Schedule { min, max } => json!({"type": "schedule", "min": min, "max": max}),
    };
    let default = if p.default.is_empty() {
        Value::Null
    } else {
        p.default.into()
    };
    json!({"key": p.key, "default": default, "range": range, "help": p.help.get(Lang::En)})
}
