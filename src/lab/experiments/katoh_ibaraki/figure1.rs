//! Figure 1: the small tree on which the searches are first told apart, all of them side by side.

use crate::base::messages::{Words, keys, tr};
use crate::lab::cell::Measure;
use crate::lab::experiments::Experiment;
use crate::lab::experiments::beyond::everyone;
use crate::lab::gathered::Gathered;
use crate::lab::own::{Own, Sweep};
use crate::lab::report::{Finding, Material, Report, Verdict, number};
use crate::problem::{Order, Question};

pub(in crate::lab::experiments) static FIGURE_1: Experiment = Experiment {
    id: "000-fig1",
    paper: "000",
    title: keys::lab_figure_1_all_searches_on,
    question: keys::lab_how_often_does_each_search,
    takes_set: false,
    cells: |plan| own().cells(plan),
    compare: |_, gathered, report| {
        own().compare(gathered, report);
        report.findings.push(fewer(gathered));
        values(gathered, report);
    },
    own: Some(own),
};

/// The paper's figure is lost; this tree has its value and its shape.
const TREE: &str = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";

fn own() -> Own {
    Own {
        title: Words::of(|lang| FIGURE_1.title.get(lang)),
        about: Words::of(|lang| FIGURE_1.question.get(lang)),
        positions: vec![TREE.to_owned()],
        numbers: 1,
        question: Question::Score,
        order: Order::Generation,
        scoring: Default::default(),
        evaluator: None,
        algorithms: everyone("score"),
        sweep: Sweep::Nothing,
        nodes: None,
        measure: Measure::Visits,
    }
}

fn fewer(gathered: &Gathered<'_>) -> Finding {
    let leaves = |variant| gathered.mean("all", variant, Measure::Visits);
    let both = leaves("SSS*").zip(leaves("α-β"));
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_katoh_sss_surpasses_alpha)),
        verdict: Verdict::of(both.map(|(sss, alpha_beta)| sss < alpha_beta)),
        material: Material::Similar,
        sentence: both.map_or_else(Default::default, |(sss, alpha_beta)| {
            Words::of(|lang| {
                tr!(
                    lang,
                    lab_sss_evaluates_leaves_alpha_beta,
                    sss = number(sss),
                    alpha_beta = number(alpha_beta)
                )
            })
        }),
        beside: Vec::new(),
    }
}

/// Every search finds the same value.
fn values(gathered: &Gathered<'_>, report: &mut Report) {
    let found: Vec<i32> = (gathered.variants("all").iter())
        .flat_map(|v| gathered.cells("all", v))
        .filter_map(|(_, done)| done.outcome.value)
        .collect();
    let right = found.iter().filter(|&&value| value == 30).count();
    report.findings.push(Finding {
        claim: Words::of(|lang| tr!(lang, lab_katoh_the_value_is)),
        verdict: Verdict::of((!found.is_empty()).then_some(right == found.len())),
        material: Material::Similar,
        sentence: Words::of(|lang| tr!(lang, lab_of_searches_find_it, right, found = found.len())),
        beside: Vec::new(),
    });
}
