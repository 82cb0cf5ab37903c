//! `yomiki search`: one search, its answer and its counts.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::{Serialize, Serializer};
use serde_json::Value as Json;

use super::position::PositionArguments;
use super::{Failure, lang, limits, on_ctrl_c, print, print_json, remark_on, seconds};
use crate::base::messages::{Lang, Localize, keys, tr};
use crate::base::platform::files;
use crate::base::platform::on_a_deep_stack;
use crate::gui::export;
use crate::problem::{
    AnyTree, Evaluator, GameTree, Move, Order, Problem, Question, Scoring, Shown, Value,
};
use crate::search::catalogue::{self, AlgorithmConfig};
use crate::search::{Counts, Limits, Remark, Report, SearchContext, Stop};
use crate::trace::{self, Recorder};

#[derive(Clone, Copy, ValueEnum)]
enum QuestionName {
    Score,
    Wld,
    Depth,
    AtLeast,
    Mate,
    Helpmate,
}

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    #[arg(long)]
    algorithm: String,
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    #[arg(long, value_enum)]
    question: Option<QuestionName>,
    #[arg(long, allow_negative_numbers = true)]
    threshold: Option<i32>,
    #[arg(long)]
    depth: Option<u32>,
    #[arg(long)]
    evaluator: Option<String>,
    #[arg(long, default_value = "generation")]
    order: String,
    #[arg(long)]
    quiescence: bool,
    #[arg(long, default_value = "plain")]
    score: String,
    #[arg(long)]
    max_nodes: Option<u64>,
    #[arg(long)]
    max_memory: Option<u64>,
    #[arg(long, value_parser = limits::seconds, allow_negative_numbers = true)]
    max_time: Option<f64>,
    #[arg(long)]
    leaf_order: bool,
    #[arg(long)]
    events: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// The answer, field by field as the contract has it.
#[derive(Serialize)]
struct Answer {
    game: &'static str,
    algorithm: String,
    parameters: serde_json::Map<String, Json>,
    question: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    threshold: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    /// What empty squares are worth, where they are worth anything.
    scoring: Option<&'static str>,
    value: Option<Value>,
    lower: Value,
    upper: Value,
    best_move: Option<Json>,
    pv: Option<Vec<Json>>,
    complete: bool,
    stopped_by: Option<Stop>,
    #[serde(serialize_with = "seconds")]
    seconds: f64,
    #[serde(serialize_with = "Counts::in_full")]
    counts: Counts,
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "in_english")]
    remarks: Vec<Remark>,
    /// What each remark is, for programs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remark_ids: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    leaf_order: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expansion_order: Option<Vec<u64>>,
}

/// JSON is the same in every language.
fn in_english<S: Serializer>(remarks: &[Remark], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(remarks.iter().map(|remark| remark.localize(Lang::En)))
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let choice = AlgorithmConfig::from_arguments(&arguments.algorithm, &arguments.set)?;
    let plan = choice.prepare()?;
    let problem = problem(arguments)?;
    let entry = choice.entry()?;
    let asked = if problem.position.is_true_or_false() || problem.question.is_tsume() {
        "at-least"
    } else {
        problem.question.name()
    };
    if !entry.questions.contains(&asked) {
        let (algorithm, questions) = (entry.id, entry.questions.join(", "));
        let sentence = tr!(lang(), cli_search_question, algorithm, questions, asked);
        return Err(Failure::new(sentence));
    }
    let tree = problem.tree()?;
    let limits = Limits {
        nodes: arguments.max_nodes,
        bytes: arguments.max_memory.map(limits::bytes),
        seconds: arguments.max_time,
    };
    let cancel = on_ctrl_c();
    let lists = arguments.leaf_order;
    let record = arguments.events.is_some() || arguments.svg.is_some();
    let (report, recorded) = on_a_deep_stack("search", {
        let mut tree = tree.clone();
        move || {
            let mut context = SearchContext::new(limits, cancel);
            if lists {
                context = context.with_lists(usize::MAX);
            }
            if record {
                let mut recorder = Recorder::new(trace::DEFAULT_BUDGET);
                let report = catalogue::run(&mut tree, &plan, &mut context, &mut recorder);
                (report, Some(recorder.finish()))
            } else {
                (
                    catalogue::run_silently(&mut tree, &plan, &mut context),
                    None,
                )
            }
        }
    })?;
    if let Some(record) = recorded {
        if let Some(path) = &arguments.events {
            write_events(path, &problem, &choice, &record, &report)?;
        }
        if let Some(path) = &arguments.svg {
            export::recorded_figure(&problem, &choice, record, &report)
                .and_then(|figure| export::save_figure(&figure, path, lang()))
                .map(|written| remark_on(path, written))
                .map_err(|e| Failure::new(e).with(path))?;
        }
    }
    let answer = answer(&problem, &choice, tree, report, arguments.leaf_order);
    if arguments.json {
        print_json(&answer);
    } else {
        print_for_people(&answer);
    }
    Ok(())
}

fn problem(arguments: &Arguments) -> Result<Problem, Failure> {
    let usual = match arguments.position.game.mate {
        true => QuestionName::Mate,
        false => QuestionName::Score,
    };
    let question = match arguments.question.unwrap_or(usual) {
        QuestionName::Mate => Question::Mate,
        QuestionName::Helpmate => Question::Helpmate,
        QuestionName::Score => Question::Score,
        QuestionName::Wld => Question::Wld,
        QuestionName::AtLeast => Question::AtLeast(
            arguments
                .threshold
                .ok_or_else(|| Failure::new(tr!(lang(), cli_search_needs_threshold)))?,
        ),
        QuestionName::Depth => Question::Depth(
            arguments
                .depth
                .ok_or_else(|| Failure::new(tr!(lang(), cli_search_needs_depth)))?,
        ),
    };
    let usual = Problem::new(arguments.position.read()?);
    Ok(Problem {
        question,
        scoring: named(Scoring::ALL, "--score", &arguments.score, Scoring::name)?,
        order: named(Order::ALL, "--order", &arguments.order, Order::name)?,
        evaluator: match &arguments.evaluator {
            Some(text) => named(Evaluator::ALL, "--evaluator", text, Evaluator::name)?,
            None => usual.evaluator,
        },
        quiescence: arguments.quiescence,
        ..usual
    })
}

/// One of a few words, or a sentence that lists them.
fn named<T: Copy>(
    all: &[T],
    option: &str,
    text: &str,
    name: impl Fn(T) -> &'static str,
) -> Result<T, Failure> {
    all.iter()
        .copied()
        .find(|&value| name(value) == text)
        .ok_or_else(|| {
            let words: Vec<_> = all.iter().map(|&value| name(value)).collect();
            let words = words.join(", ");
            Failure::new(tr!(lang(), cli_must_be_one_of, option, text, words))
        })
}

fn write_events(
    path: &Path,
    problem: &Problem,
    choice: &AlgorithmConfig,
    record: &trace::Record,
    report: &Report,
) -> Result<(), Failure> {
    let mut tree = problem.tree().map_err(|e| Failure::at(path, e))?;
    let position = problem.position.to_string();
    let mut header = trace::Header::new(problem.game(), &position, &choice.id);
    header.parameters = choice.parameters();
    header.question = Some(problem.question.to_string());
    let ending = trace::Ending::from(report);
    files::write_with(path, |file| {
        trace::write_events(file, &header, record, Some(&ending), &mut tree)
    })
    .map(|written| remark_on(path, written))
    .map_err(|e| Failure::io(path, &e))
}

fn answer(
    problem: &Problem,
    choice: &AlgorithmConfig,
    mut tree: AnyTree,
    report: Report,
    with_lists: bool,
) -> Answer {
    let pv: Vec<Json> = report
        .pv
        .iter()
        .map(|&m| {
            let name = move_json(problem, &tree, m);
            tree.play(m);
            name
        })
        .collect();
    let and_or = problem.position.is_true_or_false();
    let (leaf_order, expansion_order) = match report.lists {
        Some(ref lists) if with_lists => (
            Some(lists.leaf_order.clone()),
            and_or.then(|| lists.expansion_order.clone()),
        ),
        _ => (None, None),
    };
    let has_scorings = !problem.position.scorings().is_empty();
    Answer {
        game: problem.game(),
        algorithm: choice.id.clone(),
        parameters: parameters(choice, &report.taken),
        question: problem.question.name(),
        threshold: match problem.question {
            Question::AtLeast(n) => Some(n),
            _ => None,
        },
        depth: problem.question.depth(),
        scoring: has_scorings.then(|| problem.scoring.name()),
        value: report.value(),
        lower: report.bounds.lower,
        upper: report.bounds.upper,
        best_move: pv.first().cloned(),
        pv: (!pv.is_empty()).then_some(pv),
        complete: report.value().is_some(),
        stopped_by: report.stopped_by,
        seconds: report.seconds,
        counts: report.counts,
        remark_ids: report.remarks.iter().map(Remark::id).collect(),
        remarks: report.remarks,
        leaf_order,
        expansion_order,
    }
}

/// A move as people of its game write it; a child's index as a number.
fn move_json(problem: &Problem, tree: &AnyTree, m: Move) -> Json {
    match problem.names_moves() {
        true => Json::from(tree.move_text(m)),
        false => Json::from(m.0),
    }
}

/// Those in force, and what the search `took` for those left to it. Numbers as numbers, words as
/// words.
pub fn parameters(
    choice: &AlgorithmConfig,
    taken: &[(&'static str, String)],
) -> serde_json::Map<String, Json> {
    let mut all = choice.parameters();
    all.extend(
        taken
            .iter()
            .map(|(key, value)| ((*key).to_owned(), value.clone())),
    );
    all.into_iter()
        .map(|(key, value)| (key, trace::typed(&value)))
        .collect()
}

fn print_for_people(answer: &Answer) {
    let (lower, upper) = (answer.lower.to_string(), answer.upper.to_string());
    print(match (answer.value, answer.stopped_by) {
        (Some(value), _) => tr!(lang(), cli_search_value, value = value.to_string()),
        (None, Some(stop)) => {
            let why = stop.words();
            tr!(lang(), cli_search_unknown_because, lower, upper, why)
        }
        (None, None) => tr!(lang(), cli_search_unknown, lower, upper),
    });
    if let Some(pv) = &answer.pv {
        let line: Vec<String> = pv
            .iter()
            .map(|m| m.as_str().map_or_else(|| m.to_string(), str::to_owned))
            .collect();
        let line = line.join(" ");
        print(match answer.stopped_by {
            Some(_) => tr!(lang(), cli_search_best_play_so_far, line),
            None => tr!(lang(), cli_search_best_play, line),
        });
    }
    let c = &answer.counts;
    print(tr!(
        lang(),
        cli_search_visits,
        leaves = c.visits,
        inner = c.inner_visits,
        seconds = format!("{:.3}", answer.seconds)
    ));
    let optional = [
        (keys::cli_search_distinct_leaves, c.leaves),
        (keys::cli_search_expanded, c.expanded),
        (keys::cli_search_greatest_open, c.max_open),
        (keys::cli_search_greatest_cells, c.max_cells),
        (keys::cli_search_bytes, Some(c.max_bytes)),
        (keys::cli_search_bytes_used, Some(c.max_bytes_used)),
        (keys::cli_search_table_hits, c.table_hits),
        (keys::cli_search_iterations, c.iterations),
        (keys::cli_search_re_searches, c.re_searches),
        (keys::cli_search_generated, c.generated),
        (keys::cli_search_solution_leaves, c.solution_leaves),
    ];
    for (name, count) in optional {
        if let Some(count) = count {
            print(tr!(lang(), cli_search_count, name, count));
        }
    }
    if let Some(factor) = c.branching_factor() {
        let factor = format!("{factor:.2}");
        print(tr!(lang(), cli_search_branching, factor));
    }
    if let Some(share) = c.re_expanded_share() {
        let percent = format!("{:.1}", 100.0 * share);
        print(tr!(lang(), cli_search_repeats, percent));
    }
    if let Some(seconds) = c.selection_seconds() {
        let seconds = format!("{seconds:.4}");
        print(tr!(lang(), cli_search_choosing, seconds));
    }
    for remark in &answer.remarks {
        print(remark.localize(lang()));
    }
    if let Some(order) = &answer.leaf_order {
        let leaves: Vec<String> = order.iter().map(u64::to_string).collect();
        let leaves = leaves.join(" ");
        print(tr!(lang(), cli_search_leaf_order, leaves));
    }
}
