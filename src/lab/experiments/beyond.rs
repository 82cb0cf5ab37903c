//! Beyond the papers: every algorithm on random trees, by depth, branching, ordering and
//! correlation, with Knuth and Moore's floor; and on the games. All of them are sweeps that a
//! person can take, change and keep.

use super::Experiment;
use crate::base::messages::{Text, keys, tr};
use crate::lab::cell::Measure;
use crate::lab::gathered::Gathered;
use crate::lab::own::{Own, Sweep};
use crate::lab::plan::Plan;
use crate::lab::report::{Finding, Material, Report, Verdict, number};
use crate::problem::{Order, Question};
use crate::search::catalogue::{ALGORITHMS, AlgorithmConfig};
use crate::session::lesson::Words;

macro_rules! sweep {
    ($name:ident, $id:literal, $own:ident, $title:expr, $question:expr, $compare:expr) => {
        pub(super) static $name: Experiment = Experiment {
            id: $id,
            paper: "beyond",
            title: $title,
            question: $question,
            takes_set: false,
            cells: |plan| $own(plan).cells(plan),
            compare: |plan, gathered, report| {
                let own = $own(plan);
                own.compare(gathered, report);
                $compare(&own, gathered, report);
            },
            own: Some(|| $own(&Plan::new($id))),
        };
    };
}

sweep!(
    DEPTH,
    "trees-depth",
    depth,
    keys::lab_random_trees_depth,
    keys::lab_every_algorithm_on_uniform_random,
    floor_holds
);
sweep!(
    BRANCHING,
    "trees-branching",
    branching,
    keys::lab_random_trees_branching,
    keys::lab_every_algorithm_on_uniform_random_trees,
    floor_holds
);
sweep!(
    ORDERING,
    "trees-ordering",
    ordering,
    keys::lab_random_trees_move_ordering,
    keys::lab_from_worst_move_first_0,
    ordering_helps
);
sweep!(
    CORRELATION,
    "trees-correlation",
    correlation,
    keys::lab_random_trees_related_values,
    keys::lab_independent_leaves_against_values_that,
    floor_holds
);
sweep!(
    OTHELLO,
    "games-othello",
    othello,
    keys::lab_6_6_othello_every_algorithm,
    keys::lab_the_exact_score_of_random,
    no_more
);
sweep!(
    SHOGI,
    "games-shogi",
    shogi,
    keys::lab_shogi_every_algorithm,
    keys::lab_fixed_depth_search_of_positions,
    no_more
);
sweep!(
    PROOF,
    "games-proof",
    proof,
    keys::lab_6_6_othello_win_or,
    keys::lab_is_it_a_win_all,
    no_more
);

/// Every algorithm that answers the question, α-β first. Searches that look at everything come
/// last, those that hold the whole tree are left to smaller experiments.
pub(super) fn everyone(question: &str) -> Vec<AlgorithmConfig> {
    let mut all = vec![AlgorithmConfig::new("alpha-beta")];
    // The last one answers another question: what the likely lines are worth.
    let left_out = [
        "alpha-beta",
        "conspiracy",
        "gsearch-eligible",
        "realization",
    ];
    let others = ALGORITHMS.iter().filter(|e| {
        e.questions.contains(&question) && !e.is_yardstick && !left_out.contains(&e.id)
    });
    all.extend(others.map(|e| AlgorithmConfig::new(e.id)));
    all.push(AlgorithmConfig::new("minimax"));
    all
}

fn titled(title: Text, about: Text) -> (Words, Words) {
    (
        Words::of(|lang| title.get(lang)),
        Words::of(|lang| about.get(lang)),
    )
}

fn tree(experiment: &Experiment, position: &str, name: &str, values: &[&str]) -> Own {
    let (title, about) = titled(experiment.title, experiment.question);
    Own {
        title,
        about,
        positions: vec![position.to_owned()],
        numbers: 40,
        question: Question::Score,
        order: Order::Generation,
        scoring: Default::default(),
        evaluator: None,
        algorithms: everyone("score"),
        sweep: Sweep::Position {
            name: name.to_owned(),
            values: values.iter().map(|v| (*v).to_owned()).collect(),
        },
        nodes: Some(5_000_000),
        measure: Measure::Visits,
    }
}

fn depth(plan: &Plan) -> Own {
    let values: &[&str] = plan.pick(&["2", "4", "6", "8", "10"], &["2", "4", "6", "8"]);
    tree(
        &DEPTH,
        "random:seed={n},depth={x},branching=3",
        "depth",
        values,
    )
}

fn branching(plan: &Plan) -> Own {
    let values: &[&str] = plan.pick(&["2", "4", "8", "12", "16"], &["2", "4", "6"]);
    tree(
        &BRANCHING,
        "random:seed={n},depth=5,branching={x}",
        "branching",
        values,
    )
}

fn ordering(plan: &Plan) -> Own {
    let values: &[&str] = &["0", "0.25", "0.5", "0.75", "0.9", "1"];
    let shape = plan.pick("depth=8,branching=3", "depth=6,branching=3");
    let position = format!("random:seed={{n}},{shape},ordered={{x}}");
    tree(&ORDERING, &position, "ordered", values)
}

fn correlation(plan: &Plan) -> Own {
    let shape = plan.pick("depth=8,branching=4", "depth=6,branching=3");
    let position = format!("random:seed={{n}},{shape},values={{x}}");
    tree(
        &CORRELATION,
        &position,
        "values",
        &["independent", "incremental"],
    )
}

fn othello(plan: &Plan) -> Own {
    let values: &[&str] = plan.pick(&["6", "8", "10", "12"], &["5", "7", "9"]);
    Own {
        order: Order::Squares,
        measure: Measure::Nodes,
        ..tree(
            &OTHELLO,
            "random:empties={x},seed={n},size=6",
            "empties",
            values,
        )
    }
}

fn shogi(plan: &Plan) -> Own {
    Own {
        order: Order::Positional,
        measure: Measure::Nodes,
        numbers: 30,
        nodes: Some(2_000_000),
        sweep: Sweep::Depth(plan.pick(vec![1, 2, 3], vec![1, 2])),
        ..tree(&SHOGI, "random:plies=40,seed={n}", "depth", &[])
    }
}

fn proof(plan: &Plan) -> Own {
    let values: &[&str] = plan.pick(&["6", "8", "10", "12"], &["5", "7", "9"]);
    Own {
        question: Question::AtLeast(1),
        order: Order::Generation,
        algorithms: everyone("at-least"),
        measure: Measure::Nodes,
        ..tree(
            &PROOF,
            "random:empties={x},seed={n},size=6",
            "empties",
            values,
        )
    }
}

fn no_more(_: &Own, _: &Gathered<'_>, _: &mut Report) {}

/// Nobody evaluates fewer leaves than Knuth and Moore allow, and SSS* never more than α-β.
fn floor_holds(_: &Own, gathered: &Gathered<'_>, report: &mut Report) {
    let (mut checked, mut below) = (0, 0);
    let (mut pairs, mut worse) = (0, 0);
    for group in gathered.groups() {
        for variant in gathered.variants(group) {
            for (cell, done) in gathered.cells(group, variant) {
                // A leaf counts once, however often it is visited, where the search knows that; a
                // stopped search proves nothing.
                let counts = &done.outcome.counts;
                let (Some(least), Some(&leaves), None) = (
                    cell.search().and_then(|s| s.problem.least_leaves()),
                    counts.get("leaves").or_else(|| counts.get("visits")),
                    done.outcome.stopped_by,
                ) else {
                    continue;
                };
                checked += 1;
                below += usize::from((leaves as f64) < least - 0.5);
            }
        }
        for (_, sss, alpha_beta) in gathered.pairs(group, ("SSS*", "α-β"), Measure::Visits) {
            pairs += 1;
            worse += usize::from(sss > alpha_beta);
        }
    }
    report.findings.push(Finding {
        claim: Words::of(|lang| tr!(lang, lab_knuth_and_moore_no_search)),
        verdict: Verdict::of((checked > 0).then_some(below == 0)),
        material: Material::Same,
        sentence: Words::of(|lang| tr!(lang, lab_of_searches_stayed_below_the, below, checked)),
        beside: Vec::new(),
    });
    report.findings.push(Finding {
        claim: Words::of(|lang| tr!(lang, lab_katoh_sss_evaluates_no)),
        verdict: Verdict::of((pairs > 0).then_some(worse == 0)),
        material: Material::Same,
        sentence: Words::of(|lang| tr!(lang, lab_sss_evaluated_more_leaves_than, worse, pairs)),
        beside: Vec::new(),
    });
}

fn ordering_helps(own: &Own, gathered: &Gathered<'_>, report: &mut Report) {
    floor_holds(own, gathered, report);
    let mean = |group: &str| gathered.mean(group, "α-β", Measure::Visits);
    let ends = mean("ordered=0.5").zip(mean("ordered=1"));
    report.findings.push(Finding {
        claim: Words::of(|lang| tr!(lang, lab_alpha_beta_needs_no_more)),
        verdict: Verdict::of(ends.and_then(|(_, best)| {
            let cells = gathered.cells("ordered=1", "α-β");
            let least = cells.first()?.0.search()?.problem.least_leaves()?;
            Some(best < 1.3 * least)
        })),
        material: Material::Same,
        sentence: ends.map_or_else(Words::default, |(usual, best)| {
            Words::of(|lang| {
                tr!(
                    lang,
                    lab_alpha_beta_evaluates_leaves_as,
                    usual = number(usual),
                    best = number(best)
                )
            })
        }),
        beside: Vec::new(),
    });
}
